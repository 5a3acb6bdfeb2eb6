import { type Lexicon, numbersOf, phrasesOf, rolesOf, timesOf } from './lexicon.ts';

const ROLES = rolesOf({
  determiner: `o a os as um uma uns umas este esta estes estas esse essa esses essas aquele aquela seu sua seus suas nosso
    nossa nossos nossas meu minha cada todos todas todo toda ambos ambas outro outra outros outras`,
  genitive: `de do da dos das dum duma deste desta destes destas`,
  preposition: `em no na nos nas num numa para por pelo pela pelos pelas com entre sobre sob desde ate ao aos à às a ante
    apos durante perante contra via junto_de junto_a dentro_de fora_de perto_de atraves_de por_meio_de
     ao_longo_de a_partir_de incluindo sem antes_de depois_de nesta neste
    nestas nestes nessa nesse naquela naquele além_de alem_de excluindo como pro pra pros pras`,
  link: `com em de do da dos das por  um_total_de num_total_de no_total_de no_valor_de na_ordem_dos na_ordem_de tantos_como
    uma_media_de com_um_total_de avaliado_em avaliada_em equivalente_a correspondente_a mais_de  nos nas os as o a aos`,
  from: `de dos das do da desde`,
  to: `para a ate aos ate_aos ate_as para_os para_as ao pra`,
  by: `em por`,
  and: `e & mais`,
  contrast: `enquanto mas ja ao_passo_que porem contudo todavia e_depois seguido_de seguida_de seguidos_de seguidas_de
    seguido_por seguida_por seguidos_por seguidas_por seguem-se segue-se seguiu-se seguiram-se a_frente_de por_sua_vez
    por_seu_lado`,
  versus: `face_a face_ao face_aos face_as face_à em_comparacao_com comparado_com comparada_com comparados_com
    comparadas_com contra versus vs em_relacao_a em_relacao_ao em_relacao_aos do_que frente_a frente_aos
    comparativamente_a comparativamente_com perante ante`,
  relative: `quando que qual quais quem cujo cuja onde o_qual a_qual`,
  pronoun: ` eles elas ele ela eu voce voces lhe lhes me se isso isto aquilo quem ninguem  `,
  adverb: `apenas so somente ja agora tambem ainda depois entao mesmo entretanto contudo juntos juntas no_total ao_todo
    finalmente por_fim por_ultimo ligeiramente fortemente bastante muito mais_tarde  atualmente actualmente
    cada_um cada_uma cada nomeadamente sobretudo essencialmente praticamente na_segunda_posicao em_segundo_lugar
    em_primeiro_lugar em_terceiro_lugar em_media por_sua_vez por_seu_lado por_seu_turno assim portanto logo_a_seguir
    logo alem_disso igualmente mais_uma_vez novamente entre_outros por_exemplo nao nunca isto_e ou_seja  por_pessoa
    da_seguinte_forma do_seguinte_modo no_conjunto a_seguir`,
  hedge: `cerca_de quase mais_de menos_de aproximadamente perto_de a_volta_de por_volta_de mais_ou_menos pouco_mais_de
    pouco_menos_de acima_de abaixo_de pelo_menos no_minimo no_maximo  uns umas na_casa_dos na_casa_de rondando
    sensivelmente uma_estimativa_de estimado_em estimada_em a_rondar_os a_rondar as_cerca_de em_torno_de ao_redor_de
    ligeiramente_acima_de ligeiramente_abaixo_de bem_mais_de`,
  light: ` é foi foram sao era eram ser sera serao seria esta estava estao estavam estar tem tinha tinham teve tiveram ter
    vai vao vem ia iam ha houve havia atingiu atingiram atinge atingem atingir totalizou totalizaram totaliza somou somaram chegou chegaram
    chega registou registaram regista registam registrou registraram registra registou-se registaram-se verificou-se
    ascendeu ascenderam situou-se situaram-se situava-se fixou-se fixaram-se cifrou-se rondou rondaram ronda rondam ronda-se
    ficou ficaram fica ficam contou contaram conta contava contavam contabilizou contabilizaram apresentou apresentaram
    apresenta somava representou representa representam representaram correspondeu corresponde correspondem
    corresponderam foi_de foram_de era_de eram_de é_de sao_de seguiu-se continua permaneceu terminou obteve obtiveram obtem recolhe recolhem recolheu recolheram
    viu viram liderou lidera mediu mediram mostrou mostraram perfez perfazem alcancou alcancaram reuniu reuniram 
    possui possuem responde respondem estimou-se calculou-se acabou manteve-se mantem mantinha mantiveram constituem
    constitui compoem abrange conseguiu conseguiram cabe coube couberam trouxe trouxeram ocupa ocupam
    temos tinhamos tivemos chegamos atingimos registamos ficamos somamos contamos obtivemos alcancamos`,
  rise: `subiu subiram sobe sobem subir subindo aumentou aumentaram aumenta aumentam aumentar cresceu cresceram cresce
    crescem crescer crescendo  valorizou valorizaram valorizou-se avancou avancaram disparou dispararam passou passaram
    passar passa passam evoluiu evoluiram melhorou melhoraram duplicou duplicaram triplicou triplicaram dobrou dobraram
    recuperou recuperaram acelerou aceleraram subimos aumentamos crescemos passamos um_aumento_de uma_subida_de um_crescimento_de  saltou saltaram`,
  fall: `desceu desceram desce descem descer descendo caiu cairam cai caem cair caindo diminuiu diminuiram diminui baixou
    baixaram baixa baixam recuou recuaram recua perdeu perderam perde reduziu reduziram reduziu-se reduz desvalorizou
    desvalorizaram encolheu encolheram afundou tombou tombaram uma_queda_de uma_descida_de uma_reducao_de
    uma_diminuicao_de quebrou abrandou abrandaram contraiu contrairam descemos caimos perdemos reduzimos`,
  verb: `acolhe acolhem aloja alojam inclui incluem contem detem aprova aprovam frequentam frequenta compra compram conduz perdeu perderam perde vendeu venderam vende vendem vendemos faturou facturou faturaram factura fatura faturamos gastou gastaram gasta gastam
    gastamos compramos produzimos exportamos importamos recebemos
    contratamos construimos abrimos enviamos entregamos investimos custou custaram custa custam rendeu renderam rende rendem marcou marcaram marca marcam marcar preferem prefere
    preferiu preferiram escolheram escolheu pagam pagou pagaram comprou compraram produziu produziram produz
    produzem exportou exportaram exporta importou importaram importa gerou geraram gera geram recebeu receberam recebe
    recebem emprestou emprestaram empregou emprega empregam contratou contrataram conquistou conquistaram venceu venceram
    votaram votou disseram disse construiu construiram abriu abriram fechou fecharam entregou entregaram enviou enviaram
    visitaram visitou vieram veio vem consumiu consumiram consome consomem investiu investiram
    arrecadou arrecadaram respondeu responderam doou doaram
    percorreu percorreram correu correram pesa pesam pesava mede medem vale valem valia valiam durou duraram plantou
    plantaram plantamos colheu colheram serviu serviram atendeu atenderam ganhou ganharam ganha usam usa usou usaram
    utilizam utiliza vivem vive trabalham trabalha estudam estuda leu leram escreveram aprovou aprovaram vendidas vendidos
    vendida vendido registadas registados produzidas produzidos construidas construidos transportou transportaram
    transporta transportam acolheu acolheram inscreveram-se opoem-se apoiam concordam discordam consideram bebem comem
    andam viajam ofereceu ofereceram fez fizeram lucrou lucraram economizou pouparam poupou reciclou reciclaram emitiu
    emitiram forneceu forneceram tratou trataram realizou realizaram efetuou efetuaram levou levaram`,
  measure: `vendas venda receita receitas lucro lucros prejuizo prejuizos custo custos despesa despesas gasto gastos faturacao
    facturacao faturamento margem preco precos renda rendas salario salarios ordenado orcamento divida defice excedente
    exportacoes importacoes comercio producao producoes colheita populacao assistencia desemprego emprego inflacao taxa
    taxas racio quota quotas percentagem porcentagem proporcao temperatura temperaturas precipitacao chuva pluviosidade
    humidade umidade pressao densidade peso altura comprimento largura profundidade distancia velocidade area volume
    capacidade consumo procura demanda oferta emissoes trafego visitas visualizacoes descargas downloads inscricoes
    conversao encomendas pedidos entregas reservas chegadas partidas matriculas internamentos nascimentos obitos mortes
    casos infecoes infeccoes pessoal afluencia participacao abstencao pontuacao classificacao pontos investimento
    investimentos pib crescimento indice valor valores total media medias numero numeros quantidade nivel niveis stock
    stocks estoque esperanca_media_de_vida mortalidade donativos doacoes subsidios financiamento retencao utilizacao
    audiencia audiencias bilheteira bilheteria tarifa tarifas imposto impostos juros juro dividendos produtividade
    concentracao frequencia duracao idade energia potencia rendimento rendimentos poupanca saldo resultado_liquido
    resultados passivo ativo natalidade ocupacao dormidas geracao`,
  head: `numero quantidade total volume valor nivel taxa quota percentagem porcentagem proporcao media mediana preco custo soma
    contagem indice esperanca idade`,
  filler: `numeros valores resultado resultados valor total totais montante montantes`,
  counter: `pagina paginas pag seccao secao seccoes capitulo capitulos figura figuras tabela quadro artigo artigos anexo
    paragrafo versao sala salas porta portas piso andar edificio n n.º n.o nº   n.os comboio trem voo linha linhas
    autocarro onibus via rua avenida lote apartamento apto passo questao pergunta ata acta ponto lei decreto modelo 
    temporada episodio serie telefone tel telemovel fax processo diapositivo slide nota ticket  edicao`,
  label: `estacao grupo equipa equipe polo fabrica produto zona regiao distrito turma classe loja filial amostra lote unidade
    setor sector segmento tipo categoria nivel escola laboratorio linha escalao lista ronda jogo prova fase etapa modelo projeto projecto
    campo talhao bairro rota reator reactor modelo parcela sensor`,
  unit: `tonelada toneladas t kg quilo quilos quilograma quilogramas g gramas mg litro litros l ml barril barris km
    quilometro quilometros metro metros m cm mm milha milhas hectare hectares ha km² m² m³ mw gw kw kwh mwh gwh twh
    megawatts gigawatts °c ºc °f grau graus graus_celsius hora horas minuto minutos segundo segundos dias semanas meses anos
    km/h ppm db gb tb mb metros_quadrados metros_cubicos quilometros_quadrados pontos_percentuais ponto_percentual
    pontos_base quintal centimos centimo centavos centavo dinares arrobas arroba kcal calorias hectolitros`,
  respectively: `respetivamente respectivamente por_esta_ordem por_essa_ordem`,
  rest: `os_restantes o_restante as_restantes a_restante o_resto os_demais as_demais`,
  more: `mais superior superiores maior acima`,
  less: `menos inferior inferiores menor abaixo`,
  base: `dos das de entre de_entre dentre do_total_de`,
  aside: `segundo conforme de_acordo_com gracas_a gracas_ao gracas_as devido_a devido_ao em_termos_de apesar_de com_base_em
    exceto excepto a_excecao_de`,
  range: `varia variam variou variaram oscila oscilam oscilou oscilaram entre`,
  class: `por`,
  side: `a_favor contra`,
  loss: `prejuizo prejuizos perda perdas perdeu perderam perde perdem defice defices deficit`,
  gain: `lucro lucros lucrou lucraram ganho ganhos ganhou ganharam ganha excedente excedentes superavit`,
});

/** First persons of the past of the verbs above: "vendi" of "vendeu"; those in -ei and -mos are known by their ending. */
const FIRST_PERSONS: ReadonlySet<string> = new Set(
  [...ROLES.keys()].filter((word) => /^\S{3,}[ei]u$/.test(word)).map((word) => word.replace(/[ei]u$/, 'i')),
);

/** Portuguese of Portugal; Brazil's forms are understood. Folded: without accents. */
export const PORTUGUESE_LEXICON: Lexicon = {
  language: 'pt',
  decimalMark: ',',
  labels: {
    category: 'Categoria',
    value: 'Valor',
    change: 'Variação',
    period: 'Período',
    year: 'Ano',
    half: 'Semestre',
    quarter: 'Trimestre',
    month: 'Mês',
    week: 'Semana',
    day: 'Dia',
  },
  roles: ROLES,
  numbers:
    numbersOf(`zero|0 um|1 uma|1 dois|2 duas|2 tres|3 quatro|4 cinco|5 seis|6 sete|7 oito|8 nove|9 dez|10 onze|11 doze|12
    treze|13 catorze|14 quatorze|14 quinze|15 dezasseis|16 dezesseis|16 dezassete|17 dezessete|17 dezoito|18 dezanove|19
    dezenove|19 vinte|20 trinta|30 quarenta|40 cinquenta|50 sessenta|60 setenta|70 oitenta|80 noventa|90 cem|100 cento|100
    duzentos|200 duzentas|200 trezentos|300 trezentas|300 quatrocentos|400 quatrocentas|400 quinhentos|500 quinhentas|500
    seiscentos|600 seiscentas|600 setecentos|700 setecentas|700 oitocentos|800 oitocentas|800 novecentos|900 novecentas|900
    meio|0.5 meia|0.5`),
  articles: new Set(['um', 'uma', 'meio', 'meia']),
  ordinals:
    numbersOf(`primeiro|1 segundo|2 terceiro|3 quarto|4 primeira|1 segunda|2 terceira|3 quarta|4 1.º|1 2.º|2 3.º|3 4.º|4
    1º|1 2º|2 3º|3 4º|4 ultimo|4`),
  periods: timesOf({
    year: 'ano exercicio epoca temporada',
    half: 'semestre',
    quarter: 'trimestre',
    month: 'mes',
    week: 'semana',
    day: 'dia',
  }),
  moments: timesOf({
    year: `ano_passado ano_anterior este_ano neste_ano proximo_ano um_ano_antes um_ano_depois ano_seguinte no_ano_seguinte ha_um_ano ano_seguinte periodo_homologo
      mesmo_periodo_do_ano_anterior mesmo_periodo_do_ano_passado`,
    quarter: 'trimestre_anterior trimestre_passado trimestre_homologo este_trimestre trimestre_seguinte',
    month: 'mes_passado mes_anterior este_mes mes_seguinte um_mes_antes',
    week: 'semana_passada semana_anterior esta_semana semana_seguinte',
    day: 'ontem hoje amanha dia_anterior anteontem',
    period: 'ha_dez_anos decada_anterior epoca_passada epoca_anterior temporada_passada verao_passado inverno_passado',
  }),
  multipliers: numbersOf(`o_dobro|2 o_triplo|3 metade|0.5 duas_vezes_mais|2 tres_vezes_mais|3 o_quadruplo|4`),
  isVerbLike: (word) =>
    word.length > 3 &&
    (VERB_ENDING.test(word) || word.endsWith('-se') || FIRST_PERSONS.has(word)) &&
    !NOT_VERBS.has(word),
  isHeadFirst: true,
};

/** Endings of the simple past and the imperfect, third person. */
const VERB_ENDING = /(?:ou|ei|amos|aram|eram|iram|eu|iu|avam|aram-se|ou-se|eram-se|iram-se|eu-se|iu-se)$/;

const NOT_VERBS: ReadonlySet<string> = new Set(
  phrasesOf(
    'ramos rei lei museu europeu liceu ateneu coliseu pneu trofeu camafeu judeu plebeu meu seu teu apogeu chapeu viseu biru',
  ),
);

import type { StoryLexicon } from './senses.ts';

/** Portuguese words that steer a narrative. */
export const PORTUGUESE_WISHES: StoryLexicon = {
  'tone:neutral':
    'neutro|neutra|simples|linguagem simples|objetivo|objetiva|factual|imparcial|sóbrio|sóbria|público em geral|público geral|como se eu tivesse cinco anos|como se tivesse cinco anos|jargão|fácil|fácil de perceber|fácil de entender|claro|clara|claramente|acessível|leigos|leigo|principiantes',
  'tone:formal':
    'formal|profissional|oficial|sério|séria|académico|académica|relatório|comunicado de imprensa|investigadores|cientistas|especialistas|académicos|reguladores|analistas',
  'tone:punchy':
    'incisivo|incisiva|entusiasta|empolgante|cativante|vibrante|emocionante|impactante|apelativo|apelativa|forte|chamativo|chamativa|manchete|jornal|de impacto|com impacto|urgente|urgência|alarmante|poderoso|envolvente|provocador|provocadora|intrigante|jornalista|jornalístico|jornalística|revista|sensacionalista',
  'tone:executive':
    'executivo|executivos|executiva|direção|administração|gestão|investidores|acionistas|conselho|gestores|diretores|decisores|chefias|sumário executivo|chefe|meu chefe|patrão|cliente|clientes|gestor|gerente|diretor|diretoria|liderança',
  'tone:playful':
    'divertido|divertida|descontraído|descontraída|leve|informal|brincalhão|humor|engraçado|engraçada|alegre|crianças|miúdos|jovens|bem disposto|bem disposta|leve e divertido',
  'focus:rise':
    'subida|subidas|aumento|aumentos|ganho|ganhos|alta|salto|subiu|subiram|aumentou|aumentaram|recuperação|retoma|crescer|boas notícias|boa notícia|positivo|positivos|positiva|otimista|lado bom|o que correu bem|correu bem|melhoria|melhorias|melhorou',
  'focus:fall':
    'queda|quedas|descida|descidas|diminuição|redução|perda|perdas|quebra|baixa|recuo|caiu|caíram|desceu|desceram|diminuiu|diminuíram|baixou|recuou|más notícias|má notícia|negativo|negativos|negativa|pessimista|alerta|aviso|preocupante|preocupação|preocupações|o que correu mal|correu mal|piorou|deterioração|revés',
  'focus:growth':
    'crescimento|evolução|tendência|tendências|mudança|mudou|variação|progresso|ao longo do tempo|cresceu|cresceram',
  'focus:extremes':
    'maior|melhor|máximo|pico|recorde|mais alto|topo|mais longo|mais comprido|mais rico|mais forte|mais quente|mais caro|mais alta|mais longa|mais vendido|mais visitado|primeiro lugar|maiores|melhores|melhor desempenho|estrela',
  'focus:lowest':
    'menor|pior|mínimo|mais baixo|mais fraco|menos|mais frio|mais fraca|mais baixa|mais barato|mais pobre|último lugar|menores|piores|pior desempenho|para trás|fica para trás|fim da tabela',
  'focus:share': 'quota|quotas|proporção|parte|partes|composição|peso|concentração|fatia',
  'focus:comparison': 'comparação|diferença|diferenças|distância|versus|vs|entre',
  'focus:relation': 'relação|correlação|ligação',
  'focus:season': 'sazonalidade|sazonal|época|ciclo|estação',
  'focus:outlier': 'anomalia|anomalias|exceção|invulgar|atípico|fora do comum|discrepante',
  'focus:latest': 'mais recente|último mês|último trimestre|último ano|recente',
  'focus:years':
    'ano a ano|ano após ano|homólogo|homóloga|variação homóloga|crescimento anual|variação anual|face ao ano anterior|em relação ao ano anterior|ano anterior|ano passado',
  'focus:total': 'total|totais|no total|ao todo|soma|somatório',
  'focus:average': 'média|em média|médias|valor típico|mês típico|ano típico|dia típico',
  'field:title': 'título|títulos|cabeçalho',
  'field:subtitle': 'subtítulo',
  'field:caption': 'legenda|descrição|nota|resumo|parágrafo|texto em baixo|legendas',
  'language:EN_US': 'inglês|inglês americano',
  'language:EN_GB': 'inglês britânico',
  'language:PT_PT': 'português|português europeu',
  'language:AR': 'árabe',
  'length:short': 'curto|curta|breve|conciso|concisa|sucinto|sucinta|resumido|pequeno',
  'length:long': 'longo|longa|detalhado|detalhada|pormenorizado|com detalhe|pormenores|completo',
  'length:line': 'linha',
  'length:sentence': 'frase|frases',
  'length:character': 'caracteres|carateres|caráter|letras',
  'length:word': 'palavra|palavras',
  'form:question': 'pergunta|em forma de pergunta|como pergunta|questão|interrogação',
  'form:numbers': 'número|números|algarismos|valores|estatísticas',
  'form:percentages': 'percentagem|percentagens|percentual|percentuais|porcentagem|porcentagens|por cento|%',
  'form:emoji': 'emoji|emojis|emoticon|smiley',
  'form:exact':
    'exato|exatos|exata|exatas|números exatos|valores exatos|sem arredondar|não arredondado|preciso|precisos',
  'form:bullets': 'marcadores|tópicos|em tópicos|lista com marcadores|pontos em lista|em lista',
  'form:forecast':
    'previsão|previsões|prever|prevê|preveja|projeção|próximo ano|próximo mês|próximo trimestre|futuro|no futuro|perspetivas|o que vai acontecer',
  'form:cause': 'porquê|porque|por que|por quê|razão|razões|motivo|motivos|causa|causas|a que se deve',
  'tool:only': 'só|apenas|somente|unicamente',
  'tool:keep':
    'mantém|mantenha|manter|conserva|deixa|deixe|não mudes|não mude|não alteres|não altere|conserve|não mexas|não mexa|guarda',
  'tool:without': 'sem|não|nada|nem|nunca|evita|evite|exclui|exclua|ignora|ignore|não uses|não use|omite|retira',
  'tool:mention':
    'menciones|mencione|refiras|refira|menciona|mencione|mencionar|foca|foque|focar|foco|destaca|destaque|destacar|refere|refira|realça|realce|sobre|acerca de|inclui|inclua|fala de|fale de|fala|fale|fales|falar|fala sobre|fale sobre|falar sobre|mencionares|referir|citar|cita|cite|incluir|realçar|sublinha|sublinhe',
  'tool:compare': 'compara|compare|comparar',
  'tool:which': 'quem|qual|quais|que mais',
  'tool:lead':
    'quem ganha|quem vence|quem ganhou|quem venceu|ganhou|venceu|quem está a ganhar|a ganhar|vencedor|vencedora|quem lidera|lidera|líder|líderes|na frente|à frente|campeão|campeã',
  'tool:write':
    'deve ser|tem de ser|deve dizer|típico|típica|no conjunto|fosse|escreve|escreva|faz|faça|dá|dê|conta|conte|cria|crie|narra|descreve|descreva|explica|explique|resume|história|narrativa|usa|use|tom|estilo|dados|gráfico|em|escrever|contar|aconteceu|houve|mostra|mostre|texto|textos|quero|por favor|com|para|ideia principal|ideia chave|principal|principais|conclusão|conclusões|conclusão principal|mensagem|mensagem principal|ponto principal|pontos principais|importante|mais importante|o que importa|importa|saber|devo saber|preciso de saber|em poucas palavras|descoberta|descobertas|análise|analisa|analise|blogue|blog|artigo|slide|diapositivo|apresentação|redes sociais|linkedin|linked in|publicação|post|painel|newsletter|email|primeiro|melhor texto|melhora|melhore|melhorar|bom|boa|interessante|relevante|adequado|adequada',
};

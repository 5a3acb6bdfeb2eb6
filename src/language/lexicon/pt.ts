import { gathered, highToLow, lowToHigh, participles, verbForms, withContractions } from './portuguese-forms.ts';
import type { Lexicon, Sense } from './senses.ts';

const FORMS: Partial<Lexicon> = {
  article:
    'o|a|os|as|um|uma|uns|umas|este|esta|estes|estas|esse|essa|esses|essas|isto|isso|aquele|aquela|aqueles|aquelas|seu|sua|seus|suas|nosso|nossa|nossos|nossas|meu|minha|meus|minhas|me|te|lhe|eu|nós|você|se|algum|alguma|alguns|algumas|qualquer|mesmo|mesma',
  politeness: `por favor|hmm|olha|olhe|muito obrigado|muito obrigada|obrigadinho|penso que|acho que|creio que|parece-me que|prefiro|preferia|preferimos|ficava melhor|ficaria melhor|seria melhor|era melhor|é melhor|fica melhor|seria bom|era bom|demasiado detalhado|demasiado detalhe|está demasiado detalhado|muito detalhado|detalhado demais|demasiadas linhas|se puderes|se puder|se fosse possível|desculpa|desculpe|será que|é possível|seria possível|estou interessado em|estou interessada em|procuro|ando à procura de|ajuda-me a|ajude-me a|rapidamente|se não te importas|de novo|novamente|mais uma vez|se faz favor|sff|pf|pfv|obrigado|obrigada|podes|pode|podem|podias|podia|poderia|poderias|consegues|consegue|quero|queria|queríamos|queremos|gostava|gostava de|gostaria|gostaria de|preciso|preciso de|precisava de|precisamos de|precisava|olá|bom dia|boa tarde|boa noite|agora|então|também|ainda|já|talvez|afinal|se possível|lá|aí|ok|pronto|bem|mas|simplesmente|respetivamente|respetivo|respetiva|correspondente|vamos|é que|interessa|interessam|tenta|tente|desta vez`,
  showVerb: `${verbForms('mostrar|apresentar|desenhar|criar|gerar|visualizar|representar|exibir|listar|indicar|calcular|encontrar|traçar|procurar|devolver|retornar|produzir|elaborar|preparar|montar|ilustrar')}|faz|faça|faz me|fazer|façam|façamos|fazes|dá|dê|dar|deem|dás|vê|ver|veja|vejam|diz|diga|dizer|digam|põe|pôr|ponha|põem|ponham|po|bota|bote|botar|botem|mete|meta|meter|coloca|coloque|colocar|plota|plotar|plote|ter|obter|obtém|saber|consultar|houve|houver`,
  questionWord:
    'que|qual|quais|quem|onde|aonde|como|quando|quanto|quanta|o que|o que é|e se|e quanto a|acerca de|sobre|a respeito de',
  useVerb: `${verbForms('usar|utilizar')}|em termos de|através de|via|relativamente a|no que toca a|quanto a|recorrendo a`,
  of: 'de|dum|duma|pertencente a|relativo a|relativa a|referente a|vem de|vêm de|veio de',
  by: 'por|pelo|pela|pelos|pelas|segundo|conforme|consoante|de acordo com|em função de|com base em|a partir de|agrupado por|agrupada por',
  per: 'por|por cada|a cada|em cada|por um|por uma',
  each: 'cada|cada um de|cada uma de|todo o|toda a|individual|individuais',
  different: 'diferente|diferentes|distinto|distinta|distintos|distintas|vários|várias|diversos|diversas',
  kindOf: 'tipo de|tipos de|género de|espécie de|forma de|formas de|nível de|níveis de|modo de|meio de',
  all: 'nada|tudo|todo|toda|todos|todas|todos os|todas as|inteiro|inteira|completo|completa|geral|global',
  and: 'e|&|bem como|assim como|juntamente com|mais também|e também|e ainda|,|;',
  or: 'ou|ou então|quer',
  not: 'não|nem|nunca|jamais',
  in: 'em|no|na|nos|nas|num|numa|nuns|numas|dentro de|durante|neste|nesta|nesse|nessa|ao',
  on: 'em|no|na|nos|nas|sobre',
  from: 'de|do|da|dos|das|deste|desta|destes|destas|desse|dessa|desses|dessas|desde|vindo de|vinda de|vindos de|com origem em|proveniente de|vem de|vem do|vem da|vem dos|vem das|vêm de|vêm do|vêm da|vêm dos|vêm das|veio de|veio do|veio da|veio dos|veio das|vieram de|vieram do|vieram da|vieram dos|vieram das|a partir de|entre',
  to: 'a|ao|aos|pra|pro|pras|pros|até|até a|para|à|às|–|-',
  into: 'em|para|num|numa|no|na',
  with: 'com|tendo|contendo',
  without: `sem|exceto|excepto|salvo|fora|menos o|menos a|menos os|menos as|tudo menos|todos menos|todas menos|à exceção de|com exceção de|excluindo|tirando|retirando|descontando|a não ser|que não seja|que não sejam|que não estão|que não está|que não estejam|que não esteja|que não foram|que não foi|que não eram|que não tenham sido|não estão|não são|que não são|que não é|desconsiderando|sem contar com|sem contar|não contando com|não incluir|não inclui|${verbForms('ignorar|excetuar|desconsiderar')}`,
  for: 'para|o mesmo para|a mesma coisa para|idem para|pra|pro|pras|pros|entre|relativo a|relativamente a|no caso de',
  as: 'como|em|num|numa|por|sob a forma de|em forma de|na forma de',
  over: 'por cima de|ao longo de|sobre|através de|no decurso de|no decorrer de',
  versus:
    'vs|versus|contra|face a|em comparação com|comparado com|comparada com|comparados com|em relação a|frente a|v s',
  that: 'em que|nos quais|nas quais|que|o qual|a qual|os quais|as quais|quem',
  whose: 'cujo|cuja|cujos|cujas|em que|onde|no qual|na qual|quando',
  is: 'é|são|foi|foram|era|eram|seja|sejam|for|forem|está|estão|esteja|estejam|estava|ser|fez|esteve|estiveram|=|==|:|fica|ficam|iguala',
  has: 'tem|têm|tenha|tenham|tiver|tiverem|tinha|tinham|teve|tiveram|há|haja|possui|possuem|possua|possuam|apresenta|apresentam|registou|registaram|regista|registam|obteve|obtiveram|obtém|conseguiu|conseguiram|teve de|com',
  than: 'que|do que|que o|que a|do que o|do que a|de',
  only: 'só|apenas|somente|unicamente|exclusivamente|nada mais que|só com|apenas com|só para',
  instead: 'em vez de|em lugar de|ao invés de|em alternativa a|em vez disso',
  them: 'eles|elas|los|las|lo|la|ele|ela',
  their: 'seu|sua|seus|suas|dele|dela|deles|delas|respetivo|respetiva|respetivos|respetivas',
  there: 'lá|ali|aqui|cá|aí',
  average: 'média|médio|médias|médios|em média|valor médio|média aritmética|med|avg',
  sum: `soma|somas|total|totais|somatório|no total|ao todo|em total|somado|somada|somados|somadas|valor total|totalidade|${verbForms('somar|totalizar')}`,
  median: 'mediana|medianas|mediano|valor mediano',
  minimum: 'mínimo|mínima|mínimos|mínimas|min|valor mínimo|valor mais baixo|menor valor',
  maximum: 'máximo|máxima|máximos|máximas|max|valor máximo|valor mais alto|maior valor|pico',
  number: 'número|números|num|nº|nr|núm',
  count: `contagem|contagens|número total|número de vezes|quantas vezes|com que frequência|frequência|frequências|frequência absoluta|ocorrências|número de linhas|número de registos|contagem de linhas|contagem de registos|total de linhas|total de registos|${verbForms('contar|contabilizar')}`,
  howMany: 'quantos|quantas',
  amount: 'quantidade|quantidades|montante|montantes',
  rows: 'linha|linhas|pessoa|pessoas|registo|registos|registro|registros|entrada|entradas|observação|observações|caso|casos|item|itens|elementos|ocorrências',
  distinct: 'distinto|distinta|distintos|distintas|único|única|únicos|únicas',
  deviation: 'desvio padrão|desvio-padrão|desvios padrão|dispersão dos valores|dp|desvpad',
  percentage: 'percentagem|percentagens|porcentagem|porcentagens|por cento|%|percentual|percentuais|pct',
  percentile: 'percentil|percentis',
  measureUnit:
    'euros|euro|eur|€|dólares|dólar|cêntimos|reais|libras|kg|quilos|quilo|quilogramas|gramas|km|quilómetros|metros|milhas|graus|grau|°c|°f|°|graus celsius|graus centígrados|unidades|unidade|pessoas|peças|anos de idade|valores|pontos|litros|toneladas|hab|habitantes|minutos|minuto|segundos|estrelas|lugares|fahrenheit|celsius|pés|toneladas|hectares|hectare|tonelada|litro|m2|km2',
  above: `superou|superaram|passou|passaram|acima de|mais de|mais do que|mais que|superior a|superiores a|maior que|maior do que|maiores que|maiores do que|maior de|maiores de|ultrapassou|ultrapassaram|excedeu|excederam|>|para lá de|além de|mais alto que|mais alto do que|mais alta do que|mais elevado que|mais elevado do que|melhor que|melhor do que|melhores do que|passa de|passam de|passa dos|passa das|passam dos|passam das|passou de|passou dos|passou das|passaram de|passaram dos|passaram das|a mais de|${verbForms('ultrapassar|exceder|superar')}`,
  below:
    'abaixo de|menos de|menos do que|menos que|inferior a|inferiores a|menor que|menor do que|menores que|menores do que|menor de|menores de|mais baixo que|mais baixo do que|pior que|pior do que|piores do que|<|aquém de|não atingiu|não atingiram|não cumpriu|não cumpriram|falhou|falharam|a menos de|não chega a|não chegam a',
  atLeast:
    'pelo menos|no mínimo|ao menos|não menos de|não menos que|não inferior a|>=|≥|maior ou igual a|superior ou igual a|maiores ou iguais a|igual ou superior a|iguais ou superiores a|igual ou maior que|mínimo de|um mínimo de|a partir de|de pelo menos|maior ou igual que|atingiu|atingiram|cumpriu|cumpriram',
  atMost:
    'no máximo|até|quando muito|não mais de|não mais que|não superior a|<=|≤|menor ou igual a|inferior ou igual a|menores ou iguais a|igual ou inferior a|iguais ou inferiores a|máximo de|um máximo de|de no máximo|até um máximo de|menor ou igual que',
  equal: 'igual|igual a|iguais a|exatamente|equivale a|equivalente a|idêntico a',
  unequal:
    '!=|<>|≠|diferente de|diferentes de|não é|não são|não foi|não foram|não está|não estão|não esteja|não estejam|não estava|não estavam|não era|não eram|não for|não forem|não seja|não sejam|distinto de|não igual a|não é igual a|diferir de',
  between: 'entre|compreendido entre|compreendida entre|compreendidos entre|compreendidas entre|situado entre',
  range: 'no intervalo de|no intervalo entre|no intervalo|na faixa de|na faixa dos|na gama de|intervalo de',
  orMore:
    'ou mais|ou superior|ou superiores|ou acima|para cima|ou maior|ou maiores|em diante|ou melhor|e mais|ou mais velhos|e acima',
  orLess: 'ou menos|ou inferior|ou inferiores|ou abaixo|para baixo|ou menor|ou menores|e menos|e abaixo|ou mais novos',
  after:
    'depois|e depois|em seguida|a seguir|depois de|após|posterior a|posteriores a|a seguir a|mais tarde que|passado|mais recente que|mais recentes que',
  before: 'antes de|anterior a|anteriores a|até antes de|prévio a|mais antigo que|mais antigos que',
  since: 'desde|a partir de|a contar de|de então para cá desde|com início em|começando em|desde o início de',
  until: 'até|até a|até ao fim de|até ao final de|até finais de|o mais tardar em',
  contains: `contém|contêm|contenha|contenham|contendo|conter|com a letra|com as letras|tem a letra|têm a letra|com a palavra|que tenha a palavra|com o texto|inclui|incluem|incluindo|a conter`,
  startsWith:
    'começa por|começam por|começa com|começam com|começado por|começada por|começados por|começadas por|começados com|começadas com|a começar por|a começar com|que comece por|iniciado por|iniciados por|iniciadas por|inicia por|inicia com|iniciam com|comecem por|comece com|comecem com|principia por|começando por',
  endsWith:
    'termina em|terminam em|termina com|terminam com|acaba em|acabam em|acaba com|acabam com|acabado em|acabados em|acabadas em|acabada em|terminado em|terminados em|terminadas em|terminada em|a terminar em|a acabar em|termine em|terminem em|acabe em|acabem em|terminando em',
  letter: 'letra|letras|a letra|as letras|palavra|a palavra|texto|expressão',
  filled: 'preenchido|preenchida|preenchidos|preenchidas|não vazio|não vazia|presente',
  empty:
    'vazio|vazia|vazios|vazias|em branco|nulo|nula|nulos|nulas|em falta|n/d|n/a|desconhecido|desconhecida|por preencher|não preenchido|não preenchida|omisso|omissa|indefinido',
  sortVerb: `${verbForms('ordenar|organizar|classificar|ordenhar|arrumar|reordenar')}|${participles('ordenar|organizar|classificar')}|por ordem|em ordem|ordenação|pôr por ordem|põe por ordem|ponha por ordem`,
  ascending: `ascendente|pior primeiro|piores primeiro|o pior primeiro|os piores primeiro|crescente|asc|em ordem crescente|por ordem crescente|ordem crescente|em ordem ascendente|por ordem ascendente|ordem ascendente|de forma crescente|de forma ascendente|${lowToHigh()}|cronologicamente|por ordem cronológica|em ordem cronológica|ordem cronológica|cronológico|cronológica|do mais antigo para o mais recente|dos mais antigos para os mais recentes|do mais recente? para|menores primeiro|menor primeiro|mais antigos primeiro|mais antigo primeiro|mais baixos primeiro|primeiro os menores|primeiro os mais baixos|primeiro os mais antigos|primeiro os piores|piores primeiro|a subir`,
  descending: `descendente|melhor primeiro|melhores primeiro|o melhor primeiro|os melhores primeiro|decrescente|desc|em ordem decrescente|por ordem decrescente|ordem decrescente|em ordem descendente|por ordem descendente|ordem descendente|de forma decrescente|de forma descendente|${highToLow()}|ordem inversa|por ordem inversa|em ordem inversa|inversamente|ao contrário|em sentido inverso|inversa|do mais recente para o mais antigo|dos mais recentes para os mais antigos|maiores primeiro|maior primeiro|mais recentes primeiro|mais recente primeiro|mais altos primeiro|primeiro os maiores|primeiro as maiores|primeiro os mais altos|primeiro os mais recentes|primeiro os melhores|melhores primeiro|a descer`,
  alphabetical:
    'alfabeticamente|alfabética|alfabético|ordem alfabética|por ordem alfabética|em ordem alfabética|de a a z|de a z|a a z|a z|lexicograficamente|de forma alfabética',
  order: 'ordem',
  xAxis:
    'eixo x|eixo dos x|eixo do x|x|eixo horizontal|eixo das abcissas|eixo das abscissas|abcissas|eixo dos xx|eixo de x|horizontal',
  yAxis: 'eixo y|eixo dos y|eixo do y|y|eixo vertical|eixo das ordenadas|ordenadas|eixo dos yy|eixo de y|vertical',
  barsWord: 'barra|barras|as barras',
  namesWord: 'nome|nomes|os nomes|o nome|rótulos|etiquetas',
  valuesWord: 'valor|valores|o valor|os valores|altura das barras|comprimento das barras|tamanho das barras',
  top: 'top|melhor|melhores|principal|principais|líder|líderes|primeiros lugares|mais importantes',
  bottom: 'pior|piores|últimos lugares|menos importantes',
  most: `mais|pico|auge|ponto mais alto|maior|maiores|mais alto|mais alta|mais altos|mais altas|mais elevado|mais elevada|mais elevados|mais elevadas|máximo|máxima|mais recente|mais recentes|mais grande|melhor|melhores|mais vendido|mais vendida|mais vendidos|mais vendidas`,
  least: `menos|menor|menores|mais baixo|mais baixa|mais baixos|mais baixas|mais pequeno|mais pequena|mais pequenos|mais pequenas|mínimo|mínima|mais antigo|mais antiga|mais antigos|mais antigas|pior|piores|menos vendido|menos vendida|menos vendidos|menos vendidas`,
  first: 'primeiro|primeira|primeiros|primeiras|1º|1ª|1.º|1.ª',
  last: 'último|última|últimos|últimas|final|finais|derradeiro',
  rest: 'resto|restante|restantes|outro|outra|outros|outras|demais|tudo o resto|os outros|os restantes|o resto|as restantes|as outras',
  overTime:
    'ao longo do tempo|no tempo|com o tempo|ao longo dos anos|ao longo dos meses|ao longo das semanas|ao longo dos dias|ao longo do ano|no decorrer do tempo|com o passar do tempo|com o passar dos anos|com os anos|cronologia|série temporal|evolução temporal|linha do tempo|linha temporal|por data|através do tempo|através dos anos',
  time: 'tempo|data|datas|momento',
  year: 'ano|anos|ano civil|anual',
  half: 'semestre|semestres|meio ano',
  quarter: 'trimestre|trimestres|trim',
  month: 'mês|meses',
  week: 'semana|semanas',
  spring: 'primavera|meses de primavera',
  summer: 'verão|verões|meses de verão',
  autumn: 'outono|meses de outono',
  winter: 'inverno|invernos|meses de inverno',
  workday: 'dias úteis|dia útil|durante a semana|dias de semana|dia de semana|à semana',
  weekday: 'dia da semana|dias da semana|dia de semana',
  weekend: 'fim de semana|fins de semana|fim-de-semana|fins-de-semana|sábados e domingos|sábado e domingo',
  day: 'dia|dias',
  hour: 'hora|horas',
  monthOfYear: 'mês do ano|meses do ano|sazonalidade',
  yearly:
    'de um ano para o outro|de um ano para o seguinte|anual|anuais|anualmente|ano a ano|de ano para ano|todos os anos|ano após ano|cada ano',
  quarterly: 'trimestral|trimestrais|trimestralmente|trimestre a trimestre|todos os trimestres|cada trimestre',
  monthly:
    'de um mês para o outro|de um mês para o seguinte|face ao mês anterior|mensal|mensais|mensalmente|mês a mês|de mês para mês|todos os meses|mês após mês|cada mês',
  weekly: 'semanal|semanais|semanalmente|semana a semana|todas as semanas|cada semana',
  hourly: 'horário|horária|horários|horárias|hora a hora|de hora em hora',
  daily: 'diário|diária|diários|diárias|diariamente|dia a dia|todos os dias|cada dia',
  previous:
    'anterior|anteriores|passado|passada|passados|passadas|último|última|últimos|últimas|recente|recentes|mais recente|mais recentes|precedente|transato',
  current: 'atual|atuais|corrente|deste|desta|neste|nesta|este|esta|presente|em curso',
  ago: 'atrás|há',
  groupVerb: `${verbForms('agrupar|agregar|categorizar|reagrupar|reunir')}|${participles('agrupar|agregar')}|${participles('agrupar|agregar', 'por')}|agrupamento|agrupamento por`,
  splitBy: `${participles('dividir|separar|discriminar|desagregar|decompor|repartir|segmentar|partir|colorir|distinguir|detalhar|distribuir', 'por')}|discriminado|discriminada|desagregado|desagregada|${verbForms('dividir|separar|discriminar|desagregar|repartir|segmentar|colorir|distinguir|partir', 'por')}|por cores|uma série por|uma série para cada|uma cor por|uma cor para cada|com cores por|com cor por|cor por|em séries por|cores diferentes para|cores diferentes por|em cores diferentes|em separado|separadamente|legenda por|legenda com|quebra por|com uma cor por|separando por|dividindo por|distinguindo por|abertura por|aberto por|aberta por|barras separadas por|decomposição por`,
  linesBy:
    'uma linha por|uma linha para cada|linhas por|com uma linha por|com uma linha para cada|linhas separadas por|linhas separadas para',
  binVerb: `${verbForms('discretizar')}|em classes|em intervalos|em escalões|em faixas`,
  bins: 'classe|classes|intervalo|intervalos|escalão|escalões|faixa|faixas|bins',
  width:
    'amplitude|amplitude de|largura|largura de|intervalos de|classes de|escalões de|faixas de|passos de|tamanho de|de largura|com amplitude de|grupos de',
  trend: `tendência|tendências|evolução|evoluções|evoluiu|evoluíram|evolui|evoluem|evoluir|evoluindo|progressão|desenvolvimento|histórico|desenvolveu se|comportamento ao longo do tempo|percurso|trajetória`,
  relation:
    'relação|relações|correlação|correlações|associação|ligação|dependência|relação entre|correlação entre|impacto de|influência|influência de|efeito de|ligação entre|relação de|correlacionado|correlacionada|correlacionados',
  distribution:
    'boxplot|box plot|diagrama de caixa|caixa de bigodes|distribuição|distribuições|distribuição de|distribui se|distribuem se|frequências de|distribuído|distribuída',
  compare: `${verbForms('comparar|contrastar|confrontar')}|comparação|comparações|comparação de|comparação entre|comparativo|comparado|comparada|diferem|difere`,
  relate:
    'varia|variam|variar|relaciona|relacionam|relaciona se|relacionam se|relacionar|depende|dependem|depender|depende de|dependem de|relacionado|relacionada|relacionados|correlaciona|correlacionam|significa|significam|implica|implicam|leva a|levam a|resulta em|resultam em',
  makeUp: 'composição|repartição|estrutura|decomposição|discriminação',
  shareWord:
    'proporção|proporções|quota|quotas|percentagem de|composição|fatia|fatias|parte|partes|fração|peso|pesos|repartição|peso relativo|estrutura|quota parte|cota|que parte|que fatia',
  chartWord:
    'gráfico|gráficos|grafico|diagrama|figura|imagem|visual|visualização|vista|dados|conjunto de dados|eixo|eixos|gráfico de',
  chartLine: 'gráfico de linhas|gráfico de linha|linha|linhas|gráfico linear|curva|curvas',
  chartArea: 'gráfico de área|gráfico de áreas|área|áreas|área empilhada|áreas empilhadas',
  chartBar: 'gráfico de barras|barra|barras|barras horizontais|gráfico de barra',
  chartColumn: 'gráfico de colunas|coluna|colunas|barras verticais|gráfico de barras verticais|gráfico de coluna',
  chartPie:
    'gráfico circular|circular|gráfico de pizza|pizza|queijo|gráfico de queijo|tarte|gráfico de tarte|gráfico de setores|setores|gráfico de sectores|pie|torta|gráfico de torta|gráfico em pizza',
  chartDonut:
    'donut|gráfico donut|gráfico de donut|rosca|gráfico de rosca|anel|gráfico de anel|anéis|gráfico anelar|rosquinha|gráfico em anel|gráfico em donut',
  chartScatter:
    'dispersão|gráfico de dispersão|diagrama de dispersão|nuvem de pontos|gráfico de pontos|pontos|scatter|scatterplot|gráfico xy|diagrama de pontos',
  chartBubble: 'bolhas|gráfico de bolhas|bolha',
  chartHeatmap: 'mapa de calor|heatmap|mapa térmico|mapas de calor',
  chartFunnel: 'funil|gráfico de funil|gráfico em funil',
  chartWaterfall: 'cascata|gráfico de cascata|gráfico em cascata|waterfall|gráfico de ponte|queda de água',
  chartTable: 'tabela|quadro|em tabela|tabela de dados|como tabela|tabelas',
  chartMekko: 'mekko|marimekko|gráfico mekko|gráfico marimekko|mosaico|gráfico de mosaico',
  chartCombo:
    'combinado|combo|gráfico combinado|gráfico combo|gráfico misto|misto|colunas e linha|colunas e linhas|barras e linha|barras e linhas|gráfico de dois eixos|colunas com linha',
  histogram: 'histograma|histogramas|gráfico de histograma|distribuição em classes',
  stacked: `${participles('empilhar|acumular|sobrepor')}|empilhamento|umas em cima das outras|uns em cima dos outros|em pilha`,
  grouped: participles('agrupar'),
  sideBySide: 'lado a lado|lado ao lado|justapostas',
  hundred:
    '100%|100 por cento|a 100%|a 100 por cento|normalizado|normalizada|normalizados|normalizadas|100% empilhado|até 100%',
  horizontal: 'horizontal|horizontais|horizontalmente|na horizontal|deitado|deitada|deitadas|para a horizontal',
  vertical: 'vertical|verticais|verticalmente|na vertical|ao alto|de pé|em pé|para a vertical',
  removeVerb: `${verbForms('tirar|remover|apagar|eliminar|excluir|retirar|esconder|ocultar|cortar|descartar|suprimir|omitir|limpar|deletar|desligar|filtrar fora')}|deita fora|deite fora|deitar fora|livra te de|sem mostrar|tira fora`,
  keepVerb: `${verbForms('manter|guardar|filtrar|selecionar|deixar|limitar|restringir|conservar|isolar|reter|focar')}|mantém|mantenha|mantenham|deixa ficar|deixe ficar|deixar ficar|deixa só|deixa apenas|fica só com|fica apenas com|fica com|fique com|ficar com|ficando com|ficando|fica|limita a|restringe a|cinge te a|quero só|quero apenas|mostra só|mostra apenas|mostre apenas|mostre só|filtra por|filtrar por`,
  columnWord: 'coluna|colunas|campo|campos|variável|variáveis|atributo|atributos|série|séries|col',
  renameVerb: `${verbForms('renomear|rebatizar|chamar')}|${verbForms('mudar|alterar|trocar|substituir|modificar', 'o nome de')}|${verbForms('mudar|alterar|trocar', 'o rótulo de')}|${verbForms('mudar|alterar|trocar', 'a designação de')}|dá o nome de|dá a`,
  roundVerb: `${verbForms('arredondar')}|${participles('arredondar')}|arredondamento|arredondar para`,
  decimals:
    'casa decimal|casas decimais|decimal|decimais|casas|dígitos|algarismos|unidades|unidade|inteiro|inteiros|números inteiros|número inteiro|casas depois da vírgula',
  tens: 'dezenas|dezena',
  hundreds: 'centenas|centena',
  thousands: 'milhares|milhar',
  millions: 'milhões|milhão',
  convertVerb: `${verbForms('converter|transformar|tratar|mudar|alterar|traduzir')}|converta|passa|passe|passar|torna|torne|tornar`,
  fillVerb: `${verbForms('preencher|completar|interpolar|imputar|tapar|colmatar')}|preencha|substitui os valores em falta|${verbForms('preencher|completar', 'os')}`,
  replaceVerb: `${verbForms('substituir|trocar|mudar|alterar')}|onde diz|onde está`,
  swapVerb: `${verbForms('trocar|transpor|inverter|permutar|virar|rodar')}|transpõe|transponha|inverte|inverta|troca|ao contrário|vice versa`,
  duplicates:
    'duplicado|duplicada|duplicados|duplicadas|repetido|repetida|repetidos|repetidas|linhas repetidas|linhas duplicadas|repetições|valores repetidos|registos duplicados|registos repetidos|linhas iguais|duplicações',
  outliers:
    'outlier|outliers|valores extremos|valores atípicos|valores aberrantes|valores discrepantes|atípicos|aberrantes|discrepantes|extremos|anomalias|valores anómalos',
  missing:
    'em falta|valores em falta|dados em falta|vazio|vazia|vazios|vazias|em branco|células vazias|campos vazios|valores vazios|células em branco|nulos|valores nulos|nulo|nula|buracos|falhas|lacunas|omissos|valores omissos|por preencher|sem valor|ausentes|valores ausentes|sem dados|meses em falta|datas em falta|onde faltam valores|onde faltam dados|onde faltam|em que faltam valores|onde não há valores|onde não há dados|faltam valores',
  totals:
    'totais|linha de total|linha de totais|linha do total|linha com o total|linhas de total|linhas de totais|linha com os totais|total geral|subtotais|linha total|total no fim|linha de soma|as linhas de total|linha com a soma',
  addVerb: `${verbForms('acrescentar|adicionar|juntar|incluir|calcular|criar|somar|aditar|anexar')}|insere|insira|inserir|põe|ponha|pôr|mete|meter|nova|novo|faz`,
  runningTotal:
    'acumulado|acumulada|acumulados|acumuladas|total acumulado|soma acumulada|valor acumulado|valores acumulados|cumulativo|cumulativa|total corrente|acumulado do ano|somatório acumulado|acumula|acumular',
  movingAverage: 'média móvel|médias móveis|média deslizante|média rolante',
  rankVerb: 'ranking|em ranking|por ranking|hierarquizar|hierarquizado|hierarquizados|hierarquizada|hierarquizadas',
  rankOrSort: verbForms('classificar'),
  rankWord: 'posição|ranking|lugar|classificação|ordem de classificação|posto|ordenação',
  difference: 'diferença|diferenças|desvio|desvios|amplitude|variação absoluta|saldo|delta|variação',
  ratio: 'rácio|razão|quociente|rácio de|razão entre|rácio entre|proporção entre|relação de',
  growth:
    'crescimento|crescimentos|variação percentual|variação em percentagem|taxa de crescimento|variação homóloga|taxa de variação|crescimento percentual|variação mensal|variação relativa|cresceu|cresceram|evolução percentual|aumento percentual|crescimento homólogo',
  minus:
    'menos|−|subtraído de|a subtrair|depois de descontar|depois de deduzir|após descontar|após deduzir|descontado de|deduzido de',
  netWord: 'líquido|líquida|líquidos|líquidas',
  plus: 'mais|+|somado a',
  times: 'vezes|×|multiplicado por|multiplicada por|a multiplicar por|x',
  dividedBy: 'dividido por|dividida por|a dividir por|÷|sobre|divididos por|divididas por|/',
  namedAs:
    'chamado|chamada|chamados|com o nome|com o nome de|de nome|designado|designada|e chama lhe|chama lhe|e dá lhe o nome de|denominado|denominada',
  shareOfTotal:
    'percentagem do total|percentagens do total|peso no total|peso percentual|quota do total|% do total|em percentagem do total|do total em percentagem|como percentagem do total|em percentagens|contribuição|parte do total|proporção do total|fatia do total|em percentagem|contributo|peso em percentagem|peso no conjunto',
  zero: 'zero|zeros|0|a zero|a zeros|com zeros|com zero',
  linear: 'linear|linearmente|interpolação|por interpolação|interpolado|interpolação linear',
  indexed: 'indexado|indexada|índice|indexar|indexa|base 100|índice 100|índice base 100|com base 100|em base 100',
  pivotVerb: `${verbForms('pivotar|cruzar|tabular')}|pivô|tabela dinâmica|tabela cruzada|uma coluna para cada|uma coluna por|uma coluna por cada|em colunas por|colunas para cada|com uma coluna por|com uma coluna para cada|com uma coluna por cada`,
  unpivotVerb: `${verbForms('despivotar|empilhar as colunas')}|formato longo|em formato longo|passa a formato longo|desdobra as colunas|colunas em linhas`,
  sampleVerb:
    'amostra|amostra de|amostra aleatória|amostra aleatória de|aleatório|aleatória|aleatórios|aleatórias|ao acaso|à sorte|aleatoriamente|amostragem',
  textWord: 'texto|textos|cadeia|palavras',
  nearest: 'mais próximo|mais próxima|às|ao',
  mergeVerb: `${verbForms('juntar|unir|concatenar|combinar|fundir')}|una|unam`,
  splitVerb: `${verbForms('separar|dividir|partir')}`,
  otherwise: `${['o resto', 'os restantes', 'as restantes', 'os outros', 'as outras', 'tudo o resto'].map(gathered).join('|')}`,
  quantityNoun: 'pontuação|pontuações|cotação|cotações|leituras',
  once: 'uma só vez|uma vez cada|só uma vez|apenas uma vez|sem repetir|sem repetições|sem repetidos',
  combination: 'combinação|combinações|par|pares',
  irrelevant: 'não importa|não importam|tanto faz|é irrelevante',
  beside: 'ao lado de|ao lado|junto a',
  yearBefore:
    'mesmo mês do ano anterior|mesmo mês do ano passado|mesmo período do ano anterior|mesmo período do ano passado|período homólogo|mês homólogo',
  hourOfDay: 'hora do dia|horas do dia',
  thenWord: 'depois|depois por|e depois|e depois por|seguido de',
  moreOf: 'mais',
  lessOf: 'menos',
  money: 'dinheiro',
  wholeCycle: 'de segunda a domingo|segunda a domingo|de janeiro a dezembro|janeiro a dezembro',
  asIs: 'como está|como estão|tal como está|tal como estão|tal e qual|assim como estão|sem alterações|sem alteração|sem mudanças|inalterado|inalterados|intactos',
  plainAmounts:
    'montantes|valores absolutos|números absolutos|valores reais|números reais|valores originais|valores em bruto|absolutos',
  goBack:
    'volta|voltar|volte|volta a|volta ao|voltar a|regressa|regressa a|regressar|novamente|outra vez|de novo|como antes|repõe|repor|restaura|restaurar|retoma|retomar|traz de volta|de volta',
  bringBack:
    'traz|traga|trazer|traz de volta|repõe|reponha|repor|recupera|recuperar|recoloca|recolocar|volta a incluir|volta a mostrar|volta a juntar|inclui de novo|inclui outra vez',
  undoVerb:
    'desfaz|desfaz isso|desfaz isto|desfazer|desfaça|anula|anula isso|anular|volta atrás|voltar atrás|um passo atrás|esquece isso|cancela isso|reverte|reverter|desfaz a última alteração|como estava antes|como estava',
  alsoWord: 'também|além disso|igualmente',
};

/**
 * European Portuguese, with forms that are common in Brazil. Forms that end in a preposition stand for their contractions too
 * ("acima de": "acima do", "acima das").
 */
export const PORTUGUESE: Partial<Lexicon> = Object.fromEntries(
  Object.entries(FORMS).map(([sense, forms]): [string, string] => [
    sense,
    forms.split('|').flatMap(withContractions).join('|'),
  ]),
) satisfies Partial<Record<Sense, string>>;

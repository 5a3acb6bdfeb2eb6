import type { FactorTexts } from './factor-text.ts';

/** Portuguese of Portugal, spelling of 1990: what speaks for a type and against it. */
export const PORTUGUESE_MERITS = {
  'time-line': {
    label: 'Evolução no tempo',
    reason: 'Uma linha é o que melhor mostra as subidas e descidas ao longo de {points:periods} de {axis}.',
  },
  'short-time-line': {
    label: 'Evolução curta',
    reason: 'Uma linha pode seguir {axis}, embora o percurso tenha apenas {points:periods}.',
  },
  'cycle-line': {
    label: 'Percurso de um ciclo',
    reason: 'Uma linha mostra como os valores sobem e descem ao longo do ciclo de {axis}.',
  },
  'number-line': {
    label: 'Escala regular no eixo',
    reason:
      'Os valores de {axis} sucedem-se a intervalos iguais, pelo que uma linha pode unir os valores que deles dependem.',
  },
  'ordered-line': {
    label: 'Categorias ordenadas',
    reason: 'Os valores de {axis} têm uma ordem que uma linha pode seguir.',
  },
  'long-line': {
    label: 'Espaço para uma série longa',
    reason: 'Ao longo de {points:periods}, uma linha continua legível quando as barras já seriam demasiado finas.',
  },
  'unordered-line': {
    label: 'Sem ordem a seguir',
    reason: 'Os valores de {axis} não têm ordem, pelo que uma linha entre eles sugeriria uma tendência que não existe.',
  },
  'gaps-in-time': { label: 'Falhas no tempo', reason: 'Uma linha esconderia a falta de {gaps:periods} em {axis}.' },
  'too-many-lines': { label: 'Demasiadas séries', reason: 'É difícil distinguir {series:series} num só gráfico.' },
  'mixed-scale-lines': {
    label: 'Escalas diferentes',
    reason:
      'As escalas de {measures} são demasiado diferentes para um só eixo: os valores menores pareceriam uma linha plana.',
  },
  'time-area': {
    label: 'Volume no tempo',
    reason: 'Uma área preenchida mostra o volume ao longo de {points:periods} de {axis}.',
  },
  'layers-add-up': {
    label: 'As camadas somam-se',
    reason: 'Há {series:series} que se somam, pelo que as camadas empilhadas mostram o total e as suas partes.',
  },
  'layers-do-not-add-up': {
    label: 'Nada para preencher',
    reason:
      'Valores como os de {measures} não se somam, pelo que uma área preenchida sugeriria um volume que não existe.',
  },
  'few-period-columns': {
    label: 'Poucos períodos',
    reason: 'Com {points:periods} em {axis}, cada valor vê-se por si só e pode ser comparado.',
  },
  'period-columns': {
    label: 'Períodos lado a lado',
    reason: 'Com {points:periods} em {axis}, os valores ainda podem ser comparados um a um.',
  },
  'many-period-columns': {
    label: 'Muitos períodos',
    reason:
      'Ao longo de {points:periods} de {axis}, as barras ainda mostram a evolução, embora seja mais difícil comparar valores isolados.',
  },
  'crowded-columns': {
    label: 'Demasiado finas para comparar',
    reason:
      'As barras de {points:periods} seriam demasiado finas para se distinguirem: agrupe-os em períodos mais longos.',
  },
  'time-runs-across': {
    label: 'O tempo corre na horizontal',
    reason: 'O tempo lê-se na horizontal, mas em barras horizontais correria de cima para baixo.',
  },
  'category-bars': {
    label: 'Comprimentos comparáveis',
    reason: 'Comprimentos numa mesma escala permitem comparar com rigor os valores de {points:categories} em {axis}.',
  },
  'few-short-names': {
    label: 'Nomes poucos e curtos',
    reason: 'Por baixo das colunas há espaço para dar nome a {points:categories}.',
  },
  'ordered-columns': {
    label: 'Ordem da esquerda para a direita',
    reason: 'Os valores de {axis} têm uma ordem, que as colunas mostram da esquerda para a direita.',
  },
  'long-names': {
    label: 'Nomes longos',
    reason: 'Os nomes longos de {axis} leem-se bem ao lado de barras horizontais.',
  },
  'long-names-crowd': {
    label: 'Nomes longos',
    reason: 'Os nomes longos de {axis} ficariam inclinados ou cortados por baixo de colunas.',
  },
  'many-categories': {
    label: 'Muitas categorias',
    reason: 'Uma lista de {points:categories} lê-se bem de cima para baixo.',
  },
  'many-categories-crowd': {
    label: 'Muitas categorias',
    reason: 'Há pouco espaço para {points:categories} lado a lado.',
  },
  'too-many-categories': {
    label: 'Demasiadas categorias',
    reason: 'Em {axis} há {points:categories}, que não cabem num ecrã: mantenha só as maiores, ou forme grupos.',
  },
  'signed-bars': {
    label: 'Acima e abaixo de zero',
    reason: 'Barras a partir de uma linha de zero separam, em {measures}, os valores positivos dos negativos.',
  },
  'side-by-side': {
    label: 'Lado a lado',
    reason: 'Barras com a mesma linha de base permitem comparar diretamente {series:series}.',
  },
  'hides-series': {
    label: 'Só uma série',
    reason:
      'Este tipo destina-se a uma só série e os dados têm {series:series}: um tipo agrupado ou empilhado mantém-nas separadas.',
  },
  'one-measure-at-a-time': {
    label: 'Uma medida de cada vez',
    reason:
      'As escalas de {measures} são diferentes: as barras podem mostrar uma das medidas, ou cada medida no seu gráfico.',
  },
  'leaves-series-out': {
    label: 'Deixa séries de fora',
    reason: 'Das {series:series}, este tipo só mostra a primeira: destina-se a uma só.',
  },
  'many-series-crowd': {
    label: 'Grupos apertados',
    reason: 'Grupos de {series:series} são demasiado largos para serem vistos como um só: mantenha quatro, no máximo.',
  },
  'stack-adds-up': {
    label: 'Total e partes',
    reason: 'As séries somam-se, pelo que cada barra mostra o total de um valor de {axis} e as suas {series:parts}.',
  },
  'stack-does-not-add-up': {
    label: 'Nada para somar',
    reason: 'Valores como os de {measures} não se somam num total: empilhe antes quantidades ou contagens.',
  },
  'stack-of-signs': {
    label: 'Sinais misturados',
    reason: 'Com valores negativos em {measures}, a pilha deixa de terminar no seu total.',
  },
  'shares-across': {
    label: 'Partes de um todo',
    reason: 'Em cada linha, a soma de {measures} é o todo: barras do mesmo comprimento comparam as proporções.',
  },
  'hides-totals': {
    label: 'Esconde os totais',
    reason: 'Barras do mesmo comprimento escondem o total de cada valor de {axis}.',
  },
  'parts-of-whole': {
    label: 'Partes de um só todo',
    reason: 'Os valores de {measures} formam um todo de {points:parts}, que se lê bem em fatias.',
  },
  'few-parts': {
    label: 'Poucas partes',
    reason: 'Os valores somam-se e, com apenas {points:parts}, as fatias leem-se bem; as barras são mais precisas.',
  },
  'several-parts': {
    label: 'Várias partes',
    reason: 'Os valores somam-se, mas {points:parts} dão fatias finas: só até seis se leem bem.',
  },
  'too-many-parts': {
    label: 'Demasiadas partes',
    reason: 'Ninguém consegue comparar {points:parts}: mantenha as seis maiores e junte as restantes.',
  },
  'parts-do-not-add-up': {
    label: 'Não são partes de um todo',
    reason: 'Valores como os de {measures} não somam um todo: use quantidades, contagens ou proporções.',
  },
  'parts-over-time': {
    label: 'A ordem pede um eixo',
    reason: 'Os valores de {axis} seguem uma ordem, que fatias e blocos não conseguem mostrar.',
  },
  'single-part': {
    label: 'Uma só parte',
    reason: 'Um todo com uma só parte não mostra nada: acrescente as outras partes.',
  },
  stages: {
    label: 'Etapas de um processo',
    reason: 'As {points:stages} de {axis} vão perdendo parte do fluxo, uma após outra, tal como um funil mostra.',
  },
  'no-stages': {
    label: 'Não é um processo',
    reason:
      'Os valores de {axis} não são etapas em que cada uma conserve parte da anterior: este tipo serve para um processo com valores a descer.',
  },
  'signed-steps': {
    label: 'Subidas e descidas',
    reason: 'Os ganhos e as perdas em {measures} levam, passo a passo, de um valor inicial a um final.',
  },
  'gains-and-losses': {
    label: 'Ganhos e perdas',
    reason: 'Os ganhos e as perdas em {measures} acumulam-se ao longo de {axis}.',
  },
  'totals-to-bridge': {
    label: 'Totais de ligação',
    reason: 'Os dados têm {totals:totals} em que os passos podem começar ou acabar.',
  },
  'no-falls': {
    label: 'Sem subidas e descidas',
    reason: 'Nenhum valor é negativo, pelo que os passos só subiriam: este tipo serve para ganhos e perdas.',
  },
  'steps-do-not-add-up': {
    label: 'Os passos não se somam',
    reason:
      'Valores como os de {measures} não se somam de passo em passo: este tipo serve para valores que se possam somar.',
  },
  'two-scales-over-time': {
    label: 'Duas escalas no tempo',
    reason:
      'As escalas de {measures} são diferentes: colunas e uma linha, cada forma com o seu eixo, mostram estas medidas ao longo do tempo.',
  },
  'two-scales-by-category': {
    label: 'Duas escalas por categoria',
    reason:
      'As escalas de {measures} são diferentes: colunas e uma linha, cada forma com o seu eixo, podem mostrar estas medidas.',
  },
  pareto: {
    label: 'Proporção acumulada',
    reason:
      'Com {measures}, colunas para os valores decrescentes e uma linha para a proporção acumulada mostram os poucos que mais contam.',
  },
  'one-scale': {
    label: 'Basta uma escala',
    reason: 'Todas as séries têm a mesma escala, pelo que uma linha entre colunas destacaria uma delas sem razão.',
  },
  'mixed-scales': {
    label: 'Escalas diferentes',
    reason:
      'As escalas de {measures} são demasiado diferentes para partilharem um eixo: mantenha medidas da mesma escala.',
  },
  'dot-positions': { label: 'Duas medidas', reason: 'Os pontos mostram a relação entre {measures}.' },
  'dot-cloud': {
    label: 'Nuvem de pontos',
    reason: 'Os pontos de {rows:rows} mostram que relação há entre medidas como {measures} e que linhas se destacam.',
  },
  'only-measures': {
    label: 'Só medidas',
    reason: 'Não há categorias nem datas, só medidas: {measures} podem dar a posição de cada linha.',
  },
  correlated: {
    label: 'Correlação clara',
    reason: 'Há uma correlação clara entre {measures}, com um coeficiente de {coefficient}.',
  },
  'unlike-measures': {
    label: 'Medidas de natureza diferente',
    reason: 'Os pontos relacionam {measures}, de escalas diferentes, sem lhes impor um eixo comum.',
  },
  'places-are-no-amounts': {
    label: 'Lugares, não quantidades',
    reason: '{measures} dizem onde as coisas estão: comprimentos e linhas mostrá-los-iam como quantidades.',
  },
  'few-dots': {
    label: 'Poucos pontos',
    reason: 'Para mostrar um padrão, são precisos mais pontos do que os de {rows:rows}: acrescente linhas.',
  },
  'dots-over-time': {
    label: 'Ponto a ponto',
    reason: 'Um ponto por linha ao longo de {axis} mostra a dispersão que uma linha contínua esconderia.',
  },
  'dots-by-group': {
    label: 'Dispersão nos grupos',
    reason: 'Pontos para {rows:rows} mostram a dispersão dentro de cada valor de {axis}.',
  },
  'third-measure': {
    label: 'Terceira medida como tamanho',
    reason: 'O tamanho das bolhas mostra uma terceira medida, além das duas que lhes dão a posição: {measures}.',
  },
  'sized-dots': {
    label: 'As três medidas de uma vez',
    reason: 'As bolhas mostram em conjunto {measures}, e {rows:rows} ainda se distinguem bem.',
  },
  'third-measure-unused': {
    label: 'Deixa uma medida de fora',
    reason: 'Os pontos não têm tamanho que mostre {measures}.',
  },
  'crowded-bubbles': {
    label: 'Bolhas a mais',
    reason: 'As bolhas de {rows:rows} tapar-se-iam umas às outras: mantenha as mais importantes.',
  },
  'more-than-three': {
    label: 'Mais medidas do que posições',
    reason: 'Só algumas das {count:numberColumns} podem ser mostradas de uma vez: escolha quais.',
  },
  grid: {
    label: 'Duas dimensões',
    reason: 'Os dados preenchem uma grelha de {points:values} de {axis} por {series:series}.',
  },
  'against-itself': {
    label: 'Os mesmos nomes nos dois lados',
    reason:
      'Os dois lados da grelha têm os mesmos nomes, como numa tabela de correlações: células sombreadas mostram o padrão.',
  },
  'crossed-cycles': {
    label: 'Dois ciclos cruzados',
    reason: 'Células de {axis} por {series:series} mostram quando os valores são altos.',
  },
  'large-grid': {
    label: 'Grelha grande',
    reason:
      'Com {points:values} por {series:series}, as células sombreadas continuam legíveis, o que não acontece com barras ou linhas.',
  },
  'cells-do-not-add-up': {
    label: 'Valores por célula',
    reason: 'Valores como os de {measures} não se somam, pelo que ficam melhor em células do que em pilhas.',
  },
  'sparse-grid': {
    label: 'Poucas células',
    reason: 'Com tão poucas células, os comprimentos leem-se com mais rigor do que os tons.',
  },
  'binned-grid': {
    label: 'São precisos intervalos',
    reason: 'Para preencher células, é preciso primeiro dividir {measures} em intervalos e contar as linhas.',
  },
  mosaic: {
    label: 'Dimensão e proporção',
    reason: 'As larguras mostram o total de cada valor de {axis}; as alturas, as proporções de {series:series}.',
  },
  'uneven-wholes': {
    label: 'Totais desiguais',
    reason:
      'Os valores de {axis} têm totais muito desiguais, que as larguras mostram e colunas da mesma largura escondem.',
  },
  'crowded-mosaic': {
    label: 'Demasiados blocos',
    reason: 'Os blocos de {points:values} por {series:series} seriam demasiado pequenos: mantenha até oito por seis.',
  },
  'distribution-bins': {
    label: 'Distribuição',
    reason: 'Colunas sobre intervalos de {measures} mostram com que frequência os valores ocorrem.',
  },
  'spread-of-one': {
    label: 'Distribuição de uma medida',
    reason: 'Divididos em intervalos e contados, os valores de {measures} podem ser mostrados por si sós.',
  },
  'exact-values': {
    label: 'Valores exatos',
    reason: 'Uma tabela mostra cada valor com exatidão, sejam quais forem os dados.',
  },
  'mostly-text': {
    label: 'Texto para ler',
    reason: 'Os dados são texto, sem números para representar, e leem-se melhor numa tabela.',
  },
  'names-are-sentences': {
    label: 'Frases para ler',
    reason: 'Os textos de {axis} são frases, demasiado longas para dar nome a barras.',
  },
  'few-figures': { label: 'Poucos números', reason: 'Tão poucos números leem-se mais depressa do que um gráfico.' },
  'long-list': {
    label: 'Uma lista para consultar',
    reason: 'Com {points:categories} em {axis}, quem lê vai consultar valores isolados.',
  },
  'unlike-columns': {
    label: 'Muitas medidas diferentes',
    reason: 'Uma tabela mantém lado a lado {count:numberColumns} com escalas diferentes.',
  },
  'stack-of-periods': {
    label: 'Os períodos não se somam',
    reason: 'As colunas {measures} são períodos, cujos valores se comparam, mas não se somam.',
  },
  'named-positions': {
    label: 'Posições pelo nome',
    reason: 'Os nomes de {measures} dizem que são posições.',
  },
  'single-row-of-cells': {
    label: 'Uma só fila de células',
    reason:
      'Há uma só fila de células, ao longo de {axis}, e comprimentos ou posições leem-se com mais rigor: acrescente uma segunda categoria ou mais colunas numéricas.',
  },
  'no-course-for-area': {
    label: 'Demasiado curto para uma área',
    reason: 'Uma área precisa de um percurso mais longo do que o de {axis}.',
  },
  'area-below-zero': {
    label: 'Área abaixo de zero',
    reason: 'Uma área representa uma quantidade a partir de zero, e há valores negativos em {measures}.',
  },
  'no-even-scale': {
    label: 'Sem escala regular',
    reason:
      'Os valores de {measures} não estão a intervalos iguais, pelo que uma linha andaria para trás e para a frente: acrescente uma coluna de datas, ou outra de intervalos iguais.',
  },
  'equal-wholes': {
    label: 'Totais iguais',
    reason: 'Todas as linhas somam o mesmo, pelo que as larguras ao longo de {axis} seriam todas iguais.',
  },
  'too-many-steps': {
    label: 'Demasiados passos',
    reason: 'Não se consegue seguir uma cascata de {points:steps}: junte-os em menos passos.',
  },
  'too-many-scales': {
    label: 'Demasiadas escalas',
    reason: 'Há {count:numberColumns} com escalas diferentes e só dois eixos: mantenha duas ou três.',
  },
  'axis-left-out': {
    label: 'Deixa o eixo de fora',
    reason: 'Os valores seguem {axis}, que as bolhas não mostram.',
  },
  'few-for-two-scales': {
    label: 'Poucas posições para duas escalas',
    reason: 'Com tão poucas posições em {axis}, duas escalas são mais difíceis de ler do que os números.',
  },
  'family-asked-for': { label: 'Família pedida', reason: 'Pertence à família de gráficos que pediu.' },
} as const satisfies Partial<FactorTexts>;

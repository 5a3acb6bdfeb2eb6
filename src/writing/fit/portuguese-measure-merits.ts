import type { FactorTexts } from './factor-text.ts';

/** Portuguese of Portugal, spelling of 1990: what speaks for and against dots, grids, two scales and plain numbers. */
export const PORTUGUESE_MEASURE_MERITS = {
  'mixed-scale-lines': {
    label: 'Escalas diferentes',
    reason:
      'As escalas de {measures} são demasiado diferentes para um só eixo: os valores menores pareceriam uma linha plana.',
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
  'named-positions': {
    label: 'Posições pelo nome',
    reason: 'Os nomes de {measures} dizem que são posições.',
  },
  'single-row-of-cells': {
    label: 'Uma só fila de células',
    reason:
      'Há uma só fila de células, ao longo de {axis}, e comprimentos ou posições leem-se com mais rigor: acrescente uma segunda categoria ou mais colunas numéricas.',
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

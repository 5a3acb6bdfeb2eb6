import type { FactorTexts } from './factor-text.ts';

/** Portuguese of Portugal, spelling of 1990: what speaks for a type and against it. */
export const PORTUGUESE_MERITS = {
  'time-line': {
    label: 'Evolução no tempo',
    reason: 'Uma linha é o que melhor mostra as subidas e descidas ao longo de {points:periods} de {axis}.',
  },
  'short-time-line': {
    label: 'Evolução curta',
    reason: 'Uma linha pode seguir {axis}, embora o percurso seja de apenas {points:periods}.',
  },
  'cycle-line': {
    label: 'Percurso de um ciclo',
    reason: 'Uma linha mostra como os valores sobem e descem ao longo do ciclo de {axis}.',
  },
  'number-line': {
    label: 'Escala regular no eixo',
    reason: 'Os valores de {axis} estão a intervalos iguais, pelo que uma linha pode unir o que deles depende.',
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
    label: 'Unidades diferentes',
    reason: 'As escalas de {measures} são demasiado diferentes para um só eixo: as menores pareceriam planas.',
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
    reason: 'Com {points:periods} em {axis}, cada valor pode ser visto por si e comparado.',
  },
  'period-columns': {
    label: 'Períodos lado a lado',
    reason: 'Com {points:periods} em {axis}, os valores ainda se comparam um a um.',
  },
  'many-period-columns': {
    label: 'Muitos períodos',
    reason: 'Ao longo de {points:periods} de {axis}, é mais difícil comparar valores isolados.',
  },
  'crowded-columns': {
    label: 'Demasiado finas para comparar',
    reason:
      'As barras de {points:periods} seriam demasiado finas para se distinguirem: agrupe-os em períodos mais longos.',
  },
  'time-runs-across': {
    label: 'O tempo corre na horizontal',
    reason: 'O tempo lê-se no sentido da escrita, e as barras horizontais pô-lo-iam de cima para baixo.',
  },
  'category-bars': {
    label: 'Comprimentos comparáveis',
    reason: 'Comprimentos numa mesma escala comparam com rigor {points:categories} de {axis}.',
  },
  'few-short-names': {
    label: 'Poucos nomes, e curtos',
    reason: 'Os nomes de {points:categories} cabem por baixo de colunas.',
  },
  'ordered-columns': {
    label: 'Ordem da esquerda para a direita',
    reason: 'Os valores de {axis} têm uma ordem, que as colunas mantêm no sentido da escrita.',
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
    reason: 'Em {axis} há {points:categories}, que não cabem num ecrã: mantenha as maiores ou agrupe-as.',
  },
  'signed-bars': {
    label: 'Acima e abaixo de zero',
    reason:
      'Barras a partir de uma linha de zero mostram que valores de {measures} são positivos e quais são negativos.',
  },
  'side-by-side': {
    label: 'Lado a lado',
    reason: 'Barras com a mesma linha de base comparam diretamente {series:series}.',
  },
  'hides-series': {
    label: 'Só uma série',
    reason:
      'Esta forma destina-se a uma só série e os dados têm {series:series}: uma forma agrupada ou empilhada mantém-nas separadas.',
  },
  'one-measure-at-a-time': {
    label: 'Uma medida de cada vez',
    reason: 'As unidades de {measures} são diferentes: as barras podem mostrar uma delas, ou cada uma no seu gráfico.',
  },
  'leaves-series-out': {
    label: 'Deixa séries de fora',
    reason: 'De {series:series}, esta forma só mostra a primeira: serviria para uma única série.',
  },
  'many-series-crowd': {
    label: 'Grupos apertados',
    reason: 'Grupos de {series:series} são demasiado largos para serem vistos como um só: mantenha até quatro.',
  },
  'stack-adds-up': {
    label: 'Total e partes',
    reason: 'As séries somam-se, pelo que cada barra mostra o total de um valor de {axis} e as suas {series:parts}.',
  },
  'stack-does-not-add-up': {
    label: 'Nada que somar',
    reason: 'Valores como os de {measures} não se somam num total: empilhe antes montantes ou contagens.',
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
    reason: 'Barras do mesmo comprimento escondem a dimensão total de cada valor de {axis}.',
  },
  'parts-of-whole': {
    label: 'Partes de um só todo',
    reason: 'Os valores de {measures} somam um todo de {points:parts}, poucas o bastante para se lerem como fatias.',
  },
  'few-parts': {
    label: 'Poucas partes',
    reason: 'Os valores somam-se e são apenas {points:parts}, o que permite fatias; as barras são mais precisas.',
  },
  'several-parts': {
    label: 'Várias partes',
    reason: 'Os valores somam-se, mas {points:parts} dão fatias finas: até seis leem-se bem.',
  },
  'too-many-parts': {
    label: 'Demasiadas partes',
    reason: 'Ninguém consegue comparar {points:parts}: mantenha as seis maiores e junte as restantes.',
  },
  'parts-do-not-add-up': {
    label: 'Não são partes de um todo',
    reason: 'Valores como os de {measures} não somam um todo: use montantes, contagens ou proporções.',
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
    reason: 'Em {axis}, {points:stages} sucedem-se e cada uma perde parte do fluxo, como mostra um funil.',
  },
  'no-stages': {
    label: 'Não é um processo',
    reason:
      'Os valores de {axis} não são etapas que conservem parte da anterior: serviria para um processo com valores a descer.',
  },
  'signed-steps': {
    label: 'Subidas e descidas',
    reason: 'Os ganhos e as perdas em {measures} levam, passo a passo, de um início a um fim.',
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
    reason: 'Nenhum valor é negativo, pelo que os passos só subiriam: serviria para ganhos e perdas.',
  },
  'steps-do-not-add-up': {
    label: 'Os passos não se somam',
    reason: 'Valores como os de {measures} não se somam de passo em passo: serviria para montantes.',
  },
  'two-scales-over-time': {
    label: 'Duas unidades no tempo',
    reason:
      'As unidades de {measures} são diferentes: colunas e uma linha, cada uma com o seu eixo, mostram-nas ao longo do tempo.',
  },
  'two-scales-by-category': {
    label: 'Duas unidades por categoria',
    reason: 'As unidades de {measures} são diferentes, pelo que cada uma pode ter o seu eixo.',
  },
  pareto: {
    label: 'Proporção acumulada',
    reason:
      'Colunas para valores a descer e uma linha para a proporção acumulada mostram os poucos que mais contam: {measures}.',
  },
  'one-scale': {
    label: 'Basta uma unidade',
    reason: 'Todas as séries têm a mesma unidade, pelo que uma linha entre colunas destacaria uma delas sem razão.',
  },
  'mixed-scales': {
    label: 'Unidades diferentes',
    reason:
      'As escalas de {measures} são demasiado diferentes para partilharem um eixo: mantenha medidas da mesma unidade.',
  },
  'dot-positions': { label: 'Duas medidas', reason: 'Os pontos confrontam {measures}.' },
  'dot-cloud': {
    label: 'Nuvem de pontos',
    reason: 'Pontos para {rows:rows} mostram como medidas como {measures} se relacionam e o que se destaca.',
  },
  'only-measures': {
    label: 'Só medidas',
    reason: 'Não há categorias nem datas, só medidas: {measures} podem dar posição a cada linha.',
  },
  correlated: {
    label: 'Correlação clara',
    reason: 'Há uma correlação clara entre {measures}, com um coeficiente de {coefficient}.',
  },
  'unlike-measures': {
    label: 'Medidas de natureza diferente',
    reason: 'Os pontos relacionam {measures}, de unidades diferentes, sem lhes impor um eixo comum.',
  },
  'few-dots': {
    label: 'Poucos pontos',
    reason: 'Pontos para {rows:rows} são poucos para mostrar um padrão: acrescente linhas.',
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
    reason: 'O tamanho das bolhas mostra uma terceira medida, além das duas da posição: {measures}.',
  },
  'sized-dots': {
    label: 'As três medidas de uma vez',
    reason: 'As bolhas mostram em conjunto {measures}, e {rows:rows} são poucas o bastante para se distinguirem.',
  },
  'third-measure-unused': {
    label: 'Deixa uma medida de fora',
    reason: 'Os pontos não têm tamanho que mostre {measures}.',
  },
  'crowded-bubbles': {
    label: 'Bolhas a mais',
    reason: 'As bolhas de {rows:rows} esconder-se-iam umas às outras: mantenha as mais importantes.',
  },
  'more-than-three': {
    label: 'Mais medidas do que lugares',
    reason: 'Só algumas de {count:numberColumns} podem ser mostradas de uma vez: escolha quais.',
  },
  grid: {
    label: 'Duas dimensões',
    reason: 'Os valores preenchem uma grelha de {points:values} de {axis} por {series:series}.',
  },
  'against-itself': {
    label: 'Cada coisa contra si mesma',
    reason:
      'Os dois lados da grelha têm os mesmos nomes, como numa tabela de correlações: células sombreadas mostram o padrão.',
  },
  'crossed-cycles': {
    label: 'Dois ciclos cruzados',
    reason: 'Células de {axis} por {series:series} mostram em que momentos os valores são altos.',
  },
  'large-grid': {
    label: 'Grelha grande',
    reason:
      'Com {points:values} por {series:series}, as células sombreadas continuam legíveis, ao contrário de barras e linhas.',
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
    label: 'São precisas classes',
    reason: 'Para preencher células, é preciso primeiro dividir {measures} em classes e contar as linhas.',
  },
  mosaic: {
    label: 'Dimensão e proporção',
    reason: 'As larguras mostram o total de cada valor de {axis}, e as alturas a proporção de {series:series}.',
  },
  'uneven-wholes': {
    label: 'Totais desiguais',
    reason:
      'Os valores de {axis} têm dimensões muito desiguais, o que as larguras mostram e colunas da mesma largura escondem.',
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
    reason: 'Com os valores divididos em intervalos e contados, {measures} pode ser mostrada por si só.',
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
  'few-figures': { label: 'Poucos números', reason: 'Tão poucos números leem-se mais depressa do que se desenham.' },
  'long-list': {
    label: 'Uma lista para consultar',
    reason: 'Com {points:categories} em {axis}, quem lê irá consultar valores isolados.',
  },
  'unlike-columns': {
    label: 'Muitas medidas diferentes',
    reason: 'Uma tabela mantém lado a lado {count:numberColumns} com unidades diferentes.',
  },
  'stack-of-periods': {
    label: 'Períodos não se somam',
    reason: 'Os cabeçalhos {measures} são períodos, cujos valores se comparam e não se somam.',
  },
  'named-positions': {
    label: 'Posições pelo nome',
    reason: 'Os nomes de {measures} dizem que são posições.',
  },
  'single-row-of-cells': {
    label: 'Uma só fila de células',
    reason:
      'Há uma só fila de células ao longo de {axis}, e comprimentos ou posições leem-se com mais rigor: acrescente uma segunda categoria ou mais colunas numéricas.',
  },
  'no-course-for-area': {
    label: 'Demasiado curto para uma área',
    reason: 'Uma área precisa de um percurso mais longo do que o de {axis}.',
  },
  'area-below-zero': {
    label: 'Área abaixo de zero',
    reason: 'Uma área representa um montante a partir de zero e há valores negativos em {measures}.',
  },
  'no-even-scale': {
    label: 'Sem escala regular',
    reason:
      'Os valores de {measures} não estão a intervalos iguais, pelo que uma linha andaria para trás e para a frente: acrescente uma coluna de datas, ou outra de intervalos iguais.',
  },
  'equal-wholes': {
    label: 'Totais iguais',
    reason: 'Cada linha soma o mesmo todo, pelo que as larguras ao longo de {axis} seriam todas iguais.',
  },
  'too-many-steps': {
    label: 'Demasiados passos',
    reason: 'Não se consegue seguir uma cascata de {points:steps}: junte-os em menos.',
  },
  'too-many-scales': {
    label: 'Demasiadas unidades',
    reason: 'Há {count:numberColumns} com unidades diferentes e só dois eixos: mantenha duas ou três.',
  },
  'axis-left-out': {
    label: 'Deixa o eixo de fora',
    reason: 'As bolhas não mostram {axis}, ao longo do qual os valores correm.',
  },
  'few-for-two-scales': {
    label: 'Poucas posições para duas unidades',
    reason: 'Com tão poucas posições em {axis}, duas escalas são mais difíceis de ler do que os números.',
  },
  'family-asked-for': { label: 'Família pedida', reason: 'Pertence à família de gráficos que pediu.' },
} as const satisfies Partial<FactorTexts>;

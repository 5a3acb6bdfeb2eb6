import type { FactorTexts } from './factor-text.ts';

/** Portuguese of Portugal, spelling of 1990: what speaks for and against lines, areas, bars and their series. */
export const PORTUGUESE_AXIS_MERITS = {
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
  'stack-of-periods': {
    label: 'Os períodos não se somam',
    reason: 'As colunas {measures} são períodos, cujos valores se comparam, mas não se somam.',
  },
  'stack-of-plans': {
    label: 'Comparam-se, não se somam',
    reason: 'Os valores das colunas {measures} comparam-se entre si, mas não se somam.',
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
} as const satisfies Partial<FactorTexts>;

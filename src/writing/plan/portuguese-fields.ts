import type { AxisTexts, FieldTexts } from './field-text.ts';

/** `the` is the axis as a subject ("o eixo X"), `of` as it stands behind a noun ("do eixo X"). */
function axis(the: string, of: string): AxisTexts {
  return {
    label: { name: `o título ${of}` },
    min: { name: `o início ${of}` },
    max: { name: `o fim ${of}` },
    scaleType: {
      name: `a escala ${of}`,
      is: { linear: `A escala ${of} passou a ser linear.`, log: `A escala ${of} passou a ser logarítmica.` },
    },
    isReversed: {
      name: `o sentido ${of}`,
      is: { true: `Inverteu-se ${the}.`, false: `Repôs-se o sentido habitual ${of}.` },
    },
    isHidden: { name: `a apresentação ${of}`, is: { true: `Ocultou-se ${the}.`, false: `Mostrou-se ${the}.` } },
    tickDisplayMode: {
      name: `a rotulagem ${of}`,
      is: {
        auto: `Os rótulos ${of} passaram a ocupar o espaço disponível.`,
        edges: `Os rótulos ${of} ficaram apenas nos dois extremos.`,
      },
    },
  };
}

const X = axis('o eixo X', 'do eixo X');
const Y = axis('o eixo Y', 'do eixo Y');
const Y2 = axis('o segundo eixo Y', 'do segundo eixo Y');

/** What each field is called in Portuguese of Portugal. */
export const PORTUGUESE_FIELDS: FieldTexts = {
  'options.lineThickness': { name: 'a espessura das linhas' },
  'options.isSmoothLine': {
    name: 'a suavização das linhas',
    is: { true: 'Suavizaram-se as linhas.', false: 'As linhas passaram a ser retas.' },
  },
  'options.showPoints': {
    name: 'a marcação dos pontos',
    is: { true: 'Assinalaram-se todos os pontos.', false: 'Ocultaram-se as marcas dos pontos.' },
  },
  'options.showFill': {
    name: 'o preenchimento sob as linhas',
    is: { true: 'Preencheu-se a área sob as linhas.', false: 'Retirou-se o preenchimento sob as linhas.' },
  },
  'options.missingValues': {
    name: 'o tratamento dos valores em falta',
    is: {
      gap: 'Deixou-se um intervalo onde faltam valores.',
      connect: 'Uniu-se a linha por cima dos valores em falta.',
      zero: 'Os valores em falta passaram a contar como zero.',
    },
  },
  'options.sortBars': {
    name: 'a ordenação das barras',
    is: {
      true: 'Ordenaram-se as barras por comprimento.',
      false: 'As barras voltaram à ordem dos dados.',
    },
  },
  'options.pointSize': { name: 'o tamanho dos pontos' },
  'options.comboType': {
    name: 'a disposição das colunas',
    is: { 'grouped-bars': 'As colunas ficaram lado a lado.', 'stacked-bars': 'Empilharam-se as colunas.' },
  },
  'options.pieTotalPosition': { name: 'a posição do total', is: { center: 'Escreveu-se o total ao centro.' } },
  'axes.x.label': X.label,
  'axes.x.min': X.min,
  'axes.x.max': X.max,
  'axes.x.scaleType': X.scaleType,
  'axes.x.isReversed': X.isReversed,
  'axes.x.isHidden': X.isHidden,
  'axes.x.tickDisplayMode': X.tickDisplayMode,
  'axes.y.label': Y.label,
  'axes.y.min': Y.min,
  'axes.y.max': Y.max,
  'axes.y.scaleType': Y.scaleType,
  'axes.y.isReversed': Y.isReversed,
  'axes.y.isHidden': Y.isHidden,
  'axes.y.tickDisplayMode': Y.tickDisplayMode,
  'axes.y2.label': Y2.label,
  'axes.y2.min': Y2.min,
  'axes.y2.max': Y2.max,
  'axes.y2.scaleType': Y2.scaleType,
  'axes.y2.isReversed': Y2.isReversed,
  'axes.y2.isHidden': Y2.isHidden,
  'axes.y2.tickDisplayMode': Y2.tickDisplayMode,
  'axes.hasDualYAxis': {
    name: 'o segundo eixo Y',
    is: {
      true: 'A última série passou a ter um eixo Y próprio.',
      false: 'Todas as séries passaram a partilhar o mesmo eixo Y.',
    },
  },
  'axes.showGridLines': {
    name: 'a grelha',
    is: { true: 'Mostraram-se as linhas da grelha.', false: 'Ocultaram-se as linhas da grelha.' },
  },
  'legend.position': {
    name: 'a posição da legenda',
    is: {
      auto: 'A legenda passou a ajustar a sua própria posição.',
      top: 'Colocou-se a legenda em cima.',
      right: 'Colocou-se a legenda à direita.',
      none: 'Ocultou-se a legenda.',
    },
  },
  'appearance.paletteId': { name: 'a paleta de cores' },
  'appearance.highlightStyle': {
    name: 'o estilo dos destaques',
    is: {
      'fade-color': 'Esbateram-se as cores do que não está em destaque.',
      grey: 'O que não está em destaque passou a cinzento.',
    },
  },
  'appearance.border.style': {
    name: 'o estilo do contorno',
    is: {
      none: 'Retirou-se o contorno.',
      grey: 'O gráfico passou a ter um contorno cinzento.',
      custom: 'O gráfico passou a ter um contorno de cor própria.',
      tinted: 'O gráfico passou a ter um contorno no tom da paleta.',
      gradient: 'O gráfico passou a ter um contorno em gradiente.',
      preset: 'O gráfico passou a ter o contorno predefinido.',
    },
  },
  'appearance.border.width': { name: 'a espessura do contorno' },
  'appearance.border.color': { name: 'a cor do contorno' },
  'appearance.hasRoundedCorners': {
    name: 'a forma dos cantos',
    is: { true: 'Arredondaram-se os cantos.', false: 'Os cantos passaram a ser retos.' },
  },
  'appearance.numberFormat.abbreviation': {
    name: 'a abreviatura dos números',
    is: {
      auto: 'Os números passaram a ser abreviados conforme o seu tamanho.',
      k: 'Os números passaram a ser apresentados em milhares.',
      m: 'Os números passaram a ser apresentados em milhões.',
      b: 'Os números passaram a ser apresentados em milhares de milhões.',
      none: 'Os números passaram a ser apresentados na íntegra, sem abreviaturas.',
    },
  },
  'appearance.numberFormat.decimalPlaces': {
    name: 'o número de casas decimais',
    is: { auto: 'O número de casas decimais passou a ajustar-se aos valores.' },
  },
  'appearance.textScale': { name: 'o tamanho do texto' },
  'appearance.textStyle.heading.fontId': { name: 'o tipo de letra do título' },
  'appearance.textStyle.heading.color': { name: 'a cor do título' },
  'appearance.textStyle.body.fontId': { name: 'o tipo de letra do texto' },
  'appearance.textStyle.body.color': { name: 'a cor do texto' },
  'appearance.background.type': {
    name: 'o tipo de fundo',
    is: {
      theme: 'O gráfico passou a ter o fundo do tema.',
      solid: 'O gráfico passou a ter um fundo de uma só cor.',
      tinted: 'O gráfico passou a ter um fundo no tom da paleta.',
    },
  },
  'appearance.background.color': { name: 'a cor do fundo' },
  'content.isTitleHidden': {
    name: 'a apresentação do título',
    is: { true: 'Ocultou-se o título.', false: 'Mostrou-se o título.' },
  },
  'content.isSubtitleHidden': {
    name: 'a apresentação do subtítulo',
    is: { true: 'Ocultou-se o subtítulo.', false: 'Mostrou-se o subtítulo.' },
  },
  'content.isCaptionHidden': {
    name: 'a apresentação da nota',
    is: { true: 'Ocultou-se a nota.', false: 'Mostrou-se a nota.' },
  },
  'content.isSourceHidden': {
    name: 'a apresentação da fonte',
    is: { true: 'Ocultou-se a fonte.', false: 'Mostrou-se a fonte.' },
  },
  'headlineNumbers.show': {
    name: 'o número em destaque',
    is: {
      current: 'O número em destaque passou a ser o valor mais recente.',
      average: 'O número em destaque passou a ser a média.',
      total: 'O número em destaque passou a ser o total.',
      conversion: 'O número em destaque passou a ser a taxa de conversão.',
      none: 'Ocultaram-se os números em destaque.',
    },
  },
  'headlineNumbers.compareWith': {
    name: 'a comparação do número em destaque',
    is: {
      previous: 'O número em destaque passou a ser comparado com o valor anterior.',
      first: 'O número em destaque passou a ser comparado com o primeiro valor.',
      none: 'O número em destaque deixou de ser comparado.',
    },
  },
  'headlineNumbers.size': {
    name: 'o tamanho dos números em destaque',
    is: {
      auto: 'Os números em destaque passaram a ajustar o seu tamanho.',
      small: 'Os números em destaque passaram a ser pequenos.',
      medium: 'Os números em destaque passaram a ter tamanho médio.',
      large: 'Os números em destaque passaram a ser grandes.',
    },
  },
  'dataLabels.showDataLabels': {
    name: 'a apresentação dos valores',
    is: { true: 'Mostraram-se os valores no gráfico.', false: 'Ocultaram-se os valores no gráfico.' },
  },
  'dataLabels.showStackTotals': {
    name: 'a apresentação dos totais das pilhas',
    is: { true: 'Mostrou-se o total de cada pilha.', false: 'Ocultaram-se os totais das pilhas.' },
  },
  'dataLabels.showCategoryLabels': {
    name: 'a apresentação dos nomes das categorias',
    is: { true: 'Mostraram-se os nomes das categorias.', false: 'Ocultaram-se os nomes das categorias.' },
  },
  'dataLabels.dataLabelFormat': {
    name: 'o formato dos rótulos',
    is: {
      absolute: 'Os rótulos passaram a mostrar os valores.',
      percentage: 'Os rótulos passaram a mostrar percentagens.',
    },
  },
};

import type { AnnotationType, FieldValue, ReferenceLineName, WaterfallPart } from '../../plan/edit/edit.ts';
import type { StyledParts } from '../../plan/edit/edit-facts.ts';
import type { FieldValues } from '../../plan/edit/edit-fields.ts';
import type { AxisName } from '../../plan/follow/notice.ts';
import type { NeededKind } from '../../plan/plan-error.ts';
import type { PlanTexts, StepSay } from './plan-texts.ts';
import { PORTUGUESE_FIELDS } from './portuguese-fields.ts';
import { MORE, PORTUGUESE_TRANSFORMS, ROWS } from './portuguese-transforms.ts';
import type { Say } from './say.ts';
import { capitalise, showValue } from './sentence.ts';

const TYPES: PlanTexts['types'] = {
  line: 'um gráfico de linhas',
  areaStacked: 'um gráfico de áreas empilhadas',
  bar: 'um gráfico de barras',
  groupedBar: 'um gráfico de barras agrupadas',
  stackedBar: 'um gráfico de barras empilhadas',
  '100StackedBar': 'um gráfico de barras empilhadas a 100%',
  column: 'um gráfico de colunas',
  groupedColumn: 'um gráfico de colunas agrupadas',
  stackedColumn: 'um gráfico de colunas empilhadas',
  '100StackedColumn': 'um gráfico de colunas empilhadas a 100%',
  combo: 'um gráfico combinado',
  pie: 'um gráfico circular',
  donut: 'um gráfico em anel',
  funnel: 'um gráfico de funil',
  heatmap: 'um mapa de calor',
  scatter: 'um gráfico de dispersão',
  bubble: 'um gráfico de bolhas',
  waterfall: 'um gráfico de cascata',
  table: 'uma tabela',
  mekko: 'um gráfico mekko',
};

const LINES: Readonly<Record<ReferenceLineName, string>> = {
  goalLine: 'uma linha de objetivo',
  trendline: 'uma linha de tendência',
  averageLine: 'uma linha da média',
};

const THE_LINES: Readonly<Record<ReferenceLineName, string>> = {
  goalLine: 'a linha de objetivo',
  trendline: 'a linha de tendência',
  averageLine: 'a linha da média',
};

const REMARKS: Readonly<Record<AnnotationType, string>> = {
  sticker: 'um autocolante',
  tooltip: 'uma nota',
  highlight: 'um destaque',
  text: 'um texto',
  arrow: 'uma seta',
  shape: 'uma forma',
  'difference-arrow': 'uma seta de diferença',
};

const PARTS: Readonly<Record<WaterfallPart, string>> = {
  waterfallStart: 'O valor inicial',
  waterfallPositive: 'O conjunto das subidas',
  waterfallNegative: 'O conjunto das descidas',
  waterfallTotal: 'O conjunto dos totais',
};

const AXES: Readonly<Record<AxisName, string>> = { x: 'eixo X', y: 'eixo Y', y2: 'segundo eixo Y' };

const PARTS_OF_CONTENT = {
  title: { the: 'o título', is: 'O título passou a ser' },
  subtitle: { the: 'o subtítulo', is: 'O subtítulo passou a ser' },
  caption: { the: 'a nota', is: 'A nota passou a ser' },
} as const;

const NEEDS: Readonly<Record<NeededKind, string>> = {
  number: 'números',
  date: 'datas',
  text: 'texto',
  truth: 'uma condição',
};

const LINE_STYLES = { solid: 'contínua', dashed: 'tracejada', dotted: 'ponteada' } as const;

const notices: PlanTexts['notices'] = {
  annotationsDropped: ({ count }, say) =>
    `${say.count(count, { one: 'Retirou-se # anotação cujo lugar nos dados deixou', other: 'Retiraram-se # anotações cujo lugar nos dados deixou' })} de existir.`,
  stylesDropped: ({ names }, say) => `Retirou-se o estilo próprio de ${say.names(names, MORE)}.`,
  referenceLineDropped: ({ line, column }, say) =>
    `Retirou-se ${THE_LINES[line]}, porque ${say.name(column)} já não está nos dados.`,
  axisLabelCleared: ({ axis, label }, say) =>
    `Retirou-se o título do ${AXES[axis]}, que se referia a ${say.name(label)}.`,
  axisLabelRenamed: ({ axis, to }, say) => `O título do ${AXES[axis]} passou também a ser ${say.name(to)}.`,
  boundDropped: ({ axis, bound, value }, say) =>
    `Retirou-se o ${bound === 'min' ? 'início' : 'fim'} do ${AXES[axis]} em ${say.number(value)}, incompatível com o novo limite.`,
  typeCannotShow: ({ type, nearest }) =>
    nearest === undefined
      ? `Estes dados já não podem ser apresentados como ${bare(TYPES[type])}. O tipo ficou como estava.`
      : `Estes dados já não podem ser apresentados como ${bare(TYPES[type])}. O tipo ficou como estava; ${TYPES[nearest]} mostraria os dados.`,
  notOnLogScale: ({ axis, count }, say) =>
    `${say.count(count, { one: '# valor igual ou inferior a zero não tem', other: '# valores iguais ou inferiores a zero não têm' })} lugar na escala logarítmica do ${AXES[axis]} e não se ${count === 1 ? 'desenha' : 'desenham'}.`,
  rowsWithoutFigure: ({ count }, say) =>
    `${say.count(count, { one: '# linha sem valor ficou', other: '# linhas sem valor ficaram' })} fora do gráfico.`,
  seriesNotDrawn: ({ drawn, columns }, say) =>
    `Só se desenha ${say.name(drawn)}: este tipo de gráfico não tem lugar para ${say.list(columns.map(say.name))}.`,
  noWhole: ({ columns }, say) =>
    `Os valores de ${say.list(columns.map(say.name))} não se somam num todo, e é um todo que este tipo de gráfico mostra: barras lado a lado comparam-nos melhor.`,
  sameColour: ({ columns }, say) =>
    `${say.list(columns.map(say.name))} ficaram com a mesma cor, que já não permite distinguir as séries.`,
  scalesApart: ({ small, large }, say) =>
    `${say.list(small.map(say.name))}: mal se ${small.length === 1 ? 'lê' : 'leem'} ao lado de ${say.name(large)}, que tem valores muito maiores. Com «em gráfico combinado com um segundo eixo», a última série passa a ter um eixo só seu.`,
  nothingLeft: () => 'Não resta nenhuma linha para desenhar.',
};

const notes: PlanTexts['notes'] = {
  unreadableCells: ({ column, needs, count, examples }, say) =>
    `Em ${say.name(column)}, ${say.count(count, { one: '# célula não contém', other: '# células não contêm' })} ${NEEDS[needs]} e ${
      count === 1 ? 'não contou' : 'não contaram'
    }${examples[0] === undefined ? '' : ` (por exemplo, ${say.name(examples[0].text)})`}.`,
  totalsLeftOut: ({ count, labels }, say) =>
    `${say.count(count, { one: 'Não se contou # linha de totais', other: 'Não se contaram # linhas de totais' })}${
      labels.length === 0 ? '' : ` (${say.names(labels, MORE)})`
    }.`,
  emptyCells: ({ column, count }, say) =>
    `${say.count(count, { one: '# linha não tem', other: '# linhas não têm' })} valor em ${say.name(column)}.`,
  mixedCurrencies: ({ column, currencies }, say) =>
    `${say.name(column)} junta várias moedas (${say.list(currencies)}).`,
  columnsDropped: ({ columns }, say) =>
    `${columns.length === 1 ? 'Deixou' : 'Deixaram'} de existir, por se terem juntado linhas: ${say.names(columns, MORE)}.`,
  hiddenDropped: ({ columns }, say) =>
    `${say.count(columns.length, { one: 'Deixou de existir # coluna oculta', other: 'Deixaram de existir # colunas ocultas' })}.`,
  tiesCut: ({ count }, say) =>
    `${say.count(count, { one: 'Ficou de fora # linha igual', other: 'Ficaram de fora # linhas iguais' })} à última que se manteve.`,
};

const TARGETS = { series: 'séries', slice: 'fatias', waterfall: 'passos', every: 'partes' } as const;

const faults: PlanTexts['faults'] = {
  unknownColumn: ({ name, nearest }, say) =>
    `Não existe nenhuma coluna ${say.name(name)}.${suggest(nearest.map(say.name), say)}`,
  unknownFunction: ({ name, nearest }, say) =>
    `Não existe nenhuma função ${say.name(name)}.${suggest(nearest.map(say.name), say)}`,
  wrongKind: ({ column, text, needs }, say) =>
    `Aqui é preciso usar ${NEEDS[needs]}, o que não é o caso de ${say.name(column ?? text ?? '')}.`,
  badArgument: ({ argument, value }, say) =>
    `O valor ${say.name(showValue(value))} não serve para ${say.name(argument)}.`,
  syntax: ({ text, at }, say) =>
    at >= text.length
      ? `A condição ${say.name(text)} está incompleta.`
      : `A condição ${say.name(text)} não se consegue ler a partir de ${say.name(text.slice(at, at + 20))}.`,
  tooLarge: ({ cells, mostCells }, say) =>
    `O resultado teria ${say.number(cells)} células; o máximo possível é ${say.number(mostCells)}.`,
  unknownField: ({ field, nearest }, say) =>
    `Um gráfico não tem nenhuma definição ${say.name(field)}.${suggest(nearest.map(say.setting), say)}`,
  badValue: ({ setting, value, takes }, say) =>
    `${capitalise(say.setting(setting))} não pode ser ${say.name(showValue(value))}. O que se aceita: ${say.takes(takes)}.`,
  unknownRow: ({ rowIndex, rowCount }, say) =>
    `Não existe a linha ${say.number(rowIndex + 1)}: os dados têm ${say.count(rowCount, { one: '# linha', other: '# linhas' })}.`,
  notStyled: ({ type, target }) =>
    `${capitalise(TYPES[type])} não tem ${TARGETS[target]} a que se possa dar um aspeto próprio.`,
  placeNotStyled: ({ place, series }, say) =>
    `${say.name(place)} é um ponto do eixo: neste tipo de gráfico só as séries podem ter um aspeto próprio (${say.names(series, MORE)}). Para dar relevo a esse ponto, pode pedir que seja destacado.`,
  noSeries: ({ column, series }, say) =>
    `${say.name(column)} não é uma das séries do gráfico.${series.length === 0 ? '' : ` As séries são: ${say.names(series, MORE)}.`}`,
  cannotSwap: ({ type }) => `Não é possível trocar os eixos de ${TYPES[type]}.`,
  emptyRange: ({ axis, least, most }, say) =>
    `O ${AXES[axis]} não pode ir de ${say.number(least)} a ${say.number(most)}.`,
};

function suggest(names: readonly string[], say: StepSay): string {
  return names.length === 0 ? '' : ` Queria dizer ${say.alternatives(names)}?`;
}

/** A type without its article, as after "como". */
function bare(type: string): string {
  return type.replace(/^uma? /, '');
}

function takes(values: FieldValues, say: Say): string {
  switch (values.kind) {
    case 'choice':
      return say.alternatives(values.choices.map(say.name));
    case 'boolean':
      return 'sim ou não';
    case 'colour':
      return `um valor hexadecimal, como ${say.name('#d62728')}`;
    case 'url':
      return `um endereço que comece por ${say.name('https://')}`;
    case 'text':
      return `um texto com o máximo de ${say.count(values.longest, { one: '# carácter', other: '# caracteres' })}`;
    case 'number': {
      const kind = values.isWhole === true ? 'um número inteiro' : 'um número';
      const { least, most } = values;
      if (least === undefined || most === undefined) return kind;
      return `${kind} de ${say.number(least)} a ${say.number(most)}`;
    }
  }
}

/** What was styled, as the subject of a sentence in the singular. */
function subject(parts: StyledParts, say: StepSay): string {
  if (parts.kind === 'series') return say.name(parts.column);
  if (parts.kind === 'slice') return say.name(parts.name);
  return parts.kind === 'waterfall' ? PARTS[parts.part] : 'Todo o conjunto';
}

function sayValue(value: FieldValue, say: StepSay): string {
  if (typeof value === 'number') return say.number(value);
  if (typeof value === 'boolean') return value ? 'sim' : 'não';
  return value.startsWith('#') ? say.colour(value) : say.name(value);
}

const edits: PlanTexts['edits'] = {
  setType: ({ to }) => `O gráfico passou a ser ${TYPES[to]}.`,
  setField: ({ field, value }, say) =>
    value === null
      ? `Repôs-se ${say.setting(field)}.`
      : `${capitalise(say.setting(field))} passou a ser ${sayValue(value, say)}.`,
  setContent: ({ part, text, isHidden }, say) => {
    const { the, is } = PARTS_OF_CONTENT[part];
    if (text === null) return `Retirou-se ${the}.`;
    return `${is} ${say.name(text)}.${isHidden ? ' De momento não se mostra no gráfico.' : ''}`;
  },
  setSource: ({ label, url }, say) => {
    const named = label ?? url;
    if (named === null || named === undefined) return 'Retirou-se a fonte.';
    return `Indicou-se ${say.name(named)} como fonte.`;
  },
  styleSeries: ({ parts, look }, say) => {
    const { customColor, paletteColorId, lineStyle, fillStyle } = look;
    const target = subject(parts, say);
    const said = [
      ...(typeof customColor === 'string' ? [`${target} passou a ${say.colour(customColor)}`] : []),
      ...(customColor === null || paletteColorId === null ? [`${target} voltou a ter a cor da paleta`] : []),
      ...(typeof paletteColorId === 'string'
        ? [`${target} passou a ter a cor ${say.name(paletteColorId)} da paleta`]
        : []),
      ...(lineStyle === null ? [`${target} voltou a ter a linha habitual`] : []),
      ...(lineStyle === undefined || lineStyle === null
        ? []
        : [`${target} passou a ter uma linha ${LINE_STYLES[lineStyle]}`]),
      ...(fillStyle === null ? [`${target} voltou a ter o preenchimento habitual`] : []),
      ...(typeof fillStyle === 'string' ? [`${target} passou a ter o preenchimento ${say.name(fillStyle)}`] : []),
    ];
    return `${said.join('. ')}.`;
  },
  addAnnotation: ({ type, anchors }, say) => {
    const places = anchors.map(({ row, column }) => `${say.name(column)} de ${say.name(row)}`);
    return `Acrescentou-se ${REMARKS[type]}${places.length === 0 ? '' : ` em ${say.list(places)}`}.`;
  },
  removeAnnotations: ({ count }, say) =>
    count === 0
      ? 'Não havia anotações para retirar.'
      : `${say.count(count, { one: 'Retirou-se # anotação', other: 'Retiraram-se # anotações' })}.`,
  setReferenceLine: ({ referenceLine, column }, say) => {
    const at = referenceLine.line === 'goalLine' ? ` em ${say.number(referenceLine.value)}` : '';
    const of = column === undefined ? '' : ` de ${say.name(column)}`;
    const label =
      'label' in referenceLine && referenceLine.label !== undefined
        ? `, com o nome ${say.name(referenceLine.label)}`
        : '';
    return `Acrescentou-se ${LINES[referenceLine.line]}${of}${at}${label}.`;
  },
  removeReferenceLines: ({ lines }, say) =>
    `${lines.length === 1 ? 'Retirou-se' : 'Retiraram-se'} ${say.list(lines.map((line) => THE_LINES[line]))}.`,
  swapAxes: ({ from, to, columns }, say) =>
    columns === undefined || from !== to
      ? `Virou-se o gráfico, que passou a ser ${TYPES[to]}.`
      : `Trocaram-se os eixos de ${say.names(columns, MORE)}.`,
  resetLook: ({ fields }, say) =>
    `${say.count(fields.length, { one: 'Repôs-se # definição', other: 'Repuseram-se # definições' })} do aspeto.`,
};

const settings: PlanTexts['settings'] = {
  'seriesStyle.customColor': 'a cor de uma série',
  'seriesStyle.paletteColorId': 'a cor da paleta de uma série',
  'seriesStyle.lineStyle': 'a linha de uma série',
  'seriesStyle.fillStyle': 'o preenchimento de uma série',
  'content.text': 'o texto',
  'source.label': 'o nome da fonte',
  'source.url': 'o endereço da fonte',
  'annotation.type': 'o tipo de anotação',
  'annotation.sticker': 'o autocolante',
  'annotation.highlight': 'o destaque',
  'annotation.text': 'o texto da anotação',
  'annotation.position': 'a posição da anotação',
  'annotation.color': 'a cor da anotação',
  'annotation.style': 'o estilo da anotação',
  'annotation.strokeWidth': 'o contorno da anotação',
  'referenceLine.line': 'o tipo de linha de referência',
  'referenceLine.value': 'o valor da linha de referência',
  'referenceLine.label': 'o nome da linha de referência',
  'referenceLine.axis': 'o eixo da linha de referência',
  'referenceLine.method': 'o tipo de tendência',
  chartType: 'o tipo de gráfico',
};

/** What a plan did, in Portuguese of Portugal. */
export const PORTUGUESE_TEXTS: PlanTexts = {
  types: TYPES,
  transforms: PORTUGUESE_TRANSFORMS,
  edits,
  notes,
  notices,
  faults,
  settings,
  takes,
  fields: PORTUGUESE_FIELDS,
  already: (name) => `${capitalise(name)} já estava assim.`,
  alreadyDone: 'Já estava assim.',
  notShown: (type) => `Não tem efeito n${type}.`,
  done: {
    nothing: 'Nada foi alterado.',
    unchanged: 'O gráfico já estava assim; nada foi alterado.',
    more: (steps, say) => `Seguiram-se ${say.count(steps, { one: 'mais # passo', other: 'mais # passos' })}.`,
    remade: (rows, say) => `Voltou-se aos dados de origem do gráfico (${say.count(rows, ROWS)}).`,
    undone: (rows, say) => `Anulou-se a última alteração dos dados; o gráfico volta a ter ${say.count(rows, ROWS)}.`,
    leftBehind: (rows, say) =>
      `Os dados de origem (${say.count(rows, ROWS)}) são demasiados para acompanharem o gráfico: os próximos passos só verão o que está agora à vista.`,
    left: (rows, columns, say) =>
      `O gráfico tem agora ${say.count(rows, ROWS)} e ${say.count(columns, { one: '# coluna', other: '# colunas' })}.`,
  },
};

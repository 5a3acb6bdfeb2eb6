import type { ChartType } from '../../../../chart/chart-type.ts';
import type { GraphConfig } from '../../../../chart/graph-config.ts';
import type { ChartEdit } from '../../../../plan/edit/edit.ts';
import type { ChartPart, NamedAxis } from '../../chart-parts.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../../rule.ts';
import { type Built, editRule, HIDE, LINE_TYPES, lookRule, set, setAxis } from './look-tools.ts';

/** The edits that show a part and those that hide it; where a part needs more words to be shown, none. */
type Toggle = { readonly on: readonly ChartEdit[]; readonly off: readonly ChartEdit[] };

const hides = (axis: NamedAxis): Toggle => ({
  on: setAxis(axis, { name: 'isHidden', value: false, some: 'both' }),
  off: setAxis(axis, { name: 'isHidden', value: true, some: 'both' }),
});
const untitles = (axis: NamedAxis): Toggle => ({
  on: [],
  off: setAxis(axis, { name: 'label', value: null, some: 'both' }),
});
const forgets = (type: string): Toggle => ({ on: [], off: [{ verb: 'removeAnnotations', type }] });

const TOGGLES = {
  title: { on: [set('content.isTitleHidden', false)], off: [set('content.isTitleHidden', true)] },
  subtitle: { on: [set('content.isSubtitleHidden', false)], off: [set('content.isSubtitleHidden', true)] },
  caption: { on: [set('content.isCaptionHidden', false)], off: [set('content.isCaptionHidden', true)] },
  source: { on: [set('content.isSourceHidden', false)], off: [set('content.isSourceHidden', true)] },
  legend: { on: [set('legend.position', 'auto')], off: [set('legend.position', 'none')] },
  grid: { on: [set('axes.showGridLines', true)], off: [set('axes.showGridLines', false)] },
  xAxis: hides('x'),
  yAxis: hides('y'),
  valueAxis: hides('value'),
  categoryAxis: hides('category'),
  axes: hides('both'),
  secondAxis: { on: [set('axes.hasDualYAxis', true)], off: [set('axes.hasDualYAxis', false)] },
  xTitle: untitles('x'),
  yTitle: untitles('y'),
  secondTitle: untitles('y2'),
  valueTitle: untitles('value'),
  categoryTitle: untitles('category'),
  axisTitles: untitles('both'),
  labels: { on: [set('dataLabels.showDataLabels', true)], off: [set('dataLabels.showDataLabels', false)] },
  totalLabels: { on: [set('dataLabels.showStackTotals', true)], off: [set('dataLabels.showStackTotals', false)] },
  categoryLabels: {
    on: [set('dataLabels.showCategoryLabels', true)],
    off: [set('dataLabels.showCategoryLabels', false)],
  },
  points: { on: [set('options.showPoints', true)], off: [set('options.showPoints', false)] },
  fill: { on: [set('options.showFill', true)], off: [set('options.showFill', false)] },
  smoothing: { on: [set('options.isSmoothLine', true)], off: [set('options.isSmoothLine', false)] },
  border: { on: [set('appearance.border.style', 'grey')], off: [set('appearance.border.style', 'none')] },
  corners: { on: [set('appearance.hasRoundedCorners', true)], off: [set('appearance.hasRoundedCorners', false)] },
  background: {
    on: [],
    off: [set('appearance.background.type', null), set('appearance.background.color', null)],
  },
  headline: { on: [set('headlineNumbers.show', 'current')], off: [set('headlineNumbers.show', 'none')] },
  goalLine: { on: [], off: [{ verb: 'removeReferenceLines', line: 'goalLine' }] },
  trendline: {
    on: [{ verb: 'setReferenceLine', referenceLine: { line: 'trendline', method: 'linear' } }],
    off: [{ verb: 'removeReferenceLines', line: 'trendline' }],
  },
  averageLine: {
    on: [{ verb: 'setReferenceLine', referenceLine: { line: 'averageLine' } }],
    off: [{ verb: 'removeReferenceLines', line: 'averageLine' }],
  },
  referenceLines: { on: [], off: [{ verb: 'removeReferenceLines' }] },
  annotations: { on: [], off: [{ verb: 'removeAnnotations' }] },
  stickers: forgets('sticker'),
  notes: {
    on: [],
    off: [
      { verb: 'removeAnnotations', type: 'tooltip' },
      { verb: 'removeAnnotations', type: 'text' },
    ],
  },
  arrows: {
    on: [],
    off: [
      { verb: 'removeAnnotations', type: 'difference-arrow' },
      { verb: 'removeAnnotations', type: 'arrow' },
    ],
  },
  shapes: forgets('shape'),
  highlights: forgets('highlight'),
  pieTotal: { on: [set('options.pieTotalPosition', 'center')], off: [set('options.pieTotalPosition', null)] },
  colours: {
    on: [],
    off: [{ verb: 'styleSeries', target: { kind: 'every' }, look: { customColor: null } }],
  },
} as const satisfies Record<ChartPart, Toggle>;

const AXIS_PARTS = {
  x: 'xAxis',
  y: 'yAxis',
  y2: 'secondAxis',
  value: 'valueAxis',
  category: 'categoryAxis',
  both: 'axes',
  some: 'axes',
} as const satisfies Record<NamedAxis, ChartPart>;

const AXES: ReadonlySet<ChartPart> = new Set(Object.values(AXIS_PARTS).filter((part) => part !== 'secondAxis'));

const TITLE_PARTS = {
  x: 'xTitle',
  y: 'yTitle',
  y2: 'secondTitle',
  value: 'valueTitle',
  category: 'categoryTitle',
  both: 'axisTitles',
  some: 'axisTitles',
} as const satisfies Record<NamedAxis, ChartPart>;

/** The words that name each part. Values and labels beside a stack's totals are told apart by the words. */
const WORDS: readonly (readonly [part: ChartPart, pattern: string, weight?: number])[] = [
  ['title', 'titleWord of|for? chartWord?'],
  ['subtitle', 'subtitleWord of|for? chartWord?'],
  ['caption', 'captionWord'],
  ['source', 'sourceWord'],
  ['legend', 'legendWord'],
  ['axisTitles', 'axisTitle|axisTitles', 0.2],
  ['axisTitles', 'titleWord|labelsWord|textWord of|on|for|from bothAxes', 0.2],
  ['grid', 'gridWord'],
  ['labels', 'labelsWord on|in|of|for|over|above? barsWord|slicesWord|pointsWord|everySeries|linesWord|columnWord?'],
  ['labels', 'labelsWord on|in|of|for|over|above barsWord|slicesWord|pointsWord|everySeries|linesWord|columnWord', 0.6],
  ['labels', 'labelsWord on|in|of|for? each barsWord|slicesWord|pointsWord|columnWord'],
  ['totalLabels', 'totalLabels on|in|of|for|over|above|per? each? stacked|stackVerb|barsWord|everySeries|columnWord?'],
  ['totalLabels', 'totalLabels insideTop? of? each? stacked|stackVerb?'],
  ['pieTotal', 'totalLabels'],
  ['categoryLabels', 'categoryLabels on|in|of|for? slicesWord|pointsWord?'],
  ['points', 'pointsWord on|in|of|for? linesWord?'],
  ['fill', 'areaBelow linesWord?'],
  ['smoothing', 'smooth of? linesWord?', -0.3],
  ['border', 'borderWord'],
  ['corners', 'rounded cornersWord'],
  ['background', 'backgroundWord'],
  ['headline', 'headlineWord'],
  ['goalLine', 'goalWord linesWord?'],
  ['trendline', 'trendLine'],
  ['averageLine', 'averageLine'],
  ['averageLine', 'average linesWord'],
  ['referenceLines', 'referenceWord', 0.3],
  ['annotations', 'annotationsWord'],
  ['stickers', 'stickerWord'],
  ['notes', 'noteWord'],
  ['arrows', 'arrowWord'],
  ['shapes', 'rectangleWord'],
  ['highlights', 'highlightVerb'],
  ['pieTotal', 'totalLabels in|on|from|of middle', 0.3],
  ['pieTotal', 'middle totalLabels'],
  ['colours', 'colourWord'],
];

const STACKS: ReadonlySet<ChartType> = new Set(['stackedBar', 'stackedColumn', 'areaStacked', 'combo']);
const SLICES: ReadonlySet<ChartType> = new Set(['pie', 'donut']);

/** "Total", "values" and "points" are words of data too: they are parts where the chart has such, or more words say so. */
function isPartOf(part: ChartPart, parts: Parts, { type }: GraphConfig): boolean {
  if (part === 'totalLabels') return STACKS.has(type) || parts.has('stacked') || parts.has('stackVerb');
  if (part === 'pieTotal') return SLICES.has(type) || parts.has('middle');
  if (part === 'points') return LINE_TYPES.has(type) || parts.has('linesWord');
  if (part === 'labels' || part === 'categoryLabels') return type !== 'table' || parts.lastText.includes(' ');
  return part !== 'colours' || type !== 'table';
}

const WORD_RULES = WORDS.map(([part, pattern, weight], at) =>
  defineRule({
    id: `part-${part}-${at}`,
    gives: 'Part',
    pattern,
    weight: weight ?? 0.1,
    build: (parts, { config }) => (isPartOf(part, parts, config) ? { part } : undefined),
  }),
);

/** Words that only show count for little: they stand before every wish for data. */
const SHOWN: readonly (readonly [pattern: string, weight: number])[] = [
  ['and? showVerb|useVerb Parts turnOn?', -0.5],
  ['and? addVerb|turnOn|with|has|keepVerb Parts turnOn?', 0.25],
  ['and? convertVerb|swapVerb Parts turnOn', 0.25],
  ['and? showVerb? Parts is? turnOn', 0.25],
];

/** The totals of stacks and nothing else; where nothing is stacked no label is taken away for what cannot be seen. */
function onlyTotals(_: Parts, { config }: BuildContext): Built {
  const totals = set('dataLabels.showStackTotals', true);
  return { edits: STACKS.has(config.type) ? [totals, set('dataLabels.showDataLabels', false)] : [totals] };
}

/** "Label the bars": with their values. */
const LABEL_VERBS = [
  'and? labelsWord|nameVerb|flagVerb all|each? barsWord|slicesWord|pointsWord|everySeries|columnShapes|linesWord',
  'and? addVerb|showVerb? Number|labelsWord on|in|over|above|to each|all? barsWord|slicesWord|pointsWord|columnShapes',
];

const WRITTEN: ReadonlySet<ChartPart> = new Set(['title', 'subtitle', 'caption']);

/** "Write a title": it is shown, and what has no text of somebody's own gets one with the narrative. */
function writtenAnew(parts: Parts): Built | undefined {
  const part = parts.get('Part')?.part;
  return part === undefined || !WRITTEN.has(part) ? undefined : { edits: TOGGLES[part].on };
}

/** Parts that are shown where they are but named. */
const BARE = [
  'grid',
  'trendline',
  'averageLine',
  'pieTotal',
  'smoothing',
  'corners',
] as const satisfies readonly ChartPart[];

const TITLE = 'titleWord|labelsWord|textWord|namesWord|axisTitle';

/** Parts of a chart by their names, and showing and hiding them, several at once. */
export const PART_RULES: readonly Rule[] = [
  ...WORD_RULES,
  defineRule({
    id: 'part-axis',
    gives: 'Part',
    pattern: 'AxisName',
    weight: 0.1,
    build: (parts) => {
      const axis = parts.get('AxisName')?.axis;
      return axis && { part: AXIS_PARTS[axis] };
    },
  }),
  ...[`AxisName ${TITLE}`, `Axis axisTitle`, `${TITLE} of|on|for|from AxisName`, 'axisTitle of|on|for|from Axis'].map(
    (pattern, at) =>
      defineRule({
        id: `part-axis-title-${at}`,
        gives: 'Part',
        pattern,
        weight: 0.2,
        build: (parts) => {
          const axis = parts.get('AxisName')?.axis ?? parts.get('Axis')?.axis;
          return axis && { part: TITLE_PARTS[axis] };
        },
      }),
  ),
  defineRule({
    id: 'parts-one',
    gives: 'Parts',
    pattern: 'Part',
    weight: 0,
    build: (parts) => ({ parts: parts.all('Part').map(({ part }) => part) }),
  }),
  defineRule({
    id: 'parts-more',
    gives: 'Parts',
    pattern: 'Part and|or and? Parts',
    weight: 0.1,
    build: (parts) => ({
      parts: [...parts.all('Part').map(({ part }) => part), ...(parts.get('Parts')?.parts ?? [])],
    }),
  }),
  ...[`and? ${HIDE} all? Parts`, 'and? convertVerb|swapVerb|showVerb? Parts turnOff', 'and? Parts is? turnOff'].map(
    (pattern, at) =>
      defineRule({
        id: `hide-${at}`,
        gives: 'Edits',
        pattern,
        weight: 0.3,
        build: (parts, { purpose }) => {
          const named = parts.get('Parts')?.parts ?? [];
          return purpose === 'chart' ? { edits: named.flatMap((part) => TOGGLES[part].off) } : undefined;
        },
      }),
  ),
  ...SHOWN.map(([pattern, weight], at) =>
    defineRule({
      id: `show-${at}`,
      gives: 'Edits',
      pattern,
      weight,
      build: (parts, { purpose }) => {
        const named = parts.get('Parts')?.parts ?? [];
        // "With months on the x axis" says what runs along it.
        if ((parts.has('with') || parts.has('has')) && named.some((part) => AXES.has(part))) return undefined;
        const edits = named.flatMap((part): readonly ChartEdit[] => TOGGLES[part].on);
        return purpose === 'chart' && edits.length > 0 ? { edits } : undefined;
      },
    }),
  ),
  ...BARE.map((part) =>
    defineRule({
      id: `bare-${part}`,
      gives: 'Edits',
      pattern: 'Part',
      weight: -0.15,
      build: (parts, { purpose }) =>
        purpose === 'chart' && parts.get('Part')?.part === part ? { edits: TOGGLES[part].on } : undefined,
    }),
  ),
  ...LABEL_VERBS.map((pattern, at) =>
    editRule(
      `label-them-${at}`,
      pattern,
      (_, { config }) => (config.type === 'table' ? undefined : { edits: TOGGLES.labels.on }),
      0.5,
    ),
  ),
  editRule('write-text', 'and? writeVerb Part', writtenAnew, 0.5),
  lookRule('fill-area', 'and? fillVerb areaBelow|areaShape linesWord?', [set('options.showFill', true)], 0.4),
  editRule('only-totals', 'only? labelsWord|showVerb only totalLabels', onlyTotals, 0.6),
  editRule('only-totals-after', 'only totalLabels labelsWord?', onlyTotals, 0.5),
  editRule('totals-only', 'labelsWord|showVerb? totalLabels only', onlyTotals, 0.5),
];

import type { Anchor, ChartEdit, NewAnnotation } from '../../../../plan/edit/edit.ts';
import type { EditFieldPath } from '../../../../plan/edit/edit-fields.ts';
import type { MeaningOf, SortDirection } from '../../meaning.ts';
import { type BuildContext, defineRule, type Parts, type Rule, type SlotName } from '../../rule.ts';
import { figureOf } from '../extremes.ts';
import {
  type Built,
  editRule,
  editsOf,
  isOn,
  lookRule,
  MAKE,
  readingOf,
  rowOf,
  rowOfExtreme,
  set,
} from './look-tools.ts';

/** The first row of the moment that is named, along the column of time. */
function rowOfMoment({ iso, shape, time }: MeaningOf['Moment'], { table }: BuildContext): number | undefined {
  for (const { typed } of table.columns) {
    const { times } = typed;
    if (times === undefined) continue;
    const isAt = (row: number): boolean => {
      const there = times[row] ?? Number.NaN;
      if (typed.isCyclic === true) return there === time;
      if (String(typed.values[row] ?? '').startsWith(iso)) return true;
      return shape === 'month' && new Date(there).getUTCMonth() === time;
    };
    const row = typed.values.findIndex((_, at) => isAt(at));
    if (row >= 0) return row;
  }
  return undefined;
}

function seriesColumns(context: BuildContext): readonly number[] {
  const { series } = readingOf(context);
  return series.flatMap((key) => {
    const column = context.table.columns.findIndex((one) => one.key === key);
    return column < 0 ? [] : [column];
  });
}

/** What bars and slices are besides what they show: the tallest, the widest, the largest. */
const OF_SHAPES: ReadonlySet<string> = new Set(['size', 'height', 'length', 'width']);

/** The column that an adjective speaks of, and which end of it is meant; undefined for "the highest", which may be of any. */
function extremeOf(
  { dimension, direction }: MeaningOf['Superlative'],
  context: BuildContext,
): { readonly column?: number; readonly direction: SortDirection } | undefined {
  if (dimension === undefined) return undefined;
  const found = figureOf({ dimension, direction }, context);
  if (found?.by.kind === 'column') return { column: found.by.column, direction: found.direction };
  return OF_SHAPES.has(dimension) ? undefined : { direction };
}

function placeOf(parts: Parts, context: BuildContext): MeaningOf['Place'] | undefined {
  const value = parts.get('Value');
  const moment = parts.get('Moment');
  const superlative = parts.get('Superlative') ?? endOf(parts);
  const drawn = seriesColumns(context);
  const named = parts.get('Column')?.column;
  const told = superlative === undefined || named !== undefined ? undefined : extremeOf(superlative, context);
  const column = named ?? (told === undefined ? drawn[0] : told.column);
  // "The oldest" is none where no age is drawn.
  if (column === undefined || !drawn.includes(column)) return undefined;
  const row =
    value !== undefined
      ? rowOf(value, context)
      : moment !== undefined
        ? rowOfMoment(moment, context)
        : superlative !== undefined
          ? rowOfExtreme(column, (told ?? superlative).direction === 'descending', context)
          : edgeRow(parts, context);
  const isPoint = named !== undefined || superlative !== undefined;
  return row === undefined ? undefined : { rowIndex: row, column, isPoint };
}

/** "The team with the most points": the row that has it. */
function placeOfThing(parts: Parts, context: BuildContext): MeaningOf['Place'] | undefined {
  const [thing, figure] = parts.all('Column').map(({ column }) => column);
  const direction = parts.get('Superlative')?.direction;
  if (thing === undefined || figure === undefined || direction === undefined) return undefined;
  if (context.columnOf(thing).role === 'measure' || !seriesColumns(context).includes(figure)) return undefined;
  const row = rowOfExtreme(figure, direction === 'descending', context);
  return row === undefined ? undefined : { rowIndex: row, column: figure, isPoint: true };
}

/** "The maximum": the end that an operation names. */
function endOf(parts: Parts): MeaningOf['Superlative'] | undefined {
  if (parts.has('maximum')) return { direction: 'descending' };
  return parts.has('minimum') ? { direction: 'ascending' } : undefined;
}

function edgeRow(parts: Parts, { table }: BuildContext): number | undefined {
  if (parts.has('first')) return 0;
  return parts.has('last') ? table.rowCount - 1 : undefined;
}

const POINT = 'pointsWord|labelsWord|valuesWord|barsWord|columnWord|slicesWord|everySeries|linesWord';

const PLACES: readonly Rule[] = [
  ...[
    'Value|Moment',
    `Value|Moment ${POINT}`,
    'Column in|on|of|for|from? Value|Moment',
    `Column ${POINT} in|on|of|for|from? Value|Moment`,
    'Value|Moment of|in|for? Column',
    `${POINT} of|for Column? in|on|of|for|from? Value|Moment`,
    // «O valor mais alto», «o ponto máximo».
    `${POINT} Superlative`,
    `${POINT} Superlative of|in|on|for Column`,
    'maximum|minimum',
    'Superlative',
    'Superlative of|in|on|for Column',
    'Superlative Unit',
    `Superlative ${POINT}`,
    `Superlative ${POINT} of|in|on|for Column`,
    `Superlative Column ${POINT}?`,
    `Column ${POINT}? of|for? Superlative ${POINT}?`,
    'first|last',
    `first|last ${POINT}`,
    `first|last ${POINT} of|in|on|for Column`,
    'maximum|minimum of|in Column',
  ].map((pattern, at) => defineRule({ id: `place-${at}`, gives: 'Place', pattern, weight: 0.1, build: placeOf })),
  defineRule({
    id: 'place-of-thing',
    gives: 'Place',
    pattern: 'Column with|that|has|whose has? Superlative Column',
    weight: 0.5,
    build: placeOfThing,
  }),
];

function anchorOf(place: MeaningOf['Place'] | undefined, { table }: BuildContext): Anchor | undefined {
  const columnKey = place?.column === undefined ? undefined : table.columns[place.column]?.key;
  return columnKey === undefined || place?.rowIndex === undefined ? undefined : { rowIndex: place.rowIndex, columnKey };
}

const remark = (annotation: NewAnnotation): ChartEdit => ({ verb: 'addAnnotation', annotation });

const STICKERS = [
  ['rocket', 'rocket'],
  ['clapping', 'clapping-hands'],
  ['thumbsUp', 'thumbs-up'],
  ['thumbsDown', 'thumbs-down'],
  ['grinning', 'grinning-face'],
] as const satisfies readonly (readonly [SlotName, string])[];

const AT = 'in|on|to|over|above|of|for|from|with';

function sticker(parts: Parts, context: BuildContext): Built | undefined {
  const at = anchorOf(parts.get('Place'), context);
  const kind = parts.get('Sticker')?.sticker;
  return at === undefined || kind === undefined ? undefined : editsOf(remark({ type: 'sticker', sticker: kind, at }));
}

function note(parts: Parts, context: BuildContext): Built | undefined {
  const at = anchorOf(parts.get('Place'), context);
  const caption = parts.get('Wording')?.text;
  return at === undefined || caption === undefined ? undefined : editsOf(remark({ type: 'tooltip', caption, at }));
}

function difference(parts: Parts, context: BuildContext): Built | undefined {
  const start = anchorOf(parts.get('Place'), context);
  const end = anchorOf(parts.get('Place', 1), context);
  if (start === undefined || end === undefined) return undefined;
  const isShare = parts.has('asPercentages') || parts.has('percentage') || parts.has('growth');
  const show = isShare ? 'relative-difference' : 'absolute-difference';
  return editsOf(remark({ type: 'difference-arrow', show, start, end }));
}

/** A whole row across series where no series is named; a series where no row is. */
function highlight(parts: Parts, context: BuildContext): Built | undefined {
  const fades = parts.has('fadeRest') ? [set('appearance.highlightStyle', 'grey')] : [];
  const column = parts.get('Column')?.column;
  const columnKey = column === undefined ? undefined : context.table.columns[column]?.key;
  if (columnKey !== undefined && parts.get('Place') === undefined) {
    if (!readingOf(context).series.includes(columnKey)) return undefined;
    return editsOf(remark({ type: 'highlight', highlight: 'series', at: { rowIndex: 0, columnKey } }), ...fades);
  }
  const at = anchorOf(parts.get('Place'), context);
  if (at === undefined) return undefined;
  const isPoint = seriesColumns(context).length === 1 || parts.get('Place')?.isPoint === true;
  return editsOf(remark({ type: 'highlight', highlight: isPoint ? 'data-point' : 'x-value', at }), ...fades);
}

const ADD = 'addVerb|showVerb|turnOn|useVerb|has|noteWord';

const ANNOTATIONS: readonly Rule[] = [
  ...STICKERS.map(([word, kind]) =>
    defineRule({
      id: `sticker-${kind}`,
      gives: 'Sticker',
      pattern: `${word} stickerWord?`,
      weight: 0.1,
      build: () => ({ sticker: kind }),
    }),
  ),
  defineRule({
    id: 'sticker-named',
    gives: 'Sticker',
    pattern: 'stickerWord of|with? rocket|clapping|thumbsUp|thumbsDown|grinning',
    weight: 0.2,
    build: (parts) => {
      const kind = STICKERS.find(([word]) => parts.has(word))?.[1];
      return kind === undefined ? undefined : { sticker: kind };
    },
  }),
  ...[`and? ${ADD}? Sticker ${AT} Place`, `and? ${ADD}|highlightVerb Place with|by Sticker`, 'and? Sticker Place'].map(
    (pattern, at) => editRule(`sticker-at-${at}`, pattern, sticker, 0.4),
  ),
  ...[
    `and? ${ADD}? noteWord ${AT} Place with|is|that|calledWord? calledWord? Wording`,
    `and? ${ADD}? noteWord calledWord|is? Wording ${AT} Place`,
    `and? noteWord|highlightVerb|renameVerb Place with|as|is noteWord? calledWord? Wording`,
    `and? ${ADD} Wording ${AT} Place`,
    `and? ${ADD}? noteWord ${AT} Place Wording`,
    `and? ${ADD}? Wording as noteWord ${AT} Place`,
  ].map((pattern, at) => editRule(`note-at-${at}`, pattern, note, 0.5)),
  ...[
    `and? ${ADD}? difference|growth|asPercentages|percentage? arrowWord from|between|of|for Place to|and|until Place`,
    `and? ${ADD}? arrowWord from|between|of|for Place to|and|until Place that? with|for|of|showVerb? asPercentages|percentage|growth? difference|growth?`,
    `and? ${ADD}? arrowWord with|for|of|that? showVerb? asPercentages|percentage|growth? difference|growth? from|between|of Place to|and|until Place asPercentages|percentage?`,
    `and? showVerb difference from|between Place to|and|until Place with|as arrowWord`,
  ].map((pattern, at) => editRule(`difference-arrow-${at}`, pattern, difference, 0.5)),
  ...[
    'and? highlightVerb Place',
    'and? highlightVerb Place and? fadeRest restSteps?',
    'and? convertVerb|showVerb Place highlightVerb',
    'and? highlightVerb Column linesWord|barsWord|everySeries|columnWord?',
    'and? highlightVerb Column linesWord|barsWord|everySeries|columnWord? and? fadeRest restSteps?',
    'and? showVerb highlightVerb on|for Place',
  ].map((pattern, at) => editRule(`highlight-${at}`, pattern, highlight, 0.4)),
  ...['and? fadeRest restSteps?', `and? ${MAKE}? restSteps in|as|to? Colour`].map((pattern, at) =>
    editRule(`fade-rest-${at}`, pattern, (parts) =>
      parts.get('Colour') === undefined || parts.get('Colour')?.family === 'grey'
        ? editsOf(set('appearance.highlightStyle', 'grey'))
        : undefined,
    ),
  ),
  editRule('remove-it', 'and? removeVerb|turnOff them', (_, context) => lastAdded(context), 0.1),
  editRule('remove-it-bare', 'and? removeVerb', (_, context) => lastAdded(context), -0.2),
];

/** "Remove it": the one thing on the chart that can be taken off again. */
function lastAdded(context: BuildContext): Built | undefined {
  const { referenceLines, annotations } = context.config;
  const lines = typeof referenceLines === 'object' && referenceLines !== null ? Object.keys(referenceLines) : [];
  const found: readonly ChartEdit[] = [
    ...(lines.length > 0 ? [{ verb: 'removeReferenceLines' } as const] : []),
    ...(Array.isArray(annotations) && annotations.length > 0 ? [{ verb: 'removeAnnotations' } as const] : []),
    ...SHOWN.filter((field) => isOn(context, field)).map((field) => set(field, false)),
  ];
  return found.length === 1 ? { edits: found } : undefined;
}

/** What is shown only where somebody asked for it. */
const SHOWN = [
  'dataLabels.showDataLabels',
  'dataLabels.showStackTotals',
  'dataLabels.showCategoryLabels',
] as const satisfies readonly EditFieldPath[];

function goal(parts: Parts): Built | undefined {
  const value = parts.get('Number')?.value;
  const label = parts.get('Wording')?.text;
  const axis = parts.get('Axis')?.axis ?? 'y';
  if (value === undefined) return undefined;
  return editsOf({
    verb: 'setReferenceLine',
    referenceLine: { line: 'goalLine', value, axis, ...(label === undefined ? {} : { label }) },
  });
}

function goalName(parts: Parts, { config }: BuildContext): Built | undefined {
  const label = parts.get('Wording')?.text;
  const lines = config.referenceLines;
  const line = typeof lines === 'object' && lines !== null && 'goalLine' in lines ? lines.goalLine : undefined;
  const value = typeof line === 'object' && line !== null && 'value' in line ? line.value : undefined;
  const axis = typeof line === 'object' && line !== null && 'axis' in line && line.axis === 'x' ? 'x' : 'y';
  if (label === undefined || typeof value !== 'number') return undefined;
  return editsOf({ verb: 'setReferenceLine', referenceLine: { line: 'goalLine', value, axis, label } });
}

const METHODS = [
  ['linear', 'linear'],
  ['loess', 'loess'],
  ['exponential', 'exponential'],
  ['logWord', 'logarithmic'],
  ['quadratic', 'quadratic'],
  ['power', 'power'],
  ['polynomial', 'polynomial'],
] as const satisfies readonly (readonly [SlotName, string])[];

const columnKeyOf = (parts: Parts, { table }: BuildContext): string | undefined => {
  const column = parts.get('Column')?.column;
  return column === undefined ? undefined : table.columns[column]?.key;
};

function trend(parts: Parts, context: BuildContext): Built | undefined {
  const columnKey = columnKeyOf(parts, context);
  if (columnKey !== undefined && !readingOf(context).series.includes(columnKey)) return undefined;
  const method = parts.get('TrendMethod')?.method ?? 'linear';
  return editsOf({
    verb: 'setReferenceLine',
    referenceLine: { line: 'trendline', method, ...(columnKey === undefined ? {} : { columnKey }) },
  });
}

function average(parts: Parts, context: BuildContext): Built | undefined {
  const columnKey = columnKeyOf(parts, context);
  if (columnKey !== undefined && !readingOf(context).series.includes(columnKey)) return undefined;
  const label = parts.get('Wording')?.text;
  return editsOf({
    verb: 'setReferenceLine',
    referenceLine: {
      line: 'averageLine',
      ...(columnKey === undefined ? {} : { columnKey }),
      ...(label === undefined ? {} : { label }),
    },
  });
}

const CALLED = 'and|calledWord|renameVerb|nameIt|nameVerb|as|is';
const GOAL = 'goalWord linesWord?';

const LINES: readonly Rule[] = [
  ...[
    `and? ${ADD}|with? ${GOAL} in|on|to|of|is|with|for|from? Axis? is|of|in? Number`,
    `and? ${ADD}|with? ${GOAL} in|on|to|of|is|with|for|from? Number ${CALLED} ${CALLED}? Wording`,
    `and? ${ADD}|with? ${GOAL} ${CALLED} Wording in|on|to|of|with|from Number`,
    `and? ${ADD}|with? Number ${GOAL}`,
    `and? ${ADD} linesWord in|on|of Number`,
    `and? ${ADD}|with? linesWord in|on|of Number ${CALLED} ${CALLED}? Wording`,
    `and? ${ADD}|convertVerb|with? ${GOAL} to Number`,
    `and? ${ADD}|with? ${GOAL} in|on|to|of Number in|on Axis`,
  ].map((pattern, at) => editRule(`goal-${at}`, pattern, goal, pattern.endsWith('Wording') ? 1 : 0.4)),
  ...[`and? renameVerb ${GOAL} to|as? Wording`, `and? ${GOAL} ${CALLED} Wording`].map((pattern, at) =>
    editRule(`goal-name-${at}`, pattern, goalName, 0.3),
  ),
  ...METHODS.map(([word, method]) =>
    defineRule({ id: `trend-${method}`, gives: 'TrendMethod', pattern: word, weight: 0, build: () => ({ method }) }),
  ),
  ...[
    `and? ${ADD}|with? TrendMethod trendLine for|of|in|on|to? Column?`,
    `and? ${ADD}|with|plus trendLine for|of|in|on|to? Column?`,
    `and? ${ADD}|with? trendLine for|of|in|on|to Column`,
    `and? ${ADD}|with? TrendMethod trend linesWord? for|of|in|on|to? Column?`,
    `and? ${ADD}|with? trendLine for|of? Column? with|as|is|in TrendMethod`,
    `and? ${MAKE} trendLine TrendMethod`,
    `and? ${ADD}|with? Column trendLine`,
    `and? ${ADD}|with? TrendMethod linesWord for|of|to Column`,
  ].map((pattern, at) =>
    editRule(
      `trendline-${at}`,
      pattern,
      (parts, context) => (parts.has('trendLine') && isPlainTrend(parts) ? undefined : trend(parts, context)),
      0.4,
    ),
  ),
  ...[
    `and? ${ADD}|with? averageLine for|of|in|on|to Column`,
    `and? ${ADD}|with? averageLine ${CALLED} Wording`,
    `and? ${ADD}|with|plus? Column averageLine`,
    `and? ${ADD}|with? average of|for? Column? as linesWord`,
    `and? ${ADD}|with? average linesWord for|of Column`,
    `and? ${ADD}|with? average Column linesWord`,
    `and? ${ADD}|with linesWord in|on|for|of average Column?`,
  ].map((pattern, at) =>
    editRule(
      `average-line-${at}`,
      pattern,
      // "A line chart of average pay" draws no line at the average.
      (parts, context) => (parts.says('chartWord') ? undefined : average(parts, context)),
      0.4,
    ),
  ),
  lookRule(
    'remove-averages',
    'removeVerb|without|turnOff average linesWord',
    [{ verb: 'removeReferenceLines', line: 'averageLine' }],
    0.4,
  ),
];

/** "The trend of sales" asks for data over time, unless a line or a method is named. */
function isPlainTrend(parts: Parts): boolean {
  return parts.lastText.toLowerCase() === 'trend' && parts.get('TrendMethod') === undefined;
}

/** Remarks on a chart, highlights, and lines across the plot. */
export const REMARK_RULES: readonly Rule[] = [...PLACES, ...ANNOTATIONS, ...LINES];

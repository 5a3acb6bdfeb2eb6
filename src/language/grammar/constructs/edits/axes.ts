import type { ChartEdit } from '../../../../plan/edit/edit.ts';
import type { NamedAxis } from '../../chart-parts.ts';
import type { MeaningOf } from '../../meaning.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../../rule.ts';
import { type Built, editRule, editsOf, JOIN, MAKE, readingOf, set, setAxis } from './look-tools.ts';

const named = (id: string, pattern: string, axis: NamedAxis, weight: number): Rule =>
  defineRule({ id, gives: 'AxisName', pattern, weight, build: () => ({ axis }) });

/** The axis along which a column runs. */
function axisOfColumn(parts: Parts, context: BuildContext): MeaningOf['AxisName'] | undefined {
  const column = parts.get('Column')?.column;
  const key = column === undefined ? undefined : context.table.columns[column]?.key;
  const { along, series } = readingOf(context);
  if (key === undefined) return undefined;
  if (context.config.type === 'scatter' || context.config.type === 'bubble') {
    return key === along ? { axis: 'x' } : series.includes(key) ? { axis: 'y' } : undefined;
  }
  return key === along ? { axis: 'category' } : series.includes(key) ? { axis: 'value' } : undefined;
}

const NAMES: readonly Rule[] = [
  ...['Axis', 'Axis axisWord', 'axisWord Axis'].map((pattern, at) =>
    defineRule({
      id: `axis-by-direction-${at}`,
      gives: 'AxisName',
      pattern,
      weight: 0.05,
      build: (parts) => parts.get('Axis'),
    }),
  ),
  named('axis-second', 'secondAxis axisWord?', 'y2', 0.3),
  named('axis-of-values', 'valueAxis axisWord?', 'value', 0.2),
  named('axis-of-categories', 'categoryAxis axisWord?', 'category', 0.2),
  named('axis-of-values-word', 'labelsWord|valuesWord axisWord', 'value', 0.1),
  named('axes-both', 'bothAxes', 'both', 0.1),
  named('axes-x-and-y', 'xAxis and yAxis axisWord?', 'both', 0.2),
  named('axis-some', 'axisWord', 'some', 0),
  ...['Column axisWord', 'axisWord of|for Column'].map((pattern, at) =>
    defineRule({ id: `axis-of-column-${at}`, gives: 'AxisName', pattern, weight: 0.2, build: axisOfColumn }),
  ),
];

function range(parts: Parts, low: number | undefined, high: number | undefined): Built | undefined {
  const axis = parts.get('AxisName')?.axis ?? 'some';
  if (low === undefined && high === undefined) return undefined;
  if (low !== undefined && high !== undefined && low >= high) return undefined;
  const ends: readonly (readonly ['min' | 'max', number | undefined])[] = [
    ['min', low],
    ['max', high],
  ];
  return editsOf(
    ...ends.flatMap(([name, value]) => (value === undefined ? [] : setAxis(axis, { name, value, some: 'value' }))),
  );
}

const numberOf = (parts: Parts, nth = 0): number | undefined => parts.get('Number', nth)?.value;

const AXIS = 'AxisName';
const LOW = 'startVerb|minimum|from|since|least';
const HIGH = 'endVerb|maximum|until|to|most|atMost';

/** "The usual scale": not the logarithmic one where that is set, else the range that suits the data. */
function axisBack(parts: Parts, context: BuildContext): Built {
  const axis = parts.get('AxisName')?.axis ?? 'some';
  const isLog = JSON.stringify(context.config.axes ?? {}).includes('"log"');
  const names = isLog ? (['scaleType'] as const) : (['min', 'max', 'isReversed'] as const);
  return editsOf(...names.flatMap((name) => setAxis(axis, { name, value: null, some: 'value' })));
}

const RANGES: readonly Rule[] = [
  ...[
    `and? startVerb ${AXIS} ${JOIN}? Number`,
    `and? ${MAKE}? ${AXIS} startVerb|minimum|from|since ${JOIN}? Number`,
    `and? ${MAKE}? startVerb|minimum of|on|for|in? ${AXIS} ${JOIN}? Number`,
    'and? startVerb in|from|with|to Number',
    `and? ${MAKE}? ${AXIS} startVerb|minimum ${JOIN}? Number of AxisName`,
  ].map((pattern, at) => editRule(`axis-start-${at}`, pattern, (parts) => range(parts, numberOf(parts), undefined))),
  ...[
    `and? endVerb ${AXIS} ${JOIN}? Number`,
    `and? ${MAKE}? ${AXIS} endVerb|maximum|until|to ${JOIN}? Number`,
    `and? ${MAKE}? endVerb|maximum of|on|for|in? ${AXIS} ${JOIN}? Number`,
    'and? endVerb in|from|with|to Number',
  ].map((pattern, at) => editRule(`axis-end-${at}`, pattern, (parts) => range(parts, undefined, numberOf(parts)))),
  ...[
    `and? ${MAKE}? ${AXIS} ${LOW}|between|in ${JOIN}? Number and? ${HIGH}|and ${JOIN}? Number`,
    `and? ${LOW} ${AXIS} ${JOIN}? Number and? ${HIGH} ${JOIN}? Number`,
    `and? startVerb in|from|with|to? Number and? endVerb in|to|on|with? Number`,
    `and? ${LOW}|between Number to|and|until Number on|in|for ${AXIS}`,
    `and? ${MAKE}? ${AXIS} ${JOIN}? Number to|and|until Number`,
  ].map((pattern, at) =>
    editRule(`axis-range-${at}`, pattern, (parts) => range(parts, numberOf(parts), numberOf(parts, 1)), 0.4),
  ),
  ...[
    `standard ${AXIS}`,
    `${AXIS} ${JOIN}? standard`,
    `resetVerb to? ${AXIS}`,
    `resetVerb to? standard ${AXIS}`,
    `resetVerb to? ${AXIS} standard`,
  ].map((pattern, at) => editRule(`axis-range-back-${at}`, pattern, axisBack)),
];

/** Rules that set one field of the named axis to one value. */
function axisRules(
  id: string,
  patterns: readonly string[],
  change: Pick<Parameters<typeof setAxis>[1], 'name' | 'value'>,
): readonly Rule[] {
  return patterns.map((pattern, at) =>
    editRule(`${id}-${at}`, pattern, (parts) =>
      editsOf(...setAxis(parts.get('AxisName')?.axis ?? 'some', { ...change, some: 'value' })),
    ),
  );
}

const MANNERS: readonly Rule[] = [
  ...axisRules(
    'axis-log',
    [
      `and? ${MAKE}? logWord ${JOIN}|for? ${AXIS}?`,
      `and? ${MAKE}? ${AXIS} ${JOIN}? logWord axisWord?`,
      `and? ${MAKE}? logWord axisWord ${JOIN}|for ${AXIS}`,
      `and? ${MAKE}? axisWord logWord ${JOIN}|for ${AXIS}`,
    ],
    { name: 'scaleType', value: 'log' },
  ),
  ...axisRules(
    'axis-linear',
    [
      `and? ${MAKE}? linear axisWord ${JOIN}|for? ${AXIS}?`,
      `and? ${MAKE}? ${AXIS} ${JOIN}? linear axisWord?`,
      'not|without|removeVerb|turnOff logWord axisWord?',
    ],
    { name: 'scaleType', value: 'linear' },
  ),
  ...axisRules('axis-reverse', [`and? reverseVerb|swapVerb ${AXIS}`, `and? ${MAKE}? ${AXIS} is|in|to? reverseVerb`], {
    name: 'isReversed',
    value: true,
  }),
  ...axisRules(
    'axis-unreverse',
    [`not|turnOff reverseVerb ${AXIS}`, `${AXIS} not reverseVerb`, `resetVerb|turnOff reverseVerb of|on? ${AXIS}`],
    { name: 'isReversed', value: false },
  ),
  ...[
    `and? ${MAKE}? only? labelsWord? edgesWord only? labelsWord|Column|Word|time|Entity|textWord? in|on|of|for|from|over ${AXIS} only?`,
    `and? ${MAKE}? only? edgesWord ${AXIS} only?`,
    `and? labelsWord? only? edgesWord in|on|of|for ${AXIS}`,
    `and? ${MAKE}? ${AXIS} ${JOIN}? only? labelsWord|Column|time? in|on|of? edgesWord`,
    `and? only ${AXIS} edgesWord`,
    `and? ${AXIS} labelsWord? only? ${JOIN}? edgesWord only?`,
    'and? labelsWord only? edgesWord only? labelsWord|Column|Word|time?',
  ].map((pattern, at) =>
    editRule(`axis-edges-${at}`, pattern, (parts) =>
      editsOf(
        ...setAxis(parts.get('AxisName')?.axis ?? 'some', {
          name: 'tickDisplayMode',
          value: 'edges',
          some: 'category',
        }),
      ),
    ),
  ),
  ...[`labelsWord all? labelsWord? on|in|of ${AXIS}`, `all|standard labelsWord on|in|of ${AXIS}`].map((pattern, at) =>
    editRule(
      `axis-all-labels-${at}`,
      pattern,
      (parts) =>
        editsOf(
          ...setAxis(parts.get('AxisName')?.axis ?? 'some', {
            name: 'tickDisplayMode',
            value: 'auto',
            some: 'category',
          }),
        ),
      -0.1,
    ),
  ),
];

/** The last series alone can have an axis of its own; of a table any figure becomes the last. */
function secondAxisFor(parts: Parts, context: BuildContext): Built | undefined {
  const column = parts.get('Column');
  if (column === undefined) return undefined;
  const key = context.table.columns[column.column]?.key;
  const isOfTable = context.config.type === 'table' && context.columnOf(column.column).role === 'measure';
  const edits: readonly ChartEdit[] = [set('axes.hasDualYAxis', true)];
  return isOfTable || key === readingOf(context).series.at(-1) ? { edits, columns: [column] } : undefined;
}

/** "With a bonus axis", said of figures that a table is yet to show: those that are named get one, and the bonus another. */
function axisBeside(parts: Parts, context: BuildContext): Built | undefined {
  return context.config.type === 'table' ? secondAxisFor(parts, context) : undefined;
}

/** Axes: their names, ranges, scales, directions, what they label, and a second one. */
export const AXIS_RULES: readonly Rule[] = [
  ...NAMES,
  ...RANGES,
  ...MANNERS,
  ...[
    `and? ${MAKE}? Column in|on|with|to|for|has|as? secondAxis`,
    'and? addVerb|showVerb|useVerb? secondAxis for|with|of Column',
  ].map((pattern, at) => editRule(`second-axis-for-${at}`, pattern, secondAxisFor)),
  ...['and? with Column axisWord', 'and? with axisWord for|of|to Column'].map((pattern, at) =>
    editRule(`axis-beside-${at}`, pattern, axisBeside, 0.4),
  ),
  ...(
    [
      ['and? addVerb|turnOn|with|useVerb secondAxis', 0.2],
      ['and? showVerb secondAxis', -0.4],
      ['and? secondAxis', -0.6],
    ] as const
  ).map(([pattern, weight], at) =>
    editRule(`second-axis-${at}`, pattern, () => editsOf(set('axes.hasDualYAxis', true)), weight),
  ),
  ...[`and? invisible ${AXIS}`, `and? ${MAKE}? ${AXIS} is? invisible`].map((pattern, at) =>
    editRule(
      `axis-invisible-${at}`,
      pattern,
      (parts) =>
        editsOf(...setAxis(parts.get('AxisName')?.axis ?? 'some', { name: 'isHidden', value: true, some: 'both' })),
      0.45,
    ),
  ),
];

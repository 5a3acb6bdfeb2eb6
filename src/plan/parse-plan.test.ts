import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TRANSFORM_VERBS } from './check/columns-used.ts';
import { EDIT_VERBS } from './edit/apply-edit.ts';
import { PlanParseError } from './parse/plan-parse-error.ts';
import { parsePlan } from './parse-plan.ts';
import type { PlanStep } from './plan.ts';

const COLUMNS = [
  { key: 'region', label: 'Region' },
  { key: 'day', label: 'Order day' },
  { key: 'sales', label: 'Sales (€)' },
  { key: 'cost', label: 'Cost' },
];

const as = { key: 'made', label: 'Made' };
const at = { rowIndex: 1, columnKey: 'sales' };

/** A step of every verb, with every field it may have at least once. */
const STEPS: readonly PlanStep[] = [
  {
    verb: 'filter',
    where: {
      kind: 'not',
      of: { kind: 'in', of: { kind: 'column', key: 'region' }, values: [{ kind: 'literal', value: null }] },
    },
  },
  {
    verb: 'derive',
    expression: { kind: 'call', name: 'round', arguments: [{ kind: 'negate', of: { kind: 'column', key: 'cost' } }] },
    as,
  },
  {
    verb: 'group',
    by: ['region'],
    measures: [
      { operation: 'percentile', column: 'sales', percentile: 90, as },
      {
        operation: 'count',
        where: {
          kind: 'binary',
          operator: '>',
          left: { kind: 'column', key: 'cost' },
          right: { kind: 'aggregate', operation: 'mean', key: 'cost' },
        },
        as: { key: 'n', label: 'N' },
      },
    ],
  },
  { verb: 'sort', by: [{ column: 'region', direction: 'ascending', order: ['North', 'South'] }] },
  {
    verb: 'limit',
    count: 5,
    offset: 1,
    from: 'start',
    by: { column: 'sales', direction: 'descending' },
    per: ['region'],
    rest: { column: 'region', label: 'Other' },
  },
  { verb: 'limit', percent: 10, from: 'end' },
  { verb: 'pivotWider', keys: ['day'], names: 'region', values: 'sales', combine: 'sum' },
  { verb: 'pivotLonger', columns: ['sales', 'cost'], nameAs: as, valueAs: { key: 'v', label: 'V' } },
  { verb: 'bin', column: 'sales', edges: [0, 5, 10], as },
  { verb: 'truncateTime', column: 'day', part: 'fiscalQuarter', fiscalStart: 4, as },
  {
    verb: 'window',
    operation: 'movingAverage',
    column: 'sales',
    size: 3,
    direction: 'descending',
    orderBy: [{ column: 'day', direction: 'ascending', order: 'value' }],
    per: ['region'],
    as,
  },
  { verb: 'fillEmpty', columns: ['cost'], method: 'value', value: 0, per: ['region'] },
  { verb: 'completeDates', column: 'day', per: ['region'], method: 'zero' },
  { verb: 'rename', column: 'cost', label: 'Costs' },
  { verb: 'select', columns: ['region', 'sales'] },
  { verb: 'drop', columns: ['cost'] },
  { verb: 'distinct', columns: ['region'] },
  { verb: 'distinct' },
  { verb: 'splitText', column: 'day', separator: '-', into: [as] },
  { verb: 'mergeText', columns: ['region', 'day'], separator: '', as },
  { verb: 'replace', column: 'region', from: 'North', to: null, isPartial: true },
  { verb: 'round', columns: ['cost'], decimals: 2 },
  { verb: 'convert', columns: ['sales'], to: 'text' },
  { verb: 'transpose', labels: 'region', as },
  { verb: 'removeOutliers', column: 'sales', method: 'deviations', factor: 3, per: ['region'] },
  { verb: 'sample', count: 12, seed: 1 },
  { verb: 'dropEmpty', columns: ['cost'] },
  { verb: 'dropTotals' },
  { verb: 'addTotals', operation: 'mean', label: 'Mean' },
  { verb: 'parseValues', columns: ['sales'] },
  { verb: 'setType', type: '100StackedBar' },
  { verb: 'setField', field: 'axes.y.min', value: 50 },
  { verb: 'setField', field: 'axes.y.min', value: null },
  { verb: 'setContent', part: 'title', text: null },
  { verb: 'setSource', label: 'INE', url: null },
  {
    verb: 'styleSeries',
    target: { kind: 'series', column: 'sales' },
    look: { customColor: '#d62728', lineStyle: null },
  },
  { verb: 'styleSeries', target: { kind: 'slice', rowIndex: 2 }, look: { lineStyle: 'dashed' } },
  { verb: 'styleSeries', target: { kind: 'waterfall', part: 'waterfallTotal' }, look: { fillStyle: 'x' } },
  { verb: 'styleSeries', target: { kind: 'every' }, look: { paletteColorId: 'p1' } },
  { verb: 'addAnnotation', annotation: { type: 'sticker', sticker: 'rocket', at } },
  { verb: 'addAnnotation', annotation: { type: 'text', content: 'Hello', x: 0.1, y: 0.2, width: 0.5 } },
  { verb: 'addAnnotation', annotation: { type: 'difference-arrow', show: 'proportion', start: at, end: at } },
  { verb: 'removeAnnotations', type: 'sticker' },
  { verb: 'setReferenceLine', referenceLine: { line: 'goalLine', value: 5, label: 'Goal', axis: 'y' } },
  { verb: 'setReferenceLine', referenceLine: { line: 'trendline', method: 'loess', columnKey: 'sales' } },
  { verb: 'setReferenceLine', referenceLine: { line: 'averageLine' } },
  { verb: 'removeReferenceLines', line: 'goalLine' },
  { verb: 'swapAxes' },
  { verb: 'resetLook' },
];

const parse = (value: unknown) => parsePlan(value, COLUMNS).steps;

function complaintOf(value: unknown): string {
  try {
    return JSON.stringify(parse(value));
  } catch (error) {
    if (error instanceof PlanParseError) return error.message;
    throw error;
  }
}

describe('a plan that fits', () => {
  test.each(STEPS)('comes through as it is: %j', (step) => {
    expect(parse(JSON.parse(JSON.stringify({ steps: [step] })))).toEqual([step]);
  });

  test('may use every verb', () => {
    expect([...new Set(STEPS.map(({ verb }) => verb))].sort()).toEqual([...TRANSFORM_VERBS, ...EDIT_VERBS].sort());
  });

  test('may name columns that steps before it make', () => {
    const steps: readonly PlanStep[] = [
      { verb: 'group', by: ['region'], measures: [{ operation: 'sum', column: 'sales', as }] },
      { verb: 'sort', by: [{ column: 'made', direction: 'descending' }] },
    ];
    expect(parse(steps)).toEqual(steps);
    expect(complaintOf([steps[0], { verb: 'sort', by: 'cost' }])).toMatch(/steps\[1\].*no column "cost"/);
  });
});

describe('trivial faults are put right', () => {
  const only = (step: unknown) => parse(step)[0];

  test.each<[string, unknown, unknown]>([
    ['one item for a list', { verb: 'drop', columns: 'cost' }, { verb: 'drop', columns: ['cost'] }],
    ['a label for a key', { verb: 'drop', columns: ['Sales (€)'] }, { verb: 'drop', columns: ['sales'] }],
    ['a near miss of a label', { verb: 'drop', columns: ['order_days'] }, { verb: 'drop', columns: ['day'] }],
    [
      'a number as text',
      { verb: 'round', columns: ['cost'], decimals: '2' },
      { verb: 'round', columns: ['cost'], decimals: 2 },
    ],
    ['a verb in another case', { verb: 'drop_totals' }, { verb: 'dropTotals' }],
    [
      'a direction by its beginning',
      { verb: 'sort', by: { column: 'cost', direction: 'desc' } },
      { verb: 'sort', by: [{ column: 'cost', direction: 'descending' }] },
    ],
    [
      'a sort by a name alone',
      { verb: 'sort', by: 'cost' },
      { verb: 'sort', by: [{ column: 'cost', direction: 'ascending' }] },
    ],
    [
      'a new column by its label',
      { verb: 'truncateTime', column: 'day', part: 'month', as: 'Sales' },
      { verb: 'truncateTime', column: 'day', part: 'month', as: { key: 'sales2', label: 'Sales' } },
    ],
    [
      'nulls for what is left out',
      { verb: 'limit', count: 3, percent: null, from: 'start', by: null },
      { verb: 'limit', count: 3, from: 'start' },
    ],
    ['fields nobody knows', { verb: 'dropTotals', reason: 'they are in the way' }, { verb: 'dropTotals' }],
    [
      'a field of a chart in another spelling',
      { verb: 'setField', field: 'Legend_Position', value: 'Top' },
      { verb: 'setField', field: 'legend.position', value: 'top' },
    ],
    [
      'truth as text',
      { verb: 'setField', field: 'axes.showGridLines', value: 'false' },
      { verb: 'setField', field: 'axes.showGridLines', value: false },
    ],
    [
      'a series by its name',
      { verb: 'styleSeries', target: 'Cost', look: { customColor: '#111' } },
      { verb: 'styleSeries', target: { kind: 'series', column: 'cost' }, look: { customColor: '#111' } },
    ],
    ['a type in words', { verb: 'setType', type: 'stacked-column' }, { verb: 'setType', type: 'stackedColumn' }],
  ])('%s', (_, given, meant) => {
    expect(only(given)).toEqual(meant);
  });

  test('a condition may be text of the expression language', () => {
    expect(only({ verb: 'filter', where: '[Sales (€)] > 100 and Region = "North"' })).toEqual({
      verb: 'filter',
      where: {
        kind: 'binary',
        operator: 'and',
        left: {
          kind: 'binary',
          operator: '>',
          left: { kind: 'column', key: 'sales' },
          right: { kind: 'literal', value: 100 },
        },
        right: {
          kind: 'binary',
          operator: '=',
          left: { kind: 'column', key: 'region' },
          right: { kind: 'literal', value: 'North' },
        },
      },
    });
  });
});

describe('what does not fit is refused with the fault quoted', () => {
  test.each<[unknown, string]>([
    ['drop it', 'a step is an object, not "drop it"'],
    [{ verb: 'explode' }, 'steps[0].verb: "explode" is none of'],
    [{ verb: 'drop', columns: ['profit'] }, 'there is no column "profit"; there are "Region"'],
    [{ verb: 'round', columns: ['cost'], decimals: 'two' }, 'but it is "two"'],
    [
      { verb: 'group', by: ['region'], measures: [{ operation: 'totl', column: 'cost', as }] },
      'steps[0].measures[0].operation: "totl" is none of sum',
    ],
    [{ verb: 'filter', where: 'Cost >' }, 'steps[0].where'],
    [{ verb: 'filter', where: 'Profits > 2' }, 'Profits'],
    [{ verb: 'setField', field: 'legend.position', value: 'left' }, '"left"'],
    [{ verb: 'setField', field: 'legend.colour', value: 'left' }, 'legend.colour'],
    [{ verb: 'styleSeries', target: 'cost', look: { lineStyle: 'wavy' } }, '"wavy" is none of solid'],
    [{ verb: 'addAnnotation', annotation: { type: 'sticker', sticker: 'rocket' } }, 'rowIndex'],
    [{ verb: 'addAnnotation', annotation: { type: 'sticker', sticker: 'bomb', at } }, '"bomb"'],
    [{ verb: 'setReferenceLine', referenceLine: { line: 'goalLine', value: 'high' } }, 'but it is "high"'],
    [Array.from({ length: 101 }, () => ({ verb: 'dropTotals' })), 'at most 100 steps, not 101'],
  ])('%j', (given, complaint) => {
    expect(complaintOf(given)).toContain(complaint);
  });

  test('every fault is named at once', () => {
    expect(complaintOf([{ verb: 'setType', type: 'radar' }, { verb: 'explode' }]).split('\n')).toHaveLength(2);
  });
});

test('whatever comes, the answer is a plan or a complaint', () => {
  const verb = fc.constantFrom(...TRANSFORM_VERBS, ...EDIT_VERBS, '__proto__', 'constructor');
  const step = fc.oneof(
    fc.anything(),
    fc
      .tuple(
        fc.dictionary(
          fc.constantFrom('columns', 'column', 'by', 'as', 'where', 'value', 'field', 'target', '__proto__'),
          fc.anything(),
        ),
        verb,
      )
      .map(([fields, name]) => ({ ...fields, verb: name })),
  );
  fc.assert(
    fc.property(fc.oneof(step, fc.array(step, { maxLength: 4 })), (given) => {
      expect(typeof complaintOf(given)).toBe('string');
    }),
  );
});

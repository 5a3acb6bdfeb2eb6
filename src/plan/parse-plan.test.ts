import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EVERY_STEP, STEP_COLUMNS } from '../../test/fixtures/plan/every-step.ts';
import { TRANSFORM_VERBS } from './check/columns-used.ts';
import { EDIT_VERBS } from './edit/apply-edit.ts';
import { PlanParseError } from './parse/plan-parse-error.ts';
import { parsePlan } from './parse-plan.ts';
import type { PlanStep } from './plan.ts';

const as = { key: 'made', label: 'Made' };
const at = { rowIndex: 1, columnKey: 'sales' };

const parse = (value: unknown) => parsePlan(value, STEP_COLUMNS).steps;

function complaintOf(value: unknown): string {
  try {
    return JSON.stringify(parse(value));
  } catch (error) {
    if (error instanceof PlanParseError) return error.message;
    throw error;
  }
}

describe('a plan that fits', () => {
  test.each(EVERY_STEP)('comes through as it is: %j', (step) => {
    expect(parse(JSON.parse(JSON.stringify({ steps: [step] })))).toEqual([step]);
  });

  test('may use every verb', () => {
    expect([...new Set(EVERY_STEP.map(({ verb }) => verb))].sort()).toEqual([...TRANSFORM_VERBS, ...EDIT_VERBS].sort());
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

import { describe, expect, test } from 'vitest';
import type { GraphConfig } from '../../chart/graph-config.ts';
import { LOCALES } from '../../chart/locale.ts';
import { applyPlan } from '../../plan/apply-plan.ts';
import { EDIT_FIELD_PATHS, EDIT_FIELDS } from '../../plan/edit/edit-fields.ts';
import type { Expression } from '../../plan/expression/expression.ts';
import type { PlanStep } from '../../plan/plan.ts';
import { StepError } from '../../plan/step-error.ts';
import { FIELD_NAMES, PLAN_TEXTS, writeDone, writePlanError, writeSteps } from './write-steps.ts';

const column = (key: string): Expression => ({ kind: 'column', key });
const literal = (value: string | number): Expression => ({ kind: 'literal', value });
const moment = (iso: string): Expression => ({ kind: 'moment', iso });

const CHART: GraphConfig = {
  type: 'column',
  data: {
    columns: [
      { key: 'region', label: 'Region' },
      { key: 'day', label: 'Day' },
      { key: 'sales', label: 'Sales' },
      { key: 'cost', label: 'Cost' },
    ],
    rows: Array.from({ length: 40 }, (_, index) => ({
      region: ['North', 'South', 'East', 'West'][index % 4],
      day: `2024-${String(1 + (index % 12)).padStart(2, '0')}-${String(1 + (index % 27)).padStart(2, '0')}`,
      sales: index * 25,
      cost: index === 3 ? null : index * 3.5,
    })),
  },
  axes: { y: { label: 'Cost', min: 3 } },
};

/** One plan for each way a step can be told. */
const PLANS: Readonly<Record<string, readonly PlanStep[]>> = {
  filter: [
    { verb: 'filter', where: { kind: 'binary', operator: '=', left: column('region'), right: literal('North') } },
  ],
  'filter of several': [
    {
      verb: 'filter',
      where: {
        kind: 'binary',
        operator: 'and',
        left: { kind: 'binary', operator: '>', left: column('sales'), right: literal(1000.5) },
        right: {
          kind: 'binary',
          operator: 'or',
          left: { kind: 'not', of: { kind: 'in', of: column('region'), values: [literal('North'), literal('South')] } },
          right: { kind: 'binary', operator: '>=', left: column('day'), right: moment('2024-06') },
        },
      },
    },
  ],
  'filter of all': [
    { verb: 'filter', where: { kind: 'binary', operator: '>=', left: column('sales'), right: literal(0) } },
  ],
  'filter by an aggregate': [
    {
      verb: 'filter',
      where: {
        kind: 'binary',
        operator: '>',
        left: column('sales'),
        right: { kind: 'aggregate', operation: 'mean', key: 'sales' },
      },
    },
  ],
  'filter by dates': [
    {
      verb: 'filter',
      where: { kind: 'between', of: column('day'), low: moment('2024-Q1'), high: moment('2024-03-12') },
    },
  ],
  derive: [
    {
      verb: 'derive',
      expression: { kind: 'binary', operator: '-', left: column('sales'), right: column('cost') },
      as: { key: 'profit', label: 'Profit' },
    },
  ],
  'group and sort': [
    {
      verb: 'group',
      by: ['region'],
      measures: [{ operation: 'sum', column: 'sales', as: { key: 'total', label: 'Total' } }],
    },
    { verb: 'sort', by: [{ column: 'total', direction: 'descending' }] },
    { verb: 'limit', count: 2, from: 'start', by: { column: 'total', direction: 'descending' } },
  ],
  'group of two figures': [
    {
      verb: 'group',
      by: [],
      measures: [
        { operation: 'mean', column: 'sales', as: { key: 'mean', label: 'Mean' } },
        { operation: 'count', as: { key: 'count', label: 'Count' } },
      ],
    },
  ],
  limit: [{ verb: 'limit', count: 1, from: 'end' }],
  'limit with a rest': [
    {
      verb: 'limit',
      count: 5,
      from: 'start',
      by: { column: 'sales', direction: 'descending' },
      rest: { column: 'region', label: 'Other' },
    },
  ],
  'limit by date': [{ verb: 'limit', count: 2, from: 'start', by: { column: 'day', direction: 'descending' } }],
  pivotWider: [{ verb: 'pivotWider', keys: ['day'], names: 'region', values: 'sales', combine: 'sum' }],
  pivotLonger: [
    {
      verb: 'pivotLonger',
      columns: ['sales', 'cost'],
      nameAs: { key: 'k', label: 'Kind' },
      valueAs: { key: 'v', label: 'Value' },
    },
  ],
  bin: [{ verb: 'bin', column: 'sales', count: 5, as: { key: 'b', label: 'Bin' } }],
  truncateTime: [{ verb: 'truncateTime', column: 'day', part: 'month', as: { key: 'm', label: 'Month' } }],
  window: [
    {
      verb: 'window',
      operation: 'movingAverage',
      size: 3,
      column: 'sales',
      per: ['region'],
      as: { key: 'w', label: 'W' },
    },
  ],
  fillEmpty: [{ verb: 'fillEmpty', columns: ['cost'], method: 'zero' }],
  'fillEmpty of nothing': [{ verb: 'fillEmpty', columns: ['sales'], method: 'zero' }],
  completeDates: [{ verb: 'completeDates', column: 'day' }],
  rename: [{ verb: 'rename', column: 'cost', label: 'Costs' }],
  select: [{ verb: 'select', columns: ['region', 'sales'] }],
  drop: [{ verb: 'drop', columns: ['cost', 'day'] }],
  distinct: [{ verb: 'distinct', columns: ['region'] }],
  splitText: [
    {
      verb: 'splitText',
      column: 'day',
      separator: '-',
      into: [
        { key: 'y', label: 'Y' },
        { key: 'r', label: 'R' },
      ],
    },
  ],
  mergeText: [{ verb: 'mergeText', columns: ['region', 'day'], separator: ' ', as: { key: 'both', label: 'Both' } }],
  replace: [{ verb: 'replace', column: 'region', from: 'North', to: 'N' }],
  round: [{ verb: 'round', columns: ['cost'], decimals: 0 }],
  convert: [{ verb: 'convert', columns: ['sales'], to: 'text' }],
  transpose: [{ verb: 'transpose', labels: 'region', as: { key: 't', label: 'T' } }],
  removeOutliers: [{ verb: 'removeOutliers', column: 'sales', method: 'interquartile', factor: 0.25 }],
  sample: [{ verb: 'sample', count: 12, seed: 1 }],
  dropEmpty: [{ verb: 'dropEmpty', columns: ['cost'] }],
  dropTotals: [{ verb: 'dropTotals' }],
  addTotals: [{ verb: 'addTotals', operation: 'sum', label: 'Total' }],
  parseValues: [{ verb: 'parseValues' }],
  fields: [
    { verb: 'setField', field: 'legend.position', value: 'right' },
    { verb: 'setField', field: 'axes.y.max', value: 5000 },
    { verb: 'setField', field: 'options.isSmoothLine', value: true },
    { verb: 'setField', field: 'axes.y.label', value: 'Cost' },
    { verb: 'setField', field: 'axes.x.label', value: 'The region' },
    { verb: 'setField', field: 'appearance.background.color', value: '#ffe4e1' },
    { verb: 'setField', field: 'axes.y.min', value: null },
  ],
  'an end of an axis': [{ verb: 'setField', field: 'axes.y.max', value: 1 }],
  look: [
    { verb: 'setType', type: 'stackedColumn' },
    { verb: 'styleSeries', target: { kind: 'series', column: 'sales' }, look: { customColor: '#d62728' } },
    { verb: 'styleSeries', target: { kind: 'every' }, look: { lineStyle: 'dashed' } },
    { verb: 'setContent', part: 'title', text: 'Sales by region' },
    { verb: 'setSource', label: 'INE', url: 'https://ine.pt' },
    {
      verb: 'addAnnotation',
      annotation: { type: 'sticker', sticker: 'rocket', at: { rowIndex: 2, columnKey: 'sales' } },
    },
    { verb: 'setReferenceLine', referenceLine: { line: 'goalLine', value: 5_000_000, axis: 'y', label: 'Target' } },
    { verb: 'removeReferenceLines' },
    { verb: 'removeAnnotations' },
    { verb: 'swapAxes' },
    { verb: 'resetLook' },
  ],
};

const FAULTY: Readonly<Record<string, readonly PlanStep[]>> = {
  unknownColumn: [{ verb: 'drop', columns: ['sale'] }],
  wrongKind: [
    { verb: 'group', by: [], measures: [{ operation: 'sum', column: 'region', as: { key: 'x', label: 'X' } }] },
  ],
  badValue: [{ verb: 'setField', field: 'legend.position', value: 'left' }],
  'badValue of a number': [{ verb: 'setField', field: 'appearance.textScale', value: 9 }],
  'badValue of a colour': [{ verb: 'styleSeries', target: { kind: 'every' }, look: { customColor: 'red' } }],
  unknownField: [{ verb: 'setField', field: 'legend.place', value: 'top' }],
  unknownRow: [
    {
      verb: 'addAnnotation',
      annotation: { type: 'sticker', sticker: 'rocket', at: { rowIndex: 90, columnKey: 'sales' } },
    },
  ],
  placeNotStyled: [{ verb: 'styleSeries', target: { kind: 'slice', rowIndex: 1 }, look: {} }],
  notStyled: [{ verb: 'styleSeries', target: { kind: 'waterfall', part: 'waterfallTotal' }, look: {} }],
  noSeries: [{ verb: 'styleSeries', target: { kind: 'series', column: 'region' }, look: {} }],
  cannotSwap: [{ verb: 'setType', type: 'pie' }, { verb: 'swapAxes' }],
  emptyRange: [
    { verb: 'setField', field: 'axes.y.min', value: 5 },
    { verb: 'setField', field: 'axes.y.max', value: 5 },
  ],
};

describe.each(LOCALES)('%s', (locale) => {
  test('tells every step, notice and fault', async () => {
    const told = Object.entries(PLANS).flatMap(([name, steps]) => [
      `# ${name}`,
      ...writeSteps(applyPlan(CHART, { steps }, { locale }), locale),
    ]);
    const refused = Object.entries(FAULTY).flatMap(([name, steps]) => [`# ${name}`, refuse(steps)]);
    const lines = [...told, ...refused];
    for (const line of lines) expect(line).not.toMatch(/undefined|NaN|\[object|\$\{|\s{2}|\.\.$/);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`__snapshots__/plan-${locale}.txt`);
  });

  function refuse(steps: readonly PlanStep[]): string {
    try {
      applyPlan(CHART, { steps });
    } catch (error) {
      if (error instanceof StepError) return writePlanError(error.fault, locale);
      throw error;
    }
    return 'carried out';
  }

  test.each(EDIT_FIELD_PATHS)('has words for %s and each of its values', (field) => {
    const { name, is } = PLAN_TEXTS[locale].fields[field];
    const { values } = EDIT_FIELDS[field];
    expect(FIELD_NAMES[locale][field]).toBe(name);
    expect(name).toMatch(/\S/);
    const choices = values.kind === 'choice' ? values.choices : values.kind === 'boolean' ? ['true', 'false'] : [];
    for (const choice of choices) expect(is?.[choice]).toMatch(/\.$/);
  });

  test('sums up in a message, and says that nothing changed where nothing did', () => {
    const outcomeOf = (steps: readonly PlanStep[]) => applyPlan(CHART, { steps });
    expect(writeDone(outcomeOf([]), locale)).toBe(PLAN_TEXTS[locale].done.nothing);
    const already: PlanStep = { verb: 'setType', type: 'column' };
    expect(writeDone(outcomeOf([already, already]), locale)).toBe(PLAN_TEXTS[locale].done.unchanged);
    expect(writeDone(outcomeOf([already]), locale)).toBe(PLAN_TEXTS[locale].alreadyDone);
    const done = outcomeOf(PLANS.filter ?? []);
    expect(writeDone(done, locale)).toBe(writeSteps(done, locale).join(' '));
  });
});

test('English is spelled as each country spells it', () => {
  const texts = (locale: 'EN_GB' | 'EN_US') => {
    const { steps, notices, config } = applyPlan(CHART, { steps: PLANS.look ?? [] });
    return `${writeSteps({ steps, notices, config }, locale).join(' ')} ${Object.values(FIELD_NAMES[locale]).join(' ')}`;
  };
  expect(texts('EN_GB')).toMatch(/Coloured ‘Sales’ red/);
  expect(texts('EN_GB')).not.toMatch(/color|labeling/i);
  expect(texts('EN_US')).toMatch(/Colored “Sales” red/);
  expect(texts('EN_US')).not.toMatch(/colour|labelling/i);
});

test('names of hostile columns are only quoted', () => {
  const hostile = {
    ...CHART,
    data: {
      columns: [
        { key: '__proto__', label: '$& {0} {values}' },
        { key: 'n', label: '#' },
      ],
      rows: [],
    },
  };
  const steps: readonly PlanStep[] = [
    {
      verb: 'filter',
      where: {
        kind: 'binary',
        operator: '=',
        left: { kind: 'call', name: 'lower', arguments: [column('__proto__')] },
        right: literal('$1'),
      },
    },
  ];
  expect(writeSteps(applyPlan(hostile, { steps }), 'EN_US')[0]).toContain('“$& {0} {values}” in small letters is “$1”');
});

test('says in whole Portuguese that rows of totals were left out', () => {
  const columns = [
    { key: 'loja', label: 'Loja' },
    { key: 'v', label: 'Vendas' },
  ];
  const rows = [
    { loja: 'Faro', v: 1 },
    { loja: 'Porto', v: 2 },
    { loja: 'Lisboa', v: 4 },
    { loja: 'Total', v: 7 },
  ];
  const where: Expression = { kind: 'binary', operator: '>', left: column('v'), right: literal(1) };
  const outcome = applyPlan(
    { type: 'table', data: { columns, rows } },
    { steps: [{ verb: 'filter', where }] },
    { locale: 'PT_PT' },
  );
  expect(writeSteps(outcome, 'PT_PT').join(' ')).toContain('Não se contou 1 linha de totais («Total»).');
});

test('says of which rows each figure of groups is', () => {
  const of = (region: string): Expression => ({
    kind: 'binary',
    operator: '=',
    left: column('region'),
    right: literal(region),
  });
  const measures = ['North', 'South'].map(
    (region) => ({ operation: 'sum', column: 'sales', where: of(region), as: { key: region, label: region } }) as const,
  );
  const told = (locale: 'EN_US' | 'PT_PT' | 'AR'): string =>
    writeSteps(applyPlan(CHART, { steps: [{ verb: 'group', by: ['day'], measures }] }, { locale }), locale)[0] ?? '';
  expect(told('EN_US')).toMatch(
    /sum of “Sales” where “Region” is “North” and the sum of “Sales” where “Region” is “South”/,
  );
  expect(told('PT_PT')).toContain('a soma de «Sales» em que «Region» é «South»');
  expect(told('AR')).toMatch(/مجموع .{0,3}Sales.{0,3} حيث قيمة/u);
});

test('writes two more columns behind a colon in the nominative', () => {
  const labels = ['المدينة', 'أ', 'ب', 'ج', 'د', 'هـ', 'و'];
  const columns = labels.map((label, at) => ({ key: `c${at}`, label }));
  const rows = [1, 2, 3].map((row) =>
    Object.fromEntries(columns.map(({ key }, at) => [key, at === 0 ? 'جدة' : row * at])),
  );
  const steps: readonly PlanStep[] = [
    { verb: 'group', by: ['c0'], measures: [{ operation: 'count', as: { key: 'n', label: 'العدد' } }] },
  ];
  const outcome = applyPlan({ type: 'table', data: { columns, rows } }, { steps }, { locale: 'AR' });
  expect(writeSteps(outcome, 'AR').join(' ')).toMatch(/لم تعد موجودة بعد جمع الصفوف: .* وعمودان آخران\./);
});

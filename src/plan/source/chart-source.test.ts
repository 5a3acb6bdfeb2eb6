import { describe, expect, it } from 'vitest';
import type { GraphConfig } from '../../chart/graph-config.ts';
import {
  type ChartSource,
  fits,
  readSource,
  SOURCE_FIELD,
  SOURCE_LIMITS,
  withoutSource,
  withSource,
} from './chart-source.ts';

const CHART: GraphConfig = {
  type: 'column',
  data: {
    columns: [
      { key: 'city', label: 'City' },
      { key: 'sum_sales', label: 'Sales' },
    ],
    rows: [
      { city: 'Rome', sum_sales: 7 },
      { city: 'Oslo', sum_sales: 4 },
    ],
  },
};

const SOURCE: Omit<ChartSource, 'look'> = {
  columns: [
    { key: 'city', label: 'City' },
    { key: 'sales', label: 'Sales' },
  ],
  rows: [
    { city: 'Rome', sales: 5 },
    { city: 'Rome', sales: 2 },
    { city: 'Oslo', sales: 4 },
  ],
  plans: [
    { type: 'table', steps: [] },
    {
      type: 'column',
      steps: [
        {
          verb: 'group',
          by: ['city'],
          measures: [{ operation: 'sum', column: 'sales', as: { key: 'sum_sales', label: 'Sales' } }],
        },
      ],
    },
  ],
};

const carried = (): GraphConfig => JSON.parse(JSON.stringify(withSource(CHART, SOURCE)));

/** The chart with one part of its source put in another way. */
function forged(change: Readonly<Record<string, unknown>>): GraphConfig {
  const chart = carried();
  const field: unknown = Object.entries(chart.data).find(([name]) => name === SOURCE_FIELD)?.[1];
  return {
    ...chart,
    data: { ...chart.data, [SOURCE_FIELD]: { ...(field as object), ...change } } as GraphConfig['data'],
  };
}

describe('a source that a chart carries', () => {
  it('comes back as it was, over the wire too', () => {
    const { look: _, ...source } = readSource(carried()) ?? { look: '' };
    expect(source).toEqual(SOURCE);
  });

  it('holds whatever the order of the properties of rows', () => {
    const { data, ...chart } = carried();
    const rows = data.rows.map((row) => Object.fromEntries(Object.entries(row).reverse()));
    expect(readSource({ ...chart, type: 'column', data: { ...data, rows } })).toBeDefined();
  });

  it('counts no more once a visible cell, row or label was edited', () => {
    const { data } = carried();
    const [first, ...others] = data.rows;
    expect(readSource({ ...CHART, data: { ...data, rows: [{ ...first, sum_sales: 8 }, ...others] } })).toBeUndefined();
    expect(readSource({ ...CHART, data: { ...data, rows: others } })).toBeUndefined();
    const columns = data.columns.map((column) => ({ ...column, label: 'x' }));
    expect(readSource({ ...CHART, data: { ...data, columns } })).toBeUndefined();
  });

  it.each([
    ['rows that are no objects', { rows: [1, 2] }],
    ['columns without keys', { columns: [{ label: 'City' }] }],
    ['no plans', { plans: [] }],
    [
      'a plan with an unknown step',
      {
        plans: [
          { type: 'table', steps: [] },
          { type: 'bar', steps: [{ verb: 'shell' }] },
        ],
      },
    ],
    [
      'a plan over columns that are not there',
      {
        plans: [
          { type: 'table', steps: [] },
          { type: 'bar', steps: [{ verb: 'drop', columns: ['nothing like it'] }] },
        ],
      },
    ],
    [
      'a plan that edits the look',
      {
        plans: [
          { type: 'table', steps: [] },
          { type: 'bar', steps: [{ verb: 'swapAxes' }] },
        ],
      },
    ],
    [
      'a type that is none',
      {
        plans: [
          { type: 'cake', steps: [] },
          { type: 'cake', steps: [] },
        ],
      },
    ],
    ['more rows than are carried', { rows: Array.from({ length: SOURCE_LIMITS.rows + 1 }, () => ({})) }],
    ['another version', { version: 2 }],
  ])('is none with %s', (_, change) => {
    expect(readSource(forged(change))).toBeUndefined();
  });

  it('is taken away alone', () => {
    expect(withoutSource(carried())).toEqual(CHART);
  });
});

describe('a field of that name which is not ours', () => {
  const OWN = { ...CHART, data: { ...CHART.data, [SOURCE_FIELD]: 'Statistics office' } } as GraphConfig;

  it('is no source and is left alone', () => {
    expect(readSource(OWN)).toBeUndefined();
    expect(withSource(OWN, SOURCE)).toBe(OWN);
    expect(withoutSource(OWN)).toBe(OWN);
  });
});

describe('what is carried along', () => {
  const columns = [{ key: 'a' }];

  it('is bounded in rows, cells and bytes', () => {
    expect(fits({ columns, rows: [{ a: 1 }] })).toBe(true);
    expect(fits({ columns, rows: Array.from({ length: SOURCE_LIMITS.rows + 1 }, () => ({})) })).toBe(false);
    const wide = Array.from({ length: 101 }, (_, key) => ({ key: String(key) }));
    expect(fits({ columns: wide, rows: Array.from({ length: 2000 }, () => ({})) })).toBe(false);
    expect(fits({ columns, rows: [{ a: 'é'.repeat(SOURCE_LIMITS.bytes / 2) }] })).toBe(false);
  });

  it('keeps the first plan and the latest nine', () => {
    const more = Array.from({ length: 15 }, (_, at) => ({
      type: 'bar' as const,
      steps: [{ verb: 'limit' as const, count: at, from: 'start' as const }],
    }));
    const plans = readSource(withSource(CHART, { ...SOURCE, plans: [{ type: 'table', steps: [] }, ...more] }))?.plans;
    expect(plans).toHaveLength(10);
    expect(plans?.[0]?.steps).toEqual([]);
    expect(plans?.at(-1)).toEqual(more.at(-1));
  });
});

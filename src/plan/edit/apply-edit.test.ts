import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CHART_TYPES } from '../../chart/chart-type.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import { toPlanTable } from '../table/plan-table.ts';
import { applyEdit } from './apply-edit.ts';
import { viewChart } from './chart-view.ts';
import type { ChartEdit, FieldValue } from './edit.ts';
import { EDIT_FIELD_PATHS, EDIT_FIELDS, type FieldValues } from './edit-fields.ts';
import { readPath } from './patch.ts';

const CHART: GraphConfig = {
  type: 'groupedColumn',
  data: {
    columns: [
      { key: 'region', label: 'Region' },
      { key: 'sales', label: 'Sales' },
      { key: 'cost', label: 'Cost' },
    ],
    rows: [
      { region: 'North', sales: 10, cost: 4 },
      { region: 'South', sales: 20, cost: 9 },
    ],
  },
};

const edit = (config: GraphConfig, step: ChartEdit) => applyEdit(viewChart(config, toPlanTable(config.data)), step);

/** Two values that a field takes, and some it does not. */
function examplesOf(values: FieldValues): { good: readonly [FieldValue, FieldValue]; bad: readonly unknown[] } {
  switch (values.kind) {
    case 'choice':
      return { good: [values.choices[0] ?? '', values.choices.at(-1) ?? ''], bad: ['sideways', 3, true, '', {}] };
    case 'boolean':
      return { good: [true, false], bad: ['true', 1, [], {}] };
    case 'colour':
      return { good: ['#d62728', '#abc'], bad: ['red', '#12', 'd62728', 5, '#zzzzzz', 'url(x)'] };
    case 'url':
      return { good: ['https://example.org/a', 'http://example.org'], bad: ['javascript:alert(1)', 'example'] };
    case 'text':
      return { good: ['One', 'اثنان'], bad: ['', ' ', 5, true, 'x'.repeat(values.longest + 1)] };
    case 'number':
      return {
        good: [values.least ?? -5, values.most ?? 7],
        bad: [
          Number.NaN,
          Number.POSITIVE_INFINITY,
          '5',
          true,
          ...(values.least === undefined ? [] : [values.least - 1]),
          ...(values.most === undefined ? [] : [values.most + 1]),
          ...(values.isWhole === true ? [1.5] : []),
        ],
      };
  }
}

const key = fc.oneof(fc.constantFrom('_metadata', 'x', '__proto__', 'constructor'), fc.string({ maxLength: 6 }));
const extras = fc.dictionary(key, fc.jsonValue({ maxDepth: 2 }), { maxKeys: 3 });

/** Charts with fields of their own at every depth along a path. */
function chartAround(path: string): fc.Arbitrary<GraphConfig> {
  const [head = '', ...rest] = path.split('.');
  const branch = rest
    .slice(0, -1)
    .reduceRight<fc.Arbitrary<Record<string, unknown>>>(
      (inner, name) => fc.tuple(extras, inner).map(([more, within]) => ({ ...more, [name]: within })),
      extras,
    );
  return fc.tuple(extras, branch).map(([more, within]) => ({ ...more, ...CHART, [head]: within }));
}

/** Everything a chart holds beside one path. */
function beside(config: unknown, path: readonly string[]): unknown {
  const [head, ...rest] = path;
  if (typeof config !== 'object' || config === null || head === undefined) return undefined;
  return Object.entries(config)
    .filter(([name]) => name !== head)
    .concat([[head, beside(Reflect.get(config, head), rest)]]);
}

describe.each(EDIT_FIELD_PATHS)('the field %s', (field) => {
  const { values } = EDIT_FIELDS[field];
  const { good, bad } = examplesOf(values);

  test('is set, told as already so when set again, and taken back without a trace', () => {
    for (const value of good) {
      const { config, facts } = edit(CHART, { verb: 'setField', field, value });
      expect(readPath(config, field)).toBe(value);
      expect(facts).toMatchObject({ verb: 'setField', isAlready: false });
      const again = edit(config, { verb: 'setField', field, value });
      expect(again.config).toBe(config);
      expect(again.facts.isAlready).toBe(true);
      expect(edit(config, { verb: 'setField', field, value: null }).config).toEqual(CHART);
    }
    expect(edit(CHART, { verb: 'setField', field, value: null })).toMatchObject({
      config: CHART,
      facts: { isAlready: true },
    });
  });

  test.each(bad)('refuses %j', (value) => {
    const step = { verb: 'setField', field, value } as ChartEdit;
    expect(() => edit(CHART, step)).toThrow(field);
  });

  test('is set without touching anything else', () => {
    fc.assert(
      fc.property(chartAround(field), fc.constantFrom(...good), (chart, value) => {
        const before = structuredClone(chart);
        const { config } = edit(chart, { verb: 'setField', field, value });
        expect(readPath(config, field)).toBe(value);
        expect(beside(config, field.split('.'))).toEqual(beside(chart, field.split('.')));
        expect(config.data).toBe(chart.data);
        expect(chart).toEqual(before);
      }),
      { numRuns: 20 },
    );
  });

  test('shows on some type', () => {
    expect(EDIT_FIELDS[field].shownOn.length).toBeGreaterThan(0);
  });
});

describe('an unknown field', () => {
  test.each([
    ['legend.postion', 'legend.position'],
    ['axes.x.title', 'axes.x'],
    ['constructor', 'constructor'],
  ])('%s is refused with what comes nearest', (field, expected) => {
    expect(() => edit(CHART, { verb: 'setField', field, value: 'top' })).toThrow(expected);
  });
});

describe('a mark on a point', () => {
  test('is pinned by the name of the point, as the picture finds it', () => {
    const scatter = { ...CHART, type: 'scatter' } as const;
    const at = { rowIndex: 1, columnKey: 'cost' };
    const { config } = edit(scatter, {
      verb: 'addAnnotation',
      annotation: { type: 'highlight', highlight: 'data-point', at },
    });
    expect(readPath(config, 'annotations')).toMatchObject([{ rowIndex: 1, rowValue: 'South' }]);
  });
});

describe('the style of a series', () => {
  test('counts no numbers that rise along the axis', () => {
    const data = {
      columns: ['dose', 'response', 'error'].map((key) => ({ key })),
      rows: [1, 2, 3].map((dose) => ({ dose, response: 7 - dose, error: dose % 2 })),
    };
    const target = { kind: 'series', column: 'error' } as const;
    const { config } = edit({ type: 'line', data }, { verb: 'styleSeries', target, look: { customColor: '#d62728' } });
    expect(readPath(config, 'appearance.seriesStyles')).toEqual({ series2: { customColor: '#d62728' } });
  });

  test('is found by its column, and moves with it to another type', () => {
    const target = { kind: 'series', column: 'cost' } as const;
    const styled = edit(CHART, { verb: 'styleSeries', target, look: { customColor: '#d62728' } });
    expect(readPath(styled.config, 'appearance.seriesStyles')).toEqual({ series2: { customColor: '#d62728' } });
    const scatter = edit(styled.config, { verb: 'setType', type: 'scatter' }).config;
    expect(readPath(scatter, 'appearance.seriesStyles')).toEqual({ series1: { customColor: '#d62728' } });
    expect(edit(scatter, { verb: 'setType', type: 'groupedColumn' }).config).toEqual(styled.config);
  });

  test('is given to slices of a pie by their row', () => {
    const pie = { ...CHART, type: 'pie' } as const;
    const target = { kind: 'slice', rowIndex: 1 } as const;
    const { config, facts } = edit(pie, { verb: 'styleSeries', target, look: { customColor: '#00f' } });
    expect(readPath(config, 'appearance.seriesStyles.series2.customColor')).toBe('#00f');
    expect(facts).toMatchObject({ parts: { kind: 'slice', name: 'South' } });
    expect(() => edit(pie, { verb: 'styleSeries', target: { kind: 'slice', rowIndex: 2 }, look: {} })).toThrow(
      '2 rows',
    );
  });

  test('keeps what the look does not name, and is refused where the type has no such part', () => {
    const styled = { ...CHART, appearance: { seriesStyles: { series1: { lineStyle: 'dashed', own: 1 } } } };
    const target = { kind: 'series', column: 'sales' } as const;
    const { config } = edit(styled, { verb: 'styleSeries', target, look: { customColor: '#111' } });
    expect(readPath(config, 'appearance.seriesStyles.series1')).toEqual({
      lineStyle: 'dashed',
      own: 1,
      customColor: '#111',
    });
    expect(() =>
      edit({ ...CHART, type: 'table' }, { verb: 'styleSeries', target: { kind: 'every' }, look: {} }),
    ).toThrow('table');
    expect(() => edit(CHART, { verb: 'styleSeries', target: { kind: 'slice', rowIndex: 0 }, look: {} })).toThrow(
      'is a place along the axis of a chart of type groupedColumn: only series have a look of their own, "',
    );
    expect(() =>
      edit({ ...CHART, type: 'waterfall' }, { verb: 'styleSeries', target: { kind: 'slice', rowIndex: 0 }, look: {} }),
    ).toThrow('no part "slice"');
    expect(() => edit(CHART, { verb: 'styleSeries', target, look: { customColor: 'red' } })).toThrow('hex');
  });

  test('is given to every series, or every part of a waterfall', () => {
    const every = { verb: 'styleSeries', target: { kind: 'every' }, look: { customColor: '#111' } } as const;
    expect(Object.keys(readPath(edit(CHART, every).config, 'appearance.seriesStyles') ?? {})).toEqual([
      'series1',
      'series2',
    ]);
    const waterfall = edit({ ...CHART, type: 'waterfall' }, every).config;
    expect(Object.keys(readPath(waterfall, 'appearance.seriesStyles') ?? {})).toHaveLength(4);
  });
});

describe('texts', () => {
  test('become documents, right to left where their first letter is', () => {
    const { config } = edit(CHART, { verb: 'setContent', part: 'title', text: 'المبيعات 2024' });
    expect(readPath(config, 'content.title')).toEqual({
      type: 'doc',
      content: [{ type: 'paragraph', attrs: { dir: 'rtl' }, content: [{ type: 'text', text: 'المبيعات 2024' }] }],
    });
    expect(edit(config, { verb: 'setContent', part: 'title', text: null }).config).toEqual(CHART);
  });

  test('that read the same keep their marks', () => {
    const title = {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'A', marks: [{ type: 'bold' }] }] }],
    };
    const chart = { ...CHART, content: { title } };
    expect(edit(chart, { verb: 'setContent', part: 'title', text: 'A' })).toMatchObject({
      config: chart,
      facts: { isAlready: true },
    });
  });

  test('name their source by a web address only', () => {
    expect(() => edit(CHART, { verb: 'setSource', url: 'javascript:alert(1)' })).toThrow('https://');
    const { config } = edit(CHART, { verb: 'setSource', label: 'INE', url: 'https://ine.pt' });
    expect(readPath(config, 'content.source')).toEqual({ label: 'INE', url: 'https://ine.pt' });
    expect(edit(config, { verb: 'setSource', label: null, url: null }).config).toEqual(CHART);
  });
});

describe('remarks', () => {
  const sticker = { type: 'sticker', sticker: 'rocket', at: { rowIndex: 1, columnKey: 'sales' } } as const;

  test('are pinned to the value along the axis, have an id of their own and come once', () => {
    const chart = { ...CHART, annotations: [{ id: 'annotation-2', type: 'arrow' }] };
    const { config } = edit(chart, { verb: 'addAnnotation', annotation: sticker });
    expect(config.annotations).toEqual([
      { id: 'annotation-2', type: 'arrow' },
      { id: 'annotation-3', type: 'sticker', sticker: 'rocket', rowIndex: 1, columnKey: 'sales', rowValue: 'South' },
    ]);
    expect(edit(config, { verb: 'addAnnotation', annotation: sticker })).toMatchObject({
      config,
      facts: { isAlready: true },
    });
    expect(edit(config, { verb: 'removeAnnotations', type: 'sticker' }).config).toEqual(chart);
    expect(edit(config, { verb: 'removeAnnotations' }).config).toEqual(CHART);
  });

  test('are refused where they would stand nowhere', () => {
    const at = { rowIndex: 5, columnKey: 'sales' };
    expect(() => edit(CHART, { verb: 'addAnnotation', annotation: { ...sticker, at } })).toThrow('row 5');
    const elsewhere = { rowIndex: 0, columnKey: 'sale' };
    expect(() => edit(CHART, { verb: 'addAnnotation', annotation: { ...sticker, at: elsewhere } })).toThrow('Sales');
    expect(() =>
      edit(CHART, { verb: 'addAnnotation', annotation: { type: 'text', content: 'x', x: 2, y: 0 } }),
    ).toThrow('from 0 to 1');
  });
});

describe('reference lines', () => {
  test('are drawn, changed in what is named, and taken away', () => {
    const goal = { line: 'goalLine', value: 5, axis: 'y', label: 'Target' } as const;
    const { config } = edit(CHART, { verb: 'setReferenceLine', referenceLine: goal });
    const { config: raised } = edit(config, {
      verb: 'setReferenceLine',
      referenceLine: { line: 'goalLine', value: 6, axis: 'y' },
    });
    expect(raised.referenceLines).toEqual({ goalLine: { value: 6, axis: 'y', label: 'Target' } });
    expect(edit(raised, { verb: 'removeReferenceLines' }).config).toEqual(CHART);
    expect(
      edit(CHART, { verb: 'setReferenceLine', referenceLine: { line: 'averageLine' } }).config.referenceLines,
    ).toEqual({ averageLine: {} });
  });
});

describe('a chart put the other way round', () => {
  test.each(CHART_TYPES)('%s is what it was when turned twice, or cannot be turned', (type) => {
    const chart = { ...CHART, type, axes: { x: { label: 'X' }, showGridLines: true } };
    try {
      const once = edit(chart, { verb: 'swapAxes' }).config;
      expect(once).not.toEqual(chart);
      expect(edit(once, { verb: 'swapAxes' }).config).toEqual(chart);
    } catch (error) {
      expect(error).toMatchObject({ fault: { kind: 'cannotSwap', type } });
    }
  });
});

test('what is set for an axis goes with what it shows when bars lie down', () => {
  const chart = { ...CHART, axes: { x: { label: 'Region' }, y: { label: 'Amount', min: 5 }, showGridLines: true } };
  const lying = { x: { label: 'Amount', min: 5 }, y: { label: 'Region' }, showGridLines: true };
  expect(edit(chart, { verb: 'swapAxes' }).config).toMatchObject({ type: 'groupedBar', axes: lying });
  const bars = edit(chart, { verb: 'setType', type: 'bar' }).config;
  expect(bars.axes).toEqual(lying);
  expect(edit(bars, { verb: 'setType', type: 'stackedBar' }).config.axes).toBe(bars.axes);
  expect(edit(bars, { verb: 'setType', type: 'groupedColumn' }).config).toEqual(chart);
});

test('a look taken back leaves data, texts, remarks and unknown fields', () => {
  const chart: GraphConfig = {
    ...CHART,
    axes: { x: { label: 'Own', min: 3 }, y: { max: 5 }, theirs: true },
    appearance: { seriesStyles: { series1: { customColor: '#111' }, series2: { theirs: 1, lineStyle: 'solid' } } },
    content: { title: 'T', isTitleHidden: true },
    annotations: [{ id: 'a', type: 'text' }],
  };
  expect(edit(chart, { verb: 'resetLook' }).config).toEqual({
    ...CHART,
    axes: { x: { label: 'Own' }, theirs: true },
    appearance: { seriesStyles: { series2: { theirs: 1 } } },
    content: { title: 'T', isTitleHidden: true },
    annotations: [{ id: 'a', type: 'text' }],
  });
});

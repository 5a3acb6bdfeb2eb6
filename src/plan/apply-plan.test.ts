import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GraphConfig } from '../chart/graph-config.ts';
import { applyPlan } from './apply-plan.ts';
import { readPath } from './edit/patch.ts';
import type { Expression } from './expression/expression.ts';
import type { PlanStep } from './plan.ts';
import { StepError } from './step-error.ts';

const CHART: GraphConfig = {
  type: 'groupedColumn',
  data: {
    columns: [
      { key: 'region', label: 'Region' },
      { key: 'sales', label: 'Sales' },
      { key: 'cost', label: 'Cost' },
      { key: 'profit', label: 'Profit' },
    ],
    rows: [
      { region: 'North', sales: 10, cost: 4, profit: 6, own: 1 },
      { region: 'South', sales: 20, cost: 9, profit: 11 },
      { region: 'East', sales: 5, cost: 1, profit: 4 },
    ],
    extra: { kept: true },
  } as GraphConfig['data'],
  appearance: { seriesStyles: { series2: { customColor: '#222222' }, series3: { customColor: '#333333' } } },
  themeOverrides: { deep: { own: 1 } },
};

const isRegion = (name: string): Expression => ({
  kind: 'binary',
  operator: '=',
  left: { kind: 'column', key: 'region' },
  right: { kind: 'literal', value: name },
});
const without = (name: string): PlanStep => ({ verb: 'filter', where: { kind: 'not', of: isRegion(name) } });
const run = (config: GraphConfig, ...steps: readonly PlanStep[]) => applyPlan(config, { steps });

describe('a plan', () => {
  test('that is empty gives the chart itself', () => {
    expect(run(CHART)).toEqual({ config: CHART, steps: [], notices: [] });
    expect(run(CHART).config).toBe(CHART);
  });

  test('is carried out in its order, on data and drawing', () => {
    const { config, steps } = run(
      CHART,
      without('East'),
      {
        verb: 'group',
        by: ['region'],
        measures: [{ operation: 'sum', column: 'sales', as: { key: 'total', label: 'Total' } }],
      },
      { verb: 'setType', type: 'pie' },
      { verb: 'styleSeries', target: { kind: 'slice', rowIndex: 1 }, look: { customColor: '#d62728' } },
    );
    expect(config.type).toBe('pie');
    expect(config.data.rows).toEqual([
      { region: 'North', total: 10 },
      { region: 'South', total: 20 },
    ]);
    expect(steps.map(({ kind }) => kind)).toEqual(['transform', 'transform', 'edit', 'edit']);
    expect(readPath(config, 'appearance.seriesStyles.series2.customColor')).toBe('#d62728');
  });

  test('leaves what it does not name the very same objects, and its argument alone', () => {
    const before = structuredClone(CHART);
    const { config } = run(CHART, without('East'), { verb: 'setField', field: 'legend.position', value: 'top' });
    expect(config.themeOverrides).toBe(CHART.themeOverrides);
    expect(config.appearance).toBe(CHART.appearance);
    expect(config.data.rows[0]).toBe(CHART.data.rows[0]);
    expect(Reflect.get(config.data, 'extra')).toBe(Reflect.get(CHART.data, 'extra'));
    expect(CHART).toEqual(before);
  });

  test('that fails names the step and does nothing', () => {
    const failing = () => run(CHART, without('East'), { verb: 'drop', columns: ['cots'] });
    expect(failing).toThrow(StepError);
    expect(failing).toThrow('Step 2');
    expect(failing).toThrow('Cost');
    expect(() =>
      run(CHART, { verb: 'drop', columns: ['cost'] }, { verb: 'round', columns: ['cost'], decimals: 0 }),
    ).toThrow('Step 2');
    const twice = { key: 'x', label: 'X' };
    const measures = [
      { operation: 'sum', column: 'sales', as: twice },
      { operation: 'mean', column: 'sales', as: twice },
    ] as const;
    expect(() => run(CHART, { verb: 'group', by: ['region'], measures })).toThrow('key');
  });

  test('may change data, drawing and data again: what is gone stays gone', () => {
    const legend: PlanStep = { verb: 'setField', field: 'legend.position', value: 'top' };
    const { config } = run(CHART, { verb: 'drop', columns: ['cost'] }, legend, without('East'), legend, {
      verb: 'drop',
      columns: ['profit'],
    });
    expect(config.data.rows).toEqual([
      { region: 'North', sales: 10, own: 1 },
      { region: 'South', sales: 20 },
    ]);
    expect(config.data.columns.map(({ key }) => key)).toEqual(['region', 'sales']);
  });

  test('may turn a scatter between two changes of its data', () => {
    const { config } = run(
      { ...CHART, type: 'scatter' },
      { verb: 'drop', columns: ['cost'] },
      { verb: 'swapAxes' },
      without('South'),
    );
    expect(config.data.columns.map(({ key }) => key)).toEqual(['region', 'profit', 'sales']);
    expect(config.data.rows).toEqual([
      { region: 'North', sales: 10, profit: 6, own: 1 },
      { region: 'East', sales: 5, profit: 4 },
    ]);
  });

  test('is ended by its signal', () => {
    const signal = AbortSignal.abort(new Error('gone'));
    expect(() => applyPlan(CHART, { steps: [without('East')] }, { signal })).toThrow('gone');
  });

  test('asks whether the type can show the data that changed, and only then', () => {
    const judgeType = () => ({ canShow: false, nearest: 'table' }) as const;
    const judged = (steps: readonly PlanStep[]) => applyPlan(CHART, { steps }, { judgeType }).notices;
    expect(judged([{ verb: 'setType', type: 'line' }])).toEqual([
      { kind: 'typeCannotShow', type: 'line', nearest: 'table' },
    ]);
    expect(judged([{ verb: 'setField', field: 'legend.position', value: 'top' }])).toEqual([]);
  });
});

describe('a chart whose data changed', () => {
  test('keeps the colour of a series on its column, and drops that of one that is gone', () => {
    const moved = run(CHART, { verb: 'drop', columns: ['sales'] });
    expect(readPath(moved.config, 'appearance.seriesStyles')).toEqual({
      series1: { customColor: '#222222' },
      series2: { customColor: '#333333' },
    });
    expect(moved.notices).toEqual([]);
    const dropped = run(CHART, { verb: 'drop', columns: ['cost'] });
    expect(readPath(dropped.config, 'appearance.seriesStyles')).toEqual({ series2: { customColor: '#333333' } });
    expect(dropped.notices).toEqual([{ kind: 'stylesDropped', names: ['Cost'] }]);
  });

  test('keeps the colour of a column on the figure it is brought down to', () => {
    const measures = [{ operation: 'sum', column: 'cost', as: { key: 'sum', label: 'Sum' } }] as const;
    const { config } = run(CHART, { verb: 'group', by: ['region'], measures });
    expect(readPath(config, 'appearance.seriesStyles')).toEqual({ series1: { customColor: '#222222' } });
  });

  test('keeps the colour of a slice on its row', () => {
    const { config, notices } = run({ ...CHART, type: 'pie' }, without('South'), {
      verb: 'sort',
      by: [{ column: 'sales', direction: 'ascending' }],
    });
    expect(readPath(config, 'appearance.seriesStyles')).toEqual({ series1: { customColor: '#333333' } });
    expect(notices).toEqual([{ kind: 'stylesDropped', names: ['South'] }]);
  });

  test('keeps remarks at their rows, and drops those whose place is gone', () => {
    const at = (id: string, rowIndex: number, columnKey: string) => ({ id, type: 'sticker', rowIndex, columnKey });
    const chart: GraphConfig = {
      ...CHART,
      annotations: [
        at('a', 0, 'sales'),
        at('b', 1, 'sales'),
        at('c', 2, 'cost'),
        { id: 'd', type: 'text', x: 0.5, y: 0.5 },
        { id: 'e', type: 'highlight', highlight: 'series', columnKey: 'sales', rowIndex: 1 },
        {
          id: 'f',
          type: 'difference-arrow',
          start: { rowIndex: 2, columnKey: 'sales' },
          end: { rowIndex: 0, columnKey: 'sales' },
        },
      ],
    };
    const { config, notices } = run(
      chart,
      without('South'),
      { verb: 'sort', by: [{ column: 'sales', direction: 'ascending' }] },
      { verb: 'drop', columns: ['cost'] },
    );
    expect(config.annotations).toEqual([
      at('a', 1, 'sales'),
      { id: 'd', type: 'text', x: 0.5, y: 0.5 },
      { id: 'e', type: 'highlight', highlight: 'series', columnKey: 'sales', rowIndex: 1 },
      {
        id: 'f',
        type: 'difference-arrow',
        start: { rowIndex: 0, columnKey: 'sales' },
        end: { rowIndex: 1, columnKey: 'sales' },
      },
    ]);
    expect(notices).toContainEqual({ kind: 'annotationsDropped', count: 2 });
  });

  test('finds the row of a remark by its value where rows were made anew', () => {
    const annotations = [{ id: 'a', type: 'sticker', rowIndex: 1, columnKey: 'sales', rowValue: 'South' }];
    const sorted: PlanStep = { verb: 'sort', by: [{ column: 'region', direction: 'descending' }] };
    const measures = [{ operation: 'sum', column: 'sales', as: { key: 'sales', label: 'Sales' } }] as const;
    const { config } = run({ ...CHART, annotations }, sorted, { verb: 'group', by: ['region'], measures });
    expect(config.annotations).toEqual([{ ...annotations[0], rowIndex: 0 }]);
  });

  test('takes lines and titles of columns that are gone away, and no others', () => {
    const chart: GraphConfig = {
      ...CHART,
      axes: { x: { label: 'My own' }, y: { label: 'Cost', min: 0 } },
      referenceLines: { averageLine: { columnKey: 'cost' }, goalLine: { value: 4, axis: 'y' } },
    };
    const { config, notices } = run(chart, { verb: 'drop', columns: ['cost', 'region'] });
    expect(config.axes).toEqual({ x: { label: 'My own' }, y: { min: 0 } });
    expect(config.referenceLines).toEqual({ goalLine: { value: 4, axis: 'y' } });
    expect(notices.map(({ kind }) => kind)).toEqual(['stylesDropped', 'referenceLineDropped', 'axisLabelCleared']);
    const renamed = run(chart, { verb: 'rename', column: 'cost', label: 'Costs' });
    expect(readPath(renamed.config, 'axes.y.label')).toBe('Costs');
  });

  test('tells that no row is left', () => {
    expect(run(CHART, { verb: 'filter', where: isRegion('West') }).notices).toContainEqual({ kind: 'nothingLeft' });
  });
});

describe('an axis that is given an end', () => {
  const chart: GraphConfig = { ...CHART, axes: { y: { max: 40 } } };

  test('loses the other end where both cannot be', () => {
    const { config, notices } = run(chart, { verb: 'setField', field: 'axes.y.min', value: 50 });
    expect(config.axes).toEqual({ y: { min: 50 } });
    expect(notices).toEqual([{ kind: 'boundDropped', axis: 'y', bound: 'max', value: 40 }]);
    expect(run(chart, { verb: 'setField', field: 'axes.y.min', value: 5 }).config.axes).toEqual({
      y: { min: 5, max: 40 },
    });
  });

  test('is refused where the plan itself leaves no range', () => {
    const steps = [
      { verb: 'setField', field: 'axes.y.min', value: 50 },
      { verb: 'setField', field: 'axes.y.max', value: 50 },
    ] as const;
    expect(() => run(chart, ...steps)).toThrow('cannot run from 50 to 50');
  });
});

test('what is not asked to change comes back identical, whatever the chart carries', () => {
  const extras = fc.dictionary(fc.string({ maxLength: 5 }), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 3 });
  const steps = fc.subarray<PlanStep>([
    without('East'),
    { verb: 'sort', by: [{ column: 'sales', direction: 'descending' }] },
    { verb: 'setField', field: 'legend.position', value: 'top' },
    { verb: 'limit', count: 2, from: 'start' },
    { verb: 'styleSeries', target: { kind: 'series', column: 'sales' }, look: { customColor: '#d62728' } },
  ]);
  fc.assert(
    fc.property(extras, extras, extras, steps, (top, inData, inRow, plan) => {
      const rows = CHART.data.rows.map((row) => ({ ...inRow, ...row }));
      const chart: GraphConfig = { ...top, ...CHART, data: { ...inData, ...CHART.data, rows } };
      const { config } = run(chart, ...plan);
      for (const name of Object.keys(top)) {
        if (!(name in CHART) && name !== 'legend' && name !== 'annotations') expect(config[name]).toBe(chart[name]);
      }
      for (const row of config.data.rows) expect(rows).toContain(row);
      expect(config.themeOverrides).toBe(CHART.themeOverrides);
    }),
  );
});

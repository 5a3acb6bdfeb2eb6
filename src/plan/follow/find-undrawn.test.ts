import { describe, expect, it } from 'vitest';
import type { GraphConfig } from '../../chart/graph-config.ts';
import { applyPlan } from '../apply-plan.ts';
import type { PlanStep } from '../plan.ts';

const chart = (type: GraphConfig['type'], values: readonly (number | null)[]): GraphConfig => ({
  type,
  data: {
    columns: [
      { key: 'a', label: 'Stage' },
      { key: 'b', label: 'People' },
    ],
    rows: values.map((b, at) => ({ a: `S${at}`, b })),
  },
});

const noticesOf = (config: GraphConfig, step: PlanStep) => applyPlan(config, { steps: [step] }).notices;
const LOG: PlanStep = { verb: 'setField', field: 'axes.y.scaleType', value: 'log' };

describe('what a drawing leaves out', () => {
  it('is told of zeros and numbers below on a scale of ratios', () => {
    expect(noticesOf(chart('column', [5, 0, -2, 8]), LOG)).toEqual([{ kind: 'notOnLogScale', axis: 'y', count: 2 }]);
  });

  it('is told of rows without a figure in a funnel', () => {
    const notices = noticesOf(chart('column', [9, null, 3]), { verb: 'setType', type: 'funnel' });
    expect(notices).toEqual([{ kind: 'rowsWithoutFigure', type: 'funnel', count: 1 }]);
  });

  it('is told of figures that a pie has no place for', () => {
    const { data } = chart('column', [9, 3]);
    const wide: GraphConfig = {
      type: 'column',
      data: {
        columns: [...data.columns, { key: 'c', label: 'Cars' }],
        rows: data.rows.map((row) => ({ ...row, c: 4 })),
      },
    };
    expect(noticesOf(wide, { verb: 'setType', type: 'pie' })).toEqual([
      {
        kind: 'seriesNotDrawn',
        type: 'pie',
        drawn: { key: 'b', label: 'People' },
        columns: [{ key: 'c', label: 'Cars' }],
      },
    ]);
    const sameColour = {
      kind: 'sameColour',
      columns: [
        { key: 'b', label: 'People' },
        { key: 'c', label: 'Cars' },
      ],
    };
    const look = { customColor: '#d62728' };
    const all: PlanStep = { verb: 'styleSeries', target: { kind: 'every' }, look };
    const first: PlanStep = { verb: 'styleSeries', target: { kind: 'series', column: 'b' }, look };
    expect(noticesOf(wide, all)).toEqual([sameColour]);
    expect(noticesOf(wide, first)).toEqual([]);
    const second: PlanStep = { verb: 'styleSeries', target: { kind: 'series', column: 'c' }, look };
    expect(noticesOf(applyPlan(wide, { steps: [first] }).config, second)).toEqual([sameColour]);
  });

  it('is not told where nothing is left out, or where it was so before', () => {
    expect(noticesOf(chart('column', [5, 8]), LOG)).toEqual([]);
    expect(noticesOf(chart('bar', [5, 0]), LOG)).toEqual([]);
    expect(noticesOf(chart('column', [9, null]), { verb: 'setType', type: 'line' })).toEqual([]);
    const title: PlanStep = { verb: 'setContent', part: 'title', text: 'Stages' };
    expect(noticesOf(chart('funnel', [9, null]), title)).toEqual([]);
  });
});

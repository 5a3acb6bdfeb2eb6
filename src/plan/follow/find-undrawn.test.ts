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

  it('is not told where nothing is left out, or where it was so before', () => {
    expect(noticesOf(chart('column', [5, 8]), LOG)).toEqual([]);
    expect(noticesOf(chart('bar', [5, 0]), LOG)).toEqual([]);
    expect(noticesOf(chart('column', [9, null]), { verb: 'setType', type: 'line' })).toEqual([]);
    const title: PlanStep = { verb: 'setContent', part: 'title', text: 'Stages' };
    expect(noticesOf(chart('funnel', [9, null]), title)).toEqual([]);
  });
});

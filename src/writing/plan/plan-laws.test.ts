import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EVERY_STEP, STEP_COLUMNS } from '../../../test/fixtures/plan/every-step.ts';
import { CHART_TYPES } from '../../chart/chart-type.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import { LOCALES } from '../../chart/locale.ts';
import { applyPlan } from '../../plan/apply-plan.ts';
import type { PlanStep } from '../../plan/plan.ts';
import { StepError } from '../../plan/step-error.ts';
import { writeDone, writePlanError, writeSteps } from './write-steps.ts';

const cell = {
  region: fc.constantFrom('North', 'South', 'East', 'Total', '', null),
  day: fc.constantFrom('2024-01-05', '2024-02-07', '2024-02-08', '2023-12-31', 'n/a', null),
  sales: fc.oneof(fc.integer({ min: -50, max: 5000 }), fc.constantFrom('€1,200', '-', null, 0.1, 1e15)),
  cost: fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e6, max: 1e6 }), fc.constant(null)),
};

const chart: fc.Arbitrary<GraphConfig> = fc
  .tuple(fc.constantFrom(...CHART_TYPES), fc.array(fc.record(cell), { maxLength: 12 }), fc.boolean())
  .map(([type, rows, isStyled]) => ({
    type,
    data: { columns: STEP_COLUMNS, rows },
    ...(isStyled
      ? {
          axes: { y: { label: 'Cost', max: 40 } },
          appearance: { seriesStyles: { series1: { customColor: '#111' }, series2: { lineStyle: 'dashed' } } },
          annotations: [{ id: 'a', type: 'sticker', sticker: 'rocket', rowIndex: 1, columnKey: 'sales' }],
          referenceLines: { averageLine: { columnKey: 'cost' } },
        }
      : {}),
  }));

const plan = fc.array(fc.constantFrom<PlanStep>(...EVERY_STEP), { minLength: 1, maxLength: 4 });

/** What a plan comes to: its outcome, or the fault that it was refused for. */
function attempt(config: GraphConfig, steps: readonly PlanStep[]) {
  try {
    return { outcome: applyPlan(config, { steps }) };
  } catch (error) {
    if (error instanceof StepError) return { fault: error.fault };
    throw error;
  }
}

test('every plan is carried out or refused, in whole sentences of every language', () => {
  fc.assert(
    fc.property(chart, plan, (config, steps) => {
      const before = structuredClone(config);
      const { outcome, fault } = { outcome: undefined, fault: undefined, ...attempt(config, steps) };
      expect(config).toEqual(before);
      for (const locale of LOCALES) {
        const lines = outcome === undefined ? [] : [...writeSteps(outcome, locale), writeDone(outcome, locale)];
        const said = fault === undefined ? lines : [writePlanError(fault, locale)];
        for (const line of said) {
          expect(line).toMatch(/[.?؟]$/);
          expect(line).not.toMatch(/undefined|NaN|Infinity|\[object|\$\{| {2}/);
        }
      }
    }),
    { numRuns: 300 },
  );
});

test('the same plan on the same chart gives the same bytes', () => {
  fc.assert(
    fc.property(chart, plan, (config, steps) => {
      expect(JSON.stringify(attempt(config, steps))).toBe(JSON.stringify(attempt(structuredClone(config), steps)));
    }),
  );
});

test('an edit made twice is told as already so the second time', () => {
  const settings = EVERY_STEP.filter(
    ({ verb }) => verb.startsWith('set') || verb === 'addAnnotation' || verb === 'resetLook',
  );
  fc.assert(
    fc.property(chart, fc.constantFrom(...settings), (config, step) => {
      const once = attempt(config, [step]);
      if (!('outcome' in once)) return;
      const twice = attempt(once.outcome.config, [step]);
      expect(twice).toMatchObject({ outcome: { steps: [{ facts: { isAlready: true } }] } });
      expect('outcome' in twice && twice.outcome.config).toBe(once.outcome.config);
    }),
  );
});

import { describe, expect, it } from 'vitest';
import type { GraphConfig } from '../../chart/graph-config.ts';
import { isEditStep } from '../../plan/edit/apply-edit.ts';
import { parseTable } from '../../table/parse-table.ts';
import { profileTyped } from '../../table/profile-table.ts';
import { compileFrame } from '../readings/compile.ts';
import { createContext, understand } from '../understand.ts';
import type { Situation } from '../understanding.ts';
import { frameOfSteps } from './frame-of-steps.ts';

const CONFIG: GraphConfig = {
  type: 'table',
  data: {
    columns: [
      { key: 'when', label: 'Date' },
      { key: 'shop', label: 'Shop' },
      { key: 'good', label: 'Product' },
      { key: 'sales', label: 'Sales' },
      { key: 'stars', label: 'Rating' },
    ],
    rows: Array.from({ length: 60 }, (_, at) => ({
      when: `${2022 + (at % 3)}-${String((at % 12) + 1).padStart(2, '0')}-05`,
      shop: ['Faro', 'Porto', 'Braga'][at % 3],
      good: ['Tea', 'Milk'][Math.floor(at / 3) % 2],
      sales: 10 + at * 3,
      stars: 1 + (at % 40) / 10,
    })),
  },
};

function situationOf(): Situation {
  const table = parseTable(CONFIG.data, {});
  const profile = profileTyped(table);
  return { config: CONFIG, table, profile, locale: 'EN_US', purpose: 'chart', now: Date.UTC(2026, 0, 1) };
}

describe('steps read back into what was asked for', () => {
  it.each([
    'total sales by shop',
    'average rating by product',
    'sales by shop',
    'number of orders by shop and product',
    'total sales per month',
    'total sales per quarter by shop',
    'total sales by shop in 2023',
    'top 2 shops by total sales',
    'total sales by shop, highest first',
    'histogram of sales',
    'total sales by shop for Tea',
  ])('come to the same steps once more: %s', (wish) => {
    const situation = situationOf();
    const steps = understand(wish, situation).readings[0]?.plan.steps.flatMap((step) =>
      isEditStep(step) ? [] : [step],
    );
    const context = createContext(situation);
    const frame = frameOfSteps(steps ?? [], context);
    expect(steps).not.toEqual([]);
    const again = frame && compileFrame(frame, situation, context)?.plan.steps;
    expect(again?.filter((step) => !isEditStep(step))).toEqual(steps);
  });

  it('are not read back where they say what no frame can', () => {
    const context = createContext(situationOf());
    const as = { key: 'r', label: 'R' };
    expect(frameOfSteps([{ verb: 'window', operation: 'rank', column: 'sales', as }], context)).toBeUndefined();
    expect(frameOfSteps([{ verb: 'sample', count: 3, seed: 1 }], context)).toBeUndefined();
  });
});

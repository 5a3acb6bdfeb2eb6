import { describe, expect, test } from 'vitest';
import { createSituation, tableConfig } from '../../test/fixtures/language/sample-situation.ts';
import type { ChartType } from '../chart/chart-type.ts';
import { applyPlan } from '../plan/apply-plan.ts';
import { EDIT_FIELD_PATHS, EDIT_FIELDS } from '../plan/edit/edit-fields.ts';
import { EDIT_EXAMPLES } from './edit-examples.ts';
import { understand } from './understand.ts';
import type { Situation } from './understanding.ts';

const SHOPS = tableConfig(
  ['Region', 'Revenue', 'Cost', 'Units'],
  [
    ['North', 1200, 800, 30],
    ['South', 900, 650, 22],
    ['East', 1500, 900, 41],
    ['West', 700, 500, 18],
  ],
);

const situationOf = (type: ChartType): Situation => createSituation({ ...SHOPS, type }, { purpose: 'chart' });

function valueAt(config: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, name) => (value instanceof Object ? Reflect.get(value, name) : undefined), config);
}

const CASES = EDIT_FIELD_PATHS.flatMap((path) =>
  (['en', 'pt', 'ar'] as const).map((language) => ({ path, wish: EDIT_EXAMPLES[path][language] })),
);

describe('every field of a chart is reached in words', () => {
  test.each(CASES)('"$wish" sets $path', ({ path, wish }) => {
    const { type, value } = EDIT_EXAMPLES[path];
    const situation = situationOf(type);
    const { readings } = understand(wish, situation);
    const plan = readings[0]?.plan ?? { steps: [] };
    const { config } = applyPlan(situation.config, plan, { locale: 'EN_US' });
    expect(valueAt(config, path)).toBe(value);
    expect(config.type).toBe(type);
    expect(config.data).toBe(situation.config.data);
    const others = plan.steps.filter((step) => step.verb !== 'setField' || !step.field.startsWith(branchOf(path)));
    expect(others).toEqual([]);
  });

  test.each(EDIT_FIELD_PATHS)('the example of %s is on a type that shows it', (path) => {
    expect(EDIT_FIELDS[path].shownOn).toContain(EDIT_EXAMPLES[path].type);
  });
});

/** A colour brings its kind along, a share of the whole the label that shows it. */
const branchOf = (path: string): string => path.slice(0, path.lastIndexOf('.'));

import { describe, expect, it } from 'vitest';
import { category, identifier, measure, profileOf, time } from '../../../test/fixtures/table-profiles.ts';
import type { TableProfile } from '../../table/profile.ts';
import { viewTable } from '../view.ts';
import { type RuleId, WEIGHTS } from '../weights.ts';
import { RULES } from './all-rules.ts';

type Case = { readonly fires: TableProfile; readonly silent: TableProfile };
type TableRuleId = Exclude<RuleId, 'family-asked-for'>;

const sales = measure('Sales');
const costs = measure('Costs');
const rate = measure('Margin', { isAdditive: false, max: 0.3 }, { kind: 'percentage' });
const profit = measure('Profit', { min: -40, negatives: 2, isChange: true });
const weight = measure('Weight', { isAdditive: false }, { isUnique: false });
const height = measure('Height', { isAdditive: false }, { isUnique: false });
const size = measure('Size', { max: 4000 }, { isUnique: false });
const x = measure('x', { isEvenlySpaced: true }, { distinct: 30 });
const region = category('Region', 5);
const product = category('Product', 3, { isUnique: false });
const month = time('Month', 12);
const grade = category('Grade', 5, { text: { order: 'ordinal' } });
const band = category('Age', 8, { text: { order: 'ranges' } });
const weekday = time('Weekday', 7, { isUnique: false, time: { isCyclic: true, grain: 'day' } });
const hour = time('Hour', 12, { isUnique: false, time: { isCyclic: true, grain: 'hour' } });
const many = (count: number) => Array.from({ length: count }, (_, index) => measure(`Series ${index + 1}`));

const plain = profileOf([region, sales]);
const grouped = profileOf([region, sales, costs]);
const overTime = profileOf([month, sales]);
const pair = profileOf([height, weight], { rowCount: 40, hasOneRowPerCategory: false });
const triple = profileOf([category('Country', 15), height, weight, size], { rowCount: 15 });
const raw = profileOf([product, sales], { rowCount: 90, hasOneRowPerCategory: false });
const long = (left = category('Store', 4, { isUnique: false }), right = product, value = sales, sketch = {}) =>
  profileOf([left, right, value], { rowCount: left.distinct * right.distinct, long: { key: 0, series: 1 }, ...sketch });
const stages = (isDescending: boolean) =>
  profileOf([category('Stage', 5, { text: { order: 'stages' } }), measure('Users', { isDescending })]);
const shares = profileOf([region, measure('Yes'), measure('No')], { rowShares: [1, 2] });
const whole = profileOf([region, measure('Share', { isPartToWhole: true, isAdditive: false })]);
const empty = profileOf([], { rowCount: 0 });

/** For each rule a table it speaks of, and one it has nothing to say about. */
const CASES: Readonly<Record<TableRuleId, Case>> = {
  'no-data': { fires: empty, silent: plain },
  'needs-measure': { fires: profileOf([region, category('City', 5)]), silent: plain },
  'needs-amounts': { fires: profileOf([product], { rowCount: 80 }), silent: plain },
  'needs-axis': { fires: pair, silent: plain },
  'needs-order': { fires: profileOf([sales]), silent: overTime },
  'needs-second-measure': { fires: plain, silent: pair },
  'needs-third-measure': { fires: grouped, silent: triple },
  'needs-series': { fires: plain, silent: grouped },
  'needs-grid': { fires: profileOf([measure('Sales', {}, { distinct: 1 })]), silent: long() },
  'needs-points': { fires: profileOf([category('Name', 1), sales]), silent: plain },
  'negative-parts': { fires: profileOf([region, profit]), silent: plain },
  'negative-layers': { fires: profileOf([month, profit, sales]), silent: profileOf([month, profit]) },
  'negative-sizes': { fires: profileOf([profit, profit, profit]), silent: triple },
  'empty-whole': { fires: profileOf([region, measure('Sales', { min: 0, max: 0, sum: 0 })]), silent: plain },
  'time-line': { fires: overTime, silent: plain },
  'short-time-line': { fires: profileOf([time('Year', 3), sales]), silent: overTime },
  'cycle-line': { fires: profileOf([time('Month', 12, { time: { isCyclic: true } }), sales]), silent: overTime },
  'number-line': { fires: profileOf([x, sales]), silent: overTime },
  'ordered-line': { fires: profileOf([grade, sales]), silent: plain },
  'long-line': { fires: profileOf([time('Day', 90), sales]), silent: overTime },
  'unordered-line': { fires: plain, silent: overTime },
  'gaps-in-time': { fires: profileOf([time('Month', 12, { time: { gaps: 4 } }), sales]), silent: overTime },
  'too-many-lines': { fires: profileOf([month, ...many(9)]), silent: profileOf([month, ...many(8)]) },
  'mixed-scale-lines': { fires: profileOf([month, sales, rate]), silent: profileOf([month, sales, costs]) },
  'time-area': { fires: overTime, silent: plain },
  'no-course-for-area': { fires: profileOf([time('Year', 3), sales]), silent: overTime },
  'area-below-zero': { fires: profileOf([month, profit]), silent: overTime },
  'no-even-scale': { fires: pair, silent: overTime },
  'equal-wholes': { fires: shares, silent: grouped },
  'too-many-steps': { fires: profileOf([category('Item', 16), profit]), silent: profileOf([region, profit]) },
  'few-for-two-scales': { fires: profileOf([time('Year', 2), sales, rate]), silent: profileOf([month, sales, rate]) },
  'too-many-scales': { fires: profileOf([region, ...many(3), rate]), silent: profileOf([region, sales, rate]) },
  'layers-add-up': { fires: profileOf([month, ...many(3)]), silent: profileOf([month, sales, costs]) },
  'layers-do-not-add-up': { fires: profileOf([month, rate]), silent: overTime },
  'few-period-columns': { fires: profileOf([time('Year', 4), sales]), silent: overTime },
  'period-columns': { fires: overTime, silent: plain },
  'many-period-columns': { fires: profileOf([time('Day', 30), sales]), silent: overTime },
  'crowded-columns': { fires: profileOf([time('Day', 61), sales]), silent: profileOf([time('Day', 60), sales]) },
  'time-runs-across': { fires: overTime, silent: plain },
  'category-bars': { fires: plain, silent: overTime },
  'few-short-names': { fires: plain, silent: profileOf([category('City', 9), sales]) },
  'ordered-columns': { fires: profileOf([band, sales]), silent: plain },
  'long-names': { fires: profileOf([category('Reason', 5, { text: { averageLength: 30 } }), sales]), silent: plain },
  'long-names-crowd': { fires: profileOf([category('Reason', 5, { text: { longest: 40 } }), sales]), silent: plain },
  'many-categories': { fires: profileOf([category('City', 9), sales]), silent: plain },
  'many-categories-crowd': { fires: profileOf([category('City', 9), sales]), silent: profileOf([band, sales]) },
  'too-many-categories': { fires: profileOf([category('City', 51), sales]), silent: plain },
  'signed-bars': { fires: profileOf([region, profit]), silent: plain },
  'side-by-side': { fires: grouped, silent: profileOf([region, ...many(3)]) },
  'hides-series': { fires: grouped, silent: plain },
  'one-measure-at-a-time': { fires: profileOf([region, sales, rate]), silent: grouped },
  'leaves-series-out': { fires: grouped, silent: plain },
  'many-series-crowd': { fires: profileOf([region, ...many(5)]), silent: grouped },
  'stack-adds-up': { fires: grouped, silent: profileOf([region, sales, profit]) },
  'stack-does-not-add-up': { fires: profileOf([region, height, weight]), silent: shares },
  'stack-of-signs': { fires: profileOf([region, sales, profit]), silent: grouped },
  'stack-of-periods': {
    fires: profileOf([region, sales, costs], { headerTime: { grain: 'year', isCyclic: false } }),
    silent: grouped,
  },
  'stack-of-plans': {
    fires: profileOf([region, { ...sales, label: 'Sales budget' }, { ...sales, label: 'Sales actual' }]),
    silent: grouped,
  },
  'shares-across': { fires: shares, silent: grouped },
  'hides-totals': { fires: grouped, silent: shares },
  'parts-of-whole': { fires: whole, silent: plain },
  'few-parts': { fires: plain, silent: whole },
  'several-parts': { fires: profileOf([category('City', 9), sales]), silent: plain },
  'too-many-parts': { fires: profileOf([category('City', 13), sales]), silent: plain },
  'parts-do-not-add-up': { fires: profileOf([region, height]), silent: whole },
  'parts-over-time': { fires: overTime, silent: plain },
  'single-part': { fires: profileOf([category('City', 1), sales]), silent: plain },
  stages: { fires: stages(true), silent: stages(false) },
  'no-stages': { fires: stages(false), silent: stages(true) },
  'signed-steps': {
    fires: profileOf([region, { ...profit, label: 'Change in profit' }]),
    silent: profileOf([region, profit]),
  },
  'gains-and-losses': { fires: profileOf([region, profit]), silent: plain },
  'totals-to-bridge': { fires: profileOf([region, profit], { totalRows: [5] }), silent: profileOf([region, profit]) },
  'no-falls': { fires: plain, silent: profileOf([region, profit]) },
  'steps-do-not-add-up': { fires: profileOf([region, height]), silent: plain },
  'two-scales-over-time': { fires: profileOf([month, sales, rate]), silent: profileOf([month, sales, costs]) },
  'two-scales-by-category': { fires: profileOf([region, sales, rate]), silent: profileOf([month, sales, rate]) },
  pareto: {
    fires: profileOf([
      region,
      measure('Count', { isDescending: true }),
      measure('Cumulative', { isAdditive: false, isAscending: true, max: 100 }, { kind: 'percentage' }),
    ]),
    silent: profileOf([region, sales, rate]),
  },
  'one-scale': { fires: grouped, silent: profileOf([region, sales, rate]) },
  'mixed-scales': { fires: profileOf([region, sales, rate]), silent: grouped },
  'dot-positions': { fires: pair, silent: plain },
  'dot-cloud': { fires: pair, silent: grouped },
  'named-positions': {
    fires: profileOf([category('Point', 4), measure('x'), measure('y')]),
    silent: profileOf([measure('x', { isEvenlySpaced: true }), measure('y')]),
  },
  'only-measures': { fires: pair, silent: triple },
  correlated: {
    fires: profileOf([height, weight], { rowCount: 40, correlation: { left: 0, right: 1, coefficient: -0.8 } }),
    silent: profileOf([height, weight], { rowCount: 40, correlation: { left: 0, right: 1, coefficient: 0.2 } }),
  },
  'unlike-measures': {
    fires: profileOf([category('Country', 20), sales, rate]),
    silent: profileOf([category('Country', 20), sales, costs]),
  },
  'places-are-no-amounts': {
    fires: profileOf([region, measure('lat', { isCoordinate: true }), measure('lon', { isCoordinate: true })]),
    silent: profileOf([region, measure('lat', { isCoordinate: true }), sales]),
  },
  'few-dots': { fires: grouped, silent: pair },
  'dots-over-time': { fires: overTime, silent: plain },
  'dots-by-group': { fires: raw, silent: plain },
  'third-measure': { fires: triple, silent: pair },
  'sized-dots': { fires: triple, silent: profileOf([height, weight, size], { rowCount: 100 }) },
  'third-measure-unused': { fires: triple, silent: pair },
  'axis-left-out': { fires: profileOf([month, ...many(3)]), silent: triple },
  'crowded-bubbles': { fires: profileOf([height, weight, size], { rowCount: 100 }), silent: triple },
  'more-than-three': { fires: profileOf([region, ...many(5)]), silent: triple },
  grid: { fires: long(), silent: plain },
  'against-itself': { fires: long(undefined, undefined, rate, { isMatrix: true }), silent: long() },
  'crossed-cycles': { fires: long(weekday, hour), silent: long(weekday) },
  'large-grid': { fires: long(category('Plant', 10), category('Line', 12)), silent: long() },
  'cells-do-not-add-up': { fires: long(undefined, undefined, height), silent: long() },
  'sparse-grid': { fires: long(category('Sex', 2), category('Side', 2)), silent: long() },
  'single-row-of-cells': { fires: plain, silent: long() },
  'binned-grid': { fires: pair, silent: long() },
  mosaic: { fires: grouped, silent: profileOf([month, sales, costs]) },
  'uneven-wholes': {
    fires: grouped,
    silent: profileOf([region, measure('A', { min: 60 }), measure('B', { min: 60 })]),
  },
  'crowded-mosaic': { fires: profileOf([category('City', 9), sales, costs]), silent: grouped },
  'distribution-bins': { fires: profileOf([band, sales]), silent: profileOf([band, rate]) },
  'spread-of-one': { fires: pair, silent: plain },
  'exact-values': { fires: empty, silent: empty },
  'mostly-text': { fires: profileOf([region, category('City', 5)]), silent: plain },
  'names-are-sentences': {
    fires: profileOf([category('Comment', 6, { text: { averageLength: 80 } }), sales]),
    silent: plain,
  },
  'few-figures': { fires: profileOf([category('Name', 1), sales]), silent: plain },
  'long-list': { fires: profileOf([category('Article', 101), sales]), silent: plain },
  'unlike-columns': { fires: profileOf([region, ...many(5), rate]), silent: grouped },
  'single-value': { fires: profileOf([category('Name', 1), sales]), silent: plain },
  'widen-first': { fires: long(), silent: plain },
  'gather-first': { fires: raw, silent: plain },
  'count-first': { fires: profileOf([product], { rowCount: 80 }), silent: raw },
  'bin-first': { fires: profileOf([sales]), silent: plain },
  'turn-first': { fires: profileOf(many(4), { rowCount: 1 }), silent: plain },
};

describe('the rules', () => {
  it('are each named once, and have the names of the weights', () => {
    const ids = [...RULES.map(({ id }) => id), 'family-asked-for'];
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.toSorted()).toEqual(Object.keys(WEIGHTS).toSorted());
  });

  it('weigh as their kind says: a reason for adds, a reason against takes away', () => {
    for (const { id, kind } of RULES) {
      if (kind === 'pro') expect(WEIGHTS[id], id).toBeGreaterThan(0);
      if (kind === 'con' || kind === 'deal-breaker') expect(WEIGHTS[id], id).toBeLessThan(0);
      expect(Number.isInteger(WEIGHTS[id]), id).toBe(true);
    }
  });

  it('take more away by a deal-breaker than all else together can give a type', () => {
    const most = Math.max(...RULES.map(({ id }) => WEIGHTS[id]));
    for (const { id, kind } of RULES) if (kind === 'deal-breaker') expect(-WEIGHTS[id]).toBeGreaterThan(2 * most);
  });

  it.each(RULES)('$id speaks where its claim holds', ({ id, check }) => {
    const fires = id === 'family-asked-for' ? undefined : CASES[id].fires;
    expect(fires && check(viewTable(fires))).toBeDefined();
  });

  it.each(RULES.filter(({ id }) => id !== 'exact-values'))(
    '$id is silent where its claim does not hold',
    ({ id, check }) => {
      const silent = id === 'family-asked-for' ? undefined : CASES[id].silent;
      expect(silent && check(viewTable(silent))).toBeUndefined();
    },
  );

  it.each([
    ['one category alone', profileOf([category('Region', 1), sales])],
    ['bins that are not made yet', profileOf([measure('Age', {}, { distinct: 45 })], { rowCount: 60 })],
  ])('compare no lengths of %s', (_words, profile) => {
    const rule = RULES.find(({ id }) => id === 'category-bars');
    expect(rule?.check(viewTable(profile))).toBeUndefined();
  });

  it('take variances by name for deviations to compare, not for steps from a start to an end', () => {
    const rule = RULES.find(({ id }) => id === 'signed-steps');
    const signs = { min: -1200, negatives: 2, isChange: true };
    const departments = category('Department', 4);
    expect(rule?.check(viewTable(profileOf([departments, measure('Variance', signs)])))).toBeUndefined();
    const result = measure('Amount', { ...signs, endsInSum: true });
    expect(rule?.check(viewTable(profileOf([departments, result])))).toBeDefined();
  });

  it('name the codes that are left out where a measure is missing', () => {
    const rule = RULES.find(({ id }) => id === 'needs-measure');
    const view = viewTable(profileOf([region, identifier('Postcode', 5)]));
    expect(rule?.check(view)).toEqual({ codes: ['Postcode'] });
  });

  it('combine three measures only where the two that are columns can share an axis', () => {
    const rule = RULES.find(({ id }) => id === 'two-scales-over-time');
    const [units, revenue] = [measure('Units', { max: 40 }), measure('Revenue', { max: 90_000 })];
    expect(rule?.check(viewTable(profileOf([month, units, revenue, rate])))).toBeUndefined();
    expect(rule?.check(viewTable(profileOf([month, sales, costs, rate])))).toBeDefined();
  });
});

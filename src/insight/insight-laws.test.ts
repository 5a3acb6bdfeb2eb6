import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cell, figuresOf, insightsOf, monthly, tableOf } from '../../test/fixtures/insight-tables.ts';
import { CHART_TYPES, type ChartType } from '../chart/chart-type.ts';
import { createRandom } from '../plan/transform/verbs/create-random.ts';
import { profileTyped } from '../table/profile-table.ts';
import { findInsights } from './find-insights.ts';
import { recompute } from './recompute.ts';

describe('facts about very many rows', () => {
  it.each([0, 50])('are found in a course of 200,000 values, %i taken off each', (less) => {
    const random = createRandom(7);
    const start = Date.UTC(1500, 0, 1);
    const rows = Array.from({ length: 200_000 }, (_, day) => [
      new Date(start + day * 86_400_000).toISOString().slice(0, 10),
      Math.round(100 * random()) - less,
    ]);
    const facts = insightsOf(tableOf(['Day', less === 0 ? 'Load' : 'Profit or loss'], rows));
    expect(facts.length).toBeGreaterThan(0);
    expect(facts.map(({ kind }) => kind)).not.toContain('trend');
  });
});

describe('facts from noise', () => {
  const laws: Readonly<Record<string, (random: () => number) => number>> = {
    even: (random) => Math.round(random() * 1000),
    normal: (random) => 100 + 15 * Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random()),
    skewed: (random) => -50 * Math.log(1 - random()),
    'long-tailed': (random) => Math.exp(3 + Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())),
    dice: (random) => 1 + Math.floor(random() * 6),
  };
  const TABLES = 200;

  it.each(
    Object.keys(laws).flatMap(
      (law) =>
        [
          [law, 'Month'],
          [law, 'Name'],
        ] as const,
    ),
  )('come from at most 5 %% of tables of %s numbers by %s', (law, axis) => {
    const random = createRandom(20_251);
    let tables = 0;
    for (let count = 0; count < TABLES; count++) {
      const measures = 1 + Math.floor(random() * 4);
      const rows = Array.from({ length: 5 + Math.floor(random() * 36) }, (_, at) => [
        axis === 'Name' ? `N${at}` : (monthly(new Array(at + 1).fill(0))[at]?.[0] ?? null),
        ...Array.from({ length: measures }, () => laws[law]?.(random) ?? 0),
      ]);
      const table = tableOf([axis, 'A', 'B', 'C', 'D'].slice(0, measures + 1), rows);
      if (insightsOf(table).some(({ evidence }) => evidence.test !== undefined)) tables++;
    }
    expect(tables / TABLES).toBeLessThanOrEqual(0.05);
  });
});

describe('outliers from noise', () => {
  it('come from few short courses, whose line is fitted to the very values it is to judge', () => {
    const random = createRandom(83);
    const normal = (): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    const COURSES = 1500;
    let found = 0;
    for (let count = 0; count < COURSES; count++) {
      const rows = Array.from({ length: 8 }, (_, at) => [2010 + at, 100 + 15 * normal()]);
      if (insightsOf(tableOf(['Year', 'A'], rows)).some(({ kind }) => kind === 'outlier')) found++;
    }
    expect(found / COURSES).toBeLessThanOrEqual(0.015);
  });

  it('are found where whole numbers repeat themselves around them', () => {
    const days = Array.from({ length: 14 }, (_, at) => [
      `2023-05-${String(at + 1).padStart(2, '0')}`,
      at === 9 ? 610 : 95 + ((at * 7) % 11),
    ]);
    expect(insightsOf(tableOf(['Date', 'Calls'], days))[0]).toMatchObject({
      kind: 'outlier',
      at: { value: { value: 610 } },
    });
  });
});

describe('every figure of every fact', () => {
  const cell = fc.oneof(
    {
      weight: 8,
      arbitrary: fc.double({ min: -1e6, max: 1e6, noNaN: true }).map((value) => Math.round(value * 10) / 10),
    },
    { weight: 3, arbitrary: fc.integer({ min: 0, max: 5 }) },
    { weight: 1, arbitrary: fc.constantFrom(null, 'n/a', '12%', Number.NaN) },
  );
  const tables = fc
    .record({
      axis: fc.constantFrom('Year', 'Month', 'Name'),
      width: fc.integer({ min: 1, max: 4 }),
      cells: fc.array(fc.array(cell, { minLength: 4, maxLength: 4 }), { maxLength: 30 }),
    })
    .map(({ axis, width, cells }) => {
      const first = (at: number): Cell =>
        axis === 'Name'
          ? `N${at}`
          : axis === 'Year'
            ? 1990 + at
            : (monthly(new Array(at + 1).fill(0))[at]?.[0] ?? null);
      return tableOf(
        [axis, 'A', 'B', 'C', 'D'].slice(0, width + 1),
        cells.map((row, at) => [first(at), ...row.slice(0, width)]),
      );
    });
  const types: fc.Arbitrary<ChartType | undefined> = fc.constantFrom(undefined, ...CHART_TYPES);

  it('is a number that its cells give again, in its column and outside rows of totals', () => {
    fc.assert(
      fc.property(tables, types, (table, type) => {
        const profile = profileTyped(table);
        const totals = new Set(profile.totalRows);
        const found = findInsights(table, profile, {
          most: 200,
          about: ['N1', '1991'],
          ...(type === undefined ? {} : { type }),
        });
        for (const figure of found.flatMap(figuresOf)) {
          expect(recompute(figure, table)).toBe(figure.value);
          expect(Number.isFinite(figure.value)).toBe(true);
          expect(figure.cells.some(({ rowIndex }) => totals.has(rowIndex))).toBe(false);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('is the same in every run, best first', () => {
    fc.assert(
      fc.property(tables, (table) => {
        const found = insightsOf(table);
        expect(insightsOf(table)).toEqual(found);
        expect(found.every(({ score }, at) => at === 0 || score <= (found[at - 1]?.score ?? 0))).toBe(true);
      }),
      { numRuns: 30 },
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHART_FAMILIES, servesFamily } from '../chart/chart-family.ts';
import { CHART_TYPES, type ChartType } from '../chart/chart-type.ts';
import type { Cell, ChartData } from '../chart/graph-config.ts';
import { profileTable } from '../table/profile-table.ts';
import type { FitEntry } from './factor.ts';
import { rankCharts } from './rank.ts';

type Column = { readonly label: string; readonly cells: readonly Cell[] };

function tableOf(columns: readonly Column[], keyOf: (index: number) => string = (index) => `c${index}`): ChartData {
  const rowCount = Math.max(0, ...columns.map(({ cells }) => cells.length));
  return {
    columns: columns.map(({ label }, index) => ({ key: keyOf(index), label })),
    rows: Array.from({ length: rowCount }, (_, row) =>
      Object.fromEntries(columns.map(({ cells }, index) => [keyOf(index), cells[row] ?? null])),
    ),
  };
}

const rankOf = (data: ChartData): readonly FitEntry[] => rankCharts(profileTable(data));
const typesOf = (entries: readonly FitEntry[]): readonly ChartType[] => entries.map(({ type }) => type);
const entryOf = (entries: readonly FitEntry[], type: ChartType): FitEntry | undefined =>
  entries.find((entry) => entry.type === type);
const verdictOf = (entries: readonly FitEntry[], type: ChartType) => entryOf(entries, type)?.verdict;
const placeOf = (entries: readonly FitEntry[], type: ChartType): number => entryOf(entries, type)?.rank ?? 0;

const NAMES = ['North', 'South', 'East', 'West', 'Centre', 'Islands', 'Coast', 'Hills', 'Plains', 'Lakes'];
const amount = fc.integer({ min: 5, max: 90_000 }).map((value) => value + 0.5);
const amounts = (rows: number) => fc.array(amount, { minLength: rows, maxLength: rows });
const month = (index: number) => `${2020 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;

/** How the rows of a table may be laid out: by name, by month, by names that repeat, long, or along even numbers. */
const LAYOUTS: readonly ((rows: number) => readonly Column[])[] = [
  (rows) => [{ label: 'Region', cells: NAMES.slice(0, rows) }],
  (rows) => [{ label: 'Month', cells: NAMES.slice(0, rows).map((_, index) => month(index)) }],
  (rows) => [{ label: 'Region', cells: NAMES.slice(0, rows).map((_, index) => NAMES[index % 3] ?? '') }],
  (rows) => [
    { label: 'Region', cells: NAMES.slice(0, rows).map((_, index) => NAMES[index % 2] ?? '') },
    { label: 'Month', cells: NAMES.slice(0, rows).map((_, index) => month(Math.floor(index / 2))) },
  ],
  (rows) => [{ label: 'x', cells: NAMES.slice(0, rows).map((_, index) => index * 2) }],
];

/** Columns that lay the rows out, and one to four columns of amounts. */
const tables: fc.Arbitrary<readonly Column[]> = fc
  .record({
    rows: fc.integer({ min: 1, max: 10 }),
    measures: fc.integer({ min: 1, max: 4 }),
    layOut: fc.constantFrom(...LAYOUTS),
  })
  .chain(({ rows, measures, layOut }) =>
    fc
      .array(amounts(rows), { minLength: measures, maxLength: measures })
      .map((values) => [...layOut(rows), ...values.map((cells, index) => ({ label: `Amount ${index + 1}`, cells }))]),
  );

/** Any cells at all, also of no sense. */
const anyCell = fc.oneof(
  fc.string(),
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.constantFrom('12%', '$3', '2024-01-01', 'Jan', '-'),
);
const anyTables: fc.Arbitrary<readonly Column[]> = fc.array(
  fc.record({ label: fc.string(), cells: fc.array(anyCell, { maxLength: 12 }) }),
  { maxLength: 5 },
);

describe('a ranking, whatever the table', () => {
  it('has all 20 types once with a reason each, every one that can be drawn before every one that can’t', () => {
    fc.assert(
      fc.property(fc.oneof(tables, anyTables), (columns) => {
        const entries = rankOf(tableOf(columns));
        expect(typesOf(entries).toSorted()).toEqual([...CHART_TYPES].toSorted());
        expect(entries.map(({ rank }) => rank)).toEqual(CHART_TYPES.map((_, index) => index + 1));
        const verdicts = entries.map(({ verdict }) => verdict);
        expect(verdicts.lastIndexOf('ok')).toBe(verdicts.filter((verdict) => verdict === 'ok').length - 1);
        expect(verdictOf(entries, 'table')).toBe('ok');
        for (const { type, factors } of entries) expect(factors.length, type).toBeGreaterThan(0);
      }),
    );
  });

  it('scores each type by the exact sum of its factors, disqualifies by deal-breakers alone, and breaks ties by the enumeration', () => {
    fc.assert(
      fc.property(fc.oneof(tables, anyTables), (columns) => {
        const entries = rankOf(tableOf(columns));
        for (const [index, { type, score, verdict, factors }] of entries.entries()) {
          expect(score).toBe(factors.reduce((sum, { weight }) => sum + weight, 0));
          expect(verdict === 'disqualified').toBe(factors.some(({ kind }) => kind === 'deal-breaker'));
          const next = entries[index + 1];
          if (next === undefined || next.verdict !== verdict) continue;
          expect(score).toBeGreaterThanOrEqual(next.score);
          if (score === next.score) expect(CHART_TYPES.indexOf(type)).toBeLessThan(CHART_TYPES.indexOf(next.type));
        }
      }),
    );
  });

  it('says of some types just what it says of them among all', () => {
    fc.assert(
      fc.property(fc.oneof(tables, anyTables), fc.subarray([...CHART_TYPES]), (columns, among) => {
        const profile = profileTable(tableOf(columns));
        const all = rankCharts(profile).filter(({ type }) => among.includes(type));
        expect(rankCharts(profile, { among: among.toReversed() })).toEqual(
          all.map((entry, index) => ({ ...entry, rank: index + 1 })),
        );
      }),
    );
  });

  it('is the same on every call, and under any column keys', () => {
    fc.assert(
      fc.property(tables, (columns) => {
        const entries = rankOf(tableOf(columns));
        expect(rankOf(tableOf(columns))).toEqual(entries);
        expect(rankOf(tableOf(columns, (index) => `key ${9 - index}`))).toEqual(entries);
      }),
    );
  });

  it('does not depend on the order of rows', () => {
    fc.assert(
      fc.property(tables, (columns) => {
        const entries = rankOf(tableOf(columns));
        const turned = rankOf(tableOf(columns.map(({ label, cells }) => ({ label, cells: cells.toReversed() }))));
        const scores = (ranked: readonly FitEntry[]) => ranked.map(({ type, score }) => ({ type, score }));
        expect(scores(turned)).toEqual(scores(entries));
      }),
    );
  });

  it('does not depend on the unit that amounts are given in', () => {
    fc.assert(
      fc.property(
        tables.filter(([first]) => first?.label !== 'x'),
        (columns) => {
          const inOtherUnit = columns.map(({ label, cells }) => ({
            label,
            cells: cells.map((cell) => (typeof cell === 'number' && label.startsWith('Amount') ? cell / 1024 : cell)),
          }));
          const [before, after] = [profileTable(tableOf(columns)), profileTable(tableOf(inOtherUnit))];
          fc.pre(
            [before, after].every(({ columns: all }) => all.every(({ number }) => number?.isPartToWhole !== true)),
          );
          const scores = (entries: readonly FitEntry[]) => entries.map(({ type, score }) => ({ type, score }));
          expect(scores(rankCharts(after))).toEqual(scores(rankCharts(before)));
        },
      ),
    );
  });

  it('gives the family bonus to types of that family that can be drawn, and to no other', () => {
    fc.assert(
      fc.property(tables, fc.constantFrom(...CHART_FAMILIES), (columns, chartFamily) => {
        const profile = profileTable(tableOf(columns));
        const plain = rankCharts(profile);
        for (const { type, score, verdict, factors } of rankCharts(profile, { chartFamily })) {
          const before = entryOf(plain, type);
          expect(verdict).toBe(before?.verdict);
          const bonus = score - (before?.score ?? 0);
          expect(bonus > 0).toBe(servesFamily(type, chartFamily) && verdict === 'ok');
          expect(factors.filter(({ kind }) => kind === 'family').length).toBe(bonus > 0 ? 1 : 0);
        }
      }),
    );
  });
});

describe('what is never proposed', () => {
  it.each(['pie', 'donut', 'funnel', 'mekko', '100StackedBar', '100StackedColumn'] as const)(
    '%s for negative values',
    (type) => {
      const values = fc.array(fc.integer({ min: -900, max: 900 }), { minLength: 3, maxLength: 9 });
      fc.assert(
        fc.property(
          values.filter((all) => all.some((value) => value < 0)),
          (cells) => {
            const columns = [
              { label: 'Region', cells: NAMES.slice(0, cells.length) },
              { label: 'Result', cells },
              { label: 'Plan', cells: cells.map(Math.abs) },
            ];
            expect(verdictOf(rankOf(tableOf(columns)), type)).toBe('disqualified');
          },
        ),
      );
    },
  );

  it('scatter and bubble without enough measures', () => {
    const region = { label: 'Region', cells: NAMES };
    const sales = { label: 'Sales', cells: NAMES.map((_, index) => 40 + ((index * 37) % 90)) };
    const costs = { label: 'Costs', cells: NAMES.map((_, index) => 20 + ((index * 53) % 70)) };
    expect(verdictOf(rankOf(tableOf([region])), 'scatter')).toBe('disqualified');
    expect(verdictOf(rankOf(tableOf([region, sales])), 'scatter')).toBe('disqualified');
    expect(verdictOf(rankOf(tableOf([region, sales, costs])), 'scatter')).toBe('ok');
    expect(verdictOf(rankOf(tableOf([region, sales, costs])), 'bubble')).toBe('disqualified');
  });

  it('a line over unordered categories ahead of bars', () => {
    fc.assert(
      fc.property(
        tables.filter(([first, second]) => first?.label === 'Region' && second?.label !== 'Month'),
        (columns) => {
          const entries = rankOf(tableOf(columns));
          const bars = Math.min(placeOf(entries, 'bar'), placeOf(entries, 'column'));
          for (const type of ['line', 'areaStacked', 'combo'] as const)
            expect(placeOf(entries, type)).toBeGreaterThan(bars);
        },
      ),
    );
  });

  it('an identifier, a postcode or a year as a measure', () => {
    const sales = { label: 'Sales', cells: NAMES.map((_, index) => 40.5 + ((index * 37) % 90)) };
    const codes: readonly Column[] = [
      { label: 'Order ID', cells: NAMES.map((_, index) => 100_231 + index) },
      {
        label: 'Postcode',
        cells: ['90210', '10001', '60614', '94110', '02139', '73301', '33139', '20001', '48201', '70112'],
      },
      { label: 'Year', cells: NAMES.map((_, index) => 2014 + index) },
    ];
    for (const code of codes) {
      const entries = rankOf(tableOf([code, sales]));
      expect(verdictOf(entries, 'bubble'), code.label).toBe('disqualified');
      expect(verdictOf(entries, 'combo'), code.label).toBe('disqualified');
      const facts = entries.flatMap(({ factors }) => factors.flatMap((factor) => factor.facts.measures ?? []));
      expect(facts, code.label).not.toContain(code.label);
    }
  });

  it('nothing at all: an empty table ranks the table first and says why the rest do not fit', () => {
    for (const data of [
      tableOf([]),
      tableOf([{ label: 'Sales', cells: [] }]),
      tableOf([{ label: 'Sales', cells: [null, '', '-'] }]),
    ]) {
      const [first, ...rest] = rankOf(data);
      expect(first?.type).toBe('table');
      for (const { verdict, factors } of rest) {
        expect(verdict).toBe('disqualified');
        expect(factors.at(0)?.rule).toBe('no-data');
      }
    }
  });
});

import { describe, expect, it } from 'vitest';
import { SUGGESTION_TABLES, tableOf } from '../../../test/fixtures/suggestions/tables.ts';
import type { ChartType } from '../../chart/chart-type.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import { readColumns } from '../../chart/read-columns.ts';
import { rankCharts } from '../../fit/rank.ts';
import { toPlanTable } from '../../plan/table/plan-table.ts';
import { withNatures } from '../../table/column-nature.ts';
import { parseTable } from '../../table/parse-table.ts';
import { profileTyped } from '../../table/profile-table.ts';
import { listCandidates } from './list-candidates.ts';
import { viewCandidate } from './read-drawing.ts';
import { NO_STEER } from './read-prompt.ts';
import { type Base, createLayer, type View } from './view-candidate.ts';

const { signal } = new AbortController();

function viewsOf({ data }: GraphConfig): readonly View[] {
  const table = parseTable(data);
  const profile = profileTyped(table);
  const whole = toPlanTable(data);
  const ranking = rankCharts(profile);
  const base: Base = {
    data,
    whole,
    table: whole,
    examined: { table, profile },
    ranking,
    carrier: undefined,
    locale: 'EN_US',
    parsingLocale: undefined,
    signal,
  };
  const lay = createLayer(base);
  return listCandidates({ profile, ranking, wanted: new Set() }).flatMap(
    (candidate) => viewCandidate(candidate, lay, { base, steer: NO_STEER }) ?? [],
  );
}

const factsOf = (config: GraphConfig, kept: (view: View) => boolean) =>
  viewsOf(config).flatMap((view) => (kept(view) ? view.insights : []));
const isOfType =
  (...types: readonly ChartType[]) =>
  ({ entry }: View): boolean =>
    types.includes(entry.type);
const dayOf = (at: number): string => new Date(Date.UTC(2024, 0, 1 + at)).toISOString().slice(0, 10);
/** Up and down without a direction. */
const restless = (at: number): number => 50 + ((at * 7919) % 101);

describe('what is said of a picture', () => {
  it('is about columns that the picture draws', () => {
    for (const { config } of SUGGESTION_TABLES) {
      for (const { entry, examined, insights } of viewsOf(config)) {
        const { along, series, size, names } = readColumns(entry.type, withNatures(examined.table.columns));
        for (const fact of insights) {
          if ('series' in fact) expect([along, ...series, size, names]).toContain(fact.series.columnKey);
        }
      }
    }
  });

  it('is never that a slice of a pie rose, nor that one of two measures of a scatter did', () => {
    const wide = tableOf(['Month', 'Ads', 'Sales', 'Visits'], 24, (at) => [dayOf(at * 31), at, at * 3 + 1, 90 - at]);
    for (const { config } of [...SUGGESTION_TABLES, { config: wide }]) {
      const kinds = factsOf(config, isOfType('pie', 'donut')).map(({ kind }) => kind);
      expect(kinds).not.toContain('change');
    }
    const dots = factsOf(wide, ({ entry, examined }) => entry.type === 'scatter' && examined.table.columns.length > 2);
    expect(dots.map(({ kind }) => kind)).not.toContain('trend');
  });

  it('is never that a rate of change goes together with what it is the rate of', () => {
    const sales = tableOf(['Day', 'Sales'], 366, (at) => [dayOf(at), restless(at)]);
    const growth = factsOf(sales, ({ candidate: { goal } }) => goal === 'change');
    expect(growth.length).toBeGreaterThan(0);
    expect(growth.map(({ kind }) => kind)).not.toContain('correlation');
  });
});

describe('a period that the data hold a part of', () => {
  const monthly = (days: number) =>
    factsOf(
      tableOf(['Day', 'Sales'], days, (at) => [dayOf(at), 100 + (at % 7)]),
      ({ candidate: { goal, preparation } }) => goal === 'trend' && preparation.shape.kind === 'gathered',
    );
  const lowest = (days: number): readonly unknown[] =>
    monthly(days).flatMap((fact) => (fact.kind === 'extremes' ? fact.lowest.points.map(({ name }) => name) : []));

  it('is no low point, and no end of a fall', () => {
    // Ten days of August after seven whole months.
    const facts = monthly(223);
    expect(lowest(223)).toEqual([]);
    expect(facts.flatMap((fact) => (fact.kind === 'change' || fact.kind === 'outlier' ? [fact.kind] : []))).toEqual([]);
  });

  it('is told of where it is whole', () => {
    // The last day of August is the 244th of the year.
    expect(lowest(244)).toEqual(['2024-02']);
  });
});

describe('the ends of a course', () => {
  it('say nothing where it goes nowhere', () => {
    const noise = tableOf(['Day', 'Level'], 200, (at) => [dayOf(at), restless(at)]);
    const facts = factsOf(noise, ({ examined }) => examined.table.rowCount === 200);
    expect(facts.length).toBeGreaterThan(0);
    expect(facts.map(({ kind }) => kind)).not.toContain('change');
  });

  it('are told where it goes somewhere', () => {
    const rise = tableOf(['Year', 'People'], 20, (at) => [String(2001 + at), 1000 + 40 * at + (restless(at) % 7)]);
    expect(factsOf(rise, isOfType('line')).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['trend', 'change']),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { FIT_CASES } from '../../test/fixtures/fit-cases/all-cases.ts';
import { CHART_TYPES } from '../chart/chart-type.ts';
import { profileTable } from '../table/profile-table.ts';
import { rankCharts } from './rank.ts';

/** The share of tables whose first proposal a designer accepts, below which a change makes the ranking worse. */
const LEAST_ACCEPTED = 0.95;

describe('the first proposal for tables of every kind', () => {
  const ranked = FIT_CASES.map(({ name, accept, data }) => ({ name, accept, entries: rankCharts(profileTable(data)) }));

  it('is one that a designer would accept', () => {
    const refused = ranked
      .filter(({ accept, entries }) => entries[0] === undefined || !accept.includes(entries[0].type))
      .map(({ name, accept, entries }) => `${name}: ${entries[0]?.type}, not ${accept.join(' or ')}`);
    expect(1 - refused.length / ranked.length, refused.join('\n')).toBeGreaterThanOrEqual(LEAST_ACCEPTED);
  });

  it('and nothing that a designer would accept is disqualified', () => {
    const disqualified = ranked.flatMap(({ name, accept, entries }) =>
      entries
        .filter(({ type, verdict }) => accept.includes(type) && verdict !== 'ok')
        .map(({ type }) => `${name}: ${type}`),
    );
    expect(disqualified).toEqual([]);
  });

  it('covers the home ground of every type', () => {
    const accepted = new Set(FIT_CASES.flatMap(({ accept }) => accept));
    expect(CHART_TYPES.filter((type) => !accepted.has(type))).toEqual([]);
  });

  it('follows several series over the months of a year as lines, and heaps them second', () => {
    const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
    const columns = ['Month', 'Alta', 'Baixa', 'Centro'].map((label) => ({ key: label, label }));
    const rows = months.map((Month, at) => ({ Month, Alta: 11.4 + at, Baixa: 9.8 + at / 2, Centro: 12.3 + at / 3 }));
    const [first, second] = rankCharts(profileTable({ columns, rows }));
    expect([first?.type, second?.type]).toEqual(['line', 'stackedColumn']);
  });
});

import { describe, expect, it } from 'vitest';
import { type Cell, insightsOf, tableOf } from '../../test/fixtures/insight-tables.ts';

const kindsOf = (header: readonly string[], rows: readonly (readonly Cell[])[], type: 'groupedColumn' | 'column') =>
  insightsOf(tableOf(header, rows), { type }).map(({ kind }) => kind);

const hospitals = ['North', 'South', 'East', 'West', 'Park', 'Lake', 'Hill', 'Bay'];

describe('no news', () => {
  it('is a part that is hardly more than an equal one', () => {
    const support = [68, 74, 61, 52, 59, 57].map((value, at) => [`Policy ${'abcdef'[at]}`, value]);
    expect(kindsOf(['Policy', 'Votes'], support, 'column')).not.toContain('share');
    const uneven = [168, 74, 61, 52, 59, 57].map((value, at) => [`Policy ${'abcdef'[at]}`, value]);
    expect(kindsOf(['Policy', 'Votes'], uneven, 'column')).toContain('share');
  });

  it('is how far beds lie from readmissions, beside measures of other kinds', () => {
    const rows = hospitals.map((name, at) => [name, 100 + at * 90, 0.6 + at / 30, 3 + at / 2, 20 + at * 31]);
    const header = ['Hospital', 'Beds', 'Occupancy rate', 'Length of stay (days)', 'Readmissions'];
    expect(kindsOf(header, rows, 'groupedColumn')).not.toContain('gap');
    const sides = hospitals.map((name, at) => [name, 100 + at * 90, 320 - at * 31]);
    expect(kindsOf(['Town', 'In favour', 'Against'], sides, 'groupedColumn')).toContain('gap');
  });

  it('is the gap between the sides of a pyramid, or that they go apart', () => {
    const rows = hospitals.map((_, at) => [
      `${at * 10}-${at * 10 + 9}`,
      -260 + (at - 3) ** 2 * 9,
      250 - (at - 3) ** 2 * 8,
    ]);
    const kinds = kindsOf(['Age', 'Male', 'Female'], rows, 'groupedColumn');
    expect(kinds).not.toContain('gap');
    expect(kinds).not.toContain('correlation');
  });

  it('is what seats won and lost come to, or changes beside their own sums', () => {
    const seats = [211, -251, 5, 64, -29].map((value, at) => [`Party ${'abcde'[at]}`, value]);
    expect(kindsOf(['Party', 'Change in seats'], seats, 'column')).not.toContain('net');
    const steps: readonly (readonly Cell[])[] = [
      ['Revenue', 1200],
      ['Cost of goods', -480],
      ['Gross profit', 720],
      ['Operating costs', -310],
      ['Operating income', 410],
      ['Taxes', -66],
      ['Interest', 12],
    ];
    const bridge = insightsOf(tableOf(['Item', 'Amount'], steps), { type: 'waterfall' }).map(({ kind }) => kind);
    expect(bridge).not.toContain('net');
  });
});

describe('the peak that is told first', () => {
  // The first goes up and down by more, the second rises higher.
  const rows = hospitals.map((name, at): readonly Cell[] => [name, 44 + ((at * 5) % 8) * 6, 54 + ((at * 3) % 8) * 6]);
  const peakOf = (header: readonly string[], rows: readonly (readonly Cell[])[]) =>
    insightsOf(tableOf(header, rows), { type: 'groupedColumn' }).find((fact) => fact.kind === 'extremes')?.series
      .measure;

  it('is the highest of all parts of one measure, and of several measures that of the first', () => {
    expect(peakOf(['Town', 'Chairs', 'Desks'], rows)).toBe('Desks');
    expect(peakOf(['Town', 'Revenue', 'Costs'], rows)).toBe('Revenue');
  });
});

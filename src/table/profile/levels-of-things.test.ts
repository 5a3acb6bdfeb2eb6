import { describe, expect, it } from 'vitest';
import type { ChartData, Row } from '../../chart/graph-config.ts';
import { profileTable } from '../profile-table.ts';

function tableOf(
  labels: readonly string[],
  count: number,
  row: (at: number) => readonly (string | number)[],
): ChartData {
  const rows = Array.from({ length: count }, (_, at): Row => {
    const cells = row(at);
    return Object.fromEntries(labels.map((label, place) => [label, cells[place] ?? null]));
  });
  return { columns: labels.map((label) => ({ key: label, label })), rows };
}

const addsUp = (data: ChartData, label: string): boolean | undefined =>
  profileTable(data).columns.find((column) => column.label === label)?.number?.isAdditive;

const near = (at: number): number => Number((12 + ((at * 7) % 23) / 10).toFixed(1));

describe('levels of things', () => {
  it('are decimals that lie near each other and are called no amount', () => {
    const wines = tableOf(['Alcohol', 'Class'], 40, (at) => [near(at), `Class ${at % 3}`]);
    expect(addsUp(wines, 'Alcohol')).toBe(false);
    const sales = tableOf(['Sales', 'Class'], 40, (at) => [near(at), `Class ${at % 3}`]);
    expect(addsUp(sales, 'Sales')).toBe(true);
  });

  it('are neither pieces nor amounts that lie far apart', () => {
    const stock = tableOf(['Jars', 'Shelf'], 40, (at) => [Math.round(near(at) * 10), `Shelf ${at % 3}`]);
    expect(addsUp(stock, 'Jars')).toBe(true);
    const emissions = tableOf(['Emissions', 'Sector'], 40, (at) => [
      near(at) ** 3 * ((at % 5) + 0.1),
      `Sector ${at % 3}`,
    ]);
    expect(addsUp(emissions, 'Emissions')).toBe(true);
  });

  it('are sizes of things of several kinds, in whole numbers too, and no lengths that lie far apart', () => {
    const things = (length: (at: number) => number): ChartData =>
      tableOf(['Length (cm)', 'Kind'], 40, (at) => [length(at), `Kind ${at % 3}`]);
    expect(
      addsUp(
        things((at) => 10 + (at % 3) * 20 + (at % 7)),
        'Length (cm)',
      ),
    ).toBe(false);
    expect(
      addsUp(
        things((at) => near(at) ** ((at % 5) + 1)),
        'Length (cm)',
      ),
    ).toBe(true);
  });

  it('are not told of days, of series and of a few groups', () => {
    const day = (at: number): string => new Date(Date.UTC(2026, 0, 1 + (at % 20))).toISOString().slice(0, 10);
    const shifts = tableOf(['Day', 'Person', 'Litres'], 40, (at) => [day(at), `Person ${(at * 3) % 7}`, near(at)]);
    expect(addsUp(shifts, 'Litres')).toBe(true);
    const series = tableOf(['Sector', 'Region', 'Output'], 24, (at) => [
      `S${at % 6}`,
      `R${Math.floor(at / 6)}`,
      near(at),
    ]);
    expect(addsUp(series, 'Output')).toBe(true);
    const groups = tableOf(['Sector', 'Output'], 5, (at) => [`S${at}`, near(at)]);
    expect(addsUp(groups, 'Output')).toBe(true);
  });
});

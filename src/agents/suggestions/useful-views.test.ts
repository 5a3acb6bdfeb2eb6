import { describe, expect, it } from 'vitest';
import { contextOf, NOW_MS, resultOf } from '../../../test/fixtures/ask-agent.ts';
import { tableOf } from '../../../test/fixtures/suggestions/tables.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import { suggest } from './agent.ts';
import type { Suggestion } from './suggestion.ts';

async function ask(config: GraphConfig, userPrompt?: string): Promise<readonly Suggestion[]> {
  const input = { config, userPrompt, maxSuggestionCount: 5, nowMs: NOW_MS };
  return (await resultOf(suggest(input, contextOf()))).suggestions;
}

const requests = async (config: GraphConfig): Promise<string> =>
  (await ask(config)).map(({ dataPrepPrompt }) => dataPrepPrompt).join('\n');

/** Numbers that look thrown, the same every time. */
const thrown = (at: number, seed: number, sides: number): number =>
  Math.floor((Math.abs(Math.sin(at * 12.9898 + seed * 78.233)) * 43_758.5453) % sides);

describe('views that are worth a place', () => {
  it('go by weeks where the dates fill two months', async () => {
    const sales = tableOf(['Date', 'Product', 'Amount'], 300, (at) => [
      new Date(Date.UTC(2026, 2, 2 + (at % 56))).toISOString().slice(0, 10),
      ['Tea', 'Coffee', 'Cake'][thrown(at, 1, 3)] ?? '',
      10 + thrown(at, 2, 90),
    ]);
    const asked = await requests(sales);
    expect(asked).toContain('week of “Date”');
    expect(asked).not.toContain('month of “Date”');
  });

  it('show no orders one by one that have dates of their own, and average waits rather than add them up', async () => {
    const day = (at: number): string => new Date(Date.UTC(2026, 0, 2 + at * 2 + (at % 3))).toISOString().slice(0, 10);
    const tickets = tableOf(['Opened', 'Channel', 'Minutes to reply'], 90, (at) => {
      const channel = thrown(at, 7, 3);
      return [day(at), ['Email', 'Chat', 'Phone'][channel] ?? '', ([180, 6, 14][channel] ?? 0) + thrown(at, 8, 5)];
    });
    const asked = await requests(tickets);
    expect(asked).toContain('Average “Minutes to reply” for each “Channel”');
    expect(asked).not.toContain('Add up');
    const [first] = await ask(tickets);
    expect(first?.dataPrepPrompt).not.toBe('Keep the data as it is.');
  });

  it('offer no averages over months that shuffled rows would give as well', async () => {
    const waits = tableOf(['Date', 'Clinic', 'Wait (min)'], 120, (at) => [
      new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10),
      ['North', 'South'][thrown(at, 9, 2)] ?? '',
      20 + thrown(at, 10, 15) + 25 * thrown(at, 9, 2),
    ]);
    expect(await requests(waits)).not.toMatch(/Average “Wait \(min\)” for each month of “Date”\.$/m);
    expect(await requests(waits)).toContain('for each “Clinic”');
  });

  it('count no rows of series, which hold each name once for each year', async () => {
    const names = ['Portugal', 'Spain', 'Morocco', 'Norway'];
    const users = tableOf(['Year', 'Country', 'Internet users (%)'], 28, (at) => [
      String(2010 + 2 * Math.floor(at / 4)),
      names[at % 4] ?? '',
      50 + 3 * Math.floor(at / 4) + 6 * (at % 4),
    ]);
    expect(await requests(users)).not.toContain('Count the rows');
  });

  it('gather rows by the hours that they name', async () => {
    const calls = tableOf(['Hour', 'Team', 'Calls'], 120, (at) => [
      `${String(8 + (at % 10)).padStart(2, '0')}:00`,
      ['A', 'B', 'C'][thrown(at, 3, 3)] ?? '',
      20 + 15 * (at % 10) + thrown(at, 4, 9),
    ]);
    expect(await requests(calls)).toContain('for each “Hour”');
  });

  it('average the marks of single pupils, and heap none of them', async () => {
    const marks = tableOf(['Pupil', 'Class', 'Maths', 'French'], 60, (at) => [
      `Pupil ${at + 1}`,
      ['7A', '7B', '7C'][at % 3] ?? '',
      8 + thrown(at, 5, 9) + (at % 3 === 1 ? 4 : 0),
      9 + thrown(at, 6, 8),
    ]);
    const asked = await ask(marks);
    expect(asked.map(({ dataPrepPrompt }) => dataPrepPrompt).join('\n')).toContain('Average “Maths”');
    for (const { dataPrepPrompt, chartType } of asked) {
      expect(dataPrepPrompt).not.toContain('Add up');
      expect(chartType).not.toMatch(/stacked|pie|donut|mekko/i);
    }
  });

  it('tell of the highest few nothing that is true of all', async () => {
    const cities = tableOf(['City', 'People'], 24, (at) => [
      `City ${at}`,
      900_000 - 30_000 * at + (at === 0 ? 4_000_000 : 0),
    ]);
    const top = (await ask(cities)).filter(({ dataPrepPrompt }) => dataPrepPrompt.includes('top 10'));
    expect(top).not.toEqual([]);
    for (const { summary } of top) expect(summary).not.toMatch(/makes? up|median|average/);
  });

  it('are of groups that do not differ only where these are asked for', async () => {
    const runs = tableOf(['Runner', 'Country', 'Minutes per lap'], 120, (at) => [
      `Runner ${at}`,
      ['Kenya', 'Spain', 'Japan'][at % 3] ?? '',
      20 + thrown(at, 8, 12),
    ]);
    const isByCountry = ({ dataPrepPrompt }: Suggestion): boolean => dataPrepPrompt.includes('for each “Country”');
    expect((await ask(runs)).filter(isByCountry)).toEqual([]);
    expect((await ask(runs, 'compare the countries')).filter(isByCountry)).not.toEqual([]);
  });

  it('begin with the columns that the prompt names, however little they say', async () => {
    const runs = tableOf(['Runner', 'Country', 'Age', 'Minutes per lap'], 120, (at) => [
      `Runner ${at}`,
      ['Kenya', 'Spain', 'Japan'][at % 3] ?? '',
      20 + (at % 40),
      100 + (at % 40) + thrown(at, 8, 9),
    ]);
    const [first] = await ask(runs, 'which country is fastest');
    expect(first?.dataPrepPrompt).toBe('Average “Minutes per lap” for each “Country”, highest first.');
  });

  it('try the groups first that differ most', async () => {
    const TYPICAL = { Low: 40, Medium: 20, High: 8 };
    const tickets = tableOf(['Opened', 'Team', 'Priority', 'Hours to close'], 180, (at) => {
      const priority = (['Low', 'Medium', 'High'] as const)[thrown(at, 9, 3)] ?? 'Low';
      const opened = new Date(Date.UTC(2026, at % 9, 1 + (at % 27))).toISOString().slice(0, 10);
      return [opened, ['Web', 'App', 'Ops'][at % 3] ?? '', priority, TYPICAL[priority] + thrown(at, 10, 9)];
    });
    const asked = await requests(tickets);
    expect(asked).toContain('Average “Hours to close” for each “Priority”');
    expect(asked).not.toContain('Average “Hours to close” for each “Team”');
  });

  it('are no more than say something', async () => {
    const stages = ['Visited', 'Signed up', 'Added card', 'First order', 'Second order'];
    const funnel = tableOf(['Stage', 'Users'], 5, (at) => [stages[at] ?? '', [18_400, 5210, 2100, 1640, 610][at] ?? 0]);
    const asked = await ask(funnel);
    expect(asked.map(({ chartType }) => chartType)).toEqual(['funnel', 'column']);
    expect(asked.map(({ summary }) => summary).join(' ')).not.toContain('averages');
  });

  it('heap no plan on its outcome, and draw no bars of a thing set against itself', async () => {
    const names = ['Engineering', 'Marketing', 'Sales', 'Legal', 'Support'];
    const plans = tableOf(['Department', 'Budget', 'Actual', 'Variance'], 5, (at) => {
      const [plan, actual] = [[1200, 640, 820, 180, 300][at] ?? 0, [1345, 598, 905, 151, 320][at] ?? 0];
      return [names[at] ?? '', plan, actual, actual - plan];
    });
    expect((await ask(plans)).map(({ chartType }) => chartType)).not.toContain('stackedColumn');
    const traits = ['Price', 'Age', 'Weight', 'Power', 'Range'];
    const matrix = tableOf(['', ...traits], 5, (at) => [
      traits[at] ?? '',
      ...traits.map((_, other) => (other === at ? 1 : Math.round(90 * Math.sin((at + 1) * (other + 1))) / 100)),
    ]);
    expect((await ask(matrix)).map(({ chartType }) => chartType)).toEqual(['heatmap']);
  });
});

import { describe, expect, it } from 'vitest';
import { askAgent } from '../../../test/fixtures/ask-agent.ts';
import { cellsOf, labelsOf, tableOf } from '../../../test/fixtures/small-chart.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import type { Locale } from '../../chart/locale.ts';
import { generate } from './agent.ts';

async function talk(first: GraphConfig, wishes: readonly string[], locale: Locale = 'EN_US'): Promise<GraphConfig> {
  let config = first;
  for (const wish of wishes) config = (await askAgent(generate, wish, config, { locale })).config;
  return config;
}

const SHIFTS = [
  ['2024-01-05', 'Alpha', 'North', 2, 30],
  ['2024-01-09', 'Beta', 'South', 6, 10],
  ['2024-02-05', 'Alpha', 'South', 4, 50],
  ['2024-02-11', 'Alpha', 'North', 3, 10],
  ['2024-03-05', 'Beta', 'North', 5, 20],
  ['2024-03-07', 'Beta', 'South', 1, 20],
] as const;
const SHIFT_TABLE = tableOf(['Date', 'Project', 'Site', 'Hours', 'Cost'], SHIFTS);
const WORKS = tableOf(['التاريخ', 'المشروع', 'الموقع', 'الساعات', 'التكلفة'], SHIFTS);

describe('in the place of what there was', () => {
  it('stands the average of a figure that is called like a stretch of time', async () => {
    const { data } = await talk(SHIFT_TABLE, ['total hours by project', 'average hours instead']);
    expect(cellsOf({ type: 'table', data })).toEqual([
      ['Alpha', 3],
      ['Beta', 4],
    ]);
  });

  it.each([
    ['الساعات حسب المشروع', 'التكلفة بدلا من ذلك', 'التكلفة'],
    ['الساعات حسب المشروع والموقع', 'التكلفة بدلا منها', 'North'],
  ])('stands another figure in Arabic: %s, %s', async (first, next, label) => {
    const config = await talk(WORKS, [first, next], 'AR');
    expect(labelsOf(config)).toContain(label);
    expect(
      cellsOf(config)[0]
        ?.slice(1)
        .reduce((sum, cell) => Number(sum) + Number(cell)),
    ).toBe(90);
  });
});

describe('running totals of series', () => {
  it('go on under another condition', async () => {
    const config = await talk(SHIFT_TABLE, ['cumulative hours by month by site', 'without January']);
    expect(labelsOf(config)).toEqual(['Date', 'South', 'North']);
    expect(cellsOf(config).map((cells) => cells.slice(1))).toEqual([
      [4, 3],
      [5, 8],
    ]);
  });

  it('go on along the series that take their place', async () => {
    const config = await talk(SHIFT_TABLE, ['cumulative hours by month by site', 'by project instead']);
    expect(labelsOf(config)).toEqual(['Date', 'Alpha', 'Beta']);
    expect(cellsOf(config).at(-1)?.slice(1)).toEqual([null, 12]);
  });
});

it.each([
  ['EN_US', SHIFT_TABLE, 'hours by month by site', 'as share'],
  ['EN_US', SHIFT_TABLE, 'hours by month by site', 'in percent'],
  ['AR', WORKS, 'الساعات حسب الشهر والموقع', 'كنسب مئوية'],
] as const)('parts of one figure as shares fill each place of the axis: %s', async (locale, table, first, next) => {
  expect((await talk(table, [first, next], locale)).type).toBe('100StackedColumn');
});

import { expect, test } from 'vitest';
import { askAgent } from '../../../test/fixtures/ask-agent.ts';
import { cellsOf } from '../../../test/fixtures/small-chart.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import { generate } from './agent.ts';

/** People with two dates each. */
function people(hired: string, left: string): GraphConfig {
  const dates = [
    ['2019-03-01', '2022-05-01'],
    ['2019-06-01', '2023-02-01'],
    ['2020-02-01', '2023-08-01'],
    ['2021-09-01', '2024-01-15'],
  ] as const;
  return {
    type: 'table',
    data: {
      columns: [
        { key: 'name', label: 'Name' },
        { key: 'from', label: hired },
        { key: 'to', label: left },
      ],
      rows: dates.map(([from, to], at) => ({ name: `P${at}`, from, to })),
    },
  };
}

const ENGLISH = people('Hire date', 'Exit date');
const PORTUGUESE = people('Data de contratação', 'Data de saída');
const ARABIC = people('تاريخ التعيين', 'تاريخ المغادرة');

test.each([
  ['headcount by exit year', ENGLISH, 'EN_US'],
  ['count by year of exit', ENGLISH, 'EN_US'],
  ['count by exit date year', ENGLISH, 'EN_US'],
  ['número de pessoas por ano de saída', PORTUGUESE, 'PT_PT'],
  ['العدد حسب سنة المغادرة', ARABIC, 'AR'],
] as const)('a part of one date of several is what "%s" goes by', async (wish, table, locale) => {
  const counts = cellsOf((await askAgent(generate, wish, table, { locale })).config).map((cells) => cells.map(String));
  expect(counts).toEqual([
    ['2022', '1'],
    ['2023', '2'],
    ['2024', '1'],
  ]);
});

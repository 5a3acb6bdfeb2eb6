import { expect, it } from 'vitest';
import { askAgent } from '../../../test/fixtures/ask-agent.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import type { Locale } from '../../chart/locale.ts';
import { mutate } from './agent.ts';

/** Two departments with a column for each of three months, and one that sums them up. */
function budget(labels: readonly string[]): GraphConfig {
  const rows = [
    ['IT', 10, 20, 30, 60],
    ['HR', 5, 50, 15, 70],
    ['Legal', 1, 2, 3, 6],
  ];
  return {
    type: 'table',
    data: {
      columns: labels.map((label, at) => ({ key: `c${at}`, label })),
      rows: rows.map((row) => Object.fromEntries(row.map((cell, at) => [`c${at}`, cell]))),
    },
  };
}

const ENGLISH = budget(['Department', 'January', 'February', 'March', 'Total']);
const PORTUGUESE = budget(['Departamento', 'Jan', 'Fev', 'Mar', 'Total']);
const ARABIC = budget(['القسم', 'يناير', 'فبراير', 'مارس', 'الإجمالي']);

const figuresOf = async (wish: string, table: GraphConfig, locale: Locale) => {
  const { config } = await askAgent(mutate, wish, table, { locale });
  return config.data.rows.map((row) => Object.values(row).at(-1));
};

it.each([
  ['EN_US', ENGLISH, 'total budget per month'],
  ['EN_US', ENGLISH, 'total per month'],
  ['PT_PT', PORTUGUESE, 'orçamento total por mês'],
  ['AR', ARABIC, 'إجمالي الميزانية لكل شهر'],
] as const)('figures of the periods that stand in headings: %s %s', async (locale, table, wish) => {
  expect(await figuresOf(wish, table, locale)).toEqual([16, 72, 48]);
});

it('ranks the periods, and tells what an unknown name was taken for', async () => {
  const { config, response } = await askAgent(mutate, 'which month had the lowest budget?', ENGLISH);
  expect(Object.values(config.data.rows[0] ?? {})).toEqual(['January', 16]);
  expect(response.message).toContain('“budget” was taken to mean “Value”');
});

it('leaves wishes alone that name headings as they stand', async () => {
  expect(await figuresOf('total March', ENGLISH, 'EN_US')).toEqual([48]);
});

it('counts no rows that the headings make', async () => {
  const { config } = await askAgent(mutate, 'number of complaints and refunds per month', ENGLISH);
  expect(config).toBe(ENGLISH);
});

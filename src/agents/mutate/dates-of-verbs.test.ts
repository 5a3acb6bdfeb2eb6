import { expect, it } from 'vitest';
import { askAgent } from '../../../test/fixtures/ask-agent.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import type { Locale } from '../../chart/locale.ts';
import { mutate } from './agent.ts';

/** Six tickets of two teams; one was never closed, two were closed in March though none was opened then. */
function tickets(labels: readonly string[], teams: readonly [string, string]): GraphConfig {
  const [one, two] = teams;
  const rows = [
    ['T-1', '2024-01-03', '2024-03-02', one],
    ['T-2', '2024-01-05', '2024-03-09', two],
    ['T-3', '2024-02-11', '2024-02-12', one],
    ['T-4', '2024-03-20', '2024-04-02', one],
    ['T-5', '2024-04-21', '', two],
    ['T-6', '2024-05-01', '2024-05-02', two],
  ];
  return {
    type: 'table',
    data: {
      columns: labels.map((label, at) => ({ key: `c${at}`, label })),
      rows: rows.map((row) => Object.fromEntries(row.map((cell, at) => [`c${at}`, cell]))),
    },
  };
}

const TABLES = {
  EN_US: tickets(['Ticket', 'Opened', 'Closed', 'Team'], ['Red', 'Blue']),
  PT_PT: tickets(['Chamado', 'Aberto em', 'Fechado em', 'Equipa'], ['Redes', 'Contas']),
  AR: tickets(['رقم التذكرة', 'تاريخ الفتح', 'تاريخ الإغلاق', 'الفريق'], ['الشبكة', 'الفوترة']),
} satisfies Partial<Record<Locale, GraphConfig>>;

const countsOf = async (wish: string, locale: keyof typeof TABLES) => {
  const { config } = await askAgent(mutate, wish, TABLES[locale], { locale });
  return config.data.rows.map((row) => Object.values(row).at(-1));
};

it.each([
  ['EN_US', 'how many tickets did each team close in March'],
  ['PT_PT', 'quantos chamados fechou cada equipa em março'],
  ['AR', 'كم تذكرة أغلق كل فريق في مارس'],
] as const)('the verb says which of the dates is meant: %s %s', async (locale, wish) => {
  expect(await countsOf(wish, locale)).toEqual([1, 1]);
});

it('counts what was never closed in no month', async () => {
  expect(await countsOf('tickets closed per month', 'EN_US')).toEqual([1, 2, 1, 1]);
});

it('keeps to the first date where no verb names another', async () => {
  expect(await countsOf('how many tickets in January', 'EN_US')).toEqual([2]);
});

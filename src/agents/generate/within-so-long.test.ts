import { describe, expect, test } from 'vitest';
import { askAgent } from '../../../test/fixtures/ask-agent.ts';
import { cellsOf, labelsOf, tableOf } from '../../../test/fixtures/small-chart.ts';
import { generate } from './agent.ts';

const TICKETS = tableOf(
  ['ticket_id', 'opened_at', 'closed_at', 'channel', 'first_reply_min'],
  Array.from({ length: 40 }, (_, at) => [
    `T${at}`,
    `2025-03-${String(1 + (at % 20)).padStart(2, '0')} 09:00`,
    `2025-03-${String(1 + (at % 20) + (at % 5)).padStart(2, '0')} 17:00`,
    ['Email', 'Chat'][at % 2] ?? '',
    5 + ((at * 37) % 100),
  ]),
);

const CHAMADOS = tableOf(
  ['chamado', 'aberto em', 'fechado em', 'equipa'],
  Array.from({ length: 20 }, (_, at) => [
    at,
    `2025-03-${String(1 + at).padStart(2, '0')}`,
    `2025-03-${String(1 + at + (at % 5)).padStart(2, '0')}`,
    ['A', 'B'][at % 2] ?? '',
  ]),
);

describe('a stretch of time in a wish', () => {
  test.each([
    ['tickets closed within 24 hours', TICKETS, 8],
    ['tickets closed within 2 days', TICKETS, 16],
    ['tickets open for more than 3 days', TICKETS, 16],
    ['first reply within 30 minutes', TICKETS, 11],
    ['chamados fechados em 2 dias', CHAMADOS, 12],
  ] as const)(
    'bounds what lies between both dates of a row, or the figure that is told in it: %s',
    async (wish, table, count) => {
      expect((await askAgent(generate, wish, table, {})).config.data.rows).toHaveLength(count);
    },
  );

  test('is met by a share of the rows of each group', async () => {
    const { config } = await askAgent(generate, 'share of tickets closed within 24 hours by channel', TICKETS);
    expect(cellsOf(config)).toEqual([
      ['Email', 20],
      ['Chat', 20],
    ]);
    expect(labelsOf(config)[1]).toBe('opened_at → closed_at ≤ 24 h (%)');
  });

  test('that names a month is none', async () => {
    const { config } = await askAgent(generate, 'tickets closed in April', TICKETS);
    expect(config.data.rows).toHaveLength(0);
  });
});

import { describe, expect, test } from 'vitest';
import { createSituation, tableConfig } from '../../test/fixtures/language/sample-situation.ts';
import { understand } from './understand.ts';

const TICKETS = createSituation(
  tableConfig(
    ['ticket_id', 'opened_date', 'priority', 'agent', 'resolution_hours', 'city'],
    Array.from({ length: 40 }, (_, at) => [
      `T-${at + 100}`,
      `2024-0${1 + (at % 9)}-0${1 + (at % 8)}`,
      ['Low', 'Medium', 'High'][at % 3] ?? '',
      ['Nora', 'Paul'][at % 2] ?? '',
      1 + ((at * 13) % 71),
      ['Lisbon', 'Amman', 'Cairo'][at % 3] ?? '',
    ]),
  ),
  { purpose: 'chart' },
);
const stepsOf = (wish: string) => understand(wish, TICKETS).readings[0]?.plan.steps ?? [];

describe('English headings and cells', () => {
  test.each([
    ['tempo médio de resolução por agente', 'agent', { operation: 'mean', column: 'resolution_hours' }],
    ['número de tickets por prioridade', 'priority', { operation: 'count' }],
    ['عدد التذاكر حسب الأولوية', 'priority', { operation: 'count' }],
    ['متوسط ساعات الحل لكل مدينة', 'city', { operation: 'mean', column: 'resolution_hours' }],
  ])('are meant by the words of other languages: %s', (wish, group, measure) =>
    expect(stepsOf(wish)).toContainEqual(
      expect.objectContaining({ verb: 'group', by: [group], measures: [expect.objectContaining(measure)] }),
    ),
  );

  test.each([
    ['tickets de prioridade alta por agente', 'High'],
    ['التذاكر ذات الأولوية العالية حسب المدينة', 'High'],
    ['عدد التذاكر في عمّان لكل شهر', 'Amman'],
    ['número de tickets em Lisboa por agente', 'Lisbon'],
  ])('hold what other languages call otherwise: %s', (wish, value) =>
    expect(JSON.stringify(stepsOf(wish).filter(({ verb }) => verb === 'filter'))).toContain(`"value":"${value}"`),
  );
});

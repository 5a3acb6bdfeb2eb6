import { describe, expect, it } from 'vitest';
import { createSituation } from '../../test/fixtures/language/sample-situation.ts';
import type { GraphConfig } from '../chart/graph-config.ts';
import { understand } from './understand.ts';
import type { Purpose } from './understanding.ts';

/** A table whose columns have keys of their own: Arabic labels make none. */
function tableOf(labels: readonly string[], rows: readonly (readonly (string | number)[])[]): GraphConfig {
  const columns = labels.map((label, at) => ({ key: `c${at}`, label }));
  const cells = rows.map((row) => Object.fromEntries(row.map((cell, at) => [`c${at}`, cell])));
  return { type: 'table', data: { columns, rows: cells } };
}

const SALES = tableOf(
  ['رقم الطلب', 'تاريخ الطلب', 'المدينة', 'قيمة المبيعات'],
  Array.from({ length: 60 }, (_, at) => [
    7000 + at,
    `202${3 + (at % 2)}-${String(1 + (at % 12)).padStart(2, '0')}-0${1 + (at % 9)}`,
    ['الرياض', 'جدة', 'أبها'][at % 3] ?? '',
    50 + ((at * 37) % 900),
  ]),
);
const PEOPLE = tableOf(
  ['الموظف', 'القسم', 'العمر', 'سنوات الخبرة'],
  Array.from({ length: 30 }, (_, at) => [`م${at}`, ['أ', 'ب'][at % 2] ?? '', 22 + ((at * 7) % 40), 1 + (at % 20)]),
);
const stepsOf = (wish: string, table = SALES, purpose: Purpose = 'chart') =>
  understand(wish, createSituation(table, { purpose, locale: 'AR' })).readings[0]?.plan.steps ?? [];

describe('Arabic wishes', () => {
  it('name a year with the word for it, which makes no groups', () => {
    expect(stepsOf('المبيعات الشهرية لعام ٢٠٢٤').map(({ verb }) => verb)).toEqual([
      'filter',
      'truncateTime',
      'group',
      'sort',
    ]);
  });

  it('set a total of each group against a number, the verb first', () => {
    const [first, second] = stepsOf('المدن التي تجاوزت مبيعاتها ١٠٠٠٠');
    expect(first).toMatchObject({ verb: 'group', measures: [{ operation: 'sum' }] });
    expect(second).toMatchObject({ verb: 'filter', where: { operator: '>', right: { value: 10_000 } } });
  });

  it('draw a line that shows something, and choose no font', () => {
    const verbs = stepsOf('ارسم خطا يبين المبيعات الشهرية لكل مدينة').map(({ verb }) => verb);
    expect(verbs).toContain('setType');
  });

  it('speak of all the employees behind a superlative, and not of two', () => {
    expect(stepsOf('أكبر الموظفين سنا في كل قسم', PEOPLE, 'data')).toMatchObject([
      { verb: 'limit', count: 1, per: ['c1'] },
      { verb: 'sort' },
    ]);
  });

  it('tell ages in years, whatever else is told so', () => {
    expect(stepsOf('الموظفون الذين تقل اعمارهم عن ٣٠ سنه', PEOPLE, 'data').map(({ verb }) => verb)).toEqual(['filter']);
  });
});

describe('the quickest', () => {
  it('needs the least time, whether he is called so or what he does', () => {
    const tickets = tableOf(
      ['ticket_id', 'agent', 'resolution_hours'],
      Array.from({ length: 30 }, (_, at) => [`T${at}`, ['Nora', 'Paul'][at % 2] ?? '', 1 + ((at * 7) % 31)]),
    );
    for (const wish of ['que agente resolve mais depressa?', 'which agent resolves fastest?'])
      expect(stepsOf(wish, tickets)).toMatchObject([
        { verb: 'group', measures: [{ operation: 'mean', column: 'c2' }] },
        { verb: 'sort', by: [{ direction: 'ascending' }] },
      ]);
  });
});

describe('the highest few figures of each', () => {
  const PAY = tableOf(
    ['Employee', 'Department', 'Salary'],
    Array.from({ length: 24 }, (_, at) => [`N${at}`, ['HR', 'IT'][at % 2] ?? '', 900 + ((at * 37) % 500)]),
  );

  it.each([
    'top 3 salaries in each department',
    'top 3 salaries by department',
    'os 3 salários mais altos de cada departamento',
    'اعلى 3 رواتب في كل قسم',
  ])('are the rows that have them: %s', (wish) => {
    expect(stepsOf(wish, PAY, 'data')[0]).toMatchObject({
      verb: 'limit',
      count: 3,
      by: { column: 'c2', direction: 'descending' },
      per: ['c1'],
    });
  });
});

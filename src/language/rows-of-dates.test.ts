import { describe, expect, test } from 'vitest';
import { createSituation } from '../../test/fixtures/language/sample-situation.ts';
import { tableOf } from '../../test/fixtures/small-chart.ts';
import type { GraphConfig } from '../chart/graph-config.ts';
import type { Locale } from '../chart/locale.ts';
import { understand } from './understand.ts';

const rows = Array.from({ length: 40 }, (_, at) => [
  `B${at}`,
  ['Braga', 'Faro'][at % 2] ?? '',
  `202${2 + (at % 3)}-0${1 + (at % 4)}-15`,
  ['student', 'retired', 'child'][at % 3] ?? '',
  8 + ((at * 13) % 70),
  at % 3 === 0 ? 0 : at * 0.25,
]);
const LOANS = tableOf(['book', 'library', 'loan_date', 'reader_type', 'age', 'fine'], rows);
const EMPRESTIMOS = tableOf(['livro', 'biblioteca', 'data_emprestimo', 'tipo_leitor', 'idade', 'multa'], rows);

const stepsOf = (table: typeof LOANS, wish: string, locale: Locale, purpose: 'chart' | 'data' = 'chart') =>
  understand(wish, createSituation(table, { locale, purpose })).readings[0]?.plan.steps ?? [];

describe('rows that only their date is called by', () => {
  test.each([
    [LOANS, 'EN_US', 'how many loans without a fine were there each year'],
    [LOANS, 'EN_US', 'number of loans without fine by library'],
    [EMPRESTIMOS, 'PT_PT', 'quantos empréstimos sem multa houve em cada ano'],
  ] as const)('are picked by what they lack: %#', (table, locale, wish) => {
    const [first, ...others] = stepsOf(table, wish, locale);
    expect(first).toMatchObject({ verb: 'filter', where: { operator: '=', left: { key: 'c5' }, right: { value: 0 } } });
    expect(others.map(({ verb }) => verb)).toContain('group');
  });

  test('are ranked themselves, and not by their dates', () => {
    const steps = stepsOf(EMPRESTIMOS, 'os 5 empréstimos com a multa mais alta', 'PT_PT', 'data');
    expect(steps[0]).toMatchObject({ verb: 'limit', count: 5, by: { column: 'c5', direction: 'descending' } });
    const dates = stepsOf(EMPRESTIMOS, 'as 5 datas com a multa mais alta', 'PT_PT', 'data');
    expect(dates[0]).toMatchObject({ verb: 'group', by: ['c2'] });
  });
});

test.each([
  [LOANS, 'EN_US', 'histogram of the age of readers'],
  [EMPRESTIMOS, 'PT_PT', 'histograma da idade dos leitores'],
] as const)('what a Portuguese label ends in says whose type it is: %#', (table, locale, wish) =>
  expect(stepsOf(table, wish, locale)[0]).toMatchObject({ verb: 'bin', column: 'c4' }),
);

describe('the first few rows of each group', () => {
  const visitsOf = (labels: readonly string[], wards: readonly string[]): GraphConfig =>
    tableOf(
      labels,
      Array.from({ length: 36 }, (_, at) => [`V${at}`, wards[at % 3] ?? '', 100 + ((at * 77) % 900), 1 + (at % 9)]),
    );
  test.each([
    [
      'EN_US',
      visitsOf(['visit_id', 'ward', 'price', 'days'], ['Eyes', 'Heart', 'Bones']),
      'the 3 most expensive visits in each ward',
    ],
    [
      'PT_PT',
      visitsOf(['consulta', 'ala', 'preço', 'dias'], ['Olhos', 'Ossos', 'Mãos']),
      'as 3 consultas mais caras de cada ala',
    ],
    ['AR', visitsOf(['رقم الزيارة', 'القسم', 'السعر', 'الأيام'], ['عيون', 'قلب', 'عظام']), 'أغلى 3 زيارات في كل قسم'],
  ] as const)('are told with what they are of, %s', (locale, table, wish) =>
    expect(stepsOf(table, wish, locale, 'data')[0]).toMatchObject({
      verb: 'limit',
      count: 3,
      by: { column: 'c2', direction: 'descending' },
      per: ['c1'],
    }),
  );
});

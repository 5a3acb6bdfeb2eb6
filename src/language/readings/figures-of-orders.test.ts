import { describe, expect, test } from 'vitest';
import { createSituation } from '../../../test/fixtures/language/sample-situation.ts';
import { tableOf } from '../../../test/fixtures/small-chart.ts';
import { understand } from '../understand.ts';
import type { Purpose } from '../understanding.ts';

const rows = Array.from({ length: 40 }, (_, at) => [
  `S${at}`,
  ['Chad', 'Mali', 'Peru'][at % 3] ?? '',
  15 + ((at * 7) % 20),
  3 + ((at * 11) % 40),
  `2024-0${1 + (at % 9)}-15`,
]);
const TABLES = {
  EN_US: tableOf(['school', 'country', 'classSize', 'teachers', 'opened_on'], rows),
  PT_PT: tableOf(['escola', 'país', 'tamanho da turma', 'professores', 'data_abertura'], rows),
  AR: tableOf(['المدرسة', 'الدولة', 'حجم الصف', 'المعلمون', 'تاريخ الافتتاح'], rows),
};

const stepsOf = (locale: keyof typeof TABLES, wish: string, purpose: Purpose = 'chart') =>
  understand(wish, createSituation(TABLES[locale], { locale, purpose })).readings[0]?.plan.steps ?? [];

const mean = { operation: 'mean', column: 'c2' };

describe('groups put in the order of a figure', () => {
  test.each([
    ['EN_US', 'bar chart of countries, sorted by average class size', 'ascending'],
    ['EN_US', 'countries ordered by average class size', 'ascending'],
    ['PT_PT', 'gráfico de barras dos países, ordenado pela média do tamanho da turma', 'ascending'],
    ['AR', 'مخطط أعمدة للدول مرتبة حسب متوسط حجم الصف تنازليا', 'descending'],
  ] as const)('show it where nothing else is asked for, %s: %s', (locale, wish, direction) => {
    const [group, sort] = stepsOf(locale, wish);
    expect(group).toMatchObject({ verb: 'group', by: ['c1'], measures: [mean] });
    expect(sort).toMatchObject({ verb: 'sort', by: [{ column: 'mean_c2', direction }] });
  });

  test('show it beside what is asked for', () => {
    const [group, sort] = stepsOf('EN_US', 'number of schools by country sorted by average class size');
    expect(group).toMatchObject({ measures: [{ operation: 'count' }, mean] });
    expect(sort).toMatchObject({ by: [{ column: 'mean_c2' }] });
  });

  test('leave it out where rows are to show other figures', () => {
    const boats = tableOf(
      ['boat', 'max_speed', 'length'],
      Array.from({ length: 9 }, (_, at) => [`Boat ${at}`, 20 + ((at * 7) % 9), 4.5 + ((at * 5) % 9)]),
    );
    const wish = 'What are the boats and their lengths, ordered by their max speeds descending? Use a bar chart.';
    const steps = understand(wish, createSituation(boats, { locale: 'EN_US', purpose: 'chart' })).readings[0]?.plan
      .steps;
    expect(steps).toContainEqual({ verb: 'select', columns: ['c0', 'c2'] });
  });

  test('show no figure twice', () =>
    expect(stepsOf('EN_US', 'average class size by country sorted by average class size')[0]).toMatchObject({
      measures: [mean],
    }));
});

test.each([
  ['EN_US', 'top 2 of countries by average class size'],
  ['PT_PT', 'Mostra o top 2 de países por média de tamanho da turma'],
] as const)('the first few of groups are groups, %s: %s', (locale, wish) => {
  const [group, limit] = stepsOf(locale, wish);
  expect(group).toMatchObject({ verb: 'group', by: ['c1'], measures: [mean] });
  expect(limit).toMatchObject({ verb: 'limit', count: 2, by: { column: 'mean_c2' } });
});

test.each([
  ['EN_US', 'schools opened in the last 6 months by country'],
  ['PT_PT', 'escolas abertas nos últimos 6 meses por país'],
] as const)('the date of a condition on the last months makes no group, %s: %s', (locale, wish) =>
  expect(stepsOf(locale, wish, 'data')).toMatchObject([
    { verb: 'filter', where: { kind: 'between', of: { key: 'c4' } } },
    { verb: 'group', by: ['c1'], measures: [{ operation: 'count' }] },
  ]),
);

import { describe, expect, test } from 'vitest';
import { createSituation } from '../../test/fixtures/language/sample-situation.ts';
import { tableOf } from '../../test/fixtures/small-chart.ts';
import type { GraphConfig } from '../chart/graph-config.ts';
import { understand } from './understand.ts';

const stepsOf = (table: GraphConfig, wish: string) =>
  understand(wish, createSituation(table, { locale: 'EN_US' })).readings[0]?.plan.steps ?? [];

const dayOf = (at: number): string => new Date(Date.UTC(2024, 0, 1 + at)).toISOString().slice(0, 10);

/** Visits to a clinic: how old who came was, when, how urgent it was and what it cost. */
const visitsOf = (labels: readonly string[], urgency: readonly string[]): GraphConfig =>
  tableOf(
    labels,
    Array.from({ length: 48 }, (_, at) => [
      `V${String(at).padStart(3, '0')}`,
      5 + ((at * 29) % 80),
      dayOf(at * 7),
      urgency[at % 4] ?? '',
      100 + ((at * 71) % 900),
    ]),
  );
const VISITS = {
  en: visitsOf(['Visit ID', 'Age', 'Date', 'Priority', 'Cost'], ['Low', 'Medium', 'High', 'Urgent']),
  pt: visitsOf(['Consulta', 'Idade', 'Data', 'Prioridade', 'Custo'], ['Baixa', 'Média', 'Alta', 'Urgente']),
  ar: visitsOf(['رقم الزيارة', 'العمر', 'التاريخ', 'الأولوية', 'التكلفة'], ['منخفضة', 'متوسطة', 'عالية', 'عاجلة']),
};

describe('an order from one end of a scale to the other', () => {
  test.each([
    ['en', 'order priority from low to urgent', 'ascending'],
    ['pt', 'ordenar prioridade de baixa a urgente', 'ascending'],
    ['pt', 'ordenar prioridade de urgente a baixa', 'descending'],
    ['ar', 'رتب الأولوية من منخفضة إلى عاجلة', 'ascending'],
  ] as const)('keeps all rows, %s: %s', (language, wish, direction) =>
    expect(stepsOf(VISITS[language], wish)).toMatchObject([{ verb: 'sort', by: [{ column: 'c3', direction }] }]),
  );

  test('and rows of two of its values are picked where no order is asked for', () =>
    expect(stepsOf(VISITS.pt, 'consultas com prioridade baixa ou urgente')[0]).toMatchObject({ verb: 'filter' }));
});

describe('bands of ages', () => {
  test.each([
    ['en', 'average cost by age group'],
    ['pt', 'custo médio por faixa etária'],
    ['pt', 'custo médio por faixa de idade'],
    ['ar', 'متوسط التكلفة حسب الفئة العمرية'],
  ] as const)('are made of them, %s: %s', (language, wish) =>
    expect(stepsOf(VISITS[language], wish).slice(0, 2)).toMatchObject([
      { verb: 'bin', column: 'c1' },
      { verb: 'group', measures: [{ operation: 'mean', column: 'c4' }] },
    ]),
  );

  test('and a column of them is taken as it stands', () => {
    const bands = tableOf(
      ['Faixa etária', 'Custo'],
      Array.from({ length: 20 }, (_, at) => [['0-17', '18-64', '65+'][at % 3] ?? '', 10 + at]),
    );
    expect(stepsOf(bands, 'custo médio por faixa etária')[0]).toMatchObject({ verb: 'group', by: ['c0'] });
  });
});

test.each([
  ['en', 'cost last month by priority'],
  ['pt', 'custo do mês passado por prioridade'],
  ['pt', 'custo no mês passado por prioridade'],
  ['ar', 'التكلفة الشهر الماضي حسب الأولوية'],
] as const)('the month that passed is a condition on dates, %s: %s', (language, wish) =>
  expect(stepsOf(VISITS[language], wish).slice(0, 2)).toMatchObject([
    { verb: 'filter', where: { kind: 'between', of: { key: 'c2' } } },
    { verb: 'group', by: ['c3'], measures: [{ operation: 'sum', column: 'c4' }] },
  ]),
);

describe('the percentage of rows in a season', () => {
  test.each([
    ['en', 'percentage of visits in summer'],
    ['pt', 'percentual de consultas no verão'],
    ['ar', 'نسبة الزيارات في الصيف'],
  ] as const)('is a share of all rows, %s', (language, wish) => {
    const [made, group] = stepsOf(VISITS[language], wish);
    expect(made).toMatchObject({ verb: 'derive', expression: { name: 'if' } });
    expect(group).toMatchObject({ verb: 'group', by: [], measures: [{ operation: 'mean' }] });
  });

  test('and without the word the rows of the season', () =>
    expect(stepsOf(VISITS.en, 'visits in summer')[0]).toMatchObject({ verb: 'filter' }));
});

test('figures that share a word are set against one another, though one is called like a column of names', () => {
  const games = tableOf(
    ['White', 'Black', 'White Elo', 'Black Elo'],
    Array.from({ length: 30 }, (_, at) => [
      ['Ann', 'Bo', 'Cy'][at % 3] ?? '',
      ['Di', 'Ed'][at % 2] ?? '',
      1500 + ((at * 37) % 700),
      1500 + ((at * 53) % 700),
    ]),
  );
  const chart = (wish: string) =>
    understand(wish, createSituation(games, { locale: 'EN_US', purpose: 'chart' })).readings[0]?.plan.steps ?? [];
  expect(chart('white vs black elo').map(({ verb }) => verb)).not.toContain('group');
  expect(JSON.stringify(chart('white vs black elo'))).toContain('"c2","c3"');
  expect(chart('black elo by white')[0]).toMatchObject({ verb: 'group', by: ['c0'] });
});

import { describe, expect, test } from 'vitest';
import { createSituation } from '../../test/fixtures/language/sample-situation.ts';
import { tableOf } from '../../test/fixtures/small-chart.ts';
import type { GraphConfig } from '../chart/graph-config.ts';
import type { Locale } from '../chart/locale.ts';
import { understand } from './understand.ts';
import type { Purpose } from './understanding.ts';

const METERS = tableOf(
  ['Mês', 'Pavilhão', 'Consumo (kWh)', 'Custo (€)'],
  Array.from({ length: 12 }, (_, at) => [`2024-0${1 + (at % 6)}`, at < 6 ? 'Norte' : 'Sul', 300 + at * 11, 40 + at]),
);
const HOMES = tableOf(
  ['المدينة', 'المساحة (م²)', 'السعر (جنيه)'],
  Array.from({ length: 12 }, (_, at) => [['طنطا', 'أسوان'][at % 2] ?? '', 80 + at * 9, 900_000 + at * 70_000]),
);
const stepsOf = (wish: string, config: GraphConfig, locale: Locale, purpose: Purpose = 'data') =>
  understand(wish, createSituation(config, { locale, purpose })).readings[0]?.plan.steps ?? [];

describe('a category that repeats, put in an order whose direction stands before the figure', () => {
  test.each([
    ['رتب الأبنية تنازليا حسب Custo', 'AR'],
    ['ordena os pavilhões por ordem decrescente de custo', 'PT_PT'],
    ['sort the Pavilhão in descending order by Custo', 'EN_US'],
    ['sort the Custo in descending order by Pavilhão', 'EN_US'],
  ] as const)('is gathered first: "%s"', (wish, locale) => {
    const named = wish.replace('الأبنية', 'Pavilhão');
    expect(stepsOf(named, METERS, locale)).toMatchObject([
      { verb: 'group', by: ['c1'], measures: [{ operation: 'sum', column: 'c3' }] },
      { verb: 'sort', by: [{ direction: 'descending' }] },
    ]);
  });
});

describe('one figure for each unit of another', () => {
  test.each([
    ['custo médio por kWh de cada pavilhão', 'PT_PT'],
    ['custo por kWh por pavilhão', 'PT_PT'],
    ['cost per kWh by Pavilhão', 'EN_US'],
  ] as const)('is divided once both are added up: "%s"', (wish, locale) => {
    const [group, derive] = stepsOf(wish, METERS, locale);
    expect(group).toMatchObject({ by: ['c1'], measures: [{ column: 'c3' }, { column: 'c2' }] });
    expect(derive).toMatchObject({ verb: 'derive', expression: { operator: '/' } });
  });

  test('is that of a square metre where homes are sold by the metre', () => {
    const [group, derive] = stepsOf('متوسط سعر المتر في كل مدينة', HOMES, 'AR');
    expect(group).toMatchObject({ by: ['c0'], measures: [{ column: 'c2' }, { column: 'c1' }] });
    expect(derive).toMatchObject({ verb: 'derive', expression: { operator: '/' } });
  });
});

test.each([
  ['que pavilhão consumiu mais energia?', 'PT_PT'],
  ['em que mês se consumiu mais energia?', 'PT_PT'],
] as const)('a verb that names a figure is ranked by it, whatever its object is called: "%s"', (wish, locale) => {
  expect(stepsOf(wish, METERS, locale, 'chart')[0]).toMatchObject({ verb: 'group', measures: [{ column: 'c2' }] });
});

test('cells of a table are shown by what they hold, and not counted, where some of them are picked', () => {
  const votes = tableOf(
    ['Distrito', 'Lista', 'Votos'],
    Array.from({ length: 6 }, (_, at) => [['Beja', 'Viseu'][at % 2] ?? '', 'ABC'[Math.floor(at / 2)] ?? '', 100 + at]),
  );
  expect(stepsOf('resultados de Viseu por lista', votes, 'PT_PT', 'chart')).toMatchObject([
    { verb: 'filter' },
    { verb: 'group', measures: [{ operation: 'sum', column: 'c2' }] },
  ]);
});

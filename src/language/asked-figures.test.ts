import { describe, expect, test } from 'vitest';
import { createSituation } from '../../test/fixtures/language/sample-situation.ts';
import { tableOf } from '../../test/fixtures/small-chart.ts';
import type { GraphConfig } from '../chart/graph-config.ts';
import type { Locale } from '../chart/locale.ts';
import { understand } from './understand.ts';
import type { Purpose } from './understanding.ts';

const day = (at: number): string => new Date(Date.UTC(2021, 0, 1 + at * 11)).toISOString().slice(0, 10);
const sailings = (labels: readonly string[]): GraphConfig =>
  tableOf(
    labels,
    Array.from({ length: 120 }, (_, at) => [
      5000 + at,
      ['Skye', 'Mull', 'Arran'][at % 3] ?? '',
      day(at),
      5 + ((at * 37) % 390),
      100 + ((at * 531) % 8900),
      Math.round(((at * 17) % 41) * 10) / 100,
      ['approved', 'rejected', 'pending'][at % 3] ?? '',
    ]),
  );
const FERRIES = sailings(['app_no', 'vesselName', 'dep_date', 'pax_cnt', 'fare_rev', 'flow_lps', 'status']);
const BARCOS = sailings(['num', 'navio', 'data', 'passageiros', 'receita', 'caudal', 'estado']);
const SUFUN = sailings(['الرقم', 'السفينة', 'التاريخ', 'الركاب', 'الإيرادات', 'التدفق', 'الحالة']);

const readingsOf = (wish: string, table = FERRIES, locale: Locale = 'EN_US', purpose: Purpose = 'chart') =>
  understand(wish, createSituation(table, { locale, purpose })).readings;
const stepsOf = (...asked: Parameters<typeof readingsOf>) => readingsOf(...asked)[0]?.plan.steps ?? [];
const groupIn = (...asked: Parameters<typeof readingsOf>) => stepsOf(...asked).find(({ verb }) => verb === 'group');

describe('a share of one period', () => {
  test.each([
    ['share of revenue in 2022', FERRIES, 'EN_US', 'year'],
    ['what share of fare revenue came in March', FERRIES, 'EN_US', 'monthOfYear'],
    ['percentagem da receita em 2022', BARCOS, 'PT_PT', 'year'],
  ] as const)('is one of all periods, which stand beside it: %s', (wish, table, locale, part) =>
    expect(stepsOf(wish, table, locale)).toMatchObject([
      { verb: 'truncateTime', column: 'c2', part },
      { verb: 'group', measures: [{ operation: 'sum', column: 'c4' }] },
      { verb: 'window', operation: 'shareOfTotal' },
      { verb: 'select' },
      { verb: 'sort' },
    ]),
  );

  test('by something is one of that period', () =>
    expect(stepsOf('share of revenue in 2022 by vessel')).toMatchObject([
      { verb: 'filter', where: { left: { key: 'c2' } } },
      { verb: 'group', by: ['c1'], measures: [{ operation: 'sum', column: 'c4' }] },
      { verb: 'window', operation: 'shareOfTotal' },
      { verb: 'select' },
    ]));
});

describe('who did the most', () => {
  test.each([
    ['who sold the most', FERRIES, 'EN_US'],
    ['who sold the most in March', FERRIES, 'EN_US'],
    ['quem vendeu mais', BARCOS, 'PT_PT'],
    ['من باع أكثر', SUFUN, 'AR'],
  ] as const)('has no answer where the table tells of no people: %s', (wish, table, locale) =>
    expect(readingsOf(wish, table, locale)).toEqual([]),
  );
});

describe('labels in short', () => {
  test.each(['revenue per passenger by vessel', 'vessels by revenue per passenger'])(
    'are divided by as what they stand for: %s',
    (wish) =>
      expect(stepsOf(wish)).toMatchObject([
        { verb: 'group', by: ['c1'], measures: [{ column: 'c4' }, { column: 'c3' }] },
        { verb: 'derive', expression: { operator: '/' } },
        { verb: 'select' },
      ]),
  );

  test('end in units that make no word', () =>
    expect(groupIn('how does flow differ across vessels')).toMatchObject({
      by: ['c1'],
      measures: [{ operation: 'mean', column: 'c5' }],
    }));

  test('are farther from a word than a value that is made of it', () => {
    const [made, group] = stepsOf('approval rate by vessel');
    expect(JSON.stringify(made)).toContain('"approved"');
    expect(group).toMatchObject({ by: ['c1'], measures: [{ operation: 'mean' }] });
  });
});

describe('orders and periods', () => {
  test.each([
    ['3 vessels with the highest total revenue', FERRIES, 'EN_US'],
    ['os 3 navios com a maior receita total', BARCOS, 'PT_PT'],
  ] as const)('as many are shown as are asked for: %s', (wish, table, locale) =>
    expect(stepsOf(wish, table, locale)).toContainEqual(expect.objectContaining({ verb: 'limit', count: 3 })),
  );

  test.each([
    ['bar chart of vessels, list by the bar height from low to high', FERRIES, 'EN_US'],
    ['bar chart of vessels, y axis low to high', FERRIES, 'EN_US'],
    ['gráfico de barras dos navios, ordenar pela altura das barras por ordem crescente', BARCOS, 'PT_PT'],
  ] as const)('bars are put in the order of their heights: %s', (wish, table, locale) => {
    const [group, sort] = stepsOf(wish, table, locale);
    expect(group).toMatchObject({ by: ['c1'], measures: [{ operation: 'count' }] });
    expect(sort).toMatchObject({ verb: 'sort', by: [{ column: 'count', direction: 'ascending' }] });
  });

  test.each([
    ['how has revenue changed over the years', FERRIES, 'EN_US'],
    ['receita ao longo dos anos', BARCOS, 'PT_PT'],
    ['الإيرادات عبر السنوات', SUFUN, 'AR'],
  ] as const)('over the years goes from year to year: %s', (wish, table, locale) =>
    expect(stepsOf(wish, table, locale)[0]).toMatchObject({ verb: 'truncateTime', part: 'year' }),
  );

  test.each([
    ['revenue by month, highest first', FERRIES, 'EN_US'],
    ['receita por mês, da maior para a menor', BARCOS, 'PT_PT'],
  ] as const)('what is put in the order of its heights is no line: %s', (wish, table, locale) =>
    expect(readingsOf(wish, table, locale)[0]?.suits[0]).toBe('column'),
  );

  test('a month named twice makes one group', () =>
    expect(groupIn('average revenue per month, binning dep_date by month')).toMatchObject({
      by: [expect.any(String)],
    }));
});

test('what a condition is about is not all that stays of its rows', () =>
  expect(stepsOf('only sailings after 2022 that took out more than 300 passengers', FERRIES, 'EN_US', 'data')).toEqual([
    expect.objectContaining({ verb: 'filter' }),
    expect.objectContaining({ verb: 'filter' }),
  ]));

test('"type code" of what the rows are is no group of them', () => {
  const flats = tableOf(
    ['apt_id', 'bldg_name', 'apt_type_code', 'rent'],
    Array.from({ length: 40 }, (_, at) => [at, ['Elm', 'Oak'][at % 2] ?? '', ['S', 'D', 'F'][at % 3] ?? '', 700 + at]),
  );
  expect(stepsOf('apartments by building', flats)).toMatchObject([
    { verb: 'group', by: ['c1'], measures: [{ operation: 'count' }] },
  ]);
});

describe('what the rows have none of', () => {
  const visits = (labels: readonly string[], none: string) =>
    tableOf(
      labels,
      Array.from({ length: 40 }, (_, at) => [
        9000 + at,
        ['Eva', 'Rui'][at % 2] ?? '',
        ['Basic', 'Full', none][at % 3] ?? '',
        20 + at,
      ]),
    );
  const VISITS = visits(['visit_id', 'doctor', 'insurance_kind', 'paid'], 'None');
  const CONSULTAS = visits(['consulta_id', 'medico', 'tipo_seguro', 'pago'], 'Nenhum');

  test.each([
    ['visits without insurance', VISITS, 'EN_US', 'None'],
    ['consultas sem seguro', CONSULTAS, 'PT_PT', 'Nenhum'],
  ] as const)('is what their cells say: %s', (wish, table, locale, value) =>
    expect(stepsOf(wish, table, locale, 'data')).toMatchObject([
      { verb: 'filter', where: { operator: '=', left: { key: 'c2' }, right: { value } } },
    ]),
  );

  test('is no column that is called by its label', () =>
    expect(stepsOf('sem a coluna tipo_seguro', CONSULTAS, 'PT_PT', 'data')[0]).toMatchObject({ verb: 'drop' }));
});

test.each([
  ['average fare_rev minus average pax_cnt by vessel', FERRIES, 'EN_US', 'mean'],
  ['total da receita menos total dos passageiros por navio', BARCOS, 'PT_PT', 'sum'],
] as const)('one figure less another is worked out of both: %s', (wish, table, locale, operation) => {
  const [made, group] = stepsOf(wish, table, locale);
  expect(made).toMatchObject({ verb: 'derive', expression: { operator: '-' } });
  expect(group).toMatchObject({ by: ['c1'], measures: [{ operation }] });
});

test('pieces that the rows are numbered as are rows', () => {
  const plots = tableOf(
    ['رقم_القطعة', 'طريقة_الري', 'الكمية_طن'],
    Array.from({ length: 40 }, (_, at) => [300 + at, ['رش', 'تنقيط'][at % 2] ?? '', 1 + at]),
  );
  expect(stepsOf('عدد القطع حسب طريقة الري', plots, 'AR')).toMatchObject([
    { verb: 'group', by: ['c1'], measures: [{ operation: 'count' }] },
  ]);
});

test.each(['prize money share by country', 'share of prize money by country since 2012'])(
  'what groups have of a figure is no part of single rows: %s',
  (wish) => {
    const athletes = tableOf(
      ['AthleteName', 'Country', 'Yr', 'Wins', 'Losses', 'PrizeMoney'],
      Array.from({ length: 40 }, (_, at) => [
        `Ath ${at}`,
        ['Iran', 'Cuba', 'Peru'][at % 3] ?? '',
        2010 + (at % 12),
        (at * 7) % 30,
        (at * 3) % 20,
        ((at * 37) % 90) * 1000,
      ]),
    );
    expect(groupIn(wish, athletes)).toMatchObject({ by: ['c1'], measures: [{ operation: 'sum', column: 'c5' }] });
  },
);

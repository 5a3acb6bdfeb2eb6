import { describe, expect, test } from 'vitest';
import { createSituation } from '../../test/fixtures/language/sample-situation.ts';
import { tableOf } from '../../test/fixtures/small-chart.ts';
import type { GraphConfig } from '../chart/graph-config.ts';
import type { Locale } from '../chart/locale.ts';
import { understand } from './understand.ts';

const TICKETS = tableOf(
  ['Code', 'Opened', 'Solved', 'State', 'Stars'],
  Array.from({ length: 12 }, (_, at) => [
    `T-${at}`,
    `2025-0${1 + (at % 6)}-10`,
    at % 3 === 0 ? '' : `2025-0${1 + (at % 6)}-2${at % 8}`,
    at % 3 === 0 ? 'Open' : 'Solved',
    at % 3 === 0 ? '' : 1 + (at % 5),
  ]),
);
const RACE = tableOf(
  ['Corredor', 'Tempo', 'Espera (min)'],
  Array.from({ length: 9 }, (_, at) => [`C${at}`, `${1 + (at % 3)}:${10 + at * 5}:0${at}`, 20 + at * 17]),
);
const BRANCHES = tableOf(
  ['Mês', 'Filial', 'Vendas'],
  Array.from({ length: 24 }, (_, at) => [
    `2024-${String(1 + (at % 12)).padStart(2, '0')}`,
    at < 12 ? 'Beja' : 'Tomar',
    at + 3,
  ]),
);
const stepsOf = (wish: string, config: GraphConfig, locale: Locale) =>
  understand(wish, createSituation(config, { locale, purpose: 'data' })).readings[0]?.plan.steps ?? [];
const cell = (key: string) => ({ kind: 'column', key });
const earlierThan = (iso: string) => ({
  kind: 'binary',
  operator: '<',
  left: cell('c1'),
  right: { kind: 'moment', iso },
});

describe('how long ago something was', () => {
  test.each([
    ['opened more than 3 weeks ago', 'EN_US', '2025-06-04'],
    ['opened more than 2 months ago', 'EN_US', '2025-04-25'],
  ] as const)('is counted back from the last day of the data: "%s"', (wish, locale, iso) => {
    expect(stepsOf(wish, TICKETS, locale)).toEqual([{ verb: 'filter', where: earlierThan(iso) }]);
  });

  test.each([
    ['abertos há mais de 3 semanas', 'PT_PT'],
    ['open more than 3 weeks ago', 'EN_US'],
    ['المفتوحة منذ أكثر من ٣ أسابيع', 'AR'],
  ] as const)('is counted, of rows with a value, from the only date that they have: "%s"', (wish, locale) => {
    expect(stepsOf(wish, TICKETS, locale)).toMatchObject([
      { verb: 'filter', where: { operator: 'and', left: { left: cell('c3') }, right: earlierThan('2025-06-04') } },
    ]);
  });

  test('is no figure that tells of no time', () => {
    expect(JSON.stringify(stepsOf('com mais de 3 dias', TICKETS, 'PT_PT'))).not.toContain('c4');
  });
});

describe('lengths of time in more than one unit', () => {
  test.each([
    ['tempo abaixo de 2h30', 'PT_PT', 9000],
    ['tempo inferior a uma hora e meia', 'PT_PT', 5400],
    ['tempo inferior a 2 horas e 10 minutos', 'PT_PT', 7800],
    ['tempo under 1h 45m', 'EN_US', 6300],
    ['الزمن أقل من ساعتين ونصف', 'AR', 9000],
  ] as const)('are compared with lengths of time: "%s"', (wish, locale, seconds) => {
    expect(stepsOf(wish, RACE, locale)).toMatchObject([
      { verb: 'filter', where: { operator: '<', left: cell('c1'), right: { value: seconds } } },
    ]);
  });

  test('are told in the unit of a column', () => {
    expect(stepsOf('espera superior a 1h30', RACE, 'PT_PT')).toMatchObject([
      { verb: 'filter', where: { operator: '>', left: cell('c2'), right: { value: 90 } } },
    ]);
  });
});

test.each([
  ['vendas por filial no último trimestre', 'PT_PT'],
  ['مبيعات كل فرع في الربع الأخير', 'AR'],
  ['vendas by filial last quarter', 'EN_US'],
] as const)(
  'the last quarter of months that are all over is the one that the last of them ends: "%s"',
  (wish, locale) => {
    expect(stepsOf(wish, BRANCHES, locale)[0]).toMatchObject({
      verb: 'filter',
      where: { low: { iso: '2024-10-01' }, high: { iso: '2024-12-31' } },
    });
  },
);

describe('the last few of months without years', () => {
  const MONTHS = 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ');
  const yearOf = (count: number): GraphConfig =>
    tableOf(
      ['Mês', 'Filial', 'Vendas'],
      MONTHS.slice(0, count).flatMap((month, at) => ['Beja', 'Tomar'].map((branch) => [month, branch, 5 + at])),
    );

  test.each([
    ['vendas por filial no último trimestre', 'PT_PT', 'october'],
    ['مبيعات كل فرع في آخر ثلاثة أشهر', 'AR', 'october'],
    ['sales by branch in the last 6 months', 'EN_US', 'july'],
  ] as const)('are those that the names end with: "%s"', (wish, locale, low) => {
    expect(stepsOf(wish, yearOf(12), locale)[0]).toMatchObject({
      verb: 'filter',
      where: { low: { iso: low }, high: { iso: 'december' } },
    });
  });

  test('are none where the last of them is not over', () => {
    expect(JSON.stringify(stepsOf('vendas por filial no último trimestre', yearOf(11), 'PT_PT'))).not.toContain('iso');
  });
});

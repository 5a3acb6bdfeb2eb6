import { describe, expect, test } from 'vitest';
import { createSituation } from '../../test/fixtures/language/sample-situation.ts';
import { type Cells, tableOf } from '../../test/fixtures/small-chart.ts';
import type { GraphConfig } from '../chart/graph-config.ts';
import type { Locale } from '../chart/locale.ts';
import { understand } from './understand.ts';

const LINES: readonly Cells[] = Array.from({ length: 24 }, (_, at) => [
  `2025-0${1 + (at % 4)}-1${at % 9}`,
  ['Casa', 'Carro', 'Ordenado'][at % 3] ?? '',
  at % 3 === 2 ? 1500 : -(20 + at),
]);
const ACCOUNT = tableOf(['Dia', 'Rubrica', 'Montante (€)'], LINES);
const stepsOf = (wish: string, config: GraphConfig = ACCOUNT, locale: Locale = 'PT_PT') =>
  understand(wish, createSituation(config, { locale, purpose: 'chart' })).readings[0]?.plan.steps ?? [];
const amount = { kind: 'column', key: 'c2' };

describe('what was spent and what came in, of amounts of either sign', () => {
  test.each([
    ['quanto gastei por rubrica?', 'PT_PT', 'Despesas'],
    ['gastos por rubrica', 'PT_PT', 'Despesas'],
    ['spending by rubrica', 'EN_US', 'Spending'],
    ['كم صرفت حسب rubrica', 'AR', 'المصروفات'],
  ] as const)('is the amounts below zero, without their sign: "%s"', (wish, locale, label) => {
    expect(stepsOf(wish, ACCOUNT, locale)).toMatchObject([
      { verb: 'filter', where: { operator: '<', left: amount, right: { value: 0 } } },
      { verb: 'derive', expression: { kind: 'negate', of: amount }, as: { label } },
      { verb: 'group', by: ['c1'], measures: [{ operation: 'sum' }] },
      ...stepsOf(wish, ACCOUNT, locale).slice(3),
    ]);
  });

  test('are ranked by their size', () => {
    const [, , third] = stepsOf('as 3 maiores despesas');
    expect(third).toMatchObject({ verb: 'limit', count: 3, by: { direction: 'descending' } });
  });

  test.each([
    ['entradas e saídas por mês', 'PT_PT'],
    ['income and spending per month', 'EN_US'],
    ['الدخل والمصروفات شهريا', 'AR'],
  ] as const)('stand side by side, no row left out: "%s"', (wish, locale) => {
    const steps = stepsOf(wish, ACCOUNT, locale);
    expect(steps.filter(({ verb }) => verb === 'filter')).toEqual([]);
    expect(steps.filter(({ verb }) => verb === 'derive')).toHaveLength(2);
    expect(steps.find(({ verb }) => verb === 'group')).toMatchObject({
      measures: [{ operation: 'sum' }, { operation: 'sum' }],
    });
  });

  test('come to the balance, which adds up all of them', () => {
    expect(stepsOf('saldo por mês').find(({ verb }) => verb === 'group')).toMatchObject({
      measures: [{ operation: 'sum', column: 'c2' }],
    });
  });

  test('are no returns among what was sold', () => {
    const trade = tableOf(
      ['Dia', 'Produto', 'Montante (€)'],
      LINES.map(([day = '', , money = 0], at) => [day, `P${at % 3}`, money]),
    );
    expect(stepsOf('receita por produto', trade)).toMatchObject([
      { verb: 'group', by: ['c1'], measures: [{ operation: 'sum', column: 'c2' }] },
    ]);
  });
});

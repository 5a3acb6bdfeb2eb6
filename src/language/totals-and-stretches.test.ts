import { describe, expect, test } from 'vitest';
import { createSituation } from '../../test/fixtures/language/sample-situation.ts';
import { tableOf } from '../../test/fixtures/small-chart.ts';
import type { GraphConfig } from '../chart/graph-config.ts';
import { understand } from './understand.ts';

const readingOf = (table: GraphConfig, wish: string) =>
  understand(wish, createSituation(table, { locale: 'EN_US' })).readings[0];
const stepsOf = (table: GraphConfig, wish: string) => readingOf(table, wish)?.plan.steps ?? [];

const dayOf = (at: number): string => new Date(Date.UTC(2024, 0, 1 + at)).toISOString().slice(0, 10);

/** Single sales of two days each: what was sold where, how many and for how much. */
const salesOf = (labels: readonly string[], products: readonly string[], shops: readonly string[]): GraphConfig =>
  tableOf(
    labels,
    Array.from({ length: 60 }, (_, at) => [
      dayOf(Math.floor(at / 2)),
      products[at % 4] ?? '',
      shops[at % 3] ?? '',
      1 + ((at * 7) % 8),
      2.5,
      (1 + ((at * 7) % 8)) * 2.5,
    ]),
  );
const SALES = {
  en: salesOf(
    ['Date', 'Product', 'Shop', 'Quantity', 'Unit Price', 'Total'],
    ['Croissant', 'Baguette', 'Muffin', 'Bagel'],
    ['Oslo', 'Lima', 'Cairo'],
  ),
  pt: salesOf(
    ['Data', 'Produto', 'Loja', 'Quantidade', 'Preço Unitário', 'Total'],
    ['Coxinha', 'Pastel', 'Empada', 'Brigadeiro'],
    ['Lapa', 'Centro', 'Moema'],
  ),
  ar: salesOf(
    ['التاريخ', 'المنتج', 'الفرع', 'الكمية', 'سعر الوحدة', 'المبيعات'],
    ['كرواسون', 'خبز', 'كعك', 'فطيرة'],
    ['القاهرة', 'دبي', 'جدة'],
  ),
};

/** One row for each stay at a hospital. */
const staysOf = (labels: readonly string[], departments: readonly string[]): GraphConfig =>
  tableOf(
    labels,
    Array.from({ length: 30 }, (_, at) => [
      `P${String(at).padStart(3, '0')}`,
      departments[at % 3] ?? '',
      dayOf(at * 3),
      1 + ((at * 5) % 17),
      300 + ((at * 71) % 900),
    ]),
  );
const STAYS = {
  en: staysOf(['Patient ID', 'Department', 'Admission Date', 'Stay (days)', 'Cost'], ['Heart', 'Surgery', 'Children']),
  pt: staysOf(
    ['Paciente', 'Departamento', 'Data de Internação', 'Dias de Internação', 'Custo'],
    ['Coração', 'Cirurgia', 'Pediatria'],
  ),
  ar: staysOf(
    ['رقم المريض', 'القسم', 'تاريخ الدخول', 'مدة الإقامة (أيام)', 'التكلفة'],
    ['القلب', 'الجراحة', 'الأطفال'],
  ),
};

describe('what groups sold is what all of their sales come to', () => {
  test.each([
    ['en', 'products that sold more than 60 units', 'c1', 'c3'],
    ['en', 'which shops sold more than 200', 'c2', 'c5'],
    ['pt', 'produtos que venderam mais de 60 unidades', 'c1', 'c3'],
    ['pt', 'quais lojas venderam mais de 60 unidades?', 'c2', 'c3'],
    ['ar', 'المنتجات التي باعت أكثر من 100', 'c1', 'c5'],
    ['ar', 'المنتجات التي باعت أكثر من 60 وحدة', 'c1', 'c3'],
  ] as const)('%s: %s', (language, wish, group, figure) => {
    const [gathered, filter] = stepsOf(SALES[language], wish);
    expect(gathered).toMatchObject({ verb: 'group', by: [group], measures: [{ operation: 'sum', column: figure }] });
    expect(filter).toMatchObject({ verb: 'filter', where: { operator: '>', left: { key: `sum_${figure}` } } });
  });

  test('and what is named behind the number says of which of them', () =>
    expect(stepsOf(SALES.en, 'shops that sold more than 20 croissants')).toMatchObject([
      { verb: 'filter', where: { left: { key: 'c1' }, right: { value: 'Croissant' } } },
      { verb: 'group', by: ['c2'], measures: [{ operation: 'sum', column: 'c3' }] },
      { verb: 'filter', where: { right: { value: 20 } } },
    ]));

  test.each([
    ['en', 'sales with a quantity above 5'],
    ['pt', 'vendas com quantidade acima de 5'],
    ['ar', 'المبيعات التي كميتها أكثر من 5'],
  ] as const)('but rows are looked at by themselves where they are named, %s', (language, wish) =>
    expect(stepsOf(SALES[language], wish)[0]).toMatchObject({ verb: 'filter', where: { left: { key: 'c3' } } }),
  );
});

describe('a stretch of time is told in the unit of its column', () => {
  test.each([
    ['en', 'how many patients stayed longer than a week', 7],
    ['en', 'stays longer than two weeks', 14],
    ['en', 'patients who stayed more than a week', 7],
    ['pt', 'quantos pacientes ficaram mais de uma semana', 7],
    ['pt', 'pacientes que ficaram mais de duas semanas', 14],
    ['ar', 'كم مريض أقام أكثر من أسبوع', 7],
    ['ar', 'المرضى الذين أقاموا أكثر من أسبوعين', 14],
  ] as const)('%s: %s', (language, wish, days) =>
    expect(stepsOf(STAYS[language], wish)[0]).toMatchObject({
      verb: 'filter',
      where: { operator: '>', left: { key: 'c3' }, right: { value: days } },
    }),
  );

  test.each([
    ['en', 'which week has the most patients'],
    ['ar', 'أكثر أسبوع من حيث عدد المرضى'],
  ] as const)('and weeks are still ranked, %s', (language, wish) =>
    expect(stepsOf(STAYS[language], wish)[0]).toMatchObject({ verb: 'truncateTime', part: 'week' }),
  );

  test('a week ago is a day, and no stretch', () =>
    expect(readingOf(STAYS.en, 'patients admitted more than a week ago')).toBeUndefined());
});

describe('how many were sold is how many pieces', () => {
  test.each([
    ['en', 'how many croissants were sold', 'Croissant'],
    ['en', 'how many croissants did we sell', 'Croissant'],
    ['pt', 'quantas coxinhas foram vendidas', 'Coxinha'],
    ['pt', 'quantas coxinhas vendemos', 'Coxinha'],
    ['ar', 'كم كرواسون تم بيعه', 'كرواسون'],
  ] as const)('%s: %s', (language, wish, product) =>
    expect(stepsOf(SALES[language], wish)).toMatchObject([
      { verb: 'filter', where: { left: { key: 'c1' }, right: { value: product } } },
      { verb: 'group', by: [], measures: [{ operation: 'sum', column: 'c3' }] },
    ]),
  );

  test.each([
    ['en', 'how many croissants were sold by shop'],
    ['pt', 'número de coxinhas vendidas por loja'],
    ['ar', 'عدد الكرواسون المباع حسب الفرع'],
  ] as const)('of each group, %s', (language, wish) =>
    expect(stepsOf(SALES[language], wish).at(-1)).toMatchObject({
      verb: 'group',
      by: ['c2'],
      measures: [{ operation: 'sum', column: 'c3' }],
    }),
  );

  test.each([
    ['en', 'number of croissant sales by shop'],
    ['en', 'how many croissants by shop'],
    ['pt', 'número de vendas de coxinha por loja'],
  ] as const)('but sales are rows, %s: %s', (language, wish) =>
    expect(JSON.stringify(stepsOf(SALES[language], wish))).not.toContain('"column":"c3"'),
  );
});

describe('the number of what a label calls is that figure', () => {
  const riders = (labels: readonly string[]): GraphConfig =>
    tableOf(
      labels,
      Array.from({ length: 36 }, (_, at) => [
        `${2022 + Math.floor(at / 18)}-${String(1 + (Math.floor(at / 3) % 12)).padStart(2, '0')}-01`,
        ['Bus', 'Metro', 'Tram'][at % 3] ?? '',
        4_000 + ((at * 377) % 5_003),
      ]),
    );
  test.each([
    [['Month', 'Mode', 'Passengers'], 'evolution of the number of passengers by mode'],
    [['Mês', 'Linha', 'Passageiros'], 'evolução do número de passageiros por linha'],
    [['الشهر', 'الوسيلة', 'عدد الركاب'], 'تطور عدد الركاب لكل وسيلة'],
  ] as const)('along time, though no two are alike: %s', (labels, wish) =>
    expect(stepsOf(riders(labels), wish)[0]).toMatchObject({
      verb: 'group',
      by: ['c0', 'c1'],
      measures: [{ operation: 'sum', column: 'c2' }],
    }),
  );

  test('and rows are counted where they are named', () =>
    expect(stepsOf(riders(['Month', 'Mode', 'Passengers']), 'number of rows by mode')[0]).toMatchObject({
      measures: [{ operation: 'count' }],
    }));
});

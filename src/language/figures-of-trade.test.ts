import { describe, expect, test } from 'vitest';
import { createSituation } from '../../test/fixtures/language/sample-situation.ts';
import { tableOf } from '../../test/fixtures/small-chart.ts';
import type { GraphConfig } from '../chart/graph-config.ts';
import type { Locale } from '../chart/locale.ts';
import { understand } from './understand.ts';

const SHOPS = ['Riverside', 'Old Town', 'Airport'];
const DRINKS = ['Latte', 'Tea', 'Mocha', 'Juice'];

/** Rows of trade that tell pieces and prices, with more columns behind them; the keys are c0, c1 and so on. */
function tradeOf(labels: readonly string[]): GraphConfig {
  const columns = labels.map((label, at) => ({ key: `c${at}`, label }));
  const rows = Array.from({ length: 24 }, (_, at) =>
    Object.fromEntries(columns.map(({ key }, column) => [key, cellAt(at, column)])),
  );
  return { type: 'table', data: { columns, rows } };
}

function cellAt(row: number, column: number): string | number {
  const first = [`2024-0${1 + (row % 6)}-1${row % 9}`, SHOPS[row % 3] ?? '', DRINKS[row % 4] ?? ''];
  return first[column] ?? (column === 3 ? 1 + (row % 5) : column === 4 ? 2.5 + (row % 4) : 40 + ((row * 7) % 31));
}

const TRADE = tradeOf(['date', 'store', 'drink', 'qty', 'unit_price']);
const stepsOf = (wish: string, config = TRADE, locale: Locale = 'EN_US') =>
  understand(wish, createSituation(config, { locale, purpose: 'chart' })).readings[0]?.plan.steps ?? [];
const cell = (key: string) => ({ kind: 'column', key });
const PIECES_TIMES_PRICE = { kind: 'binary', operator: '*', left: cell('c3'), right: cell('c4') };

describe('what was earned, in a table of pieces and prices', () => {
  test.each([
    'revenue by store',
    'which store earned the most',
    'how much did each store make',
    'how much did each store earn',
    'how much per store',
    'best store',
  ])('is pieces times their price, added up: "%s"', (wish) => {
    expect(stepsOf(wish)).toMatchObject([
      { verb: 'derive', expression: PIECES_TIMES_PRICE, as: { label: 'Revenue' } },
      { verb: 'group', by: ['c1'], measures: [{ operation: 'sum' }] },
      ...stepsOf(wish).slice(2),
    ]);
  });

  test('is averaged where that is asked for', () => {
    expect(stepsOf('average revenue by drink')).toMatchObject([
      { verb: 'derive' },
      { verb: 'group', by: ['c2'], measures: [{ operation: 'mean' }] },
    ]);
  });

  test('has its name in the language of the wish', () => {
    const loja = tradeOf(['Data', 'Loja', 'Produto', 'Quantidade', 'Preço unitário']);
    const expected = (label: string) => [
      { verb: 'derive', expression: PIECES_TIMES_PRICE, as: { label } },
      { verb: 'group', measures: [{ operation: 'sum' }] },
    ];
    for (const wish of ['faturamento por loja', 'quanto faturou cada loja?', 'quanto por loja'])
      expect(stepsOf(wish, loja, 'PT_PT').slice(0, 2)).toMatchObject(expected('Receita'));
    const dated = tradeOf(['Data da venda', 'Loja', 'Produto', 'Quantidade', 'Preço unitário']);
    expect(stepsOf('receita por loja', dated, 'PT_PT').slice(0, 2)).toMatchObject(expected('Receita'));
    const branches = tradeOf(['التاريخ', 'الفرع', 'المنتج', 'الكمية', 'سعر الوحدة']);
    for (const wish of ['الإيرادات حسب الفرع', 'إيراد كل فرع', 'كم كسب كل فرع'])
      expect(stepsOf(wish, branches, 'AR').slice(0, 2)).toMatchObject(expected('الإيرادات'));
  });

  test.each([['Total'], ['Amount'], ['Sales'], ['Revenue']])('is the column %s where the table has it', (label) => {
    const steps = stepsOf('revenue by store', tradeOf(['date', 'store', 'drink', 'qty', 'unit_price', label]));
    expect(steps).toMatchObject([{ verb: 'group', measures: [{ operation: 'sum', column: 'c5' }] }]);
  });

  test.each([
    ['qty', 'unit cost', 'EN_US', 'revenue by store'],
    ['qty', 'purchase price', 'EN_US', 'revenue by store'],
    ['qty', 'price index', 'EN_US', 'revenue by store'],
    ['reorder qty', 'unit price', 'EN_US', 'revenue by store'],
    ['quantity in stock', 'price', 'EN_US', 'revenue by store'],
    ['quantidade', 'preço de compra', 'PT_PT', 'receita por store'],
    ['الكمية', 'سعر الشراء', 'AR', 'الإيرادات حسب store'],
  ] as const)('is no product of "%s" and "%s"', (pieces, price, locale, wish) => {
    expect(stepsOf(wish, tradeOf(['date', 'store', 'drink', pieces, price]), locale)).toEqual([]);
  });

  test.each([
    ['Quantity ordered', 'PriceEach', 'EN_US', 'revenue by store'],
    ['Units sold', 'Selling price (€)', 'EN_US', 'revenue by store'],
    ['Qty', 'Price USD', 'EN_US', 'revenue by store'],
    ['Quantidade vendida', 'Preço unitário (EUR)', 'PT_PT', 'receita por store'],
    ['الكمية المطلوبة', 'سعر الوحدة (ريال)', 'AR', 'الإيرادات حسب store'],
  ] as const)('is "%s" times "%s"', (pieces, price, locale, wish) => {
    expect(stepsOf(wish, tradeOf(['date', 'store', 'drink', pieces, price]), locale)).toMatchObject([
      { verb: 'derive', expression: PIECES_TIMES_PRICE },
      { verb: 'group', by: ['c1'], measures: [{ operation: 'sum' }] },
    ]);
  });

  test.each([
    ['average order value by store', 'EN_US'],
    ['ticket médio por store', 'PT_PT'],
    ['متوسط قيمة الطلب حسب store', 'AR'],
  ] as const)('is what an order comes to on average: "%s"', (wish, locale) => {
    expect(stepsOf(wish, TRADE, locale)).toMatchObject([
      { verb: 'derive', expression: PIECES_TIMES_PRICE },
      { verb: 'group', by: ['c1'], measures: [{ operation: 'mean' }] },
    ]);
  });

  test.each([
    ['average order value by store', 'EN_US'],
    ['ticket médio por store', 'PT_PT'],
  ] as const)('is nothing that "%s" could be where no money is told', (wish, locale) => {
    expect(stepsOf(wish, tradeOf(['date', 'store', 'drink', 'doors', 'weight']), locale)).toEqual([]);
  });
});

describe('the name of a figure', () => {
  test('means no rows that a part of another name speaks of', () => {
    const branches = tradeOf(['التاريخ', 'الفرع', 'المنتج', 'الكمية', 'سعر الوحدة']);
    expect(stepsOf('الكمية حسب الفرع', branches, 'AR').slice(0, 1)).toMatchObject([
      { verb: 'group', measures: [{ operation: 'sum', column: 'c3' }] },
    ]);
  });
});

describe('"how many" and "how much"', () => {
  test.each(['how much qty by drink', 'how much does the qty vary'])('"%s" is of the figure that it names', (wish) => {
    expect(JSON.stringify(stepsOf(wish))).not.toContain('"derive"');
  });

  test.each(['how much does each drink cost', 'how much qty did each drink have'])(
    '"%s" shows the figure that it names, and no money beside it',
    (wish) => {
      const cost = tradeOf(['date', 'store', 'drink', 'qty', 'unit_price', 'cost']);
      expect(stepsOf(wish, cost)).toMatchObject([{ verb: 'group', by: ['c2'], measures: [{ operation: 'sum' }] }]);
    },
  );

  test.each([
    ['how many per store', 'EN_US'],
    ['quantos por store', 'PT_PT'],
  ] as const)('"%s" counts', (wish, locale) => {
    expect(stepsOf(wish, TRADE, locale)).toMatchObject([{ verb: 'group', measures: [{ operation: 'count' }] }]);
  });
});

describe('a figure whose label is a unit', () => {
  const RUNS = {
    type: 'table',
    data: {
      columns: ['Runner', 'km', 'kWh', 'min'].map((label, at) => ({ key: `c${at}`, label })),
      rows: [
        { c0: 'Ana', c1: 10, c2: 3.1, c3: 55 },
        { c0: 'Bo', c1: 12, c2: 4.2, c3: 62 },
        { c0: 'Ana', c1: 8, c2: 2.4, c3: 40 },
        { c0: 'Bo', c1: 15, c2: 5.1, c3: 80 },
      ],
    },
  } as const satisfies GraphConfig;

  test.each([
    ['distance per runner', 'EN_US', 'c1'],
    ['distância por runner', 'PT_PT', 'c1'],
    ['energy by runner', 'EN_US', 'c2'],
    ['average consumption by runner', 'EN_US', 'c2'],
  ] as const)('is found by what it measures: "%s"', (wish, locale, column) => {
    expect(stepsOf(wish, RUNS, locale)[0]).toMatchObject({ verb: 'group', by: ['c0'], measures: [{ column }] });
  });

  test('is no answer to another quantity', () => {
    expect(JSON.stringify(stepsOf('weight per runner', RUNS))).not.toContain('"c1"');
  });
});

describe('a plan that is reached or missed', () => {
  const planOf = (labels: readonly string[]): GraphConfig => ({
    type: 'table',
    data: {
      columns: labels.map((label, at) => ({ key: `c${at}`, label })),
      rows: [
        { c0: 'Sales', c1: 122, c2: 145 },
        { c0: 'IT', c1: 114, c2: 90 },
        { c0: 'Ops', c1: 102, c2: 102 },
      ],
    },
  });

  test.each([
    ['who missed the plan', 'EN_US', ['Department', 'Plan', 'Actual'], '<'],
    ['departments that fell short of the plan', 'EN_US', ['Department', 'Plan', 'Actual'], '<'],
    ['departments that hit the plan', 'EN_US', ['Department', 'Plan', 'Actual'], '>='],
    ['departamentos que não atingiram o planeado', 'PT_PT', ['Departamento', 'Planeado', 'Realizado'], '<'],
    ['الأقسام التي لم تحقق المخطط', 'AR', ['القسم', 'المخطط', 'الفعلي'], '<'],
  ] as const)('keeps the rows by what came of it: "%s"', (wish, locale, labels, operator) => {
    expect(stepsOf(wish, planOf(labels), locale)[0]).toMatchObject({
      verb: 'filter',
      where: { kind: 'binary', operator, left: cell('c2'), right: cell('c1') },
    });
  });
});

test.each(['margem (valor menos custo) por região', 'valor menos custo por região'])(
  'what is taken off a figure is no least of it: %s',
  (wish) => {
    const invoices = tableOf(
      ['nº fatura', 'região', 'valor', 'custo'],
      Array.from({ length: 24 }, (_, at) => [`F${at}`, ['Norte', 'Sul'][at % 2] ?? '', 100 + at * 7.5, 60 + at * 3.25]),
    );
    const steps = understand(wish, createSituation(invoices, { locale: 'PT_PT', purpose: 'chart' })).readings[0]?.plan
      .steps;
    expect(steps?.slice(0, 2)).toMatchObject([
      { verb: 'group', measures: [{ operation: 'sum' }, { operation: 'sum' }] },
      { verb: 'derive', expression: { operator: '-', left: { key: 'sum_c2' }, right: { key: 'sum_c3' } } },
    ]);
  },
);

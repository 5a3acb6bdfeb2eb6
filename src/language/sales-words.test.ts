import { describe, expect, test } from 'vitest';
import { createSituation } from '../../test/fixtures/language/sample-situation.ts';
import type { GraphConfig } from '../chart/graph-config.ts';
import type { Locale } from '../chart/locale.ts';
import { understand } from './understand.ts';

/** Sales of a shop whose only word for sales is in the label of their date. */
function shop(locale: Locale, labels: readonly string[], [first, second]: readonly [string, string]) {
  const rows = Array.from({ length: 40 }, (_, at) => [
    900 + at,
    `2024-${String(1 + (at % 12)).padStart(2, '0')}-${String(1 + ((at * 5) % 28)).padStart(2, '0')}`,
    at % 3 === 0 ? first : second,
    1 + (at % 7),
    (1 + (at % 7)) * (at % 3 === 0 ? 9 : 12.5),
    at % 2 === 0 ? 'Norte' : 'Sul',
  ]);
  const columns = labels.map((label, at) => ({ key: `c${at}`, label }));
  const table: GraphConfig = {
    type: 'table',
    data: { columns, rows: rows.map((row) => Object.fromEntries(row.map((cell, at) => [`c${at}`, cell]))) },
  };
  return { table, situation: createSituation(table, { locale }) };
}

const ENGLISH = shop(
  'EN_US',
  ['Order no.', 'Sale date', 'Product', 'Qty', 'Total value ($)', 'Store'],
  ['Scarf', 'Glove'],
);
const PORTUGUESE = shop(
  'PT_PT',
  ['Nº do pedido', 'Data da venda', 'Produto', 'Qtde', 'Valor total (R$)', 'Loja'],
  ['Luva', 'Gorro'],
);
const ARABIC = shop('AR', ['رقم الفاتورة', 'تاريخ البيع', 'الصنف', 'الكمية', 'الإجمالي', 'الفرع'], ['وشاح', 'قفاز']);
const SHOPS = { en: ENGLISH, pt: PORTUGUESE, ar: ARABIC } as const;
const COLUMNS = ['number', 'date', 'product', 'quantity', 'total', 'store'] as const;

/** What is worked out, as operation and column, and the conditions, their columns by name. */
function readingOf(language: keyof typeof SHOPS, wish: string, purpose: 'chart' | 'data' = 'data') {
  const { table, situation } = SHOPS[language];
  const nameOf = (key: unknown) => COLUMNS[table.data.columns.findIndex((column) => column.key === key)];
  const steps = understand(wish, { ...situation, purpose }).readings[0]?.plan.steps ?? [];
  return {
    verbs: steps.map(({ verb }) => verb),
    figures: steps.flatMap((step) =>
      step.verb === 'group'
        ? step.measures.map((measure) =>
            'column' in measure && measure.operation !== 'count'
              ? `${measure.operation} ${nameOf(measure.column)}`
              : measure.operation,
          )
        : [],
    ),
    where: steps.flatMap((step) => {
      const column = step.verb === 'filter' && step.where.kind === 'between' ? step.where.of : undefined;
      return column?.kind === 'column' ? [nameOf(column.key)] : [];
    }),
  };
}

describe('sales where only their date is called after them', () => {
  test.each([
    ['en', 'revenue by store'],
    ['en', 'how much did we sell per month'],
    ['en', 'on which weekday do we sell the most?'],
    ['en', 'group sales by quarter'],
    ['pt', 'faturamento por loja'],
    ['pt', 'quanto vendemos por mês'],
    ['pt', 'em que dia da semana se vende mais?'],
    ['pt', 'evolução mensal do faturamento por loja'],
    ['ar', 'المبيعات حسب الفرع'],
    ['ar', 'كم بعنا في كل شهر'],
    ['ar', 'اجمع المبيعات حسب الربع'],
  ] as const)('are what they came to, %s: %s', (language, wish) =>
    expect(readingOf(language, wish).figures).toEqual(['sum total']),
  );

  test.each([
    ['en', 'how many sales per store'],
    ['pt', 'número de vendas por loja'],
    ['ar', 'عدد المبيعات لكل فرع'],
  ] as const)('are rows where they are counted, %s: %s', (language, wish) =>
    expect(readingOf(language, wish).figures).toEqual(['count']),
  );

  test.each([
    ['en', 'how many units did we sell per month'],
    ['pt', 'quantas unidades de luva foram vendidas por loja'],
    ['ar', 'الكمية المباعة حسب الصنف'],
  ] as const)('are pieces where pieces are spoken of, %s: %s', (language, wish) =>
    expect(readingOf(language, wish).figures).toEqual(['sum quantity']),
  );

  test.each([
    ['pt', 'só as vendas da loja Norte'],
    ['ar', 'مبيعات يوم الجمعة'],
  ] as const)('keep their columns where rows are picked, %s: %s', (language, wish) =>
    expect(readingOf(language, wish).verbs).toEqual(['filter']),
  );
});

describe('numbers with money behind them', () => {
  test.each([
    ['en', 'orders between 20 and 40 dollars'],
    ['pt', 'pedidos entre 20 e 40 reais'],
    ['ar', 'الفواتير بين ٢٠ و٤٠ ريال'],
  ] as const)('lie between two amounts, and are no numbers of orders, %s: %s', (language, wish) =>
    expect(readingOf(language, wish).where).toEqual(['total']),
  );
});

describe('a label without its unit', () => {
  test('is named by all its other words, whatever else they mean', () => {
    expect(readingOf('pt', 'relação entre quantidade e valor total', 'chart').verbs).toContain('select');
  });

  test('is put in order with the direction before it, no column lost', () => {
    expect(readingOf('pt', 'ordena do maior pro menor valor').verbs).toEqual(['sort']);
    expect(readingOf('en', 'sort from largest to smallest value').verbs).toEqual(['sort']);
  });
});

describe('words of a drawing that are words of the table too', () => {
  test.each([
    ['pt', 'barras horizontais com o faturamento por produto', ['sum total']],
    ['ar', 'خط للمبيعات حسب الاسبوع', ['sum total']],
  ] as const)('%s: %s', (language, wish, figures) =>
    expect(readingOf(language, wish, 'chart').figures).toEqual(figures),
  );
});

describe('units that are no pieces', () => {
  /** Sales of two units of a business, by product, with a price for each unit. */
  const OF_UNITS = {
    en: shopOfUnits('EN_US', ['Business unit', 'Product', 'Quantity', 'Unit price', 'Total']),
    pt: shopOfUnits('PT_PT', ['Unidade de negócio', 'Produto', 'Quantidade', 'Preço unitário', 'Valor total']),
  };

  test.each([
    ['en', 'sales by unit', ['c0'], ['c4']],
    ['en', 'sales by business unit', ['c0'], ['c4']],
    ['en', 'sales and unit price by product', ['c1'], ['c4', 'c3']],
    ['en', 'sales and quantity by product', ['c1'], ['c4', 'c2']],
    ['en', 'how many units by product', ['c1'], ['c2']],
    ['pt', 'vendas por unidade', ['c0'], ['c4']],
    ['pt', 'vendas por unidade de negócio', ['c0'], ['c4']],
    ['pt', 'vendas e quantidade por produto', ['c1'], ['c4', 'c2']],
    ['pt', 'unidades vendidas por produto', ['c1'], ['c2']],
  ] as const)('%s: %s', (language, wish, by, columns) => {
    const steps = understand(wish, OF_UNITS[language]).readings[0]?.plan.steps ?? [];
    expect(steps).toContainEqual(
      expect.objectContaining({ by, measures: columns.map((column) => expect.objectContaining({ column })) }),
    );
  });

  function shopOfUnits(locale: Locale, labels: readonly string[]) {
    const columns = labels.map((label, at) => ({ key: `c${at}`, label }));
    const rows = Array.from({ length: 24 }, (_, at) => ({
      c0: ['Retail', 'Online'][at % 2] ?? '',
      c1: ['Pen', 'Ink', 'Pad'][at % 3] ?? '',
      c2: 1 + ((at * 5) % 9),
      c3: 2 + ((at * 7) % 19),
      c4: 20 + ((at * 37) % 181),
    }));
    return createSituation({ type: 'table', data: { columns, rows } }, { locale });
  }
});

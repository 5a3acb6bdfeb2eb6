import { describe, expect, test } from 'vitest';
import { createSituation } from '../../test/fixtures/language/sample-situation.ts';
import { tableOf } from '../../test/fixtures/small-chart.ts';
import type { GraphConfig } from '../chart/graph-config.ts';
import { applyPlan } from '../plan/apply-plan.ts';
import { understand } from './understand.ts';

/** The rows that come of a wish, each as its cells; none where it is not understood. */
function rowsOf(wish: string, config: GraphConfig, purpose: 'data' | 'chart' = 'data'): readonly unknown[][] {
  const plan = understand(wish, createSituation(config, { purpose })).readings[0]?.plan;
  if (plan === undefined) return [];
  const { data } = applyPlan(config, plan, { locale: 'EN_US' }).config;
  return data.rows.map((row) => data.columns.map(({ key }) => row[key]));
}

const SHIFTS = tableOf(
  ['Nurse', 'Ward', 'Duration (min)', 'Reply'],
  [
    ['Ana', 'North', 30, 'Came'],
    ['Rui', 'North', 50, 'Declined'],
    ['Eva', 'South', 20, 'Did not come'],
    ['Ivo', 'South', 45, 'Came'],
    ['Zé', 'North', 40, 'Came'],
  ],
);

const SALES = tableOf(
  ['Shop', 'Product', 'Units', 'Revenue', 'Fees', 'Date'],
  [
    ['Harbour', 'Tea', 12, 600, 30, '2024-01-03'],
    ['Market', 'Tea', 7, 350, 17, '2024-03-19'],
    ['Harbour', 'Sugar', 30, 450, 22, '2024-05-08'],
    ['Market', 'Sugar', 22, 330, 16, '2024-08-21'],
    ['Harbour', 'Rice', 9, 810, 40, '2024-11-15'],
    ['Market', 'Rice', 2, 180, 9, '2024-12-02'],
  ],
);

const MONTHS = tableOf(
  ['Shop', 'Town', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'],
  [
    ['Harbour', 'Faro', 1, 2, 3, 4, 5, 6],
    ['Market', 'Faro', 10, 10, 10, 10, 10, 10],
    ['Station', 'Beja', 2, 2, 2, 2, 2, 2],
  ],
);

describe('the longest, the shortest and the average', () => {
  test.each([
    'longest, shortest and average duration per ward',
    'duraçao mais longa, mais curta e media por ward',
    'أطول وأقصر ومتوسط مدة لكل ward',
  ])('are three figures of each group: "%s"', (wish) => {
    expect(rowsOf(wish, SHIFTS)).toEqual([
      ['North', 50, 30, 40],
      ['South', 45, 20, 32.5],
    ]);
  });
});

describe('cells that deny another', () => {
  test.each(['who did not come', 'nurses who did not come'])('are what a denial asks for: "%s"', (wish) => {
    expect(rowsOf(wish, SHIFTS).map(([name]) => name)).toEqual(['Eva']);
  });

  const visits = tableOf(
    ['المراجع', 'الحالة'],
    [
      ['هند', 'حضر'],
      ['بدر', 'ألغى'],
      ['لمى', 'لم يحضر'],
      ['سعد', 'حضر'],
    ],
  );
  test.each(['مين ما حضر', 'اللي ما حضروا'])('are found by their root: "%s"', (wish) => {
    expect(rowsOf(wish, visits).map(([name]) => name)).toEqual(['لمى']);
  });

  test('are not asked for where rows are left out', () => {
    expect(rowsOf('ما عدا حضر', visits).map(([name]) => name)).toEqual(['بدر', 'لمى']);
  });
});

describe('months in headings', () => {
  test.each(['total of the year by shop', 'total do ano por shop', 'total do semestre por shop'])(
    'add up to the whole of what they lie in: "%s"',
    (wish) => {
      expect(rowsOf(wish, MONTHS)).toEqual([
        ['Harbour', 21],
        ['Market', 60],
        ['Station', 12],
      ]);
    },
  );

  test('are no whole of a quarter', () => {
    expect(rowsOf('total do trimestre por shop', MONTHS)).not.toContainEqual(['Market', 60]);
  });
});

describe('the first with the second', () => {
  test.each([
    'compara o primeiro com o segundo semestre: revenue',
    'compara revenue no primeiro e no segundo semestre',
    'compare revenue in the first half with the second half',
    'revenue: النصف الأول مقابل الثاني',
  ])('are both periods of the year: "%s"', (wish) => {
    expect(rowsOf(wish, SALES).map((row) => row.at(-1))).toEqual([1400, 1320]);
  });
});

describe('values side by side', () => {
  test.each([
    'revenue of harbour and market side by side per product',
    'revenue de harbour e market lado a lado por product',
  ])('stand apart, and are not added up: "%s"', (wish) => {
    const sales = tableOf(
      ['Shop', 'Product', 'Revenue'],
      SALES.data.rows.map(({ c0, c1, c3 }) => [String(c0), String(c1), Number(c3)]).concat([['Station', 'Tea', 70]]),
    );
    expect(rowsOf(wish, sales, 'chart')).toEqual([
      ['Tea', 600, 350],
      ['Sugar', 450, 330],
      ['Rice', 810, 180],
    ]);
  });
});

describe('what sold most', () => {
  test.each([
    ['which product sold most by value', 'Rice', 990],
    ['que product vendeu mais em valor', 'Rice', 990],
    ['que product vendeu mais em quantidade', 'Sugar', 52],
    ['product mais vendido em quantidade', 'Sugar', 52],
    ['أي product باع أكثر من حيث القيمة', 'Rice', 990],
  ])('is so in the figure that the wish names: "%s"', (wish, product, figure) => {
    expect(rowsOf(wish, SALES)).toEqual([[product, figure]]);
  });
});

describe('a price that no column holds', () => {
  test.each(['average price per unit by product', 'preço médio por unidade por product', 'سعر الوحدة لكل product'])(
    'is what was earned for each piece, and no fee: "%s"',
    (wish) => {
      expect(rowsOf(wish, SALES)).toEqual([
        ['Tea', 50],
        ['Sugar', 15],
        ['Rice', 90],
      ]);
    },
  );

  test('is that of the column where one holds it', () => {
    const priced = tableOf(
      ['Product', 'Units', 'Revenue', 'Unit price'],
      [
        ['Tea', 2, 30, 10],
        ['Tea', 4, 80, 20],
        ['Rice', 4, 20, 6],
      ],
    );
    expect(rowsOf('average unit price by product', priced)).toEqual([
      ['Tea', 15],
      ['Rice', 6],
    ]);
  });
});

describe('things in the order of a figure', () => {
  const teams = tableOf(
    ['Team', 'Points', 'Price'],
    [
      ['Lions', 30, 4],
      ['Bears', 34, 9],
      ['Wolves', 18, 5],
    ],
  );
  const first = (wish: string, config: GraphConfig) => rowsOf(wish, config)[0]?.[0];

  test.each(['rank the teams by points', 'classifica teams por points', 'رتب team حسب points'])(
    'stand with the highest first where they are ranked: "%s"',
    (wish) => expect(first(wish, teams)).toBe('Bears'),
  );

  test.each(['رتب team حسب price', 'رتب team تصاعديا حسب points'])('do not where less is no worse: "%s"', (wish) =>
    expect(first(wish, teams)).not.toBe('Bears'),
  );

  test('are gathered first where they come again', () => {
    expect(rowsOf('رتب product حسب revenue', SALES)).toEqual([
      ['Rice', 990],
      ['Tea', 950],
      ['Sugar', 780],
    ]);
  });
});

describe('half an hour as it is said in Egypt', () => {
  test('is thirty minutes', () => {
    expect(rowsOf('duration اكتر من نص ساعة', SHIFTS).map(([name]) => name)).toEqual(['Rui', 'Ivo', 'Zé']);
  });
});

describe('what each changed by between two periods', () => {
  const visits = tableOf(
    ['Cidade', 'Ano', 'Visitantes'],
    [
      ['Faro', 2021, 100],
      ['Beja', 2021, 40],
      ['Faro', 2022, 150],
      ['Beja', 2022, 30],
      ['Faro', 2023, 130],
      ['Beja', 2023, 60],
    ],
  );

  test.each([
    'quanto aumentaram os visitantes em cada cidade de 2021 a 2023',
    'change in visitantes by cidade from 2021 to 2023',
    'كم زاد visitantes في كل cidade من 2021 إلى 2023',
  ])('is the last less the first of each: "%s"', (wish) => {
    expect(rowsOf(wish, visits)).toEqual([
      ['Faro', 30],
      ['Beja', 20],
    ]);
  });

  test('is in percent where they grew', () => {
    expect(rowsOf('quanto cresceram os visitantes em cada cidade entre 2021 e 2023', visits)).toEqual([
      ['Faro', 30],
      ['Beja', 50],
    ]);
  });
});

describe('«acumulado» without a shape to stack', () => {
  test.each(['revenue por mês com acumulado', 'revenue حسب الشهر متراكم'])('is a running total: "%s"', (wish) => {
    expect(rowsOf(wish, SALES).map((row) => row.at(-1))).toEqual([600, 950, 1400, 1730, 2540, 2720]);
  });

  test('stacks the bars that are named', () => {
    const { readings } = understand('barras acumuladas de revenue por shop e product', createSituation(SALES));
    expect(readings[0]?.suits).toEqual([expect.stringMatching(/^stacked/)]);
  });
});

describe('one figure above another', () => {
  const output = tableOf(
    ['Mês', 'Consumo', 'Produção'],
    [
      ['2024-01', 420, 110],
      ['2024-02', 280, 330],
      ['2024-03', 310, 300],
    ],
  );

  test.each([
    'em que meses a produção passou o consumo',
    'meses em que a produção superou o consumo',
    'quando a produção foi maior que o consumo',
  ])('keeps the rows where it is so: "%s"', (wish) => {
    expect(rowsOf(wish, output).map(([month]) => month)).toEqual(['2024-02']);
  });
});

test('«رتبلي» is «رتب», and whom it is done for', () => {
  expect(rowsOf('رتبلي ward حسب duration تنازليا', SHIFTS)).toHaveLength(2);
});

describe('what is left of a figure', () => {
  test.each([
    'net revenue after fees by product',
    'revenue less fees by product',
    'revenue líquida de fees por product',
    'صافي revenue بعد خصم fees لكل product',
  ])('is the one less the other: "%s"', (wish) => {
    expect(rowsOf(wish, SALES)).toEqual([
      ['Tea', 903],
      ['Sugar', 742],
      ['Rice', 941],
    ]);
  });
});

describe('what teams did', () => {
  const table = tableOf(
    ['Equipe', 'Vitórias', 'Empates', 'Derrotas'],
    [
      ['Azulão', 9, 3, 2],
      ['Trovão', 2, 6, 4],
    ],
  );
  test.each([
    ['times que ganharam mais do que perderam', 'Azulão'],
    ['times que empataram mais do que perderam', 'Azulão Trovão'],
    ['teams that won more than they lost', 'Azulão'],
  ])('is held in columns that are called after it: "%s"', (wish, names) => {
    expect(
      rowsOf(wish, table)
        .map(([name]) => name)
        .join(' '),
    ).toBe(names);
  });
});

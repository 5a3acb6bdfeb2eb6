import { describe, expect, it } from 'vitest';
import { askAgent } from '../../../test/fixtures/ask-agent.ts';
import { cellsOf, days, labelsOf, tableOf } from '../../../test/fixtures/small-chart.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import type { Locale } from '../../chart/locale.ts';
import { generate } from './agent.ts';

const ask = async (wish: string, config: GraphConfig, locale: Locale = 'EN_US') =>
  (await askAgent(generate, wish, config, { locale })).config;

/** Single sales: the highest is of a lamp, the most in all of chairs; only the beds lose money. */
const SALES = [
  ['2024-01-03', 'North', 'Chair', 300, 60],
  ['2024-01-04', 'South', 'Lamp', 500, -20],
  ['2024-01-09', 'North', 'Chair', 350, 40],
  ['2024-02-02', 'South', 'Bed', 90, -30],
  ['2024-02-08', 'South', 'Lamp', 40, 50],
  ['2024-02-09', 'North', 'Bed', 80, 10],
] as const;
const soldAs = (labels: readonly string[]): GraphConfig => tableOf(labels, SALES);
const ENGLISH = soldAs(['Date', 'Region', 'Product', 'Sales', 'Profit']);
const PORTUGUESE = soldAs(['Data', 'Região', 'Produto', 'Vendas', 'Lucro']);
const ARABIC = soldAs(['التاريخ', 'المنطقة', 'المنتج', 'المبيعات', 'الربح']);

describe('what sold the most', () => {
  it.each<readonly [string, GraphConfig, Locale]>([
    ['what sold the most', ENGLISH, 'EN_US'],
    ['o que é que vendeu mais?', PORTUGUESE, 'PT_PT'],
    ['ما الذي بيع أكثر', ARABIC, 'AR'],
    ['produto mais vendido', PORTUGUESE, 'PT_PT'],
  ])('is seen among all things, by all that each sold: %s', async (wish, config, locale) => {
    expect(cellsOf(await ask(wish, config, locale))).toEqual([
      ['Chair', 650],
      ['Lamp', 540],
      ['Bed', 170],
    ]);
  });

  it.each<readonly [string, GraphConfig, Locale]>([
    ['most profitable product', ENGLISH, 'EN_US'],
    ['which product is the most profitable?', ENGLISH, 'EN_GB'],
    ['produtos mais lucrativos', PORTUGUESE, 'PT_PT'],
    ['أكثر المنتجات ربحية', ARABIC, 'AR'],
  ])('goes by the profit where it is to be profitable: %s', async (wish, config, locale) => {
    expect(cellsOf(await ask(wish, config, locale))).toEqual([
      ['Chair', 100],
      ['Lamp', 30],
      ['Bed', -20],
    ]);
  });

  it('is the few that are asked for', async () => {
    expect(cellsOf(await ask('top 2 most profitable products', ENGLISH)).map(([name]) => name)).toEqual([
      'Chair',
      'Lamp',
    ]);
  });
});

describe('things with so much of a figure', () => {
  it.each<readonly [string, GraphConfig, Locale]>([
    ['products with sales above 400', ENGLISH, 'EN_US'],
    ['which products have more than 400 in sales', ENGLISH, 'EN_US'],
    ['produtos com vendas acima de 400', PORTUGUESE, 'PT_PT'],
    ['المنتجات التي مبيعاتها أكبر من 400', ARABIC, 'AR'],
  ])('are told by all their rows: %s', async (wish, config, locale) => {
    expect(cellsOf(await ask(wish, config, locale))).toEqual([
      ['Chair', 650],
      ['Lamp', 540],
    ]);
  });

  it.each(['products at a loss', 'which products lost money'])('make a loss in all: %s', async (wish) => {
    expect(cellsOf(await ask(wish, ENGLISH))).toEqual([['Bed', -20]]);
  });

  it('are rows where rows are kept', async () => {
    const { config } = await askAgent(generate, 'sales above 400', ENGLISH, {});
    expect(config.data.rows).toHaveLength(1);
  });
});

/** Guests one by one: the smokers, of whom there are more, give less each. */
const GUESTS = tableOf(
  ['Guest', 'Gender', 'Smoker', 'Tip', 'Came back', 'First visit'],
  [
    ['Ada', 'female', 'yes', 2, 'yes', '2024-03-01'],
    ['Bo', 'male', 'yes', 3, 'no', '2024-01-05'],
    ['Cy', 'male', 'yes', 1, 'no', '2024-02-11'],
    ['Di', 'female', 'no', 5, 'yes', '2024-04-20'],
    ['Ed', 'male', 'yes', 2, 'yes', '2024-04-02'],
  ],
);

describe('one asked to be set against another', () => {
  it.each(['do smokers tip more than non-smokers?', 'are tips of smokers higher than of non-smokers'])(
    'is told by what each of them has: %s',
    async (wish) => {
      expect(cellsOf(await ask(wish, GUESTS))).toEqual([
        ['yes', 2],
        ['no', 5],
      ]);
    },
  );

  it.each<readonly [string, GraphConfig, Locale]>([
    ['do women tip more than men', GUESTS, 'EN_US'],
    ['do women give bigger tips than men', GUESTS, 'EN_US'],
    ['as mulheres dão mais gorjeta do que os homens?', withLabel(3, 'Gorjeta'), 'PT_PT'],
  ])('may be values of any column: %s', async (wish, config, locale) => {
    expect(cellsOf(await ask(wish, config, locale))).toEqual([
      ['female', 3.5],
      ['male', 2],
    ]);
  });

  it.each<readonly [string, GraphConfig, Locale]>([
    ['are sales higher in North than in South and East', withRegion(ENGLISH), 'EN_US'],
    ['North tem mais vendas do que South e East', withRegion(PORTUGUESE), 'PT_PT'],
  ])('may be set against more than one: %s', async (wish, config, locale) => {
    expect(cellsOf(await ask(wish, config, locale))).toEqual([
      ['North', 730],
      ['South', 630],
      ['East', 7],
    ]);
  });

  it('is told by how often it is so', async () => {
    const drawn = await ask('did women come back more than men', withLabel(4, 'Come back'));
    expect(cellsOf(drawn).map(([gender, rate]) => [gender, Math.round(Number(rate))])).toEqual([
      ['female', 100],
      ['male', 33],
    ]);
  });
});

/** Sales of a third and a fourth region beside the others. */
function withRegion({ data }: GraphConfig): GraphConfig {
  const more = ['East', 'West'].map((region, at) => ['2024-02-10', region, 'Bed', 7 + at, 1] as const);
  return tableOf(
    data.columns.map(({ label }) => label ?? ''),
    [...SALES, ...more],
  );
}

function withLabel(column: number, label: string): GraphConfig {
  const { columns } = GUESTS.data;
  const renamed = columns.map((one, at) => (at === column ? { ...one, label } : one));
  return { ...GUESTS, data: { ...GUESTS.data, columns: renamed } };
}

describe('members of a column of yes and no', () => {
  it('are those with yes', async () => {
    expect(cellsOf(await ask('number of smokers by gender', GUESTS))).toEqual([
      ['female', 1],
      ['male', 3],
    ]);
    expect(cellsOf(await ask('average tip of smokers', GUESTS))).toEqual([[2]]);
  });

  it('stand beside those with no', async () => {
    expect(cellsOf(await ask('average tip of smokers and non-smokers', GUESTS))).toEqual([
      ['yes', 2],
      ['no', 5],
    ]);
  });
});

describe('who came last', () => {
  it.each(['who joined last', 'who visited first'])('is one row, whose fields are read: %s', async (wish) => {
    const drawn = await ask(wish, GUESTS);
    expect(drawn.type).toBe('table');
    expect(drawn.data.rows).toHaveLength(1);
    expect(cellsOf(drawn)[0]?.[0]).toBe(wish.endsWith('last') ? 'Di' : 'Bo');
  });
});

describe('a course without a measure', () => {
  it.each(['over time', 'show trends over time', 'time series', 'evolution over time'])(
    'is that of the first measure, and no count of rows: %s',
    async (wish) => {
      const orders = tableOf(
        ['Order', 'Date', 'Sales'],
        days(90).map((day, at) => [`O-${at}`, day, 100 + ((at * 37) % 90)]),
      );
      const drawn = await ask(wish, orders);
      expect(drawn.type).toBe('line');
      expect(labelsOf(drawn).at(-1)).toMatch(/Sales/);
    },
  );

  it('of shares has a line for each, at the price of the close', async () => {
    const shares = tableOf(
      ['Date', 'Symbol', 'Close', 'Volume'],
      days(60).flatMap((day, at) => [
        [day, 'AAA', 100 + at, 90_000 + 7 * at],
        [day, 'BBB', 300 - at, 40_000 - 3 * at],
      ]),
    );
    const drawn = await ask('line chart', shares);
    expect(drawn.type).toBe('line');
    expect(labelsOf(drawn).slice(1)).toEqual(['AAA', 'BBB']);
    expect(Number(cellsOf(drawn)[0]?.[2])).toBeLessThan(1000);
  });
});

describe('rows without names', () => {
  const HOUSES = tableOf(
    ['Price', 'Area', 'Rooms', 'Quarter', 'Built'],
    Array.from({ length: 24 }, (_, at) => [
      1000 + ((at * 37) % 24),
      50 + at,
      1 + (at % 4),
      'ABC'[at % 3] ?? '',
      1950 + at,
    ]),
  );

  it('are read one by one: the dearest, or a few of them', async () => {
    const dearest = await ask('most expensive house', HOUSES);
    expect(dearest.type).toBe('table');
    expect(cellsOf(dearest).map(([price]) => price)).toEqual([1023]);
    expect(cellsOf(await ask('a casa mais barata', HOUSES, 'PT_PT'))[0]?.[0]).toBe(1000);
    expect(cellsOf(await ask('the cheapest houses', HOUSES)).map(([price]) => price)).toEqual(
      Array.from({ length: 10 }, (_, at) => 1000 + at),
    );
  });
});

describe('the most of many', () => {
  /** Sixty people with numbers and names of their own, drawn at first as dots of all that is known of them. */
  const STAFF: GraphConfig = {
    ...tableOf(
      ['Employee ID', 'Name', 'Team', 'Hired', 'Salary', 'Rating', 'Weight'],
      days(60).map((day, at) => [
        `E${at}`,
        `Person ${at}`,
        'ABC'[at % 3] ?? '',
        day,
        1000 + 17 * at,
        1 + (at % 5),
        90 - at,
      ]),
    ),
    type: 'scatter',
  };

  it.each([
    'who earns the most',
    'employees with the highest salary',
    'highest paid employees',
    'top 10 employees by salary',
  ])('is seen in a picture of the first few, by their names: %s', async (wish) => {
    const drawn = await ask(wish, STAFF);
    expect(drawn.type).toBe('bar');
    expect(cellsOf(drawn)).toHaveLength(10);
    expect(cellsOf(drawn)[0]).toEqual(['Person 59', 2003]);
  });

  it.each(['only the employee with the highest salary', 'keep the employee with the highest salary'])(
    'is one where one alone is wanted: %s',
    async (wish) => {
      const cells = cellsOf(await ask(wish, STAFF));
      expect(cells).toHaveLength(1);
      expect(cells[0]).toContain(2003);
    },
  );

  it('is by what the adjective speaks of, or by nothing', async () => {
    expect(cellsOf(await ask('3 heaviest employees', STAFF)).map((row) => row.at(-1))).toEqual([90, 89, 88]);
    const light = tableOf(
      ['Name', 'Team', 'Salary'],
      [
        ['Ada', 'A', 3],
        ['Bo', 'B', 5],
        ['Cy', 'B', 4],
      ],
    );
    expect(await ask('heaviest 2 people', light)).toEqual(light);
  });
});

describe('a figure in total', () => {
  it.each([
    ['how many sales in total', 1360],
    ['sales in total', 1360],
  ])('is one figure: %s', async (wish, sum) => {
    expect(cellsOf(await ask(wish, ENGLISH))).toEqual([[sum]]);
  });

  it('is told for each group', async () => {
    expect(cellsOf(await ask('sales in total by region', ENGLISH))).toEqual([
      ['North', 730],
      ['South', 630],
    ]);
  });
});

describe('when the peak was', () => {
  it.each<readonly [string, GraphConfig, Locale]>([
    ['when was the peak', ENGLISH, 'EN_US'],
    ['quando foi o pico?', PORTUGUESE, 'PT_PT'],
    ['متى كانت الذروة', ARABIC, 'AR'],
  ])('is the period at the head of all: %s', async (wish, config, locale) => {
    expect(cellsOf(await ask(wish, config, locale))[0]).toEqual(['2024-01-04', 500]);
  });
});

describe('the first wish of dots that nobody asked for', () => {
  const ORDERS: GraphConfig = {
    ...tableOf(
      ['Data', 'Loja', 'Produto', 'Quantidade', 'Preço unitário', 'Total', 'Pagamento'],
      days(24).map((day, at) => [
        day,
        ['Lisboa', 'Porto', 'Braga'][at % 3] ?? '',
        'XY'[at % 2] ?? '',
        2,
        3,
        6,
        at % 4 === 0 ? 'Cartão' : 'Dinheiro',
      ]),
    ),
    type: 'bubble',
  };

  it('compares two of their values by what they come to', async () => {
    expect(cellsOf(await ask('compara Lisboa com Porto', ORDERS, 'PT_PT'))).toEqual([
      ['Lisboa', 48],
      ['Porto', 48],
    ]);
  });

  it('takes what was sold of a measure for no second one', async () => {
    const drawn = await ask('quantidade vendida por produto em cada loja', ORDERS, 'PT_PT');
    expect(cellsOf(drawn)).toHaveLength(3);
    expect(cellsOf(drawn)[0]).toEqual(['Lisboa', 8, 8]);
  });
});

describe('hours and weekdays in columns of their own', () => {
  const CALLS = tableOf(
    ['Weekday', 'Hour', 'Calls'],
    ['Monday', 'Tuesday', 'Wednesday'].flatMap((day, place) =>
      Array.from({ length: 24 }, (_, hour) => [day, hour, 10 + place - Math.abs(hour - 14)]),
    ),
  );

  it('are two groups, whichever is named first', async () => {
    const drawn = await ask('heatmap of calls by hour and weekday', CALLS);
    expect(labelsOf(drawn)).toEqual(['Hour', 'Monday', 'Tuesday', 'Wednesday']);
    expect(drawn.data.rows).toHaveLength(24);
  });

  it('tell weekends from working days', async () => {
    const days = tableOf(
      ['Dia da semana', 'Chamadas'],
      ['segunda-feira', 'sexta-feira', 'sábado', 'domingo'].map((day, at) => [day, 10 * (at + 1)]),
    );
    expect(cellsOf(await ask('chamadas ao fim de semana vs dias úteis', days, 'PT_PT'))).toEqual([
      ['Dias úteis', 30],
      ['Fim de semana', 70],
    ]);
  });

  it('are ranked where the peak of them is asked for', async () => {
    expect(cellsOf(await ask('peak hour on Monday', CALLS))[0]).toEqual(['14', 10]);
    expect(cellsOf(await ask('peak weekday', CALLS))[0]?.[0]).toBe('Wednesday');
  });
});

it('tells a rate by itself as one figure', async () => {
  expect(cellsOf(await ask('smoker rate', GUESTS))).toEqual([[80]]);
});

describe('steps of a scale', () => {
  it('are counted one by one, and not in intervals', async () => {
    const answers = tableOf(
      ['Person', 'Rating'],
      [3, 5, 5, 2, 4, 5, 3].map((rating, at) => [`P${at}`, rating]),
    );
    expect(cellsOf(await ask('rating distribution', answers))).toEqual([
      ['2', 1],
      ['3', 2],
      ['4', 1],
      ['5', 3],
    ]);
  });
});

it('takes "order" for the orders and not for their dates where the biggest is asked for', async () => {
  const orders = tableOf(
    ['Order ID', 'Order Date', 'Sales'],
    days(50).map((day, at) => [`O-${at}`, day, 10 + ((at * 7) % 50)]),
  );
  expect(cellsOf(await ask('biggest order', orders))[0]?.at(-1)).toBe(59);
  expect(cellsOf(await ask('top orders', orders))).toHaveLength(10);
});

import { describe, expect, it } from 'vitest';
import { askAgent } from '../../../test/fixtures/ask-agent.ts';
import { cellsOf, labelsOf, tableOf } from '../../../test/fixtures/small-chart.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import type { Locale } from '../../chart/locale.ts';
import { generate } from './agent.ts';

const draw = (wish: string, config: GraphConfig, locale: Locale = 'EN_US') =>
  askAgent(generate, wish, config, { locale });

/** Stays of five patients of two wards: when they came and left, their cover, and their bill. */
const STAYS = [
  ['2024-01-02', '2024-01-14', 'Heart', 'None', 100],
  ['2024-01-05', '2024-01-08', 'Heart', 'Public', 300],
  ['2024-01-05', '2024-01-19', 'Bones', 'None', 200],
  ['2024-02-11', '2024-02-13', 'Bones', 'Private', 600],
  ['2024-02-20', '2024-02-21', 'Bones', 'Public', 400],
] as const;
const HOSPITAL = tableOf(['Admission', 'Discharge', 'Ward', 'Insurance', 'Bill'], STAYS);

describe('a stay', () => {
  it('is the days between two dates', async () => {
    const { config } = await draw('avg stay by ward', HOSPITAL);
    expect(cellsOf(config).map(([ward, days]) => [ward, Math.round(Number(days) * 10) / 10])).toEqual([
      ['Heart', 7.5],
      ['Bones', 5.7],
    ]);
  });

  it.each(['who stayed more than 10 days', 'patients who stayed more than 10 days'])(
    'picks rows by how long it was: %s',
    async (wish) => {
      const { config } = await draw(wish, HOSPITAL);
      expect(config.data.rows).toHaveLength(2);
    },
  );

  it('begins with what a past form speaks of', async () => {
    const { config } = await draw('patients admitted in January by ward', HOSPITAL);
    expect(cellsOf(config)).toEqual([
      ['Heart', 2],
      ['Bones', 1],
    ]);
  });
});

describe('rows without something', () => {
  it.each([
    ['EN_US', HOSPITAL, 'patients without insurance by ward'],
    [
      'PT_PT',
      tableOf(
        ['Admissão', 'Alta', 'Ala', 'Seguro', 'Conta'],
        STAYS.map((row) => row.map((cell) => (cell === 'None' ? 'Nenhum' : cell))),
      ),
      'doentes sem seguro por ala',
    ],
  ] as const)('are those whose cells say that there is none: %s', async (locale, table, wish) => {
    const { config } = await draw(wish, table, locale);
    expect(cellsOf(config)).toEqual([
      ['Heart', 1],
      ['Bones', 1],
    ]);
  });

  it('are a share of all rows where a share is asked for', async () => {
    const { config } = await draw('share of patients without insurance', HOSPITAL);
    expect(cellsOf(config)).toEqual([[40]]);
  });

  it('are none where each row has some', async () => {
    const { config } = await draw(
      'players with no goals',
      tableOf(
        ['Player', 'Team', 'Goals'],
        [
          ['Ada', 'Red', 3],
          ['Ben', 'Red', 5],
          ['Cy', 'Blue', 9],
        ],
      ),
    );
    expect(config.data.rows).toEqual([]);
  });
});

describe('figures of a picture', () => {
  it('run up along the time of single sales', async () => {
    const { config } = await draw('cumulative bill', HOSPITAL);
    expect(config.type).toBe('line');
    expect(cellsOf(config).map((cells) => cells.at(-1))).toEqual([100, 600, 1200, 1600]);
  });

  it('have their lowest and their highest where their range is asked for', async () => {
    const { config } = await draw('bill range per ward', HOSPITAL);
    expect(cellsOf(config)).toEqual([
      ['Heart', 100, 300],
      ['Bones', 200, 600],
    ]);
  });

  it('are of the rows that a word before them names', async () => {
    const { config } = await draw('average public bill per ward', HOSPITAL);
    expect(labelsOf(config)).toEqual(['Ward', 'Average Bill']);
    expect(cellsOf(config)).toEqual([
      ['Heart', 300],
      ['Bones', 400],
    ]);
  });

  it('tell which word nothing is called by', async () => {
    const { response } = await draw('veterans with a bill above 250', HOSPITAL);
    expect(response.message).toContain('Nothing is called “veterans” here');
  });
});

it('a table that was asked for stays a table when it is put in order', async () => {
  let config = HOSPITAL;
  for (const wish of ['average bill by ward', 'as a table', 'sort descending'])
    config = (await draw(wish, config)).config;
  expect(config.type).toBe('table');
  expect(cellsOf(config)[0]).toEqual(['Bones', 400]);
});

describe('numbers and periods in short', () => {
  const HOMES = tableOf(
    ['District', 'Bedrooms', 'Sold', 'Price'],
    [
      ['Hills', 2, '2024-01-03', 100],
      ['Hills', 3, '', 200],
      ['Bay', 4, '', 300],
      ['Bay', 5, '2024-03-04', 400],
    ],
  );

  it.each([
    ['EN_US', 'homes with 3+ bedrooms by district', [1, 2]],
    ['EN_US', 'unsold homes by district', [1, 1]],
  ] as const)(
    'a plus behind a number is no sum, and a word that denies picks rows: %s %s',
    async (locale, wish, counts) => {
      const { config } = await draw(wish, HOMES, locale);
      expect(cellsOf(config).map(([, count]) => count)).toEqual(counts);
    },
  );

  it('leaves no open number out', async () => {
    expect((await draw('3+ bedrooms by district', HOMES)).config).toEqual(HOMES);
  });

  const LOG = tableOf(
    ['Time', 'Sensor', 'Heat', 'Damp'],
    [
      ['2024-05-01 00:00', 'A', 10, 50],
      ['2024-05-01 00:30', 'B', 20, 60],
      ['2024-05-01 01:00', 'A', 30, 70],
      ['2024-05-02 01:00', 'B', 40, 80],
    ],
  );

  it('each hour has its figure', async () => {
    const { config } = await draw('hourly average heat', LOG);
    expect(cellsOf(config).map(([, heat]) => heat)).toEqual([15, 30, 40]);
  });

  it('takes no hours for days', async () => {
    expect((await draw('heat in the last 24 hours', LOG)).config).toEqual(LOG);
  });

  it('puts a figure beside those there are where a wish begins with "with"', async () => {
    const first = (await draw('average heat per day', LOG)).config;
    const { config } = await draw('with damp', first);
    expect(cellsOf(config).map((cells) => cells.slice(1))).toEqual([
      [20, 60],
      [40, 80],
    ]);
  });

  it('takes no gap between two for an empty cell', async () => {
    const staff = tableOf(
      ['Team', 'Gender', 'Salary'],
      [
        ['X', 'F', 10],
        ['X', 'M', 20],
      ],
    );
    const { config } = await draw('gender salary gap by team', staff);
    expect(config.data.rows.length).toBeGreaterThan(0);
  });
});

describe('amounts', () => {
  const USE = tableOf(
    ['التاريخ', 'المدينة', 'الاستهلاك'],
    [
      ['2024-01-01', 'جدة', 10],
      ['2024-01-02', 'الرياض', 25],
      ['2024-02-01', 'جدة', 40],
    ],
  );
  const ORDERS = tableOf(
    ['Data', 'Cliente', 'Quantidade', 'Preço unitário'],
    [
      ['2024-01-01', 'Ana', 1, 10],
      ['2024-01-02', 'Rui', 2, 30],
      ['2024-02-01', 'Ana', 3, 30],
    ],
  );

  it('are added up by the Arabic word for how much, though each row has its own', async () => {
    const { config } = await draw('كم استهلكت كل مدينة', USE, 'AR');
    expect(cellsOf(config)).toEqual([
      ['جدة', 50],
      ['الرياض', 25],
    ]);
  });

  it('rank people by what two columns make up', async () => {
    const { config } = await draw('top 2 clientes por receita', ORDERS, 'PT_PT');
    expect(cellsOf(config)).toEqual([
      ['Ana', 100],
      ['Rui', 60],
    ]);
  });

  it('run up, and are not stacked, where they are accumulated', async () => {
    const { config } = await draw('receita acumulada por mês', ORDERS, 'PT_PT');
    expect(cellsOf(config).map((cells) => cells.at(-1))).toEqual([70, 160]);
  });
});

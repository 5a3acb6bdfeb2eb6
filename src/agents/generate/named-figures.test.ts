import { describe, expect, it } from 'vitest';
import { askAgent } from '../../../test/fixtures/ask-agent.ts';
import { cellsOf, labelsOf, tableOf } from '../../../test/fixtures/small-chart.ts';
import { generate } from './agent.ts';

/** Claims of two kinds, with what was claimed and what was paid, by how urgent they are. */
const CLAIMS = tableOf(
  ['Claim', 'Kind', 'Area', 'Urgency', 'Claimed', 'Paid Out', 'Rating'],
  [
    ['C-1', 'Home', 'North', 'High', 500, 400, 3],
    ['C-2', 'Home', 'South', 'Low', 900, 0, 5],
    ['C-3', 'Motor', 'North', 'Medium', 300, 300, 4],
    ['C-4', 'Motor', 'South', 'High', 700, 650, 2],
    ['C-5', 'Home', 'North', 'Low', 200, 200, 1],
    ['C-6', 'Motor', 'North', 'Medium', 100, 90, 5],
  ],
);

/** A museum: one row for each month of two years, and how many adults came. */
const MONTHS = tableOf(
  ['Month', 'Adults', 'Income'],
  Array.from({ length: 24 }, (_, at) => [
    `${2022 + Math.floor(at / 12)}-${String(1 + (at % 12)).padStart(2, '0')}`,
    100 + ((at * 37) % 50),
    900 + ((at * 71) % 400),
  ]),
);

const ask = async (wish: string, table = CLAIMS) => (await askAgent(generate, wish, table)).config;

describe('figures as they are named', () => {
  it('have one operation where they are set against one another', async () => {
    const config = await ask('total claimed vs paid out by kind');
    expect([labelsOf(config), cellsOf(config)]).toEqual([
      ['Kind', 'Total Claimed', 'Total Paid Out'],
      [
        ['Home', 1600, 600],
        ['Motor', 1100, 1040],
      ],
    ]);
  });

  it('are told by both ends of their range', async () => {
    expect(cellsOf(await ask('range of claimed by kind'))).toEqual([
      ['Home', 200, 900],
      ['Motor', 100, 700],
    ]);
  });

  it('that are worked out are what the highest few go by', async () => {
    const towns = tableOf(
      ['Town', 'Income', 'People'],
      [
        ['Faro', 900, 90],
        ['Lagos', 600, 20],
        ['Tavira', 500, 10],
        ['Loulé', 800, 100],
      ],
    );
    const config = await ask('income per person, top 2', towns);
    expect(config.data.rows.map((row) => row[towns.data.columns[0]?.key ?? ''])).toEqual(['Tavira', 'Lagos']);
  });

  it('run along what comes again, where that is set against them', async () => {
    const kilns = tableOf(
      ['Kiln', 'Shift', 'Yield'],
      Array.from({ length: 40 }, (_, at) => [['A', 'B'][at % 2] ?? '', 60 + (at % 5), 300 + ((at * 37) % 91)]),
    );
    const config = await ask('average yield vs shift', kilns);
    expect([labelsOf(config)[0], cellsOf(config).map(([shift]) => shift)]).toEqual([
      'Shift',
      ['60', '61', '62', '63', '64'],
    ]);
  });

  it('are spread over intervals where a picture of their range is asked for', async () => {
    const loads = tableOf(
      ['Lorry', 'Load'],
      Array.from({ length: 60 }, (_, at) => [`L-${at}`, 200 + ((at * 37) % 401)]),
    );
    const config = await ask('what is the range of loads for all lorries?', loads);
    expect(cellsOf(config).reduce((sum, [, count]) => sum + Number(count), 0)).toBe(60);
  });

  it('meet a bound behind "of"', async () => {
    expect(cellsOf(await ask('claims with a rating of at least 4 by kind'))).toEqual([
      ['Home', 1],
      ['Motor', 2],
    ]);
  });

  it('are the total number of what they count', async () => {
    expect(labelsOf(await ask('What is the total number of adults for each year?', MONTHS))).toEqual([
      'Month',
      'Total Adults',
    ]);
  });
});

describe('rows and their order', () => {
  it('are the biggest of each group where the rows are named', async () => {
    expect(cellsOf(await ask('biggest claim per kind'))).toEqual([
      ['C-2', 900, 'Home'],
      ['C-4', 700, 'Motor'],
    ]);
  });

  it('run along a scale from the end that is named first', async () => {
    const config = await ask('claims by urgency, sort urgency from high to low');
    expect(cellsOf(config).map(([name]) => name)).toEqual(['High', 'Medium', 'Low']);
  });

  it('lie along the axis that they are given', async () => {
    const config = await ask('how many claims in each kind and area? stacked bar chart, the x-axis is area');
    expect(labelsOf(config)).toEqual(['Area', 'Home', 'Motor']);
  });
});

describe('a row for each month', () => {
  it.each(['compare 2022 and 2023 adults by month', 'adults 2022 vs 2023 by month'])(
    'keeps its months where years are compared: %s',
    async (wish) => {
      const config = await ask(wish, MONTHS);
      expect(labelsOf(config)).toEqual(['Month', '2022', '2023']);
      expect(cellsOf(config)).toHaveLength(12);
    },
  );

  it('is no visitor that could be counted', async () => {
    expect(await ask('visitors per month', MONTHS)).toEqual(MONTHS);
  });

  it('has a trend line beside its figures where one is added', async () => {
    const { referenceLines } = await ask('line of adults by month plus a trend line', MONTHS);
    expect(referenceLines).toMatchObject({ trendline: { method: 'linear' } });
  });
});

/** Thirty members of a gym, one row each. */
const MEMBERS = tableOf(
  ['Member', 'Class', 'Plan', 'Age', 'Visits', 'Limit', 'Wasted'],
  Array.from({ length: 30 }, (_, at) => [
    `M${at}`,
    at % 2 === 0 ? 'Spin' : 'Yoga',
    at % 3 === 0 ? 'Annual' : 'Monthly',
    18 + ((at * 7) % 43),
    (at * 5) % 13,
    4 + (at % 5),
    at,
  ]),
);

describe('words beside a figure', () => {
  it('make groups of it', async () => {
    const config = await ask('visits by age group', MEMBERS);
    expect(labelsOf(config)).toEqual(['Age', 'Visits']);
    expect(cellsOf(config)[0]?.[0]).toBe('10–20');
  });

  it('bring it down to what each row has', async () => {
    const [spin] = cellsOf(await ask('visits per member by class', MEMBERS));
    expect(spin).toEqual(['Spin', expect.closeTo(5.87, 2)]);
  });

  it('say how bad it is', async () => {
    const config = await ask('worst 2 members by wasted', MEMBERS);
    expect(cellsOf(config).map(([name]) => name)).toEqual(['M29', 'M28']);
  });

  it('are not left out where they set it against another', async () => {
    expect(await ask('members below limit by class', MEMBERS)).toEqual(MEMBERS);
  });
});

it('takes the share of a value by groups for that within each of them', async () => {
  expect(cellsOf(await ask('annual share by class', MEMBERS))).toEqual([
    ['Spin', expect.closeTo(33.33, 2)],
    ['Yoga', expect.closeTo(33.33, 2)],
  ]);
});

/** Trips of two drivers, several each, and shows that they drove to. */
const TRIPS = tableOf(
  ['Driver', 'Show', 'Format', 'Distance (km)'],
  [
    ['Silva', 'Deep Water', 'Solo', 120],
    ['Novak', 'Night Shift', 'Panel', 300],
    ['Silva', 'Night Shift', 'Solo', 150],
    ['Novak', 'Deep Water', 'Solo', 90],
    ['Silva', 'Deep Water', 'Panel', 20],
  ],
);

describe('words that are columns too', () => {
  it.each(['who drove the most kilometres', 'who has the highest distance'])(
    'ask for people by what they are called: %s',
    async (wish) => {
      expect(cellsOf(await ask(wish, TRIPS))).toEqual([
        ['Novak', 390],
        ['Silva', 290],
      ]);
    },
  );

  it('are verbs before an article', async () => {
    expect(labelsOf(await ask('show the number of each format', TRIPS))).toEqual(['Format', 'Count']);
    expect(labelsOf(await ask('show the distance by show', TRIPS))).toEqual(['Show', 'Distance (km)']);
  });
});

describe('a value that is to come first', () => {
  const namesOf = async (wish: string) => cellsOf(await ask(wish)).map(([name]) => name);

  it('turns a scale where it stands at an end of it', async () => {
    expect(await namesOf('total claimed by urgency, high first')).toEqual(['High', 'Medium', 'Low']);
    expect(await namesOf('total claimed by urgency with low first')).toEqual(['Low', 'Medium', 'High']);
  });

  it('stands before all others elsewhere, and leaves none of them out', async () => {
    expect(await namesOf('total claimed by area, South first')).toEqual(['South', 'North']);
    expect((await namesOf('total claimed by urgency, medium first'))[0]).toBe('Medium');
  });
});

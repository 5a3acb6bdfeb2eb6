import { describe, expect, test } from 'vitest';
import { type Table, tell } from '../../../test/fixtures/narrate/tell.ts';
import { writeNarrative } from './write-narrative.ts';

describe('a text as an editor would have it', () => {
  const RATE: Table = [
    ['Month', 'Unemployment rate (%)'],
    ...[6.5, 6.7, 6.6, 6.4, 6.1, 5.9, 5.7].map((rate, at) => [`2024-0${at + 1}`, rate]),
  ];

  test('names a year once where both ends lie in it', () => {
    for (const locale of ['EN_US', 'PT_PT', 'AR'] as const) {
      const caption = tell('line', RATE, locale).split('\n')[2] ?? '';
      const [first = ''] = caption.split('. ');
      expect(first.match(/2024|٢٠٢٤/g)).toHaveLength(1);
    }
  });

  test('sets no figures against one another that have axes of their own', () => {
    const columns = ['Month', 'Visitors', 'Revenue'].map((label) => ({ key: label, label }));
    const rows = [66, 44, 59, 54, 63, 47].map((visitors, at) => ({
      Month: `2026-0${at + 1}`,
      Visitors: visitors * 100,
      Revenue: 50_000 + ((at * 37) % 11) * 1500,
    }));
    const told = (hasDualYAxis: boolean): string =>
      Object.values(
        writeNarrative(
          { type: 'line', data: { columns, rows }, axes: { hasDualYAxis } },
          { fields: ['title', 'subtitle', 'caption'], locale: 'EN_US' },
        ).texts,
      )
        .map(({ text }) => text)
        .join('\n');
    expect(told(false)).toMatch(/ahead/);
    expect(told(true)).not.toMatch(/ahead/);
  });

  test('says the word for a value once in Arabic', () => {
    const told = tell(
      'column',
      [
        ['البائع', 'قيمة المبيعات'],
        ['أحمد', 138_198],
        ['سارة', 135_458],
        ['منى', 99_000],
      ],
      'AR',
    );
    expect(told).toMatch(/في قيمة المبيعات/);
    expect(told).not.toMatch(/قيمة في قيمة/);
  });

  test('misses no years between those of a census', () => {
    const tellYears = (...years: readonly number[]): string =>
      tell('line', [['Year', 'Population'], ...years.map((year, at) => [year, [1200, 1250, 1400, 1390, 1380][at]])]);
    expect(tellYears(1991, 2001, 2011, 2021)).not.toMatch(/missing/);
    expect(tellYears(1991, 2001, 2012, 2021)).not.toMatch(/missing/);
    expect(tellYears(2017, 2018, 2020, 2021)).toMatch(/missing/);
  });

  test('leads with the last step where it undid all that went before', () => {
    const sales = [5000, 5200, 5600, 6100, 6400, 7000, 800];
    const told = tell('line', [['Month', 'Sales ($)'], ...sales.map((value, at) => [`2024-0${at + 1}`, value])]);
    expect(told).toMatch(/^Sales \S+ 89% (?:from June to July|in July) 2024\n/);
    expect(told).not.toMatch(/a month on average/);
  });

  test('sets a plan against what came of it, however few rows there are', () => {
    const teams: Table = [
      ['Team', 'Target', 'Actual'],
      ['Alpha', 100, 92],
      ['Bravo', 120, 131],
      ['Charlie', 90, 60],
    ];
    expect(tell('groupedBar', teams)).toMatch(/^Actual was furthest below Target for Charlie: 30\n/);
    const equipas: Table = [['Equipa', 'Previsto', 'Realizado'], ...(teams.slice(1) as unknown[][])];
    expect(tell('groupedBar', equipas, 'PT_PT')).toMatch(/ em Charlie: 30\n/);
  });

  test('names months that stand in headings, however they are cut short', () => {
    const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
    const temperatures: Table = [
      ['City', ...months],
      ['Lisbon', 11, 12, 14, 16, 19, 22],
      ['Oslo', -4, -3, 0, 5, 11, 15],
    ];
    expect(tell('line', temperatures)).toMatch(/January to June \(2 rows\)/);
    expect(tell('line', temperatures, 'PT_PT')).toMatch(/de janeiro a junho/);
    const quarters: Table = [
      ['Region', 'Q1', 'Q2', 'Q3', 'Q4'],
      ['North', 60, 70, 88, 95],
      ['South', 40, 39, 41, 38],
    ];
    expect(tell('groupedColumn', quarters, 'PT_PT')).toMatch(/do 1\.º trimestre ao 4\.º trimestre/);
  });

  test('names the group of a measure that the language does not know', () => {
    const rows = ['2024-01', '2024-02', '2024-03', '2024-04'].flatMap((month, at) => [
      [month, 'Station', 300 + 90 * at],
      [month, 'Hilltop', 120 - 10 * at],
    ]);
    const told = tell('line', [['Month', 'Branch', 'Loans'], ...rows], 'PT_PT');
    expect(told).toMatch(/Loans de Station/);
    expect(told).not.toMatch(/Loans e Loans/);
  });

  test('makes no news of a gap that grows as its two sides do', () => {
    const rows = [2020, 2021, 2022].flatMap((year, at) => [
      [year, 'Spain', 300 * 1.2 ** at],
      [year, 'Portugal', 60 * 1.2 ** at],
    ]);
    expect(tell('line', [['Year', 'Country', 'Exports ($ million)'], ...rows])).not.toMatch(/further ahead|gap/);
  });

  test('tells a loss that became a gain by both', () => {
    const profit: Table = [
      ['Year', 'Profit ($)'],
      [2021, -200],
      [2022, -40],
      [2023, 130],
      [2024, 290],
    ];
    expect(tell('column', profit)).toMatch(/^Profit turned positive: \$290 in 2024, from -\$200 in 2021\n/);
  });

  test('writes the unit that a label counts by', () => {
    const yields: Table = [
      ['Crop', 'Yield (kg/ha)'],
      ['Wheat', 3400],
      ['Maize', 5800],
      ['Soy', 2700],
    ];
    expect(tell('column', yields)).toMatch(/5,800 kg\/ha/);
    expect(tell('column', yields)).toMatch(/, in kg\/ha \(3 rows\)/);
  });

  test('writes money with both its cents or with none', () => {
    const prices: Table = [
      ['Item', 'Price (€)'],
      ['Tea', 2.1],
      ['Coffee', 2.8],
      ['Cake', 4.5],
      ['Lunch', 192.1],
    ];
    const told = tell('bar', prices);
    expect(told).toMatch(/€4\.50|€2\.10/);
    expect(told).toMatch(/€192\b(?!\.)/);
  });

  test('says nothing of half of the values where there is but one', () => {
    const one: Table = [
      ['Country', 'Population'],
      ['Malta', 542_051],
    ];
    expect(tell('bar', one)).toMatch(/^Malta: population of 542,051\n/);
    expect(tell('bar', one, 'PT_PT')).toMatch(/^Malta: Population de 542\s051\n/);
  });

  test('counts things in their number, and bends Arabic units', () => {
    const wins: Table = [
      ['Team', 'Wins'],
      ['Lions', 14],
      ['Tigers', 9],
    ];
    expect(tell('bar', wins)).toMatch(/the highest number of wins|highest number of wins: Lions|led in wins/i);
    const steel: Table = [
      ['السنة', 'إنتاج الحديد (طن)'],
      [2021, 316],
      [2022, 325],
      [2023, 411],
    ];
    expect(tell('line', steel, 'AR')).toMatch(/٣١٦ طنًا/);
  });

  test('names the articles of Portuguese names that have one', () => {
    const rows = [12, 13, 15, 19].map((value, at) => [`2024-0${at + 1}`, value, 12 + at / 4]);
    const told = tell('line', [['Mês', 'Loja Norte', 'Loja Sul'], ...rows], 'PT_PT');
    expect(told).toMatch(/A Loja Norte|a Loja Norte/);
    expect(told).not.toMatch(/loja norte/);
  });

  test('sets answers apart from the words of the sentence', () => {
    const absences = (yes: string, no: string): Table => [
      ['Scholar', 'Absences'],
      [yes, 77],
      [no, 54],
    ];
    expect(tell('bar', absences('Yes', 'No'), 'EN_GB')).toMatch(/‘(?:Yes|No)’/);
    expect(tell('bar', absences('Sim', 'Não'), 'PT_PT')).not.toMatch(/(?<!«)Não/);
    expect(tell('bar', absences('نعم', 'لا'), 'AR')).not.toMatch(/(?<!«)(?:نعم|(?<!\p{L})لا(?!\p{L}))/u);
  });

  test('names the period that figures are of, whatever the label says', () => {
    const quarters = [10, 14, 12, 18, 20, 15].map((value, at) => [
      `${2023 + Math.floor(at / 4)}-Q${1 + (at % 4)}`,
      value,
    ]);
    expect(tell('line', [['Mês', 'Chuva (mm)'], ...quarters], 'PT_PT')).toMatch(/por trimestre/);
    expect(tell('line', [['Month', 'Rain (mm)'], ...quarters])).toMatch(/by quarter/);
  });

  test('gives Arabic years no article', () => {
    const riders: Table = [
      ['وسيلة النقل', '٢٠١٩'],
      ['مترو', 7_800_000],
      ['حافلات', 4_400_000],
      ['قطار', 2_940_000],
    ];
    expect(tell('bar', riders, 'AR')).not.toMatch(/ال٢٠١٩/);
  });

  test('speaks of the values of two Arabic names in the dual', () => {
    const cairo = [14, 15, 19, 24, 28, 31, 33, 32, 29, 26, 20, 16];
    const rows = cairo.map((value, at) => [`2024-${String(at + 1).padStart(2, '0')}`, value, value + 6 + (at % 2)]);
    const told = tell('line', [['الشهر', 'القاهرة', 'أسوان'], ...rows], 'AR');
    expect(told).not.toMatch(/قيمة القاهرة وأسوان|قيمة أسوان والقاهرة/);
  });

  test('leaves a blank before degrees in Portuguese', () => {
    const heat = [26.5, 27.2, 24.1, 21.8].map((value, at) => [`2024-0${at + 1}`, value]);
    expect(tell('line', [['Mês', 'Temperatura (°C)'], ...heat], 'PT_PT')).not.toMatch(/\d°C/);
  });
});

test('what lies below 0 is no part of a whole', () => {
  const warm: Table = [
    ['City', 'Oct', 'Nov', 'Dec'],
    ['Lisbon', 18.8, 15, 12.4],
    ['Cairo', 23.9, 19.2, 15.2],
    ['Oslo', 6.3, 0.7, -3.1],
  ];
  const config = {
    type: 'line' as const,
    data: {
      columns: ['City', 'Oct', 'Nov', 'Dec'].map((label) => ({ key: label, label })),
      rows: warm.slice(1).map(([city, oct, nov, dec]) => ({ City: city, Oct: oct, Nov: nov, Dec: dec })),
    },
  };
  const { texts } = writeNarrative(config, {
    fields: ['title', 'caption'],
    locale: 'EN_US',
    prompt: 'use percentages',
  });
  expect(`${texts.title?.text} ${texts.caption?.text}`).not.toMatch(/total|accounted|made up|share/);
});

test('units of mixed letters are written as they are', () => {
  const power: Table = [['Month', 'kWh'], ...[310, 280, 260, 240, 190].map((value, at) => [`2024-0${at + 1}`, value])];
  expect(tell('line', power)).toMatch(/kWh/);
  expect(tell('line', power)).not.toMatch(/k Wh|KWh/);
});

describe('a tie and a cycle', () => {
  const orders: Table = [
    ['timestamp', 'orders_total'],
    ['Monday', 7],
    ['Tuesday', 3],
    ['Wednesday', 4],
    ['Thursday', 7],
    ['Friday', 2],
  ];

  test('all places of a tie are named', () => {
    expect(tell('column', orders)).toMatch(/^Orders total peaked on Monday and on Thursday, at 7 each\n/);
    expect(tell('column', orders, 'PT_PT')).toMatch(/na segunda-feira e na quinta-feira: 7 cada\n/);
    expect(tell('column', orders, 'AR')).toMatch(/يوم الاثنين ويوم الخميس/);
  });

  test('the days of the week are called so where the label speaks of time', () => {
    expect(tell('column', orders)).toMatch(/\nOrders total by weekday /);
    expect(tell('column', orders, 'PT_PT')).toMatch(/ por dia da semana /);
  });
});

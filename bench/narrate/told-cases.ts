import type { ChartData } from '../../src/chart/graph-config.ts';
import { FIT_CASES } from '../../test/fixtures/fit-cases/all-cases.ts';

/**
 * A table and its most important fact, as judged from the table before any story of it was read: of each group of `tells` one must stand
 * in the title or the caption, whatever its capitals.
 */
export type ToldCase = {
  readonly name: string;
  readonly data: ChartData;
  readonly tells: readonly (readonly string[])[];
};

type Cell = string | number | null;

function made(name: string, header: string, rows: readonly (readonly Cell[])[], tells: ToldCase['tells']): ToldCase {
  const labels = header.split('|');
  const columns = labels.map((label, at) => ({ key: `c${at}`, label }));
  return {
    name,
    data: { columns, rows: rows.map((row) => Object.fromEntries(row.map((cell, at) => [`c${at}`, cell]))) },
    tells,
  };
}

const monthly = (...series: readonly (readonly (number | null)[])[]): readonly (readonly Cell[])[] =>
  (series[0] ?? []).map((_, at) => [
    `${2021 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`,
    ...series.map((values) => values[at] ?? null),
  ]);
const yearly = (first: number, ...series: readonly (readonly number[])[]): readonly (readonly Cell[])[] =>
  (series[0] ?? []).map((_, at) => [String(first + at), ...series.map((values) => values[at] ?? null)]);
const named = (text: string): readonly (readonly Cell[])[] =>
  text.split(',').map((pair) => {
    const [name = '', ...values] = pair.split(':');
    return [name, ...values.map((value) => (/^-?[\d.]+$/.test(value) ? Number(value) : value))];
  });

const MADE: readonly ToldCase[] = [
  made('up, then down', 'Month|Visitors', monthly([200, 240, 290, 350, 420, 500, 560, 500, 430, 350, 280, 210]), [
    ['July'],
  ]),
  made(
    'one day off',
    'Date|Calls',
    Array.from({ length: 14 }, (_, at) => [
      `2023-05-${String(at + 1).padStart(2, '0')}`,
      at === 9 ? 610 : 95 + ((at * 7) % 11),
    ]),
    [['May 10'], ['610', 'above']],
  ),
  made('halved', 'Year|Price ($)', yearly(2016, [400, 370, 330, 290, 250, 225, 200]), [['halved', '50%']]),
  made(
    'new leader',
    'Year|Oak|Ash|Elm',
    yearly(2018, [50, 51, 50, 52, 51], [20, 35, 48, 60, 72], [30, 29, 31, 30, 29]),
    [['ash']],
  ),
  made(
    'two customers',
    'Customer|Revenue',
    named('Arno:4200,Bell:3800,Cato:300,Dora:280,Emil:250,Fred:240,Gale:220,Hugo:210,Ines:200'),
    [['Arno'], ['Bell']],
  ),
  made(
    'summer trade',
    'Quarter|Ice cream sold',
    Array.from({ length: 20 }, (_, at) => [
      `Q${(at % 4) + 1} ${2019 + Math.floor(at / 4)}`,
      [100, 180, 320, 120][at % 4] === undefined ? 0 : ([100, 180, 320, 120][at % 4] ?? 0) + at,
    ]),
    [['Q3']],
  ),
  made(
    'dearer, sold less',
    'Shop|Price|Units sold',
    Array.from({ length: 16 }, (_, at) => [`Shop ${at + 1}`, 10 + at, 900 - at * 41 + ((at * 13) % 9)]),
    [['price'], ['units sold'], ['lower', 'opposite']],
  ),
  made(
    'drawing apart',
    'Year|Rich|Poor',
    yearly(2010, [100, 112, 125, 140, 158, 177, 198], [80, 81, 80, 82, 81, 82, 83]),
    [['rich'], ['98%', 'gap', 'ahead']],
  ),
  made(
    'closing in',
    'Month|Us|Them',
    monthly([100, 101, 100, 102, 101, 103, 102, 103], [40, 49, 57, 66, 74, 83, 91, 98]),
    [['them'], ['145%', 'doubled', 'gap', 'closed']],
  ),
  made('overtaking', 'Year|Rail|Road', yearly(2015, [40, 46, 52, 60, 69, 80], [62, 61, 60, 61, 59, 60]), [
    ['rail'],
    ['doubled', '100%', 'overtook'],
  ]),
  made('steady fall', 'Year|Newspapers sold', yearly(2008, [900, 860, 815, 770, 720, 660, 610, 555, 500]), [['44%']]),
  made('one low branch', 'Branch|Score', named('A1:81,B2:79,C3:83,D4:80,E5:82,F6:78,G7:31,H8:80,I9:81,J10:79'), [
    ['G7'],
  ]),
  made('most of the waste', 'Material|Waste (t)', named('Plastic:812,Paper:140,Glass:95,Metal:60,Wood:43'), [
    ['Plastic'],
    ['71%', '812'],
  ]),
  made(
    'rate in points',
    'Month|Interest rate',
    monthly([0.5, 0.75, 1.25, 2, 2.75, 3.5, 4.25]).map(([month, rate]) => [month ?? null, `${rate}%`]),
    [['3.75', '3.8', '4.25%']],
  ),
  made('the last month', 'Month|Orders', monthly([510, 514, 508, 512, 515, 509, 511, 513, 510, 512, 280]), [
    ['November'],
    ['280', '45%'],
  ]),
  made('ever slower', 'Year|Users (m)', yearly(2012, [10, 19, 33, 52, 73, 92, 107, 117, 123, 126, 128]), [
    ['128', 'more than'],
  ]),
  made(
    'two regions in rows',
    'Region|Year|Sales',
    [
      ...yearly(2019, [10, 14, 19, 27, 38]).map((row) => ['East', ...row]),
      ...yearly(2019, [30, 29, 31, 30, 30]).map((row) => ['West', ...row]),
    ],
    [['East'], ['280%']],
  ),
  made('millions', 'Country|Exports (in $ millions)', named('Peru:420,Chile:910,Bolivia:88,Ecuador:240'), [
    ['Chile'],
    ['$910 million', '55%'],
  ]),
  made('Arabic parts', 'المدينة|المبيعات', named('الرياض:900,جدة:410,مكة:220,الدمام:160'), [['الرياض']]),
  made('Portuguese years', 'Ano|Receita (€)', yearly(2017, [120, 128, 140, 155, 171, 190]), [['58%']]),
  made('by age', 'Age|Share of voters', named('18-29:41%,30-44:55%,45-59:66%,60-74:77%,75+:72%'), [['60-74'], ['77%']]),
  made('gains and losses', 'Fund|Return', named('Alder:12.4%,Beech:-8.1%,Cedar:3.3%,Dill:-1.2%'), [
    ['Alder'],
    ['Beech'],
  ]),
  made('a tie', 'Team|Points', named('Reds:64,Blues:64,Greens:41,Whites:30'), [['Reds'], ['Blues']]),
  made('with a hole', 'Month|Energy use (kWh)', monthly([300, 320, null, 365, 390, 410, 440, 462]), [['54%']]),
  made('with its total', 'Item|Cost', named('Rent:1200,Food:600,Travel:240,Other:110,Total:2150'), [
    ['Rent'],
    ['56%', '1,200'],
  ]),
  made(
    'weekdays',
    'Weekday|Guests',
    named('Monday:40,Tuesday:42,Wednesday:45,Thursday:60,Friday:110,Saturday:180,Sunday:90'),
    [['Saturday']],
  ),
  made(
    'three ways',
    'Year|Coal|Gas|Wind',
    yearly(2014, [90, 82, 71, 60, 44, 30], [50, 52, 51, 53, 52, 53], [5, 9, 16, 25, 38, 52]),
    [['wind', 'coal']],
  ),
  made(
    'long list',
    'City|Rainfall (mm)',
    named('Bergen:2250,Oslo:763,Bodo:1020,Tromso:1031,Alta:420,Hamar:580,Molde:1640,Skien:855'),
    [['Bergen'], ['2,250']],
  ),
  made(
    'costs ahead',
    'Year|Income|Spending',
    yearly(2017, [100, 101, 102, 103, 104, 104], [80, 88, 95, 103, 112, 121]),
    [['spending'], ['51%', 'overtook']],
  ),
  made(
    'pay and years',
    'Person|Years of service|Pay',
    Array.from({ length: 12 }, (_, at) => [`P${at}`, at + 1, 2000 + at * 150 + ((at * 37) % 60)]),
    [['pay'], ['years of service'], ['higher', 'together']],
  ),
];

/** Tables that were made for other ends, by their names. */
const FROM_FIT_CASES: Readonly<Record<string, ToldCase['tells']>> = {
  'monthly revenue of one year': [['62%', '$202,000']],
  'revenue of four years': [['39%']],
  'average rainfall through the year': [['December'], ['May']],
  'rain and temperature, climate chart': [['July']],
  'four quarters of two regions': [['24%', '28%']],
  'share of visits by device, by quarter': [['mobile'], ['overtook', '51%', 'the lead']],
  'vendas por mês': [['83%']],
  'مبيعات الأشهر': [['83%', '82%', '82.5%']],
  'population and income per head': [['16%'], ['population']],
  'visitors by channel over six months': [['social'], ['50%']],
  'net cash flow of eight quarters': [['1,480'], ['-1,200']],
  'weekly signups': [['53%', '52%', '52.5%']],
  'two years of one shop': [['16%']],
  'sales of five regions': [['West']],
  'reasons for leaving, many answers': [['46%']],
  'market share of five vendors': [['Apex'], ['38%']],
  'where the budget goes': [['Salaries'], ['69%', '540,000']],
  'votos por partido': [['Aliança'], ['31%', '31.4%']],
  'توزيع الميزانية': [['الرواتب'], ['55%']],
  'staff by department and sex': [['Manufacturing']],
  'profit and loss by product': [['Alpha'], ['Beta']],
  'why operating profit moved': [['Volume'], ['Raw materials']],
  'from visit to purchase': [['12,400'], ['830']],
  recruitment: [['640'], ['17']],
  'people by age band': [['40–49']],
  'net migration': [['Germany'], ['India']],
  'cities within countries': [['Madrid']],
  'customer satisfaction by size of firm': [['Small'], ['Very large']],
  'income and life expectancy of twenty countries': [['GDP per capita'], ['higher', 'together']],
  'advertising and sales': [['ad spend'], ['higher', 'together']],
};

/** Sixty tables: thirty made for this bench, thirty that were made for others. */
export const TOLD_CASES: readonly ToldCase[] = [
  ...MADE,
  ...FIT_CASES.flatMap(({ name, data }) => {
    const tells = FROM_FIT_CASES[name];
    return tells === undefined ? [] : [{ name, data, tells }];
  }),
];

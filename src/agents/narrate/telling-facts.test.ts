import { describe, expect, test } from 'vitest';
import { type Table, tell } from '../../../test/fixtures/narrate/tell.ts';

describe('the fact that matters', () => {
  test('sets years of one measure side by side against each other, the later first, and whatever came of a plan', () => {
    const shares: Table = [
      ['Brand', '2023 share (%)', '2024 share (%)'],
      ['Apex', 31, 28],
      ['Bolt', 22, 27],
      ['Crest', 18, 17],
      ['Other', 29, 28],
    ];
    expect(tell('column', shares)).toMatch(/^2024 share was furthest above 2023 share for Bolt: 5 percentage points\n/);
    const people: Table = [
      ['Salesperson', 'Target', 'Sales'],
      ['Kim', 50, 62],
      ['Raj', 50, 49],
      ['Zoe', 60, 41],
      ['Liu', 45, 58],
    ];
    expect(tell('column', people)).toMatch(/^Sales were furthest below target for Zoe: 19\n/);
  });

  test('is the darkest field of a grid, and not how one of its rows goes', () => {
    const hours = [
      '5 9 5 8 6 2 4',
      '6 8 8 6 7 3 5',
      '8 9 5 7 6 5 2',
      '5 5 5 6 7 3 2',
      '6 6 5 8 10 3 4',
      '8 7 7 6 9 3 2',
      '9 10 7 7 11 6 1',
      '7 12 11 8 11 6 5',
      '11 14 14 11 18 5 5',
      '17 20 21 21 24 9 8',
      '30 31 28 29 36 15 9',
      '40 45 39 40 54 21 15',
      '54 60 52 53 71 28 17',
      '64 68 63 65 80 31 19',
      '66 74 67 67 86 33 19',
      '62 70 63 62 82 33 20',
      '55 60 52 54 68 27 18',
      '41 46 40 41 52 20 15',
      '28 32 29 31 35 14 8',
      '20 20 20 17 23 12 7',
      '12 13 14 13 15 6 4',
      '8 10 11 11 12 6 4',
      '6 9 8 9 10 4 2',
      '8 6 5 9 7 4 2',
    ].map((line, hour) => [`Slot ${hour}`, ...line.split(' ').map(Number)]);
    const calls: Table = [
      ['Slot', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
      ...hours,
    ];
    expect(tell('heatmap', calls)).toMatch(/^(?=.*14)(?=.*Friday)(?=.*86).*\n/);
  });

  test('begins with the one that overtook the other for good, and when', () => {
    const customers: Table = [
      ['Month', 'New customers', 'Lost customers'],
      ['2025-01', 120, 45],
      ['2025-02', 131, 52],
      ['2025-03', 118, 66],
      ['2025-04', 109, 81],
      ['2025-05', 97, 102],
      ['2025-06', 92, 118],
    ];
    expect(tell('line', customers)).toMatch(/^Lost customers overtook new customers in May 2025\n/);
    const halves: Table = [
      ['Year', 'Print', 'Digital'],
      ...[71, 66, 52, 45, 38].map((share, at) => [2018 + at, `${share}%`, `${100 - share}%`]),
    ];
    expect(tell('line', halves)).toMatch(/^Digital overtook Print in 2021\n/);
  });

  test('begins with the group that goes farthest, and with the first measure of names', () => {
    const users: Table = [
      ['Year', 'Country', 'Users (%)'],
      ...[2015, 2018, 2021, 2024].flatMap((year, at) => [
        [year, 'Portugal', [51, 62, 75, 86][at]],
        [year, 'Morocco', [42, 55, 70, 91][at]],
      ]),
    ];
    expect(tell('line', users)).toMatch(/^(?!.*Portugal).*Morocco/);
    const goals: Table = [
      ['Player', 'Goals', 'Assists'],
      ['Ito', 21, 4],
      ['Mensah', 19, 11],
      ['Duarte', 12, 3],
      ['Okoro', 5, 14],
    ];
    expect(tell('bar', goals)).toMatch(/Ito.*goals|goals.*Ito/i);
    expect(
      tell('bar', [
        ['University', 'Score'],
        ['Oxmere', 98.4],
        ['Calder', 97.1],
        ['Tessin', 96.8],
      ]),
    ).toMatch(/Oxmere/);
  });

  test('tells a collapse that all rows share, and no gap between any two of them', () => {
    const arrivals: Table = [
      ['Country', '2018', '2019', '2020', '2021', '2022', '2023'],
      ['Portugal', 25.2, 27.1, 6.6, 9.6, 22.3, 26.5],
      ['Spain', 82.8, 83.5, 18.9, 31.2, 71.7, 85.2],
      ['Italy', 61.6, 64.5, 25.2, 26.9, 49.8, 57.3],
      ['Greece', 30.1, 31.3, 7.4, 14.7, 27.8, 32.7],
    ];
    expect(tell('column', arrivals)).toMatch(/^\S+ \S+ 7\d% .*2020/);
  });

  test('writes spans of time in the words of the language, and lengths of time in two of them', () => {
    const waits = (label: string): Table => [
      ['Hospital', label],
      ['Faro', 143],
      ['Viseu', 87],
      ['Coimbra', 64],
    ];
    expect(tell('bar', waits('Average wait (days)'))).toMatch(/longest average wait.*143 days|143 days/i);
    expect(tell('bar', waits('Tempo médio de espera (dias)'), 'PT_PT')).toMatch(/143 dias/);
    expect(tell('bar', waits('Tempo médio de espera (dias)'), 'PT_PT')).not.toMatch(/do total/);
    expect(tell('bar', waits('متوسط الانتظار (يوم)'), 'AR')).toMatch(/١٤٣ يومًا/);
    const steps: Table = [
      ['Step', 'Duration'],
      ['Intake', '0:12:30'],
      ['Review', '1:45:00'],
      ['Approval', '3:20:15'],
    ];
    expect(tell('bar', steps)).toMatch(/3 hours 20 minutes/);
    expect(tell('bar', steps, 'PT_PT')).toMatch(/3 horas e 20 minutos/);
    expect(tell('bar', steps, 'AR')).toMatch(/٣ ساعات و٢٠ دقيقة/);
  });

  test('says to zero where all is gone, and nearly all is not all', () => {
    const coal: Table = [
      ['Year', 'Coal (GWh)'],
      [2019, 5200],
      [2020, 2500],
      [2021, 700],
      [2022, 0],
    ];
    expect(tell('line', coal)).toMatch(/^Coal \S+ to zero /);
    expect(tell('line', coal, 'PT_PT')).toMatch(/para zero/);
    expect(tell('line', coal, 'AR')).toMatch(/إلى الصفر/);
    const masses: Table = [
      ['Planet', 'Mass (kg)'],
      ['Earth', 5.97e24],
      ['Jupiter', 1.9e27],
      ['Saturn', 5.68e26],
    ];
    expect(tell('bar', masses)).toMatch(/1\.9E27 kg/);
    expect(tell('bar', masses)).not.toMatch(/100%/);
  });

  test('tells columns apart that differ by their unit alone, and calls no small step far', () => {
    const rents: Table = [
      ['City', 'Rent (£)', 'Rent (€)'],
      ['London', 2100, 2460],
      ['Lisbon', 1180, 1380],
      ['Paris', 1640, 1960],
    ];
    expect(tell('column', rents)).toMatch(/rent \(£\)/i);
    const rates = [6.8, 6.7, 6.6, 6.4, 6.3, 6.1, 6.2, 6.4, 6.1, 6.0, 5.9, 5.8];
    const months = rates.map((rate, at) => [`2024-${String(at + 1).padStart(2, '0')}`, rate]);
    expect(tell('line', [['Month', 'Unemployment rate (%)'], ...months])).not.toMatch(/far/);
  });

  test('sets years in headings side by side over months, and whatever was last year against it', () => {
    const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
    const [before, after] = [
      [310, 298, 325, 340, 360, 372],
      [355, 340, 369, 362, 349, 338],
    ];
    const years: Table = [['Month', '2023', '2024'], ...months.map((month, at) => [month, before[at], after[at]])];
    expect(tell('line', years)).toMatch(/^Value in 2023 overtook value in 2024 in May\n2023 and 2024 by month /);
    const regions: Table = [
      ['Region', 'Revenue', 'Revenue last year'],
      ['North', 1240, 1100],
      ['South', 980, 1210],
      ['East', 1510, 1390],
      ['West', 760, 740],
    ];
    expect(tell('groupedColumn', regions)).toMatch(/^Revenue was furthest below revenue last year for South: 230\n/);
  });

  test('tells by when a plan was missed most, and decades as decades', () => {
    const months: Table = [
      ['Mês', 'Orçamento (€)', 'Realizado (€)'],
      ...[18_900, 21_050, 21_800, 26_900, 23_700].map((spent, at) => [`2025-0${at + 1}`, 22_000 + at * 500, spent]),
    ];
    expect(tell('groupedColumn', months, 'PT_PT')).toMatch(/^O realizado .* em /);
    const movies: Table = [
      ['Decade', 'Movies'],
      ['1960s', 120],
      ['1970s', 180],
      ['1980s', 260],
      ['1990s', 410],
      ['2000s', 520],
    ];
    const told = tell('column', movies);
    expect(told).toMatch(/between the 1960s and the 2000s|from the 1960s to the 2000s/i);
    expect(told).not.toMatch(/latest year/);
  });

  test('adds up the two largest of parts in percent, and names the one value there is', () => {
    const answers: Table = [
      ['Answer', 'Share of respondents'],
      ['Very satisfied', '34%'],
      ['Satisfied', '41%'],
      ['Neutral', '13%'],
      ['Dissatisfied', '8%'],
      ['Very dissatisfied', '4%'],
    ];
    expect(tell('pie', answers)).toMatch(/Satisfied and Very satisfied .*75% of the total/);
    expect(
      tell('column', [
        ['Product', 'Price (€)'],
        ['Kettle', 29],
      ]),
    ).toMatch(/^Kettle: price of €29\n/);
    expect(
      tell(
        'column',
        [
          ['Produto', 'Preço (€)'],
          ['Chaleira', 29],
        ],
        'PT_PT',
      ),
    ).toMatch(/^Chaleira: preço de 29 euros\n/);
    expect(
      tell(
        'column',
        [
          ['المنتج', 'السعر'],
          ['إبريق', 29],
        ],
        'AR',
      ),
    ).toMatch(/^السعر لدى إبريق: ٢٩\n/);
  });

  test('says of none that it stayed ahead where the other was at times', () => {
    const kinds = [4, 9, 5, 8, 4, 9, 5, 9].map((value, at) => [`${2017 + at}`, value, [3, 10, 4, 9, 3, 10, 4, 6][at]]);
    expect(tell('line', [['Year', 'North', 'South'], ...kinds])).not.toMatch(/stayed ahead/);
  });

  test('makes no new leader of one day, and no news of the first and the last of some days', () => {
    const days = Array.from({ length: 12 }, (_, at) => `2025-03-${String(at + 1).padStart(2, '0')}`);
    const levels = {
      Ann: [9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 3],
      Ben: [6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 7],
      Eve: [4, 5, 4, 5, 4, 5, 4, 5, 4, 5, 4, 5],
    };
    const rows = days.flatMap((day, at) => Object.entries(levels).map(([name, hours]) => [day, name, hours[at]]));
    expect(tell('line', [['Date', 'Name', 'Hours'], ...rows])).not.toMatch(/taken the lead|took the lead/);
    const steps = [8123, 10233, 7411, 9822, 12010, 6544, 8912, 15320, 14211, 7020, 8844, 9455];
    expect(tell('line', [['Date', 'Steps'], ...days.map((day, at) => [day, steps[at]])])).toMatch(/^.*March 8.*15,320/);
  });
});

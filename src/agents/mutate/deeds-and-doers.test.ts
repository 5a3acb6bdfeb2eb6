import { expect, it } from 'vitest';
import { askAgent } from '../../../test/fixtures/ask-agent.ts';
import { tableOf } from '../../../test/fixtures/small-chart.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import type { Locale } from '../../chart/locale.ts';
import { mutate } from './agent.ts';

const ask = (wish: string, table: GraphConfig, locale: Locale = 'EN_US') => askAgent(mutate, wish, table, { locale });
const cellsOf = async (wish: string, table: GraphConfig, locale: Locale = 'EN_US') =>
  (await ask(wish, table, locale)).config.data.rows.map((row) => Object.values(row));

/** Sales of two branches by two people. */
const salesOf = (labels: readonly string[], [first = '', second = '', one = '', other = '']: readonly string[]) =>
  tableOf(labels, [
    ['2024-01-03', first, one, 10],
    ['2024-01-09', first, other, 25],
    ['2024-02-05', second, one, 40],
    ['2024-02-06', second, one, 60],
    ['2024-03-07', second, other, 15],
  ]);

it.each([
  ['PT_PT', 'vendas por loja', ['Data', 'Loja', 'Vendedor', 'Valor'], ['Porto', 'Braga', 'Ana', 'Rui']],
  ['AR', 'المبيعات حسب الفرع', ['التاريخ', 'الفرع', 'البائع', 'المبلغ'], ['جدة', 'الدمام', 'منى', 'سعد']],
] as const)('sales are not those who sell: %s', async (locale, wish, labels, names) => {
  expect(await cellsOf(wish, salesOf(labels, names), locale)).toEqual([
    [names[0], 35],
    [names[1], 115],
  ]);
});

const SUPPLIES = tableOf(
  ['Product', 'Supplier', 'Price', 'Checked'],
  [
    ['Lamp', 'Fenix', 30, '2024-02-01'],
    ['Chair', 'Orbit', 80, '2024-02-03'],
    ['Desk', 'Fenix', 120, ''],
    ['Sofa', 'Orbit', 410, '2024-03-09'],
  ],
);

it('takes what was done by somebody for who did it', async () => {
  const { config } = await ask('products supplied by Fenix', SUPPLIES);
  expect(config.data.rows.map((row) => Object.values(row))).toEqual([
    ['Lamp', 'Fenix', 30, '2024-02-01'],
    ['Desk', 'Fenix', 120, ''],
  ]);
});

it('and that it was done, where its date is told', async () => {
  expect((await cellsOf('products checked by Fenix', SUPPLIES)).map(([name]) => name)).toEqual(['Lamp']);
});

/** Marks of three pupils, each in two subjects. */
const marksOf = (labels: readonly string[], subjects: readonly string[]) =>
  tableOf(
    labels,
    ['Ada', 'Ben', 'Cai'].flatMap((name, at) => subjects.map((subject, nth) => [name, subject, 40 + at * 8 + nth])),
  );

it.each([
  ['EN_US', 'how many students scored below 50?', ['Student', 'Subject', 'Score'], ['Math', 'Art']],
  ['PT_PT', 'quantos alunos tem nota abaixo de 50?', ['Aluno', 'Disciplina', 'Nota'], ['Arte', 'Física']],
  ['AR', 'كم طالب درجته أقل من 50؟', ['الطالب', 'المادة', 'الدرجة'], ['الرياضيات', 'العلوم']],
] as const)('things of which several rows tell are counted once: %s', async (locale, wish, labels, subjects) => {
  expect(await cellsOf(wish, marksOf(labels, subjects), locale)).toEqual([[2]]);
});

const PLAYERS = tableOf(
  ['Player', 'Minutes Played', 'Goals'],
  [
    ['Aro', 900, 2],
    ['Bel', 300, 9],
    ['Cun', 700, 5],
    ['Dov', 100, 1],
  ],
);

it.each([
  ['the names and minutes played of the 2 players with the most goals'],
  ['player and minutes played of the 2 with most goals'],
])('picks rows by a figure that is not asked for: %s', async (wish) => {
  expect(await cellsOf(wish, PLAYERS)).toEqual([
    ['Bel', 300],
    ['Cun', 700],
  ]);
});

const AIR = tableOf(
  ['Room', 'CO2 (ppm)', 'Humidity (%)'],
  [
    ['Lab', 1400, 30],
    ['Hall', 600, 35],
    ['Attic', 1300, 70],
  ],
);

it('takes the unit behind a number for no second mention of its column', async () => {
  expect(await cellsOf('rooms where CO2 is above 1000 ppm and humidity under 40', AIR)).toEqual([['Lab', 1400, 30]]);
});

const STAFF = tableOf(
  ['الاسم', 'الوظيفة', 'المدينة'],
  [
    ['منى', 'مدير', 'القاهرة'],
    ['سعد', 'محلل', 'القاهرة'],
    ['ليلى', 'مدير', 'بيروت'],
  ],
);

it('takes a word that a cell holds for no slip of a label', async () => {
  expect(await cellsOf('كم مديرا في القاهرة', STAFF, 'AR')).toEqual([[1]]);
});

const GIFTS = tableOf(
  ['Donor', 'Country', 'Date', 'Amount'],
  [
    ['Ada', 'Kenya', '2023-02-01', 90],
    ['Ben', 'Japan', '2023-03-01', 60],
    ['Ben', 'Japan', '2023-04-01', 50],
    ['Ada', 'Kenya', '2024-02-01', 200],
  ],
);

it.each([
  ['who gave the most in 2023?', ['Ben', 110]],
  ['how much did Kenya give in 2023?', [90]],
  ['how much did Ada donate?', [290]],
] as const)('a verb of giving asks for the amounts: %s', async (wish, answer) => {
  expect((await cellsOf(wish, GIFTS))[0]).toEqual(answer);
});

const STAFF_YEARS = tableOf(
  ['Name', 'Hire Year', 'Leave Year'],
  [
    ['Ada', 2019, 2022],
    ['Ben', 2019, ''],
    ['Cai', 2020, 2022],
    ['Dot', 2021, 2023],
  ],
);

it('takes those who left for those of a leave year', async () => {
  expect(await cellsOf('how many people left in 2022?', STAFF_YEARS)).toEqual([[2]]);
});

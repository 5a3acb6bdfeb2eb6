import { expect, test } from 'vitest';
import type { ChartType } from '../../chart/chart-type.ts';
import type { Locale } from '../../chart/locale.ts';
import { writeNarrative } from './write-narrative.ts';

type Told = { readonly title: string; readonly caption: string };

function ask(type: ChartType, labels: readonly [string, string], cells: readonly (readonly [string, number])[]) {
  const columns = labels.map((label, at) => ({ key: `c${at}`, label }));
  const data = { columns, rows: cells.map(([c0, c1]) => ({ c0, c1 })) };
  return (prompt: string, locale: Locale = 'EN_US'): Told => {
    const { texts } = writeNarrative({ type, data }, { fields: ['title', 'caption'], locale, prompt });
    return { title: texts.title?.text ?? '', caption: texts.caption?.text ?? '' };
  };
}

const REVENUE = [18_240, 17_110, 19_870, 20_450, 22_310, 24_900, 27_640, 29_180, 24_020, 22_750, 21_390, 25_860];
const months = REVENUE.map((value, at) => [`2025-${String(at + 1).padStart(2, '0')}`, value] as const);
const askRevenue = ask('line', ['Month', 'Revenue (€)'], months);
const askStages = ask(
  'funnel',
  ['Stage', 'Users'],
  [
    ['Visited', 48_210],
    ['Viewed', 21_450],
    ['Added to cart', 6320],
    ['Started checkout', 3110],
    ['Purchased', 2045],
  ],
);

test('a fall is told that a course had on its way, where it is asked for', () => {
  for (const prompt of ['focus on the decline', 'where was the biggest drop?'])
    expect(askRevenue(prompt).title).toMatch(/ 27% from August to November 2025$/);
  expect(askRevenue('foca na queda', 'PT_PT').title).toMatch(/ 27% de agosto a novembro de 2025$/);
  expect(askRevenue('ركز على الانخفاض', 'AR').title).toMatch(/٢٧٪ من أغسطس إلى نوفمبر ٢٠٢٥/);
  expect(askRevenue('tell it').title).not.toMatch(/27%/);
});

test('the stage that loses most is told, and first where somebody asks for it', () => {
  expect(askStages('tell it').caption).toMatch(/Added to cart was down 71% on Viewed/);
  expect(askStages('where do we lose the most users?').title).toMatch(/ 71% from Viewed to Added to cart/);
});

test('totals and averages are told where they are asked for', () => {
  expect(askRevenue('mention the total revenue').title).toBe(
    'Revenue came to €273,720 in all, an average of €22,810 a month',
  );
  expect(askRevenue('what was the average?').title).toBe('Revenue averaged €22,810');
  expect(askRevenue('qual foi o total?', 'PT_PT').title).toMatch(/^O total .* por mês$/);
  expect(askRevenue('ما إجمالي المبيعات؟', 'AR').title).toMatch(/^مجموع .*شهريًا$/);
  expect(askRevenue('a longer caption').caption).toMatch(/in all/);
});

test('what is there at a time is no sum over years', () => {
  const students = [1200, 1150, 1240, 1410, 1580, 1730].map((value, at) => [`${2019 + at}`, value] as const);
  const told = ask('line', ['Year', 'Students'], students)('what is the total?');
  expect(told.title).toBe('Students averaged 1,385');
  expect(told.caption).not.toMatch(/in all/);
});

test('the share of the one that is asked about is told', () => {
  const cities = [
    ['Cairo', 10_230_000],
    ['Alexandria', 5_440_000],
    ['Giza', 4_460_000],
    ['Suez', 760_000],
  ] as const;
  const askCities = ask('bar', ['City', 'Visitors'], cities);
  expect(askCities('what is the share of Giza?').title).toBe('Giza accounted for 21% of visitors');
  expect(askCities('que parte cabe a Giza?', 'PT_PT').title).toMatch(/^Giza representou 21% /);
  expect(askCities('ما حصة Giza؟', 'AR').title).toMatch(/^٢١٪ من .*Giza/);
});

test('a month that is asked about is called the highest or the lowest where it is', () => {
  expect(askRevenue('mention August').title).toMatch(/peaked in August 2025|August 2025 saw the highest/);
  expect(askRevenue('mention February').title).toMatch(/^Revenue bottomed out in February 2025/);
  expect(askRevenue('mention May').title).toMatch(/ranked/);
});

test('a title that is to be kept short is written', () => {
  expect(askRevenue('keep the title under 40 characters').title.length).toBeLessThan(40);
  expect(askRevenue('keep the title short').title).toBe('Revenue ended 42% higher');
  expect(askRevenue('keep the title').title).toBe('');
  expect(askRevenue('keep the title, formal caption').title).toBe('');
  expect(askRevenue('punchy').title).toBe('Revenue up 42% on January 2025');
});

test('of gains that were losses between, the low is told', () => {
  const profits = [12.4, 8.1, -3.2, -9.7, -4.5, 1.8, 6.9, 11.2];
  const quarters = profits.map((value, at) => [`${2023 + Math.floor(at / 4)}-Q${1 + (at % 4)}`, value] as const);
  expect(ask('column', ['Quarter', 'Profit ($M)'], quarters)('tell it').title).toMatch(/bottomed out in Q4 2023/);
});

test('nobody leads in waits or takes the top in prices', () => {
  const rows = ['Faro', 'Viseu', 'Coimbra', 'Braga'].map((name, at) => [name, [143, 87, 64, 71][at] ?? 0] as const);
  for (const seed of ['a', 'b', 'c', 'd', 'e'])
    for (const [label, locale] of [
      ['Waiting time', 'EN_US'],
      ['Tempo de espera', 'PT_PT'],
      ['مدة الانتظار', 'AR'],
    ] as const)
      expect(ask('bar', [seed, label], rows)('tell it', locale).title).not.toMatch(/\bled\b|liderou|القمة/);
});

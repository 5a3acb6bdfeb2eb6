import { describe, expect, test } from 'vitest';
import { type Table, tell } from '../../../test/fixtures/narrate/tell.ts';
import type { Locale } from '../../chart/locale.ts';
import { writeNarrative } from './write-narrative.ts';

/** The title for a prompt. */
function titleFor([labels, ...rows]: Table, prompt: string, locale: Locale = 'EN_US'): string {
  const columns = labels.map((label, at) => ({ key: `c${at}`, label }));
  const data = { columns, rows: rows.map((row) => Object.fromEntries(row.map((cell, at) => [`c${at}`, cell]))) };
  return writeNarrative({ type: 'line', data }, { fields: ['title'], locale, prompt }).texts.title?.text ?? '';
}

const over = (label: string, names: readonly unknown[], values: readonly number[]): Table => [
  [label, 'Sales'],
  ...names.map((name, at) => [name, values[at]]),
];
const VALUES = [120, 131, 118, 109, 97, 92];

describe('what the sentences claim', () => {
  test.each([
    ['Rent (month)', 'EN_US', /months/],
    ['Sales (week)', 'EN_US', /weeks/],
    ['Vendas (mês)', 'PT_PT', /\d meses/],
    ['الإيجار (شهر)', 'AR', /[٠-٩] ?(?:شهر|أشهر)/],
  ] as const)('takes the month that %s is for as no unit', (label, locale, unit) => {
    const rents: Table = [
      ['City', label],
      ['Faro', 2300],
      ['Lagos', 1800],
      ['Tavira', 900],
    ];
    expect(tell('bar', rents, locale)).not.toMatch(unit);
    const waits: Table = [['City', 'Wait (month)'], ...rents.slice(1)];
    expect(tell('bar', waits, 'EN_US')).toMatch(/2,300 months/);
  });

  test('says a year behind an average where each year stands once, and not of decades or of years left out', () => {
    const asked = 'what is the total?';
    expect(titleFor(over('Year', [2018, 2019, 2020, 2021, 2022, 2023], VALUES), asked)).toMatch(/ a year$/);
    expect(titleFor(over('Decade', ['1960s', '1970s', '1980s', '1990s', '2000s', '2010s'], VALUES), asked)).not.toMatch(
      / a year/,
    );
    expect(titleFor(over('Year', [2008, 2009, 2012, 2017, 2018, 2023], VALUES), asked)).not.toMatch(/ a year/);
  });

  test('adds up no customers who are active, and those who are new', () => {
    const of = (label: string): Table => [['Month', label], ...VALUES.map((value, at) => [`2025-0${at + 1}`, value])];
    expect(titleFor(of('Active users'), 'what is the total?')).not.toMatch(/in all/);
    expect(titleFor(of('New users'), 'what is the total?')).toMatch(/in all/);
  });

  test('gives no number of the one row there is where none is wanted', () => {
    const one: Table = [
      ['Product', 'Price (€)'],
      ['Kettle', 29],
    ];
    expect(titleFor(one, 'no numbers')).not.toMatch(/\d/);
    expect(titleFor(one, '')).toMatch(/29/);
  });

  test.each(['what does it mean?', 'give the overall picture', 'in a typical report tone'])(
    'takes "%s" for no wish for a figure',
    (prompt) => {
      const sales = over('Year', [2018, 2019, 2020, 2021, 2022, 2023], VALUES);
      expect(titleFor(sales, prompt)).toBe(titleFor(sales, 'tell it'));
    },
  );

  test('takes «متوسط الطول» for a length', () => {
    const sales = over('السنة', [2018, 2019, 2020, 2021, 2022, 2023], VALUES);
    expect(titleFor(sales, 'اكتب نصا متوسط الطول', 'AR')).not.toMatch(/متوسط/);
  });
});

describe('days', () => {
  test('of which one is missing are a course, and no single events', () => {
    const days = Array.from({ length: 90 }, (_, at) => at).filter((at) => at !== 40);
    const table: Table = [
      ['Date', 'Shift', 'Output'],
      ...days.map((at) => [
        new Date(Date.UTC(2025, 0, 1 + at)).toISOString().slice(0, 10),
        at % 2 === 0 ? 'Early' : 'Late',
        100 + at * 2 + (at % 5),
      ]),
    ];
    expect(tell('line', table)).not.toMatch(/\(totals of 89 rows\)|averages of 89/);
  });
});

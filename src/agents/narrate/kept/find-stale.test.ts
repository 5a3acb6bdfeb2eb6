import { describe, expect, it } from 'vitest';
import type { GraphConfig } from '../../../chart/graph-config.ts';
import { toDocument } from '../../../chart/rich-text.ts';
import { findKeptFaults, findUnborne } from './find-stale.ts';

type Row = readonly unknown[];

const chart = (title: unknown, labels: readonly string[], rows: readonly Row[]): GraphConfig => ({
  type: 'column',
  data: {
    columns: labels.map((label, at) => ({ key: `c${at}`, label })),
    rows: rows.map((row) => Object.fromEntries(row.map((cell, at) => [`c${at}`, cell]))),
  },
  content: { title },
});
const LABELS = ['Country', 'Sales (€)'];
const ROWS: readonly Row[] = [
  ['Spain', 900],
  ['France', 280],
  ['Italy', 320],
  ['Portugal', 150],
];
const YEARS: readonly Row[] = [
  ['2020', 100],
  ['2021', 120],
  ['2022', 150],
  ['2023', 90],
];

const stale = (title: unknown, after: readonly Row[], before = ROWS, labels = LABELS): readonly string[] =>
  findKeptFaults(chart(title, labels, before), chart(title, labels, after)).stale.flatMap(({ words }) => words);
const unborne = (title: unknown, after: readonly Row[], before = ROWS): readonly string[] =>
  findKeptFaults(chart(title, LABELS, before), chart(title, LABELS, after)).unborne.flatMap(({ words }) => words);

describe('a text that stays while the data change', () => {
  it.each([
    [
      'a value',
      'Spain sold €900, Italy €320',
      ROWS.map(([name, value]) => [name, value === 900 ? 700 : value]),
      ['€900'],
    ],
    ['a sum', 'Sales of €1,650 in all', ROWS.slice(1), ['€1,650']],
    ['a share', 'France makes 17% of sales', ROWS.slice(1), ['17%']],
    ['a rank', 'Italy comes second', ROWS.slice(1), ['second']],
    ['an extreme', 'Portugal had the lowest sales', [...ROWS, ['Malta', 4]], ['lowest']],
    ['a name', 'Spain leads the field', ROWS.slice(1), ['Spain']],
    ['a value in Portuguese', 'Espanha: 900 €; total de 1650 €', ROWS.slice(1), ['900', '1650']],
    ['a value in Arabic digits', 'بلغت المبيعات ٩٠٠ يورو', ROWS.slice(1), ['٩٠٠']],
  ] as const)('is told where it held %s', (_, title, after, words) => {
    expect(stale(title, after)).toEqual(words);
    expect(stale(toDocument(title), after)).toEqual(words);
  });

  it('is told where a course turns or loses its years', () => {
    const labels = ['Year', 'Orders'];
    expect(stale('Orders rose 50% from 2020 to 2022', YEARS.slice(1), YEARS.slice(0, 3), labels)).toEqual([
      'rose',
      '50%',
      '2020',
    ]);
    expect(stale('Orders rose', YEARS.slice(2), YEARS.slice(0, 3), labels)).toEqual(['rose']);
  });

  it.each([
    'Spain sold €900, far ahead of Italy',
    'Our target is €5,000 by 2030',
    'Sales by country',
    'Top 10 markets',
  ])('is left alone where "%s" holds as before or never came from the data', (title) => {
    expect(stale(title, [...ROWS, ['Malta', 4]])).toEqual([]);
  });

  it('is not looked at where the data are the same or the text is new', () => {
    const before = chart('Spain sold €900', LABELS, ROWS);
    const nothing = { stale: [], unborne: [] };
    expect(findKeptFaults(before, { ...before, type: 'bar' })).toEqual(nothing);
    expect(findKeptFaults(before, chart('Spain sold €901', LABELS, ROWS.slice(1)))).toEqual(nothing);
  });

  it('is told again with the next change, where an earlier one made it stale', () => {
    const once = ROWS.map(([name, value]) => [name, value === 900 ? 250 : value]);
    const twice = once.slice(0, 3);
    expect(stale('Spain led with €900', once)).toEqual(['led', '€900']);
    expect(stale('Spain led with €900', twice, once)).toEqual([]);
    expect(unborne('Spain led with €900', twice, once)).toEqual(['led', '€900']);
    expect(unborne('Italy led with €320', twice, once)).toEqual([]);
    expect(unborne('Our target is €5,000', twice, once)).toEqual([]);
  });

  it('is told where it says "doubled" and no course doubles any more', () => {
    const labels = ['Year', 'Orders'];
    const doubled = [100, 130, 200].map((value, at) => [`${2020 + at}`, value]);
    const risen = [100, 130, 150].map((value, at) => [`${2020 + at}`, value]);
    expect(stale('Orders doubled', risen, doubled, labels)).toEqual(['doubled']);
    expect(stale('Orders doubled', [...doubled].reverse(), doubled, labels)).toEqual([]);
  });
});

describe('a text that stays beside those just written', () => {
  const told = (title: string, written: object = {}): readonly string[] =>
    findUnborne(chart(title, LABELS, ROWS), written).flatMap(({ words }) => words);

  it('is told where the data do not give its numbers', () => {
    expect(told('Spain sold €950, 60% of all')).toEqual(['€950', '60%']);
    expect(told('Spain sold €900, 55% of all')).toEqual([]);
    expect(told('Our 4 markets in 2024')).toEqual([]);
    expect(told('Spain sold €950', { title: {} })).toEqual([]);
  });
});

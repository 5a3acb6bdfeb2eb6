import { describe, expect, test } from 'vitest';
import { type Table, tell } from '../../../test/fixtures/narrate/tell.ts';
import { createRandom } from '../../plan/transform/verbs/create-random.ts';

const TABLES = 100;
/** Five percent of the tables. */
const MOST_TOLD = 5;

type Random = () => number;

/** Normal noise, nearly: the sum of six even numbers. */
const normal = (random: Random): number => Array.from({ length: 6 }, random).reduce((sum, value) => sum + value, -3);

/** How many of some tables of noise have a title that matches. */
function countTitles(make: (random: Random) => Table, claim: RegExp): number {
  let told = 0;
  for (let seed = 1; seed <= TABLES; seed++) {
    const [title = ''] = tell('line', make(createRandom(seed * 7919))).split('\n');
    if (claim.test(title)) told++;
  }
  return told;
}

/** Years of numbers that go nowhere. */
function yearsOf(length: number, labels: readonly string[]): (random: Random) => Table {
  return (random) => [
    ['Year', ...labels],
    ...Array.from({ length }, (_, at) => [2000 + at, ...labels.map(() => 100 + 20 * normal(random))]),
  ];
}

describe('titles of noise', () => {
  test('tell no step of columns that share what moves them', () => {
    const shared = (random: Random): Table => [
      ['Year', 'North', 'South', 'East'],
      ...Array.from({ length: 8 }, (_, at) => {
        const common = 100 + 30 * normal(random);
        return [2000 + at, ...[0, 1, 2].map(() => common * (0.96 + 0.08 * random()))];
      }),
    ];
    expect(countTitles(shared, /, then |\bafter\b|collapsed|leapt/)).toBeLessThanOrEqual(MOST_TOLD);
  });

  test.each([4, 5, 6, 8, 12, 24])('say of no two over %i years that one overtook the other', (length) => {
    const claim = /overtook|closed in|pulled (?:away|ahead)/;
    expect(countTitles(yearsOf(length, ['New sales', 'Old sales']), claim)).toBeLessThanOrEqual(MOST_TOLD);
  });

  test.each([4, 5, 8, 12])('give none of three over %i years the lead', (length) => {
    const claim = /\blead\b|overtook|closed in/;
    expect(countTitles(yearsOf(length, ['North', 'South', 'East']), claim)).toBeLessThanOrEqual(MOST_TOLD);
  });

  test('tell no move of dated rows whose averages no test tells apart', () => {
    const visits = (random: Random): Table => [
      ['Date', 'Clinic', 'Wait (min)'],
      ...Array.from({ length: 60 }, () => [
        new Date(Date.UTC(2025, 0, 1 + Math.floor(random() * 150))).toISOString().slice(0, 10),
        ['Alfa', 'Beta', 'Gama'][Math.floor(random() * 3)],
        Math.round(5 + random() * 60),
      ]),
    ];
    const claim = /\b(?:rose|fell|climbed|dropped|grew|increased|decreased|declined|higher|lower|jumped|doubled)\b/;
    expect(countTitles(visits, claim)).toBeLessThanOrEqual(MOST_TOLD);
  });
});

describe('what may be set against each other', () => {
  const over = (labels: readonly [string, string]): Table => [
    ['Year', ...labels],
    ...[12, 18, 27, 39, 50, 58, 66, 75].map((value, at) => [2016 + at, value, 46 - at]),
  ];

  test('is one kind of thing: revenue overtakes no employees, online overtakes stores', () => {
    expect(tell('line', over(['Revenue', 'Employees']))).not.toMatch(/overtook/);
    expect(tell('line', over(['Online', 'Stores']))).toMatch(/^Online overtook Stores in 2020/);
  });

  test('is a plan with what came of it, and no label that only bears its word', () => {
    const towns = (plan: string): Table => [
      ['Town', plan, 'Sales'],
      ['Faro', 52, 61],
      ['Viseu', 50, 49],
      ['Braga', 60, 41],
      ['Évora', 45, 58],
    ];
    expect(tell('groupedColumn', towns('Target population'))).not.toMatch(/(?:below|above) target population/);
    expect(tell('groupedColumn', towns('Sales target'))).toMatch(/below sales target/);
  });
});

import { describe, expect, test } from 'vitest';
import { createSituation, tableConfig } from '../../test/fixtures/language/sample-situation.ts';
import { understand } from './understand.ts';

const SHOPS = ['CORNER STORES', 'AMBER FUEL', 'RENT STANDING ORDER', 'BOOKS ONLINE'];
const STATEMENT = tableConfig(
  ['Date', 'Description', 'Money out (£)'],
  Array.from({ length: 24 }, (_, at) => [
    new Date(Date.UTC(2025, 0, 2 + at * 2)).toISOString().slice(0, 10),
    SHOPS[at % 4] ?? '',
    10 + ((at * 37) % 90),
  ]),
);
const readingOf = (wish: string) => understand(wish, createSituation(STATEMENT)).readings[0];

describe('a name of which the first word alone is said', () => {
  test.each([
    ['only amber', 'AMBER FUEL'],
    ['payments at corner', 'CORNER STORES'],
  ])('is meant behind a preposition, and told: "%s"', (wish, value) =>
    expect(readingOf(wish)).toMatchObject({
      plan: { steps: [{ verb: 'filter', where: { operator: '=', right: { value } } }] },
      assumptions: expect.arrayContaining([expect.objectContaining({ kind: 'value', value })]),
    }),
  );

  test('is left out behind a word that leaves out', () =>
    expect(readingOf('without rent')?.plan.steps).toMatchObject([
      { verb: 'filter', where: { kind: 'not', of: { right: { value: 'RENT STANDING ORDER' } } } },
    ]));

  test('is none where its last word is said, which many names may share', () =>
    expect(readingOf('only stores')?.plan.steps ?? []).toEqual([]));

  test('is none where it may be said of the noun behind it', () =>
    expect(JSON.stringify(readingOf('total spent in corner shops')?.plan.steps ?? [])).not.toContain('CORNER'));
});

test('how much of an amount is its sum', () =>
  expect(readingOf('how much did i spend at corner?')?.plan.steps).toMatchObject([
    { verb: 'filter' },
    { verb: 'group', by: [], measures: [{ operation: 'sum', column: 'money_out_' }] },
  ]));

test('what a few go by is no figure of them all', () => {
  const tips = tableConfig(
    ['Bill', 'Tip'],
    Array.from({ length: 20 }, (_, at) => [20 + ((at * 7) % 31), 2 + ((at * 3) % 5)]),
  );
  expect(understand('top 5 of tip by average bill', createSituation(tips, { purpose: 'chart' })).readings).toEqual([]);
});

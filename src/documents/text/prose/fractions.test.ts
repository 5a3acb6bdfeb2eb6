import { describe, expect, test } from 'vitest';
import { readProse } from './read-prose.ts';

const gridOf = (text: string): readonly (readonly string[])[] | undefined =>
  readProse(text)[0]?.rows.map((row) => row.map((cell) => cell.text));

describe('fractions in words are shares of the whole they are of', () => {
  test.each([
    [
      'Half of the staff work in Lisbon, 30% in Porto and a fifth in Faro.',
      [
        ['Lisbon', '50%'],
        ['Porto', '30%'],
        ['Faro', '20%'],
      ],
    ],
    [
      'A third of the members are women and two thirds of the members are men.',
      [
        ['women', '33.33%'],
        ['men', '66.67%'],
      ],
    ],
    [
      'Half the users prefer dark mode, 35% prefer light mode and 15% have no opinion.',
      [
        ['dark mode', '50%'],
        ['light mode', '35%'],
        ['no opinion', '15%'],
      ],
    ],
    [
      'Half our users prefer tea, 35% prefer coffee and 15% prefer water.',
      [
        ['tea', '50%'],
        ['coffee', '35%'],
        ['water', '15%'],
      ],
    ],
    [
      'Metade do orçamento vai para salários, um quarto para rendas e 25% para materiais.',
      [
        ['salários', '50%'],
        ['rendas', '25%'],
        ['materiais', '25%'],
      ],
    ],
    [
      'نصف الزوار من السعودية، و30% من مصر، والباقي من الأردن.',
      [
        ['السعودية', '50%'],
        ['مصر', '30%'],
        ['الأردن', '20%'],
      ],
    ],
  ])('%s', (text, rows) => {
    expect(gridOf(text)).toEqual(rows);
  });

  test.each([
    'It took half an hour on Monday, 2 hours on Tuesday and 3 hours on Wednesday.',
    'In the first half of 2024 sales were 20 million, in the second half 25 million.',
    'Lisboa vendeu 120 carros e o Porto metade.',
    'The third of May brought 12 visitors, the fourth of May 15 and the fifth of May 9.',
  ])('no share: %s', (text) => {
    expect(
      readProse(text).flatMap(({ rows }) => rows.flatMap((row) => row.filter((cell) => cell.text.endsWith('%')))),
    ).toEqual([]);
  });

  test('what those counted do names the shares', () => {
    expect(gridOf('40% of pupils come by bus, 35% walk and 25% cycle.')).toEqual([
      ['come by bus', '40%'],
      ['walk', '35%'],
      ['cycle', '25%'],
    ]);
  });
});

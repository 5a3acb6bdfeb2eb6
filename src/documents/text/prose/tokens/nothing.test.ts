import { describe, expect, test } from 'vitest';
import { readProse } from '../read-prose.ts';

const rowsOf = (text: string): readonly string[] | undefined =>
  readProse(text)[0]?.rows.map((row) => row.map((cell) => cell?.text).join(' '));

describe('what there was nothing of', () => {
  test.each([
    ['We hired 12 people in January, 8 in February, none in March and 15 in April.', 'March 0', 'April 15'],
    [
      'The shop sold 40 bikes in May, 32 bikes in June, no bikes in July and 51 bikes in August.',
      'July 0',
      'August 51',
    ],
    ['Vendemos 12 casas em janeiro, 8 em fevereiro, nenhuma em março e 15 em abril.', 'março 0', 'abril 15'],
    ['وظفنا 12 شخصا في يناير و8 في فبراير ولا أحد في مارس و15 في أبريل.', 'مارس 0', 'أبريل 15'],
    ['Recebemos 320 pedidos em Lisboa, 210 no Porto e nenhum em Faro.', 'Faro 0', 'Porto 210'],
    ['Sales were 12 in Boston, none in Denver and 9 in Miami.', 'Denver 0', 'Miami 9'],
    ['Boston sold 12 cars, Denver none and Chicago 7.', 'Denver 0', 'Chicago 7'],
  ])('is 0 beside figures of the same kind: %s', (text, none, next) => {
    expect(rowsOf(text)).toEqual(expect.arrayContaining([none, next]));
  });

  test('is no figure where nothing is told apart by it', () => {
    const text = 'The fair drew 20 makers, none of them from abroad, 35 sellers and 410 guests.';
    expect(rowsOf(text)?.some((row) => row.endsWith(' 0'))).not.toBe(true);
  });

  test('a month that is only spoken of takes no figure of the next', () => {
    const text = 'We hired 12 people in January, 8 in February, did not hire in March and 15 in April.';
    expect(rowsOf(text)).toEqual(['January 12', 'February 8', 'April 15']);
  });
});

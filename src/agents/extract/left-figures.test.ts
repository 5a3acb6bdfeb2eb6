import { expect, test } from 'vitest';
import { readText } from '../../documents/text/read-text.ts';
import { countFigures, isMostlyLeft } from './left-figures.ts';

const count = (text: string): ReturnType<typeof countFigures> => countFigures(readText(text), text);

test('figures of cells and labels are inside, all others outside', () => {
  expect(count('On 3 May 12 came.\n\nName;2023\nA;1.5\nB;2,000')).toEqual({ inside: 3, outside: 2 });
});

test('markup of HTML is not counted', () => {
  expect(
    count('<table width="10" border="1"><tr><th>A</th><th>B</th></tr><tr><td>x</td><td>1</td></tr></table>').outside,
  ).toBe(0);
});

test('a few figures beside a table are not most of them', () => {
  expect(isMostlyLeft({ inside: 1, outside: 3 }, 'list')).toBe(false);
  expect(isMostlyLeft({ inside: 6, outside: 5 }, 'list')).toBe(false);
  expect(isMostlyLeft({ inside: 2, outside: 8 }, 'list')).toBe(true);
});

test('of sentences, as many figures left as read are many', () => {
  expect(isMostlyLeft({ inside: 2, outside: 2 }, 'prose')).toBe(true);
  expect(isMostlyLeft({ inside: 2, outside: 1 }, 'prose')).toBe(false);
});

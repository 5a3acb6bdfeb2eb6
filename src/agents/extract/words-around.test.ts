import { expect, test } from 'vitest';
import { readText } from '../../documents/text/read-text.ts';
import { typeTable } from './type-table.ts';
import { readWordsAround } from './words-around.ts';

const read = (text: string): readonly string[] =>
  readText(text).flatMap((source) => readWordsAround(typeTable(source, undefined), text).map(({ kind }) => kind));

test.each([
  ['Bob earns $20 more than Ann, who earns $500 a week.', ['compared-figures']],
  ['Dos 10 milhões de euros, 4 vão para salários, 3,5 para obras e 2,5 para investigação.', ['scale-elsewhere']],
  ['Pizza won with 14 votes, tacos got 9 and sushi 6. See you Friday at 7.', ['may-be-time']],
  ['Anna ate 3 apples, Ben ate 5 and Clara ate 2.', []],
  ['Lisboa tem 545 mil habitantes, o Porto 232 mil e Braga 193 mil.', []],
  ['Name,Pay\nAnn,5 more than Bob\nBob,3', []],
])('%s', (text, kinds) => {
  expect(read(text)).toEqual(kinds);
});

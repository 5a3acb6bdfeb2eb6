import { expect, test } from 'vitest';
import { addChoice, type Choice, toAnswers } from './settled-choices.ts';

const choice = (answers: Choice['answers']): Choice => ({ label: JSON.stringify(answers), answers });
const dayFirst = choice({ dateOrder: 'day-first' });
const comma = choice({ decimalMark: ',' });

test('answers to several questions go together', () => {
  const made = [dayFirst, comma].reduce(addChoice, []);
  expect(toAnswers(made)).toEqual({ dateOrder: 'day-first', decimalMark: ',' });
  expect(toAnswers([])).toBeUndefined();
});

test('a second answer to a question takes the place of the first', () => {
  const made = [dayFirst, comma, choice({ dateOrder: 'month-first' })].reduce(addChoice, []);
  expect(toAnswers(made)).toEqual({ dateOrder: 'month-first', decimalMark: ',' });
});

test('another table begins anew: what was said of the first does not hold for it', () => {
  const made = [dayFirst, choice({ headerRows: 0 }), choice({ table: 'sourceText#2' })].reduce(addChoice, []);
  expect(toAnswers(made)).toEqual({ table: 'sourceText#2' });
});

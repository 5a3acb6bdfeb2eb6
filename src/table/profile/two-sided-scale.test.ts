import { expect, it } from 'vitest';
import { findSidesOfAnswers } from './two-sided-scale.ts';

it('places answers on both sides of the middle, whatever their order and case', () => {
  expect(findSidesOfAnswers(['Strongly disagree', 'Disagree', 'Neutral', 'Agree', 'Strongly agree'])).toEqual([
    -1, -0.5, 0, 0.5, 1,
  ]);
  expect(findSidesOfAnswers(['satisfied', 'Neither', 'dissatisfied'])).toEqual([1, 0, -1]);
  expect(findSidesOfAnswers(['Very poor', 'Poor', 'Good', 'Very good'])).toEqual([-1, -0.5, 0.5, 1]);
  expect(findSidesOfAnswers(['Discordo totalmente', 'Discordo', 'Concordo', 'Concordo totalmente'])).toEqual([
    -1, -0.5, 0.5, 1,
  ]);
  expect(findSidesOfAnswers(['لا أوافق', 'محايد', 'أوافق'])).toEqual([-1, 0, 1]);
});

it('finds no sides where answers are few, repeated, of one side, or run from little to much', () => {
  expect(findSidesOfAnswers(['Disagree', 'Agree'])).toBeUndefined();
  expect(findSidesOfAnswers(['Agree', 'agree', 'Disagree'])).toBeUndefined();
  expect(findSidesOfAnswers(['Neutral', 'Agree', 'Strongly agree'])).toBeUndefined();
  expect(findSidesOfAnswers(['Low', 'Medium', 'High'])).toBeUndefined();
  expect(findSidesOfAnswers(['Disagree', 'Neutral', 'Agree', 'Total'])).toBeUndefined();
});

import { describe, expect, test } from 'vitest';
import { mendCalendarNames } from './mend-calendar-names.ts';

const mend = (...texts: string[]): readonly string[] =>
  mendCalendarNames(texts.map((text) => ({ text, confidence: 0.9 }))).map(({ text }) => text);

describe('a letter mistaken in one of several months or weekdays', () => {
  test('is told by the names that no other label has', () => {
    expect(mend('May', 'Jun', 'Jul', 'Aud')).toEqual(['May', 'Jun', 'Jul', 'Aug']);
    expect(mend('Jan 2023', 'Feb 2023', 'Mar 2023', 'Apn 2023')[3]).toBe('Apr 2023');
    expect(mend('Mon', 'Tue', 'Wed', 'Thn')[3]).toBe('Thu');
  });

  test('stays where two names are as near, or the one that is near is there already', () => {
    expect(mend('Mar', 'Apr', 'May', 'Jux')[3]).toBe('Jux');
    expect(mend('May', 'Jun', 'Jul', 'Jux')[3]).toBe('Jux');
  });

  test('stays among other names', () => {
    expect(mend('Ana', 'Bob', 'Jam', 'Jan')).toEqual(['Ana', 'Bob', 'Jam', 'Jan']);
  });
});

test('months and weekdays have the accents that their language writes', () => {
  expect(mend('Janeiro', 'Fevereiro', 'Marco', 'Abril')[2]).toBe('Março');
  expect(mend('SEX.', 'SAB.', 'DOM.')[1]).toBe('SÁB.');
  expect(mend('Marco', 'Abril', 'Lima')[0]).toBe('Marco');
});

import { expect, test } from 'vitest';
import { readDateLabel } from './read-date-label.ts';

const PLAIN = { isDayFirst: false, areYearsShort: false, areSpacesLost: false };

test.each([
  ['2024-03-12', { year: 2024, month: 3, day: 12 }],
  ['2005-03', { year: 2005, month: 3 }],
  ['03/2024', { year: 2024, month: 3 }],
  ['Jan 2012', { year: 2012, month: 1 }],
  ['May 19, 2019', { year: 2019, month: 5, day: 19 }],
  ["Nov '10", { year: 2010, month: 11 }],
  ['12 de março', { month: 3, day: 12 }],
  ['مارس 2024', { year: 2024, month: 3 }],
  ['2019', { year: 2019 }],
  ['Tue 08', { day: 8 }],
  ['06:30 PM', { hour: 18, minute: 30 }],
  ['12 AM', { hour: 0, minute: 0 }],
  ['Jul 8, 2023 18:00', { year: 2023, month: 7, day: 8, hour: 18, minute: 0 }],
  ['09-01 12', { month: 9, day: 1, hour: 12 }],
  ['01.02.', { month: 2, day: 1 }],
])('%s says what stands there', (label, parts) => {
  expect(readDateLabel(label, PLAIN)).toEqual(parts);
});

test('letters that are easily taken for digits, and lost dashes, do not hide a date', () => {
  expect(readDateLabel('Aug O1, 2021', PLAIN)).toEqual({ year: 2021, month: 8, day: 1 });
  expect(readDateLabel('201501', PLAIN)).toEqual({ year: 2015, month: 1 });
});

test('the axis settles what a short number is', () => {
  expect(readDateLabel('Mar 05', PLAIN)).toEqual({ month: 3, day: 5 });
  expect(readDateLabel('Mar 05', { ...PLAIN, areYearsShort: true })).toEqual({ month: 3, year: 2005 });
  expect(readDateLabel('1/2', { ...PLAIN, isDayFirst: true })).toEqual({ month: 2, day: 1 });
  expect(readDateLabel('01-1906', { ...PLAIN, areSpacesLost: true })).toEqual({ month: 1, day: 19, hour: 6 });
});

test.each(['Lisbon', 'Q1', 'Product 3', '13/45', '25:00', 'Mar Apr', '1,000', ''])('%s is no date', (label) => {
  expect(readDateLabel(label, PLAIN)).toBeUndefined();
});

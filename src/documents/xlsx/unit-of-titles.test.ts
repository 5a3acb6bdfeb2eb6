import { expect, it } from 'vitest';
import { unitOfTitles } from './unit-of-titles.ts';

it.each([
  ['in thousands of EUR', 'in thousands of EUR'],
  ['All figures in EUR thousands unless stated otherwise', 'in EUR thousands'],
  ['Revenue, in € millions', 'in € millions'],
  ['Results (EUR million)', 'EUR million'],
  ['Contas (em milhares de euros)', 'em milhares de euros'],
  ['المبيعات (بالآلاف)', 'بالآلاف'],
  ['(بآلاف الريالات)', 'بآلاف الريالات'],
  ['(all figures in £000)', '£000'],
  ["Results, EUR'000", "EUR'000"],
  ['Profit and loss, EUR thousands', 'EUR thousands'],
  ['Contas – R$ milhões', 'R$ milhões'],
  ['Who wants THE millions', undefined],
  ['Best sellers: THE Millionaires', undefined],
  ['Prize: €10000', undefined],
  ['Sales in Millionville', undefined],
  ['Sales in 2024', undefined],
  ['Cities (PT)', undefined],
])('the unit of %j is %j', (line, unit) => {
  expect(unitOfTitles(['Report', line])).toBe(unit);
});

it('is none where lines contradict each other', () => {
  expect(unitOfTitles(['in thousands of EUR', 'in millions of EUR'])).toBeUndefined();
});

import { expect, test } from 'vitest';
import { isMoment } from './is-moment.ts';

test.each(['18:00', '6 PM', '2018.05', '05/2000', 'Jun 16, 2022', '3 de março'])('%s is a moment', (text) => {
  expect(isMoment(text)).toBe(true);
});

test.each(['1800', '2018', '1.05', '25 km', 'Q1 2022'])('%s is none', (text) => {
  expect(isMoment(text)).toBe(false);
});

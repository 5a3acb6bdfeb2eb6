import { expect, it } from 'vitest';
import { rankNaturally } from './natural-order.ts';

it('ranges begin below zero where their lower end has a minus', () => {
  const { order, ranks } = rankNaturally(['-200 – 0', '0 – 200', '−600 – -400', '-400 – -200']);
  expect([order, [...ranks]]).toEqual(['ranges', [-200, 0, -600, -400]]);
});

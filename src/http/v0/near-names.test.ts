import { expect, test } from 'vitest';
import { findNearNames } from './near-names.ts';

const LOCALES = ['EN_GB', 'EN_US', 'AR', 'PT_PT'];

test.each([
  ['en-US', ['EN_US']],
  ['en_gb', ['EN_GB']],
  ['en', ['EN_GB', 'EN_US']],
  ['pt', ['PT_PT']],
  ['ar-EG', ['AR']],
  ['EN_UK', ['EN_US']],
])('a near miss names what it comes near to: %s', (name, near) => {
  expect(findNearNames(name, LOCALES)).toEqual(near);
});

test.each(['fr', '', 'x', 'e'.repeat(10_000)])('a name that is near to nothing has no hint', (name) => {
  expect(findNearNames(name, LOCALES)).toEqual([]);
});

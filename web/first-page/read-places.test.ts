import { expect, test } from 'vitest';
import { maybeProvenance, readSpans } from './read-places.ts';

test('places in a text are read, and others are none', () => {
  expect(readSpans('14-20+31-35')).toEqual([
    [14, 20],
    [31, 35],
  ]);
  expect(readSpans('B7')).toEqual([]);
});

test('provenance is taken whole or not at all', () => {
  const whole = { sources: [], columns: [], rows: [] };
  expect(maybeProvenance({ _provenance: whole })).toBe(whole);
  expect(maybeProvenance({ _provenance: { rows: [] } })).toBeUndefined();
  expect(maybeProvenance({})).toBeUndefined();
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import '../../../test/property-seed.ts';
import { MOST_COLUMNS, MOST_ROWS, maybePlace, maybeRange, toAddress, toReference } from './address.ts';

describe('an address', () => {
  it('names a place, with or without signs', () => {
    expect(['A1', '$B$7', 'XFD1048576', 'ab3'].map(maybePlace)).toEqual([
      { row: 0, column: 0 },
      { row: 6, column: 1 },
      { row: 1_048_575, column: 16_383 },
      { row: 2, column: 27 },
    ]);
  });

  it.each(['', 'A', '1', 'A0', 'XFE1', 'A1048577', '1A', 'A1B', 'A-1', 'A1.5', '_1', `${'A'.repeat(1e6)}1`])(
    'is not %.20s',
    (text) => {
      expect(maybePlace(text)).toBeUndefined();
    },
  );

  it('is written as it is read', () => {
    const places = fc.record({ row: fc.nat(MOST_ROWS - 1), column: fc.nat(MOST_COLUMNS - 1) });
    fc.assert(
      fc.property(places, (place) => {
        expect(maybePlace(toAddress(place))).toEqual(place);
      }),
    );
  });
});

describe('a reference', () => {
  it('names a block, whichever corners it states', () => {
    const block = { top: 1, left: 0, bottom: 4, right: 2 };
    expect(maybeRange('A2:C5')).toEqual(block);
    expect(maybeRange('C5:A2')).toEqual(block);
    expect(toReference(block)).toBe('A2:C5');
    expect(maybeRange('B2')).toEqual({ top: 1, left: 1, bottom: 1, right: 1 });
    expect(maybeRange('Sheet!A1')).toBeUndefined();
  });
});

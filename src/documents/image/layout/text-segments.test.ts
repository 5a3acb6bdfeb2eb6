import { describe, expect, it } from 'vitest';
import type { Box } from '../pixels.ts';
import type { Component } from './components.ts';
import { findTextSegments } from './text-segments.ts';

const toComponent = (box: Box): Component => ({ box, area: box.width * box.height });

/** How many pieces of ink each stretch has: two letters with marks behind them, so many pixels high and so far from their top. */
function partsOf(marks: number, { size, depth }: { readonly size: number; readonly depth: number }): readonly number[] {
  const letters = [0, 1].map((at) => ({ left: 20 + at * 12, top: 20, width: 9, height: 20 }));
  const noughts = Array.from({ length: marks }, (_, at) => ({
    left: 48 + at * 14,
    top: 20 + depth,
    width: size,
    height: size,
  }));
  return findTextSegments([...letters, ...noughts].map(toComponent), [], { width: 400, height: 300 }).map(
    ({ parts }) => parts.length,
  );
}

describe('marks behind letters', () => {
  it('join them one behind the other as noughts of Arabic numbers do', () => {
    expect(partsOf(5, { size: 4, depth: 8 })).toEqual([7]);
  });

  it('join no further than their reach where they are leaders at the foot of the line', () => {
    expect(partsOf(5, { size: 4, depth: 16 })).toEqual([3]);
    expect(partsOf(5, { size: 2, depth: 9 })).toEqual([3]);
  });
});

import { describe, expect, it } from 'vitest';
import { resample } from './resample.ts';

const SLOPE = { width: 6, height: 4, values: Uint8Array.from({ length: 24 }, (_, at) => (at % 6) * 40) };

describe('a part of a picture', () => {
  it('at its own size is what it was, with nothing outside', () => {
    const box = { left: 4, top: 2, width: 3, height: 3 };
    expect([...resample(SLOPE, box, 1, box)]).toEqual([160, 200, 0, 160, 200, 0, 0, 0, 0]);
  });

  it('twice as large goes on in a straight line where the picture does', () => {
    const box = { left: 2, top: 2, width: 2, height: 1 };
    const row = [...resample(SLOPE, box, 2, { width: 4, height: 1 })];
    expect(row.map((value) => Math.round(value))).toEqual([70, 90, 110, 130]);
  });

  it('half as large is made of means', () => {
    const box = { left: 0, top: 0, width: 6, height: 4 };
    expect([...resample(SLOPE, box, 0.5, { width: 3, height: 2 })]).toEqual([20, 100, 180, 20, 100, 180]);
  });
});

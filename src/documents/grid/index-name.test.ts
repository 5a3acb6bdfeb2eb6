import { describe, expect, it } from 'vitest';
import { readText } from '../text/read-text.ts';

const labels = (text: string): readonly string[] => readText(text)[0]?.columns.map(({ label }) => label) ?? [];

describe('a line with nothing but its first cell below the labels', () => {
  it('names the column of names where that has no label', () => {
    const text = '        count   mean\ngroup               \na          10   2.50\nb          12   3.75';
    expect(labels(text)).toEqual(['group', 'count', 'mean']);
    expect(readText(text)[0]?.rows.length).toBe(2);
  });

  it('is a row where another stands alone too', () => {
    const text =
      '         count   mean\nNorth                \na           10   2.50\nSouth                \nb           12   3.75';
    expect(labels(text)[0]).toBe('');
  });
});

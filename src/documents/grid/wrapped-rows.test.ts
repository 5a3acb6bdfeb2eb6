import { describe, expect, it } from 'vitest';
import { readText } from '../text/read-text.ts';

const read = (text: string): readonly (readonly string[])[] =>
  readText(text).flatMap(({ rows }) => rows.map((row) => row.map((cell) => cell.text)));

describe('rows that an aligned table wraps', () => {
  it('are joined where only words go on below words', () => {
    expect(
      read(
        'Product     Text               Price\nLamp        LED lamp with      24.99\n            dimmer\nChair       Office chair      149.00',
      ),
    ).toEqual([
      ['Lamp', 'LED lamp with dimmer', '24.99'],
      ['Chair', 'Office chair', '149.00'],
    ]);
  });

  it('are rows of their own where they hold figures or a name', () => {
    const text = 'Town      Kind     Number\nFaro      old      12\n          new      15\nBeja      old      9';
    expect(read(text)).toEqual([
      ['Faro', 'old', '12'],
      ['', 'new', '15'],
      ['Beja', 'old', '9'],
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { drawNumbers, readingOf } from '../../../../test/fixtures/pictures/drawn-numbers.ts';
import { DigitWitness } from './digit-witness.ts';
import { findLinesToHear, HeardNumbers } from './heard-numbers.ts';
import { type LineReading, textOf } from './line-reading.ts';
import { NOTHING } from './weigh-looks.ts';

/** Every digit in twenty numbers, with a point before the last two and a comma before three more. */
const READ = Array.from({ length: 20 }, (_, at) => {
  const digits = String(12_345_67 + at * 98_641);
  return `${digits.slice(0, -5)},${digits.slice(-5, -2)}.${digits.slice(-2)}`;
});

/** What is told of the last of some numbers, where those before it were read as `readings`. */
function tell(text: string, readings: readonly LineReading[] = READ.map((it) => readingOf(it))): string | undefined {
  const { lines, image } = drawNumbers([...READ, text], 3);
  const all = [...readings, NOTHING];
  const heard = new HeardNumbers(lines, all, new DigitWitness(lines, all, image)).hearAll([READ.length]);
  const [told] = heard.values();
  return told && textOf(told);
}

describe('numbers told by those that were read', () => {
  it('have their digits and their marks', () => {
    expect(tell('70,946.28')).toBe('70,946.28');
    expect(tell('5,310,882.67')).toBe('5,310,882.67');
    expect(tell('4391')).toBe('4391');
  });

  it('are left to the recogniser where a mark stands as in none that was read', () => {
    expect(tell('70.9')).toBeUndefined();
  });

  it('are left to it where more is drawn than digits and marks', () => {
    expect(tell('7094-28')).toBeUndefined();
  });

  it('are left to it where one that was read with certainty would be told otherwise', () => {
    const [first = NOTHING, ...rest] = READ.map((it) => readingOf(it));
    const changed = readingOf(textOf(first).replace('5', '6'));
    expect(tell('4391', [first, ...rest])).toBe('4391');
    expect(tell('4391', [changed, ...rest])).toBeUndefined();
  });

  it('are left to it where some digit was read in none of them', () => {
    const withoutSeven = READ.map((it) => (it.includes('7') ? NOTHING : readingOf(it)));
    expect(tell('4391', withoutSeven)).toBeUndefined();
  });
});

describe('the lines that are told', () => {
  const linesOf = (texts: readonly string[]) => drawNumbers(texts, 3).lines;

  it('are none where few numbers stand', () => {
    expect(findLinesToHear(linesOf(READ)).size).toBe(0);
  });

  it('are all but some of every column of a large table', () => {
    const columns = 6;
    const lines = linesOf(Array.from({ length: 40 * columns }, (_, at) => String(1000 + at)));
    const toHear = findLinesToHear(lines);
    expect(toHear.size).toBeGreaterThan(150);
    for (let column = 0; column < columns; column += 1) {
      const read = lines.filter((_, at) => at % columns === column && !toHear.has(at));
      expect(read.length).toBeGreaterThanOrEqual(3);
    }
  });
});

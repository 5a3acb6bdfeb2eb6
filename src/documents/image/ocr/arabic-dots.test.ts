import { describe, expect, it } from 'vitest';
import type { TextSegment } from '../layout/text-segments.ts';
import { type Box, uniteBoxes } from '../pixels.ts';
import { ArabicDots } from './arabic-dots.ts';
import type { LineReading } from './line-reading.ts';

const [WIDTH, LINE] = [120, 40];

/** Dots over (`1`, `2`) and under (`i`, `z`) a word, from the right, each above its own part of it. */
type Plan = string;

function draw(plans: readonly Plan[]): { readonly values: Uint8Array; readonly lines: readonly TextSegment[] } {
  const values = new Uint8Array(WIDTH * LINE * plans.length);
  const lines = plans.map((plan, row): TextSegment => {
    const top = row * LINE + 4;
    const body = { left: 10, top: top + 10, width: 90, height: 12 };
    const dots = [...plan].map((dot, at): Box => {
      const isLow = dot === 'i' || dot === 'z';
      const width = dot === '2' || dot === 'z' ? 6 : 3;
      return { left: 90 - at * 18, top: top + (isLow ? 26 : 0), width, height: 3 };
    });
    for (const { left, top: y, width, height } of [body, ...dots]) {
      for (let at = 0; at < width * height; at += 1)
        values[(y + Math.floor(at / width)) * WIDTH + left + (at % width)] = 200;
    }
    return { box: [body, ...dots].reduce(uniteBoxes), letterHeight: 12, parts: [body, ...dots] };
  });
  return { values, lines };
}

function readingOf(text: string, confidence = 0.9): LineReading {
  return { words: [{ text, box: { left: 0, top: 0, width: 9, height: 9 }, confidence }], confidence };
}

/** What becomes of a reading of the last word, whose dots are drawn as planned. */
function mend(text: string, plan: Plan, confidence?: number): LineReading {
  const known: readonly (readonly [string, Plan])[] = [
    ['فرن', '11'],
    ['قمر', '2'],
    ['بيت', 'iz2'],
    ['غزل', '11'],
  ];
  const { values, lines } = draw([...known.map(([, dots]) => dots), plan]);
  const reading = readingOf(text, confidence);
  const readings = [...known.map(([word]) => readingOf(word)), reading];
  const image = { width: WIDTH, height: LINE * lines.length, values };
  const line = lines.at(-1);
  if (line === undefined) throw new Error('Nothing was drawn.');
  return new ArabicDots(lines, readings, image).mend(line, reading);
}

const textOf = ({ words }: LineReading): string => words.map(({ text }) => text).join(' ');

describe('the dots of Arabic letters', () => {
  it('make another letter of the same shape where one is drawn and two were read', () => {
    expect(textOf(mend('توتس', '21'))).toBe('تونس');
    expect(textOf(mend('قلم', '1'))).toBe('فلم');
  });

  it('make it surer where as many were read as are drawn', () => {
    const reading = mend('تونس', '21');
    expect(textOf(reading)).toBe('تونس');
    expect(reading.confidence).toBeGreaterThan(0.9);
  });

  it('make a word of which two looks agree surer than one look does, and a doubtful one no surer', () => {
    const [twice, once, doubtful] = [0.97, 0.9, 0.4].map((confidence) => mend('تونس', '21', confidence).confidence);
    expect(twice).toBeGreaterThan(once ?? 1);
    expect(doubtful).toBe(0.4);
  });

  it('are counted beside hamzas too', () => {
    expect(textOf(mend('إسكتدر', 'i1'))).toBe('إسكندر');
  });

  it('may touch their letters where these are seldom misread', () => {
    expect(mend('شعير', '2').confidence).toBeGreaterThan(0.9);
    expect(mend('بيت', '2').confidence).toBeLessThanOrEqual(0.9);
  });

  it('leave open what hardly happens, and what has other dots at other places', () => {
    expect(mend('تونس', '22')).toEqual(readingOf('تونس'));
    expect(mend('تونس', '2')).toEqual(readingOf('تونس'));
    expect(mend('أنت', '12')).toEqual(readingOf('أنت'));
  });
});

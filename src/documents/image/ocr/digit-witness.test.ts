import { describe, expect, it } from 'vitest';
import type { TextSegment } from '../layout/text-segments.ts';
import { type Box, type GreyImage, uniteBoxes } from '../pixels.ts';
import { DigitWitness, hasNewDigit, isBorneOut, toTestified } from './digit-witness.ts';
import type { LineReading } from './line-reading.ts';

/** Digits of 5 by 7 squares, a row of squares in each five. */
const SHAPES: Readonly<Record<string, string>> = {
  '0': '01110100011001110101110011000101110',
  '1': '00100011000010000100001000010001110',
  '2': '01110100010000100010001000100011111',
  '3': '11111000100010000010000011000101110',
  '4': '00010001100101010010111110001000010',
  '5': '11111100001111000001000011000101110',
  '6': '00110010001000011110100011000101110',
  '7': '11111000010001000100010000100001000',
  '8': '01110100011000101110100011000101110',
  '9': '01110100011000101111000010001001100',
};
const SQUARE = 2;
const [GLYPH_WIDTH, HEIGHT] = [5 * SQUARE, 7 * SQUARE];
const [WIDTH, LINE] = [240, 20];

/** Numbers below each other, drawn without a word of what they are; `gap` in pixels lies between digits. */
function draw(
  texts: readonly string[],
  gap: number,
): { readonly image: GreyImage; readonly lines: readonly TextSegment[] } {
  const values = new Uint8Array(WIDTH * LINE * texts.length);
  const lines = texts.map((text, row): TextSegment => {
    const parts: Box[] = [];
    let left = 4;
    const top = row * LINE + 3;
    const fill = (x: number, y: number, size: number): void => {
      for (let at = 0; at < size * size; at += 1) values[(y + Math.floor(at / size)) * WIDTH + x + (at % size)] = 255;
    };
    for (const sign of text) {
      if (sign === '.') {
        fill(left, top + HEIGHT - 3, 3);
        parts.push({ left, top: top + HEIGHT - 3, width: 3, height: 3 });
        left += 3 + Math.max(2, gap);
        continue;
      }
      const cells = [...(SHAPES[sign] ?? '')];
      for (const [at, cell] of cells.entries()) {
        if (cell === '1') fill(left + (at % 5) * SQUARE, top + Math.floor(at / 5) * SQUARE, SQUARE);
      }
      const columns = cells.flatMap((cell, at) => (cell === '1' ? [at % 5] : []));
      const from = left + Math.min(...columns) * SQUARE;
      parts.push({
        left: from,
        top,
        width: (Math.max(...columns) - Math.min(...columns) + 1) * SQUARE,
        height: HEIGHT,
      });
      left += GLYPH_WIDTH + gap;
    }
    const joined =
      gap > 0 ? parts : parts.slice(1).reduce((all, part) => [uniteBoxes(all[0] ?? part, part)], parts.slice(0, 1));
    return { box: parts.reduce(uniteBoxes), letterHeight: HEIGHT, parts: joined };
  });
  return { image: { width: WIDTH, height: LINE * texts.length, values }, lines };
}

function readingOf(text: string, confidence = 0.96): LineReading {
  return { words: [{ text, box: { left: 0, top: 0, width: 9, height: 9 }, confidence }], confidence };
}

const KNOWN = ['1024', '5738', '6193', '2470', '8659', '31.5'];

/** What the known numbers say of the last one, which is drawn as `text`. */
function hear(
  text: string,
  gap = 3,
): { readonly testimony: ReturnType<DigitWitness['hear']>; readonly line: TextSegment } {
  const open = draw([...KNOWN, text], gap);
  const known = draw([...KNOWN, text], 3);
  const lines = [...known.lines.slice(0, -1), ...open.lines.slice(-1)];
  const values = known.image.values.slice();
  const from = KNOWN.length * LINE * WIDTH;
  values.set(open.image.values.subarray(from), from);
  const readings = [...KNOWN.map((it) => readingOf(it)), readingOf('', 0)];
  const line = lines.at(-1) ?? { box: { left: 0, top: 0, width: 0, height: 0 }, letterHeight: 0, parts: [] };
  return { testimony: new DigitWitness(lines, readings, { ...known.image, values }).hear(line), line };
}

describe('what the numbers of a picture say of another one', () => {
  it('are its digits, whatever a recogniser reads', () => {
    const { testimony } = hear('90716');
    expect(testimony).toMatchObject({ signs: [...'90716'], strength: 'clear' });
    if (testimony === undefined) return;
    expect(isBorneOut(readingOf('90716'), testimony)).toBe(true);
    expect(isBorneOut(readingOf('9076'), testimony)).toBe(false);
    expect(isBorneOut(readingOf('90776'), testimony)).toBe(false);
  });

  it('are its marks too, where nothing was read of it', () => {
    const { testimony, line } = hear('48.06');
    if (testimony === undefined) throw new Error('Nothing was heard.');
    expect(toTestified(line, testimony, ',').map(({ text }) => text)).toEqual(['48,06']);
  });

  it('parts digits that touch', () => {
    expect(hear('35', 0).testimony?.signs).toEqual(['3', '5']);
  });

  it('is nothing against a digit that none of them has', () => {
    const texts = ['1024', '5788', '6190', '2470', '8659', '38'];
    const { lines, image } = draw(texts, 3);
    const readings = texts.map((text, at) => readingOf(text, at === 5 ? 0.8 : 0.96));
    const line = lines.at(-1);
    const testimony = line && new DigitWitness(lines, readings, image).hear(line);
    if (testimony === undefined) throw new Error('Nothing was heard.');
    expect(hasNewDigit(readingOf('38'), testimony)).toBe(true);
    expect(hasNewDigit(readingOf('88'), testimony)).toBe(false);
  });

  it('is nothing where too few digits are known', () => {
    const { lines, image } = draw(['111', '112'], 3);
    const [line] = lines;
    if (line === undefined) throw new Error('There is no line.');
    expect(new DigitWitness(lines, [readingOf('111'), readingOf('112')], image).hear(line)).toBeUndefined();
  });

  it('is not learnt from what was read without certainty', () => {
    const { lines, image } = draw(KNOWN, 3);
    const [line] = lines;
    if (line === undefined) throw new Error('There is no line.');
    const doubtful = KNOWN.map((text) => readingOf(text, 0.8));
    expect(new DigitWitness(lines, doubtful, image).hear(line)).toBeUndefined();
  });
});

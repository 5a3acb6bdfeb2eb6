import { describe, expect, it } from 'vitest';
import { DRAWN_LINE, DRAWN_WIDTH, drawNumbers, readingOf } from '../../../../test/fixtures/pictures/drawn-numbers.ts';
import type { TextSegment } from '../layout/text-segments.ts';
import { DigitWitness, hasNewDigit, isBorneOut, toTestified } from './digit-witness.ts';

const KNOWN = ['1024', '5738', '6193', '2470', '8659', '31.5'];

/** What the known numbers say of the last one, which is drawn as `text`. */
function hear(
  text: string,
  gap = 3,
): { readonly testimony: ReturnType<DigitWitness['hear']>; readonly line: TextSegment } {
  const open = drawNumbers([...KNOWN, text], gap);
  const known = drawNumbers([...KNOWN, text], 3);
  const lines = [...known.lines.slice(0, -1), ...open.lines.slice(-1)];
  const values = known.image.values.slice();
  const from = KNOWN.length * DRAWN_LINE * DRAWN_WIDTH;
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
    expect(toTestified(line, testimony, () => ',').map(({ text }) => text)).toEqual(['48,06']);
  });

  it('parts digits that touch', () => {
    expect(hear('35', 0).testimony?.signs).toEqual(['3', '5']);
  });

  it('is nothing against a digit that none of them has', () => {
    const texts = ['1024', '5788', '6190', '2470', '8659', '38'];
    const { lines, image } = drawNumbers(texts, 3);
    const readings = texts.map((text, at) => readingOf(text, at === 5 ? 0.8 : 0.96));
    const line = lines.at(-1);
    const testimony = line && new DigitWitness(lines, readings, image).hear(line);
    if (testimony === undefined) throw new Error('Nothing was heard.');
    expect(hasNewDigit(readingOf('38'), testimony)).toBe(true);
    expect(hasNewDigit(readingOf('88'), testimony)).toBe(false);
  });

  it('is nothing where too few digits are known', () => {
    const { lines, image } = drawNumbers(['111', '112'], 3);
    const [line] = lines;
    if (line === undefined) throw new Error('There is no line.');
    expect(new DigitWitness(lines, [readingOf('111'), readingOf('112')], image).hear(line)).toBeUndefined();
  });

  it('is not learnt from what was read without certainty', () => {
    const { lines, image } = drawNumbers(KNOWN, 3);
    const [line] = lines;
    if (line === undefined) throw new Error('There is no line.');
    const doubtful = KNOWN.map((text) => readingOf(text, 0.8));
    expect(new DigitWitness(lines, doubtful, image).hear(line)).toBeUndefined();
  });
});

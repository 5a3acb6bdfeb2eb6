import { describe, expect, it } from 'vitest';
import type { TextSegment } from '../layout/text-segments.ts';
import { type Box, type GreyImage, uniteBoxes } from '../pixels.ts';
import { ARABIC_LOOKS } from './arabic-looks.ts';
import { EasternDigits } from './eastern-digits.ts';
import type { LineReading } from './line-reading.ts';

const [WIDTH, LINE, HEIGHT] = [300, 40, 24];
const NOTHING: LineReading = { words: [], confidence: 0 };

/** Numbers below each other in the shapes of the first typeface known: ٠ a dot, ٫ a low mark, ٬ a mark that hangs. */
function draw(texts: readonly string[]): { readonly image: GreyImage; readonly lines: readonly TextSegment[] } {
  const values = new Uint8Array(WIDTH * LINE * texts.length);
  const fill = ({ left, top, width, height }: Box, inkAt: (x: number, y: number) => number): void => {
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) values[(top + y) * WIDTH + left + x] = inkAt(x / width, y / height);
    }
  };
  const lines = texts.map((text, row): TextSegment => {
    let left = 4;
    const top = row * LINE + 6;
    const parts = [...text].map((sign): Box => {
      const [aspect, ink] = ARABIC_LOOKS[sign]?.[0]?.split(' ') ?? [];
      const bracket = { at: -4, height: 32 };
      const small = {
        '٠': { at: 10, height: 5 },
        '٫': { at: 20, height: 8 },
        '٬': { at: 0, height: 8 },
        '(': bracket,
        ')': bracket,
      }[sign];
      const width = aspect === undefined ? 5 : Math.round(Number(aspect) * HEIGHT);
      const box = { left, top: top + (small?.at ?? 0), width, height: small?.height ?? HEIGHT };
      fill(box, (x, y) =>
        ink === undefined ? 255 : 17 * Number.parseInt(ink[Math.floor(y * 12) * 8 + Math.floor(x * 8)] ?? '0', 16),
      );
      left += width + 4;
      return box;
    });
    return { box: parts.reduce(uniteBoxes), letterHeight: HEIGHT, parts };
  });
  return { image: { width: WIDTH, height: LINE * texts.length, values }, lines };
}

function read(texts: readonly string[], readings: readonly LineReading[]): readonly string[] {
  const { lines, image } = draw(texts);
  const found = new EasternDigits(lines, image).readAll(readings);
  return lines.map(
    (line) =>
      found
        .get(line)
        ?.words.map(({ text }) => text)
        .join(' ') ?? '',
  );
}

describe('digits of the Arab east', () => {
  const texts = ['١٢٣', '٤٥٦', '٧٨٩', '٢٠٢٤'];

  it('are read by their shapes', () => {
    expect(
      read(
        texts,
        texts.map(() => NOTHING),
      ),
    ).toEqual(texts);
  });

  it('have marks for thousands before groups of three, and for decimals else', () => {
    const marked = ['١٬٢٣٤', '٥٫٦', '٧٫٨٩٠', '٤٥٦'];
    expect(
      read(
        marked,
        marked.map(() => NOTHING),
      ),
    ).toEqual(['١٬٢٣٤', '٥٫٦', '٧٬٨٩٠', '٤٥٦']);
  });

  it('stand in brackets, which are no ones, around one digit too', () => {
    const bracketed = ['(٧)', '(٢٨)', '٤٥٦', '١٢٣'];
    const nothing = bracketed.map(() => NOTHING);
    expect(read(bracketed, nothing)).toEqual(bracketed);
  });

  it('bear each other out where all numbers of a picture are clear, and not beside others that could not be read', () => {
    const { lines, image } = draw(texts);
    const confidenceBeside = (reading: LineReading): number => {
      const [first, ...others] = lines;
      if (first === undefined) throw new Error('Nothing was drawn.');
      const drawing = { ...first, parts: [{ ...first.box, width: 90 }] };
      const readings = [reading, ...others.map(() => NOTHING)];
      return new EasternDigits([drawing, ...others], image).readAll(readings).get(others[0] ?? first)?.confidence ?? 0;
    };
    const box = { left: 0, top: 0, width: 9, height: 9 };
    const unread = { words: [{ text: '17', box, confidence: 0.4 }], confidence: 0.4 };
    expect(confidenceBeside(NOTHING)).toBeGreaterThan(0.96);
    expect(confidenceBeside(unread)).toBeLessThan(0.95);
  });

  it('are not looked for where most numbers were surely read in western ones', () => {
    const box = { left: 0, top: 0, width: 9, height: 9 };
    const western = texts.map(
      (): LineReading => ({ words: [{ text: '245', box, confidence: 0.96 }], confidence: 0.96 }),
    );
    expect(read(texts, western)).toEqual(['', '', '', '']);
  });
});

import type { LineReading } from './line-reading.ts';

const CODE = /^(\p{Lu}{1,3})(\d{1,2})$/u;
const ENDS_WITH_STROKE = /^(\p{Lu}{1,3})[lI|]$/u;
const SURE_OF_MENDED = 0.9;

/** "Ql" beside "Q2" and "Q3" is Q1: a stroke behind letters that stand before digits elsewhere in the picture is a one. */
export function mendCodes(readings: readonly LineReading[]): readonly LineReading[] {
  const letters = new Set(readings.flatMap(({ words }) => words.flatMap(({ text }) => CODE.exec(text)?.[1] ?? [])));
  if (letters.size === 0) return readings;
  return readings.map((reading) => {
    const isMisread = reading.words.some(({ text }) => letters.has(ENDS_WITH_STROKE.exec(text)?.[1] ?? ''));
    if (!isMisread) return reading;
    const words = reading.words.map((word) => {
      const [, code] = ENDS_WITH_STROKE.exec(word.text) ?? [];
      return code === undefined || !letters.has(code)
        ? word
        : { ...word, text: `${code}1`, confidence: Math.max(word.confidence, SURE_OF_MENDED) };
    });
    return { words, confidence: Math.min(...words.map(({ confidence }) => confidence)) };
  });
}

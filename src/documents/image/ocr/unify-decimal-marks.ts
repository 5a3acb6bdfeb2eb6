import type { LineReading } from './line-reader.ts';

/** A number with one mark and one or two digits behind it: its mark is a decimal one. */
const DECIMAL = /^([-−+(]?(?:\d{1,3}(?:[ \u00a0]\d{3})*|\d+))([.,])(\d{1,2}[%)]?)$/;
const LEAST_NUMBERS = 4;
const USUAL_SHARE = 0.75;
const CONFIDENCE_OF_CHANGED = 0.85;

/**
 * Gives all decimals of a picture the mark that most of them have: a point and a comma differ by a pixel or two, and nobody
 * writes both. Where neither is usual, all stay as they were read.
 */
export function unifyDecimalMarks(readings: readonly LineReading[]): readonly LineReading[] {
  const marks = readings.flatMap((reading) => maybeDecimal(reading)?.[2] ?? []);
  const usual = [',', '.'].find((mark) => marks.filter((other) => other === mark).length >= USUAL_SHARE * marks.length);
  if (usual === undefined || marks.length < LEAST_NUMBERS) return readings;
  return readings.map((reading) => {
    const mark = maybeDecimal(reading)?.[2];
    if (mark === undefined || mark === usual) return reading;
    const confidence = Math.min(CONFIDENCE_OF_CHANGED, reading.confidence);
    return {
      words: reading.words.map((word) => ({ ...word, text: word.text.replace(mark, usual), confidence })),
      confidence,
    };
  });
}

function maybeDecimal({ words }: LineReading): RegExpMatchArray | null {
  return words
    .map(({ text }) => text)
    .join(' ')
    .match(DECIMAL);
}

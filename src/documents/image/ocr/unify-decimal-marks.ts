import type { LineReading } from './line-reading.ts';

/** A number with one mark and one or two digits behind it: its mark is a decimal one. */
const DECIMAL = /^([-−+(]?(?:\d{1,3}(?:[ \u00a0]\d{3})*|\d+))([.,])(\d{1,2}[%)]?)$/;
const LEAST_NUMBERS = 4;
const USUAL_SHARE = 0.75;
/** The mark that the language of a picture writes needs less. */
const SHARE_OF_LANGUAGE = 0.55;
const CONFIDENCE_OF_CHANGED = 0.85;

/**
 * Gives all decimals of a picture the mark that most of them have: a point and a comma differ by a pixel or two, and nobody
 * writes both. The mark of the language that the picture is written in prevails where they are nearly balanced. Where neither is usual, all stay as they were read.
 */
export function unifyDecimalMarks(raw: readonly LineReading[], markOfLanguage?: ',' | '.'): readonly LineReading[] {
  const readings = raw.map(partGroups);
  const marks = readings.flatMap((reading) => maybeDecimal(reading)?.[2] ?? []);
  const usual = [',', '.'].find((mark) => {
    const least = mark === markOfLanguage ? SHARE_OF_LANGUAGE : USUAL_SHARE;
    return marks.filter((other) => other === mark).length >= least * marks.length;
  });
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

/** Groups of three digits and a shorter one at the end, all parted by one mark: the last mark is another, misread. */
const GROUPS_AND_DECIMALS = /^([-−+(]?\d{1,3})([.,])((?:\d{3}\2)*)(\d{3})\2(\d{1,2}[%)]?)$/;

function partGroups(reading: LineReading): LineReading {
  const [word, ...others] = reading.words;
  const match = word?.text.match(GROUPS_AND_DECIMALS);
  if (word === undefined || match === undefined || match === null || others.length > 0) return reading;
  const [, first = '', mark = '', groups = '', last = '', decimals = ''] = match;
  const group = mark === '.' ? ',' : '.';
  const text = `${first}${group}${groups.replaceAll(mark, group)}${last}${mark}${decimals}`;
  const confidence = Math.min(CONFIDENCE_OF_CHANGED, reading.confidence);
  return { words: [{ ...word, text, confidence }], confidence };
}

function maybeDecimal({ words }: LineReading): RegExpMatchArray | null {
  return words
    .map(({ text }) => text)
    .join(' ')
    .match(DECIMAL);
}

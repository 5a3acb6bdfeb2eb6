import { foldWords } from '../notation/characters.ts';
import type { TextProfile } from '../profile.ts';
import { ORDINAL_SCALES } from './ordinal-words.ts';
import { STAGE_WORDS } from './stage-words.ts';

/** For each word the scales it stands on. */
const SCALES_OF: ReadonlyMap<string, readonly number[]> = scalesByWord();

const MOST_VALUES = 40;
const MOST_STAGES = 15;
const LEAST_STAGES = 3;
const LONGEST_RANGE = 40;
const RANGE_SHARE = 0.75;
const STAGE_SHARE = 0.6;

function scalesByWord(): Map<string, number[]> {
  const scales = new Map<string, number[]>();
  for (const [index, scale] of ORDINAL_SCALES.entries()) {
    for (const word of scale) scales.set(word, [...(scales.get(word) ?? []), index]);
  }
  return scales;
}

/**
 * The natural order that distinct texts have. `isFalling` says that a measure beside them never rises, as it does through stages:
 * words alone make stages only where all of them are words of stages.
 */
export function findTextOrder(texts: readonly string[], isFalling: boolean): TextProfile['order'] {
  if (texts.length < 2 || texts.length > MOST_VALUES) return 'none';
  const folded = texts.map(foldWords);
  if (areOrdinal(folded)) return 'ordinal';
  if (areStages(folded, isFalling)) return 'stages';
  return areRanges(folded) ? 'ranges' : 'none';
}

/** True where all texts stand on one scale, leading numbers and brackets ("1 - Low", "High (3)") left out. */
function areOrdinal(folded: readonly string[]): boolean {
  let common: readonly number[] | undefined;
  for (const text of folded) {
    const scales = SCALES_OF.get(text) ?? SCALES_OF.get(withoutNumbering(text));
    if (scales === undefined) return false;
    common = common === undefined ? scales : common.filter((scale) => scales.includes(scale));
    if (common.length === 0) return false;
  }
  return true;
}

/** A folded text without a number before it or brackets behind it: "1 - low", "high (3)". */
export function withoutNumbering(text: string): string {
  return text.replace(/^\d{1,2} ?[-.):] ?/, '').replace(/ ?\([^()]{0,12}\)$/, '');
}

function areStages(folded: readonly string[], isFalling: boolean): boolean {
  if (folded.length < LEAST_STAGES || folded.length > MOST_STAGES) return false;
  const stages = folded.filter((text) =>
    withoutNumbering(text)
      .split(/[\s/]+/)
      .some((word) => STAGE_WORDS.has(word)),
  ).length;
  return isFalling ? stages >= STAGE_SHARE * folded.length : stages === folded.length;
}

/** Digits with the marks of any locale between them; a blank parts thousands alone. */
const DIGITS = String.raw`\d(?:[\d.,٬٫]|[ \u00a0\u202f](?=\d{3}(?!\d))){0,16}`;
/** Hours, minutes and seconds, or two of them: "2:30:00–3:00:00". */
const CLOCK = String.raw`\d{1,3}(?::\d{2}){1,2}`;
const FIGURES = `(?:${CLOCK}|${DIGITS})`;
const NUMBER = `[$€£]?${FIGURES}(?: ?(?:k|m|%|km|kg|cm|years?|yrs?|anos?|سنه))?[$€£]?`;
/** A minus stands before a number, and no blank between them: "-200 – 0". */
const SIGN = String.raw`[-\u2212]?`;
const RANGE = new RegExp(
  String.raw`^(?:ages? )?(${SIGN}${NUMBER}) ?(?:[-\u2010-\u2015\u2212]|to|a|ate|until|الي) ?(${SIGN}${NUMBER})$`,
);
const OPEN_RANGE = new RegExp(
  `^(?:[<>≤≥]=? ?|under |over |below |above |less than |more than |up to |ate |menos de |mais de |acima de |abaixo de |اقل من |اكثر من |فوق |تحت )${NUMBER}$`,
);
const UPWARD_WORD = /^(?:[>≥]|over |above |more than |mais de |acima de |اكثر من |فوق )/;
const UPWARD_RANGE = new RegExp(
  String.raw`^${NUMBER} ?(?:\+|and over|and above|and older|or more|plus|ou mais|e mais|فاكثر|واكثر|فما فوق)$`,
);

/** True where most texts are ranges, and no two of the closed ones overlap (scores such as "1–4" and "0–3" do). */
function areRanges(folded: readonly string[]): boolean {
  const closed: { readonly from: number; readonly to: number }[] = [];
  let count = 0;
  for (const text of folded) {
    if (text.length > LONGEST_RANGE) continue;
    const match = RANGE.exec(text);
    const [from, to] = [figuresOf(match?.[1]), figuresOf(match?.[2])];
    if (from < to) closed.push({ from, to });
    if (from < to || OPEN_RANGE.test(text) || UPWARD_RANGE.test(text)) count++;
  }
  if (count < RANGE_SHARE * folded.length) return false;
  closed.sort((left, right) => left.from - right.from);
  return closed.every(({ from }, place) => place === 0 || from >= (closed[place - 1]?.to ?? from));
}

/** Where a range of folded text begins: 10 for "10–20", 65 for "65+"; just below its end for "under 18" and "< 18". */
export function rangeStart(folded: string): number {
  const closed = RANGE.exec(folded);
  if (closed !== null) return figuresOf(closed[1]);
  const figures = START.exec(folded)?.[0];
  const isUpward = UPWARD_RANGE.test(folded) || UPWARD_WORD.test(folded);
  return figures === undefined || isUpward ? figuresOf(figures) : -Number.MAX_VALUE;
}

const START = new RegExp(`[$€£]?${FIGURES}(?: ?[km])?`);
/** Thousands in threes, parted by one mark: "1,000", "20 000 000". What begins with 0 has decimals behind its mark. */
const THOUSANDS = /^[1-9]\d{0,2}([.,٬ \u00a0\u202f])\d{3}(?:\1\d{3})*(?!\d)/;

const SIGNED = /^[-\u2212]/;
const WHOLLY_CLOCK = new RegExp(`^${CLOCK}$`);

/** The figures of an end of a range as one number ("10 km" is 10, "5k" 5000, "1.000,5" 1000.5); NaN for none. */
function figuresOf(text = ''): number {
  if (WHOLLY_CLOCK.test(text)) return text.split(':').reduce((total, part) => total * 60 + Number(part), 0);
  const sign = SIGNED.test(text) ? -1 : 1;
  const written = text.replace(/^\D+/, '').replace(THOUSANDS, (whole) => whole.replace(/\D/g, ''));
  const figures = Number.parseFloat(written.replace(/[,٫]/, '.'));
  if (text.includes('k') && !text.includes('km') && !text.includes('kg')) return sign * figures * 1000;
  return sign * (/ ?m$/.test(text) ? figures * 1e6 : figures);
}

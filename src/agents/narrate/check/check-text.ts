import type { Locale } from '../../../chart/locale.ts';
import type { Figure } from '../../../insight/figure.ts';
import { numberAt, recompute } from '../../../insight/recompute.ts';
import type { TypedTable } from '../../../table/parse-table.ts';
import { acceptedNames } from '../../../writing/story/accepted-names.ts';
import type { WrittenClaim } from '../../../writing/story/claim.ts';
import { scaleOf } from '../../../writing/story/write-figure.ts';
import type { CheckLexicon } from './check-lexicon.ts';
import { lexiconOf, type WordMeaning, wordsOf } from './lexicon.ts';
import { isWordAt, type ReadNumber, readNumber } from './read-number.ts';

/** What a text says that the data do not bear out. */
export type TextFault = {
  readonly kind: 'unsupported' | 'false' | 'unsaid';
  /** The words that are at fault. */
  readonly words: string;
};

/** What a text is checked against. */
export type CheckSetting = {
  readonly table: TypedTable;
  readonly locale: Locale;
  /** The title of the axis of values, where it says what all measures are figures of. */
  readonly figures?: string;
};

/**
 * Reads a finished text back, word by word, with a lexicon of its own: every number, direction, superlative, rank and name must be the
 * next of the claims that were made, must say what that claim says, and the claim must hold when it is computed anew from the cells.
 * Gives what is at fault; nothing for a text that is borne out.
 */
export function checkText(text: string, claims: readonly WrittenClaim[], setting: CheckSetting): readonly TextFault[] {
  const lexicon = lexiconOf(setting.locale);
  const lower = text.toLowerCase();
  const left = [...claims];
  let at = 0;
  while (at < text.length) {
    const [next] = left;
    if (next?.kind === 'name' && isNameAt(text, at, next.written, lexicon)) {
      if (!acceptedNames(next.source, setting).has(normal(next.written)))
        return [{ kind: 'false', words: next.written }];
      at += next.written.length;
      left.shift();
      continue;
    }
    const read = readAt(lower, at, lexicon);
    if (read === undefined) {
      at++;
      continue;
    }
    if (read.meaning?.kind === 'plain') {
      at = read.end;
      continue;
    }
    const words = text.slice(at, read.end);
    if (next === undefined || next.kind === 'name') return [{ kind: 'unsupported', words }];
    if (
      !(read.number === undefined
        ? bearsWord(next, read.meaning, setting)
        : bearsNumber(next, read.number, { text, at, setting }))
    ) {
      return [{ kind: 'false', words }];
    }
    left.shift();
    at = read.end;
  }
  return left.map(({ written }) => ({ kind: 'unsaid', words: written }));
}

type Read = { readonly end: number } & (
  | { readonly number: ReadNumber; readonly meaning?: undefined }
  | { readonly number?: undefined; readonly meaning: WordMeaning }
);

/** The word or number that begins at a place of a text in small letters; undefined where nothing stated begins there. */
export function readAt(lower: string, at: number, lexicon: CheckLexicon): Read | undefined {
  if (!isStartOfWord(lower, at, lexicon)) return undefined;
  const found = wordsOf(lexicon).find(([word]) => isWordAt(lower, at, word));
  if (found !== undefined) return { end: at + found[0].length, meaning: found[1] };
  const number = readNumber(lower, at, lexicon);
  return number === undefined ? undefined : { end: number.end, number };
}

/** A word begins where no letter or digit stands before it; letters that a language attaches count as none. */
function isStartOfWord(text: string, at: number, { prefixes }: CheckLexicon): boolean {
  const before = text[at - 1] ?? ' ';
  if (!/[\p{L}\p{M}\p{N}]/u.test(before)) return true;
  return prefixes.includes(before) && !/[\p{L}\p{M}\p{N}]/u.test(text[at - 2] ?? ' ');
}

/** A name as it was written, or with a capital at the beginning of a sentence. */
function isNameAt(text: string, at: number, name: string, lexicon: CheckLexicon): boolean {
  const capital = name.charAt(0).toUpperCase() + name.slice(1);
  if (!text.startsWith(name, at) && !text.startsWith(capital, at)) return false;
  const isLetters = /^[\p{L}\p{N}]/u.test(name);
  return !isLetters || isStartOfWord(text, at, lexicon);
}

const normal = (name: string): string => name.toLowerCase();

const CLOSE = 1e-9;
/** What a number read from its digits may be off by its computing, for each unit of its size. */
const EXACT = 1e-12;

function holds(figure: Figure, { table }: CheckSetting): boolean {
  const again = recompute(figure, table);
  return Math.abs(again - figure.value) <= CLOSE * Math.max(1, Math.abs(figure.value));
}

function bearsWord(claim: WrittenClaim, meaning: WordMeaning, setting: CheckSetting): boolean {
  if (claim.kind === 'rank') {
    return meaning.kind === 'rank' && holds(claim.figure, setting) && claim.figure.value === meaning.rank;
  }
  if (claim.kind === 'figure')
    return meaning.kind === 'count' && holds(claim.figure, setting) && claim.figure.value === meaning.count;
  if (claim.kind === 'multiple') {
    const { value } = claim.figure;
    return (
      meaning.kind === 'multiple' && holds(claim.figure, setting) && value >= meaning.least && value < meaning.most
    );
  }
  if (claim.kind === 'extreme')
    return meaning.kind === 'extreme' && claim.side === meaning.side && isExtreme(claim, setting);
  if (claim.kind !== 'direction' || meaning.kind !== 'direction') return false;
  const { figure, against } = claim;
  if (!holds(figure, setting) || (against !== undefined && !holds(against, setting))) return false;
  const difference = against === undefined ? figure.value : Math.abs(figure.value) - Math.abs(against.value);
  return Math.sign(difference) === meaning.sign;
}

/** True where no cell among those compared lies beyond the ones that are called the extreme. */
function isExtreme({ side, at, among }: Extract<WrittenClaim, { kind: 'extreme' }>, { table }: CheckSetting): boolean {
  const columns = new Map(table.columns.map(({ key, typed }) => [key, typed]));
  const read = ({ columnKey, rowIndex }: { columnKey: string; rowIndex: number }): number => {
    const column = columns.get(columnKey);
    return column === undefined ? Number.NaN : numberAt(column, rowIndex);
  };
  const values = among.map(read).filter(Number.isFinite);
  const bound = values.reduce(
    (far, value) => (side === 'most' ? Math.max(far, value) : Math.min(far, value)),
    side === 'most' ? -Infinity : Infinity,
  );
  return values.length > 1 && at.length > 0 && at.every((cell) => read(cell) === bound);
}

type Place = { readonly text: string; readonly at: number; readonly setting: CheckSetting };

function bearsNumber(claim: WrittenClaim, number: ReadNumber, place: Place): boolean {
  if (claim.kind === 'rank')
    return number.isRank && holds(claim.figure, place.setting) && claim.figure.value === number.value;
  if (claim.kind !== 'figure' || number.isRank || !holds(claim.figure, place.setting)) return false;
  const { figure, isSize } = claim;
  if (!hasUnit(figure, number, place)) return false;
  const isLength = 'format' in figure.unit && figure.unit.format === 'duration';
  const stated =
    (isSize ? Math.abs(figure.value) : figure.value) * ('format' in figure.unit ? scaleOf(figure.unit) : 1);
  const seconds = isLength ? number.secondsPerUnit : 1;
  const written = isSize ? Math.abs(number.value) : number.value;
  return Math.abs(written * seconds - stated) <= (number.step * seconds * (1 + CLOSE)) / 2 + EXACT * Math.abs(stated);
}

/** Percent where the figure is a percentage and nowhere else; points likewise; money beside money alone. */
function hasUnit({ unit }: Figure, number: ReadNumber, { text, at }: Place): boolean {
  const isPercentage = unit.kind === 'percent' || ('format' in unit && unit.format === 'percentage');
  const isPoints = unit.kind === 'points' || unit.kind === 'points-per-period';
  if (isPercentage !== number.isPercent || isPoints !== number.isPoints) return false;
  const currency = 'currency' in unit ? unit.currency : undefined;
  const isBesideSign =
    /\p{Sc}[-−\s\u200e\u200f\u061c]*$/u.test(text.slice(Math.max(0, at - 3), at)) ||
    /^\s?\p{Sc}/u.test(text.slice(number.end));
  return currency !== undefined || !isBesideSign;
}

import { type SourceCell, withText } from '../../documents/source-table.ts';
import { isPlaceholder } from '../../table/notation/blank-notation.ts';
import { NumberReader, parseNumber } from '../../table/notation/number-notation.ts';

/** The cells of a column without the marks that say "about" or "or more", and how many cells bore one. */
export type UnmarkedCells = {
  readonly cells: readonly SourceCell[];
  readonly marked: number;
  readonly example: string;
};

const ABOUT = /^[~≈≃∼]\s*/u;
const ABOUT_WORDS = /^(?:about|around|approx\.?|circa|ca?\.|cerca de|aprox\.?|حوالي|نحو)\s+/iu;
const OR_MORE = /(?<=[\p{N}\p{L}%])\+$/u;
/** A small letter in brackets that points to a note, as offices of statistics set it: "88.1 (b)". Those of thousands and millions do not. */
const NOTED = /(?<=[\p{N}%])\s?\((?![km]\))\p{Ll}\)$/u;
const LONGEST = 40;

/**
 * The cells of a column whose amounts are all stated, and some only about or at least ("~1.2M", "900K+") or with a note ("88.1 (b)"),
 * without those marks; undefined where no cell bears one, or where a cell would still be no number: then the marks stay, and say what
 * they say.
 */
export function maybeUnmarked(cells: readonly SourceCell[]): UnmarkedCells | undefined {
  if (!cells.some(({ text }) => hasMark(text))) return undefined;
  let marked = 0;
  let example = '';
  const plain: SourceCell[] = [];
  for (const cell of cells) {
    const text = withoutMark(cell.text);
    if (text !== '' && !isPlaceholder(text) && parseNumber(text) === undefined) return undefined;
    plain.push(text === cell.text ? cell : withText(cell, text));
    if (text === cell.text) continue;
    marked += 1;
    example ||= cell.text;
  }
  return { cells: plain, marked, example };
}

function hasMark(text: string): boolean {
  return text.length <= LONGEST && (ABOUT.test(text) || OR_MORE.test(text) || NOTED.test(text));
}

/** The text of a cell without a mark for "about" before it, and for "or more" or a note behind it. */
function withoutMark(text: string): string {
  return hasMark(text) ? text.replace(ABOUT, '').replace(NOTED, '').replace(OR_MORE, '') : text;
}

const reader = new NumberReader();
/** Bounds, and arrows that stand for a sign. */
const BOUND = /^(?:[<>≤≥±]=?|[▲▼△▽↑↓⬆⬇])\s?/u;
const NOTE = /\s?(?:[*†‡§^]+|[¹²³⁰⁴-⁹]+|\(\p{L}{1,3}\))$/u;
const LONGEST_UNIT = 14;
const UNIT = /^[\p{L}\p{Sc}°%‰]/u;
const ORDINAL = /^(?:st|nd|rd|th|[ºª°]|\.[ºª])$/i;
/** A number times a power of ten: "5.97 × 10^24". */
const POWER = /^[-−]?\p{N}[\p{N}.,]*\s?[×x·*]\s?10(?:\^[-−]?\p{N}+|[⁻⁰¹²³⁴-⁹]+)/u;
/** An amount of money for so much: "1.789 €/l". */
const PER_UNIT = /^(?:\p{Sc}\s?)?\p{N}[\p{N}.,]*\s?(?:\p{Sc}|\p{L}{3})?\s?\/\s?\p{L}{1,10}$/u;
/** A range of amounts of money or of another scale, as "$50k-$60k" and "10–15%". */
const RANGE =
  /^(?:\p{Sc}|[A-Z]{3} )\s?\p{N}[^–—-]*[–—-]|^\p{N}[\p{N}.,]*\s?\p{L}{0,4}\s?[–—-]\s?\p{N}[\p{N}.,]*\s?[\p{L}%]/u;
/** A number and how far it may be off, or its share: "12.1 ± 0.4", "1,204 (45%)". */
const WITH_SPREAD = /^[-+−]?\p{N}[\p{N}.,]*\s?%?\s?(?:±\s?\p{N}[\p{N}.,]*%?|\(\p{N}[\p{N}.,]*\s?%\))$/u;
/** So many of so many: "45/50". */
const FRACTION = /^\p{N}[\p{N}.,]*\s?\/\s?(\p{N}+)$/u;

/** True for a cell that states one amount, whatever marks or unit stand with it: "<0.5", "900 g", "6.2 (P)", "~1.2M". */
export function isAmount(text: string): boolean {
  if (text === '' || text.length > LONGEST || text.startsWith('=')) return false;
  const bare = withoutMark(text).replace(ABOUT_WORDS, '').replace(BOUND, '').replace(NOTE, '');
  if (parseNumber(bare) !== undefined || PER_UNIT.test(bare) || POWER.test(bare)) return true;
  return !reader.read(bare, '.') && reader.unit !== '' && isUnit(reader.unit) && !reader.hasLeadingZeros;
}

function isUnit(unit: string): boolean {
  return UNIT.test(unit) && unit.length <= LONGEST_UNIT && !ORDINAL.test(unit);
}

/** True for cells that are all ranges of amounts, amounts with a spread, or shares of one whole: "$50k-$60k", "4.5/5". */
export function areRangesOrShares(texts: readonly string[]): boolean {
  if (texts.length === 0 || texts.some((text) => text.length > LONGEST)) return false;
  if (texts.every((text) => RANGE.test(text)) || texts.every((text) => WITH_SPREAD.test(text))) return true;
  const wholes = new Set([...new Set(texts)].map((text) => FRACTION.exec(text)?.[1]));
  return texts.length > 1 && wholes.size === 1 && !wholes.has(undefined);
}

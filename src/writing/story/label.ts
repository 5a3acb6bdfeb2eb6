import type { TypedTable } from '../../table/parse-table.ts';
import { withoutMarks } from './claim.ts';

/** The words of a column's label; with its unit where another column would be called the same: "Rent (£)" beside "Rent (€)". */
export function measureLabelWords(label: string, { columns }: Pick<TypedTable, 'columns'>): string {
  const words = labelWords(label);
  const isShared = columns.some((column) => column.label !== label && labelWords(column.label) === words);
  return isShared ? shorten(label) : words;
}

const BRACKETED = /\s*[([][^()[\]]*[)\]]\s*$/;
/** "in $ millions", "em milhões de euros", "بملايين الدولارات": what the figures say themselves. */
const IN_UNITS =
  /\s+(?:(?:in|em)\s+(?:\p{Sc}\s*)?(?:thousand|million|billion|trillion|milhares|milh[õo]es|mil milh|mil\b|percent|percentagem|%|US\$|USD|EUR|GBP)|(?:ب|بال)(?:آلاف|ملايين|مليارات|الملايين|الآلاف)).*$/iu;
const LONGEST = 48;

/** A label as words: without its unit, identifiers apart, on one line, at most 48 characters. */
export function labelWords(label: string): string {
  const text = withoutMarks(label).replace(/\s+/g, ' ').trim();
  const bare = text.replace(BRACKETED, '').replace(IN_UNITS, '').trim() || text;
  const parted = bare.replace(/_+/g, ' ').trim() || bare;
  const apart = /\s/.test(bare) ? parted : parted.replace(/([a-z]{2})([A-Z][a-z])/g, '$1 $2');
  return shorten(apart);
}

/** A text cut to 48 characters with an ellipsis. */
export function shorten(text: string): string {
  const line = withoutMarks(text)
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const letters = [...line];
  return letters.length <= LONGEST
    ? line
    : `${letters
        .slice(0, LONGEST - 1)
        .join('')
        .trimEnd()}…`;
}

/** True for a word that is written in capitals or in mixed case on purpose: GDP, iPhone, CO2. */
function isFixedCase(word: string): boolean {
  return /\p{Lu}.*\p{Lu}|\p{Ll}.*\p{Lu}|\d/u.test(word);
}

/** The words of a label in small letters; abbreviations keep theirs. */
export function inSmallLetters(label: string): string {
  return label
    .split(' ')
    .map((word) => (isFixedCase(word) || word.length === 1 ? word : word.toLowerCase()))
    .join(' ');
}

import type { Locale } from '../../chart/locale.ts';
import type { Facts } from '../../fit/factor.ts';
import { writeList } from '../list.ts';
import { writeNumber } from '../number.ts';
import { writeCount } from '../plural.ts';
import { quoteName } from '../quote.ts';
import { LANGUAGE_OF, NAMELESS } from './language.ts';
import { isNoun, NOUNS, type Noun } from './nouns.ts';

type Slot = { readonly fact: string; readonly noun?: Noun };
type Piece = string | Slot;

/** A sentence cut at its slots. `isOptional` parts vanish where one of their facts is empty. */
export type Template = readonly { readonly isOptional: boolean; readonly pieces: readonly Piece[] }[];

const SLOT = /\{(\w+)(?::(\w+))?\}/g;
const MOST_NAMES = 3;

function parsePieces(text: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(SLOT)) {
    const [whole, fact = '', noun] = match;
    if (match.index > end) pieces.push(text.slice(end, match.index));
    if (noun !== undefined && !isNoun(noun)) throw new Error(`No noun is called ${noun} in: ${text}`);
    pieces.push(noun === undefined ? { fact } : { fact, noun });
    end = match.index + whole.length;
  }
  if (end < text.length) pieces.push(text.slice(end));
  return pieces;
}

/** Cuts a sentence at its slots and brackets. Throws on a noun that is not there. */
export function parseTemplate(text: string): Template {
  return text
    .split(/(\[[^\]]*\])/)
    .filter((part) => part !== '')
    .map((part) =>
      part.startsWith('[')
        ? { isOptional: true, pieces: parsePieces(part.slice(1, -1)) }
        : { isOptional: false, pieces: parsePieces(part) },
    );
}

function writeName(name: string, locale: Locale): string {
  return name.trim() === '' ? NAMELESS[LANGUAGE_OF[locale]] : quoteName(name, locale);
}

function writeNames(names: readonly string[], locale: Locale): string {
  const written = names.slice(0, MOST_NAMES).map((name) => writeName(name, locale));
  const left = names.length - MOST_NAMES;
  return writeList(
    left > 0 ? [...written, writeCount(left, NOUNS.more[LANGUAGE_OF[locale]], locale)] : written,
    locale,
  );
}

function writeSlot({ fact, noun }: Slot, facts: Facts, locale: Locale): string {
  const value = facts[fact];
  if (value === undefined) return '';
  if (typeof value === 'string') return writeName(value, locale);
  if (typeof value !== 'number') return writeNames(value, locale);
  return noun === undefined ? writeNumber(value, locale) : writeCount(value, NOUNS[noun][LANGUAGE_OF[locale]], locale);
}

/** A sentence with the facts in its slots: names quoted, counts with their nouns, numbers in the locale's digits. */
export function fillTemplate(template: Template, facts: Facts, locale: Locale): string {
  let text = '';
  for (const { isOptional, pieces } of template) {
    const written = pieces.map((piece) => (typeof piece === 'string' ? piece : writeSlot(piece, facts, locale)));
    if (!isOptional || written.every((piece) => piece !== '')) text += written.join('');
  }
  return text;
}

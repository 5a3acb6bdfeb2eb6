import { digitValue } from '../../../../table/notation/characters.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Item, ItemContext } from './item.ts';
import type { Quantity } from './quantity.ts';
import { LAPSE } from './times.ts';
import type { Token } from './tokens.ts';

/** Marks that join figures into a code when no blank stands between. */
const CODE_MARK = /^[-–/:#@_+=.]$/;

/** Tokens of a code that begins here: "24/7", "14:30", "18-24", "#3", "+44 20 7946 0958"; 0 where there is none. */
export function codeLength(tokens: readonly Token[], at: number): number {
  const first = tokens[at];
  if (first === undefined || first.kind === 'word') return 0;
  const phone = phoneLength(tokens, at);
  if (phone > 0) return phone;
  if (first.kind === 'mark') return /^[#@]$/.test(first.text) && tokens[at + 1]?.isApart === false ? 2 : 0;
  let length = 1;
  while (
    isJoint(tokens[at + length]) &&
    tokens[at + length + 1]?.isApart === false &&
    tokens[at + length + 1]?.kind !== 'mark'
  )
    length += 2;
  if (length === 1) return 0;
  const isYears = length === 3 && /^[12]\d{3}$/.test(first.text) && /^[-–/]$/.test(tokens[at + 1]?.text ?? '');
  const isDate = length === 5 && /^[12]\d{3}$/.test(first.text);
  return isYears || isDate ? 0 : length;
}

const isJoint = (token: Token | undefined): boolean =>
  token !== undefined && !token.isApart && CODE_MARK.test(token.text);

/** A telephone number: a plus sign or a zero first, or three runs of digits and more, nine digits in all. */
function phoneLength(tokens: readonly Token[], at: number): number {
  const hasPlus = tokens[at]?.text === '+';
  let index = hasPlus ? at + 1 : at;
  let digits = 0;
  let runs = 0;
  while (index < tokens.length) {
    const token = tokens[index];
    if (token?.kind === 'number' && /^\p{Nd}+$/u.test(token.text)) {
      digits += token.text.length;
      runs++;
      index++;
    } else if (
      runs > 0 &&
      token !== undefined &&
      /^[-()]$/.test(token.text) &&
      tokens[index + 1]?.kind === 'number' &&
      token.text === '-'
    )
      index++;
    else break;
  }
  const first = tokens[hasPlus ? at + 1 : at];
  const isLead = hasPlus ? digits >= 8 : runs >= 2 && digits >= 9;
  const hasZero = runs === 1 && digits >= 5 && digitValue(first?.text.charCodeAt(0) ?? 0) === 0;
  return isLead || hasZero ? index - at : 0;
}

/** True for a figure that names or numbers something: page 12, Station 4, the 27 member states, per 100,000. */
export function isName(
  tokens: readonly Token[],
  at: number,
  length: number,
  { lexicon, items }: ItemContext,
  quantity: Quantity,
): boolean {
  const before = tokens[at - 1];
  if (before === undefined || quantity.kind === 'percent') return false;
  if (isCountedWhole(items, lexicon)) return true;
  if (quantity.kind !== 'count' || quantity.hasScale) return false;
  const roles = before.kind === 'word' ? lexicon.roles.get(before.fold) : undefined;
  if (roles?.has('counter') === true || /^[#§№]$/.test(before.text)) return true;
  if (/^(?:per|every|cada|top|aged|ages?|لكل)$/.test(before.fold)) return true;
  if (/^(?:of|in|por|em|من)$/.test(before.fold) && /^(?:out|one|um|uma|cada|واحد)$/.test(tokens[at - 2]?.fold ?? ''))
    return true;
  if (isNameEnd(tokens, at, length, lexicon)) return true;
  if (isNumberedName(tokens, at, lexicon)) return !isMeasured(tokens[at + length], lexicon);
  return isLapse(items, tokens[at + length]);
}

/** "After 12 weeks, …": a length of time that opens a clause is no figure of a table. */
function isLapse(items: readonly Item[], next: Token | undefined): boolean {
  const lead = items.at(-1);
  const before = items.at(-2);
  const isOpening = before === undefined || before.kind === 'mark';
  return isOpening && lead?.kind === 'word' && lead.roles.has('preposition') && LAPSE.test(next?.fold ?? '');
}

/** "Merdeka 118 at 679 m": a number behind a name where the figure itself follows. */
function isNameEnd(tokens: readonly Token[], at: number, length: number, { roles, language }: Lexicon): boolean {
  const link = roles.get(tokens[at + length]?.fold ?? '');
  const isFigureNext = /^[\p{Nd}$€£]/u.test(tokens[at + length + 1]?.text ?? '');
  return (
    language !== 'ar' &&
    at > 1 &&
    /^\p{Lu}\p{Ll}/u.test(tokens[at - 1]?.text ?? '') &&
    link?.has('link') === true &&
    link.has('preposition') &&
    isFigureNext
  );
}

/** True behind a noun that is numbered ("round one", "Line 4"). */
export function isNumberedName(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  const before = tokens[at - 1];
  const isLabel = before?.kind === 'word' && lexicon.roles.get(before.fold)?.has('label') === true;
  return isLabel && isLabelled(before, tokens[at - 2], lexicon);
}

/** True where a label noun may carry a number: with a capital, or with nothing but an article or a preposition before it. */
function isLabelled(token: Token, before: Token | undefined, lexicon: Lexicon): boolean {
  if (lexicon.language === 'ar' || /^\p{Lu}/u.test(token.text) || before === undefined) return true;
  const roles = lexicon.roles.get(before.fold);
  return before.kind === 'mark' || roles?.has('preposition') === true || roles?.has('and') === true;
}

/** True for a word that the figure before it counts: a unit, in Arabic also a noun without the article that no list holds. */
function isMeasured(token: Token | undefined, lexicon: Lexicon): boolean {
  if (token?.kind !== 'word') return false;
  return (
    isUnit(token, lexicon) ||
    (lexicon.language === 'ar' && !lexicon.roles.has(token.fold) && !token.fold.startsWith('ال'))
  );
}

/** "the 27 states", "dos 1000 inquiridos" at the head of a clause: a whole that is known, not a figure of the table. */
function isCountedWhole(items: readonly Item[], lexicon: Lexicon): boolean {
  const before = items.at(-1);
  if (before?.kind !== 'word') return false;
  const isWhole = before.roles.has('base') && (items.at(-2) === undefined || items.at(-2)?.kind === 'mark');
  if (isWhole) return true;
  if (lexicon.language === 'en') return /^(?:the|these|those|all|our|their|its)$/.test(before.fold);
  if (lexicon.language !== 'pt' || !/^(?:os|as|dos|das|estes|estas|todos os|todas as)$/.test(before.fold)) return false;
  const lead = items.at(-2);
  return lead === undefined || lead.kind === 'mark';
}

/** True for a word that is a unit of measure. */
export const isUnit = (token: Token, { roles }: Lexicon): boolean => roles.get(token.fold)?.has('unit') === true;

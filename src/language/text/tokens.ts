import { digitValue, foldWords, isLetterCode } from '../../table/notation/characters.ts';
import type { Span } from '../understanding.ts';
import { stemWord } from './stem.ts';

/** A piece of a wish: a word, a number as written, or a mark. */
export type Token = Span & {
  readonly kind: 'word' | 'number' | 'mark';
  /** As written. */
  readonly text: string;
  /** As compared (`foldWords`). */
  readonly folded: string;
  /** The folded word without its plural or ending; the folded text of numbers and marks. */
  readonly stem: string;
};

/** Tokens read at most; what follows is not looked at. */
const MOST_TOKENS = 250;

const CONTRACTIONS: ReadonlyMap<string, string> = new Map([
  ["n't", 'not'],
  ["'s", ''],
  ["'re", ''],
  ["'ve", ''],
  ["'ll", ''],
  ["'d", ''],
  ["'m", ''],
]);

const DOUBLE_MARKS: ReadonlySet<string> = new Set(['>=', '<=', '!=', '<>', '==', '->', '=>']);

/**
 * Splits a wish into words, numbers and marks, each with its place. Identifiers come apart (`hire_date`, `bedType`), so do
 * English contractions ("doesn't"). Digits of every script are read; blanks and direction marks are dropped. Linear.
 */
export function tokenize(wish: string): readonly Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < wish.length && tokens.length < MOST_TOKENS) {
    const end = endOfPiece(wish, at);
    if (end === at) at++;
    else {
      pushPiece(tokens, wish, { start: at, end });
      at = end;
    }
  }
  return tokens;
}

const isApostrophe = (code: number): boolean => code === 39 || code === 0x2019;
const isBlank = (text: string): boolean =>
  text.trim() === '' || /^[\u200b-\u200f\u061c\u202a-\u202e\u2060-\u2069]$/.test(text);

/** Other scripts than Latin and Arabic count as letters too. */
function isWordCode(code: number): boolean {
  return isLetterCode(code) || (code > 0x700 && /[\p{L}\p{M}]/u.test(String.fromCharCode(code)));
}

function endOfPiece(wish: string, start: number): number {
  const first = wish.charCodeAt(start);
  if (digitValue(first) >= 0) return endOfNumber(wish, start);
  if (isWordCode(first)) return endOfWord(wish, start);
  if (isBlank(wish[start] ?? '')) return start;
  return DOUBLE_MARKS.has(wish.slice(start, start + 2)) ? start + 2 : start + 1;
}

/** Digits, inner points and commas, and letters that follow at once ("5k", "1st"). */
function endOfNumber(wish: string, start: number): number {
  let at = start;
  while (at < wish.length) {
    const code = wish.charCodeAt(at);
    const isInner =
      (code === 46 || code === 44 || code === 0x66b || code === 0x66c) && digitValue(wish.charCodeAt(at + 1)) >= 0;
    if (digitValue(code) < 0 && !isInner && !isWordCode(code)) break;
    at++;
  }
  return at;
}

function endOfWord(wish: string, start: number): number {
  let at = start + 1;
  while (at < wish.length) {
    const code = wish.charCodeAt(at);
    const isInner = isApostrophe(code) && isWordCode(wish.charCodeAt(at + 1));
    if (!isWordCode(code) && digitValue(code) < 0 && !isInner) break;
    if (isCapital(wish, at) && isSmall(wish, at - 1) && !UNIT_SIGN.test(wish.slice(start, start + LONGEST_SIGN + 1)))
      break;
    at++;
  }
  return at;
}

/** "kWh", "kHz", "mAh": a small letter before a capital is part of the unit. */
const UNIT_SIGN = /^[a-z][A-Z][A-Za-z]?(?![\p{L}\d])/u;
const LONGEST_SIGN = 3;

const FIRST_BEYOND_ASCII = 128;

function isCapital(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code < FIRST_BEYOND_ASCII ? code >= 65 && code <= 90 : /\p{Lu}/u.test(text[at] ?? '');
}

function isSmall(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code < FIRST_BEYOND_ASCII ? code >= 97 && code <= 122 : /\p{Ll}/u.test(text[at] ?? '');
}

function pushPiece(tokens: Token[], wish: string, span: Span): void {
  const text = wish.slice(span.start, span.end);
  const apostrophe = text.search(/['’]/);
  if (apostrophe <= 0) {
    tokens.push(toToken(text, span));
    return;
  }
  const isNegation = /n['’]t$/i.test(text);
  const cut = isNegation ? text.length - 3 : apostrophe;
  const tail = text.slice(cut).toLowerCase().replace('’', "'");
  const meaning = CONTRACTIONS.get(tail);
  if (meaning === undefined) tokens.push(toToken(text.replace(/['’]/g, ''), span));
  else {
    if (cut > 0) tokens.push(toToken(text.slice(0, cut), { start: span.start, end: span.start + cut }));
    if (meaning !== '') tokens.push(toToken(meaning, { start: span.start + cut, end: span.end }));
  }
}

/** Portuguese words that only an accent tells from an article, a preposition or a conjunction, and the sign that its stroke tells from "=": they keep it. */
const KEEP_ACCENT: ReadonlySet<string> = new Set(['é', 'dá', 'dê', 'está', 'pôr', 'há', 'à', 'às', '≠']);

function toToken(text: string, span: Span): Token {
  const lower = text.toLowerCase().normalize('NFC');
  const folded = KEEP_ACCENT.has(lower) ? lower : foldWords(text);
  const first = text.charCodeAt(0);
  const kind = digitValue(first) >= 0 ? 'number' : isWordCode(first) ? 'word' : 'mark';
  return { ...span, kind, text, folded, stem: kind === 'word' ? stemWord(folded) : folded };
}

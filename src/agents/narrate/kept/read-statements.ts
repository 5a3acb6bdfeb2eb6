import type { Locale } from '../../../chart/locale.ts';
import type { CheckLexicon } from '../check/check-lexicon.ts';
import { readAt } from '../check/check-text.ts';
import { lexiconOf, type WordMeaning } from '../check/lexicon.ts';
import type { ReadNumber } from '../check/read-number.ts';
import type { FoundName } from './known-names.ts';

/** What a stretch of somebody's text states, as one language reads it. */
export type Statement = {
  /** The stretch as it stands in the text. */
  readonly words: string;
  readonly at: number;
} & (
  | { readonly number: ReadNumber; readonly meaning?: undefined }
  | { readonly number?: undefined; readonly meaning: WordMeaning }
);

const ARABIC = /[\u0600-\u06ff]/;
/** Scales as people shorten them, behind a number. */
const SHORT_SCALE = /^\s?(k|mn|m|bn|b)(?![\p{L}\p{N}])/iu;
const SHORT_SCALES: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, mn: 1e6, b: 1e9, bn: 1e9 };
const BEFORE = /[-−+]?\p{Sc}?$/u;

/** The languages that a text may be read in: of its script. */
export function languagesOf(text: string): readonly Locale[] {
  return ARABIC.test(text) ? ['AR'] : ['EN_US', 'PT_PT'];
}

/** The numbers and the words of direction, extreme and rank of a text in one language; names of the data are passed over. */
export function readStatements(text: string, names: readonly FoundName[], locale: Locale): readonly Statement[] {
  const lexicon = lexiconOf(locale);
  const lower = text.toLowerCase();
  const skipTo = new Map(names.map(({ name, at }) => [at, at + name.length]));
  const statements: Statement[] = [];
  for (let at = 0; at < lower.length; ) {
    const end = skipTo.get(at);
    if (end !== undefined) {
      at = end;
      continue;
    }
    const read = readOne({ text, lower, lexicon }, at);
    if (read === undefined) at++;
    else {
      if (read.statement !== undefined) statements.push(read.statement);
      at = read.end;
    }
  }
  return statements;
}

type Source = { readonly text: string; readonly lower: string; readonly lexicon: CheckLexicon };

function readOne({ text, lower, lexicon }: Source, at: number): { end: number; statement?: Statement } | undefined {
  const read = readAt(lower, at, lexicon);
  if (read === undefined) return undefined;
  if (read.meaning !== undefined) {
    const { end, meaning } = read;
    return meaning.kind === 'plain' ? { end } : { end, statement: { words: text.slice(at, end), at, meaning } };
  }
  const scale = SHORT_SCALE.exec(text.slice(read.end))?.[0] ?? '';
  const factor = SHORT_SCALES[scale.trim().toLowerCase()] ?? 1;
  const { value, step } = read.number;
  const number = { ...read.number, value: value * factor, step: step * factor };
  const sign = BEFORE.exec(text.slice(0, at))?.[0] ?? '';
  const end = read.end + scale.length;
  return { end, statement: { words: sign + text.slice(at, end), at, number } };
}

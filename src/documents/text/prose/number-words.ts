import { foldWords } from '../../../table/notation/characters.ts';
import { SCALE_FACTORS, SCALE_WORDS } from '../../../table/notation/scale-words.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import type { Token } from './tokens.ts';

/**
 * A number in words. `digits` and `scaleWord` are what a cell shows ("3" and "thousand" for "three thousand"; for a number
 * that is no round multiple, all of it in digits).
 */
export type WordNumber = {
  readonly length: number;
  readonly digits: string;
  readonly scaleWord: string;
  readonly value: number;
};

/** Arabic duals and lone scales: "ألفان" two thousand, "مليون" one million. */
const DUAL_SCALES: ReadonlyMap<string, { readonly word: string; readonly factor: number }> = new Map(
  [
    ['الفان الفين الفي الفا', 'ألف', 1e3],
    ['مليونان مليونين مليوني مليونا', 'مليون', 1e6],
    ['ملياران مليارين ملياري مليارا', 'مليار', 1e9],
  ].flatMap(([forms, word, factor]) =>
    String(forms)
      .split(' ')
      .map((form): [string, { word: string; factor: number }] => [
        form,
        { word: String(word), factor: Number(factor) },
      ]),
  ),
);

/** Scales that are numbers by themselves: "mil" (a thousand), "مليون" (a million). */
const LONE_SCALES: ReadonlySet<string> = new Set(['mil', 'الف', 'مليون', 'مليار']);
const JOINS: ReadonlySet<string> = new Set(['and', 'e', 'و', '-']);

type Sum = { total: number; group: number; at: number; lastScale: string; isRound: boolean; words: number };

/** The number in words that begins at a token: "twenty-five", "two hundred and ten", "três mil", "خمسة وعشرون ألفا". */
export function maybeWordNumber(tokens: readonly Token[], at: number, lexicon: Lexicon): WordNumber | undefined {
  const dual = lexicon.language === 'ar' ? DUAL_SCALES.get(tokens[at]?.fold ?? '') : undefined;
  if (dual !== undefined)
    return withHalf(tokens, at, { length: 1, digits: '2', scaleWord: dual.word, value: 2 * dual.factor });
  const sum: Sum = { total: 0, group: 0, at, lastScale: '', isRound: true, words: 0 };
  while (takeWord(tokens, sum, lexicon) || takeJoin(tokens, sum, lexicon)) if (sum.at - at > 12) break;
  if (sum.words === 0 || isOnlyArticle(tokens, at, sum, lexicon)) return undefined;
  return withHalf(tokens, at, finish(sum, at));
}

/** A lone article is no number: "a", "um", "one" (which `quantities` may still accept). */
function isOnlyArticle(tokens: readonly Token[], at: number, sum: Sum, lexicon: Lexicon): boolean {
  return sum.at === at + 1 && lexicon.articles.has(tokens[at]?.fold ?? '');
}

function takeWord(tokens: readonly Token[], sum: Sum, lexicon: Lexicon): boolean {
  const token = tokens[sum.at];
  if (token === undefined || token.kind !== 'word') return false;
  if (token.text.includes('-')) return takeHyphened(token, sum, lexicon);
  const scale = SCALE_WORDS.get(foldWords(token.text));
  if (scale !== undefined && token.text.length > 2 && SCALE_FACTORS[scale] > 100) {
    return takeScale(token, sum, SCALE_FACTORS[scale]);
  }
  const value = lexicon.numbers.get(token.fold);
  if (value === 0.5) return takeHalf(tokens, sum);
  if (value !== undefined) return takeValue(sum, value);
  if ((token.fold !== 'a' && token.fold !== 'an') || lexicon.language !== 'en' || sum.words > 0) return false;
  const next = tokens[sum.at + 1]?.fold ?? '';
  if (next.length < 3 || (!SCALE_WORDS.has(next) && next !== 'dozen' && next !== 'hundred')) return false;
  sum.at++;
  sum.group = 1;
  return true;
}

/** "half a million", "meio milhão": half of the scale that follows. */
function takeHalf(tokens: readonly Token[], sum: Sum): boolean {
  const skip = tokens[sum.at + 1]?.fold === 'a' ? 2 : 1;
  if (sum.words > 0 || !SCALE_WORDS.has(foldWords(tokens[sum.at + skip]?.text ?? ''))) return false;
  sum.group = 0.5;
  sum.at += skip;
  sum.words++;
  return true;
}

function takeHyphened(token: Token, sum: Sum, lexicon: Lexicon): boolean {
  const values = token.fold.split('-').map((part) => lexicon.numbers.get(part));
  if (values.some((value) => value === undefined)) return false;
  return takeValue(
    sum,
    values.reduce<number>((total, value) => total + (value ?? 0), 0),
  );
}

function takeValue(sum: Sum, value: number): boolean {
  const isMultiplier = (value === 100 || value === 12) && sum.group > 0 && sum.group < 10;
  if (!isMultiplier && sum.group > 0 && !isSmaller(value, sum.group)) return false;
  sum.group = isMultiplier ? sum.group * value : sum.group + value;
  sum.at++;
  sum.words++;
  if (sum.lastScale !== '') sum.isRound = false;
  return true;
}

/** True where a value may be added to a group: 20 + 5, 200 + 45. Arabic says the ones first (5 and 20). */
function isSmaller(value: number, group: number): boolean {
  if (group < 10) return value >= 10 && value < 100 && (value === 10 || value >= 20);
  if (group % 100 === 0) return value < 100;
  return group % 10 === 0 && value < 10;
}

function takeScale(token: Token, sum: Sum, factor: number): boolean {
  const isThousandMore = factor >= 1e6 && sum.group === 0 && sum.total >= 1000 && sum.total < 1e6;
  if (isThousandMore) sum.total *= factor;
  else {
    if (sum.group === 0 && !LONE_SCALES.has(foldWords(token.text))) return false;
    sum.total += (sum.group === 0 ? 1 : sum.group) * factor;
  }
  if (sum.lastScale !== '') sum.isRound = false;
  sum.lastScale = token.text;
  sum.group = 0;
  sum.at++;
  sum.words++;
  return true;
}

/** "and" inside a number: only where a number word goes on behind it. */
function takeJoin(tokens: readonly Token[], sum: Sum, lexicon: Lexicon): boolean {
  const join = tokens[sum.at];
  const next = tokens[sum.at + 1];
  if (sum.words === 0 || join === undefined || next === undefined || !JOINS.has(join.fold)) return false;
  const value = lexicon.numbers.get(next.fold) ?? lexicon.numbers.get(next.fold.split('-')[0] ?? '');
  if (value === undefined || value < 1) return false;
  const canAdd =
    sum.group > 0 ? isSmaller(value, sum.group) && !(lexicon.language === 'en' && sum.group < 100) : sum.total > 0;
  const isLessThanScale = sum.group > 0 || value < 1000;
  if (!canAdd || !isLessThanScale || (sum.group === 0 && lexicon.language === 'en' && value >= 100)) return false;
  const probe: Sum = { ...sum, at: sum.at + 1 };
  if (!takeWord(tokens, probe, lexicon)) return false;
  if (sum.group === 0 && isFollowedByScale(tokens, probe)) return false;
  Object.assign(sum, probe);
  return true;
}

/** True where the number behind "and" has a scale of its own: two numbers, not one. */
function isFollowedByScale(tokens: readonly Token[], { at }: Sum): boolean {
  return SCALE_WORDS.has(foldWords(tokens[at]?.text ?? ''));
}

function finish(sum: Sum, at: number): WordNumber {
  const value = sum.total + sum.group;
  const length = sum.at - at;
  if (sum.isRound && sum.lastScale !== '') {
    const scale = SCALE_WORDS.get(foldWords(sum.lastScale));
    const factor = scale === undefined ? 1 : SCALE_FACTORS[scale];
    return { length, digits: String(value / factor), scaleWord: sum.lastScale, value };
  }
  return { length, digits: String(value), scaleWord: '', value };
}

const HALVES: ReadonlySet<string> = new Set(['نصف', 'meio', 'meia']);

/** "مليون ونصف", "um milhão e meio": half of the scale more. */
function withHalf(tokens: readonly Token[], at: number, number: WordNumber): WordNumber {
  const join = tokens[at + number.length];
  const half = tokens[at + number.length + 1];
  const scale = SCALE_WORDS.get(foldWords(number.scaleWord));
  if (scale === undefined || join === undefined || !JOINS.has(join.fold) || !HALVES.has(half?.fold ?? ''))
    return number;
  const factor = SCALE_FACTORS[scale];
  const value = number.value + factor / 2;
  return { ...number, length: number.length + 2, value, digits: String(value / factor) };
}

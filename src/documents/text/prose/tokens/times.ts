import { foldWords } from '../../../../table/notation/characters.ts';
import { MONTH_NAMES } from '../../../../table/notation/month-names.ts';
import { WEEKDAY_NAMES } from '../../../../table/notation/weekday-names.ts';
import type { Span } from '../../../source-table.ts';
import type { Lexicon, TimeWord } from '../lexicon/lexicon.ts';
import { findPhrase } from './phrases.ts';
import { match, type TimeMatch, type TimePhrase } from './time-phrase.ts';
import type { Token } from './tokens.ts';
import { isUnitAfter, isYear, maybeYear } from './years.ts';

/** Folded words for lengths of time. */
export const LAPSE =
  /^(?:years?|months?|weeks?|days?|hours?|minutes?|anos?|mes|meses|semanas?|dias?|horas?|عاما?|سنوات|سنه|اشهر|شهرا|اسبوعا|اسابيع|ايام|يوما)$/;

/** What the sentence has named so far, for "in the second" after "in the first quarter". */
export type TimeMemory = { readonly period?: { readonly text: string; readonly span: Span; readonly grain: TimeWord } };

/** The longest time that begins at a token, or undefined. */
export function maybeTimeAt(tokens: readonly Token[], at: number, lexicon: Lexicon): TimeMatch | undefined {
  return (
    maybeMoment(tokens, at, lexicon) ??
    maybeLapse(tokens, at, lexicon) ??
    maybeDate(tokens, at) ??
    maybeMonth(tokens, at, lexicon) ??
    maybeWeekday(tokens, at, lexicon) ??
    maybeQuarterCode(tokens, at) ??
    maybePeriodPhrase(tokens, at, lexicon) ??
    maybeYear(tokens, at, lexicon)
  );
}

function maybeMoment(tokens: readonly Token[], at: number, lexicon: Lexicon): TimeMatch | undefined {
  const found = findPhrase(tokens, at, lexicon.moments);
  return found === undefined ? undefined : match(tokens, at, found.length, found.value, true);
}

const LAPSE_LEADS: ReadonlySet<string> = new Set(['ha', 'قبل', 'بعد', 'منذ']);
const LAPSE_ENDS: ReadonlySet<string> = new Set(['ago', 'earlier', 'later', 'before', 'antes', 'depois', 'atras']);

/** "five years ago", "há cinco anos", "قبل خمس سنوات". */
function maybeLapse(tokens: readonly Token[], at: number, lexicon: Lexicon): TimeMatch | undefined {
  const lead = LAPSE_LEADS.has(tokens[at]?.fold ?? '') ? 1 : 0;
  const count = tokens[at + lead];
  const isCount = count?.kind === 'number' || lexicon.numbers.has(count?.fold ?? '');
  if (!isCount || !LAPSE.test(tokens[at + lead + 1]?.fold ?? '')) return undefined;
  const hasEnd = LAPSE_ENDS.has(tokens[at + lead + 2]?.fold ?? '');
  return lead === 1 || hasEnd ? match(tokens, at, lead + (hasEnd ? 3 : 2), 'period', true) : undefined;
}

const isDay = (token: Token | undefined): boolean =>
  token?.kind === 'number' &&
  /^\p{Nd}{1,2}$/u.test(token.text) &&
  Number(foldWords(token.text)) >= 1 &&
  Number(foldWords(token.text)) <= 31;
const isJoin = (token: Token | undefined): boolean =>
  token !== undefined && /^(?:of|de|do|da|من|,|،)$/.test(token.fold);

function isMonth(token: Token | undefined, lexicon?: Lexicon): boolean {
  if (token === undefined || token.kind !== 'word' || token.text.length < 3) return false;
  if (!MONTH_NAMES.has(foldWords(token.text))) return false;
  if (lexicon?.language === 'ar' || /\p{Script=Arabic}/u.test(token.text)) return true;
  return /^\p{Lu}/u.test(token.text) ? true : token.text.length > 4 || /^(?:maio|abril)$/.test(token.fold);
}

/** "12 March 2024", "March 12, 2024", "12 de março", "2024-03-12". */
function maybeDate(tokens: readonly Token[], at: number): TimeMatch | undefined {
  const first = tokens[at];
  if (
    isYear(first) &&
    tokens[at + 1]?.text === '-' &&
    isDay(tokens[at + 2]) &&
    tokens[at + 3]?.text === '-' &&
    isDay(tokens[at + 4])
  ) {
    return match(tokens, at, 5, 'day');
  }
  if (isDay(first)) {
    const skip = isJoin(tokens[at + 1]) && tokens[at + 1]?.kind === 'word' ? 2 : 1;
    return isMonth(tokens[at + skip]) ? withYear(tokens, at, skip + 1, 'day') : undefined;
  }
  if (!isMonth(first) || !isDay(tokens[at + 1]) || !/^\p{Lu}/u.test(first?.text ?? '')) return undefined;
  return isUnitAfter(tokens[at + 2]) ? undefined : withYear(tokens, at, 2, 'day');
}

function withYear(tokens: readonly Token[], at: number, length: number, grain: TimeWord): TimeMatch | undefined {
  const next = tokens[at + length];
  if (isYear(next)) return match(tokens, at, length + 1, grain);
  if (isJoin(next) && isYear(tokens[at + length + 1]) && !(next?.kind === 'mark' && grain !== 'day'))
    return match(tokens, at, length + 2, grain);
  return match(tokens, at, length, grain);
}

function maybeMonth(tokens: readonly Token[], at: number, lexicon: Lexicon): TimeMatch | undefined {
  const lead = lexicon.periods.get(tokens[at]?.fold ?? '') === 'month' && isMonth(tokens[at + 1], lexicon) ? 1 : 0;
  const second = tokens[at + lead + 1];
  const pair = `${tokens[at + lead]?.text ?? ''} ${second?.text ?? ''}`;
  const levantine = second?.kind === 'word' && MONTH_NAMES.has(foldWords(pair));
  if (!levantine && !isMonth(tokens[at + lead], lexicon)) return undefined;
  if (lexicon.language === 'pt' && isNamed(tokens, at)) return undefined;
  const found = withYear(tokens, at + lead, levantine ? 2 : 1, 'month');
  return found === undefined ? undefined : { ...found, length: found.length + lead };
}

/** "Rio de Janeiro": a month with a capital behind another name. */
function isNamed(tokens: readonly Token[], at: number): boolean {
  const isCapital = (token: Token | undefined): boolean => /^\p{Lu}/u.test(token?.text ?? '');
  return isCapital(tokens[at]) && isJoin(tokens[at - 1]) && isCapital(tokens[at - 2]);
}

function maybeWeekday(tokens: readonly Token[], at: number, lexicon: Lexicon): TimeMatch | undefined {
  const lead = lexicon.language === 'ar' && /^(?:يوم|اليوم)$/.test(tokens[at]?.fold ?? '') ? 1 : 0;
  const token = tokens[at + lead];
  if (token === undefined || token.kind !== 'word' || !WEEKDAY_NAMES.has(foldWords(token.text))) return undefined;
  const isSure = {
    en: /^\p{Lu}\p{Ll}{5,}/u.test(token.text),
    pt: /-feira$|^sabado$|^domingo$/.test(token.fold),
    ar: token.fold.startsWith('ال') || lead === 1,
  }[lexicon.language];
  const found = isSure ? match(tokens, at + lead, 1, 'day') : undefined;
  return found === undefined ? undefined : { ...found, length: 1 + lead };
}

/** "Q1", "Q1 2024", "H2 2023", "FY24", "T3". */
function maybeQuarterCode(tokens: readonly Token[], at: number): TimeMatch | undefined {
  const token = tokens[at];
  if (token?.kind !== 'word') return undefined;
  if (/^FY(?:\d{2}|\d{4})$/.test(token.text)) return match(tokens, at, 1, 'year');
  if (!/^[QHTS][1-4]$/.test(token.text)) return undefined;
  return withYear(tokens, at, 1, /^[QT]/.test(token.text) ? 'quarter' : 'half');
}

/** "first quarter of 2024", "primeiro trimestre", "الربع الأول", "week 3", "year 2021", "عام 2021". */
function maybePeriodPhrase(tokens: readonly Token[], at: number, lexicon: Lexicon): TimeMatch | undefined {
  const first = tokens[at]?.fold ?? '';
  const second = tokens[at + 1]?.fold ?? '';
  const grain = lexicon.periods.get(first);
  if (lexicon.ordinals.has(first) && lexicon.language !== 'ar') {
    const ordered = lexicon.periods.get(second);
    return ordered === undefined ? undefined : withYear(tokens, at, 2, ordered);
  }
  if (grain === undefined) return undefined;
  if (lexicon.language === 'ar' && lexicon.ordinals.has(second) && grain !== 'year')
    return withArabicYear(tokens, at, 2, grain);
  const skip = isJoin(tokens[at + 1]) ? 2 : 1;
  if (grain === 'year' && isYear(tokens[at + skip])) {
    const found = match(tokens, at + skip, 1, 'year');
    return found === undefined ? undefined : { ...found, length: skip + 1 };
  }
  const isNumbered = isDay(tokens[at + 1]) && (grain === 'week' || grain === 'day' || grain === 'month');
  return isNumbered && lexicon.language !== 'ar' ? match(tokens, at, 2, grain) : undefined;
}

/** "الربع الأول من عام 2024". */
function withArabicYear(tokens: readonly Token[], at: number, length: number, grain: TimeWord): TimeMatch | undefined {
  let next = at + length;
  while (/^(?:من|ل|عام|العام|سنه)$/.test(tokens[next]?.fold ?? '')) next++;
  return isYear(tokens[next]) ? match(tokens, at, next + 1 - at, grain) : match(tokens, at, length, grain);
}

/** "in the second" after "in the first quarter": the time with the noun it leaves out; `undefined` where none was named. */
export function completeOrdinal(token: Token, memory: TimeMemory['period'], lexicon: Lexicon): TimePhrase | undefined {
  if (memory === undefined || !lexicon.ordinals.has(token.fold)) return undefined;
  const text = lexicon.language === 'ar' ? `${memory.text} ${token.text}` : `${token.text} ${memory.text}`;
  return { text, grain: memory.grain, isRelative: false, spans: [token.span, memory.span] };
}

import type { Locale } from '../../chart/locale.ts';
import type { Assumption, UnknownWords } from '../../language/understanding.ts';
import { writeAlternatives, writeList } from '../list.ts';
import { quoteName } from '../quote.ts';
import { ARABIC_TEXTS } from './arabic-texts.ts';
import type { ChangeTexts, SayNames } from './change-texts.ts';
import { ENGLISH_TEXTS } from './english-texts.ts';
import { PORTUGUESE_TEXTS } from './portuguese-texts.ts';

const TEXTS_OF = {
  EN_GB: ENGLISH_TEXTS,
  EN_US: ENGLISH_TEXTS,
  AR: ARABIC_TEXTS,
  PT_PT: PORTUGUESE_TEXTS,
} as const satisfies Record<Locale, ChangeTexts>;

/** Names in one sentence at most; a wide table would fill the message. */
const MOST_NAMES = 12;
const MOST_NEAR = 3;
/** Unknown words that one message explains. */
const MOST_UNKNOWN = 3;

/** The sentences of an answer to a wish, in a locale. */
export function changeTexts(locale: Locale): ChangeTexts {
  return TEXTS_OF[locale];
}

/** How names of the caller's are quoted and joined in a locale. */
export function sayNames(locale: Locale): SayNames {
  const name = (text: string): string => quoteName(text, locale);
  return {
    name,
    all: (texts) => writeList(texts.slice(0, MOST_NAMES).map(name), locale),
    any: (texts) => writeAlternatives(texts.slice(0, MOST_NEAR).map(name), locale),
  };
}

/**
 * What of a wish was not understood, and what there is instead. One sentence or two for each stretch of words; where no words
 * stand out, the labels of the columns.
 */
export function writeUnknown(unknown: readonly UnknownWords[], labels: readonly string[], locale: Locale): string {
  const texts = changeTexts(locale);
  const say = sayNames(locale);
  if (unknown.length === 0) {
    return labels.length === 0
      ? texts.nothingUnderstood
      : `${texts.nothingUnderstood} ${texts.allColumns(labels, say)}`;
  }
  const hints = new Set<string>();
  const sentences = unknown.slice(0, MOST_UNKNOWN).map((words) => {
    for (const hint of hintsOf(words, texts, say)) hints.add(hint);
    return texts.unknown(words.text, say);
  });
  return [...sentences, ...hints].join(' ');
}

function hintsOf({ columns, values, isNear }: UnknownWords, texts: ChangeTexts, say: SayNames): readonly string[] {
  const [first] = values;
  if (first !== undefined) {
    const same = values.filter(({ column }) => column === first.column).map(({ value }) => value);
    return [texts.nearValues(same, first.column, say)];
  }
  if (columns.length === 0) return [];
  return [isNear ? texts.nearColumns(columns, say) : texts.allColumns(columns, say)];
}

/** What a wish left open and how it was filled in, a sentence each. Steps that say it already need none. */
export function writeAssumptions(assumptions: readonly Assumption[], locale: Locale): readonly string[] {
  const say = sayNames(locale);
  return assumptions.flatMap((assumption) => writeAssumption(assumption, changeTexts(locale).assumptions, say));
}

function writeAssumption(assumption: Assumption, texts: ChangeTexts['assumptions'], say: SayNames): readonly string[] {
  switch (assumption.kind) {
    case 'operation':
      return [texts.operation[assumption.because](assumption.column, say)];
    case 'date-column':
      return assumption.others.length === 0 ? [] : [texts.dateColumn(assumption.column, assumption.others, say)];
    case 'grain':
      return [texts.grain(assumption.column, assumption.part, say)];
    case 'column':
      return [texts.column(assumption.word, assumption.column, say)];
    case 'value':
      return [texts.value(assumption.word, assumption.value, assumption.column, say)];
    case 'low-is-good':
      return [texts.lowIsGood(assumption.column, say)];
    case 'measure':
      return [texts.measure(assumption.column, say)];
    case 'last-period':
      return [texts.lastPeriod(assumption.column, say)];
    case 'cut-periods':
      return [texts.cutPeriods(assumption.periods, assumption.column, say)];
    case 'spanned-rows':
      return [texts.spannedRows(assumption.column, say)];
    case 'category':
      return [texts.category(assumption.column, say)];
    case 'rows':
      return [texts.rows(assumption.word, say)];
    case 'skipped':
      return [texts.skipped(assumption.word, say)];
  }
}

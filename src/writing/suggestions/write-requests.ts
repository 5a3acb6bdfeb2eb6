import type { Locale } from '../../chart/locale.ts';
import type { ColumnName } from '../../plan/plan-error.ts';
import { writeList } from '../list.ts';
import { writeNumber } from '../number.ts';
import { writeCondition } from '../plan/write-condition.ts';
import { quoteName } from '../quote.ts';
import { ARABIC_REQUESTS } from './arabic-requests.ts';
import type { DataPreparation, PreparedMeasure, PreparedShape } from './data-preparation.ts';
import { ENGLISH_REQUESTS } from './english-requests.ts';
import { PORTUGUESE_REQUESTS } from './portuguese-requests.ts';
import type { GatheredWords, MeasureWords, RequestTexts } from './request-texts.ts';

const REQUESTS_OF = {
  EN_GB: ENGLISH_REQUESTS,
  EN_US: ENGLISH_REQUESTS,
  AR: ARABIC_REQUESTS,
  PT_PT: PORTUGUESE_REQUESTS,
} as const satisfies Record<Locale, RequestTexts>;

/**
 * A preparation as a person would ask for it: sentences that mean the same, the best first. Which of them is read as it is meant
 * depends on the table; a caller has each read back. `columns` are those that the condition may name.
 */
export function writeRequests(
  { where, shape }: DataPreparation,
  columns: readonly ColumnName[],
  locale: Locale,
): readonly string[] {
  const texts = REQUESTS_OF[locale];
  const requests = requestsOf(shape, texts, locale);
  if (where === undefined) return requests;
  const condition = writeCondition(where, columns, locale);
  return requests.flatMap((request) => texts.where(condition, request));
}

type Words = {
  readonly texts: RequestTexts;
  readonly name: (column: ColumnName) => string;
  readonly list: (names: readonly string[]) => string;
  readonly number: (value: number) => string;
  readonly measure: (measure: PreparedMeasure) => MeasureWords;
};

type Kind = PreparedShape['kind'];

const WRITERS: {
  readonly [K in Kind]: (shape: Extract<PreparedShape, { readonly kind: K }>, words: Words) => readonly string[];
} = {
  'as-is': (_, { texts }) => texts.asIs,
  transposed: (_, { texts }) => texts.transposed,
  columns: ({ columns }, { texts, name, list }) => texts.columns(list(columns.map(name)), columns.length),
  'top-groups': ({ by, measure, count }, words) =>
    words.texts.topGroups(words.name(by), words.measure(measure), words.number(count)),
  'top-rows': ({ column, count }, { texts, name, number }) => texts.topRows(name(column), number(count)),
  bins: ({ column, count }, { texts, name, number }) => texts.bins(name(column), number(count)),
  gathered: ({ by, measures, across, isHighestFirst, isGrowth }, { texts, name, measure }) => {
    const words: GatheredWords = {
      measures: measures.map(measure),
      by: name(by),
      part: by.part,
      across: across === undefined ? undefined : name(across),
      isHighestFirst,
    };
    return isGrowth ? texts.growth(words) : texts.gathered(words);
  },
};

/** Marks in a name that a sentence may take for its own. */
const MARKS = /[^\p{L}\p{M}\p{N}\s]+/gu;

/** How names stand in a request: quoted as they are, else their words quoted, else their words alone. */
const NAMERS: readonly ((label: string, locale: Locale) => string)[] = [
  quoteName,
  (label, locale) => quoteName(wordsOf(label), locale),
  (label) => wordsOf(label),
];

const wordsOf = (label: string): string => label.replace(MARKS, ' ').replace(/\s+/g, ' ').trim();

function requestsOf(shape: PreparedShape, texts: RequestTexts, locale: Locale): readonly string[] {
  // Each writer takes the shape of its own kind, which the compiler cannot follow through the table.
  const write = WRITERS[shape.kind] as (shape: PreparedShape, words: Words) => readonly string[];
  const requests = NAMERS.flatMap((namer) => {
    const name = ({ label }: ColumnName): string => namer(label, locale);
    return write(shape, {
      texts,
      name,
      list: (names) => writeList(names, locale),
      number: (value) => writeNumber(value, locale),
      measure: (one) => (one.operation === 'count' ? one : { operation: one.operation, column: name(one.column) }),
    });
  });
  return [...new Set(requests)];
}

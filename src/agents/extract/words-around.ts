import type { ReadMethod } from '../../documents/source-table.ts';
import type { ExtractedTable } from './type-table.ts';

/** What the words around the figures of a sentence say against reading them as they stand, with the first such figure. */
export type WordsAround = {
  readonly kind: 'compared-figures' | 'scale-elsewhere' | 'may-be-time';
  readonly text: string;
};

const COMPARED =
  /^\s?(?:\p{L}{1,12}\s)?(?:(?:more|less|fewer|higher|lower|taller|older|cheaper)\sthan|(?:a\s)?(?:mais|menos)\s(?:do\s)?que|(?:أكثر|أقل|أعلى)\sمن)(?![\p{L}])/iu;
const SCALED =
  /\p{N}\s?(?:thousand|million|billion|trillion|mil|milh(?:ão|ões)|mil\smilhões|ألف|آلاف|مليون|ملايين|مليار|مليارات)(?!\p{L})/giu;
/** Ways of reading that may take figures out of sentences. */
const OF_SENTENCES: ReadonlySet<ReadMethod> = new Set(['prose', 'cited']);
const LOOKED_AT = 40;
/** Words before an hour: "at 7", "às 15", "الساعة 4". */
const BEFORE_HOUR = /(?:^|[^\p{L}])(?:at|às|الساعة)\s$/iu;
const HOUR = /^(?:\d|1\d|2[0-4])$/;
const LARGEST_UNSCALED = 1000;
/** How far before a table of sentences, in characters, the whole may be stated that its parts are of. */
const BEFORE = 120;

/**
 * For a table that may be of sentences: figures that are differences ("$20 more than Ann"), hours among others ("at 7"), and small figures without a scale where another
 * of the passage has one ("of the 10 million, 4 go to schools").
 */
export function readWordsAround({ source, columns }: ExtractedTable, sourceText: string): readonly WordsAround[] {
  if (!OF_SENTENCES.has(source.method)) return [];
  const cells = columns
    .flatMap(({ isNumeric, cells: own }) => (isNumeric ? own : []))
    .filter(({ text }) => text !== '');
  const compared = cells.find(({ spans }) => {
    const end = spans.at(-1)?.end;
    return end !== undefined && COMPARED.test(sourceText.slice(end, end + LOOKED_AT));
  });
  const hours = cells.filter(({ text, spans: [span] }) => {
    const before = span === undefined ? '' : sourceText.slice(Math.max(0, span.start - LOOKED_AT), span.start);
    return HOUR.test(text) && BEFORE_HOUR.test(before);
  });
  const [first] = cells;
  const [hour] = hours;
  const numbers = columns.flatMap(({ isNumeric, values }) => (isNumeric ? values : []));
  const areSmall = numbers.every((value) => typeof value !== 'number' || Math.abs(value) < LARGEST_UNSCALED);
  const passage = sourceText.slice(Math.max(0, source.span.start - BEFORE), source.span.end);
  const isMoneyOrCount = columns.every(({ typed }) => typed.kind !== 'percentage');
  return [
    ...(compared === undefined ? [] : [{ kind: 'compared-figures' as const, text: compared.text }]),
    ...(hour === undefined || hours.length === cells.length ? [] : [{ kind: 'may-be-time' as const, text: hour.text }]),
    ...(first !== undefined && areSmall && isMoneyOrCount && passage.match(SCALED) !== null
      ? [{ kind: 'scale-elsewhere' as const, text: first.text }]
      : []),
  ];
}

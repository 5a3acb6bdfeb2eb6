import type { GatheredWords, MeasureWords, RequestTexts } from './request-texts.ts';

/** Requests in English, spelled alike on both sides of the Atlantic. */
export const ENGLISH_REQUESTS: RequestTexts = {
  asIs: ['Keep the data as it is.', 'Use all rows as they are.'],
  columns: (names) => [`Keep only the columns ${names}.`, `Keep the columns ${names}.`, `Select ${names}.`],
  gathered: (words) => {
    const tail = `${groupOf(words)}${words.across === undefined ? '' : `, with one column per ${words.across}`}${orderOf(words)}.`;
    const nouns = words.measures.map(nounOf).join(' and the ');
    return [`${verbOf(words.measures)} ${tail}`, `Show the ${nouns} ${tail}`, `${nouns} ${tail}`];
  },
  growth: (words) => {
    const [measure] = words.measures;
    const noun = measure === undefined ? '' : nounOf(measure);
    const period = words.part === undefined ? words.by : `${words.part} of ${words.by}`;
    return [`Show the percentage change of the ${noun} by ${period}.`, `Percentage change of ${noun} by ${period}.`];
  },
  topGroups: (by, measure, count) => [
    `Show the top ${count} ${by} by ${nounOf(measure)}.`,
    `Top ${count} ${by} by ${nounOf(measure)}.`,
  ],
  topRows: (column, count) => [
    `Show the top ${count} by ${column}.`,
    `Show the ${count} rows with the highest ${column}.`,
  ],
  bins: (column, count) => [
    `Put ${column} into ${count} bins and count the rows in each.`,
    `Group ${column} into ${count} bins and count the rows in each one.`,
    `Count the rows by ${column} in ${count} bins.`,
  ],
  transposed: ['Swap rows and columns.', 'Transpose the table.'],
  where: (condition, request) => [
    `Keep only the rows where ${condition}. ${request}`,
    `Where ${condition}, ${lowerFirst(request)}`,
    `Only where ${condition}. ${request}`,
  ],
};

function verbOf(measures: readonly MeasureWords[]): string {
  const [first, ...others] = measures;
  if (first === undefined) return '';
  const rest = others.map((measure) => ` and the ${nounOf(measure)}`).join('');
  if (others.length > 0) return `Show the ${nounOf(first)}${rest}`;
  if (first.operation === 'count') return 'Count the rows';
  return first.operation === 'sum' ? `Add up ${first.column}` : `Average ${first.column}`;
}

function nounOf(measure: MeasureWords): string {
  if (measure.operation === 'count') return 'number of rows';
  return `${measure.operation === 'sum' ? 'total' : 'average'} ${measure.column}`;
}

const groupOf = ({ by, part }: GatheredWords): string =>
  part === undefined ? `for each ${by}` : `for each ${part} of ${by}`;

const orderOf = ({ isHighestFirst }: GatheredWords): string => (isHighestFirst ? ', highest first' : '');

const lowerFirst = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);

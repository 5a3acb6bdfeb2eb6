import { MONTH_NAMES } from '../../table/notation/month-names.ts';

const YEAR = /^(?:19|20)\d{2}$/;
const QUARTER = /^[qt]([1-4])$/;

/** The year, the quarter or the month that a word of a label names, alike in every language; undefined for other words. */
export function periodOf(word: string): string | undefined {
  if (YEAR.test(word)) return word;
  const quarter = QUARTER.exec(word)?.[1];
  if (quarter !== undefined) return `Q${quarter}`;
  const month = MONTH_NAMES.get(word);
  return month === undefined ? undefined : `M${month}`;
}

/** The columns that differ by their periods alone: by what they are called beside the period, each with its period. */
export type DatedFigures = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** The words of the labels of columns, by their positions. */
type Names = readonly { readonly words: readonly string[]; readonly column: number }[];

/** "Visits Jan", "Visits Feb" and "Visits Mar" as the visits of three months. */
export function datedFigures(names: Names): DatedFigures {
  const found = new Map<string, Map<string, number>>();
  for (const { words, column } of names) {
    const [dated, ...others] = words.filter((word) => periodOf(word) !== undefined);
    const period = dated === undefined ? undefined : periodOf(dated);
    if (period === undefined || others.length > 0 || words.length === 1) continue;
    const rest = words.filter((word) => word !== dated).join(' ');
    found.set(rest, (found.get(rest) ?? new Map()).set(period, column));
  }
  return new Map([...found].filter(([, columns]) => columns.size > 1));
}

import type { ColumnKind } from '../../table/column.ts';
import { areRangesOrShares, isAmount } from './marked-amounts.ts';
import type { ExtractedColumn, ExtractedTable } from './type-table.ts';

/** A column of amounts that stayed text, wholly or in some cells: which, how many cells, and one that is no plain number. */
export type KeptAmounts = {
  readonly column: number;
  readonly count: number;
  readonly example: string;
  /** True where no cell of the column became a number. */
  readonly isWhole: boolean;
};

const MOST = 0.5;
/** Kinds that hold no amounts. */
const WITHOUT_AMOUNTS: ReadonlySet<ColumnKind> = new Set(['date', 'boolean', 'empty']);
/** A time of day or a length of time: "42:10". */
const CLOCK = /^\p{N}{1,3}:\p{N}{2}(?::\p{N}{2})?$/u;

/** Hours, minutes and seconds, or parts of a second: "42:10" alone may be minutes or hours. */
const IN_FULL = /^\p{N}{1,3}:\p{N}{2}(?::\p{N}{2}(?:[.,]\p{N}+)?|[.,]\p{N}{1,3})$/u;

/** Digits and the marks between them. */
const PLAIN_NUMBER = /^[-+]?\p{N}[\p{N}.,\s٫٬]*$/u;

/**
 * The columns whose amounts a chart would have to draw and cannot, since they stay text: cells with units ("900 g") or marks
 * ("<0.5"), ranges of amounts ("$50k-$60k"), shares of one whole ("45/50"), times where there is no number to draw, and lengths of time that are not written in full; in a list without numbers whatever holds a digit.
 * The first of several columns names the rows.
 */
export function findKeptAmounts({ source, columns }: ExtractedTable): readonly KeptAmounts[] {
  const isList = source.method === 'list' || source.method === 'key-value';
  const isDrawable = columns.some(({ isNumeric }) => isNumeric);
  return columns.flatMap((column, i) => {
    // Sheets hold lengths of time as numbers, and written in full they are as plain as numbers: both are drawn as long as they say.
    const areInFull = column.values.every((value) => value === null || IN_FULL.test(String(value)));
    if (column.typed.kind === 'duration' && (source.method === 'sheet' || areInFull)) return [];
    if (i === 0 && columns.length > 1 && !column.isNumeric) return keptBehindNames(column, i);
    return isList && !isDrawable ? keptWith(column, i, (text) => /\p{N}/u.test(text)) : keptIn(column, i, isDrawable);
  });
}

/** Names that each end with an amount of their own: "Travel: 38k" holds two cells in one. A time of day does not. */
function keptBehindNames({ typed, values }: ExtractedColumn, column: number): readonly KeptAmounts[] {
  if (typed.kind === 'date' || typed.kind === 'duration') return [];
  const texts = values.filter((value) => typeof value === 'string');
  const [example] = texts;
  const areEntries = texts.every((text) => isAmount(/[:=]\s*([^:=]+)$/.exec(text)?.[1] ?? ''));
  return example !== undefined && areEntries ? [{ column, count: texts.length, example, isWhole: true }] : [];
}

function keptIn(column: ExtractedColumn, index: number, isDrawable: boolean): readonly KeptAmounts[] {
  const texts = column.values.filter((value) => typeof value === 'string');
  const areCompounds = !column.isNumeric && areRangesOrShares(texts);
  const areTimes = !isDrawable && texts.length > 0 && texts.every((text) => CLOCK.test(text));
  return keptWith(column, index, areCompounds || areTimes ? () => true : isAmount);
}

function keptWith(
  { isNumeric, typed, values }: ExtractedColumn,
  column: number,
  isKept: (text: string) => boolean,
): readonly KeptAmounts[] {
  if (WITHOUT_AMOUNTS.has(typed.kind)) return [];
  const texts = values.filter((value) => typeof value === 'string');
  const kept = new Set([...new Set(texts)].filter(isKept));
  const example =
    texts.find((text) => kept.has(text) && !PLAIN_NUMBER.test(text)) ??
    texts.find((text) => !PLAIN_NUMBER.test(text)) ??
    texts[0];
  const count = texts.filter((text) => kept.has(text)).length;
  if (example === undefined || kept.size === 0 || (!isNumeric && count < texts.length * MOST)) return [];
  return [{ column, count, example, isWhole: !isNumeric }];
}

import type { Ruling } from '../layout/rulings.ts';
import { textOf } from '../ocr/line-reading.ts';
import { isNumeric } from '../ocr/looks-like-number.ts';
import type { ReadSegment } from '../ocr/read-segment.ts';
import type { Stretch } from './find-columns.ts';
import type { TextRow } from './find-rows.ts';

/** The space between two tables is that many times the widest between columns of either, or more. */
const LEAST_RATIO = 2;
/** The same where one of them goes on below the other. */
const LEAST_RATIO_OF_UNEVEN = 1.4;
/** Rulings of each table that end before the space between them. */
const LEAST_ENDING = 2;
const LEAST_COLUMNS = 2;
const LEAST_ROWS = 3;
const MOST = 0.7;

/**
 * Where a block of rows holds two tables side by side: the middle of the space between them, in pixels. Each has names of its own, none
 * of them twice, and figures beside these; the space is plainly wider than those between columns, or the rulings of both end at it.
 * Undefined where the rows are of one table.
 */
export function findSplit(
  rows: readonly TextRow[],
  columns: readonly Stretch[],
  { rulings, isRightToLeft }: { readonly rulings: readonly Ruling[]; readonly isRightToLeft: boolean },
): number | undefined {
  const spaces = columns.slice(1).map(({ from }, at) => ({ at: at + 1, from: columns[at]?.to ?? 0, to: from }));
  const widest = spaces.toSorted((one, other) => other.to - other.from - (one.to - one.from))[0];
  if (widest === undefined || rows.length < LEAST_ROWS) return undefined;
  const parts = [columns.slice(0, widest.at), columns.slice(widest.at)];
  if (parts.some((part) => part.length < LEAST_COLUMNS || !isTableOfItsOwn(rows, part, isRightToLeft)))
    return undefined;
  const [top, bottom] = [rows[0]?.top ?? 0, rows.at(-1)?.bottom ?? 0];
  const levels = rulings.filter(({ isLevel, at }) => isLevel && at > top && at < bottom);
  if (levels.some(({ from, to }) => from < widest.from && to > widest.to)) return undefined;
  const next = Math.max(0, ...spaces.filter((space) => space !== widest).map(({ from, to }) => to - from));
  const ratio = (widest.to - widest.from) / Math.max(1, next);
  const left = levels.filter(({ to }) => to <= widest.to && to > (columns[0]?.from ?? 0));
  const right = levels.filter(({ from }) => from >= widest.from && from < (columns.at(-1)?.to ?? 0));
  const haveOwnRulings = left.length >= LEAST_ENDING && right.length >= LEAST_ENDING;
  const isFar = ratio >= (isUneven(rows, parts) ? LEAST_RATIO_OF_UNEVEN : LEAST_RATIO);
  return haveOwnRulings || isFar ? (widest.from + widest.to) / 2 : undefined;
}

function isTableOfItsOwn(rows: readonly TextRow[], columns: readonly Stretch[], isRightToLeft: boolean): boolean {
  const cells = columns.map((column) => rows.slice(1).flatMap((row) => textsIn(row, column)));
  const [names = [], ...others] = isRightToLeft ? cells.toReversed() : cells;
  const areNames = names.filter((text) => !isNumeric(text)).length > MOST * names.length;
  const hasFigures = others.some((texts) => texts.filter(isNumeric).length > MOST * texts.length && texts.length > 1);
  return names.length > 1 && areNames && new Set(names).size === names.length && hasFigures;
}

/** True where rows at the end have cells in one part only. */
function isUneven(rows: readonly TextRow[], parts: readonly (readonly Stretch[])[]): boolean {
  const last = rows.at(-1);
  return last !== undefined && parts.some((part) => part.every((column) => textsIn(last, column).length === 0));
}

function textsIn({ segments }: TextRow, { from, to }: Stretch): readonly string[] {
  const isIn = ({ segment: { box } }: ReadSegment): boolean => box.left <= to && box.left + box.width >= from;
  return segments.filter(isIn).map(textOf);
}

import type { Cited } from './find-citation.ts';

/** A name and the cell that is said to be its own. */
export type Pair = { readonly key: Cited; readonly cell: Cited };

/**
 * True where the order of a source bears out which cell belongs to which name. One of three holds: each name and its cells keep to a
 * stretch of their own ("North 120, South 80"); all names stand before or behind all cells, in the same order ("North and South
 * sold 120 and 80"); or the names head columns, and the cells of every line come in their order.
 */
export function areBound(pairs: readonly Pair[]): boolean {
  return haveOwnStretches(pairs) || areListed(pairs) || areHeaded(pairs);
}

type Hull = { readonly start: number; readonly end: number };

function hullOf(cells: readonly Cited[]): Hull {
  return {
    start: Math.min(...cells.map(({ start }) => start)),
    end: Math.max(...cells.map(({ end }) => end)),
  };
}

function haveOwnStretches(pairs: readonly Pair[]): boolean {
  const hulls = [...groupByKey(pairs).values()].map((group) => hullOf(group.flatMap(({ key, cell }) => [key, cell])));
  const sorted = hulls.toSorted((a, b) => a.start - b.start);
  return sorted.every(({ end }, at) => end <= (sorted[at + 1]?.start ?? Number.POSITIVE_INFINITY));
}

/** Names that several rows share, such as those of groups, count once. */
function groupByKey(pairs: readonly Pair[]): Map<number, Pair[]> {
  return Map.groupBy(pairs, ({ key }) => key.start);
}

function areListed(pairs: readonly Pair[]): boolean {
  const keys = hullOf(pairs.map(({ key }) => key));
  const cells = hullOf(pairs.map(({ cell }) => cell));
  const areApart = keys.end <= cells.start || cells.end <= keys.start;
  return areApart && areInOrder(pairs);
}

/** True where the cells come in the order of their names. */
function areInOrder(pairs: readonly Pair[]): boolean {
  const sorted = pairs.toSorted((a, b) => a.cell.start - b.cell.start);
  return sorted.every(({ key }, at) => at === 0 || (sorted[at - 1]?.key.start ?? 0) <= key.start);
}

function areHeaded(pairs: readonly Pair[]): boolean {
  const lines = new Set(pairs.map(({ key }) => key.line));
  if (lines.size !== 1) return false;
  return [...Map.groupBy(pairs, ({ cell }) => cell.line).values()].every(
    (line) => areInOrder(line) && new Set(line.map(({ key }) => key.start)).size === line.length,
  );
}

/**
 * True where no line speaks against what columns are called: on a line that holds labels of its own, cells stand under one of
 * these and in their order; elsewhere in the order of the line that holds most labels. Columns without a place of their label are
 * passed over.
 */
export function areLabelled(pairs: readonly Pair[]): boolean {
  const keys = [...groupByKey(pairs).values()].flatMap(([first]) => (first === undefined ? [] : [first.key]));
  const byLine = Map.groupBy(keys, ({ line }) => line);
  return [...Map.groupBy(pairs, ({ cell }) => cell.line)].every(([line, own]) => {
    const labels = byLine.get(line);
    if (labels !== undefined && !own.every(({ key }) => labels.some(({ start }) => start === key.start))) return false;
    const isOneHeader = labels !== undefined || new Set(own.map(({ key }) => key.line)).size === 1;
    return !isOneHeader || areInOrder(own);
  });
}

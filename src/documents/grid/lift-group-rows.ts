import { parseNumber } from '../../table/notation/number-notation.ts';
import { totalsClaim } from '../../table/notation/totals-words.ts';
import type { SourceCell, SourceTable } from '../source-table.ts';
import { isFigureShape, shapeOf } from './cell-shape.ts';
import { countFilled, EMPTY_CELL } from './raw-grid.ts';

type Row = readonly SourceCell[];
/** A group: the row that names it and the rows below that. */
type Group = { readonly name: SourceCell; readonly rows: readonly Row[] };

const FEWEST_GROUPS = 2;
const FEWEST_MEMBERS = 2;
const FEWEST_COLUMNS = 3;
/** Points by which the rows of a group stand further in than its name. */
const INDENT = 3;
/** What binary fractions may lose of a sum, and no figure of money does. */
const CENT = 0.005;
const LABEL = { label: '', spans: [] } as const;

/**
 * A table with the names of its groups in a first column, where each stood in a row by itself above the rows of its group: "North",
 * then its towns with their figures, "South", then its own. The table itself where that is not plain: a row with a label alone may be one
 * of which nothing is known.
 */
export function liftGroupRows(table: SourceTable): SourceTable {
  const groups = findGroups(table.rows);
  if (groups === undefined || !isPlain(groups, table.columns.length)) return table;
  const rows = groups.flatMap((group, place) => {
    const end = endOfGroup(group, place === groups.length - 1, groups);
    return group.rows.map((row, i): Row => [i < end ? group.name : EMPTY_CELL, ...row]);
  });
  const told = { kind: 'titles-in-column', values: { count: groups.length } };
  return { ...table, columns: [LABEL, ...table.columns], rows, notices: [...table.notices, told] };
}

/** The groups that rows fall into, from the first on; undefined where a group has no rows, or a name is a figure. */
function findGroups(rows: readonly Row[]): readonly Group[] | undefined {
  const groups: { name: SourceCell; rows: Row[] }[] = [];
  for (const row of rows) {
    const [first] = row;
    const isName = first !== undefined && first.text !== '' && countFilled(row) === 1;
    const last = groups.at(-1);
    if (!isName && last === undefined) return undefined;
    if (!isName) last?.rows.push(row);
    else if (isFigureShape(shapeOf(first.text)) || last?.rows.length === 0) return undefined;
    else groups.push({ name: first, rows: [] });
  }
  const isWhole = groups.length >= FEWEST_GROUPS && groups.every(({ rows: members }) => members.length > 0);
  const names = new Set(groups.map(({ name }) => name.text));
  return isWhole && names.size === groups.length ? groups : undefined;
}

/**
 * True where rows with a label alone can be but names of groups: the same things come back below several of them; or, in several columns of
 * figures, they end with a colon, stand further out than the rows below, or nothing else is blank. Beside one column of figures a
 * label alone may be a thing that was not measured.
 */
function isPlain(groups: readonly Group[], width: number): boolean {
  const members = groups.flatMap(({ rows }) => rows);
  const labels = members.map(([first]) => first?.text ?? '');
  if (labels.includes('')) return false;
  if (new Set(labels).size * FEWEST_MEMBERS <= labels.length) return true;
  if (width < FEWEST_COLUMNS) return false;
  if (groups.every(({ name }) => /[:：]$/.test(name.text)) || areIndented(groups)) return true;
  const isFull = members.every((row) => row.length >= width && countFilled(row) === width);
  const isLarge = groups.every(({ rows }) => rows.length >= FEWEST_MEMBERS);
  return isFull && isLarge && !isSorted(groups.flatMap(({ name, rows }) => [name, ...rows.map(([first]) => first)]));
}

function areIndented(groups: readonly Group[]): boolean {
  return groups.every(({ name, rows }) => rows.every((row) => isFurtherIn(name, row)));
}

const TO_THE_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** True for a row whose label is known to begin further in than a name. */
function isFurtherIn({ text, area }: SourceCell, row: Row | undefined): boolean {
  const box = row?.[0]?.area?.box;
  if (area === undefined || box === undefined) return false;
  if (!TO_THE_LEFT.test(text)) return box.left >= area.box.left + INDENT;
  return box.left + box.width <= area.box.left + area.box.width - INDENT;
}

function isSorted(labels: readonly (SourceCell | undefined)[]): boolean {
  return labels.every((label, i) => i === 0 || (labels[i - 1]?.text ?? '').localeCompare(label?.text ?? '') <= 0);
}

/**
 * How many rows from the first on are of the group: a total closes it, and so does a row as far out as the name over rows that stand further
 * in; below the last group a total, or what all rows come to, is of all.
 */
function endOfGroup({ name, rows }: Group, isLast: boolean, groups: readonly Group[]): number {
  const isTotal = ([first]: Row): boolean => totalsClaim(first?.text ?? '') === 'total';
  const total = rows.findIndex(isTotal);
  const haveOwn = groups.slice(0, -1).every((group) => group.rows.some(isTotal));
  const isOfAll = isLast && isSumOfAll(groups);
  const closed = total < 0 ? rows.length - (isOfAll ? 1 : 0) : total + (isLast && !haveOwn ? 0 : 1);
  const isInside = isFurtherIn(name, rows[0]);
  const outer = isInside ? rows.findIndex((row) => !isFurtherIn(name, row)) : -1;
  return outer < 0 ? closed : Math.min(outer, closed);
}

/** True where the last row of all adds the others up in each column of figures, or takes those of later groups off the first. */
function isSumOfAll(groups: readonly Group[]): boolean {
  const rows = groups.flatMap((group) => group.rows);
  const last = rows.at(-1) ?? [];
  const compared = last.flatMap(({ text }, column) => {
    const stated = column === 0 ? undefined : parseNumber(text)?.value;
    if (stated === undefined) return [];
    const gain = addUp(groups[0]?.rows ?? [], column);
    const rest = addUp(rows.slice(0, -1), column) - gain;
    return [{ isSum: Math.abs(gain + rest - stated) < CENT, isLeft: Math.abs(gain - rest - stated) < CENT }];
  });
  return compared.length > 0 && (compared.every(({ isSum }) => isSum) || compared.every(({ isLeft }) => isLeft));
}

function addUp(rows: readonly Row[], column: number): number {
  return rows.reduce((all, row) => all + (parseNumber(row[column]?.text ?? '')?.value ?? 0), 0);
}

import type { ChartData } from '../chart/graph-config.ts';
import type { ParsingLocale } from '../chart/locale.ts';
import type { TypedColumn } from './column.ts';
import { parseTable, type TypedTable } from './parse-table.ts';
import { type ColumnFindings, examineColumn } from './profile/column-findings.ts';
import { findColumnSums } from './profile/column-sums.ts';
import { findCorrelations } from './profile/correlation.ts';
import { findHeaderTime, isMatrixTable } from './profile/headings.ts';
import { findParents } from './profile/hierarchy.ts';
import { withLevels } from './profile/levels-of-things.ts';
import { findLongData } from './profile/long-data.ts';
import { NumberTable } from './profile/number-table.ts';
import { namesGroups, numbersEachRow } from './profile/numbered-rows.ts';
import { pointToNotes } from './profile/reference-numbers.ts';
import { findRowShares } from './profile/row-shares.ts';
import { findTotalColumns } from './profile/totals-columns.ts';
import { findTotalRows } from './profile/totals-rows.ts';

import type { ColumnProfile, TableProfile } from './profile.ts';

/** Profiles a chart's data: types its visible columns, sets rows of totals apart and judges the rest. Never throws. */
export function profileTable(data: ChartData, options: { readonly locale?: ParsingLocale } = {}): TableProfile {
  return profileTyped(parseTable(data, options));
}

/** Profiles a table whose columns are typed already. */
export function profileTyped(table: TypedTable): TableProfile {
  const typed = table.columns.map((column) => column.typed);
  const totalRows = findTotalRows(typed, table.rowCount);
  const keep = keptRows(table, totalRows);
  const isFalling = hasFallingMeasure(table, keep.rows);
  const room = new NumberTable(table.rowCount);
  const findings = withNamingNumbers(
    table.columns.map((column) => examineColumn(column, { keep: keep.rows, isFalling, table: room })),
  );
  const grouped = findings.flatMap(({ index, role, counts, groups, time }) =>
    role === 'category' || role === 'time'
      ? [{ index, isTime: role === 'time', isCyclic: time?.isCyclic === true, counts, groups }]
      : [],
  );
  const measures = findings.flatMap(({ index, role, numbers, counts, column }) =>
    role === 'measure' && numbers !== undefined
      ? [{ index, numbers, label: column.label, distinct: counts.distinct }]
      : [],
  );
  const parents = findParents(grouped);
  const long = measures.length === 0 ? undefined : findLongData(grouped, keep.count);
  const { strongest, twins } = findCorrelations(measures);
  const sums = findColumnSums(measures);
  const totalColumns = findTotalColumns(measures);
  const each = findings.map((finding) => toColumnProfile(finding, keep.count, parents.get(finding.index)));
  const columns = withLevels(each, { rowCount: keep.count, isLong: long !== undefined });
  return {
    rowCount: keep.count,
    totalRows,
    columns,
    hasOneRowPerCategory: columns.some(
      ({ kind, role, isUnique }) => isUnique && (kind === 'text' || role === 'category' || role === 'time'),
    ),
    ...(long === undefined ? {} : { long }),
    ...(strongest === undefined ? {} : { correlation: strongest }),
    ...(twins.length === 0 ? {} : { twins }),
    ...(sums.length === 0 ? {} : { sums }),
    rowShares: findRowShares(measures),
    ...(totalColumns.length === 0 ? {} : { totalColumns }),
    ...headingFields(findings, totalColumns),
  };
}

/** Numbers that count the rows beside their names or times, or point to notes, are no measures, and those that rows were gathered by are names. */
function withNamingNumbers(findings: readonly ColumnFindings[]): readonly ColumnFindings[] {
  const areNamed = findings.some(({ role }) => role === 'category' || role === 'label' || role === 'time');
  const columns = findings.length;
  return findings.map((finding, place) => {
    const { role, numbers, column } = finding;
    if (role !== 'measure' || numbers === undefined) return finding;
    const counter = { label: column.label, place, columns, numbers };
    if (areNamed && pointToNotes(counter)) return { ...finding, role: 'identifier' };
    if (column.typed.kind === 'number' && namesGroups(counter)) return { ...finding, role: 'category' };
    return areNamed && numbersEachRow(counter) ? { ...finding, role: 'identifier' } : finding;
  });
}

/** What the labels of the measures say together; a total beside periods is none of them. */
function headingFields(
  findings: readonly ColumnFindings[],
  totals: readonly number[],
): Pick<TableProfile, 'isMatrix' | 'headerTime'> {
  const measures = findings.filter(({ role }) => role === 'measure');
  const labels = measures.map(({ column }) => column.label);
  const parts = measures.filter(({ index }) => !totals.includes(index)).map(({ column }) => column.label);
  const categories = findings.flatMap(({ role, texts }) => (role === 'category' && texts !== undefined ? [texts] : []));
  const headerTime = findHeaderTime(labels) ?? findHeaderTime(parts);
  return {
    ...(isMatrixTable(categories, labels) ? { isMatrix: true } : {}),
    ...(headerTime === undefined ? {} : { headerTime }),
  };
}

/** Which rows count: neither totals nor empty. `rows` is left out where all do. */
function keptRows(
  table: TypedTable,
  totalRows: readonly number[],
): { readonly rows?: Uint8Array; readonly count: number } {
  const isFull = table.columns.some(({ typed }) => !hasMissing(typed));
  if (isFull && totalRows.length === 0) return { count: table.rowCount };
  const rows = new Uint8Array(table.rowCount);
  let count = 0;
  for (let row = 0; row < rows.length; row++) {
    const isFilled = isFull || table.columns.some(({ typed }) => hasValue(typed, row));
    rows[row] = isFilled ? 1 : 0;
    if (isFilled) count++;
  }
  for (const row of totalRows) {
    count -= rows[row] ?? 0;
    rows[row] = 0;
  }
  return count === table.rowCount ? { count } : { rows, count };
}

function hasMissing(column: TypedColumn): boolean {
  if (column.groups !== undefined) return column.groups.codes.some((code) => code < 0);
  const figures = column.numbers ?? column.times;
  return figures === undefined ? column.values.includes(null) : figures.includes(Number.NaN);
}

function hasValue(column: TypedColumn, row: number): boolean {
  if (column.groups !== undefined) return (column.groups.codes[row] ?? -1) >= 0;
  return column.numbers === undefined ? column.values[row] !== null : !Number.isNaN(column.numbers[row]);
}

/** True where the first measure of the table never rises and somewhere falls. */
function hasFallingMeasure(table: TypedTable, keep: Uint8Array | undefined): boolean {
  const measure = table.columns.find(({ typed }) => typed.numbers !== undefined && typed.format !== 'year');
  const numbers = measure?.typed.numbers;
  if (numbers === undefined) return false;
  let last = Number.POSITIVE_INFINITY;
  let falls = 0;
  for (let row = 0; row < numbers.length; row++) {
    const value = numbers[row] ?? Number.NaN;
    if (Number.isNaN(value) || keep?.[row] === 0) continue;
    if (value > last) return false;
    if (value < last && last !== Number.POSITIVE_INFINITY) falls++;
    last = value;
  }
  return falls > 0;
}

function toColumnProfile(finding: ColumnFindings, rowCount: number, parent: number | undefined): ColumnProfile {
  const { column, role, counts, number, time, text } = finding;
  const { typed } = column;
  return {
    index: column.index,
    key: column.key,
    label: column.label,
    kind: counts.filled === 0 ? 'empty' : typed.kind,
    format: typed.format,
    ...(typed.currency === undefined ? {} : { currency: typed.currency }),
    role,
    fitShare: typed.fitShare,
    count: counts.filled,
    missing: rowCount - counts.filled,
    distinct: counts.distinct,
    isUnique: counts.filled > 0 && counts.filled === rowCount && counts.largest === 1,
    largestGroup: counts.largest,
    ...(number === undefined ? {} : { number }),
    ...(time === undefined ? {} : { time }),
    ...(text === undefined ? {} : { text }),
    ...(parent === undefined ? {} : { parent }),
  };
}

import { type Fields, isFields, shownTable } from './config-shape.ts';
import type { TableFile } from './make-tables/table-file.ts';
import { toPlainCell } from './plain-cell.ts';
import type { WantedTable } from './table-judge.ts';
import type { Expectation, FieldCheck } from './wish-case.ts';

const HEX: Readonly<Record<string, string>> = {
  red: '#e53935',
  orange: '#fb8c00',
  yellow: '#fdd835',
  green: '#43a047',
  blue: '#1e88e5',
  purple: '#8e24aa',
  grey: '#9e9e9e',
  white: '#ffffff',
};

/** A value that meets a check. */
function valueFor(check: FieldCheck): unknown {
  if (check.oneOf !== undefined) return check.oneOf[0];
  if (check.color !== undefined) return HEX[check.color];
  if (check.some !== undefined) return [check.some];
  if (check.above !== undefined) return check.above + 1;
  if (check.below !== undefined) return check.below - 1;
  if (check.isPresent) return { label: 'x' };
  return check.equals ?? check.text ?? check.contains ?? null;
}

/** A copy with a value at a dotted path. */
function withValue(config: Fields, [name = '', ...rest]: readonly string[], value: unknown): Fields {
  if (rest.length === 0) return { ...config, [name]: value };
  const inner = config[name];
  return { ...config, [name]: withValue(isFields(inner) ? inner : {}, rest, value) };
}

/** The reading's rows as a table, under the labels asked for. */
function dataOf({ names, rows }: WantedTable, labels: readonly string[] | undefined): Fields {
  const columns = names.map((name, at) => ({ key: `c${at}`, label: labels?.[at] ?? name }));
  return { columns, rows: rows.map((row) => Object.fromEntries(row.map((cell, at) => [`c${at}`, cell]))) };
}

/** The table under other labels, or its first rows. */
function dataFrom(before: Fields, labels: readonly string[] | undefined, count: number | undefined): Fields {
  const shown = shownTable(before);
  return {
    columns: shown.keys.map((key, at) => ({ key, label: labels?.[at] ?? shown.labels[at] })),
    rows: shown.rows.slice(0, count).map((row) => Object.fromEntries(shown.keys.map((key, at) => [key, row[at]]))),
  };
}

/** One bar that counts all filled cells, and two that count none. */
function histogramOf(table: TableFile, key: string): Fields {
  const place = table.columns.findIndex((column) => column.key === key);
  const kind = table.columns[place]?.kind;
  const filled = table.rows.filter((row) => toPlainCell(row[place], { kind }) !== null).length;
  const columns = [{ key: 'bin' }, { key: 'count' }];
  return { columns, rows: [filled, 0, 0].map((count, at) => ({ bin: `${at}–${at + 1}`, count })) };
}

function goldData(table: TableFile, before: Fields, expect: Expectation, wanted: WantedTable | undefined): unknown {
  if (wanted !== undefined) return dataOf(wanted, expect.labels);
  if (expect.histogramOf !== undefined) return histogramOf(table, expect.histogramOf);
  if (expect.labels !== undefined || expect.sampleOf !== undefined) {
    return dataFrom(before, expect.labels, expect.sampleOf);
  }
  return before.data;
}

/** The answer that an expectation describes: the config before with exactly what is asked. For the tests of the judge. */
export function toGoldConfig(
  table: TableFile,
  before: Fields,
  expect: Expectation,
  wanted: WantedTable | undefined,
): Fields {
  const changes: readonly (readonly [path: string, value: unknown])[] = [
    ['data', goldData(table, before, expect, wanted)],
    ...(expect.type === undefined ? [] : ([['type', expect.type[0]]] as const)),
    ...(expect.sorted === undefined ? [] : ([['options.sortBars', true]] as const)),
    ...(expect.fields ?? []).map((check) => [check.path, valueFor(check)] as const),
  ];
  return changes.reduce<Fields>((config, [path, value]) => withValue(config, path.split('.'), value), before);
}

import { EMPTY_CELL } from '../../../documents/grid/raw-grid.ts';
import type { Notice, SourceCell, SourceTable, Span } from '../../../documents/source-table.ts';
import { parseNumber } from '../../../table/notation/number-notation.ts';
import type { Checked } from '../../model/ask-repairing.ts';
import { areBound, areLabelled, type Pair } from './are-bound.ts';
import { type CitedLabel, checkLabels } from './check-labels.ts';
import { CitationFinder, type Cited, readCitation } from './find-citation.ts';
import type { SourceLine } from './source-lines.ts';

const MOST_COLUMNS = 40;
const MOST_ROWS = 1_000;
const MOST_COMPLAINTS = 8;
/** Cells that may be dropped of a table that is still used, as a share of those that are filled. */
const MOST_DROPPED = 0.2;
/** Below what is told with `high` confidence: who laid the table out was not one of our readers. */
const CERTAINTY = 0.7;
/** Where two looks at a picture read two things, and a model chose: low confidence. */
const CERTAINTY_READ_AGAIN = 0.45;

type Grid = readonly (readonly (Cited | undefined)[])[];

/**
 * A table of what a model cites, made of the source's own words: every cell is found in the lines that were shown, no figure is used
 * twice, and the order of the source must bear out what belongs together. Cells that are found nowhere are left empty and counted in a
 * notice. Where they are many, or the rows do not hold together, a complaint that names lines and places.
 */
export function checkCitedTable(value: unknown, lines: readonly SourceLine[]): Checked<SourceTable> {
  const { columns, rows } = listsOf(value);
  const width = Math.max(columns.length, ...rows.map((row) => row.length));
  if (rows.length === 0 || width === 0) return { complaint: 'There are no columns or no rows in it.' };
  if (rows.length > MOST_ROWS || width > MOST_COLUMNS)
    return { complaint: `at most ${MOST_ROWS} rows and ${MOST_COLUMNS} columns` };
  const finder = new CitationFinder(lines);
  const labels = checkLabels(
    Array.from({ length: width }, (_, at) => readCitation(columns[at])),
    finder,
    lines,
  );
  const found = findCells(rows, width, finder);
  const complaint = complainOfCells(found) ?? complainOfOrder(found, labels);
  return complaint === undefined ? { value: toTable(found, labels) } : { complaint };
}

type Lists = { readonly columns: readonly unknown[]; readonly rows: readonly (readonly unknown[])[] };

function listsOf(value: unknown): Lists {
  const { columns, rows } = typeof value === 'object' && value !== null ? { columns: [], rows: [], ...value } : {};
  return {
    columns: Array.isArray(columns) ? columns : [],
    rows: Array.isArray(rows) ? rows.filter((row) => Array.isArray(row)) : [],
  };
}

type Found = {
  readonly grid: Grid;
  /** For each column whether it names rows, as the first does and those without amounts. */
  readonly areKeys: readonly boolean[];
  readonly filled: number;
  readonly lost: readonly string[];
};

function findCells(rows: Lists['rows'], width: number, finder: CitationFinder): Found {
  const lost: string[] = [];
  let filled = 0;
  const found = rows.map((row, at) =>
    Array.from({ length: width }, (_, column) => {
      const citation = readCitation(row[column]);
      if (citation === undefined) return undefined;
      filled += 1;
      const place = finder.find(citation);
      if (place === undefined) lost.push(nameOf(at, column, citation.words, 'stands on no such line'));
      return place;
    }),
  );
  const areKeys = Array.from(
    { length: width },
    (_, column) => column === 0 || found.every((row) => row[column] === undefined || !isAmount(row[column])),
  );
  const edges = new Set(found.flat().flatMap((cell) => (cell === undefined ? [] : [cell.start, cell.end])));
  const used = new Set<number>();
  const grid = found.map((row, at) =>
    row.map((cell, column) => {
      if (cell === undefined) return undefined;
      const isPart = !cell.besides.every((place) => edges.has(place));
      const isAgain = areKeys[column] !== true && used.has(cell.start);
      used.add(cell.start);
      if (!isPart && !isAgain) return cell;
      lost.push(nameOf(at, column, cell.cell.text, isPart ? 'is a part of another figure' : 'was cited before'));
      return undefined;
    }),
  );
  return { grid, areKeys, filled, lost };
}

function nameOf(row: number, column: number, words: string, fault: string): string {
  return `rows[${row}][${column}]: ${JSON.stringify(words.slice(0, 60))} ${fault}`;
}

const YEAR = /^[12]\p{N}{3}$/u;

/** True for a figure that is no year. */
function isAmount({ cell }: Cited): boolean {
  return !YEAR.test(cell.text) && parseNumber(cell.text) !== undefined;
}

function complainOfCells({ grid, filled, lost }: Found): string | undefined {
  if (lost.length > filled * MOST_DROPPED) return lost.slice(0, MOST_COMPLAINTS).join('\n');
  const hasFigures = grid.some((row) =>
    row.some((cell) => cell !== undefined && parseNumber(cell.cell.text) !== undefined),
  );
  return hasFigures ? undefined : 'There is no figure in it.';
}

/** Amounts must go with every column that names rows. */
function complainOfOrder({ grid, areKeys }: Found, labels: readonly CitedLabel[]): string | undefined {
  const keys = [...areKeys.keys()].filter((column) => areKeys[column] === true);
  const amounts = [...areKeys.keys()].filter((column) => areKeys[column] !== true);
  for (const column of amounts) {
    const mixed = keys.find((key) => !areBound(pairsOf(grid, key, column)));
    if (mixed !== undefined)
      return `the cells of columns[${column}] stand neither beside those of columns[${mixed}] nor in their order: rows were mixed`;
  }
  const labelled = grid.flatMap((row) =>
    row.flatMap((cell, column): readonly Pair[] => {
      const key = labels[column]?.place;
      return cell === undefined || key === undefined || areKeys[column] === true ? [] : [{ key, cell }];
    }),
  );
  return areLabelled(labelled)
    ? undefined
    : 'the cells of a line do not come in the order of the labels: columns were mixed';
}

function pairsOf(grid: Grid, key: number, column: number): readonly Pair[] {
  return grid.flatMap((row) => {
    const [name, cell] = [row[key], row[column]];
    return name === undefined || cell === undefined ? [] : [{ key: name, cell }];
  });
}

/** What is in files has no place in the text. */
const NOWHERE: Span = { start: 0, end: 0 };

function hullOf(spans: readonly Span[]): Span {
  return { start: Math.min(...spans.map(({ start }) => start)), end: Math.max(...spans.map(({ end }) => end)) };
}

function toTable({ grid, lost }: Found, labels: readonly CitedLabel[]): SourceTable {
  const rows = grid.map((row): readonly SourceCell[] => row.map((cell) => cell?.cell ?? EMPTY_CELL));
  const spans = grid.flatMap((row) => row.flatMap((cell) => cell?.cell.spans ?? []));
  const again = grid.flat().filter((cell) => cell?.isReadAgain === true).length;
  const given = labels.filter(({ isGiven }) => isGiven).map(({ text }) => text);
  const notices: Notice[] = [
    { kind: 'laid-out-by-model', values: {} },
    ...(lost.length === 0 ? [] : [{ kind: 'cells-not-found', values: { count: lost.length } }]),
    ...(again === 0 ? [] : [{ kind: 'cells-read-again', values: { count: again } }]),
    ...(given.length === 0 ? [] : [{ kind: 'names-by-model', values: { text: given.join(', ') } }]),
  ];
  return {
    method: 'cited',
    span: spans.length === 0 ? NOWHERE : hullOf(spans),
    columns: labels.map(({ text, place }) => ({ label: text, spans: place?.cell.spans ?? [] })),
    rows: rows.filter((row) => row.some(({ text }) => text !== '')),
    certainty: again === 0 ? CERTAINTY : CERTAINTY_READ_AGAIN,
    doubts: [],
    notices,
  };
}

import { countFilled, type RawGrid } from '../../grid/raw-grid.ts';
import type { SourceCell } from '../../source-table.ts';
import type { Line } from '../lines.ts';
import { joinCells } from '../source-cells.ts';
import { type BarLine, cutBarCells, isFramed, maybeBarLine } from './bar-line.ts';

type Row = readonly SourceCell[];

/** The share of rows that must begin, or end, with a bar for that bar to be the table's frame and no empty cell. */
const FRAMED_SHARE = 0.9;

/** Rows between two borders. */
type Group = readonly Row[];

/**
 * Finds the tables drawn with bars: Markdown, psql and MySQL output, ASCII and Unicode boxes, reStructuredText grids, org
 * mode, and plain rows between bars.
 */
export function readBars(text: string, lines: readonly Line[]): readonly RawGrid[] {
  const grids: RawGrid[] = [];
  let block: BarLine[] = [];
  const close = (): void => {
    const grid = toGrid(text, block);
    if (grid !== undefined) grids.push(grid);
    block = [];
  };
  for (const line of lines) {
    const found = line.isBlank ? undefined : maybeBarLine(text, line);
    if (found === undefined) close();
    else block.push(found);
  }
  close();
  return grids;
}

function toGrid(text: string, block: readonly BarLine[]): RawGrid | undefined {
  const lines = block.filter((line) => line.kind === 'row');
  const borders = block.length - lines.length;
  const left = lines.filter((line) => isFramed(line).left).length >= lines.length * FRAMED_SHARE;
  const right = lines.filter((line) => isFramed(line).right).length >= lines.length * FRAMED_SHARE;
  if (lines.length === 0 || (borders === 0 && (!left || lines.length < 2))) return undefined;
  const { rows, headerRows } = mergeGroups(groupRows(text, block, { left, right }));
  const isHeaderBlank = headerRows !== undefined && rows.slice(0, headerRows).every((row) => countFilled(row) === 0);
  const widths = rows.map((row) => row.length);
  const isRegular = widths.every((width) => width === widths[0]);
  return {
    method: 'markdown',
    span: { start: block[0]?.span.start ?? 0, end: block.at(-1)?.span.end ?? 0 },
    rows,
    ...(headerRows === undefined || isHeaderBlank ? {} : { headerRows }),
    certainty: (borders > 0 ? 1 : 0.95) - (isRegular ? 0 : 0.2),
  };
}

type Grouped = {
  readonly groups: readonly Group[];
  readonly headerGroups: number | undefined;
  /** True where a double border below the header says that each group of lines is one row. */
  readonly isGrid: boolean;
};

function groupRows(
  text: string,
  block: readonly BarLine[],
  frame: { readonly left: boolean; readonly right: boolean },
): Grouped {
  const groups: Row[][] = [];
  let open: Row[] = [];
  let doubleAfter: number | undefined;
  let headings = 0;
  for (const line of block) {
    if (line.kind === 'row') {
      if (line.isHeading && open.length === headings) headings += 1;
      open.push(cutBarCells(text, line, frame));
      continue;
    }
    if (open.length > 0) groups.push(open);
    open = [];
    if (line.isDouble && groups.length > 0) doubleAfter ??= groups.length;
  }
  if (open.length > 0) groups.push(open);
  const [only = []] = groups;
  if (headings > 0 && groups.length === 1) {
    return { groups: [only.slice(0, headings), only.slice(headings)], headerGroups: 1, isGrid: false };
  }
  if (doubleAfter !== undefined && doubleAfter < groups.length)
    return { groups, headerGroups: doubleAfter, isGrid: true };
  return { groups, headerGroups: groups.length > 1 ? 1 : undefined, isGrid: false };
}

const TYPE_NAME =
  /^(?:u?int(?:eger|\d+)?|u?bigint|u?smallint|u?tinyint|u?hugeint|double|float\d*|real|decimal(?:\(.*\))?|numeric(?:\(.*\))?|varchar(?:\(.*\))?|text|string|str|char|boolean|bool|date|time|timestamp.*|datetime.*|[if]\d+|[ui]\d+|object|category|-+)$/i;

/** Rows of the table that the groups between borders make, and how many of them are headers. */
function mergeGroups({ groups, headerGroups, isGrid }: Grouped): {
  readonly rows: readonly Row[];
  readonly headerRows?: number;
} {
  if (headerGroups === undefined) return { rows: groups.flat() };
  const header = groups.slice(0, headerGroups).map((group) => joinRows(group.filter((row) => !isTypeRow(row, group))));
  const body = groups.slice(headerGroups);
  const isWrapped =
    body.length > 1 && (isGrid || body.some((group) => group.slice(1).some((row) => row[0]?.text === '')));
  const rows = isWrapped ? body.map(joinRows) : body.flat();
  return { rows: [...header, ...rows], headerRows: header.length };
}

/** The line of column types that some database shells print below the names. */
function isTypeRow(row: Row, group: Group): boolean {
  return group.length > 1 && row !== group[0] && row.every((cell) => cell.text === '' || TYPE_NAME.test(cell.text));
}

function joinRows(rows: readonly Row[]): Row {
  const width = rows.reduce((widest, row) => Math.max(widest, row.length), 0);
  return Array.from({ length: width }, (_, column) => joinCells(rows.flatMap((row) => row[column] ?? [])));
}

import { parseNumber } from '../../../table/notation/number-notation.ts';
import { isPeriodLabel } from '../../grid/cell-shape.ts';
import type { RawGrid } from '../../grid/raw-grid.ts';
import type { SourceCell } from '../../source-table.ts';
import type { Line } from '../lines.ts';
import { isFigureText, maybeListEntry } from '../lists/list-entry.ts';
import { cutCell, spanOfRows } from '../source-cells.ts';

/** A line that is one cell, and whether that states a figure. */
type StackedCell = { readonly cell: SourceCell; readonly isFigure: boolean };
/** Such lines, one after the other. */
type Block = readonly StackedCell[];
/** Columns of one length, each with its label on top where they have some. */
type Columns = { readonly columns: readonly Block[]; readonly hasLabels: boolean };

const LONGEST_CELL = 60;
const MOST_WORDS = 6;
const FEWEST_ROWS = 3;
const FEWEST_ROWS_OF_MANY = 2;
const MOST_COLUMNS = 8;
/** What parts cells within a line, and what ends a sentence. */
const NO_CELL = /\t|\||\S {2,}\S|[;،؛"]|,\S|[.!?؟:]$/u;
const SURE = 0.85;
const SURE_WITHOUT_LABELS = 0.75;

/**
 * Finds tables that lost their lines when they were copied, so that each cell stands on a line of its own: row after row (`City`, `Sales`,
 * `Faro`, `120` …), or column after column with a blank line between them.
 */
export function readStacked(text: string, lines: readonly Line[]): readonly RawGrid[] {
  const grids: RawGrid[] = [];
  let waiting: Block[] = [];
  const close = (): void => {
    const grid = toGrid(besideEachOther(waiting), undefined);
    if (grid !== undefined) grids.push(grid);
    waiting = [];
  };
  for (const block of blocksOfCells(text, lines)) {
    const cut = cutRows(block);
    if (cut !== undefined || block.length !== waiting[0]?.length) close();
    if (cut === undefined) waiting.push(block);
    else grids.push(cut);
  }
  close();
  return grids;
}

/** Runs of lines without a blank one; a run with a line that is no cell is empty. */
function blocksOfCells(text: string, lines: readonly Line[]): readonly Block[] {
  const blocks: StackedCell[][] = [];
  let block: StackedCell[] = [];
  let isBroken = false;
  const close = (): void => {
    blocks.push(isBroken ? [] : block);
    block = [];
    isBroken = false;
  };
  for (const line of lines) {
    if (!line.isBlank) {
      const cell = maybeCell(text, line);
      if (cell === undefined) isBroken = true;
      else block.push(cell);
    } else if (block.length > 0 || isBroken) close();
  }
  close();
  return blocks;
}

function maybeCell(text: string, line: Line): StackedCell | undefined {
  const cell = cutCell(text, line.start, line.end);
  if (cell.text.length > LONGEST_CELL) return undefined;
  if (statesFigure(cell)) return { cell, isFigure: true };
  const isPlain = !NO_CELL.test(cell.text) && cell.text.split(/\s+/).length <= MOST_WORDS;
  return isPlain && !ENDS_IN_FIGURE.test(cell.text) && maybeListEntry(text, line) === undefined
    ? { cell, isFigure: false }
    : undefined;
}

/** A name and its value on one line: no cell of its own. */
const ENDS_IN_FIGURE = /\p{L}.*\s[-−+]?\p{Sc}?\p{N}[\p{N}.,]*\s?[\p{Sc}%]?$/u;

function statesFigure({ text }: SourceCell): boolean {
  return parseNumber(text) !== undefined || (isFigureText(text) && /\p{N}/u.test(text) && !NO_CELL.test(text));
}

const isFigure = (line: StackedCell): boolean => line.isFigure;
const isName = (line: StackedCell): boolean => !line.isFigure;
const isPeriod = ({ cell }: StackedCell): boolean => isPeriodLabel(cell.text);
const isLabel = (line: StackedCell): boolean => isName(line) || isPeriod(line);

/** The table of a block that holds it row after row, below a title or not: the narrowest whose columns are of one kind each. */
function cutRows(block: Block): RawGrid | undefined {
  const [title] = block;
  for (let width = 2; width <= MOST_COLUMNS; width += 1) {
    const whole = toGrid(columnsOf(block, width), undefined);
    if (whole !== undefined) return whole;
    const titled = title !== undefined && isName(title) ? toGrid(columnsOf(block.slice(1), width), title) : undefined;
    if (titled !== undefined) return titled;
  }
  return undefined;
}

function columnsOf(block: Block, width: number): Columns | undefined {
  if (block.length % width !== 0) return undefined;
  const rows = block.length / width;
  const columns = Array.from({ length: width }, (_, column) => block.filter((_cell, at) => at % width === column));
  const hasLabels = block.slice(0, width).every(isLabel);
  const fewest = width > 2 ? FEWEST_ROWS_OF_MANY : FEWEST_ROWS;
  // Without labels only names and figures that take turns are plainly rows.
  return rows - (hasLabels ? 1 : 0) < fewest || (!hasLabels && width > 2) ? undefined : { columns, hasLabels };
}

function besideEachOther(blocks: readonly Block[]): Columns | undefined {
  const [first] = blocks;
  if (first === undefined || blocks.length < 2 || blocks.length > MOST_COLUMNS) return undefined;
  const hasLabels = blocks.every(([label]) => label !== undefined && isLabel(label)) && blocks.some(isLabelled);
  return first.length - (hasLabels ? 1 : 0) < FEWEST_ROWS ? undefined : { columns: blocks, hasLabels };
}

/** True for a word above figures. */
function isLabelled([label, ...cells]: Block): boolean {
  return label !== undefined && isName(label) && cells.every(isFigure);
}

/** The table of some columns: names that tell its rows apart, and figures beside them; undefined where they make none. */
function toGrid(found: Columns | undefined, title: StackedCell | undefined): RawGrid | undefined {
  if (found === undefined) return undefined;
  const { columns, hasLabels } = found;
  const bodies = columns.map((column) => column.slice(hasLabels ? 1 : 0));
  const [names = [], ...others] = bodies;
  const areKinds = bodies.every((body) => body.every(isFigure) || body.every(isName));
  const areNames = names.every(isName) || names.every(isPeriod);
  const isTold = new Set(names.map(({ cell }) => cell.text)).size === names.length;
  if (!areKinds || !areNames || !isTold || !others.some((body) => body.every(isFigure))) return undefined;
  const labels = columns.map(([label]) => label?.cell.text);
  if (hasLabels && new Set(labels).size < labels.length) return undefined;
  const rows = (columns[0] ?? []).map((_, row) => columns.flatMap((column) => column[row]?.cell ?? []));
  const span = spanOfRows(rows);
  return (
    span && {
      method: 'aligned',
      span,
      rows,
      headerRows: hasLabels ? 1 : 0,
      ...(title === undefined ? {} : { title: title.cell.text }),
      certainty: hasLabels ? SURE : SURE_WITHOUT_LABELS,
    }
  );
}

import { MONTH_NAMES } from '../../../table/notation/month-names.ts';
import { parseNumber } from '../../../table/notation/number-notation.ts';
import { isFigureShape, isPeriodLabel, shapeOf } from '../../grid/cell-shape.ts';
import type { RawGrid } from '../../grid/raw-grid.ts';
import type { SourceCell, Span } from '../../source-table.ts';
import { cutCell, joinCells, spanOfRows } from '../source-cells.ts';

const FEWEST_COLUMNS = 3;
const FEWEST_ROWS = 3;
/** Labels that begin with capitals are names of columns; a line in which others do not may be a sentence above lines of one pattern. */
const [LIKELY, PERHAPS] = [0.85, 0.7];
const CAPITAL = /^[^\p{L}]*\p{Lu}|^\P{L}+$/u;
/** What ends a clause, and what other readers cut at. */
const NOT_IN_CELLS = /[,;:|=،؛…·•*"“”]|[.!?؟]$/u;

/**
 * The table of lines with as many words each, one to a column, the first of them labels: `Name Age City`, `Ana 31 Faro`. Undefined
 * unless a column holds nothing but figures and none the same word in every row, as sentences of one pattern would.
 */
export function gridOfWords(text: string, lines: readonly { readonly words: readonly Span[] }[]): RawGrid | undefined {
  const [head, ...body] = lines.map(({ words }) => words.map(({ start, end }) => cutCell(text, start, end)));
  if (head === undefined || head.length < FEWEST_COLUMNS || body.length < FEWEST_ROWS) return undefined;
  const rows = [head, ...body];
  const isEven = rows.every((row) => row.length === head.length && row.every((cell) => !endsClause(cell)));
  if (!isEven || !head.every(isLabel) || new Set(head.map(({ text: label }) => label)).size < head.length)
    return undefined;
  const columns = head.map((_, i) => body.map((row) => row[i]?.text ?? ''));
  const areFigures = columns.map((texts) => texts.every((word) => isFigureShape(shapeOf(word))));
  // "12 Jan" is one date, whatever the count of words.
  const hasSplitDates = columns.some((texts) => texts.every((word) => MONTH_NAMES.has(word.toLowerCase())));
  const isTable = !hasSplitDates && columns.every((texts, i) => areFigures[i] === true || areWords(texts));
  const span = spanOfRows(rows);
  if (!isTable || !areFigures.includes(true) || span === undefined) return undefined;
  const certainty = head.every(({ text: label }) => CAPITAL.test(label)) ? LIKELY : PERHAPS;
  return { method: 'aligned', span, rows, headerRows: 1, certainty };
}

/** Figures in each line, its number or the name before them apart: one behind a name is as likely the end of a sentence. */
const FEWEST_FIGURES = 2;
const HAS_LETTER = /\p{L}/u;
const ABBREVIATION = /^\p{L}{1,5}\.$/u;

/**
 * The table of lines that begin with a figure or not, go on with a name of any number of words and end in as many figures as the first
 * line has labels left: `Pos Team P W Goals Pts`, `1 Aston Villa 10 8 24-7 25`. Undefined where one line is otherwise.
 */
export function gridOfNamedLines(
  text: string,
  lines: readonly { readonly words: readonly Span[] }[],
): RawGrid | undefined {
  const [head, ...body] = lines.map(({ words }) => words.map(({ start, end }) => cutCell(text, start, end)));
  if (head === undefined || head.length < FEWEST_COLUMNS || body.length < FEWEST_ROWS) return undefined;
  if (!head.every((cell) => isLabel(cell) && (ABBREVIATION.test(cell.text) || !endsClause(cell)))) return undefined;
  const isFigure = (cell: SourceCell | undefined): boolean => isFigureShape(shapeOf(cell?.text ?? ''));
  const before = body.every(([first]) => isFigure(first)) ? 1 : 0;
  const behind = head.length - before - 1;
  if (behind < 1 || before + behind < FEWEST_FIGURES) return undefined;
  const rows = body.map((cells) => {
    const name = cells.slice(before, cells.length - behind);
    const figures = cells.slice(cells.length - behind);
    const isNamed = name.some((cell) => HAS_LETTER.test(cell.text)) && !name.some(endsClause);
    return isNamed && figures.every(isFigure) ? [...cells.slice(0, before), joinCells(name), ...figures] : undefined;
  });
  const whole = rows.filter((row) => row !== undefined);
  const span = spanOfRows([head, ...whole]);
  const areDates = whole.every((row) => MONTH_NAMES.has(row[before]?.text.toLowerCase() ?? ''));
  if (whole.length < rows.length || areDates || span === undefined) return undefined;
  return { method: 'aligned', span, rows: [head, ...whole], headerRows: 1, certainty: LIKELY };
}

function endsClause({ text }: SourceCell): boolean {
  return NOT_IN_CELLS.test(text) && parseNumber(text) === undefined;
}

function isLabel({ text }: SourceCell): boolean {
  return isPeriodLabel(text) || !/\p{N}/u.test(text);
}

/** True for words without a figure among them, not all of them one. */
function areWords(texts: readonly string[]): boolean {
  return new Set(texts).size > 1 && texts.every((text) => shapeOf(text) === 'word');
}

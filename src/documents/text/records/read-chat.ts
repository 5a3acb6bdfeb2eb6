import { parseNumber } from '../../../table/notation/number-notation.ts';
import { EMPTY_CELL, type RawGrid } from '../../grid/raw-grid.ts';
import type { SourceCell } from '../../source-table.ts';
import type { Line } from '../lines.ts';
import { cutCell } from '../source-cells.ts';
import { blocksOf } from './blocks-of.ts';

/** A message of a chat as it is exported or copied: `12/03/2025, 18:02 - Ana: water 22.10`, `[18:02] Ana: water 22.10`. */
type ChatLine = { readonly line: Line; readonly cells: readonly SourceCell[] | undefined };

const MOMENT = '(?:\\d{1,4}[./-]\\d{1,2}(?:[./-]\\d{2,4})?,? )?\\d{1,2}:\\d{2}(?::\\d{2})?(?: ?[AaPp]\\.?[Mm]\\.?)?';
const CHAT_LINE = new RegExp(`^\\s*(?:\\[(${MOMENT})\\]|(${MOMENT}) [-–])\\s+([^:\\n]{1,40}):\\s+(\\S.*)$`, 'du');
/** What a message names, and its one figure at the end. */
const NAMED_FIGURE =
  /^((?:\P{Nd}*\p{L})\P{Nd}*?)[\s:=–-]+([-−]?\p{Sc}?\s?\p{Nd}[\p{Nd}.,٫٬]*\s?(?:\p{Sc}|\p{L}{1,5}|%)?)\s*$/du;
const LONGEST_LINE = 300;
const FEWEST_LINES = 3;
/** The share of the messages that name a figure; the others are talk about them. */
const LEAST_SHARE = 0.6;
const SURE = 0.9;
const SURE_OF_SOME = 0.7;

/**
 * Finds messages that each name one figure: a column for the moment, for who wrote, for what is named and for the figure. What is named in
 * all of them heads the figures; the same writer of all is left out, and so is the time where each was written on a day of its own.
 */
export function readChat(text: string, lines: readonly Line[]): readonly RawGrid[] {
  return blocksOf(lines, (line) => maybeMessage(text, line)).flatMap(toGrid);
}

function maybeMessage(text: string, line: Line): ChatLine | undefined {
  if (line.end - line.start > LONGEST_LINE) return undefined;
  const { indices } = CHAT_LINE.exec(text.slice(line.start, line.end)) ?? {};
  const [moment, who, said] = [indices?.[1] ?? indices?.[2], indices?.[3], indices?.[4]];
  if (moment === undefined || who === undefined || said === undefined) return undefined;
  const cellAt = ([from, to]: readonly [number, number], start: number): SourceCell =>
    cutCell(text, start + from, start + to);
  const named = NAMED_FIGURE.exec(text.slice(line.start + said[0], line.end))?.indices;
  const [item, amount] = [named?.[1], named?.[2]];
  if (item === undefined || amount === undefined) return { line, cells: undefined };
  const figure = cellAt(amount, line.start + said[0]);
  if (parseNumber(figure.text) === undefined) return { line, cells: undefined };
  const inMessage = cellAt(item, line.start + said[0]);
  return { line, cells: [cellAt(moment, line.start), cellAt(who, line.start), inMessage, figure] };
}

function toGrid(block: readonly ChatLine[]): readonly RawGrid[] {
  const rows = block.flatMap(({ cells }) => (cells === undefined ? [] : [cells]));
  const [first] = block;
  const last = block.at(-1);
  if (first === undefined || last === undefined) return [];
  if (rows.length < FEWEST_LINES || rows.length < block.length * LEAST_SHARE) return [];
  const certainty = rows.length === block.length ? SURE : SURE_OF_SOME;
  const span = { start: first.line.start, end: last.line.end };
  const days = rows.map(([moment]) => dayOf(moment));
  const areDays = days.every((day) => day !== undefined) && new Set(days.map((day) => day?.text)).size === days.length;
  const [, , named] = rows[0] ?? [];
  const isAlike = (column: number): boolean => new Set(rows.map((row) => row[column]?.text)).size === 1;
  const shown = [0, ...(isAlike(1) ? [] : [1]), ...(isAlike(2) ? [] : [2]), 3];
  const body = rows.map((row, i) =>
    shown.map((column) => (column === 0 && areDays ? days[i] : row[column]) ?? EMPTY_CELL),
  );
  if (!isAlike(2) || named === undefined) return [{ method: 'key-value', span, rows: body, headerRows: 0, certainty }];
  const header = shown.map((column) => (column === 3 ? named : EMPTY_CELL));
  return [{ method: 'key-value', span, rows: [header, ...body], headerRows: 1, certainty }];
}

/** The day of a moment, without its time. */
function dayOf(moment: SourceCell | undefined): SourceCell | undefined {
  const day = /^[\d./-]{6,10}(?=,? )/.exec(moment?.text ?? '')?.[0];
  const start = moment?.spans[0]?.start;
  return day === undefined || start === undefined
    ? undefined
    : { text: day, spans: [{ start, end: start + day.length }] };
}

import { type SourceCell, withText } from '../../documents/source-table.ts';
import { isEmptyText, isPlaceholder } from '../../table/notation/blank-notation.ts';
import { parseNumber } from '../../table/notation/number-notation.ts';
import { isMoveLabel } from '../../table/profile/change-words.ts';
import { readLabel } from '../../table/reading/column-label.ts';

const RISES = '[▲△↑⬆⏶🔺🔼]';
const FALLS = '[▼▽↓⬇⏷🔻🔽]';
const ARROW = new RegExp(`^(?<before>${RISES}|${FALLS})\\uFE0F?\\s*|\\s*(?<after>${RISES}|${FALLS})\\uFE0F?$`, 'u');
const FALL = new RegExp(FALLS, 'u');
const LONGEST = 40;
const SIGN = /^[-−–+]/u;

/** A stretch of time as the label of what happened in it: "24h", "7d %", "1 week", "YTD". */
const IN_TIME = /^(?:\d{1,3}\s?(?:h|d|w|m|y|hours?|days?|weeks?|months?|years?)|ytd)(?:$|[^\p{L}\p{N}])/iu;

/**
 * The cells of a column whose arrows stand for signs ("▲ 12.1", "0.25% ▼"), with signs in their place; undefined where none has an
 * arrow, and where arrows may mean something else: beside amounts without one, as where "▲" marks losses, against the sign of a number,
 * or where they may tell which way an amount went that is itself no change ("Visits 900 ▼").
 */
export function maybeSigned(cells: readonly SourceCell[], label: string): readonly SourceCell[] | undefined {
  if (!cells.some(({ text }) => text.length <= LONGEST && ARROW.test(text))) return undefined;
  if (!isMoveLabel(readLabel(label)) && !IN_TIME.test(label.trim()) && !areMovedShares(cells)) return undefined;
  const signed: SourceCell[] = [];
  for (const cell of cells) {
    const text = signOf(cell.text);
    if (text === undefined) return undefined;
    signed.push(text === cell.text ? cell : withText(cell, text));
  }
  return signed;
}

/** True for shares behind arrows of both directions: "▲ 2.1%" and "▼ 1.3%" are changes whatever is above them. */
function areMovedShares(cells: readonly SourceCell[]): boolean {
  const before = cells.map(({ text }) => (text.length <= LONGEST ? ARROW.exec(text)?.groups?.before : undefined));
  const areShares = cells.every(({ text }, row) => before[row] === undefined || /[%٪]$/u.test(text));
  const falls = before.filter((arrow) => arrow !== undefined && FALL.test(arrow)).length;
  return areShares && falls > 0 && before.some((arrow) => arrow !== undefined && !FALL.test(arrow));
}

/** The text of a cell with a sign for its arrow; undefined where that would say something else. */
function signOf(text: string): string | undefined {
  if (isEmptyText(text) || isPlaceholder(text)) return text;
  if (text.length > LONGEST) return undefined;
  const found = ARROW.exec(text);
  const bare = found === null ? text : text.replace(ARROW, '');
  const value = parseNumber(bare)?.value;
  if (value === undefined) return undefined;
  if (found === null) return value === 0 ? text : undefined;
  const isRise = !FALL.test(found[0]);
  if (value < 0) return isRise ? undefined : bare;
  if (isRise || value === 0) return bare;
  return SIGN.test(bare) ? undefined : `-${bare}`;
}

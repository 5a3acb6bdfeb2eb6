import type { WrittenPicture } from '../ocr/read-words.ts';
import type { CellGrid } from './cell-grid.ts';
import { errorAt } from './error-at.ts';

/** What was found among the rows and not read is a cell that seems empty; a speck is narrower, in heights of letters. */
const UNREAD_COSTS = 0.25;
const LEAST_UNREAD = 1.2;
/** Tables have that share of their cells filled, or more; with less the cells were likely parted wrongly. */
const USUAL_FILLED = 0.85;
/** Cells are not misread one by one: writing that is hard to read in one is hard in all. */
const MISTAKES_TOGETHER = 1.5;
/** With a cell or two in doubt, a table is worth a look, but not sure. */
const MOST_OF_DOUBTED = 0.78;
const DIRECTION_COSTS = 0.25;
const CLEAR_DIRECTION = 0.75;
const LEAST_WORDS = 2;
/** Stretches that go on beside the rows of a grid are a column that it lacks. */
const BESIDE_COSTS = 0.35;
const BESIDE_SHARE = 0.3;
const BESIDE_REACH = 4;

/** A grid of which most was read is a table, however many of its cells are in doubt: worth showing, not trusting. */
const READ = 0.6;
const READ_SHARE = 0.7;
const LEAST_OF_READ = 0.25;

/** Rows with a name and nothing else, so many and that share of all: groups, or labels that go on in a way that their places do not show. */
const LONE_COSTS = 0.25;
const LEAST_LONE = 2;
const LONE_SHARE = 0.15;

/** How likely it is that every cell is right, 0 to 1, softened below 0.8: one cell in doubt among a hundred is no refusal. */
export function judgeCertainty(rows: CellGrid['rows']): number {
  const cells = new Set(rows.flat().filter((cell) => cell !== undefined));
  const errors = [...cells].map(({ confidence }) => errorAt(confidence));
  const allRight = errors.reduce((product, error) => product * (1 - error), 1);
  const expected = errors.reduce((sum, error) => sum + error, 0);
  const softened = Math.min(MOST_OF_DOUBTED, 1 - (2 * expected) / Math.max(1, Math.sqrt(cells.size)));
  const filled = cells.size / Math.max(1, rows.flat().length);
  const lone = rows.filter((row) => row.length > 1 && row.filter((cell) => cell !== undefined).length === 1).length;
  const hasLone = lone >= LEAST_LONE && lone >= LONE_SHARE * rows.length;
  const whole = Math.min(1, Math.sqrt(filled / USUAL_FILLED)) * (hasLone ? 1 - LONE_COSTS : 1);
  const isRead = [...cells].filter(({ confidence }) => confidence >= READ).length >= READ_SHARE * cells.size;
  return Math.max(isRead ? LEAST_OF_READ : 0, allRight ** MISTAKES_TOGETHER, softened) * whole;
}

/**
 * The part of that certainty which its place in the picture leaves, 0 to 1: less where too few words tell which way it is read, and
 * where text goes on beside its rows, or stands among them and could not be read.
 */
export function judgePlace(
  { box }: Pick<CellGrid, 'box'>,
  rows: number,
  { segments, unread }: Pick<WrittenPicture, 'segments' | 'unread'>,
): number {
  const words = segments.flatMap(({ words: members }) => members).filter(({ text }) => /\p{L}{2}/u.test(text));
  const share = words.filter(({ isRightToLeft }) => isRightToLeft === true).length / Math.max(1, words.length);
  const isClear = words.length >= LEAST_WORDS && Math.max(share, 1 - share) >= CLEAR_DIRECTION;
  const beside = segments.filter(({ segment: { box: other, letterHeight } }) => {
    const middle = other.top + other.height / 2;
    const gap = Math.max(other.left - box.left - box.width, box.left - other.left - other.width);
    return middle > box.top && middle < box.top + box.height && gap >= 0 && gap < BESIDE_REACH * letterHeight;
  });
  const isWhole = beside.length < Math.max(2, BESIDE_SHARE * rows);
  const isRead = !hasUnread({ box }, unread);
  return (isClear ? 1 : 1 - DIRECTION_COSTS) * (isWhole ? 1 : 1 - BESIDE_COSTS) * (isRead ? 1 : 1 - UNREAD_COSTS);
}

/** True where something among the rows of a grid looks like text and could not be read. */
export function hasUnread({ box }: Pick<CellGrid, 'box'>, unread: WrittenPicture['unread']): boolean {
  return unread.some(({ box: other, letterHeight }) => {
    const [x, y] = [other.left + other.width / 2 - box.left, other.top + other.height / 2 - box.top];
    return x > 0 && x < box.width && y > 0 && y < box.height && other.width >= LEAST_UNREAD * letterHeight;
  });
}

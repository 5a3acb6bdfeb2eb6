import { textOfLine, toLines } from '../layout/lines.ts';
import type { Word } from '../page/words.ts';
import type { FoundTable, PageFindings } from './find-page-tables.ts';
import { isFigure, toMatrix } from './page-grid.ts';

/** A table with its parts on the pages that follow one another. */
export type PagedTable = { readonly parts: readonly [FoundTable, ...FoundTable[]]; readonly title: string | undefined };

const SIDE = 14;
/** The share of its height that a part beside another one stands level with it. */
const SAME_ROWS = 0.8;
const UPPER = 0.34;
const LOWER = 0.66;
const MOST_RUNNING_LINES = 3;
const CONTINUED = /\b(?:cont(?:inued|inua[çc][ãa]o|\.|'d|d)|suite)|تابع/iu;

/** True where the first table of a page goes on with the last of the page before it. */
export function doesGoOn(before: PagedTable, { tables, rest }: PageFindings, title: string | undefined): boolean {
  const last = before.parts[before.parts.length - 1] ?? before.parts[0];
  const [next] = tables;
  if (next === undefined || next.page.number !== last.page.number + 1 || next.grid.columns !== last.grid.columns)
    return false;
  const isContinued =
    title !== undefined && (CONTINUED.test(title) || isSameTitle({ title, page: next.page.number }, before));
  if (title !== undefined && !isContinued && before.title !== undefined) return false;
  if (!isContinued && !isAtTop(next, rest)) return false;
  const hasSameSides =
    Math.abs(next.box.left - last.box.left) < SIDE && Math.abs(next.box.right - last.box.right) < SIDE;
  if (countRepeated(before.parts[0], next) > 0) return isContinued || hasSameSides;
  return hasSameSides && last.box.bottom > last.page.height * LOWER && haveSameKinds(last, next);
}

/** A number of a page, with the word for it or behind the number of the page in the file: "Page 2 of 5", "Pág. 2/5", "2/5". */
const PAGE_NUMBER =
  /(?:(?<!\p{L})(?:page|p[áa]g(?:ina)?|folha|sheet|صفحة|الصفحة)\.?\s*(?:n\.?[ºo°]\s*)?)\p{Nd}{1,4}(?:\s*(?:of|de|من|\/|-)\s*\p{Nd}{1,4})?/iu;
const BARE_PAGE_NUMBER = /(?<![\p{Nd}/.-])(\p{Nd}{1,4})\s*\/\s*\p{Nd}{1,4}(?![\p{Nd}/.-])/u;

/** True for titles that say the same but for the numbers of their pages. */
function isSameTitle(next: { readonly title: string; readonly page: number }, { title, parts: [first] }: PagedTable) {
  return title !== undefined && withoutPage(next.title, next.page) === withoutPage(title, first.page.number);
}

function withoutPage(title: string, page: number): string {
  const bare = title.replace(PAGE_NUMBER, '').trim();
  return bare.replace(BARE_PAGE_NUMBER, (all, number: string) => (Number(number) === page ? '' : all)).trim();
}

/** True where a table stands beside the last part of the one before it, under the very same headers: a long table, folded to save paper. */
export function isFolded({ parts }: PagedTable, next: FoundTable): boolean {
  const last = parts[parts.length - 1] ?? parts[0];
  const isBeside = next.box.left >= last.box.right && next.page.number === last.page.number;
  const shared = Math.min(next.box.bottom, last.box.bottom) - Math.max(next.box.top, last.box.top);
  const isLevel = shared > SAME_ROWS * (next.box.bottom - next.box.top);
  return isBeside && isLevel && next.grid.columns === last.grid.columns && countRepeated(parts[0], next) > 0;
}

function isAtTop({ box, page }: FoundTable, rest: readonly Word[]): boolean {
  if (box.top > page.height * UPPER) return false;
  const above = toLines(
    rest.filter((word) => word.box.bottom < box.top),
    Number.POSITIVE_INFINITY,
  );
  return above.length <= MOST_RUNNING_LINES && above.every((line) => textOfLine(line.words).length < 150);
}

/** How many rows on top of a part repeat those on top of the first. */
export function countRepeated(first: FoundTable, part: FoundTable): number {
  const [above, below] = [textRows(first), textRows(part)];
  let count = 0;
  while (count < 4 && count < below.length - 1 && below[count] !== undefined && below[count] === above[count])
    count += 1;
  return count;
}

const textRows = ({ grid }: FoundTable): readonly string[] =>
  toMatrix(grid).map((row) =>
    Array.from(row, (cell) => cell?.text ?? '')
      .join('\u0000')
      .toLowerCase(),
  );

/** True where the columns of figures are the same. */
function haveSameKinds(last: FoundTable, next: FoundTable): boolean {
  const [left, right] = [kindsOf(last), kindsOf(next)];
  return left.every((kind, i) => kind === undefined || right[i] === undefined || kind === right[i]);
}

function kindsOf({ grid }: FoundTable): readonly (boolean | undefined)[] {
  const matrix = toMatrix(grid);
  const body = matrix.length > 2 ? matrix.slice(1) : matrix;
  return Array.from({ length: grid.columns }, (_, column) => {
    const texts = body.map((row) => row[column]?.text ?? '').filter((text) => text !== '');
    return texts.length === 0 ? undefined : texts.filter(isFigure).length * 2 > texts.length;
  });
}

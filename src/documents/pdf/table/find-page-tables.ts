import { findRegions } from '../layout/find-regions.ts';
import { type Frame, findFrames } from '../layout/frames.ts';
import { textOfLine, toLines } from '../layout/lines.ts';
import { type Rulings, readRulings, rulingsIn } from '../layout/rulings.ts';
import { splitTextColumns } from '../layout/text-columns.ts';
import { type Box, boxAround, holdsMiddle } from '../page/geometry.ts';
import type { PageContent } from '../page/read-page.ts';
import type { Word } from '../page/words.ts';
import { isMostlyRightToLeft } from '../page/writing-direction.ts';
import { isTableLike, judgeGrid } from './judge-grid.ts';
import { isNumber, type PageGrid } from './page-grid.ts';
import { partSideBySide } from './part-side-by-side.ts';
import { toRuledGrid } from './ruled-grid.ts';
import { CELL_GAP, toSpacedGrid } from './spaced-grid.ts';

/** A table of one page: the grid that explains it best, and what the other method made of the same words. */
export type FoundTable = {
  readonly page: PageContent;
  readonly box: Box;
  readonly grid: PageGrid;
  readonly other: PageGrid | undefined;
};

/** What one page holds: its tables from the top down, and the words that are in none. */
export type PageFindings = { readonly tables: readonly FoundTable[]; readonly rest: readonly Word[] };

/** How much better white space must explain a page than the lines drawn on it. */
const AGAINST_LINES = 1.15;
/** The same where hardly a line is drawn between rows: those tell of columns alone. */
const WITHOUT_LEVELS = 0.85;
/** Rows, as white space parts them, between two level lines. */
const MANY_ROWS = 3;
const EDGE = 2;

/** Finds the tables of a page: those that lines are drawn around first, then those that white space parts. */
export function findPageTables(page: PageContent): PageFindings {
  const rulings = readRulings(page);
  const tables: FoundTable[] = [];
  let rest = page.words;
  for (const frame of findFrames(rulings)) {
    const around = widen(frame.box);
    const words = rest.filter(({ box }) => holdsMiddle(around, box));
    const table = readFrame(page, frame, words);
    if (table === undefined) continue;
    tables.push(table);
    const taken = new Set(words);
    rest = rest.filter((word) => !taken.has(word));
  }
  for (const block of splitTextColumns(rest.filter(({ isTurned }) => !isTurned))) {
    for (const region of findRegions(block, rulings.levels)) {
      for (const part of partSideBySide(region.words, rulings.levels)) {
        const words = withoutHeading(part);
        const table = readRegion(page, words, rulings);
        if (table === undefined) continue;
        tables.push(table);
        const taken = new Set(words);
        rest = rest.filter((word) => !taken.has(word));
      }
    }
  }
  const first = isMostlyRightToLeft(page.words.map(({ text }) => text)) ? -1 : 1;
  tables.sort((a, b) => a.box.top - b.box.top || first * (a.box.left - b.box.left));
  return { tables, rest };
}

const widen = ({ left, top, right, bottom }: Box): Box => ({
  left: left - EDGE,
  top: top - EDGE,
  right: right + EDGE,
  bottom: bottom + EDGE,
});

function readFrame(page: PageContent, frame: Frame, words: readonly Word[]): FoundTable | undefined {
  const ruled = toRuledGrid(frame, words);
  if (ruled.columns < 2 || ruled.rows < 2) return undefined;
  const spaced = toSpacedGrid(words, frame.rulings.levels);
  const isRuled = isTableLike(ruled);
  const isSpaced = spaced !== undefined && isTableLike(spaced);
  const limit = isSpaced && hasFewLevels(frame, ruled, spaced) ? WITHOUT_LEVELS : AGAINST_LINES;
  const takesSpaced = isSpaced && (!isRuled || judgeGrid(spaced).score > judgeGrid(ruled).score * limit);
  const grid = takesSpaced ? spaced : ruled;
  if (!isRuled && !isSpaced) return undefined;
  return { page, box: frame.box, grid, other: takesSpaced ? (isRuled ? ruled : undefined) : spaced };
}

/** True where both methods see the same columns, and each place between two level lines holds several rows. */
function hasFewLevels({ ys }: Frame, ruled: PageGrid, spaced: PageGrid): boolean {
  return ruled.columns === spaced.columns && (ys.length - 1) * MANY_ROWS <= spaced.rows;
}

/** Words of a region without a text that stands alone over its header: it names the table, which has its own first label. */
function withoutHeading(words: readonly Word[]): readonly Word[] {
  const [first, second] = toLines(words, CELL_GAP);
  const [label] = second?.phrases ?? [];
  if (first === undefined || second === undefined || label === undefined) return words;
  const isAlone =
    first.phrases.length === 1 && second.phrases.length > 1 && label.box.left - first.box.left < first.size;
  const goesOn = /^[\p{Ll}(]/u.test(label.words[0]?.text ?? '') || isNumber(textOfLine(label.words));
  if (!isAlone || goesOn || first.box.left > label.box.right) return words;
  const heading = new Set(first.words);
  return words.filter((word) => !heading.has(word));
}

function readRegion(page: PageContent, words: readonly Word[], rulings: Rulings): FoundTable | undefined {
  const box = boxAround(words.map((word) => word.box));
  if (box === undefined) return undefined;
  const grid = toSpacedGrid(words, rulingsIn(rulings, box).levels);
  if (grid === undefined || !isTableLike(grid)) return undefined;
  return { page, box, grid, other: undefined };
}

import type { Token } from '../text/tokens.ts';
import type { Link } from './link.ts';
import { canonicalWord, type TableIndex } from './table-index.ts';

const YEAR = /^(?:19|20)\d{2}$/;
/** What a word is worth that names a column together with the year that stands elsewhere in the wish. */
const OF_YEAR_SCORE = 0.9;

/** The columns that differ by their years alone: by what they are called beside the year, each with its year. */
type Dated = ReadonlyMap<string, ReadonlyMap<string, number>>;

/**
 * "Budget vs actual 2024", "actual vs budget for 2023": the one year of a wish is that of each column it names, where columns of a
 * table differ by their years alone. `found` holds the links of each token, which are changed.
 */
export function settleYear(found: Link[][], tokens: readonly Token[], index: TableIndex): void {
  const years = tokens.flatMap(({ folded }, at) => (YEAR.test(folded) ? [{ at, year: folded }] : []));
  const [said] = years;
  if (said === undefined || years.length > 1) return;
  const dated = datedColumns(index);
  const meant = new Map<number, number>();
  for (const columns of dated.values()) {
    const own = columns.get(said.year);
    if (own !== undefined) for (const column of columns.values()) meant.set(column, own);
  }
  if (meant.size === 0) return;
  let isSpread = false;
  tokens.forEach(({ folded }, at) => {
    if (at === said.at) return;
    const own = dated.get(canonicalWord(folded))?.get(said.year);
    const links = (found[at] ?? []).filter(
      ({ target, end }) => !isOfOtherYear(target, meant) && !isPart(target, own, end, said.at),
    );
    if (own !== undefined)
      links.push({
        start: at,
        end: at + 1,
        score: OF_YEAR_SCORE,
        target: { kind: 'column', column: own, reason: 'part' },
      });
    isSpread ||= own !== undefined && at + 1 !== said.at;
    found[at]?.splice(0, found[at].length, ...links);
  });
  if (isSpread)
    found[said.at]?.push({
      start: said.at,
      end: said.at + 1,
      score: 1,
      target: { kind: 'sense', sense: 'politeness' },
    });
}

const isOfOtherYear = (target: Link['target'], meant: ReadonlyMap<number, number>): boolean =>
  target.kind === 'column' && (meant.get(target.column) ?? target.column) !== target.column;

/** True for a weaker link to the column that the word and the year name together. */
const isPart = (target: Link['target'], own: number | undefined, end: number, year: number): boolean =>
  target.kind === 'column' && target.column === own && end <= year;

function datedColumns({ names }: TableIndex): Dated {
  const found = new Map<string, Map<string, number>>();
  for (const { words, column } of names) {
    const years = words.filter((word) => YEAR.test(word));
    const [year] = years;
    if (year === undefined || years.length > 1 || words.length === 1) continue;
    const rest = words.filter((word) => word !== year).join(' ');
    found.set(rest, (found.get(rest) ?? new Map()).set(year, column));
  }
  return new Map([...found].filter(([, columns]) => columns.size > 1));
}

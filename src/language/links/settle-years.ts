import { datedFigures, periodOf } from '../holes/dated-figures.ts';
import type { Token } from '../text/tokens.ts';
import type { Link } from './link.ts';
import { canonicalWord, type TableIndex } from './table-index.ts';

/** What a word is worth that names a column together with the year that stands elsewhere in the wish. */
const OF_YEAR_SCORE = 0.9;

/**
 * "Budget vs actual 2024", "actual vs budget for 2023", "visits of each plan in March" of columns called Visits Jan, Visits Feb and Visits
 * Mar: the one period of a wish is that of each column it names, where columns of a table differ by their periods alone. `found` holds
 * the links of each token, which are changed; dates that the wish names may have been in that period as well.
 */
export function settleYear(
  found: Link[][],
  tokens: readonly Token[],
  { index, isTime }: { readonly index: TableIndex; readonly isTime: (column: number) => boolean },
): void {
  const dated = datedFigures(index.names);
  const known = new Set([...dated.values()].flatMap((columns) => [...columns.keys()]));
  const years = tokens.flatMap(({ folded }, at) => {
    const year = periodOf(folded);
    return year === undefined || (!YEAR.test(folded) && !known.has(year)) ? [] : [{ at, year }];
  });
  const [said] = years;
  if (said === undefined || years.length > 1) return;
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
  if (!isSpread) return;
  const own = found[said.at] ?? [];
  const isOfDates = found.flat().some(({ target }) => target.kind === 'column' && isTime(target.column));
  const kept = isOfDates ? own : own.filter(({ target }) => target.kind !== 'moment');
  own.splice(0, own.length, ...kept, {
    start: said.at,
    end: said.at + 1,
    score: 1,
    target: { kind: 'sense', sense: 'politeness' },
  });
}

const YEAR = /^(?:19|20)\d{2}$/;

const isOfOtherYear = (target: Link['target'], meant: ReadonlyMap<number, number>): boolean =>
  target.kind === 'column' && (meant.get(target.column) ?? target.column) !== target.column;

/** True for a weaker link to the column that the word and the year name together. */
const isPart = (target: Link['target'], own: number | undefined, end: number, year: number): boolean =>
  target.kind === 'column' && target.column === own && end <= year;

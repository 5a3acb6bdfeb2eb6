import type { TypedTable } from '../../table/parse-table.ts';
import type { TableProfile } from '../../table/profile.ts';
import { numbersRows } from '../holes/column-nature.ts';
import { isPlural } from '../text/stem.ts';
import type { Token } from '../text/tokens.ts';
import type { Link } from './link.ts';
import { type ColumnTools, ENTITY_SCORE, ENTITY_SHARE, linkColumns } from './link-columns.ts';
import { linkDeeds } from './link-deeds.ts';
import { linkKindredFlags, linkOpposites, withFlags } from './link-flags.ts';

type ColumnLinkerTools = {
  readonly table: TypedTable;
  readonly profile: TableProfile;
  readonly tools: ColumnTools;
  /** True where the word at a place has one of some senses. */
  readonly hasSense: (at: number, sense: string) => boolean;
};

/**
 * Links the words from a place on to the columns that they name, to the rows where columns are called so, and to the cells of columns of
 * yes and no.
 */
export function createColumnLinker(
  tokens: readonly Token[],
  { table, profile, tools, hasSense }: ColumnLinkerTools,
): (start: number) => readonly Link[] {
  const { index } = tools;
  const isDone = (column: number): boolean => tools.isTime(column) && (profile.columns[column]?.missing ?? 0) > 0;
  return (start) => {
    const token = tokens[start];
    if (token === undefined) return [];
    const opposites = linkOpposites(token, start, { table, index, isDone });
    if (opposites.length > 0) return opposites;
    const named = withoutOthersRows(bestColumns(linkColumns(tokens, start, tools)), tools.isFigure).flatMap((link) =>
      asRows(link, tokens, { profile, isPeriod: hasSense }),
    );
    const columns = named.length > 0 ? named : linkDeeds(tokens, start, profile);
    const isNamed = columns.some(({ target }) => target.kind === 'column' && target.reason !== 'typo');
    return [...withFlags(columns, token, table), ...(isNamed ? [] : linkKindredFlags(token, start, { table, index }))];
  };
}
/** For each stretch only the best link to each column, and none far below the best. */
function bestColumns(links: readonly Link[]): readonly Link[] {
  const best = new Map<string, Link>();
  for (const link of links) {
    const key = `${link.end} ${link.target.kind === 'column' ? link.target.column : link.target.kind}`;
    const known = best.get(key);
    if (known === undefined || known.score < link.score) best.set(key, link);
  }
  return [...best.values()].sort((a, b) => b.end - a.end || b.score - a.score).slice(0, 12);
}

/** The name of a figure, told in full, means no rows that a part of another name speaks of: «الكمية» beside «سعر الوحدة». */
function withoutOthersRows(links: readonly Link[], isFigure: (column: number) => boolean): readonly Link[] {
  const isFull = ({ score, target }: Link): boolean =>
    score === 1 && target.kind === 'column' && target.reason === 'exact' && isFigure(target.column);
  const ends = new Set(links.filter(isFull).map(({ end }) => end));
  return links.filter(({ end, target }) => target.kind !== 'entity' || !ends.has(end));
}

type RowTools = {
  readonly profile: TableProfile;
  /** True where a word is that of a period. */
  readonly isPeriod: (at: number, grain: string) => boolean;
};

/** "Tickets" of a column Ticket that only numbers the rows are the rows, and so are "days" of a table with a row for each day. */
function asRows(link: Link, tokens: readonly Token[], { profile, isPeriod }: RowTools): readonly Link[] {
  const { start, end, score, target } = link;
  const column = target.kind === 'column' ? profile.columns[target.column] : undefined;
  const isOfPeriods =
    column?.role === 'time' && column.isUnique && column.time !== undefined && isPeriod(end - 1, column.time.grain);
  const isOfRows = column !== undefined && column.role !== 'identifier' && (isOfPeriods || numbersRows(column));
  if (!isOfRows || !isPlural(tokens[end - 1]?.folded ?? '')) return [link];
  return [
    { ...link, score: score * ENTITY_SHARE },
    { start, end, score: ENTITY_SCORE, target: { kind: 'entity', words: [] } },
  ];
}

import type { ChartType } from '../../chart/chart-type.ts';
import type { FitEntry } from '../../fit/factor.ts';
import { rankCharts } from '../../fit/rank.ts';
import { showsRows } from '../../fit/shows-rows.ts';
import type { ExaminedData } from '../../table/examine-data.ts';
import { BETWEEN_NAMES, findJointNames } from '../../table/joint-names.ts';
import { parseColumn } from '../../table/parse-column.ts';
import type { TableProfile } from '../../table/profile.ts';
import { profileTyped } from '../../table/profile-table.ts';

/** More rows under names of several parts are no list that anyone reads. */
const MOST_JOINED_ROWS = 20;

/**
 * The type of the chart that a picture showed, where the data it gave can be drawn so; else the best of those that show the rows as they
 * are, under one name or under several that only together tell them apart.
 */
export function chooseFirstType(examined: ExaminedData, drawn: ChartType | undefined): ChartType {
  const { profile } = examined;
  const ranking = rankCharts(profile);
  const copied = ranking.find(({ type, verdict }) => verdict === 'ok' && type === drawn);
  if (copied !== undefined) return copied.type;
  const best = bestOf(ranking, profile);
  const joined = profileOfJoined(examined);
  const other = joined && bestOf(rankCharts(joined), joined);
  if (other === undefined || other.type === 'table') return best?.type ?? 'table';
  return best === undefined || best.type === 'table' || other.score > best.score ? other.type : best.type;
}

function bestOf(ranking: readonly FitEntry[], profile: TableProfile): FitEntry | undefined {
  return ranking.find(({ type, verdict }) => verdict === 'ok' && showsRows(type, profile));
}

/** The table with its names as one; undefined where one column tells rows apart, none does, they are many, or the rows follow each other in time. */
function profileOfJoined({ table, profile }: ExaminedData): TableProfile | undefined {
  if (profile.columns.some(({ role }) => role === 'time')) return undefined;
  const keys = profile.columns.flatMap(({ key, role, kind }) => (role === 'category' && kind === 'text' ? [key] : []));
  const [first, ...others] = table.columns.filter(({ key }) => keys.includes(key));
  if (first === undefined) return undefined;
  const totals = new Set(profile.totalRows);
  const rows = Array.from({ length: table.rowCount }, (_, row) => row).filter((row) => !totals.has(row));
  const beside = rows.length > MOST_JOINED_ROWS ? [] : findJointNames(first, others, rows);
  if (beside.length === 0) return undefined;
  const named = [first, ...beside];
  const names = Array.from({ length: table.rowCount }, (_, row) =>
    named.map(({ typed }) => typed.values[row] ?? '').join(BETWEEN_NAMES),
  );
  const typed = parseColumn(names, { label: first.label, isText: true });
  const columns = table.columns.filter((column) => !beside.includes(column));
  return profileTyped({
    ...table,
    columns: columns.map((column) => (column === first ? { ...first, typed } : column)),
  });
}

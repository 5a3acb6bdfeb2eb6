import type { ChartData } from '../chart/graph-config.ts';
import type { ParsingLocale } from '../chart/locale.ts';
import { maybeParsingLocale, parseTable, type TypedTable } from './parse-table.ts';
import type { TableProfile } from './profile.ts';
import { profileTyped } from './profile-table.ts';

/** A chart's visible data, typed, and what is known of them. */
export type ExaminedData = { readonly table: TypedTable; readonly profile: TableProfile };

type Known = {
  readonly columns: ChartData['columns'];
  readonly locale: ParsingLocale | undefined;
  readonly table: TypedTable;
  profile: TableProfile | undefined;
};

const KNOWN = new WeakMap<ChartData['rows'], Known[]>();

/**
 * Types and profiles the visible columns of a chart's data, as `parseTable` and `profileTyped` do, once for the same columns, rows and
 * locale: everyone who answers one request looks at the same table. What is known goes with the rows. Never throws.
 */
export function examineData(data: ChartData, locale?: ParsingLocale): ExaminedData {
  const known = findKnown(data, locale) ?? read(data, locale);
  known.profile ??= profileTyped(known.table);
  return { table: known.table, profile: known.profile };
}

/** What `examineData` has found of some data already; the profile may still be to come. */
export function findExamined(
  data: ChartData,
  locale?: ParsingLocale,
): { readonly table: TypedTable; readonly profile: TableProfile | undefined } | undefined {
  return findKnown(data, locale);
}

function findKnown(data: ChartData, locale: ParsingLocale | undefined): Known | undefined {
  const { columns, rows } = data;
  const settled = locale ?? maybeParsingLocale(data);
  return KNOWN.get(rows)?.find((one) => one.columns === columns && one.locale === settled);
}

function read(data: ChartData, locale: ParsingLocale | undefined): Known {
  const { columns, rows } = data;
  const settled = locale ?? maybeParsingLocale(data);
  const table = parseTable(data, settled === undefined ? {} : { locale: settled });
  const known: Known = { columns, locale: settled, table, profile: undefined };
  // Data from elsewhere may have no rows at all.
  if (Array.isArray(rows)) KNOWN.set(rows, [...(KNOWN.get(rows) ?? []), known]);
  return known;
}

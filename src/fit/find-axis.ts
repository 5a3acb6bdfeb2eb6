import { isEndLabel } from '../table/profile/span-words.ts';
import type { ColumnProfile, TableProfile } from '../table/profile.ts';
import { type Axis, axisKindOf, NAMING_ROLES } from './axis.ts';
import { crossedAxis } from './crossing.ts';
import { binAxis, numberAxis } from './number-axis.ts';
import { haveOneScale } from './scale.ts';

const FEWEST_COUNTED = 2;
/** Fewer periods in the headings stay what they are: series side by side. */
const FEWEST_HEADINGS = 5;

/** Headings are the axis where there is one row of figures, or where they are many periods: one row per series. */
function headerAxis(profile: TableProfile, measures: readonly ColumnProfile[]): Axis | undefined {
  const { rowCount } = profile;
  // Turned round, a total beside the periods would be a point of their course.
  const headerTime = (profile.totalColumns ?? []).length > 0 ? undefined : profile.headerTime;
  const kind = headerTime === undefined ? 'category' : headerTime.isCyclic ? 'cycle' : 'time';
  const axis: Axis = { kind, points: measures.length, preparation: 'transpose' };
  if (rowCount === 1 && measures.length > 1) {
    return headerTime !== undefined || haveOneScale(measures) ? axis : undefined;
  }
  if (headerTime === undefined || measures.length < FEWEST_HEADINGS) return undefined;
  const series = namingColumn(profile.columns);
  return series?.isUnique && series.time === undefined ? { ...axis, series } : undefined;
}

/**
 * The column that names every row: periods in a regular sequence before names, names before dates here and there (the
 * day each person joined) and before the start or the end of what they name, however regular. Where none does, the first time column, else the first column of names.
 */
function namingColumn(columns: readonly ColumnProfile[]): ColumnProfile | undefined {
  const times = columns.filter((column) => column.role === 'time');
  const names = columns.filter((column) => column.role === 'category' || column.role === 'label');
  const unique = (column: ColumnProfile) => column.isUnique;
  return (
    times.find((column) => column.isUnique && column.time?.isRegular === true && !isEndLabel(column.label)) ??
    names.find((column) => column.isUnique && column.role === 'category') ??
    times.find(unique) ??
    names.find(unique) ??
    times[0] ??
    names[0]
  );
}

/** Few codes are groups, as vans are; more of them number single things. */
const MOST_CODES = 8;

/**
 * Codes may name the bars of a lone measure where nothing else does, and those of several on one scale where they are few texts:
 * what each van cost in diesel and in petrol.
 */
function codeColumn(columns: readonly ColumnProfile[], measures: readonly ColumnProfile[]): ColumnProfile | undefined {
  const code = columns.find(({ role, isUnique }) => role === 'identifier' && isUnique);
  if (code === undefined || measures.length === 1) return code;
  const areNames = code.kind === 'text' && code.distinct <= MOST_CODES && haveOneScale(measures);
  return areNames ? code : undefined;
}

function columnAxis(profile: TableProfile, measures: readonly ColumnProfile[]): Axis | undefined {
  if (measures.length === 0) return countAxis(profile);
  const column = namingColumn(profile.columns) ?? codeColumn(profile.columns, measures);
  if (column === undefined) return undefined;
  const preparation = column.isUnique ? 'none' : 'aggregate';
  return { kind: axisKindOf(column), column, points: column.distinct, preparation };
}

/** Without measures, rows can be counted where values repeat: twice each on the average, or the counts say nothing. */
function countAxis({ columns, rowCount }: TableProfile): Axis | undefined {
  const repeats = ({ role, distinct }: ColumnProfile) =>
    NAMING_ROLES.has(role) && rowCount >= FEWEST_COUNTED * distinct;
  const repeated = columns.filter(repeats);
  const column =
    repeated.find(({ role }) => role === 'time') ?? repeated.find(({ role }) => role === 'category') ?? repeated[0];
  return column && { kind: axisKindOf(column), column, points: column.distinct, preparation: 'count' };
}

/**
 * Finds what the rows are laid out along: long data by its key, one row of figures by its headings, an evenly spaced
 * first column by its steps, rows by the column that names them, and one lone measure by its bins.
 */
export function findAxis(profile: TableProfile, measures: readonly ColumnProfile[]): Axis | undefined {
  return (
    crossedAxis(profile, measures) ??
    headerAxis(profile, measures) ??
    numberAxis(profile, measures) ??
    columnAxis(profile, measures) ??
    binAxis(profile, measures)
  );
}

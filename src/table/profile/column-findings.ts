import type { TimeGrain, TypedColumn, Value } from '../column.ts';
import type { TableColumn } from '../parse-table.ts';
import type { ColumnRole, NumberProfile, TextProfile, TimeProfile } from '../profile.ts';
import { type LabelFacts, readLabel } from '../reading/column-label.ts';
import { isChangeLabel, isCoordinateLabel } from './change-words.ts';
import { isNotAdditiveLabel } from './measure-words.ts';
import { cycleOfLabel } from './number-cycles.ts';
import { areEvenlySpaced, computeStatistics, type NumberStatistics } from './number-statistics.ts';
import type { NumberTable } from './number-table.ts';
import { judgeRole } from './roles.ts';
import { isShareOfAmounts } from './shares-of-amounts.ts';
import { groupKeptTexts, groupTexts, type TextGroups } from './text-groups.ts';
import { findTextOrder } from './text-order.ts';
import { computeTimeProfile, GRAIN_MS, type Moments } from './time-statistics.ts';
import { type Groups, groupValues, type ValueCounts } from './value-groups.ts';

/** All that is found of one column by itself. */
export type ColumnFindings = {
  readonly column: TableColumn;
  readonly index: number;
  readonly role: ColumnRole;
  readonly counts: ValueCounts;
  /** The rows gathered by value, made when asked for: amounts are never gathered. */
  readonly groups: () => Groups;
  /** The numbers of the rows that count. */
  readonly numbers?: Float64Array;
  readonly number?: NumberProfile;
  readonly time?: TimeProfile;
  readonly text?: TextProfile;
  /** The distinct texts of a text column of few, in order of appearance. */
  readonly texts?: readonly string[];
};

/** What the rest of the table tells of a column. */
export type ColumnSurroundings = {
  /** 1 for each row that counts; left out where all do. */
  readonly keep: Uint8Array | undefined;
  /** True where the table's first measure never rises. */
  readonly isFalling: boolean;
  /** Room for counting, shared by the columns of one table. */
  readonly table: NumberTable;
};

const MOST_ORDERED = 40;

/** What was found last of whole columns. What is found of texts hangs on the rest of the table, too. */
const KNOWN = new WeakMap<TypedColumn, ColumnFindings>();

/** Examines one column over the rows that count. What is typed once is examined once where all rows count. */
export function examineColumn(column: TableColumn, surroundings: ColumnSurroundings): ColumnFindings {
  const { typed, label, index } = column;
  if (surroundings.keep !== undefined || typed.kind === 'text') return findAll(column, surroundings);
  const known = KNOWN.get(typed);
  if (known?.column.label === label) return { ...known, column, index };
  const findings = findAll(column, surroundings);
  KNOWN.set(typed, findings);
  return findings;
}

function findAll(column: TableColumn, { keep, isFalling, table }: ColumnSurroundings): ColumnFindings {
  const { typed, index } = column;
  const facts = readLabel(column.label);
  const isTime = typed.times !== undefined;
  const numbers = typed.numbers === undefined || isTime ? undefined : keptOnly(typed.numbers, keep);
  const times = typed.times === undefined ? undefined : keptOnly(typed.times, keep);
  const moments = times ?? numbers;
  const texts = typed.kind === 'text' ? gatherTexts(typed, keep) : undefined;
  const { counts, groups } =
    moments === undefined
      ? gathered(texts ?? groupValues(keptValues(typed.values, keep)))
      : countMoments(moments, typed, table);
  if (counts.filled === 0) return { column, index, role: 'empty', counts, groups };
  const statistics = numbers === undefined ? undefined : computeStatistics(numbers, table.scratch);
  const found = texts && examineTexts(texts, isFalling);
  const text = found?.profile;
  const cycle = statistics === undefined ? undefined : cycleOfLabel(facts, statistics, counts);
  const role =
    cycle === undefined ? judgeRole({ column: typed, facts, counts, ...optional({ statistics, text }) }) : 'time';
  const time = moments && timeProfile(column, { times: moments, distinct: counts.keys }, cycle);
  return {
    column,
    index,
    role,
    counts,
    groups,
    ...optional({
      numbers,
      text,
      texts: found?.distinct,
      time,
      number: statistics && toNumberProfile(column, { facts, statistics, counts }),
    }),
  };
}

/** The fields that are there. */
function optional<Fields extends Record<string, unknown>>(
  fields: Fields,
): { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> } {
  const present: { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> } = {};
  for (const name in fields) {
    const value = fields[name];
    if (isDefined(value)) present[name] = value;
  }
  return present;
}

function isDefined<Value>(value: Value): value is Exclude<Value, undefined> {
  return value !== undefined;
}

function keptOnly(numbers: Float64Array, keep: Uint8Array | undefined): Float64Array {
  return keep === undefined ? numbers : numbers.map((value, row) => (keep[row] === 1 ? value : Number.NaN));
}

function keptValues(values: readonly Value[], keep: Uint8Array | undefined): readonly Value[] {
  return keep === undefined ? values : values.map((value, row) => (keep[row] === 1 ? value : null));
}

function gatherTexts(typed: TypedColumn, keep: Uint8Array | undefined): TextGroups {
  return typed.groups === undefined ? groupTexts(keptValues(typed.values, keep)) : groupKeptTexts(typed.groups, keep);
}

/** How often the values of a column come, and its rows by value. */
type Gathered = Pick<ColumnFindings, 'counts' | 'groups'>;

function gathered(groups: Groups): Gathered {
  return { counts: groups, groups: () => groups };
}

function countMoments(numbers: Float64Array, typed: TypedColumn, table: NumberTable): Gathered {
  const stepped = { numbers, step: stepOf(typed) };
  let made: Groups | undefined;
  const groups = () => {
    made ??= table.group(stepped);
    return made;
  };
  return { counts: table.count(stepped), groups };
}

/** How far apart most values of a column of numbers or times lie. */
function stepOf({ times, grain, decimals = 0 }: TypedColumn): number {
  if (times === undefined) return 10 ** -decimals;
  return grain === 'hour' || grain === 'minute' || grain === 'second' ? GRAIN_MS[grain] : GRAIN_MS.day;
}

function timeProfile(
  { typed }: TableColumn,
  moments: Pick<Moments, 'times' | 'distinct'>,
  cycle: TimeGrain | undefined,
): TimeProfile | undefined {
  if (cycle !== undefined) return computeTimeProfile({ ...moments, grain: cycle, isCyclic: true });
  if (typed.times === undefined) return undefined;
  return computeTimeProfile({ ...moments, grain: typed.grain ?? 'day', isCyclic: typed.isCyclic === true });
}

type TextFindings = { readonly profile: TextProfile; readonly distinct?: readonly string[] };

function examineTexts({ longest, totalLength, textOf, ...groups }: TextGroups, isFalling: boolean): TextFindings {
  const profile = { longest, averageLength: totalLength / groups.filled };
  if (groups.distinct > MOST_ORDERED) return { profile: { ...profile, order: 'none' } };
  const distinct: string[] = [];
  groups.counts.forEach((count, place) => {
    if (count > 0) distinct.push(textOf(place));
  });
  return { profile: { ...profile, order: findTextOrder(distinct, isFalling) }, distinct };
}

/** The largest share of a whole of one hundred that rounding may lose. */
const MOST_ROUNDING = 1.5;

type NumberEvidence = {
  readonly facts: LabelFacts;
  readonly statistics: NumberStatistics;
  readonly counts: ValueCounts;
};

function toNumberProfile({ typed }: TableColumn, { facts, statistics, counts }: NumberEvidence): NumberProfile {
  const { count: _, ...rest } = statistics;
  const hasMixedSigns = rest.negatives > 0 && rest.max > 0;
  const isCoordinate = isCoordinateLabel(facts);
  const isPartToWhole = addsUp(statistics, typed.decimals ?? 0);
  return {
    ...rest,
    isEvenlySpaced: counts.keys !== undefined && areEvenlySpaced(counts.keys, rest),
    isAdditive:
      isPartToWhole || (typed.kind !== 'percentage' && !isNotAdditiveLabel(facts) && !isShareOfAmounts(facts, rest)),
    isPartToWhole,
    isChange: (hasMixedSigns && !isCoordinate) || isChangeLabel(facts),
    isCoordinate,
  };
}

/** True where at least two values of no negative sign add up to 1 or 100 within the rounding of their decimals. */
function addsUp({ count, negatives, sum, max }: NumberStatistics, decimals: number): boolean {
  if (negatives > 0 || count < 2) return false;
  const rounding = 0.5 * 10 ** -decimals * count + 1e-9;
  if (max < 100 && Math.abs(sum - 100) <= Math.min(MOST_ROUNDING, rounding)) return true;
  return decimals > 0 && max < 1 && Math.abs(sum - 1) <= Math.min(MOST_ROUNDING / 100, rounding);
}

import type { TimeGrain } from '../column.ts';
import type { TableColumn } from '../parse-table.ts';
import type { ColumnRole, NumberProfile, TextProfile, TimeProfile } from '../profile.ts';
import { type LabelFacts, readLabel } from '../reading/column-label.ts';
import { isChangeLabel, isCoordinateLabel, isNotAdditiveLabel } from './measure-words.ts';
import { cycleOfLabel } from './number-cycles.ts';
import { areEvenlySpaced, computeStatistics, type NumberStatistics } from './number-statistics.ts';
import { judgeRole } from './roles.ts';
import { findTextOrder } from './text-order.ts';
import { computeTimeProfile, type Moments } from './time-statistics.ts';
import {
  type Groups,
  groupsOfKept,
  groupTexts,
  groupValues,
  type NumberTable,
  type ValueCounts,
} from './value-groups.ts';

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
const NONE = new Float64Array(0);

/** Examines one column over the rows that count. */
export function examineColumn(column: TableColumn, { keep, isFalling, table }: ColumnSurroundings): ColumnFindings {
  const { typed, index } = column;
  const facts = readLabel(column.label);
  const isTime = typed.times !== undefined;
  const numbers = typed.numbers === undefined || isTime ? undefined : keptOnly(typed.numbers, keep);
  const times = typed.times === undefined ? undefined : keptOnly(typed.times, keep);
  const moments = times ?? numbers;
  const gathered = moments === undefined ? gatherValues(column, keep) : undefined;
  const counts = gathered ?? table.count(moments ?? NONE);
  const groups = () => gathered ?? table.group(moments ?? NONE);
  if (counts.filled === 0) return { column, index, role: 'empty', counts, groups };
  const statistics = numbers === undefined ? undefined : computeStatistics(numbers, table.scratch);
  const texts = gathered !== undefined && typed.kind === 'text' ? examineTexts(column, gathered, isFalling) : undefined;
  const text = texts?.profile;
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
      texts: texts?.distinct,
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

function gatherValues({ typed }: TableColumn, keep: Uint8Array | undefined): Groups {
  if (typed.groups !== undefined) return groupsOfKept(typed.groups.codes, typed.groups.texts.length, keep);
  const { values } = typed;
  const kept = keep === undefined ? values : values.map((value, row) => (keep[row] === 1 ? value : null));
  return typed.kind === 'text' ? groupTexts(kept) : groupValues(kept);
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

function examineTexts({ typed }: TableColumn, groups: Groups, isFalling: boolean): TextFindings {
  const { codes, counts } = groups;
  const distinct: string[] = [];
  const seen = new Uint8Array(counts.length);
  let longest = 0;
  let length = 0;
  for (let row = 0; row < codes.length; row++) {
    const code = codes[row] ?? -1;
    if (code < 0) continue;
    const size = lengthOf(typed.values[row]);
    length += size;
    if (size > longest) longest = size;
    if (seen[code] === 0 && distinct.length <= MOST_ORDERED) {
      seen[code] = 1;
      distinct.push(String(typed.values[row]));
    }
  }
  const profile = { longest, averageLength: length / groups.filled };
  if (groups.distinct > MOST_ORDERED) return { profile: { ...profile, order: 'none' } };
  return { profile: { ...profile, order: findTextOrder(distinct, isFalling) }, distinct };
}

function lengthOf(value: unknown): number {
  return typeof value === 'string' ? value.length : 0;
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
  const isPartToWhole = addsUp(statistics, typed.decimals ?? 0);
  return {
    ...rest,
    isEvenlySpaced: counts.keys !== undefined && areEvenlySpaced(counts.keys, rest),
    isAdditive: isPartToWhole || (typed.kind !== 'percentage' && !isNotAdditiveLabel(facts)),
    isPartToWhole,
    isChange: (hasMixedSigns && !isCoordinateLabel(facts)) || isChangeLabel(facts),
  };
}

/** True where at least two values of no negative sign add up to 1 or 100 within the rounding of their decimals. */
function addsUp({ count, negatives, sum, max }: NumberStatistics, decimals: number): boolean {
  if (negatives > 0 || count < 2) return false;
  const rounding = 0.5 * 10 ** -decimals * count + 1e-9;
  if (max < 100 && Math.abs(sum - 100) <= Math.min(MOST_ROUNDING, rounding)) return true;
  return decimals > 0 && max < 1 && Math.abs(sum - 1) <= Math.min(MOST_ROUNDING / 100, rounding);
}

import type { TimeGrain } from '../column.ts';
import { type LabelFacts, readLabel } from '../column-label.ts';
import type { TableColumn } from '../parse-table.ts';
import type { ColumnRole, NumberProfile, TextProfile, TimeProfile } from '../profile.ts';
import { isChangeLabel, isNotAdditiveLabel } from './measure-words.ts';
import { cycleOfLabel } from './number-cycles.ts';
import { areEvenlySpaced, computeStatistics, type NumberStatistics } from './number-statistics.ts';
import { judgeRole } from './roles.ts';
import { findTextOrder } from './text-order.ts';
import { computeTimeProfile, type Moments } from './time-statistics.ts';
import { type Groups, groupNumbers, groupsOfKept, groupTexts, groupValues } from './value-groups.ts';

/** All that is found of one column by itself. */
export type ColumnFindings = {
  readonly column: TableColumn;
  readonly index: number;
  readonly role: ColumnRole;
  readonly groups: Groups;
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
};

const MOST_ORDERED = 40;

/** Examines one column over the rows that count. */
export function examineColumn(column: TableColumn, { keep, isFalling }: ColumnSurroundings): ColumnFindings {
  const { typed, index } = column;
  const facts = readLabel(column.label);
  const isTime = typed.times !== undefined;
  const numbers = typed.numbers === undefined || isTime ? undefined : keptOnly(typed.numbers, keep);
  const times = typed.times === undefined ? undefined : keptOnly(typed.times, keep);
  const groups = gather(column, numbers ?? times, keep);
  if (groups.filled === 0) return { column, index, role: 'empty', groups };
  const statistics = numbers === undefined ? undefined : computeStatistics(numbers);
  const texts = typed.kind === 'text' ? examineTexts(column, groups, isFalling) : undefined;
  const text = texts?.profile;
  const cycle = statistics === undefined ? undefined : cycleOfLabel(facts, statistics, groups);
  const role =
    cycle === undefined ? judgeRole({ column: typed, facts, groups, ...optional({ statistics, text }) }) : 'time';
  const moments = times ?? numbers;
  const time = moments && timeProfile(column, { times: moments, distinct: groups.keys }, cycle);
  return {
    column,
    index,
    role,
    groups,
    ...optional({
      numbers,
      text,
      texts: texts?.distinct,
      time,
      number: statistics && toNumberProfile(column, { facts, statistics, groups }),
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

function gather({ typed }: TableColumn, numbers: Float64Array | undefined, keep: Uint8Array | undefined): Groups {
  if (numbers !== undefined) return groupNumbers(numbers);
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

type NumberEvidence = { readonly facts: LabelFacts; readonly statistics: NumberStatistics; readonly groups: Groups };

function toNumberProfile({ typed }: TableColumn, { facts, statistics, groups }: NumberEvidence): NumberProfile {
  const { count, ...rest } = statistics;
  const hasMixedSigns = rest.negatives > 0 && rest.max > 0;
  const isPartToWhole = addsUp(statistics, typed.decimals ?? 0);
  return {
    ...rest,
    isEvenlySpaced: groups.keys !== undefined && areEvenlySpaced(groups.keys, rest),
    isAdditive: isPartToWhole || (typed.kind !== 'percentage' && !isNotAdditiveLabel(facts)),
    isPartToWhole,
    isChange: hasMixedSigns || isChangeLabel(facts),
  };
}

/** True where at least two values of no negative sign add up to 1 or 100 within the rounding of their decimals. */
function addsUp({ count, negatives, sum, max }: NumberStatistics, decimals: number): boolean {
  if (negatives > 0 || count < 2) return false;
  const rounding = 0.5 * 10 ** -decimals * count + 1e-9;
  if (max < 100 && Math.abs(sum - 100) <= Math.min(MOST_ROUNDING, rounding)) return true;
  return decimals > 0 && max < 1 && Math.abs(sum - 1) <= Math.min(MOST_ROUNDING / 100, rounding);
}

import type { Measure, Transform } from '../../plan/transform/transform.ts';
import { isNumeric, isTimelike } from '../holes/column-nature.ts';
import { partLabel } from '../holes/labels.ts';
import { grainFor } from '../holes/time-grain.ts';
import type { Assumption } from '../understanding.ts';
import type { Group } from './groups.ts';
import type { Workshop } from './workshop.ts';

/** A column that the shaped table has: its key, what it is, and the column of the table it comes from. */
export type ShapedColumn = {
  readonly key: string;
  readonly kind: 'group' | 'measure' | 'column';
  readonly source?: number;
  readonly operation?: Measure['operation'];
  /** True for dates, and for intervals: they have an order of their own. */
  readonly isTime?: boolean;
  readonly isBinned?: boolean;
  /** True for days of the week: bars that are set side by side, and no course. */
  readonly isWeekday?: boolean;
  readonly isSeries?: boolean;
  readonly isNumber?: boolean;
};

/** Intervals for so many numbers, where the wish does not say (Sturges, "The choice of a class interval", 1926). */
const intervalsFor = (count: number): number => Math.max(1, Math.ceil(Math.log2(Math.max(1, count))) + 1);

/** A figure of groups, and the column that it makes. */
export type MadeMeasure = { readonly measure: Measure; readonly column: ShapedColumn };

/** A group with its steps. */
export type MadeGroup = {
  readonly column: ShapedColumn;
  readonly steps: readonly Transform[];
  readonly assumptions: readonly Assumption[];
  /** True where the key is a plain number: charts take it for a figure unless it is written as text. */
  readonly isNumberKey: boolean;
};

/** A column that rows are gathered by, and the steps that make it. */
export function groupColumn(group: Group, { context, keys, situation }: Workshop): MadeGroup {
  const profile = context.columnOf(group.column);
  const isTime = isTimelike(profile);
  const facts = { kind: 'group', source: group.column, isTime, isSeries: group.isSeries } as const;
  const isYears = profile.kind === 'number' || profile.format === 'year';
  const isOpen = situation.purpose === 'chart' || group.isUnnamed === true;
  const filled = isOpen && isTime ? grainFor(profile) : undefined;
  const part = group.part ?? filled;
  if (part !== undefined && !isYears) {
    const label = group.isCrossed === true ? partLabel(situation.locale, part) : profile.label;
    const as = { key: keys.take(`${profile.key}_${part}`), label };
    const steps = [{ verb: 'truncateTime', column: profile.key, part, as }] as const;
    const assumptions: readonly Assumption[] =
      group.part === undefined ? [{ kind: 'grain', column: profile.label, part }] : [];
    const isWeekday = part === 'weekday' ? { isWeekday: true } : {};
    return { column: { key: as.key, ...facts, ...isWeekday }, steps, assumptions, isNumberKey: false };
  }
  if (group.isBinned === true) {
    const as = { key: keys.take(`${profile.key}_range`), label: profile.label };
    const size =
      group.binWidth === undefined
        ? { count: group.binCount ?? intervalsFor(profile.count) }
        : { width: group.binWidth };
    const steps = [{ verb: 'bin', column: profile.key, ...size, as }] as const;
    return {
      column: { key: as.key, ...facts, isTime: true, isBinned: true },
      steps,
      assumptions: [],
      isNumberKey: false,
    };
  }
  const isNumberKey = isNumeric(profile) && profile.kind !== 'date' && profile.format !== 'year';
  return {
    column: { key: profile.key, ...facts, isNumber: isNumeric(profile) },
    steps: [],
    assumptions: [],
    isNumberKey,
  };
}

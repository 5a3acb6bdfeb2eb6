import type { TimeGrain } from '../column.ts';
import type { LabelFacts } from '../reading/column-label.ts';
import { isNotAdditiveLabel } from './measure-words.ts';
import type { NumberStatistics } from './number-statistics.ts';
import type { ValueCounts } from './value-groups.ts';

/** Words of labels whose whole numbers count within a cycle, folded, with the bounds of the cycle. */
const CYCLES: readonly {
  readonly grain: TimeGrain;
  readonly least: number;
  readonly most: number;
  readonly words: readonly string[];
}[] = [
  { grain: 'hour', least: 0, most: 24, words: ['hour', 'hora', 'الساعه', 'ساعه'] },
  { grain: 'day', least: 1, most: 31, words: ['day', 'dia', 'weekday', 'اليوم', 'يوم'] },
  { grain: 'week', least: 1, most: 53, words: ['week', 'semana', 'الاسبوع', 'اسبوع'] },
  { grain: 'month', least: 1, most: 12, words: ['month', 'mes', 'الشهر', 'شهر'] },
  { grain: 'quarter', least: 1, most: 4, words: ['quarter', 'trimestre', 'الربع', 'ربع'] },
];

const LEAST_VALUES = 2;

/**
 * The grain of a column of whole numbers that a label calls months, hours or the like ("Month" 1 to 12); undefined for any other.
 */
export function cycleOfLabel(
  facts: LabelFacts,
  statistics: Pick<NumberStatistics, 'isInteger' | 'min' | 'max'>,
  counts: Pick<ValueCounts, 'distinct'>,
): TimeGrain | undefined {
  if (!statistics.isInteger || counts.distinct < LEAST_VALUES) return undefined;
  const cycle = cycleNamed(facts);
  if (cycle === undefined || statistics.min < cycle.least || statistics.max > cycle.most) return undefined;
  return cycle.grain;
}

/** True where a label calls whole numbers months, hours or the like. */
export function isCycleLabel(facts: LabelFacts): boolean {
  return cycleNamed(facts) !== undefined;
}

/** "Day temperature" and "hour rate" speak of what is measured. */
function cycleNamed(facts: LabelFacts): (typeof CYCLES)[number] | undefined {
  const { words: said, measureWord } = facts;
  if (measureWord !== undefined || said.size > 2 || isNotAdditiveLabel(facts)) return undefined;
  return CYCLES.find(({ words }) => words.some((word) => said.has(word)));
}

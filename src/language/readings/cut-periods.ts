import { columnsIn } from '../../plan/check/columns-used.ts';
import { maybeMomentOf } from '../../plan/expression/compiled.ts';
import type { Expression } from '../../plan/expression/expression.ts';
import type { PlanStep } from '../../plan/plan.ts';
import { cutEnds } from '../../plan/table/cut-ends.ts';
import { GRAIN_PLACE, periodText } from '../../plan/table/periods.ts';
import type { Measure } from '../../plan/transform/transform.ts';
import type { TimeGrain } from '../../table/column.ts';
import type { ColumnProfile, TableProfile } from '../../table/profile.ts';
import type { Assumption } from '../understanding.ts';
import type { Compiled } from './compile.ts';

const ALONG: ReadonlySet<string> = new Set(['percentChange', 'difference']);

/** A change from or to a period of which the data tell a part alone is told: what is added up in it is small for no reason of its own. */
export function withCutPeriodsTold(compiled: Compiled, { columns }: TableProfile): Compiled {
  const { steps } = compiled.plan;
  const measures = steps.flatMap((step) => (step.verb === 'group' ? step.measures : []));
  const areAdded = measures.some(({ operation }) => operation === 'sum' || operation === 'count');
  const told = columns.flatMap((column) => {
    const periods = [...cutAlong(steps, column), ...cutNamed(measures, column)];
    return periods.length === 0 ? [] : [{ kind: 'cut-periods' as const, column: column.label, periods }];
  });
  const all = [...(areAdded ? told : []), ...columns.flatMap((column) => spannedRows(steps, column))];
  return all.length > 0 ? { ...compiled, assumptions: [...compiled.assumptions, ...all] } : compiled;
}

/** An average of the last rows spans more than so many periods where the dates do not tell each of them. */
function spannedRows(steps: readonly PlanStep[], { key, label, time }: ColumnProfile): readonly Assumption[] {
  if (time === undefined || time.isCyclic || time.gaps === 0) return [];
  const made = steps.flatMap((step) => (step.verb === 'truncateTime' && step.column === key ? [step] : []));
  const isOfGrain = made.every(({ part }) => part === time.grain);
  const keys = [key, ...made.map(({ as }) => as.key)];
  const windows = steps.flatMap((step) => (step.verb === 'window' && step.operation === 'movingAverage' ? [step] : []));
  return windows.flatMap(({ orderBy = [] }): readonly Assumption[] => {
    const isAlong = orderBy.some(({ column }) => keys.includes(column));
    return isAlong && isOfGrain ? [{ kind: 'spanned-rows', column: label }] : [];
  });
}

const isGrain = (part: string): part is TimeGrain => Object.hasOwn(GRAIN_PLACE, part);

/** The cut periods of a column that a change runs along, from one period to the next. */
function cutAlong(steps: readonly PlanStep[], column: ColumnProfile): readonly string[] {
  const along = steps.flatMap((step) =>
    step.verb === 'window' && ALONG.has(step.operation) ? (step.orderBy ?? []).map((order) => order.column) : [],
  );
  const isPicked = steps.some((step) => step.verb === 'filter' && columnsIn(step.where).includes(column.key));
  const part = steps.flatMap((step) =>
    step.verb === 'truncateTime' && step.column === column.key && along.includes(step.as.key) ? [step.part] : [],
  )[0];
  if (isPicked || part === undefined || !isGrain(part)) return [];
  const { first, last } = cutEnds(column, part);
  return [first, last].flatMap((start) => (start === undefined ? [] : [periodText(start, part)]));
}

/** The cut ones among the periods that are set against one another. */
function cutNamed(measures: readonly Measure[], column: ColumnProfile): readonly string[] {
  const named = measures.flatMap(({ where }) => (where === undefined ? [] : momentsIn(where, column.key)));
  if (named.length !== measures.length || named.length < 2) return [];
  return named.filter((iso) => {
    const moment = maybeMomentOf(iso, '');
    const { first, last } = moment === undefined ? {} : cutEnds(column, moment.grain);
    return moment !== undefined && (moment.at(0) === first || moment.at(0) === last);
  });
}

function momentsIn(where: Expression, key: string): readonly string[] {
  if (where.kind !== 'binary') return [];
  const { operator, left, right } = where;
  if (operator === 'and') return [...momentsIn(left, key), ...momentsIn(right, key)];
  const isOfColumn = left.kind === 'column' && left.key === key;
  return operator === '=' && isOfColumn && right.kind === 'moment' ? [right.iso] : [];
}

import { PlanError } from '../../plan-error.ts';
import { timesOf, unreadableNotes } from '../../table/column-numbers.ts';
import { findColumn } from '../../table/find-column.ts';
import { type Moments, momentColumn, textColumn } from '../../table/made-column.ts';
import { GRAIN_PLACE } from '../../table/periods.ts';
import { nameOf, type PlanColumn } from '../../table/plan-column.ts';
import { withColumn } from '../../table/plan-table.ts';
import { checkSize } from '../../table/row-chunks.ts';
import { badArgument, wholeNumber } from '../check-argument.ts';
import { DATE_PARTS_MADE, type DatePartMaker } from '../date-parts.ts';
import type { Step } from '../step.ts';
import type { DatePart } from '../transform.ts';

/**
 * The period, or the place in a cycle, of each date. Words for months and weekdays are those of `context.locale`. A fiscal year
 * is named by the calendar year in which it ends. Throws where the dates are too coarse to have the part.
 */
export const truncateTime: Step<'truncateTime'> = (table, { column: key, part, fiscalStart = 1, as }, context) => {
  const column = findColumn(table, key);
  checkSize(table.rowCount, table.columns.length + 1, context);
  wholeNumber('fiscalStart', fiscalStart, 1, 12);
  const times = timesOf(column);
  const maker: DatePartMaker = DATE_PARTS_MADE[part];
  checkGrain(column, part, maker);
  const { startOf, textOf } = maker;
  const options = { fiscalStart, locale: context.locale ?? 'EN_US' } as const;
  const starts = new Float64Array(times.length).fill(Number.NaN);
  const texts = new Array<string | null>(times.length).fill(null);
  const textOfStart = new Map<number, string>();
  let empty = 0;
  for (let row = 0; row < times.length; row++) {
    const time = times[row] ?? Number.NaN;
    const start = Number.isNaN(time) ? time : startOf(time, options);
    if (Number.isNaN(start)) {
      empty++;
      continue;
    }
    const text = textOfStart.get(start) ?? textOf(start, options);
    textOfStart.set(start, text);
    starts[row] = start;
    texts[row] = text;
  }
  const made = toColumn(as, maker, { texts, times: starts });
  return {
    table: withColumn(table, made),
    did: { column: nameOf(column), part, periods: textOfStart.size, empty },
    notes: unreadableNotes(column, 'date', table.totals),
  };
};

function toColumn(
  as: { readonly key: string; readonly label: string },
  { shape }: DatePartMaker,
  made: Pick<Moments, 'texts' | 'times'>,
): PlanColumn {
  return shape === undefined ? textColumn(as, made.texts) : momentColumn(as, { ...made, ...shape });
}

function checkGrain(column: PlanColumn, part: DatePart, { needs }: DatePartMaker): void {
  const { grain = 'day', isCyclic } = column.typed;
  if (isCyclic === true) throw new PlanError({ kind: 'wrongKind', column: nameOf(column), needs: 'date' });
  if (GRAIN_PLACE[grain] < GRAIN_PLACE[needs]) throw badArgument('part', part, `no finer than ${grain}`);
}

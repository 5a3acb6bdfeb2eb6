import { columnsIn } from '../../../plan/check/columns-used.ts';
import { isNumeric, isTimelike, numbersRows, numbersThings } from '../../holes/column-nature.ts';
import type { Assumption } from '../../understanding.ts';
import { areFiguresOfPeriods, isMeasurable, pointsNamed, rangeOf, usesOf } from '../asked-measures.ts';
import type { Frame } from '../frame.ts';
import { resolveGroups } from '../groups.ts';
import { groupsOfSpread } from '../spread.ts';
import type { Workshop } from '../workshop.ts';
import { areIdsOverTime, COUNT, type Draft, gathered } from './draft-parts.ts';
import { groupedDraft } from './grouped-draft.ts';
import { measuredDraft } from './measured-draft.ts';
import { mentionedDraft } from './mentioned-draft.ts';

/** Decides what becomes of the rows. Undefined where the pieces make no sense together (the mean of a text). */
export function draftOf(frame: Frame, workshop: Workshop): Draft | undefined {
  const { columnOf } = workshop.context;
  const assumptions: Assumption[] = [];
  const groups = resolveGroups(frame, workshop, assumptions);
  if (groups === undefined) return undefined;
  const { mentions, measures: asked } = usesOf(frame, groups.length > 0);
  if (!asked.every((measure) => isMeasurable(measure, columnOf))) return undefined;
  const keys = new Set(groups.map(({ column }) => column));
  // "Visits by month" of a column that numbers the visits counts them.
  const areCounted = groups.length > 0 && !frame.types.includes('scatter') && !frame.types.includes('bubble');
  // "Houses built per decade" runs along decades of the years in which they were built, and along nothing else.
  const made = [...keys].flatMap((column) => workshop.context.madeColumns().get(column) ?? []);
  const areMadeOf = new Set(
    made.flatMap(({ years, expression }) => (years === undefined ? [] : columnsIn(expression))),
  );
  const left = mentions.filter(
    (column) =>
      !keys.has(column) && !areMadeOf.has(columnOf(column).key) && !(areCounted && numbersRows(columnOf(column))),
  );
  // "Patients by ward" of a table of their visits: they are counted, and no bar or line is drawn for each.
  const things = left.filter(
    (column) => areCounted && numbersThings(columnOf(column)) && !areIdsOverTime(column, groups, { frame, workshop }),
  );
  const rest = left.filter((column) => !things.includes(column));
  const named = rest.filter((column) => isNumeric(columnOf(column)) && !isTimelike(columnOf(column)));
  const others = rest.filter((column) => !named.includes(column));
  const counts =
    asked.length + named.length > 0 ? [] : things.map((column) => ({ operation: 'count', column }) as const);
  const isOfPeriod = areFiguresOfPeriods(asked, named, workshop);
  const measures = isOfPeriod ? named.map((column) => ({ operation: 'sum', column }) as const) : [...asked, ...counts];
  const numbers = isOfPeriod ? [] : named;
  const input = { frame, workshop, assumptions, mentions, measures, groups, numbers, others };
  const ranged = groups.length > 0 || workshop.situation.purpose !== 'chart' ? undefined : rangeOf(measures);
  if (ranged !== undefined) return mentionedDraft({ ...input, measures: [], numbers: [...numbers, ranged] });
  const drawn = groups.length > 0 ? undefined : pointsNamed(frame, measures, workshop);
  if (drawn !== undefined) return { kind: 'raw', columns: [...drawn, ...numbers, ...others] };
  const spread = others.length > 0 ? undefined : groupsOfSpread({ frame, groups, measures, numbers }, workshop);
  if (spread !== undefined) return gathered(spread, [COUNT], input);
  if (measures.length > 0) return measuredDraft(input);
  return groups.length > 0 ? groupedDraft(input) : mentionedDraft(input);
}

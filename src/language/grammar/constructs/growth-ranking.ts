import { cutEnds } from '../../../plan/table/cut-ends.ts';
import { nextPeriod, startOfPeriod } from '../../../plan/table/periods.ts';
import { padded } from '../../../table/notation/moment.ts';
import type { ColumnProfile } from '../../../table/profile.ts';
import { isNumeric, isTimelike } from '../../holes/column-nature.ts';
import { whatColumn } from '../../holes/what-column.ts';
import { whoColumn } from '../../holes/who-column.ts';
import type { MeaningOf, MomentMention } from '../meaning.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';

/** The first and the last period of a grain that the dates tell whole; where there are no two of them, those that they begin and end in. */
function wholeEnds(column: ColumnProfile, part: 'month' | 'year'): readonly number[] {
  const { time } = column;
  if (time === undefined) return [];
  const all = [startOfPeriod(time.first, part), startOfPeriod(time.last, part)];
  const { first: cutFirst, last: cutLast } = cutEnds(column, part);
  const whole = all.map((start, at) => {
    if (at === 0) return start === cutFirst ? nextPeriod(start, part) : start;
    return start === cutLast ? nextPeriod(start, part, -1) : start;
  });
  const [first = 0, last = 0] = whole;
  return first < last ? whole : all;
}

/** The first and the last year of the table's dates, or months where one year holds them; undefined where there is one of them alone. */
function endsOfDates({ table, columnOf }: BuildContext): readonly [MomentMention, MomentMention] | undefined {
  const date = table.columns.findIndex((_, column) => isTimelike(columnOf(column)));
  const { time } = columnOf(Math.max(0, date));
  if (date < 0 || time === undefined || time.isCyclic) return undefined;
  const ends = [time.first, time.last].map((moment) => new Date(moment).getUTCFullYear());
  const [first, last] = wholeEnds(columnOf(date), ends[0] === ends[1] ? 'month' : 'year').map(
    (start) => new Date(start),
  );
  if (first === undefined || last === undefined) return undefined;
  const isWithinYear = first.getUTCFullYear() === last.getUTCFullYear();
  const isWithinMonth = isWithinYear && first.getUTCMonth() === last.getUTCMonth();
  if (isWithinMonth) return undefined;
  const toMoment = (moment: Date): MomentMention => {
    const year = String(moment.getUTCFullYear());
    return isWithinYear
      ? {
          shape: 'monthOfYear',
          iso: `${year}-${padded(moment.getUTCMonth() + 1, 2)}`,
          time: Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth(), 1),
        }
      : { shape: 'year', iso: year, time: Date.UTC(moment.getUTCFullYear(), 0, 1) };
  };
  return [toMoment(first), toMoment(last)];
}

/** Whom "who" and what "what" asks for. */
function askedFor(parts: Parts, { profile }: BuildContext): number | undefined {
  if (parts.has('whoWord')) return whoColumn(profile);
  return parts.has('whatWord') ? whatColumn(profile) : undefined;
}

/** "Which region's sales grew most from 2021 to 2023": all groups, the greatest change first; over all the dates where no periods are named. */
function rankedChange(parts: Parts, context: BuildContext): MeaningOf['Change'] | undefined {
  const extreme = parts.get('Extreme');
  const direction = extreme?.direction ?? parts.get('Superlative')?.direction;
  const named = parts.all('Moment');
  const ends = named.length === 0 ? endsOfDates(context) : named;
  const [from, to] = ends ?? [];
  if (direction === undefined || from === undefined || to === undefined || from.shape !== to.shape) return undefined;
  if (extreme !== undefined && extreme.dimension !== 'speed') return undefined;
  const turned = direction === 'ascending' ? 'descending' : 'ascending';
  const column = parts.get('Column')?.column;
  if (column !== undefined && !isNumeric(context.columnOf(column))) return undefined;
  const of = askedFor(parts, context);
  const isAsked = parts.has('whoWord') || parts.has('whatWord');
  if (isAsked && (of === undefined || context.columnOf(of).isUnique)) return undefined;
  return {
    ...(column === undefined ? {} : { measure: { column } }),
    ...(of === undefined ? {} : { of }),
    from,
    to,
    // What grows fastest grows by the greatest part of what it was.
    isPercentage: extreme !== undefined || parts.has('growth') || parts.has('percentage'),
    // What fell most has the lowest change.
    direction: parts.says('fallWord') ? turned : direction,
  };
}

const PERIODS = 'between|from|in Moment and|to|until Moment';
const FORMS = [
  'Column? growth|changeWord Extreme|Superlative in|by|of? Column?',
  'has|with Extreme|Superlative Column? growth|changeWord in|of? Column?',
  'Extreme growth|changeWord',
  'whoWord|whatWord has? growth|changeWord Extreme|Superlative in|by|of? Column?',
  // Where verbs come first: «نمت مبيعاتها أسرع».
  'growth|changeWord Column their|them? Extreme|Superlative',
];

/** Groups ranked by how a figure changed: "which country grew fastest", "the fastest growing region". */
export const GROWTH_RANKING_RULES: readonly Rule[] = FORMS.flatMap((pattern, at) => [
  defineRule({ id: `ranked-by-change-${at}`, gives: 'Change', pattern, weight: 0.7, build: rankedChange }),
  defineRule({
    id: `ranked-by-change-between-${at}`,
    gives: 'Change',
    pattern: `${pattern} ${PERIODS}`,
    weight: 1.4,
    build: rankedChange,
  }),
]);

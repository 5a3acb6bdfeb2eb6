import type { DatePart } from '../../../plan/transform/transform.ts';
import type { ColumnProfile } from '../../../table/profile.ts';
import { isTimelike } from '../../holes/column-nature.ts';
import type { MeaningOf } from '../meaning.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';
import { gatheredTo, isFigure, timeOfPicture } from './figures.ts';

type Window = MeaningOf['Window'];

/** Periods that an average moves over where the wish names none: a week of days, a quarter of months. */
const USUAL = { day: 7, other: 3 } as const;
/** From this share of its days on, a column of dates tells of every day. */
const NEARLY_ALL = 0.7;
const DAY_MS = 86_400_000;

/** An average of the last few periods or rows, of a figure or of the only one. */
function movingAverage(parts: Parts, context: BuildContext): Window | undefined {
  const column = parts.get('Column')?.column ?? parts.get('Measure')?.measures[0]?.column;
  const given = parts.get('Number')?.value;
  if (column !== undefined && !isFigure(context.columnOf(column))) return undefined;
  if (given !== undefined && (!Number.isInteger(given) || given < 1)) return undefined;
  const unit = parts.get('Unit')?.part;
  const part = gatheredTo(unit, context);
  const along = part === undefined && column !== undefined ? periodsOfPicture(unit, context) : undefined;
  return {
    operation: 'movingAverage',
    size: given ?? (along?.part === 'day' ? USUAL.day : USUAL.other),
    ...(column === undefined ? {} : { column }),
    ...(part === undefined ? {} : { part }),
    ...(along === undefined ? {} : { along }),
  };
}

/** "7-day average of cases" has no word for moving: it is one where its periods are told by the table, and several. */
function averageOfSpan(parts: Parts, context: BuildContext): Window | undefined {
  const size = parts.get('Number')?.value ?? 0;
  const dates = context.profile.columns.filter((column) => isTimelike(column) && column.time?.isCyclic === false);
  const part = parts.get('Unit')?.part;
  const isTold = dates.some(({ time }) => time?.grain === part) || gatheredTo(part, context) !== undefined;
  return size > 1 && isTold ? movingAverage(parts, context) : undefined;
}

/** Of single rows a picture moves along their dates: the periods that are named, each day where nearly all are told, else periods that can be read. */
function periodsOfPicture(unit: DatePart | undefined, context: BuildContext): Window['along'] {
  const { profile, purpose, isFollowing } = context;
  const date = profile.columns.find((column) => isTimelike(column) && column.time?.isCyclic === false);
  const isOfUnit = unit !== undefined && date?.time?.grain === unit && purpose === 'chart' && !isFollowing;
  if (isOfUnit) return { column: date.index, part: unit, isAlone: true };
  const along = timeOfPicture(context);
  const own = along?.column === undefined ? undefined : context.columnOf(along.column);
  const isOfDays = own !== undefined && isDaily(own);
  return isOfDays ? { ...along, part: 'day' } : along;
}

function isDaily({ time, distinct }: ColumnProfile): boolean {
  if (time?.grain !== 'day') return false;
  const days = (time.last - time.first) / DAY_MS + 1;
  return distinct >= days * NEARLY_ALL;
}

const FIGURE = 'Column|Measure';

/** Averages that move along rows or periods. */
export const MOVING_AVERAGE_RULES: readonly Rule[] = [
  { pattern: `movingAverage of|in|for|on|by? ${FIGURE}`, weight: 0.3 },
  { pattern: 'Column as|in? movingAverage', weight: 0.45 },
  { pattern: 'movingAverage', weight: 0 },
  { pattern: `Number Unit|rows? movingAverage of|for? ${FIGURE}?`, weight: 0.4 },
  { pattern: `movingWord Number Unit|rows? average of|for? ${FIGURE}?`, weight: 1 },
  { pattern: `movingAverage of|for? ${FIGURE}? over|with|by|of|in Number Unit|rows?`, weight: 0.4 },
  { pattern: `movingAverage of|with|over|to Number Unit|rows of|for|in ${FIGURE}`, weight: 0.5 },
]
  .map(({ pattern, weight }, at) =>
    defineRule({ id: `moving-average-${at}`, gives: 'Window', pattern, weight, build: movingAverage }),
  )
  .concat(
    ['Number Unit average of|for? Column', 'average of? Number Unit of|for|in? Column'].map((pattern, at) =>
      defineRule({ id: `average-of-span-${at}`, gives: 'Window', pattern, weight: 0.6, build: averageOfSpan }),
    ),
  );

import type { Axis, AxisLabel } from '../axes/axis.ts';
import type { AxisTexts } from '../axes/find-axis-labels.ts';
import type { Sight } from '../axes/sight.ts';
import type { TextPiece } from '../labels/find-texts.ts';
import { readTexts } from '../labels/read-texts.ts';
import { boxAround, type Extent, heightOf } from '../raster/raster.ts';
import type { Calendar } from './calendar.ts';
import { type DatedLabel, fitCalendar } from './fit-calendar.ts';
import { type DateStyle, readDateLabel } from './read-date-label.ts';

/** A second row stands right below a label, so many of its heights away, its middle so near to that of the label, in pixels. */
const BELOW = 1.2;
const OFF_MIDDLE = 4;

const middleOf = ({ left, right }: Extent): number => (left + right) / 2;

const isBelow = (label: Extent, { extent, direction }: TextPiece): boolean =>
  direction === 'level' &&
  Math.abs(middleOf(extent) - middleOf(label)) <= OFF_MIDDLE &&
  extent.top >= label.bottom - 1 &&
  extent.top - label.bottom <= BELOW * heightOf(label);

/** Words of one label stand so near to each other, in its heights, with a comma between them or without. */
const SPACE = 1;
const EITHER = [false, true].flatMap((isDayFirst) =>
  [false, true].map((areYearsShort): DateStyle => ({ isDayFirst, areYearsShort, areSpacesLost: false })),
);

const statesDate = (text: string): boolean => EITHER.some((style) => readDateLabel(text, style) !== undefined);

/** Two labels side by side as one, where they say a date together and one of them hardly any by itself: "Mon" and "22". */
function joinDate(one: AxisLabel, other: AxisLabel): AxisLabel | undefined {
  const text = `${one.text} ${other.text}`;
  const isNear = other.extent.left - one.extent.right <= SPACE * heightOf(one.extent);
  if (!isNear || !statesDate(text)) return undefined;
  const extent = boxAround([one.extent, other.extent]);
  return { text, extent, at: middleOf(extent), confidence: Math.min(one.confidence, other.confidence) };
}

/** The labels of an axis with the words of each date together. */
function joinDates(labels: readonly AxisLabel[]): readonly AxisLabel[] {
  const joined: AxisLabel[] = [];
  for (const label of [...labels].sort((one, other) => one.at - other.at)) {
    const last = joined.at(-1);
    const whole = last === undefined ? undefined : joinDate(last, label);
    if (whole === undefined) joined.push(label);
    else joined[joined.length - 1] = whole;
  }
  return joined;
}

/** The labels where they stand on marks and lines, and by their middles: edges of bars look like lines too. */
function calendarsOf(labels: readonly DatedLabel[]): readonly Calendar[] {
  // Slanted labels overlap, and end at their places.
  const areLevel = labels.every(({ extent }, index) => extent.left >= (labels[index - 1]?.extent.right ?? extent.left));
  const middles = areLevel ? labels.map((label) => ({ ...label, at: middleOf(label.extent) })) : [];
  return [fitCalendar(labels), fitCalendar(middles)].filter((calendar) => calendar !== undefined);
}

/**
 * A level axis with the moments that its places are, where its labels are dates. What stands in a second row below some of them, as
 * the year below the first month, completes them and is no title.
 */
export async function withCalendars(axis: Axis, { beyond }: AxisTexts, sight: Sight): Promise<Axis> {
  if (axis.scale !== undefined && !axis.isYears) return axis;
  const own = joinDates(axis.labels);
  const rows = own.map(({ extent }) => beyond.find((piece) => isBelow(extent, piece)));
  const pieces = [...new Set(rows.filter((piece) => piece !== undefined))];
  const read = await readTexts(pieces, sight, { languages: ['eng'] }, sight.recogniser);
  const below = rows.map((piece) => (piece === undefined ? undefined : read[pieces.indexOf(piece)]?.text));
  const complete = own.map((label, index) => ({ ...label, ...(below[index] && { below: below[index] }) }));
  const withRows = pieces.length === 0 ? [] : calendarsOf(complete);
  const calendars = withRows.length > 0 ? withRows : calendarsOf(own);
  const title = withRows.length > 0 && below.includes(axis.title) ? '' : axis.title;
  const [calendar] = calendars;
  if (calendar === undefined) return axis;
  // Among months the years are no numbers of an axis that measures.
  const { scale, ...named } = axis;
  const isMeasured = scale !== undefined && scale.support >= calendar.scale.support;
  return { ...(isMeasured ? axis : { ...named, isYears: false }), labels: own, title, calendars };
}

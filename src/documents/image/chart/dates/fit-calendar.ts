import type { AxisLabel } from '../axes/axis.ts';
import { fitScale, type Scale, type Tick } from '../axes/fit-scale.ts';
import type { Calendar } from './calendar.ts';
import { DATE_PARTS, type DateParts, type DateStyle, readDateLabel } from './read-date-label.ts';
import { unrollMoments } from './unroll-moments.ts';

/** A label of a time axis: what stands in a second row below it completes it. */
export type DatedLabel = AxisLabel & { readonly below?: string };

/** How far a label may lie off the scale, in pixels; so many agree, and that share of them. */
const REACH = 2.2;
const LEAST_LABELS = 3;
const MOST_AGREEING = 0.6;
/** How sure labels are that bear each other out, and those of which some do not. */
const BORNE_OUT = 0.9;
const LIKELY = 0.6;
const YEAR_MS = 366 * 86_400_000;
/** Where no label states the year it may have a 29th of February or not: nothing else of it is ever told. */
const ASSUMED_YEARS = [2023, 2024] as const;

function partsOf({ text, below }: DatedLabel, style: DateStyle): DateParts | undefined {
  const own = readDateLabel(text, style);
  const longer = below === undefined ? undefined : readDateLabel(below, style);
  return own === undefined ? undefined : { ...longer, ...own };
}

type Fitted = Calendar & { readonly span: number };

/** The scale of labels whose moments are known; `undefined` where too few lie on one. */
function fitTimes(sorted: readonly DatedLabel[], times: readonly (number | undefined)[]): Scale | undefined {
  const ticks = sorted.flatMap(({ at, extent }, label) => {
    const value = times[label];
    // Labels at the ends may be pushed inwards, so that they begin or end at their places.
    const places = [...(label === 0 ? [extent.left] : []), ...(label === sorted.length - 1 ? [extent.right] : []), at];
    const tickAt = (place: number): Tick => ({ at: place, value: value ?? 0, label, confidence: place === at ? 1 : 0 });
    return value === undefined ? [] : places.map(tickAt);
  });
  const scale = fitScale(ticks, REACH);
  const least = Math.max(LEAST_LABELS, MOST_AGREEING * sorted.length);
  const isConvincing = scale?.kind === 'linear' && scale.slope > 0 && scale.support >= least;
  return isConvincing ? { ...scale, total: sorted.length } : undefined;
}

function fitStyle(sorted: readonly DatedLabel[], style: DateStyle): Fitted | undefined {
  const parts = sorted.map((label) => partsOf(label, style));
  // Bare numbers of one or two digits are days beside months, years and weekdays alone.
  const isStated = sorted.some(
    ({ text }, index) =>
      parts[index] !== undefined && (/\p{L}/u.test(text) || Object.keys(parts[index]).join() !== 'day'),
  );
  const [best] = ASSUMED_YEARS.flatMap((year) => {
    const unrolled = isStated ? unrollMoments(parts, year) : undefined;
    const scale = unrolled === undefined ? undefined : fitTimes(sorted, unrolled.times);
    return unrolled === undefined || scale === undefined ? [] : [{ ...unrolled, scale }];
  }).sort((one, other) => other.scale.support - one.scale.support || one.scale.residual - other.scale.residual);
  if (best === undefined) return undefined;
  const { scale, known, times } = best;
  const stated = parts.flatMap((own) => (own === undefined ? [] : [Object.keys(own).sort().join()]));
  const naming = sorted.filter((_, index) => parts[index]?.[known] !== undefined);
  // What one label alone states is no surer than that.
  const least = naming.length > 1 ? BORNE_OUT : Math.min(BORNE_OUT, naming[0]?.confidence ?? 0);
  const values = times.filter((time) => time !== undefined);
  return {
    scale,
    known,
    areAlike: stated.every((own) => own === stated[0]) && sorted.every(({ below }) => below === undefined),
    finest: DATE_PARTS.findLast((part) => parts.some((own) => own?.[part] !== undefined)) ?? known,
    confidence: scale.support === sorted.length ? least : Math.min(LIKELY, least),
    span: Math.max(...values) - Math.min(...values),
  };
}

/** True where the same two digits stand behind all months; the first day of each is no year. */
function haveOneFigure(labels: readonly DatedLabel[]): boolean {
  const figures = labels.map(({ text }) => /\p{L}\P{L}*?(?<figure>\d{2})$/u.exec(text)?.groups?.figure);
  const [first] = figures;
  return first !== undefined && first !== '01' && figures.every((figure) => figure === first);
}

/**
 * The moments that the labels of an axis stand at, in even steps of time; `undefined` where they are no dates, lie on no such scale,
 * or mean two things.
 */
export function fitCalendar(labels: readonly DatedLabel[]): Calendar | undefined {
  const sorted = [...labels].sort((one, other) => one.at - other.at);
  const plain = { areYearsShort: false, areSpacesLost: false };
  const [monthFirst, dayFirst] = [false, true].map((isDayFirst) => {
    const [days, years] = [false, true].map((areYearsShort) =>
      fitStyle(sorted, { ...plain, isDayFirst, areYearsShort }),
    );
    // "Mar 05, Sep 05, Mar 06": days of more than a year are years, and so is likely what is the same behind each month.
    if (days === undefined || (years !== undefined && days.span >= YEAR_MS)) return years;
    return years !== undefined && haveOneFigure(sorted)
      ? { ...years, confidence: Math.min(LIKELY, years.confidence) }
      : days;
  });
  if (monthFirst === undefined && dayFirst === undefined)
    return fitStyle(sorted, { ...plain, isDayFirst: false, areSpacesLost: true });
  if (monthFirst === undefined || dayFirst === undefined) return monthFirst ?? dayFirst;
  return Math.abs(monthFirst.scale.slope - dayFirst.scale.slope) <= 1e-6 * dayFirst.scale.slope
    ? monthFirst
    : undefined;
}

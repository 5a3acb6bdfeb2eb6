import type { StepGrain } from '../../../insight/figure.ts';
import type { AxisName, ChangeFact, Mark, Point, SeriesName } from '../../../insight/insight.ts';
import { plainOf } from '../claim.ts';
import type { Speech } from '../grammar.ts';
import { isToNothing, sizeOf } from '../points.ts';
import { isPlural, possessive, withArticle } from './nouns.ts';

const IN: Readonly<Partial<Record<StepGrain, string>>> = {
  year: 'in',
  half: 'in',
  quarter: 'in',
  month: 'in',
  week: 'in the week of',
  day: 'on',
  // Where a date stands before the clock, it is the date that takes the preposition: "on 2 March 2024 at 06:00".
  hour: 'at',
  minute: 'at',
  second: 'at',
};

/** "in January 2024", "on 12 March", "at 14:00"; "for Tea" where points are no periods. Beside another of its year it goes without the year. */
export function at(point: Point, axis: AxisName, speech: Speech, other?: Point): string {
  const name = other === undefined ? speech.name(point, axis) : speech.shortName(point, other, axis);
  return `${plainOf(name).startsWith('week ') ? 'in' : prepositionOf(axis)} ${name}`;
}

/** The preposition that a point of an axis takes. */
function prepositionOf({ kind, grain }: AxisName): string {
  if (kind === 'time' && (grain === 'hour' || grain === 'minute' || grain === 'second')) return 'on';
  return kind === 'time' || kind === 'cycle' ? (IN[grain] ?? 'in') : 'for';
}

/** "between January and October 2024". */
export function between(from: Point, to: Point, axis: AxisName, speech: Speech): string {
  return `between ${speech.shortName(from, to, axis)} and ${speech.name(to, axis)}`;
}

/** "from January to October 2024". */
export function fromTo(from: Point, to: Point, axis: AxisName, speech: Speech): string {
  return `from ${speech.shortName(from, to, axis)} to ${speech.name(to, axis)}`;
}

/** A series as a bare noun phrase, as titles have it: "sales", "North’s sales", "North". */
export function noun(series: SeriesName, speech: Speech): string {
  const { text, group, isPeriod } = speech.measure(series);
  if (group === undefined) return text === '' ? 'the value' : isPeriod ? `value in ${text}` : text;
  return text === '' ? group : `${possessive(group, plainOf(group))} ${text}`;
}

/** A series after another one: of groups of one measure the second goes without it, "North’s sales" and "South’s". */
export function nounAfter(series: SeriesName, first: SeriesName, speech: Speech): string {
  const { group } = speech.measure(series);
  return group !== undefined && speech.areGroupsOfOne(series, first)
    ? possessive(group, plainOf(group))
    : noun(series, speech);
}

/** Two series side by side, what they measure named once: "North’s and South’s sales". */
export function bothNouns(one: SeriesName, other: SeriesName, speech: Speech): string {
  return `${nounAfter(one, other, speech)} and ${noun(other, speech)}`;
}

/** What part of a whole a series is: "North’s share of sales", "the share of solar power". */
export function shareOf(series: SeriesName, speech: Speech): string {
  const { text, group, isName } = speech.measure(series);
  if (group !== undefined) return `${possessive(group, plainOf(group))} share${text === '' ? '' : ` of ${text}`}`;
  return isName ? `${possessive(text, plainOf(text))} share of the total` : `the share of ${noun(series, speech)}`;
}

/** True for a series that is called by a thing it belongs to, and by no measure: "the highest value for Norte". */
export function isThing(series: SeriesName, speech: Speech): boolean {
  const { text, isName } = speech.measure(series);
  return text === '' || isName;
}

/** The verb that a series takes as its subject; a group is one. */
export function wasOrWere(series: SeriesName, speech: Speech): 'was' | 'were' {
  const { text, plain, isName } = speech.measure(series);
  return text !== '' && !isName && isPlural(plain) ? 'were' : 'was';
}

/** A series as a subject: with the article that its noun needs. */
export function subject(series: SeriesName, speech: Speech): string {
  const { text, group, plain, isName, isPeriod } = speech.measure(series);
  if (isPeriod) return `the ${noun(series, speech)}`;
  if (group !== undefined || text === '' || isName) return noun(series, speech);
  return withArticle(text, plain);
}

/** " by 42%" or nothing where numbers are not wanted. */
export function byHowMuch(change: Pick<ChangeFact, 'difference' | 'relative' | 'to'>, speech: Speech): string {
  if (speech.hasNumbers && isToNothing(change)) return ` to ${speech.counted(change.to.value, { other: 'zero' })}`;
  return howFar(change, speech);
}

/** The same beside both values, of which the second says so itself. */
export function howFar(change: Pick<ChangeFact, 'difference' | 'relative'>, speech: Speech): string {
  if (!speech.hasNumbers) return '';
  const size = sizeOf(change, speech);
  return size === change.relative ? ` ${speech.size(size)}` : ` by ${speech.size(size)}`;
}

/** The names of the places of a mark: "Spain and Italy". */
export function places(mark: Mark, axis: AxisName, speech: Speech): string {
  return speech.names(mark.points, axis);
}

/** The same, where another point has just been named: places of its year go without it. */
export function shortPlaces({ points }: Mark, other: Point, axis: AxisName, speech: Speech): string {
  const [point] = points;
  return point !== undefined && points.length === 1 ? speech.shortName(point, other, axis) : speech.names(points, axis);
}

/** A point before its verb: an American date closes its year with a comma, "June 1, 2025, saw". */
export function asSubject(marked: string): string {
  return /, \d{4}$/.test(plainOf(marked)) ? `${marked},` : marked;
}

const RANKS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'] as const;

/** A rank in words: "third"; from the eleventh on in figures: "21st". */
export function rankWords(rank: number): string {
  const word = RANKS[rank - 1];
  if (word !== undefined) return word;
  const tens = rank % 100;
  const ending = tens > 10 && tens < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][rank % 10] ?? 'th');
  return `${rank}${ending}`;
}

/** The preposition before the name of a season: in July, on Monday, at 09:00. */
export const WITHIN = { month: 'in', quarter: 'in', day: 'on', hour: 'at' } as const;

const PERIODS: ReadonlySet<StepGrain> = new Set(['year', 'quarter', 'month', 'week', 'day']);

/** " a month" behind an average over rows of one month each; nothing elsewhere. */
export function each({ grain, isEveryPeriod }: AxisName): string {
  return isEveryPeriod === true && PERIODS.has(grain) ? ` a ${grain}` : '';
}

import { foldWords } from '../notation/characters.ts';
import { maybeMoment } from '../notation/date-notation.ts';
import { MOMENT_SHAPES, timeOfDay } from '../notation/moment.ts';
import type { TableProfile, TimeGrain } from '../profile.ts';

/** A period that a heading names. */
type HeadingPeriod = { readonly grain: TimeGrain; readonly isCyclic: boolean; readonly time: number };

const FIRST_YEAR = 1900;
const LAST_YEAR = 2199;

/** The grain of the periods that the labels of all measures name, where they stand in order; undefined where they name none. */
export function findHeaderTime(labels: readonly string[]): TableProfile['headerTime'] {
  if (labels.length < 2) return undefined;
  const periods = labels.map(periodOf);
  const [first] = periods;
  if (first === undefined) return undefined;
  let last = Number.NEGATIVE_INFINITY;
  for (const period of periods) {
    if (period === undefined || period.grain !== first.grain || period.isCyclic !== first.isCyclic) return undefined;
    if (period.time <= last) return undefined;
    last = period.time;
  }
  return { grain: first.grain, isCyclic: first.isCyclic };
}

function periodOf(label: string): HeadingPeriod | undefined {
  const text = foldWords(label);
  if (/^\d{4}$/.test(text)) {
    const year = Number(text);
    return year >= FIRST_YEAR && year <= LAST_YEAR
      ? { grain: 'year', isCyclic: false, time: timeOfDay(year, 1, 1) }
      : undefined;
  }
  const moment = maybeMoment(text);
  if (moment === undefined) return undefined;
  const { grain, isCyclic } = MOMENT_SHAPES[moment.shape];
  return { grain, isCyclic, time: moment.time };
}

/** A category column's distinct texts. */
type Texts = readonly string[];

const LEAST_THINGS = 3;
/** Columns that are compared at most, each with each. */
const MOST_COLUMNS = 16;

/** True where a table sets things against themselves: two categories of the same texts, or one whose texts head the measures. */
export function isMatrixTable(categories: readonly Texts[], measureLabels: readonly string[]): boolean {
  const sets = categories.slice(0, MOST_COLUMNS).map((texts) => new Set(texts.map(foldWords)));
  const headings = new Set(measureLabels.map(foldWords));
  return sets.some(
    (set, place) =>
      set.size >= LEAST_THINGS &&
      (isSameSet(set, headings) || sets.slice(place + 1).some((other) => isSameSet(set, other))),
  );
}

function isSameSet(left: ReadonlySet<string>, right: ReadonlySet<string>): boolean {
  if (left.size !== right.size) return false;
  for (const text of left) {
    if (!right.has(text)) return false;
  }
  return true;
}

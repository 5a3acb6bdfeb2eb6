import type { ChartType } from '../../chart/chart-type.ts';
import type { FitEntry } from '../../fit/factor.ts';
import type { TypedTable } from '../../table/parse-table.ts';
import type { TableProfile } from '../../table/profile.ts';
import type { PreparedShape } from '../../writing/suggestions/data-preparation.ts';
import type { Candidate, PictureKind } from './candidate.ts';
import { PICTURE_OF } from './candidate.ts';
import { isEven } from './is-even.ts';
import type { Steer } from './read-prompt.ts';
import type { Drawing, View } from './view-candidate.ts';

/** What each thing counts that speaks for a view. */
const WEIGHTS = { relevance: 0.5, picture: 1.4, fit: 0.5, telling: 0.5, goal: 2, wanted: 3 } as const;
/** What is taken off for each chosen view that is like it. */
const AGAIN = { picture: 0.8, nearPicture: 0.5, goal: 0.25, columns: 0.3 } as const;
/** A good fit; more does not count. */
const GOOD_FIT = 60;
const BEST_FIT = 1.2;
/** Below this a view says too little to stand before one that says more. */
const DULL = 0.25;
/** How well each kind of picture mostly fits what was made for it, in good fits, before it is known. */
const HOPED_FIT = {
  lines: 0.8,
  bars: 0.7,
  layers: 0.6,
  slices: 0.45,
  dots: 0.6,
  grid: 0.4,
  steps: 0.4,
  table: 0,
} as const satisfies Record<PictureKind, number>;
/** How much a view mostly says, before it is read. */
const HOPED_TELLING = 0.4;
/** Worth of the kinds of picture by their place in the ranking of the table as it is. */
const PICTURE_WORTH = 0.72;

/** How the kinds of picture rank for a table as it is: 1 for the best. */
export type PictureWorth = ReadonlyMap<PictureKind, number>;

/** What views are weighed by. */
export type Weighing = { readonly worth: PictureWorth; readonly steer: Steer };

/** What `evaluate` says of a table, told by kinds of picture. */
export function worthOfPictures(ranking: readonly FitEntry[]): PictureWorth {
  const kinds = new Set(ranking.flatMap(({ type, verdict }) => (verdict === 'ok' ? [PICTURE_OF[type]] : [])));
  return new Map(Array.from(kinds, (kind, place) => [kind, PICTURE_WORTH ** place]));
}

const pictureWorth = (type: ChartType, worth: PictureWorth): number =>
  WEIGHTS.picture * (worth.get(PICTURE_OF[type]) ?? 0);

/** How near a candidate is to what the table and the prompt are about, whatever type shows it. */
function heedOf({ goal, about, relevance }: Candidate, steer: Steer): number {
  const named = about.filter((key) => steer.wanted.has(key)).length;
  const heed = named === 0 ? 0 : (named / steer.wanted.size) * (0.5 + (0.5 * named) / about.length);
  return WEIGHTS.relevance * relevance + (steer.goals.includes(goal) ? WEIGHTS.goal : 0) + WEIGHTS.wanted * heed;
}

/** True for a view that says little: it stands behind every one that says more. */
export function isDull(view: View): boolean {
  return tellingOf(view) < DULL;
}

function tellingOf({ insights }: View): number {
  return Math.max(0, ...insights.map((fact) => (isEven(fact) ? 0 : fact.score)));
}

/** What a view is worth beside those chosen, by all that is known of it. */
export function worthOf(view: View, chosen: readonly Drawing[], { worth, steer }: Weighing): number {
  return worthOfDrawing(view, chosen, { worth, steer }) + WEIGHTS.telling * (tellingOf(view) - HOPED_TELLING);
}

/** What a drawing is worth if it says as much as one may hope. */
export function worthOfDrawing(drawing: Drawing, chosen: readonly Drawing[], { worth, steer }: Weighing): number {
  const { candidate, entry } = drawing;
  const fit = Math.max(-1, Math.min(BEST_FIT, entry.score / GOOD_FIT));
  const own = heedOf(candidate, steer) + pictureWorth(entry.type, worth) + WEIGHTS.fit * fit;
  return own + WEIGHTS.telling * HOPED_TELLING - likeness(candidate, entry.type, chosen);
}

/** What a candidate is worth if one of its types fits well and it says as much as one may hope. */
export function worthOfCandidate(candidate: Candidate, chosen: readonly Drawing[], { worth, steer }: Weighing): number {
  const best = candidate.types.map(
    (type) => pictureWorth(type, worth) + WEIGHTS.fit * HOPED_FIT[PICTURE_OF[type]] - likeness(candidate, type, chosen),
  );
  return heedOf(candidate, steer) + Math.max(...best) + WEIGHTS.telling * HOPED_TELLING;
}

/** What is taken off a candidate in a type for what is like it among those chosen. */
function likeness({ goal, about }: Candidate, type: ChartType, chosen: readonly Drawing[]): number {
  return chosen.reduce((sum, other) => {
    const pictures = [PICTURE_OF[other.entry.type], PICTURE_OF[type]];
    const isSamePicture = pictures[0] === pictures[1];
    const isNear = pictures.every((kind) => kind === 'bars' || kind === 'layers');
    return (
      sum +
      (isSamePicture ? AGAIN.picture : isNear ? AGAIN.nearPicture : 0) +
      (other.candidate.goal === goal ? AGAIN.goal : 0) +
      (isSameSet(other.candidate.about, about) ? AGAIN.columns : 0)
    );
  }, 0);
}

const isSameSet = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((key) => other.includes(key));

/** Dots stand where the first two measures say, whatever else is beside them. */
function placesOf({ columns }: TableProfile): string {
  return columns
    .filter(({ role }) => role === 'measure')
    .slice(0, 2)
    .map(({ key }) => key)
    .join('\n');
}

const MOST_COMPARED_ROWS = 500;

const CONTENTS = new WeakMap<TypedTable, string>();

/** True for two drawings that show the same, their rows in any order. */
export function areSamePicture(one: Drawing, other: Drawing): boolean {
  const [kind, otherKind] = [PICTURE_OF[one.entry.type], PICTURE_OF[other.entry.type]];
  if (kind !== otherKind) return false;
  const [{ table, profile }, { table: otherTable, profile: otherProfile }] = [one.examined, other.examined];
  if (kind === 'dots') return placesOf(profile) === placesOf(otherProfile);
  return table === otherTable || (table.rowCount === otherTable.rowCount && contentOf(one) === contentOf(other));
}

function contentOf({ candidate, examined: { table } }: Drawing): string {
  const known = CONTENTS.get(table) ?? writeContent(table, candidate.preparation.shape);
  CONTENTS.set(table, known);
  return known;
}

function writeContent({ rowCount, columns }: TypedTable, shape: PreparedShape): string {
  if (rowCount > MOST_COMPARED_ROWS || shape.kind === 'as-is') return columns.map(({ key }) => key).join('\n');
  const rows = Array.from({ length: rowCount }, (_, row) =>
    JSON.stringify(columns.map(({ typed }) => typed.values[row])),
  );
  return rows.sort().join('\n');
}

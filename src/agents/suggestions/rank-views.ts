import type { FitEntry } from '../../fit/factor.ts';
import type { TableProfile } from '../../table/profile.ts';
import type { Candidate, PictureKind } from './candidate.ts';
import { PICTURE_OF } from './candidate.ts';
import type { Steer } from './read-prompt.ts';
import type { View } from './view-candidate.ts';

/** What each thing counts that speaks for a view. */
const WEIGHTS = { relevance: 0.5, picture: 1.4, fit: 0.5, telling: 0.5, goal: 2, wanted: 1.5 } as const;
/** What is taken off for each chosen view that is like it. */
const AGAIN = { picture: 0.8, nearPicture: 0.5, goal: 0.25, columns: 0.3 } as const;
/** A good fit; more does not count. */
const GOOD_FIT = 60;
const BEST_FIT = 1.2;
/** Below this a view says too little to stand before one that says more. */
const DULL = 0.25;
/** Worth of the kinds of picture by their place in the ranking of the table as it is. */
const PICTURE_WORTH = 0.72;

/** How the kinds of picture rank for a table as it is: 1 for the best. */
export type PictureWorth = ReadonlyMap<PictureKind, number>;

/** What `evaluate` says of a table, told by kinds of picture. */
export function worthOfPictures(ranking: readonly FitEntry[]): PictureWorth {
  const kinds = new Set(ranking.flatMap(({ type, verdict }) => (verdict === 'ok' ? [PICTURE_OF[type]] : [])));
  return new Map(Array.from(kinds, (kind, place) => [kind, PICTURE_WORTH ** place]));
}

/** What speaks for a candidate before it is carried out. */
export function promiseOf({ goal, types, about, relevance }: Candidate, worth: PictureWorth, steer: Steer): number {
  const best = Math.max(0, ...types.map((type) => worth.get(PICTURE_OF[type]) ?? 0));
  const named = about.filter((key) => steer.wanted.has(key)).length;
  const heed = named === 0 ? 0 : (named / steer.wanted.size) * (0.5 + (0.5 * named) / about.length);
  return (
    WEIGHTS.relevance * relevance +
    WEIGHTS.picture * best +
    (steer.goals.includes(goal) ? WEIGHTS.goal : 0) +
    WEIGHTS.wanted * heed
  );
}

/** True for a view that says little: it stands behind every one that says more. */
export function isDull(view: View): boolean {
  return tellingOf(view) < DULL;
}

function tellingOf({ insights }: View): number {
  return Math.max(0, ...insights.map(({ kind, score }) => (kind === 'completeness' ? 0 : score)));
}

/** What speaks for a view that has been carried out. */
export function scoreOf(view: View, worth: PictureWorth, steer: Steer): number {
  const { candidate, entry } = view;
  const promise = promiseOf({ ...candidate, types: [entry.type] }, worth, steer);
  const fit = Math.max(-1, Math.min(BEST_FIT, entry.score / GOOD_FIT));
  return promise + WEIGHTS.fit * fit + WEIGHTS.telling * tellingOf(view);
}

/** What is taken off a view for what is like it among those chosen. */
export function likeness(view: View, chosen: readonly View[]): number {
  const about = view.candidate.about.toSorted().join('\n');
  return chosen.reduce((sum, { candidate, entry }) => {
    const pictures = [PICTURE_OF[entry.type], PICTURE_OF[view.entry.type]];
    const isSamePicture = pictures[0] === pictures[1];
    const isNear = pictures.every((kind) => kind === 'bars' || kind === 'layers');
    const isSameGoal = candidate.goal === view.candidate.goal;
    const isSameColumns = candidate.about.toSorted().join('\n') === about;
    return (
      sum +
      (isSamePicture ? AGAIN.picture : isNear ? AGAIN.nearPicture : 0) +
      (isSameGoal ? AGAIN.goal : 0) +
      (isSameColumns ? AGAIN.columns : 0)
    );
  }, 0);
}

/** Dots stand where the first two measures say, whatever else is beside them. */
function placesOf({ columns }: TableProfile): string {
  return columns
    .filter(({ role }) => role === 'measure')
    .slice(0, 2)
    .map(({ key }) => key)
    .join('\n');
}

const MOST_COMPARED_ROWS = 500;

/** What a view draws, its rows in any order: two views of one name are the same picture. */
export function pictureName({ candidate, entry, examined: { table, profile } }: View): string {
  const { shape } = candidate.preparation;
  const kind = PICTURE_OF[entry.type];
  if (kind === 'dots') return placesOf(profile);
  const keys = table.columns.map(({ key }) => key).join('\n');
  if (table.rowCount > MOST_COMPARED_ROWS || shape.kind === 'as-is') return `${kind}\n${table.rowCount}\n${keys}`;
  const rows = Array.from({ length: table.rowCount }, (_, row) =>
    JSON.stringify(table.columns.map(({ typed }) => typed.values[row])),
  );
  return `${kind}\n${rows.sort().join('\n')}`;
}

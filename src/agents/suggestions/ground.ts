import type { FitEntry } from '../../fit/factor.ts';
import type { TableView } from '../../fit/view.ts';
import type { ColumnProfile, TableProfile } from '../../table/profile.ts';
import type { PreparedShape } from '../../writing/suggestions/data-preparation.ts';
import { type Candidate, type Goal, TYPES_OF_GOAL } from './candidate.ts';

/** What views are made of: the table, how each type fits it as it is, and the columns that the prompt names. */
export type Ground = {
  readonly profile: TableProfile;
  readonly ranking: readonly FitEntry[];
  readonly wanted: ReadonlySet<string>;
};

/** What views are made of, and the first few columns that they are about. */
export type Parts = {
  readonly view: TableView;
  readonly ground: Ground;
  readonly measures: readonly ColumnProfile[];
  readonly groups: readonly ColumnProfile[];
  readonly time: ColumnProfile | undefined;
};

/** A candidate in any type that tells its goal. */
export function candidate(
  goal: Goal,
  shape: PreparedShape,
  { about, relevance }: Pick<Candidate, 'about' | 'relevance'>,
): Candidate {
  return { goal, preparation: { shape }, types: TYPES_OF_GOAL[goal], about, relevance };
}

/** The first of a kind is the nearest. */
export const nearness = (...places: readonly number[]): number => 0.85 ** places.reduce((sum, place) => sum + place, 0);

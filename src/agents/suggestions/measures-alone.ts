import { nameOf } from '../../plan/table/plan-column.ts';
import { firstOfTwins } from '../../table/profile/twins.ts';
import type { ColumnProfile } from '../../table/profile.ts';
import { FEWEST_DOTS } from './as-it-is.ts';
import { areBound } from './bound-measures.ts';
import type { Candidate } from './candidate.ts';
import { candidate, nearness, type Parts } from './ground.ts';
import { isRunningNumber } from './measure-worth.ts';
import { operationOf } from './operation-of.ts';

const FEWEST_TO_SPREAD = 20;
const BINS = 10;
const MOST_STREWN_COLUMNS = 3;

/** Rows that would be gathered for bars, as dots over their groups or times: nothing needs to be done to a narrow table. */
export function strewn({ view: { axis }, ground: { profile, ranking } }: Parts): readonly Candidate[] {
  const dots = ranking.find(({ type }) => type === 'scatter');
  const isStrewn = axis?.preparation === 'aggregate' && dots?.verdict === 'ok' && dots.score > 0;
  if (!isStrewn || profile.columns.length > MOST_STREWN_COLUMNS) return [];
  const about = profile.columns.map(({ key }) => key);
  return [candidate('relationship', { kind: 'as-is' }, { about, relevance: 0.9 })];
}

/** How one measure is distributed. */
export function spread({ measures, view, ground: { profile } }: Parts): readonly Candidate[] {
  // Figures of several series in one heap tell little of any of them.
  const worth = view.axis?.preparation === 'widen' ? 0.3 : 1;
  const many = measures.filter(({ count, distinct }) => count >= FEWEST_TO_SPREAD && distinct >= BINS);
  // Of a course the order matters, not how often each height is met.
  const isCourse = view.axis?.kind === 'time' && view.axis.preparation === 'none';
  const isListed = profile.rowCount >= FEWEST_TO_SPREAD && !isCourse;
  return isListed
    ? many
        .slice(0, 2)
        .map((column, place) =>
          candidate(
            'distribution',
            { kind: 'bins', column: nameOf(column), count: BINS },
            { about: [column.key], relevance: 0.5 * worth * nearness(place) },
          ),
        )
    : [];
}

/** The pair of measures that goes together most, else the first two; a third for the size of the dots. */
export function related({ view, measures, ground }: Parts): readonly Candidate[] {
  const { profile, wanted } = ground;
  const { correlation } = profile;
  const byIndex = (index: number): ColumnProfile | undefined =>
    profile.columns.find((column) => column.index === index);
  const asked = measures.filter(({ key }) => wanted.has(key));
  // The second of two that are one measure shows nothing that the first does not.
  const firstOf = (index: number): ColumnProfile | undefined => byIndex(firstOfTwins(index, profile));
  const strongest = correlation === undefined ? [] : [firstOf(correlation.left), firstOf(correlation.right)];
  const pair =
    asked.length >= 2
      ? asked.slice(0, 2)
      : strongest.flatMap((column) => (column === undefined || isRunningNumber(column) ? [] : [column]));
  const [x, y] = pair.length === 2 ? pair : measures.filter(({ number }) => number?.isCoordinate !== true);
  if (x === undefined || y === undefined || profile.columns.length <= 2) return [];
  if (profile.rowCount < FEWEST_DOTS || profile.headerTime !== undefined || profile.isMatrix === true) return [];
  if (areBound(x, y, profile)) return [];
  // Measures that are kept of a chart keep what they stand over, so it is named.
  const name =
    profile.columns.find(({ role, isUnique }) => isUnique && (role === 'category' || role === 'label')) ??
    profile.columns.find(({ role }) => role === 'category' || role === 'time');
  const columns = [...(name === undefined ? [] : [name]), x, y];
  const areSeries = view.hasOneScale && view.axis !== undefined && view.axis.kind !== 'category';
  // Of amounts that rows would be gathered for, many times the one is many times the other: every sale has its units.
  const areAmounts =
    view.axis?.preparation === 'aggregate' && [x, y].every((column) => operationOf(column, profile) === 'sum');
  const facts = { about: [x.key, y.key], relevance: areAmounts ? 0 : areSeries ? 0.3 : 0.9 };
  const dots = candidate('relationship', { kind: 'columns', columns: columns.map(nameOf) }, facts);
  return [{ ...dots, types: ['scatter'] }];
}

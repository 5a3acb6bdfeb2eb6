import { distance } from 'fastest-levenshtein';
import { foldWords } from '../../table/notation/characters.ts';
import { type ColumnName, PlanError } from '../plan-error.ts';
import { nameOf, type PlanColumn } from './plan-column.ts';

const MOST_NEAREST = 3;
/** How much of the longer name must agree. */
const LEAST_LIKENESS = 0.45;
/** What is much less like it than the nearest is not named. */
const LEAST_OF_BEST = 0.8;
const LONGEST_NAME = 80;

type Named = { readonly columns: readonly PlanColumn[] };

/** The column of a key; throws a `PlanError` that names the nearest columns where there is none. */
export function findColumn({ columns }: Named, key: string): PlanColumn {
  const found = columns.find((column) => column.key === key);
  if (found !== undefined) return found;
  throw new PlanError({ kind: 'unknownColumn', name: key, nearest: nearestOf(columns.map(nameOf), key) });
}

/** The columns of several keys, in their order. */
export function findColumns(table: Named, keys: readonly string[]): readonly PlanColumn[] {
  return keys.map((key) => findColumn(table, key));
}

/** The columns whose keys or labels come near to a name, best first, at most three. */
export function nearestOf(columns: readonly ColumnName[], name: string): readonly ColumnName[] {
  return nearest(columns, ({ key, label }) => Math.max(likenessOf(key, name), likenessOf(label, name)));
}

/** Those of some names that come near to a name, best first, at most three. */
export function nearestNames(names: readonly string[], name: string): readonly string[] {
  return nearest(names, (other) => likenessOf(other, name));
}

function nearest<Item>(items: readonly Item[], likeness: (item: Item) => number): readonly Item[] {
  const scored = items.map((item) => ({ item, score: likeness(item) }));
  const best = scored.reduce((most, { score }) => Math.max(most, score), 0);
  const least = Math.max(LEAST_LIKENESS, best * LEAST_OF_BEST);
  return scored
    .filter(({ score }) => score >= least)
    .sort((left, right) => right.score - left.score)
    .slice(0, MOST_NEAREST)
    .map(({ item }) => item);
}

/** From 0, nothing in common, to 1. A name within another is near; so is one with a few letters changed. */
function likenessOf(left: string, right: string): number {
  const [one, other] = [left, right].map((name) => foldWords(name.slice(0, LONGEST_NAME)).replaceAll(/[\s_-]+/g, ' '));
  if (one === undefined || other === undefined || one === '' || other === '') return 0;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  const byLetters = 1 - distance(one, other) / long.length;
  const isWithin = short.length >= 3 && ` ${long} `.includes(` ${short} `);
  return isWithin ? Math.max(byLetters, 0.75) : byLetters;
}

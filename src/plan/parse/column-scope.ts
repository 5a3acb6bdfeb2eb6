import { distance } from 'fastest-levenshtein';
import { z } from 'zod';
import type { ColumnName } from '../plan-error.ts';
import { nearestNames } from '../table/find-column.ts';
import { lettersOf } from './loose.ts';
import { quoteValue } from './plan-parse-error.ts';

/** The columns that a step may name: those of the chart, with what the steps before it made of them. */
export type ColumnScope = {
  /** Undefined where the cells decide which columns there are. */
  columns: readonly ColumnName[] | undefined;
};

/** A column by its key, its label, or a name that comes close to just one. What names none is refused with the nearest. */
export function createColumnSchema(scope: ColumnScope) {
  return z.unknown().transform((value, context): string => {
    if (typeof value === 'string') {
      const key = scope.columns === undefined ? value : findKey(value, scope.columns);
      if (key !== undefined) return key;
    }
    const labels = (scope.columns ?? []).map(({ label }) => label);
    const near = typeof value === 'string' ? nearestNames(labels, value) : [];
    const hint =
      near.length > 0
        ? `did you mean ${near.map(quoteValue).join(' or ')}?`
        : `there are ${labels.slice(0, 20).map(quoteValue).join(', ')}`;
    context.addIssue({ code: 'custom', message: `there is no column ${quoteValue(value)}; ${hint}` });
    return z.NEVER;
  });
}

/** Slips of the keys that are forgiven: one in a short name, one more for every eight letters. */
function mostSlips(letters: string): number {
  return letters.length < 4 ? 0 : 1 + Math.floor(letters.length / 8);
}

function findKey(name: string, columns: readonly ColumnName[]): string | undefined {
  const letters = lettersOf(name);
  const exact = columns.find(({ key }) => key === name) ?? columns.find(({ label }) => label === name);
  if (exact !== undefined) return exact.key;
  const alike = columns.filter(({ key, label }) => lettersOf(key) === letters || lettersOf(label) === letters);
  const near =
    alike.length > 0
      ? alike
      : columns.filter(({ key, label }) =>
          [key, label].some(
            (known) => distance(lettersOf(known.slice(0, 80)), letters.slice(0, 80)) <= mostSlips(letters),
          ),
        );
  return near.length === 1 ? near[0]?.key : undefined;
}

/** A new column by key and label; a text alone, or a label alone, makes the key. */
export function createNewColumnSchema(scope: ColumnScope) {
  return z.preprocess(
    (value) => {
      const given = typeof value === 'string' ? { label: value } : value;
      if (typeof given !== 'object' || given === null) return value;
      const { key, label } = { key: undefined, label: undefined, ...given };
      if (typeof key === 'string' && label === undefined) return { key, label: key };
      return typeof label === 'string' && key === undefined ? { key: makeKey(label, scope), label } : given;
    },
    z.object({ key: z.string().min(1), label: z.string().min(1) }),
  );
}

function makeKey(label: string, { columns = [] }: ColumnScope): string {
  const taken = new Set(columns.map(({ key }) => key));
  const base = lettersOf(label) || 'column';
  let key = base;
  for (let number = 2; taken.has(key); number += 1) key = `${base}${number}`;
  return key;
}

import type { ColumnName } from '../plan-error.ts';
import { findNearNames } from './near-names.ts';

/** Wider tables are named by their first columns only. */
const MOST_COLUMNS = 2000;

/** The columns whose label or key comes near to a name, best first. None where nothing is near. */
export function findNearColumns(name: string, columns: readonly ColumnName[]): readonly ColumnName[] {
  const known = columns.slice(0, MOST_COLUMNS);
  const byLabel = new Set<string>(
    findNearNames(
      name,
      known.map(({ label }) => label),
    ),
  );
  const found = known.filter(({ label }) => byLabel.has(label));
  if (found.length > 0) return found.map(toName);
  const byKey = new Set<string>(
    findNearNames(
      name,
      known.map(({ key }) => key),
    ),
  );
  return known.filter(({ key }) => byKey.has(key)).map(toName);
}

const toName = ({ key, label }: ColumnName): ColumnName => ({ key, label });

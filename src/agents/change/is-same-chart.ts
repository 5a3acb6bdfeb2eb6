import type { GraphConfig } from '../../chart/graph-config.ts';

/**
 * True where two charts are written alike. Rows are compared one by one, so that charts which differ are told apart at the first
 * difference and long tables are not written out.
 */
export function isSameChart(one: GraphConfig, other: GraphConfig): boolean {
  if (one === other) return true;
  const { data: ownData, ...own } = one;
  const { data: itsData, ...its } = other;
  if (JSON.stringify(own) !== JSON.stringify(its)) return false;
  if (ownData === itsData) return true;
  const { rows: ownRows, ...ownRest } = ownData;
  const { rows: itsRows, ...itsRest } = itsData;
  if (ownRows.length !== itsRows.length || JSON.stringify(ownRest.columns) !== JSON.stringify(itsRest.columns))
    return false;
  const areSame = ownRows.every(
    (row, at) => row === itsRows[at] || JSON.stringify(row) === JSON.stringify(itsRows[at]),
  );
  return areSame && JSON.stringify(ownRest) === JSON.stringify(itsRest);
}

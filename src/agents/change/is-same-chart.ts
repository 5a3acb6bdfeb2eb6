import type { GraphConfig } from '../../chart/graph-config.ts';

/** True where two charts show the same under the same labels, whatever the keys of their columns are. */
export function showsTheSame(one: GraphConfig, other: GraphConfig): boolean {
  if (isSameChart(one, other)) return true;
  const { data: own, ...ownLook } = one;
  const { data: its, ...itsLook } = other;
  if (own.rows.length !== its.rows.length || own.columns.length !== its.columns.length) return false;
  if (JSON.stringify(ownLook) !== JSON.stringify(itsLook)) return false;
  return (
    own.columns.every(({ key, label = key }, at) => label === (its.columns[at]?.label ?? its.columns[at]?.key)) &&
    own.rows.every((row, at) =>
      own.columns.every(({ key }, place) => row[key] === its.rows[at]?.[its.columns[place]?.key ?? '']),
    )
  );
}

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

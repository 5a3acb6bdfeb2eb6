/**
 * Chances corrected for being several: Benjamini and Hochberg, "Controlling the false discovery rate" (1995). Keeping those at most
 * `q` leaves an expected share of at most `q` false ones; where nothing is true, tables with any stay at most `q`. In the order given.
 */
export function correctChances(pValues: readonly number[]): readonly number[] {
  const rising = pValues.map((pValue, place) => ({ pValue, place })).sort((left, right) => left.pValue - right.pValue);
  const corrected = new Array<number>(pValues.length).fill(1);
  let least = 1;
  for (let rank = rising.length; rank > 0; rank--) {
    const entry = rising[rank - 1];
    if (entry === undefined) continue;
    least = Math.min(least, entry.pValue * (rising.length / rank));
    corrected[entry.place] = least;
  }
  return corrected;
}

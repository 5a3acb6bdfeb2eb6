/**
 * What is known of each list of numbers, by what works it out. One map of weak keys for all: the collector of garbage looks through each
 * such map again and again, and there are many lists.
 */
const KNOWN = new WeakMap<Float64Array, Map<unknown, unknown>>();

function knownOf(numbers: Float64Array): Map<unknown, unknown> {
  const found = KNOWN.get(numbers);
  if (found !== undefined) return found;
  const known = new Map<unknown, unknown>();
  KNOWN.set(numbers, known);
  return known;
}

/**
 * A function of a list of numbers that works out each list once, for as long as the list is held. Many views of one table look at the
 * same columns. The numbers must not change afterwards.
 */
export function perNumbers<Result>(compute: (numbers: Float64Array) => Result): (numbers: Float64Array) => Result {
  return (numbers) => {
    const known = knownOf(numbers);
    // Nobody else writes under this computation.
    const found = known.get(compute) as Result | undefined;
    if (found !== undefined || known.has(compute)) return found as Result;
    const result = compute(numbers);
    known.set(compute, result);
    return result;
  };
}

/** The same of two lists: worked out once for each pair, for as long as the first is held. */
export function perPair<Result>(
  compute: (one: Float64Array, other: Float64Array) => Result,
): (one: Float64Array, other: Float64Array) => Result {
  const resultsOf = perNumbers(() => new Map<Float64Array, Result>());
  return (one, other) => {
    const results = resultsOf(one);
    const result = results.get(other) ?? compute(one, other);
    results.set(other, result);
    return result;
  };
}

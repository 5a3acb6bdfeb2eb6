/**
 * A function of a list of numbers that works out each list once, for as long as the list is held. Many views of one table look at the
 * same columns. The numbers must not change afterwards. For two lists: `perNumbers((one) => perNumbers((other) => …))`.
 */
export function perNumbers<Result>(compute: (numbers: Float64Array) => Result): (numbers: Float64Array) => Result {
  const known = new WeakMap<Float64Array, { readonly result: Result }>();
  return (numbers) => {
    const found = known.get(numbers);
    if (found !== undefined) return found.result;
    const result = compute(numbers);
    known.set(numbers, { result });
    return result;
  };
}

/** The largest of any number of values, at least `least`. `Math.max(...values)` overflows the stack where they are very many. */
export function largestOf(values: readonly number[], least: number): number {
  return values.reduce((most, value) => Math.max(most, value), least);
}

/** Fewer rows may hold nothing but 0 and 1 though they count something. */
export const LEAST_FLAGGED = 20;

/** True for many rows of 0 and 1, which stand for no and yes: their sum counts rows, and as a length or a position each says nothing. */
export function areFlags(numbers: Float64Array): boolean {
  const areEither = numbers.every((value) => value === 0 || value === 1 || Number.isNaN(value));
  return areEither && numbers.length >= LEAST_FLAGGED && numbers.includes(0) && numbers.includes(1);
}

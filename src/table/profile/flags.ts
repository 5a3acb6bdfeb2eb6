import type { ColumnProfile } from '../profile.ts';

/** Fewer rows may hold nothing but 0 and 1 though they count something. */
const LEAST_FLAGGED = 20;

/** True for many rows of 0 and 1, which stand for no and yes: their sum counts rows, and as a length or a position each says nothing. */
export function areFlags(numbers: Float64Array): boolean {
  let yes = 0;
  let no = 0;
  for (const value of numbers) {
    if (value === 1) yes++;
    else if (value === 0) no++;
    else if (!Number.isNaN(value)) return false;
  }
  return yes > 0 && no > 0 && yes + no >= LEAST_FLAGGED;
}

/** The same, of what is known of a column. */
export function isFlag({ distinct, count, number }: Pick<ColumnProfile, 'distinct' | 'count' | 'number'>): boolean {
  return distinct === 2 && count >= LEAST_FLAGGED && number?.min === 0 && number.max === 1;
}

import type { ColumnProfile } from '../profile.ts';
import { LEAST_FLAGGED } from './flags.ts';

/** True for a column of many rows of 0 and 1, which stand for no and yes. */
export function isFlag({ distinct, count, number }: Pick<ColumnProfile, 'distinct' | 'count' | 'number'>): boolean {
  return distinct === 2 && count >= LEAST_FLAGGED && number?.min === 0 && number.max === 1;
}

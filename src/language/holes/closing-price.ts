import type { TableProfile } from '../../table/profile.ts';
import { speaksOf } from './speaks-of.ts';

/**
 * The position of the price at the close of what is traded: it tells what a share is worth, where the volume beside it tells how much
 * was dealt. Undefined where no column tells a volume.
 */
export function closingPrice({ columns }: TableProfile): number | undefined {
  const named = (word: string): number =>
    columns.findIndex(({ role, label }) => role === 'measure' && speaksOf(label, [word]));
  const [closing, volume] = [named('close'), named('volume')];
  return closing < 0 || volume < 0 ? undefined : closing;
}

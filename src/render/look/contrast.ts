import { contrastOf, mixColors } from './color.ts';

/** The colour itself, or the nearest one on its way to `toward` that has a contrast with the background. */
export function ensureContrast(
  color: string,
  wish: { readonly background: string; readonly toward: string; readonly least: number },
): string {
  for (let share = 0; share < 1; share += 0.05) {
    const mixed = mixColors(color, wish.toward, share);
    if (contrastOf(mixed, wish.background) >= wish.least) return mixed;
  }
  return wish.toward;
}

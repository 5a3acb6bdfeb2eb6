import type { PackageLimits } from './open-package.ts';

/** How much of a workbook is read before it is refused as `too-large`. */
export type WorkbookLimits = PackageLimits & {
  /** Filled cells of all sheets together. */
  readonly cells: number;
  /** Characters of all cells together, each counted where it stands. */
  readonly characters: number;
  readonly sheets: number;
};

/** What a genuine workbook of 6 MB stays far below. */
export const WORKBOOK_LIMITS: WorkbookLimits = {
  inflatedBytes: 400 * 1024 * 1024,
  parts: 5000,
  cells: 2_500_000,
  characters: 64_000_000,
  sheets: 500,
};

/** Genuine sheets hold half a cell a byte, monotonous ones more. */
const CELLS_PER_BYTE = 1;
const CHARACTERS_PER_BYTE = 32;
/** Granted to every file, however small. */
const CELLS_OF_ANY = 100_000;
const CHARACTERS_OF_ANY = 4_000_000;

/** The limits for a file of a size: what comes out of a small file stays small. */
export function limitsForSize(sizeBytes: number, limits: WorkbookLimits = WORKBOOK_LIMITS): WorkbookLimits {
  return {
    ...limits,
    cells: Math.min(limits.cells, CELLS_OF_ANY + sizeBytes * CELLS_PER_BYTE),
    characters: Math.min(limits.characters, CHARACTERS_OF_ANY + sizeBytes * CHARACTERS_PER_BYTE),
  };
}

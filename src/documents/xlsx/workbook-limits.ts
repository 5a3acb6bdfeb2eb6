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
  cells: 4_000_000,
  characters: 64_000_000,
  sheets: 500,
};

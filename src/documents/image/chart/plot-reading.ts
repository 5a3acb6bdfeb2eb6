import type { SourceTable } from '../../source-table.ts';

/** A table and how much of the picture it explains, 0 to 1. */
export type PlotReading = { readonly table: SourceTable; readonly explained: number };

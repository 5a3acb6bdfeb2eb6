import type { Look } from '../look/look.ts';
import type { ChartModel, UnusableModel } from '../model/chart-model.ts';
import type { PlacedText } from '../svg/placed-text.ts';

/** Something above or below the plot: its height in pixels, and what to draw of it. */
export type Block = { readonly height: number; readonly texts: readonly PlacedText[]; readonly svg: string };

/** A block that takes no room. */
export const NO_BLOCK: Block = { height: 0, texts: [], svg: '' };

/** What a block is laid out in: its left edge, its top and its width, in pixels. */
export type BlockPlace = { readonly x: number; readonly y: number; readonly width: number };

/** Lays out one block at a place. Blocks that have nothing to say give `NO_BLOCK`. */
export type LayOutBlock = (model: ChartModel | UnusableModel, look: Look, place: BlockPlace) => Block;

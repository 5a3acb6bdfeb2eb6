import type { Look } from '../look/look.ts';
import type { ChartModel } from '../model/chart-model.ts';
import type { PlotDrawing } from '../plots/plot-drawing.ts';
import type { Box } from '../svg/box.ts';
import type { PlacedText } from '../svg/placed-text.ts';

/** What an overlay adds to a picture. */
export type Overlay = {
  /** SVG below the marks. */
  readonly under: string;
  /** SVG above the marks and below the texts of the chart. */
  readonly over: string;
  /** SVG above the texts of the chart. */
  readonly top: string;
  /** Its own texts, above everything. */
  readonly texts: readonly PlacedText[];
  /** Where it hides what is below it: labels of data there are left out. */
  readonly covers: readonly Box[];
};

/** What an overlay is drawn on. `taken` are the boxes of texts it keeps clear of where it can; `bounds` the room it may use. */
export type OverlayGround = {
  readonly model: ChartModel;
  readonly look: Look;
  readonly drawing: PlotDrawing;
  readonly bounds: Box;
  readonly taken: readonly Box[];
};

/** An overlay that adds nothing. */
export const NO_OVERLAY: Overlay = { under: '', over: '', top: '', texts: [], covers: [] };

/** Several overlays as one, the later above the earlier. */
export function mergeOverlays(overlays: readonly Overlay[]): Overlay {
  return {
    under: overlays.map(({ under }) => under).join(''),
    over: overlays.map(({ over }) => over).join(''),
    top: overlays.map(({ top }) => top).join(''),
    texts: overlays.flatMap(({ texts }) => texts),
    covers: overlays.flatMap(({ covers }) => covers),
  };
}

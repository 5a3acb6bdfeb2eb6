import type { Look } from '../look/look.ts';
import type { ChartModel } from '../model/chart-model.ts';
import { fieldOf, maybeOneOf } from '../model/read-fields.ts';
import type { PlotDrawing } from '../plots/plot-drawing.ts';
import { type Box, inset } from '../svg/box.ts';
import { boxOfText } from '../svg/placed-text.ts';
import { drawArrow } from './draw-arrow.ts';
import { drawDifference, layOutPill } from './draw-difference.ts';
import { drawHighlight } from './draw-highlight.ts';
import { drawReferenceLines } from './draw-reference-lines.ts';
import { drawShape } from './draw-shape.ts';
import { drawSticker } from './draw-sticker.ts';
import { drawTextAnnotation } from './draw-text.ts';
import { drawTooltip } from './draw-tooltip.ts';
import { mergeOverlays, type Overlay, type OverlayGround } from './overlay.ts';

/** The kinds of annotation, in the order they are drawn: what lies deep first. */
const KINDS = ['highlight', 'shape', 'arrow', 'text', 'difference-arrow', 'tooltip', 'sticker'] as const;

type Kind = (typeof KINDS)[number];

const DRAWERS = {
  highlight: drawHighlight,
  shape: drawShape,
  arrow: drawArrow,
  text: drawTextAnnotation,
  'difference-arrow': drawDifference,
  tooltip: drawTooltip,
  sticker: drawSticker,
} as const satisfies Record<Kind, (annotation: unknown, ground: OverlayGround) => Overlay>;

/** A picture holds no more annotations than this; later ones are left out. */
const MOST_ANNOTATIONS = 200;
/** Brackets beyond the plot get no more room than this share of it. */
const MOST_ROOM = 0.3;

/**
 * Draws reference lines and annotations over a plot. `bounds` is the room the plot was given. Annotations of a wrong form, or about
 * what is not drawn, are left out.
 */
export function drawOverlays(
  model: ChartModel,
  look: Look,
  { drawing, bounds }: { drawing: PlotDrawing; bounds: Box },
): Overlay {
  const ground = { model, look, drawing, bounds, taken: drawing.texts.map(boxOfText) };
  const overlays: Overlay[] = [drawReferenceLines(ground)];
  for (const [kind, annotation] of listAnnotations(model)) {
    const own = overlays.flatMap(({ covers, texts }) => [...covers, ...texts.map(boxOfText)]);
    overlays.push(DRAWERS[kind](annotation, { ...ground, taken: [...ground.taken, ...own] }));
  }
  return mergeOverlays(overlays);
}

/** The room left to a plot beside the brackets of its difference arrows, which stand where its values end. */
export function leaveRoomForBrackets(model: ChartModel, look: Look, box: Box): Box {
  const pills = listAnnotations(model).flatMap(([kind, annotation]) => {
    const pill = kind === 'difference-arrow' ? layOutPill(annotation, model, look) : undefined;
    return pill === undefined ? [] : [pill];
  });
  if (pills.length === 0 || !HAS_BRACKETS.test(model.type)) return box;
  const gap = look.space * 3;
  if (/bar$/i.test(model.type)) {
    const room = Math.min(
      box.width * MOST_ROOM,
      pills.reduce((sum, { width }) => sum + width + gap, 0),
    );
    return inset(box, model.direction === 'rtl' ? { left: room } : { right: room });
  }
  return inset(box, {
    top: Math.min(
      box.height * MOST_ROOM,
      pills.reduce((sum, { height }) => sum + height + gap, 0),
    ),
  });
}

const HAS_BRACKETS = /bar|column|line|area|combo|waterfall/i;

function listAnnotations({ config }: ChartModel): readonly (readonly [Kind, unknown])[] {
  const { annotations } = config;
  if (!Array.isArray(annotations)) return [];
  const known = annotations.slice(0, MOST_ANNOTATIONS).flatMap((annotation: unknown): (readonly [Kind, unknown])[] => {
    const kind = maybeOneOf(fieldOf(annotation, 'type'), KINDS);
    return kind === undefined ? [] : [[kind, annotation]];
  });
  return known.toSorted(([one], [other]) => KINDS.indexOf(one) - KINDS.indexOf(other));
}

import { fieldOf } from '../model/read-fields.ts';
import { element } from '../svg/element.ts';
import { findMark } from './find-mark.ts';
import { NO_OVERLAY, type Overlay, type OverlayGround } from './overlay.ts';

/** Plots themselves fade what is not highlighted (`plots/emphasis.ts`); a highlighted place of lines gets a guide down to its axis. */
export function drawHighlight(annotation: unknown, ground: OverlayGround): Overlay {
  const { drawing, look, model } = ground;
  const isLines = model.type === 'line' || model.type === 'areaStacked';
  if (fieldOf(annotation, 'highlight') !== 'x-value' || !isLines) return NO_OVERLAY;
  const mark = findMark(ground, annotation);
  if (mark === undefined) return NO_OVERLAY;
  const { y, height } = drawing.area;
  const x = Math.round(mark.x - 0.5) + 0.5;
  const guide = { x1: x, x2: x, y1: y, y2: y + height, stroke: look.theme.text, 'stroke-dasharray': '3 3' };
  return { ...NO_OVERLAY, under: element('line', { ...guide, 'data-part': 'highlight' }) };
}

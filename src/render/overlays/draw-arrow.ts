import { fieldOf, maybeHexColor, maybeNumberWithin, maybeOneOf } from '../model/read-fields.ts';
import { drawArrowLine } from './arrow-line.ts';
import { NO_OVERLAY, type Overlay, type OverlayGround } from './overlay.ts';

const THICKNESS = { thin: 1.5, medium: 2.5, thick: 4 } as const;
const HEADS = ['none', 'line-arrow'] as const;

/** A straight line between two places of the plot, with a head at its end unless the chart says otherwise. */
export function drawArrow(annotation: unknown, { look, drawing: { area } }: OverlayGround): Overlay {
  const share = (name: string): number | undefined => maybeNumberWithin(fieldOf(annotation, name), [0, 1]);
  const [startX, startY, endX, endY] = [share('startX'), share('startY'), share('endX'), share('endY')];
  if (startX === undefined || startY === undefined || endX === undefined || endY === undefined) return NO_OVERLAY;
  const isSticker = fieldOf(annotation, 'hasStickerStyle') === true;
  const wished = maybeOneOf(fieldOf(annotation, 'thickness'), ['thin', 'medium', 'thick']) ?? 'medium';
  const growth = look.space / 4;
  const at = (x: number, y: number) => ({ x: area.x + x * area.width, y: area.y + y * area.height });
  const svg = drawArrowLine([at(startX, startY), at(endX, endY)], {
    color: maybeHexColor(fieldOf(annotation, 'color')) ?? look.theme.text,
    thickness: THICKNESS[wished] * growth * (isSticker ? 1.6 : 1),
    isDashed: fieldOf(annotation, 'lineStyle') === 'dashed',
    startsWithHead: maybeOneOf(fieldOf(annotation, 'startArrowheadStyle'), HEADS) === 'line-arrow',
    endsWithHead: maybeOneOf(fieldOf(annotation, 'endArrowheadStyle'), HEADS) !== 'none',
    ...(isSticker ? { edge: look.theme.background } : {}),
  });
  return { ...NO_OVERLAY, over: svg };
}

import { fieldOf, maybeHexColor, maybeNumberWithin, maybeOneOf } from '../model/read-fields.ts';
import { element } from '../svg/element.ts';
import { NO_OVERLAY, type Overlay, type OverlayGround } from './overlay.ts';

/** A rectangle at a part of the plot, below its marks or above them; never above a text. */
export function drawShape(annotation: unknown, { look, drawing: { area } }: OverlayGround): Overlay {
  const share = (name: string): number | undefined => maybeNumberWithin(fieldOf(annotation, name), [0, 1]);
  const [x, y, width, height] = [share('x'), share('y'), share('width'), share('height')];
  if (x === undefined || y === undefined || width === undefined || height === undefined) return NO_OVERLAY;
  const color = maybeHexColor(fieldOf(annotation, 'fillColor')) ?? look.theme.axis;
  const strokeWidth = maybeNumberWithin(fieldOf(annotation, 'strokeWidth'), [0, 50]) ?? 0;
  const svg = element('rect', {
    x: area.x + x * area.width,
    y: area.y + y * area.height,
    width: Math.min(width, 1 - x) * area.width,
    height: Math.min(height, 1 - y) * area.height,
    rx: look.cornerRadius,
    fill: color,
    'fill-opacity': maybeNumberWithin(fieldOf(annotation, 'fillOpacity'), [0, 1]) ?? 0.16,
    ...(strokeWidth === 0 ? {} : { stroke: color, 'stroke-width': strokeWidth }),
    'data-part': 'shape',
  });
  const isAbove = maybeOneOf(fieldOf(annotation, 'layer'), ['abovePlot', 'belowPlot']) === 'abovePlot';
  return isAbove ? { ...NO_OVERLAY, over: svg } : { ...NO_OVERLAY, under: svg };
}

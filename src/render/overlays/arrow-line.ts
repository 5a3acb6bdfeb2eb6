import { element, toCoordinate } from '../svg/element.ts';

/** A place in pixels of the picture. */
export type Point = { readonly x: number; readonly y: number };

/** How a line with arrowheads looks. */
export type ArrowStyle = {
  readonly color: string;
  readonly thickness: number;
  readonly isDashed: boolean;
  readonly startsWithHead: boolean;
  readonly endsWithHead: boolean;
  /** The colour of a broad edge, as that of a sticker. */
  readonly edge?: string;
};

const TO_DEGREES = 180 / Math.PI;

/** A line through points with a head of two strokes at its ends, where it has one. */
export function drawArrowLine(points: readonly Point[], style: ArrowStyle): string {
  const heads = [
    ...(style.startsWithHead ? [headAt(points[1], points[0], style.thickness)] : []),
    ...(style.endsWithHead ? [headAt(points.at(-2), points.at(-1), style.thickness)] : []),
  ].join('');
  const line = `M${points.map(write).join('L')}`;
  const base = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;
  const draw = (stroke: string, width: number): string =>
    [
      element('path', {
        ...base,
        d: line,
        stroke,
        'stroke-width': width,
        'stroke-dasharray': style.isDashed ? `${style.thickness * 3} ${style.thickness * 2.4}` : undefined,
      }),
      heads === '' ? '' : element('path', { ...base, d: heads, stroke, 'stroke-width': width }),
    ].join('');
  const edge = style.edge === undefined ? '' : draw(style.edge, style.thickness + 5);
  return edge + draw(style.color, style.thickness);
}

const write = ({ x, y }: Point): string => `${toCoordinate(x)} ${toCoordinate(y)}`;

/** Two strokes that meet at the end of a line, 30 degrees to either side of it. */
function headAt(from: Point | undefined, to: Point | undefined, thickness: number): string {
  if (from === undefined || to === undefined) return '';
  const length = Math.max(6, thickness * 4);
  const angle = Math.atan2(from.y - to.y, from.x - to.x);
  const side = (degrees: number): Point => ({
    x: to.x + length * Math.cos(angle + degrees / TO_DEGREES),
    y: to.y + length * Math.sin(angle + degrees / TO_DEGREES),
  });
  return `M${write(side(30))}L${write(to)}L${write(side(-30))}`;
}

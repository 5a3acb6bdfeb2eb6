import type { Box } from '../svg/box.ts';
import { boxOfText, type PlacedText } from '../svg/placed-text.ts';
import { CAP_HEIGHT, measureText } from '../text/measure-text.ts';
import { cutText } from '../text/wrap-text.ts';
import type { Point } from './arrow-line.ts';
import { choosePlace } from './choose-place.ts';
import type { OverlayGround } from './overlay.ts';

const GAP = 4;
/** Where along a line its label may stand, the best first. */
const PLACES = [1, 0, 0.75, 0.25, 0.5, 0.9, 0.1];

/** The label of a line, above or below it at a place where it covers least. */
export function placeLineLabel(
  label: string,
  points: readonly Point[],
  { ground, color }: { readonly ground: OverlayGround; readonly color: string },
): { readonly text: PlacedText; readonly box: Box } | undefined {
  const { look, model, drawing, bounds } = ground;
  const size = look.type.small;
  const first = points[0];
  const last = points.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const text = cutText(label, drawing.area.width * 0.6, { size, weight: 'bold' });
  const width = measureText(text, { size, weight: 'bold' });
  const isUpright = Math.abs(first.x - last.x) < Math.abs(first.y - last.y);
  const order =
    model.direction === 'rtl' && !isUpright
      ? PLACES.map((place) => 1 - place)
      : isUpright
        ? [0, 1, 0.25, 0.5, 0.75]
        : PLACES;
  const candidates = order.flatMap((share) => {
    const at = points[Math.round(share * (points.length - 1))] ?? last;
    const on =
      points.length === 2 ? { x: first.x + (last.x - first.x) * share, y: first.y + (last.y - first.y) * share } : at;
    const base = { text, size, color, weight: 'bold', role: 'annotation', halo: look.theme.background } as const;
    const hold = (x: number): number =>
      Math.max(drawing.area.x, Math.min(drawing.area.x + drawing.area.width - width, x));
    const placed: readonly PlacedText[] = isUpright
      ? [
          { ...base, x: on.x + GAP, y: holdY(on.y, ground, size), anchor: 'left' },
          { ...base, x: on.x - GAP, y: holdY(on.y, ground, size), anchor: 'right' },
        ]
      : [
          { ...base, x: hold(on.x - width / 2), y: on.y - GAP - 1 },
          { ...base, x: hold(on.x - width / 2), y: on.y + GAP + size * CAP_HEIGHT + 2 },
        ];
    return placed.map((one) => ({ text: one, box: boxOfText(one) }));
  });
  const marks = drawing.marks.map(({ box, x, y }) => box ?? { x: x - 4, y: y - 4, width: 8, height: 8 });
  const own = points.length === 2 ? [] : points.map(({ x, y }) => ({ x: x - 1.5, y: y - 1.5, width: 3, height: 3 }));
  const chosen = choosePlace(candidates, { bounds, taken: [...ground.taken, ...own], marks });
  return chosen;
}

const holdY = (y: number, { drawing: { area } }: OverlayGround, size: number): number =>
  Math.max(area.y + size, Math.min(area.y + area.height - size * 0.4, y));

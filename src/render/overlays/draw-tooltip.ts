import { fieldOf } from '../model/read-fields.ts';
import { readRichText } from '../model/read-rich-text.ts';
import type { Mark } from '../plots/plot-drawing.ts';
import type { Box } from '../svg/box.ts';
import { element, toCoordinate } from '../svg/element.ts';
import { choosePlace, moveInto } from './choose-place.ts';
import { findMark } from './find-mark.ts';
import { NO_OVERLAY, type Overlay, type OverlayGround } from './overlay.ts';
import { layOutCard } from './text-card.ts';

const WIDEST = 230;

/** A card with a caption, and a pointer from it to the mark it is about. */
export function drawTooltip(annotation: unknown, ground: OverlayGround): Overlay {
  const paragraphs = readRichText(fieldOf(annotation, 'caption'));
  const mark = findMark(ground, annotation);
  if (paragraphs.length === 0 || mark === undefined) return NO_OVERLAY;
  const { look, model, bounds } = ground;
  const growth = look.space / 4;
  const card = layOutCard(paragraphs, {
    look,
    direction: model.direction,
    widest: Math.min(WIDEST * growth, bounds.width * 0.6),
    isFullWidth: false,
    highest: bounds.height * 0.6,
    padding: look.space * 2,
    background: look.theme.background,
  });
  const reach = 14 * growth;
  const ring = ringOf(mark, look.space);
  const at = (x: number, y: number): { readonly card: Box; readonly box: Box } => {
    const [left, top] = [mark.x - card.width / 2 + x, mark.y - card.height / 2 + y];
    const place = moveInto({ x: left, y: top, width: card.width, height: card.height }, bounds);
    return { card: place, box: boundsOf(place, ring) };
  };
  const [far, beside] = [card.height / 2 + reach, card.width / 2 + reach];
  const marks = ground.drawing.marks.map(({ box, x, y }) => box ?? { x: x - 4, y: y - 4, width: 8, height: 8 });
  const chosen = choosePlace(
    [
      at(0, -far),
      at(beside, 0),
      at(-beside, 0),
      at(beside, -far),
      at(-beside, -far),
      at(0, far),
      at(beside, far),
      at(-beside, far),
    ],
    { bounds, taken: ground.taken, marks },
  );
  if (chosen === undefined) return NO_OVERLAY;
  return {
    ...NO_OVERLAY,
    top: drawCard(chosen.card, mark, ground),
    texts: card.placeAt(chosen.card.x, chosen.card.y),
    covers: [chosen.box],
  };
}

/** What the ring around a mark and the tip of the pointer to it cover. */
function ringOf({ x, y }: Mark, space: number): Box {
  return { x: x - space, y: y - space, width: space * 2, height: space * 2 };
}

function boundsOf(one: Box, other: Box): Box {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  };
}

function drawCard(box: Box, mark: Mark, { look }: OverlayGround): string {
  const base = { fill: look.theme.background, stroke: look.theme.axis, 'stroke-width': 1 } as const;
  const pointer = pointTo(box, mark, look.space * 1.6);
  return [
    element('rect', { ...box, rx: look.space, ...base, 'data-part': 'tooltip' }),
    pointer === undefined ? '' : element('path', { d: `M${pointer.join('L')}`, ...base, 'stroke-linejoin': 'round' }),
    element('circle', {
      cx: mark.x,
      cy: mark.y,
      r: look.space * 0.8,
      fill: look.theme.background,
      stroke: look.theme.text,
      'stroke-width': look.space / 2.4,
    }),
  ].join('');
}

/** The pointer as an open triangle on the edge of the card nearest to the mark; none where the card lies over it. */
function pointTo(box: Box, { x, y }: Mark, size: number): readonly string[] | undefined {
  const hold = (value: number, from: number, room: number): number =>
    Math.max(from + size * 1.6, Math.min(from + room - size * 1.6, value));
  const write = (px: number, py: number): string => `${toCoordinate(px)} ${toCoordinate(py)}`;
  const isBeside = x < box.x || x > box.x + box.width;
  const isAboveOrBelow = y < box.y || y > box.y + box.height;
  if (isAboveOrBelow) {
    const edge = y > box.y ? box.y + box.height : box.y;
    const tip = y > box.y ? y - size * 0.6 : y + size * 0.6;
    const middle = hold(x, box.x, box.width);
    return [write(middle - size, edge), write(x, tip), write(middle + size, edge)];
  }
  if (!isBeside) return undefined;
  const edge = x > box.x ? box.x + box.width : box.x;
  const tip = x > box.x ? x - size * 0.6 : x + size * 0.6;
  const middle = hold(y, box.y, box.height);
  return [write(edge, middle - size), write(tip, y), write(edge, middle + size)];
}

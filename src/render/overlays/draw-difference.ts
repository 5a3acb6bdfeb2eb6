import type { Look } from '../look/look.ts';
import type { ChartModel } from '../model/chart-model.ts';
import { fieldOf, maybeHexColor, maybeNumberWithin, maybeOneOf } from '../model/read-fields.ts';
import type { Mark } from '../plots/plot-drawing.ts';
import type { Box } from '../svg/box.ts';
import { element } from '../svg/element.ts';
import type { PlacedText } from '../svg/placed-text.ts';
import { CAP_HEIGHT, measureText } from '../text/measure-text.ts';
import { drawArrowLine, type Point } from './arrow-line.ts';
import { moveInto } from './choose-place.ts';
import { findMark } from './find-mark.ts';
import { NO_OVERLAY, type Overlay, type OverlayGround } from './overlay.ts';
import { readDifference } from './read-difference.ts';

const GROWTH = { small: 0.9, medium: 1.05, large: 1.35 } as const;
const THICKNESS = { small: 1, medium: 1.5, large: 2.25 } as const;
/** Where on the line its label stands, in parts of its length. */
const PLACES = { start: 0.22, middle: 0.5, center: 0.5, end: 0.78 } as const;

type Pill = { readonly text: string; readonly size: number; readonly width: number; readonly height: number };

/** The label of a difference arrow and the room it takes; nothing where there is no difference to tell. */
export function layOutPill(annotation: unknown, model: ChartModel, look: Look): Pill | undefined {
  const difference = readDifference(annotation, model);
  if (difference === undefined) return undefined;
  const size = look.type.small * GROWTH[sizeOf(annotation)];
  const text = difference.label;
  return { text, size, width: measureText(text, { size, weight: 'bold' }) + size * 1.1, height: size * 1.65 };
}

/**
 * An arrow from one mark to another with the difference between them. Over an axis it is a bracket beyond both marks and all between
 * them; elsewhere a straight line.
 */
export function drawDifference(annotation: unknown, ground: OverlayGround): Overlay {
  const pill = layOutPill(annotation, ground.model, ground.look);
  const start = findMark(ground, fieldOf(annotation, 'start'));
  const end = findMark(ground, fieldOf(annotation, 'end'));
  if (pill === undefined || start === undefined || end === undefined || start === end) return NO_OVERLAY;
  const hasBracket = ground.drawing.axes.value !== undefined && ground.model.xSeries === undefined;
  const points = hasBracket ? layOutBracket(start, end, { ground, pill }) : [start, end];
  const [from, to] = hasBracket ? [points[1] ?? start, points[2] ?? end] : [start, end];
  return drawLabelled(points, pointBetween(from, to, labelPlaceOf(annotation)), { annotation, ground, pill });
}

function sizeOf(annotation: unknown): keyof typeof GROWTH {
  return maybeOneOf(fieldOf(annotation, 'size'), ['small', 'medium', 'large']) ?? 'medium';
}

function labelPlaceOf(annotation: unknown): number {
  const wish = fieldOf(annotation, 'labelPosition');
  const word = maybeOneOf(wish, ['start', 'middle', 'center', 'end']);
  return word === undefined ? (maybeNumberWithin(wish, [0, 1]) ?? PLACES.middle) : PLACES[word];
}

const pointBetween = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

type Bracket = { readonly ground: OverlayGround; readonly pill: Pill };

/** Four points: from the start out of the plot, across to the level of the end, back to the end. */
function layOutBracket(start: Mark, end: Mark, { ground, pill }: Bracket): readonly Point[] {
  const { look, drawing, bounds } = ground;
  const gap = look.space * 1.5;
  const boxes = [...drawing.marks.map(boxOfMark), ...ground.taken];
  if (drawing.axes.isHorizontal) {
    const isRightward = risesRight(ground);
    const [low, high] = [Math.min(start.y, end.y), Math.max(start.y, end.y)];
    const between = boxes.filter(({ y, height }) => y < high + 1 && y + height > low - 1 && height < bounds.height / 2);
    const out = isRightward
      ? Math.max(...between.filter(({ x }) => x < bounds.x + bounds.width).map(({ x, width }) => x + width)) +
        gap +
        pill.width / 2
      : Math.min(...between.map(({ x }) => x)) - gap - pill.width / 2;
    const x = Math.max(bounds.x + pill.width / 2, Math.min(bounds.x + bounds.width - pill.width / 2, out));
    const leave = (mark: Mark): Point => ({
      x: endOfRow(mark, boxes, isRightward) + (isRightward ? gap / 2 : -gap / 2),
      y: mark.y,
    });
    return [leave(start), { x, y: start.y }, { x, y: end.y }, leave(end)];
  }
  const [left, right] = [Math.min(start.x, end.x), Math.max(start.x, end.x)];
  const floor = drawing.area.y + drawing.area.height;
  const between = boxes.filter((box) => box.x < right + 1 && box.x + box.width > left - 1 && box.y < floor - 1);
  const y = Math.max(bounds.y + pill.height / 2, Math.min(...between.map((box) => box.y)) - gap - pill.height / 2);
  const leave = (mark: Mark): Point => ({ x: mark.x, y: topOfColumn(mark, boxes) - gap / 2 });
  return [leave(start), { x: start.x, y }, { x: end.x, y }, leave(end)];
}

const boxOfMark = ({ box, x, y }: Mark): Box => box ?? { x: x - 3, y: y - 3, width: 6, height: 6 };

const risesRight = ({ drawing: { axes } }: OverlayGround): boolean =>
  axes.value === undefined || axes.value.toPixel(axes.value.max) >= axes.value.toPixel(axes.value.min);

/** The top of a mark and of the texts that stand on it. */
function topOfColumn(mark: Mark, boxes: readonly Box[]): number {
  const own = boxOfMark(mark);
  const above = boxes.filter(
    (box) => box.x < mark.x && box.x + box.width > mark.x && box.y < own.y && own.y - (box.y + box.height) < 12,
  );
  return Math.min(own.y, ...above.map(({ y }) => y));
}

function endOfRow(mark: Mark, boxes: readonly Box[], isRightward: boolean): number {
  const own = boxOfMark(mark);
  const beside = boxes.filter((box) => box.y < mark.y && box.y + box.height > mark.y && box.height < 60);
  if (isRightward) {
    const edge = own.x + own.width;
    return Math.max(edge, ...beside.filter(({ x }) => x >= edge - 1 && x - edge < 12).map(({ x, width }) => x + width));
  }
  return Math.min(
    own.x,
    ...beside.filter(({ x, width }) => x + width <= own.x + 1 && own.x - x - width < 12).map(({ x }) => x),
  );
}

type Labelled = { readonly annotation: unknown; readonly ground: OverlayGround; readonly pill: Pill };

function drawLabelled(points: readonly Point[], middle: Point, { annotation, ground, pill }: Labelled): Overlay {
  const { look, bounds } = ground;
  const color = maybeHexColor(fieldOf(annotation, 'color'))?.slice(0, 7) ?? look.theme.text;
  const box = moveInto(
    { x: middle.x - pill.width / 2, y: middle.y - pill.height / 2, width: pill.width, height: pill.height },
    bounds,
  );
  const line = drawArrowLine(points, {
    color,
    thickness: THICKNESS[sizeOf(annotation)] * (look.space / 4),
    isDashed: false,
    startsWithHead: false,
    endsWithHead: true,
  });
  const text: PlacedText = {
    text: pill.text,
    x: box.x + box.width / 2,
    y: box.y + box.height / 2 + (pill.size * CAP_HEIGHT) / 2,
    size: pill.size,
    weight: 'bold',
    color: look.textColorOf(color),
    role: 'annotation',
    anchor: 'middle',
  };
  const pillGround = element('rect', {
    ...box,
    rx: box.height / 2,
    fill: look.theme.background,
    stroke: color,
    'data-part': 'difference',
  });
  return { ...NO_OVERLAY, top: line + pillGround, texts: [text], covers: [box] };
}

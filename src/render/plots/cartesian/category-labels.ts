import { LINE_HEIGHT, measureText } from '../../text/measure-text.ts';
import { fitApart } from '../../text/tell-apart.ts';
import { cutText, wrapText } from '../../text/wrap-text.ts';

/** A label at its place along the axis: the pixel of its middle, its lines, and how many lines of its neighbours it stands below. */
export type AxisLabel = { readonly center: number; readonly lines: readonly string[]; readonly below?: number };

const MOST_LINES = 3;
/** Narrower columns of text read badly: labels are thinned instead. */
const NARROWEST = 44;
/** A label that can be thinned is cut beyond this width, one that names a bar beyond the other. */
const WIDEST_THINNED = 160;
const WIDEST_NAME = 110;
const GAP = 10;
/** Labels this near to each other still read as two. */
const LEAST_GAP = 6;

/** What fitting labels below an axis depends on, in pixels. */
export type LabelRoom = {
  readonly centers: readonly number[];
  /** The room of one label. */
  readonly step: number;
  readonly size: number;
  /** True where a label left out can be told from its neighbours: dates, numbers, points of a line. */
  readonly canThin: boolean;
  /** The most height that all may take where every second one stands lower; none does where absent. */
  readonly mostHeight?: number;
};

/** Fits labels side by side: on one line where they fit, then wrapped, then every second one lower, then with some left out at even steps. Never turned. */
export function fitLabels(labels: readonly string[], room: LabelRoom): readonly AxisLabel[] {
  const { centers, step, size } = room;
  const font = { size };
  const width = step - GAP;
  const most = room.canThin ? WIDEST_THINNED : WIDEST_NAME;
  const widest = widestOf(labels, Math.max(most, width), font);
  const toLabel = (lines: readonly string[], index: number): AxisLabel => ({ center: centers[index] ?? 0, lines });
  if (widest <= width) return labels.map((label, index) => toLabel([label], index));
  if (!room.canThin && width >= NARROWEST) {
    return fitApart(labels, (label) => wrapText(label, width, { ...font, mostLines: MOST_LINES })).map(toLabel);
  }
  const lowered = room.canThin ? undefined : lowerEverySecond(labels, room);
  if (lowered !== undefined) return lowered;
  const held = Math.min(widest, most);
  const every = Math.max(1, Math.ceil((held + GAP) / Math.max(step, 0.01)));
  const widestLine = Math.max(held, every * step - GAP);
  const kept = labels.filter((_, index) => index % every === 0);
  return fitApart(kept, (label) => [cutText(label, widestLine, font)]).flatMap((lines, place) =>
    lines[0] === '' ? [] : [toLabel(lines, place * every)],
  );
}

/** Lines of a label at most where every second one stands lower. */
const MOST_LINES_LOWERED = 2;

/** Labels twice as wide as their step, every second one below its neighbours; nothing where they would be narrow or too high even so. */
function lowerEverySecond(
  labels: readonly string[],
  { centers, step, size, mostHeight = 0 }: LabelRoom,
): readonly AxisLabel[] | undefined {
  const width = step * 2 - GAP;
  if (width < NARROWEST) return undefined;
  const wrapped = fitApart(labels, (label) => wrapText(label, width, { size, mostLines: MOST_LINES_LOWERED }));
  const below = Math.max(1, ...wrapped.filter((_, index) => index % 2 === 0).map((lines) => lines.length));
  const placed = wrapped.map((lines, index): AxisLabel => {
    const center = centers[index] ?? 0;
    return index % 2 === 0 ? { center, lines } : { center, lines, below };
  });
  return heightOfLabels(placed, size) <= mostHeight ? placed : undefined;
}

/** The width of the widest label; some width beyond `enough` where one is wider than that. */
function widestOf(labels: readonly string[], enough: number, font: { readonly size: number }): number {
  let widest = 0;
  for (const label of labels) {
    widest = Math.max(widest, measureText(label, font));
    if (widest > enough) return widest;
  }
  return widest;
}

/** Half the width of a label's widest line. */
function halfOf({ lines }: AxisLabel, size: number): number {
  return Math.max(...lines.map((line) => measureText(line, { size }))) / 2;
}

/** Labels pushed inwards where they would reach beyond the outermost pixels they may cover. */
export function holdWithin(
  labels: readonly AxisLabel[],
  { from, to, size }: { from: number; to: number; size: number },
): readonly AxisLabel[] {
  return labels.map((label) => {
    const half = halfOf(label, size);
    return { ...label, center: Math.max(from + half, Math.min(to - half, label.center)) };
  });
}

/** The labels that keep clear of those before them. */
export function dropCrowded(labels: readonly AxisLabel[], size: number): readonly AxisLabel[] {
  const kept: AxisLabel[] = [];
  for (const label of labels) {
    const last = kept.findLast(({ below }) => below === label.below);
    const least = last === undefined ? 0 : halfOf(label, size) + halfOf(last, size) + LEAST_GAP;
    if (last === undefined || Math.abs(label.center - last.center) >= least) kept.push(label);
  }
  return kept;
}

/** How high labels below an axis are, in pixels. */
export function heightOfLabels(labels: readonly AxisLabel[], size: number): number {
  return labels.reduce((most, { lines, below = 0 }) => Math.max(most, below + lines.length), 0) * size * LINE_HEIGHT;
}

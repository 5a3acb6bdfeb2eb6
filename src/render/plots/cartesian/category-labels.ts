import type { Look } from '../../look/look.ts';
import type { Box } from '../../svg/box.ts';
import type { PlacedText } from '../../svg/placed-text.ts';
import { LINE_HEIGHT, measureText } from '../../text/measure-text.ts';
import { cutText, wrapText } from '../../text/wrap-text.ts';

/** The labels below an axis, each as lines; undefined for those left out to make room. */
export type LabelLines = readonly (readonly string[] | undefined)[];

const MOST_LINES = 3;
/** Narrower columns of text read badly: labels are thinned instead. */
const NARROWEST = 44;
const GAP = 10;

/** What fitting the labels below an axis depends on. */
export type LabelWish = {
  /** The middles of the labels in pixels. */
  readonly centers: readonly number[];
  readonly size: number;
  /** The outermost pixels that a label may cover. */
  readonly from: number;
  readonly to: number;
  /** True where a label left out can be told from its neighbours: dates, numbers, points of a line. */
  readonly canThin: boolean;
};

/** Fits labels side by side: on one line where they fit, then wrapped, then with some left out at even steps. Never turned. */
export function fitLabels(labels: readonly string[], wish: LabelWish): LabelLines {
  const { centers, size } = wish;
  const step = smallestStep(centers, wish);
  const font = { size };
  const room = step - GAP;
  const widths = labels.map((label) => measureText(label, font));
  if (widths.every((width) => width <= room)) return labels.map((label) => [label]);
  if (!wish.canThin && room >= NARROWEST) {
    return labels.map((label) => wrapText(label, room, { ...font, mostLines: MOST_LINES }));
  }
  const widest = Math.min(Math.max(...widths), wish.canThin ? 160 : 110);
  const every = Math.max(1, Math.ceil((widest + GAP) / Math.max(step, 0.01)));
  return labels.map((label, index) => {
    if (index % every !== 0) return undefined;
    const line = cutText(label, Math.max(widest, every * step - GAP), font);
    return line === '' ? undefined : [line];
  });
}

function smallestStep(centers: readonly number[], { from, to }: LabelWish): number {
  if (centers.length < 2) return to - from;
  let step = Number.POSITIVE_INFINITY;
  for (let index = 1; index < centers.length; index++) {
    step = Math.min(step, Math.abs((centers[index] ?? 0) - (centers[index - 1] ?? 0)));
  }
  return step;
}

/** How high the labels below an axis are, in pixels. */
export function heightOfLabels(lines: LabelLines, size: number): number {
  return Math.max(0, ...lines.map((one) => one?.length ?? 0)) * size * LINE_HEIGHT;
}

/** Places labels below an axis, their middles at `centers`, pushed inwards where they would leave the picture. */
export function placeLabelsBelow(
  lines: LabelLines,
  { centers, size, from, to }: LabelWish,
  { look, area }: { readonly look: Look; readonly area: Box },
): readonly PlacedText[] {
  return lines.flatMap((label, index) =>
    (label ?? []).map((text, line): PlacedText => {
      const half = measureText(text, { size }) / 2;
      const x = Math.max(from + half, Math.min(to - half, centers[index] ?? 0));
      const y = area.y + area.height + look.space * 1.5 + size + line * size * LINE_HEIGHT;
      return { text, x, y, size, color: look.theme.textMuted, role: 'axis-label', anchor: 'middle' };
    }),
  );
}

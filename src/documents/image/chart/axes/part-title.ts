import type { TextPiece } from '../labels/find-texts.ts';
import { median } from '../median.ts';
import type { Component } from '../raster/components.ts';
import { boxAround, type Extent, heightOf, widthOf } from '../raster/raster.ts';

/** What stands beside an upright axis once its title is parted from the labels that it seemed to be one row with. */
export type PartedTitle = { readonly labels: readonly TextPiece[]; readonly title: TextPiece | undefined };

/** Between a title and the labels lies a strip without letters, so wide in heights of a letter and in pixels. */
const STRIP = 0.4;
const LEAST_STRIP = 3;
/** A title that stands on end is as wide as its letters are high, and some more. */
const WIDEST = 1.8;
/** How far the middle of a title may lie from that of the axis, as a share of its length and in pixels. */
const OFF_MIDDLE = 0.08;
const OFF_PIXELS = 8;

/** The outermost glyphs that share columns of pixels, and how wide the strip beside them is. */
function outerColumn(
  glyphs: readonly Component[],
  side: 'left' | 'right',
): { readonly column: readonly Component[]; readonly strip: number } {
  const distance = ({ box }: Component): readonly [number, number] =>
    side === 'left' ? [box.left, box.right] : [-box.right, -box.left];
  const sorted = [...glyphs].sort((one, other) => distance(one)[0] - distance(other)[0]);
  const column: Component[] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const glyph of sorted) {
    const [from, to] = distance(glyph);
    if (column.length > 0 && from > end) return { column, strip: from - end };
    column.push(glyph);
    end = Math.max(end, to);
  }
  return { column, strip: 0 };
}

/** Letters on end reach over several rows of labels: what they joined comes apart again. */
function toRows(glyphs: readonly Component[]): readonly TextPiece[] {
  const rows: Component[][] = [];
  for (const glyph of [...glyphs].sort((one, other) => heightOf(other.box) - heightOf(one.box))) {
    const row = rows.find((members) =>
      members.some(({ box }) => Math.min(box.bottom, glyph.box.bottom) > Math.max(box.top, glyph.box.top)),
    );
    if (row === undefined) rows.push([glyph]);
    else row.push(glyph);
  }
  return rows.map((own) => ({
    extent: boxAround(own.map(({ box }) => box)),
    glyphs: own,
    direction: 'level' as const,
  }));
}

/**
 * Parts the title of an upright axis from its labels: letters on end are so narrow that they look like a word of the label they
 * stand beside. They make a column of their own, outside all labels, at the middle of the axis.
 */
export function partTitle(level: readonly TextPiece[], side: 'left' | 'right', plot: Extent): PartedTitle {
  const glyphs = level.flatMap((piece) => piece.glyphs);
  const { column, strip } = outerColumn(glyphs, side);
  const rest = glyphs.filter((glyph) => !column.includes(glyph));
  if (rest.length < 2 || column.length === 0) return { labels: level, title: undefined };
  const letter = median(rest.map(({ box }) => heightOf(box)));
  const around = boxAround(column.map(({ box }) => box));
  const middle = (around.top + around.bottom) / 2;
  const isStrip = strip >= Math.max(LEAST_STRIP, STRIP * letter);
  const isNarrow = widthOf(around) <= WIDEST * letter;
  const isInMiddle = Math.abs(middle - (plot.top + plot.bottom) / 2) <= OFF_MIDDLE * heightOf(plot) + OFF_PIXELS;
  const isSolid = column.reduce((sum, { box }) => sum + heightOf(box), 0) >= 0.5 * heightOf(around);
  const isLetter = heightOf(around) >= 0.5 * letter;
  if (!isStrip || !isNarrow || !isInMiddle || !isSolid || !isLetter) return { labels: level, title: undefined };
  const labels = level.flatMap((piece) => {
    const own = piece.glyphs.filter((glyph) => !column.includes(glyph));
    if (own.length === 0) return [];
    return own.length === piece.glyphs.length ? [piece] : toRows(own);
  });
  return { labels, title: { extent: around, glyphs: column, direction: 'upwards' } };
}

import type { Look } from '../look/look.ts';
import { element } from '../svg/element.ts';
import type { PlacedText } from '../svg/placed-text.ts';
import type { Direction } from '../text/direction.ts';
import { ASCENT, measureText } from '../text/measure-text.ts';
import { cutText } from '../text/wrap-text.ts';
import { type Block, type BlockPlace, NO_BLOCK } from './block.ts';

/** What one entry of a legend says, and the sign before it. */
export type LegendEntry = { readonly label: string; readonly color: string; readonly shape: 'box' | 'line' };

const MOST_ROWS = 4;

/** Entries in rows above the plot, from the side the picture begins. What finds no room in four rows is left out, and counted. */
export function layOutLegend(
  entries: readonly LegendEntry[],
  place: BlockPlace,
  { look, direction }: { look: Look; direction: Direction },
): Block {
  if (entries.length === 0) return NO_BLOCK;
  const size = look.type.label;
  const sign = size * 0.85;
  const rowHeight = size * 1.6;
  const texts: PlacedText[] = [];
  let svg = '';
  let offset = 0;
  let row = 0;
  for (const { label, color, shape } of entries) {
    const text = cutText(label, Math.min(place.width - sign - 6, 260), { size });
    const width = sign + 6 + measureText(text, { size });
    if (offset > 0 && offset + width > place.width) {
      row += 1;
      offset = 0;
    }
    if (row >= MOST_ROWS) break;
    const y = place.y + row * rowHeight;
    const left = direction === 'rtl' ? place.x + place.width - offset - sign : place.x + offset;
    const middle = y + ASCENT * size - size * 0.36;
    svg += drawSign({ left, middle, sign, color, shape });
    texts.push({
      text,
      x: direction === 'rtl' ? left - 6 : left + sign + 6,
      y: y + ASCENT * size,
      size,
      color: look.theme.text,
      role: 'legend',
      anchor: direction === 'rtl' ? 'right' : 'left',
    });
    offset += width + size * 1.4;
  }
  return { height: (Math.min(row, MOST_ROWS - 1) + 1) * rowHeight + look.space, texts, svg };
}

function drawSign({
  left,
  middle,
  sign,
  color,
  shape,
}: {
  left: number;
  middle: number;
  sign: number;
  color: string;
  shape: 'box' | 'line';
}): string {
  const height = shape === 'line' ? 3 : sign;
  return element('rect', {
    x: left,
    y: middle - height / 2,
    width: sign,
    height,
    rx: shape === 'line' ? 1.5 : 2,
    fill: color,
  });
}

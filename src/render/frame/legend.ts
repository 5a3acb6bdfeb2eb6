import type { Look } from '../look/look.ts';
import type { ChartModel } from '../model/chart-model.ts';
import type { LegendEntry } from '../plots/plot-drawing.ts';
import { type Box, inset } from '../svg/box.ts';
import { element } from '../svg/element.ts';
import type { PlacedText } from '../svg/placed-text.ts';
import { ASCENT, CAP_HEIGHT, measureText } from '../text/measure-text.ts';
import { fitApart } from '../text/tell-apart.ts';
import { cutText, wrapText } from '../text/wrap-text.ts';

/** A legend, and the room that it leaves to the plot. */
export type LegendDrawing = { readonly texts: readonly PlacedText[]; readonly svg: string; readonly rest: Box };

const MOST_ROWS = 3;
const WIDEST_ENTRY = 240;
/** The part of the width that a legend beside the plot takes at most. */
const MOST_WIDTH = 0.3;
const NARROWEST_BESIDE = 360;
const AND_MORE = { EN_US: 'more', EN_GB: 'more', PT_PT: 'mais', AR: 'أخرى' } as const;

type LegendWish = { readonly look: Look; readonly model: ChartModel };

/** Lays out a legend above the plot, or beside it where the chart asks for that and there is the width. */
export function layOutLegend(entries: readonly LegendEntry[], box: Box, wish: LegendWish): LegendDrawing {
  if (entries.length === 0) return { texts: [], svg: '', rest: box };
  const isBeside = wish.model.settings.legendPosition === 'right' && box.width >= NARROWEST_BESIDE;
  return isBeside ? layOutBeside(entries, box, wish) : layOutAbove(entries, box, wish);
}

type Letters = { readonly size: number; readonly sign: number; readonly gap: number };

const lettersOf = ({ type }: Look): Letters => ({
  size: type.label,
  sign: Math.round(type.label * 0.85),
  gap: Math.round(type.label * 0.45),
});

type PlacedEntry = {
  readonly entry: LegendEntry;
  readonly text: string;
  readonly offset: number;
  readonly row: number;
};

/** Entries in rows, no wider than is wished each: as many as three rows hold, and where the next would stand. */
function fillRows(
  entries: readonly LegendEntry[],
  widest: number,
  { box, wish: { look, model } }: { readonly box: Box; readonly wish: LegendWish },
): { readonly placed: readonly PlacedEntry[]; readonly offset: number; readonly row: number } {
  const { size, sign, gap } = lettersOf(look);
  const placed: PlacedEntry[] = [];
  const moreWidth = measureText(`+999 ${AND_MORE[model.locale]}`, { size });
  let offset = 0;
  let row = 0;
  const mostWidth = Math.min(box.width - sign - gap, widest);
  const labels = fitApart(
    entries.map(({ label }) => label),
    (label) => [cutText(label, mostWidth, { size })],
  );
  for (const [index, entry] of entries.entries()) {
    const [text = ''] = labels[index] ?? [];
    const width = sign + gap + measureText(text, { size });
    const isLastRow = row === MOST_ROWS - 1;
    const reserve = isLastRow && index < entries.length - 1 ? moreWidth + size : 0;
    if (offset > 0 && offset + width + reserve > box.width) {
      if (isLastRow) break;
      row += 1;
      offset = 0;
    }
    placed.push({ entry, text, offset, row });
    offset += width + size * 1.3;
  }
  return { placed, offset, row };
}

/** Entries in rows from the side where reading begins, whole where three rows hold them. What finds no room in three rows is counted in the last. */
function layOutAbove(entries: readonly LegendEntry[], box: Box, wish: LegendWish): LegendDrawing {
  const { look, model } = wish;
  const { size, sign, gap } = lettersOf(look);
  const rowHeight = size * 1.6;
  const whole = fillRows(entries, box.width, { box, wish });
  const isWhole = whole.placed.length === entries.length;
  const { placed, offset, row } = isWhole ? whole : fillRows(entries, WIDEST_ENTRY, { box, wish });
  const isRtl = model.direction === 'rtl';
  const at = (distance: number): number => (isRtl ? box.x + box.width - distance : box.x + distance);
  const baseLine = (line: number): number => box.y + line * rowHeight + ASCENT * size;
  const texts: PlacedText[] = placed.map(({ text, offset: own, row: line }) =>
    textOf(text, { x: at(own + sign + gap), y: baseLine(line), look, isRtl }),
  );
  const left = entries.length - placed.length;
  if (left > 0)
    texts.push({
      ...textOf(`+${left} ${AND_MORE[model.locale]}`, { x: at(offset), y: baseLine(row), look, isRtl }),
      color: look.theme.textMuted,
    });
  const signs = placed.map(({ entry, offset: own, row: line }) =>
    drawSign(entry, {
      x: isRtl ? at(own + sign) : at(own),
      middle: baseLine(line) - (size * CAP_HEIGHT) / 2,
      size: sign,
    }),
  );
  return { texts, svg: signs.join(''), rest: inset(box, { top: (row + 1) * rowHeight + look.space * 1.5 }) };
}

/** Entries below each other at the side where reading ends. What finds no room is counted in the last line. */
function layOutBeside(entries: readonly LegendEntry[], box: Box, { look, model }: LegendWish): LegendDrawing {
  const { size, sign, gap } = lettersOf(look);
  const rowHeight = size * 1.6;
  const mostWidth = box.width * MOST_WIDTH;
  const mostRows = Math.max(1, Math.floor(box.height / rowHeight));
  const shown = entries.length <= mostRows ? entries : entries.slice(0, mostRows - 1);
  const labels = fitApart(
    shown.map(({ label }) => label),
    (label) => wrapText(label, mostWidth - sign - gap, { size, mostLines: 1 }),
  ).map(([line = '']) => line);
  const width = sign + gap + Math.max(0, ...labels.map((label) => measureText(label, { size })));
  const isRtl = model.direction === 'rtl';
  const left = isRtl ? box.x : box.x + box.width - width;
  const baseLine = (row: number): number => box.y + row * rowHeight + ASCENT * size;
  const textX = isRtl ? left + width - sign - gap : left + sign + gap;
  const texts = labels.map((text, row) => textOf(text, { x: textX, y: baseLine(row), look, isRtl }));
  const hidden = entries.length - shown.length;
  if (hidden > 0) {
    texts.push({
      ...textOf(`+${hidden} ${AND_MORE[model.locale]}`, { x: textX, y: baseLine(shown.length), look, isRtl }),
      color: look.theme.textMuted,
    });
  }
  const signs = shown.map((entry, row) =>
    drawSign(entry, {
      x: isRtl ? left + width - sign : left,
      middle: baseLine(row) - (size * CAP_HEIGHT) / 2,
      size: sign,
    }),
  );
  return { texts, svg: signs.join(''), rest: inset(box, { [isRtl ? 'left' : 'right']: width + look.space * 4 }) };
}

type TextPlace = { readonly x: number; readonly y: number; readonly look: Look; readonly isRtl: boolean };

function textOf(text: string, { x, y, look, isRtl }: TextPlace): PlacedText {
  return {
    text,
    x,
    y,
    size: look.type.label,
    color: look.theme.text,
    role: 'legend',
    anchor: isRtl ? 'right' : 'left',
  };
}

function drawSign(
  { color, shape }: LegendEntry,
  { x, middle, size }: { x: number; middle: number; size: number },
): string {
  const height = shape === 'line' ? 3 : size;
  return element('rect', {
    x,
    y: middle - height / 2,
    width: size,
    height,
    rx: shape === 'line' ? 1.5 : 2,
    fill: color,
  });
}

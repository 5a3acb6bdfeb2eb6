import type { Look } from '../look/look.ts';
import type { ChartModel } from '../model/chart-model.ts';
import { fieldOf, maybeOneOf } from '../model/read-fields.ts';
import { element, toCoordinate } from '../svg/element.ts';
import type { PlacedText } from '../svg/placed-text.ts';
import { ASCENT, CAP_HEIGHT, LINE_HEIGHT, measureText } from '../text/measure-text.ts';
import { cutText } from '../text/wrap-text.ts';
import { type Block, type BlockPlace, type LayOutBlock, NO_BLOCK } from './block.ts';
import { type Headline, type HeadlineChange, readHeadlines } from './read-headlines.ts';

const SIZES = { small: 0.7, medium: 1, large: 1.4 } as const;
const WIDEST_LABEL = 220;
const GAP = 32;
/** Green and red of their own lightness; the sign and the arrow say the same to eyes that see neither. */
const COLORS = { up: '#1a7f37', down: '#c0262d', level: undefined } as const satisfies Record<
  HeadlineChange['direction'],
  string | undefined
>;

/** The numbers a chart leads with, above the plot: each with its name and, where the chart compares, its change. */
export const layOutHeadlineNumbers: LayOutBlock = (model, look, place) => {
  if (model.kind === 'unusable') return NO_BLOCK;
  const headlines = readHeadlines(model);
  const wished = maybeOneOf(fieldOf(model.config.headlineNumbers, 'size'), ['small', 'medium', 'large']);
  const size = wished ?? (headlines.length > 2 ? 'small' : 'medium');
  return layOutRow(headlines, { model, look, valueSize: look.type.headline * SIZES[size], place });
};

type Row = { readonly model: ChartModel; readonly look: Look; readonly valueSize: number; readonly place: BlockPlace };
/** Where a headline begins, as a distance from the side where reading begins. */
type Start = Row & { readonly offset: number };

/** As many as find room beside each other, from the side where reading begins. */
function layOutRow(headlines: readonly Headline[], row: Row): Block {
  const { look, valueSize, place } = row;
  const blocks: Block[] = [];
  let offset = 0;
  for (const headline of headlines) {
    const { width, block } = layOutHeadline(headline, { ...row, offset });
    if (offset + width > place.width) break;
    blocks.push(block);
    offset += width + GAP;
  }
  if (blocks.length === 0) return NO_BLOCK;
  return {
    height: look.type.label * LINE_HEIGHT + valueSize * LINE_HEIGHT + look.space * 2,
    texts: blocks.flatMap(({ texts }) => texts),
    svg: blocks.map(({ svg }) => svg).join(''),
  };
}

function layOutHeadline(
  { label, value, change }: Headline,
  { model, look, valueSize, place, offset }: Start,
): { readonly width: number; readonly block: Block } {
  const { label: labelSize, small } = look.type;
  const isRtl = model.direction === 'rtl';
  const name = cutText(label, Math.min(place.width - offset, WIDEST_LABEL), { size: labelSize });
  const valueWidth = measureText(value, { size: valueSize, weight: 'bold' });
  const arrow = change === undefined || change.direction === 'level' ? 0 : small * 0.75;
  const changeStart = valueWidth + look.space * 2;
  const textStart = changeStart + (arrow === 0 ? 0 : arrow + look.space);
  const width = Math.max(
    measureText(name, { size: labelSize }),
    change === undefined ? valueWidth : textStart + measureText(change.text, { size: small }),
  );
  const at = (distance: number): number =>
    isRtl ? place.x + place.width - offset - distance : place.x + offset + distance;
  const base = { role: 'headline', anchor: isRtl ? 'right' : 'left' } as const;
  const valueY = place.y + labelSize * LINE_HEIGHT + valueSize;
  const color = look.textColorOf((change && COLORS[change.direction]) ?? look.theme.textMuted);
  const texts: PlacedText[] = [
    { ...base, text: name, x: at(0), y: place.y + ASCENT * labelSize, size: labelSize, color: look.theme.textMuted },
    {
      ...base,
      text: value,
      x: at(0),
      y: valueY,
      size: valueSize,
      weight: 'bold',
      color: look.heading.color ?? look.theme.text,
    },
    ...(change === undefined ? [] : [{ ...base, text: change.text, x: at(textStart), y: valueY, size: small, color }]),
  ];
  const svg =
    arrow === 0 || change === undefined
      ? ''
      : drawArrow(change.direction === 'up', {
          x: at(changeStart + arrow / 2),
          middle: valueY - (small * CAP_HEIGHT) / 2,
          size: arrow,
          color,
        });
  return { width, block: { height: 0, texts, svg } };
}

/** A triangle that points up or down. */
function drawArrow(
  isUp: boolean,
  {
    x,
    middle,
    size,
    color,
  }: { readonly x: number; readonly middle: number; readonly size: number; readonly color: string },
): string {
  const half = size / 2;
  const tip = isUp ? middle - half : middle + half;
  const foot = isUp ? middle + half : middle - half;
  const points = [
    [x, tip],
    [x + half, foot],
    [x - half, foot],
  ] as const;
  return element('polygon', {
    points: points.map(([px, py]) => `${toCoordinate(px)},${toCoordinate(py)}`).join(' '),
    fill: color,
  });
}

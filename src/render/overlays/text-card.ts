import type { Direction } from '../../chart/text-direction.ts';
import type { BlockLook } from '../frame/lay-out-rich-text.ts';
import { layOutRichText } from '../frame/lay-out-rich-text.ts';
import { luminanceOf } from '../look/color.ts';
import { ensureContrast } from '../look/contrast.ts';
import type { Look } from '../look/look.ts';
import type { Paragraph } from '../model/read-rich-text.ts';
import type { Box } from '../svg/box.ts';
import { boxOfText, type PlacedText } from '../svg/placed-text.ts';

/** Paragraphs in a box: how large they are, and their texts at a place. */
export type TextCard = {
  readonly width: number;
  readonly height: number;
  /** The texts of a card whose top left corner is at a place. */
  readonly placeAt: (x: number, y: number) => readonly PlacedText[];
};

/** What a card is laid out for. Sizes in pixels; `background` is what its letters must be readable on. */
export type CardWish = {
  readonly look: Look;
  readonly direction: Direction;
  readonly widest: number;
  /** Keeps the whole width, for texts that are aligned within it. */
  readonly isFullWidth: boolean;
  readonly highest: number;
  readonly padding: number;
  readonly background: string;
};

/** Lays out paragraphs in a box no wider and higher than wished, as small as they allow. What finds no room ends in an ellipsis. */
export function layOutCard(paragraphs: readonly Paragraph[], wish: CardWish): TextCard {
  const { look, padding, background, highest, widest } = wish;
  const size = look.type.label;
  const block: BlockLook = {
    size,
    weight: look.body.weight,
    color: look.body.color ?? look.theme.text,
    role: 'annotation',
    mostLines: Math.max(1, Math.floor((highest - padding * 2) / (size * 1.3))),
    direction: wish.direction,
  };
  const room = Math.max(size, widest - padding * 2);
  const tried = layOutRichText(paragraphs, { x: 0, y: 0, width: room }, block);
  const extent = extentOf(tried.texts.map(boxOfText));
  const width = wish.isFullWidth ? room : Math.min(room, Math.ceil(extent) + 0.5);
  const toward = luminanceOf(background) > 0.18 ? '#000000' : '#ffffff';
  return {
    width: width + padding * 2,
    height: tried.height + padding * 2,
    placeAt: (x, y) =>
      layOutRichText(paragraphs, { x: x + padding, y: y + padding, width }, block).texts.map((text) => ({
        ...text,
        color: ensureContrast(text.color, { background, toward, least: 4.6 }),
      })),
  };
}

function extentOf(boxes: readonly Box[]): number {
  const left = Math.min(...boxes.map(({ x }) => x));
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  return boxes.length === 0 ? 0 : right - left;
}

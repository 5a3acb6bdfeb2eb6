import type { Look } from '../look/look.ts';
import type { ChartModel, UnusableModel } from '../model/chart-model.ts';
import type { Box } from '../svg/box.ts';
import type { PlacedText } from '../svg/placed-text.ts';
import { type BlockPlace, type LayOutBlock, NO_BLOCK } from './block.ts';
import { layOutFooter } from './footer.ts';
import { layOutHeading } from './heading.ts';
import { layOutHeadlineNumbers } from './headline-numbers.ts';

/** What stands around the plot, and the room left to it. */
export type Frame = { readonly texts: readonly PlacedText[]; readonly svg: string; readonly inside: Box };

type Blocks = { readonly above: readonly LayOutBlock[]; readonly below: LayOutBlock | undefined };

/** What is left out, step by step, of a picture that is too low for all of it. */
const STAGES: readonly Blocks[] = [
  { above: [layOutHeading, layOutHeadlineNumbers], below: layOutFooter },
  { above: [layOutHeading, layOutHeadlineNumbers], below: undefined },
  { above: [layOutHeading], below: undefined },
  { above: [], below: undefined },
];

/** The part of the height that a plot has at least before words around it are left out. */
const LEAST_PLOT = 0.34;

/** Lays out headings, headline numbers, caption and source. A picture too low for its words loses the footer first. */
export function layOutFrame(
  model: ChartModel | UnusableModel,
  look: Look,
  { width, height }: { readonly width: number; readonly height: number },
): Frame {
  const place = { x: look.padding, y: look.padding, width: Math.max(0, width - look.padding * 2) };
  const bottom = height - look.padding;
  let frame: Frame = { texts: [], svg: '', inside: { ...place, height: Math.max(0, bottom - place.y) } };
  for (const blocks of STAGES) {
    frame = layOutBlocks(blocks, { model, look, place, bottom });
    if (frame.inside.height >= height * LEAST_PLOT) break;
  }
  return frame;
}

type Room = {
  readonly model: ChartModel | UnusableModel;
  readonly look: Look;
  readonly place: BlockPlace;
  readonly bottom: number;
};

function layOutBlocks({ above, below }: Blocks, { model, look, place, bottom }: Room): Frame {
  let { y } = place;
  const blocks = above.map((layOut) => {
    const block = layOut(model, look, { ...place, y });
    y += block.height;
    return block;
  });
  const measured = below?.(model, look, place) ?? NO_BLOCK;
  const footer = below?.(model, look, { ...place, y: bottom - measured.height }) ?? NO_BLOCK;
  const all = [...blocks, footer];
  return {
    // Colours set by hand gain contrast where they lack it on this ground.
    texts: all.flatMap(({ texts }) => texts.map((text) => ({ ...text, color: look.textColorOf(text.color) }))),
    svg: all.map(({ svg }) => svg).join(''),
    inside: { x: place.x, y, width: place.width, height: Math.max(0, bottom - footer.height - y) },
  };
}

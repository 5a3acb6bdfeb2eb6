import { fieldOf, maybeOneOf } from '../model/read-fields.ts';
import { choosePlace, moveInto } from './choose-place.ts';
import { findMark } from './find-mark.ts';
import { NO_OVERLAY, type Overlay, type OverlayGround } from './overlay.ts';
import { pictureOf, STICKERS } from './sticker-pictures.ts';

/** A sticker beside the mark it is about: above it where that is free. */
export function drawSticker(annotation: unknown, ground: OverlayGround): Overlay {
  const sticker = maybeOneOf(fieldOf(annotation, 'sticker'), STICKERS);
  const mark = findMark(ground, annotation);
  if (sticker === undefined || mark === undefined) return NO_OVERLAY;
  const { look, bounds } = ground;
  const size = look.type.title * 1.35;
  const gap = look.space * 1.5;
  const at = (x: number, y: number): { readonly box: { x: number; y: number; width: number; height: number } } => ({
    box: moveInto({ x: mark.x + x - size / 2, y: mark.y + y - size / 2, width: size, height: size }, bounds),
  });
  const far = size / 2 + gap;
  const chosen = choosePlace([at(0, -far), at(far, -far), at(-far, -far), at(far, 0), at(-far, 0), at(0, far)], ground);
  if (chosen === undefined) return NO_OVERLAY;
  return { ...NO_OVERLAY, top: pictureOf(sticker, { ...chosen.box, size }), covers: [chosen.box] };
}

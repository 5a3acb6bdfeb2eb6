import type { TextSegment } from '../layout/text-segment.ts';

const TALL_SHARE = 0.7;
const SAME_HEIGHT = 0.14;
const MOST_WIDTH = 0.95;

/**
 * True where the pieces of ink of a stretch are as high as one another and none is wide, as digits are: letters of words go up and
 * down, and those of Arabic hang together. A guess, made before anything is read; short words in capitals look the same.
 * `mostTouching` digits may hang together.
 */
export function looksLikeNumber({ parts, letterHeight }: TextSegment, mostTouching = 1): boolean {
  const tall = parts.filter(({ height }) => height > TALL_SHARE * letterHeight);
  const heights = tall.map(({ height }) => height).toSorted((one, other) => one - other);
  const usual = heights[Math.floor(heights.length / 2)] ?? 0;
  const most = Math.max(1, SAME_HEIGHT * usual);
  return (
    tall.length > 0 &&
    tall.every(({ width, height }) => Math.abs(height - usual) <= most && width <= mostTouching * MOST_WIDTH * usual)
  );
}

/** True where at least half of what is written are digits. */
export function isNumeric(text: string): boolean {
  const digits = text.match(/\p{Nd}/gu)?.length ?? 0;
  return digits > 0 && digits * 2 >= text.replace(/\s/g, '').length;
}

import type { TextSegment } from '../layout/text-segment.ts';
import type { Box } from '../pixels.ts';

/** What stands over a letter is lower than that, in heights of the letter, and ends above its top by so much at most. */
const LOW = 0.6;
const OVERLAP = 0.15;
/** The share of its width that a letter is below. */
const OVER = 0.6;
const COMBINING_BELOW = /[\u0323-\u0333]/g;
const DOTTED = /^[ij]\u0301?/;

/** How many accents and dots stand apart over the letters of a line. */
function countDrawnAccents({ parts }: TextSegment): number {
  return parts.filter((part) => parts.some((letter) => standsOver(part, letter))).length;
}

function standsOver(accent: Box, letter: Box): boolean {
  const shared = Math.min(accent.left + accent.width, letter.left + letter.width) - Math.max(accent.left, letter.left);
  return (
    accent.height < LOW * letter.height &&
    shared >= OVER * accent.width &&
    accent.top + accent.height <= letter.top + OVERLAP * letter.height
  );
}

/** True where more accents and dots stand over the letters of a line than a reading of it has. Where they touch their letters nothing is told. */
export function lacksAccents(text: string, line: TextSegment): boolean {
  const expected = [...text].filter((letter) => {
    const parts = letter.normalize('NFD').replace(COMBINING_BELOW, '');
    return DOTTED.test(parts) || /\p{M}|[":;!?%]/u.test(parts);
  }).length;
  return countDrawnAccents(line) > expected;
}

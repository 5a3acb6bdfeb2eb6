import type { Writing } from '../../writing.ts';
import { type Box, uniteBoxes } from '../pixels.ts';
import { errorAt } from '../table/error-at.ts';
import { findRows } from '../table/find-rows.ts';
import type { ReadSegment } from './read-segment.ts';
import type { WrittenPicture } from './read-words.ts';

/** The lines of a picture as they were read, boxes in its own pixels. */
export function toWriting({ segments, rulings, toPicture }: WrittenPicture): Writing {
  const rows = segments.length === 0 ? [] : findRows(segments, rulings);
  const errors = segments.map(({ confidence }) => errorAt(confidence));
  return {
    lines: rows.map((row) =>
      row.segments.map((segment) => ({ text: textOf(segment), spans: [], area: { box: toPicture(boxOf(segment)) } })),
    ),
    certainty: 1 - errors.reduce((sum, error) => sum + error, 0) / Math.max(1, errors.length),
  };
}

function textOf({ words }: ReadSegment): string {
  return words.map(({ text }) => text).join(' ');
}

function boxOf({ segment, words }: ReadSegment): Box {
  return words.map(({ box }) => box).reduce(uniteBoxes, words[0]?.box ?? segment.box);
}

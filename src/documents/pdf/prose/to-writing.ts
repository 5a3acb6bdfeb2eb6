import type { Writing } from '../../writing.ts';
import type { PageText } from './page-text.ts';

/** The lines of running text, each a stretch with its box on its page. */
export function toWriting({ text, stretches }: PageText): Writing {
  const lines = stretches.map(({ span, page, box: { left, top, right, bottom } }) => [
    {
      text: text.slice(span.start, span.end),
      spans: [],
      area: { page, box: { left, top, width: right - left, height: bottom - top } },
    },
  ]);
  return { lines, certainty: 1 };
}

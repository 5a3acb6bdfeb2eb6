import { findInsights } from '../../insight/find-insights.ts';
import type { Candidate } from './candidate.ts';
import { kindsSeenIn, type Reader, seenIn } from './is-seen.ts';
import { type Drawing, drawCandidate, type Layer, type View } from './view-candidate.ts';

/** Facts of the kinds that the picture shows that are looked through for what it shows. */
const MOST_INSIGHTS = 8;

/** What a drawing says, as far as its picture shows it. */
export function readDrawing(drawing: Drawing, reader: Reader): View {
  const { entry, examined } = drawing;
  const { table, profile } = examined;
  const isSought = kindsSeenIn(drawing, reader);
  const insights = findInsights(table, profile, { type: entry.type, isSought, most: MOST_INSIGHTS });
  return { ...drawing, insights: seenIn(insights, drawing, reader.base) };
}

/** Carries a candidate out and reads it. Undefined where it cannot be drawn. */
export function viewCandidate(candidate: Candidate, lay: Layer, reader: Reader): View | undefined {
  const drawing = drawCandidate(candidate, lay);
  return drawing && readDrawing(drawing, reader);
}

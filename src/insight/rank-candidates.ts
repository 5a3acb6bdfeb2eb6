import type { ChartType } from '../chart/chart-type.ts';
import type { Candidate } from './candidate.ts';
import type { Insight, InsightKind } from './insight.ts';

/** What a chart is made to show. `plain`: no chart is known, or a table, which shows all. */
type Purpose = 'course' | 'comparison' | 'parts' | 'relation' | 'grid' | 'plain';

const PURPOSE_OF = {
  line: 'course',
  areaStacked: 'course',
  bar: 'comparison',
  groupedBar: 'comparison',
  stackedBar: 'parts',
  '100StackedBar': 'parts',
  column: 'comparison',
  groupedColumn: 'comparison',
  stackedColumn: 'parts',
  '100StackedColumn': 'parts',
  combo: 'course',
  pie: 'parts',
  donut: 'parts',
  funnel: 'parts',
  heatmap: 'grid',
  scatter: 'relation',
  bubble: 'relation',
  waterfall: 'comparison',
  table: 'plain',
  mekko: 'parts',
} as const satisfies Record<ChartType, Purpose>;

/** How well each purpose shows each kind: 1 where the eye sees it at once, less where it must be worked out. */
const SHOWN = {
  level: { course: 0.7, comparison: 0.75, parts: 0.7, relation: 0.6, grid: 0.45, plain: 0.8 },
  extremes: { course: 0.75, comparison: 1, parts: 0.75, relation: 0.7, grid: 1.3, plain: 0.9 },
  change: { course: 1, comparison: 0.9, parts: 0.75, relation: 0.6, grid: 0.5, plain: 1 },
  growth: { course: 0.85, comparison: 0.8, parts: 0.6, relation: 0.5, grid: 0.4, plain: 0.85 },
  pace: { course: 0.9, comparison: 0.75, parts: 0.5, relation: 0.5, grid: 0.4, plain: 0.8 },
  trend: { course: 1, comparison: 0.85, parts: 0.7, relation: 0.7, grid: 0.6, plain: 0.95 },
  'turning-point': { course: 1.1, comparison: 0.95, parts: 0.7, relation: 0.6, grid: 0.5, plain: 1 },
  step: { course: 1.05, comparison: 0.95, parts: 0.6, relation: 0.5, grid: 0.5, plain: 0.95 },
  net: { course: 1, comparison: 1.1, parts: 1, relation: 0.6, grid: 0.8, plain: 1 },
  years: { course: 1, comparison: 0.8, parts: 0.7, relation: 0.4, grid: 0.7, plain: 1 },
  seasonality: { course: 1, comparison: 0.9, parts: 0.7, relation: 0.5, grid: 0.9, plain: 0.95 },
  share: { course: 0.5, comparison: 0.8, parts: 1.1, relation: 0.5, grid: 0.6, plain: 0.85 },
  concentration: { course: 0.5, comparison: 0.9, parts: 1.1, relation: 0.6, grid: 0.8, plain: 0.9 },
  gap: { course: 0.95, comparison: 0.9, parts: 0.6, relation: 0.5, grid: 0.3, plain: 0.8 },
  outlier: { course: 0.9, comparison: 0.9, parts: 0.7, relation: 0.9, grid: 0.9, plain: 0.85 },
  correlation: { course: 0.7, comparison: 0.5, parts: 0.4, relation: 1.2, grid: 0.4, plain: 0.85 },
  ranking: { course: 0.95, comparison: 0.8, parts: 0.6, relation: 0.5, grid: 0.4, plain: 0.9 },
  'part-to-whole': { course: 0.7, comparison: 0.6, parts: 1.1, relation: 0.4, grid: 0.4, plain: 0.7 },
  completeness: { course: 0.6, comparison: 0.6, parts: 0.5, relation: 0.5, grid: 0.6, plain: 0.6 },
  standing: { course: 1.3, comparison: 1.3, parts: 1.3, relation: 1.3, grid: 1.3, plain: 1.3 },
} as const satisfies Record<InsightKind, Record<Purpose, number>>;

const WEIGHTS = { surprise: 0.5, effect: 0.5 } as const;
/** What a second fact of a kind, or about a subject, is worth beside the first. */
const AGAIN = { kind: 0.75, subject: 0.92 } as const;

/** What is known of the chart that is to show the facts. */
export type Showing = { readonly type?: ChartType; readonly isCourse: boolean; readonly most: number };

type Rankable = { readonly candidate: Candidate; readonly evidence: Insight['evidence'] };

/**
 * The best of what may be told, best first: surprise and size, times how well the chart shows it and the importance of its series;
 * what repeats a kind or a subject steps back behind what does not. Equal ones keep their order.
 */
export function rankCandidates<Entry extends Rankable>(
  entries: readonly Entry[],
  showing: Showing,
): readonly (Entry & { readonly score: number })[] {
  const purpose = purposeOf(showing);
  const left = entries
    .map((entry) => ({ ...entry, score: scoreOf(entry, purpose) }))
    .sort((one, other) => other.score - one.score);
  const chosen: (Entry & { readonly score: number })[] = [];
  const kinds = new Map<string, number>();
  const subjects = new Map<string, number>();
  while (chosen.length < showing.most && left.length > 0) {
    let best = 0;
    let bestWorth = -1;
    for (const [place, { candidate, score }] of left.entries()) {
      if (score <= bestWorth) break;
      const worth =
        score *
        AGAIN.kind ** (kinds.get(candidate.kind) ?? 0) *
        AGAIN.subject ** (subjects.get(candidate.subject) ?? 0);
      if (worth > bestWorth) [best, bestWorth] = [place, worth];
    }
    const [entry] = left.splice(best, 1);
    if (entry === undefined) break;
    chosen.push({ ...entry, score: bestWorth });
    kinds.set(entry.candidate.kind, (kinds.get(entry.candidate.kind) ?? 0) + 1);
    subjects.set(entry.candidate.subject, (subjects.get(entry.candidate.subject) ?? 0) + 1);
  }
  return chosen;
}

/** Columns over time show a course. */
function purposeOf({ type, isCourse }: Showing): Purpose {
  const purpose = type === undefined ? 'plain' : PURPOSE_OF[type];
  return isCourse && (purpose === 'comparison' || purpose === 'plain') ? 'course' : purpose;
}

function scoreOf({ candidate, evidence }: Rankable, purpose: Purpose): number {
  const base = WEIGHTS.surprise * evidence.surprise + WEIGHTS.effect * evidence.effect;
  const score = base * SHOWN[candidate.kind][purpose] * candidate.importance;
  return Number.isFinite(score) ? score : 0;
}

import type { FitEntry } from '../../fit/factor.ts';
import type { Insight } from '../../insight/insight.ts';
import type { PlanTable } from '../../plan/table/plan-table.ts';
import { writeRequests } from '../../writing/suggestions/write-requests.ts';
import { writeFact } from '../../writing/suggestions/write-summary.ts';
import { type Candidate, PICTURE_OF } from './candidate.ts';
import type { ChoiceParts } from './choice-parts.ts';
import { listCandidates } from './list-candidates.ts';
import { createProspects, type Prospects } from './prospects.ts';
import { readBack } from './read-back.ts';
import type { Suggestion } from './suggestion.ts';
import { toPlan } from './to-plan.ts';
import { type Base, createLayer, drawingOf, layOut, readDrawing, type View } from './view-candidate.ts';

/** The best views that differ, each with a request that is proved and a sentence of fact. */
export async function chooseSuggestions(parts: ChoiceParts, most: number): Promise<readonly Suggestion[]> {
  const { base, steer } = parts;
  const lay = createLayer(base);
  const candidates = listCandidates({ profile: base.examined.profile, ranking: base.ranking, wanted: steer.wanted });
  const prospects = createProspects(parts, candidates, lay);
  const suggestions = await settleBest(prospects, parts, most);
  if (suggestions.length > 0 || prospects.hasDrawn()) return suggestions;
  return settleBest(createProspects(parts, [plainCandidate(base.ranking)], lay), parts, 1);
}

/** Takes the best view again and again, and keeps those whose request is proved and that say what none before them said. */
async function settleBest(prospects: Prospects, parts: ChoiceParts, most: number): Promise<readonly Suggestion[]> {
  const chosen: View[] = [];
  const suggestions: Suggestion[] = [];
  const told = new Set<string>();
  const proofs = new Map<string, PlanTable | undefined>();
  while (suggestions.length < most) {
    const best = await prospects.takeBest(chosen);
    if (best === undefined) break;
    const suggestion = settle(best, parts, { told, proofs });
    if (suggestion === undefined) continue;
    told.add(suggestion.summary);
    chosen.push(best);
    suggestions.push(suggestion);
  }
  return suggestions;
}

/** Where nothing else comes of the rows: as they are, in the type that fits them. */
function plainCandidate(ranking: readonly FitEntry[]): Candidate {
  const types = ranking.flatMap(({ type, score }) => (type !== 'table' && score > 0 ? [type] : []));
  return { goal: 'comparison', preparation: { shape: { kind: 'as-is' } }, types, about: [], relevance: 0 };
}

/** Sentences that are told already, and where requests that were read back lead. */
export type Known = { readonly told: ReadonlySet<string>; readonly proofs: Map<string, PlanTable | undefined> };

/** A view as a suggestion: its request proved, its type found to fit what the request leads to, and what is seen there. */
export function settle(view: View, { base, situation }: ChoiceParts, { told, proofs }: Known): Suggestion | undefined {
  const { candidate, entry } = view;
  const { preparation } = candidate;
  const steps = toPlan(preparation, base.locale);
  for (const request of writeRequests(preparation, situation.table.columns, base.locale)) {
    if (!proofs.has(request)) {
      proofs.set(request, readBack(request, { steps, result: view.result }, base, situation));
    }
    const result = proofs.get(request);
    if (result === undefined) continue;
    const seen = result === view.result || isKept(view) ? view : review(view, result, base);
    const summary = seen && summarise(seen, base, told);
    return summary === undefined ? undefined : { dataPrepPrompt: request, chartType: entry.type, summary };
  }
  return undefined;
}

/** The same view of the table that its request leads to, where that is labelled otherwise. */
function review({ candidate, entry }: View, result: PlanTable, base: Base): View | undefined {
  const drawing = drawingOf({ ...candidate, types: [entry.type] }, layOut(candidate.preparation.shape, result, base));
  return drawing && readDrawing(drawing);
}

/** Rows that stay keep their labels. */
const isKept = ({ candidate }: View): boolean => ['as-is', 'columns'].includes(candidate.preparation.shape.kind);

function summarise(view: View, { locale }: Base, told: ReadonlySet<string>): string | undefined {
  for (const insight of view.insights) {
    const sentence = suits(insight, view) ? writeFact(insight, view.examined.table, locale) : undefined;
    if (sentence !== undefined && !told.has(sentence)) return sentence;
  }
  return undefined;
}

const COURSES: ReadonlySet<Insight['kind']> = new Set(['change', 'trend', 'growth', 'pace', 'turning-point', 'step']);

/** Shares of a whole are for pictures of one; how a rate of change itself changes is no news. */
function suits(insight: Insight, { candidate, entry, examined }: View): boolean {
  const kind = PICTURE_OF[entry.type];
  if (insight.kind === 'part-to-whole') return kind === 'layers' || kind === 'slices';
  const { shape } = candidate.preparation;
  if (shape.kind !== 'gathered' || !shape.isGrowth || !COURSES.has(insight.kind) || !('series' in insight)) return true;
  return insight.series.columnKey !== examined.table.columns.at(-1)?.key;
}

import type { FitEntry } from '../../fit/factor.ts';
import type { Insight } from '../../insight/insight.ts';
import type { PlanTable } from '../../plan/table/plan-table.ts';
import { writeRequests } from '../../writing/suggestions/write-requests.ts';
import { writeEven, writeFact, writeSpread, writeUnrelated } from '../../writing/suggestions/write-summary.ts';
import { toPlan } from '../preparation/to-plan.ts';
import { type Candidate, PICTURE_OF } from './candidate.ts';
import type { ChoiceParts } from './choice-parts.ts';
import { isEven } from './is-even.ts';
import { listCandidates } from './list-candidates.ts';
import { createProspects, type Prospects } from './prospects.ts';
import { readBack } from './read-back.ts';
import { readDrawing } from './read-drawing.ts';
import type { Suggestion } from './suggestion.ts';
import { type Base, createLayer, drawingOf, layOut, type View } from './view-candidate.ts';

/** The best views that differ, each with a request that is proved and a sentence of fact. */
export async function chooseSuggestions(parts: ChoiceParts): Promise<readonly Suggestion[]> {
  const { base, steer } = parts;
  const lay = createLayer(base);
  const all = listCandidates({ profile: base.examined.profile, ranking: base.ranking, wanted: steer.wanted });
  // No sentence asks for the rows behind a chart as they are.
  const candidates = base.isBehind === true ? all.filter(({ preparation }) => preparation.shape.kind !== 'as-is') : all;
  const prospects = createProspects(parts, candidates, lay);
  const suggestions = await settleBest(prospects, parts);
  if (suggestions.length > 0 || prospects.hasDrawn() || base.isBehind === true) return suggestions;
  const one = { ...parts, most: 1 };
  return settleBest(createProspects(one, [plainCandidate(base.ranking)], lay), one);
}

/** Takes the best view again and again, and keeps those whose request is proved and that say what none before them said. */
async function settleBest(prospects: Prospects, parts: ChoiceParts): Promise<readonly Suggestion[]> {
  const chosen: View[] = [];
  const suggestions: Suggestion[] = [];
  const told = new Set<string>();
  const proofs = new Map<string, PlanTable | undefined>();
  while (suggestions.length < parts.most) {
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

/**
 * A view as a suggestion: what is seen there that was not told, its request proved, and its type found to fit what the request leads
 * to. Undefined where it has nothing to say, or no request of it is read as it is meant.
 */
export function settle(view: View, parts: ChoiceParts, { told, proofs }: Known): Suggestion | undefined {
  const { base, situation } = parts;
  const { candidate, entry } = view;
  const { preparation } = candidate;
  const steps = toPlan(preparation, base);
  // To prove a request takes longer than to say what is seen, under whatever labels.
  const sentence = summarise(view, base, told);
  if (sentence === undefined) return undefined;
  for (const request of writeRequests(preparation, situation.table.columns, base.locale)) {
    if (!proofs.has(request)) {
      proofs.set(request, readBack(request, { steps, result: view.result }, base, situation));
    }
    const result = proofs.get(request);
    if (result === undefined) continue;
    const isSeen = result === view.result || isKept(view);
    const summary = isSeen ? sentence : summariseAnew(view, result, parts, told);
    return summary === undefined ? undefined : { dataPrepPrompt: request, chartType: entry.type, summary };
  }
  return undefined;
}

/** What is seen in the same view of the table that its request leads to, where that is labelled otherwise. */
function summariseAnew(
  { candidate, entry }: View,
  result: PlanTable,
  parts: ChoiceParts,
  told: Known['told'],
): string | undefined {
  const laid = layOut(candidate.preparation.shape, result, parts.base);
  const drawing = drawingOf({ ...candidate, types: [entry.type] }, laid);
  return drawing && summarise(readDrawing(drawing, parts), parts.base, told);
}

/** Rows that stay keep their labels. */
const isKept = ({ candidate }: View): boolean => ['as-is', 'columns'].includes(candidate.preparation.shape.kind);

function summarise(view: View, base: Base, told: ReadonlySet<string>): string | undefined {
  for (const insight of view.insights) {
    // An average is all there is to say of some views; it is no reason for a third.
    if (told.size > 1 && insight.kind === 'level' && PICTURE_OF[view.entry.type] !== 'dots') continue;
    const sentence = write(insight, view, base);
    if (sentence !== undefined && !told.has(sentence)) return sentence;
  }
  return undefined;
}

function write(insight: Insight, { candidate, entry, examined }: View, { locale }: Base): string | undefined {
  const { shape } = candidate.preparation;
  const { table } = examined;
  if (PICTURE_OF[entry.type] === 'dots' && insight.kind === 'level') {
    const [x, y] = examined.profile.columns.filter(({ role }) => role === 'measure');
    const sentence = x && y && writeUnrelated(x, y, table, locale);
    if (sentence !== undefined) return sentence;
  }
  if (shape.kind === 'bins' && insight.kind === 'extremes')
    return writeSpread(insight, shape.column.label, table, locale);
  return isEven(insight) ? writeEven(insight, table, locale) : writeFact(insight, table, locale);
}

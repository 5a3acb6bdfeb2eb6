import type { FitEntry } from '../../fit/factor.ts';
import type { Insight } from '../../insight/insight.ts';
import type { Situation } from '../../language/understanding.ts';
import type { PlanTable } from '../../plan/table/plan-table.ts';
import { writeRequests } from '../../writing/suggestions/write-requests.ts';
import { writeFact } from '../../writing/suggestions/write-summary.ts';
import { breathe } from '../breathe.ts';
import { type Candidate, PICTURE_OF } from './candidate.ts';
import { listCandidates } from './list-candidates.ts';
import { isDull, likeness, pictureName, promiseOf, scoreOf, worthOfPictures } from './rank-views.ts';
import { readBack } from './read-back.ts';
import type { Steer } from './read-prompt.ts';
import type { Suggestion } from './suggestion.ts';
import { toPlan } from './to-plan.ts';
import { type Base, createLayer, examineShape, type View, viewCandidate, viewOf } from './view-candidate.ts';

/** What suggestions are chosen with. */
export type ChoiceParts = {
  readonly base: Base;
  readonly steer: Steer;
  readonly situation: Situation;
  /** How the types fit the rows as they are. */
  readonly ranking: readonly FitEntry[];
  /** Views that a model thought of, carried out and proved; they come first where they tell something. */
  readonly proposed?: readonly View[];
};

/** Views carried out at most, and fewer where rows are many. */
const MOST_VIEWS = 8;
const FEWEST_VIEWS = 5;
const MOST_ROWS_IN_ALL = 240_000;

/** The best views that differ, each with a request that is proved and a sentence of fact. */
export async function chooseSuggestions(parts: ChoiceParts, most: number): Promise<readonly Suggestion[]> {
  const { base, steer, ranking } = parts;
  const worth = worthOfPictures(ranking);
  const proposed = new Set(parts.proposed);
  const left = [...proposed, ...(await carryOutCandidates(parts))].map((view) => ({
    view,
    score: scoreOf(view, worth, steer) + placeOf(view, proposed),
  }));
  const chosen: View[] = [];
  const suggestions: Suggestion[] = [];
  const pictures = new Set<string>();
  const told = new Set<string>();
  const proofs = new Map<string, PlanTable | undefined>();
  while (suggestions.length < most && left.length > 0) {
    await breathe(base.signal);
    const worthNow = left.map(({ view, score }) => score - likeness(view, chosen));
    const [best] = left.splice(worthNow.indexOf(Math.max(...worthNow)), 1);
    if (best === undefined || pictures.has(pictureName(best.view))) continue;
    const suggestion = settle(best.view, parts, { told, proofs });
    if (suggestion === undefined) continue;
    pictures.add(pictureName(best.view));
    told.add(suggestion.summary);
    chosen.push(best.view);
    suggestions.push(suggestion);
  }
  return suggestions;
}

/** More than anything else counts. */
const FAR = 100;
/** Facts that are true of any numbers. */
const EMPTY_FACTS: ReadonlySet<Insight['kind']> = new Set(['completeness', 'level']);

/** A view that was thought of for this very prompt goes first where it tells a fact at all; a dull one of ours goes last. */
function placeOf(view: View, proposed: ReadonlySet<View>): number {
  if (proposed.has(view) && view.insights.some(({ kind }) => !EMPTY_FACTS.has(kind))) return FAR;
  return isDull(view) ? -FAR : 0;
}

async function carryOutCandidates({ base, steer, ranking }: ChoiceParts): Promise<readonly View[]> {
  const { profile } = base.examined;
  const worth = worthOfPictures(ranking);
  const most = Math.max(
    FEWEST_VIEWS,
    Math.min(MOST_VIEWS, Math.floor(MOST_ROWS_IN_ALL / Math.max(1, profile.rowCount))),
  );
  const candidates = listCandidates({ profile, ranking, wanted: steer.wanted })
    .flatMap((candidate) => restrict(candidate, steer) ?? [])
    .map((candidate) => ({ candidate, promise: promiseOf(candidate, worth, steer) }))
    .sort((one, other) => other.promise - one.promise)
    .slice(0, most);
  const lay = createLayer(base);
  const views: View[] = [];
  for (const { candidate } of candidates) {
    const view = viewCandidate(candidate, lay);
    if (view !== undefined) views.push(view);
    await breathe(base.signal);
  }
  if (views.length > 0) return views;
  const plain = restrict(plainCandidate(ranking), steer);
  const view = plain && viewCandidate(plain, lay);
  return view === undefined || view.insights.length === 0 ? [] : [view];
}

/** Where nothing else comes of the rows: as they are, in the type that fits them. */
function plainCandidate(ranking: readonly FitEntry[]): Candidate {
  const types = ranking.flatMap(({ type, score }) => (type !== 'table' && score > 0 ? [type] : []));
  return { goal: 'comparison', preparation: { shape: { kind: 'as-is' } }, types, about: [], relevance: 0 };
}

/** Types that the prompt names are the only ones, and dots are for what is made for dots; rows that it keeps are kept first. */
export function restrict(candidate: Candidate, { types, where }: Steer): Candidate | undefined {
  const preparation = where === undefined ? candidate.preparation : { ...candidate.preparation, where };
  if (types.length === 0) return { ...candidate, preparation };
  const own = types.filter((type) => candidate.types.includes(type));
  if (own.length > 0) return { ...candidate, preparation, types: own };
  const others = types.filter((type) => PICTURE_OF[type] !== 'dots');
  return others.length === 0 || candidate.goal === 'relationship'
    ? undefined
    : { ...candidate, preparation, types: others };
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
  const examined = examineShape(candidate.preparation.shape, result, base);
  return viewOf({ ...candidate, types: [entry.type] }, { result, examined });
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

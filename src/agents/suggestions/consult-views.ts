import type { ChartType } from '../../chart/chart-type.ts';
import { ModelFailure } from '../../models/model-failure.ts';
import { type ModelNote, modelTexts } from '../../writing/model/model-texts.ts';
import type { PreparedShape } from '../../writing/suggestions/data-preparation.ts';
import type { AgentContext, Effort, Progress } from '../agent.ts';
import type { Checked } from '../model/ask-repairing.ts';
import { type ProposedView, proposeViews } from '../model/propose-views.ts';
import { type Candidate, type Goal, PICTURE_OF, TYPES_OF_GOAL } from './candidate.ts';
import type { ChoiceParts } from './choice-parts.ts';
import { settle } from './choose-suggestions.ts';
import { viewCandidate } from './read-drawing.ts';
import { type Grasp, NO_STEER } from './read-prompt.ts';
import { restrict } from './restrict.ts';
import { toPreparation } from './to-preparation.ts';
import { type Base, createLayer, run, type View, withRows } from './view-candidate.ts';

/** What a model proposed that passed every check, and what is to be said of one that did not help. */
export type ConsultedViews = { readonly views: readonly View[]; readonly note?: ModelNote };

/** How little of a prompt the built-in reading must have left over for no model to be asked, at each effort. */
const ASKED_AT: Readonly<Record<Effort, readonly Grasp[]>> = {
  low: ['none'],
  medium: ['none', 'part'],
  high: ['none', 'part', 'whole'],
};

/** True where a model may be asked for views: where there is a prompt to misread, and always at high effort. */
export function mayConsultViews(prompt: string | undefined, effort: Effort): boolean {
  return prompt !== undefined || ASKED_AT[effort].includes(NO_STEER.grasp);
}

/**
 * Lets a model propose views where the built-in reading leaves words of the prompt over, and always at high effort. Of what it
 * proposes only columns, conditions, counts and types are taken: each view is carried out here, must be one that its type fits, and
 * must have a request of our own wording that `mutate` reads as it is meant. Throws only the signal's reason.
 */
export async function* consultViews(
  prompt: string,
  parts: ChoiceParts,
  { models, effort, locale, signal }: AgentContext,
): AsyncGenerator<Progress, ConsultedViews, void> {
  const { base, steer, most } = parts;
  if (models === undefined || !ASKED_AT[effort].includes(steer.grasp)) return { views: [] };
  if (models === 'spent') return { views: [], note: 'spent' };
  const { asking, stages } = modelTexts(locale);
  yield { message: asking };
  const { table, profile } = base.examined;
  const tryOut = (proposed: ProposedView): Checked<View> => tryView(proposed, parts);
  try {
    const request = { wish: prompt, data: base.data, table, profile, most, tryOut };
    const making = proposeViews(request, models.session, signal);
    for (;;) {
      const { done, value } = await making.next();
      if (done !== true) yield { message: stages[value] };
      else return value === undefined ? { views: [], note: 'unusable' } : { views: value };
    }
  } catch (error) {
    if (error instanceof ModelFailure) return { views: [], note: 'failed' };
    throw error;
  }
}

/** A proposed view carried out as our own are, and its request proved. */
function tryView({ plan, type }: ProposedView, parts: ChoiceParts): Checked<View> {
  const { base, steer } = parts;
  const preparation = toPreparation(plan, base.examined.table.columns);
  if (preparation === undefined) return { complaint: 'these steps are none of the views that are listed' };
  const { where, shape } = preparation;
  const goal = goalOf(shape, type);
  const proposed = { goal, preparation, types: [type], about: columnsOf(shape, base), relevance: 1 };
  // Rows that the prompt keeps are kept where the model says nothing of rows itself.
  const candidate = restrict(proposed, where === undefined ? steer : { ...steer, where });
  if (candidate === undefined) return { complaint: `the request asks for other types than ${type}` };
  const narrowed = narrow(base, candidate);
  if (narrowed === undefined) return { complaint: 'its condition leaves no rows' };
  const lay = createLayer(narrowed);
  const reader = { base: narrowed, steer };
  const view = viewCandidate(candidate, lay, reader) ?? viewCandidate(withTypesOfGoal(candidate, parts), lay, reader);
  if (view === undefined)
    return { complaint: `these steps can't be carried out, or ${type} does not suit what they leave` };
  return settle(view, parts, { told: new Set(), proofs: new Map() }) === undefined
    ? { complaint: 'there is no plain sentence that asks for these steps; use simpler ones' }
    : { value: view };
}

/** Where the type that was proposed does not fit, the types that tell the same. */
function withTypesOfGoal(candidate: Candidate, { steer }: ChoiceParts): Candidate {
  return steer.types.length > 0 ? candidate : { ...candidate, types: TYPES_OF_GOAL[candidate.goal] };
}

function narrow(base: Base, { preparation: { where } }: Candidate): Base | undefined {
  if (where === undefined) return base;
  const table = run([{ verb: 'filter', where }], base.whole, base);
  if (table === undefined || table.rowCount === 0) return undefined;
  return withRows(base, table);
}

function goalOf(shape: PreparedShape, type: ChartType): Goal {
  const picture = PICTURE_OF[type];
  if (shape.kind === 'bins') return 'distribution';
  if (shape.kind === 'gathered' && shape.isGrowth) return 'change';
  if (picture === 'dots') return 'relationship';
  if (picture === 'slices' || picture === 'layers') return 'composition';
  if (picture === 'lines' || (shape.kind === 'gathered' && shape.by.part !== undefined)) return 'trend';
  const isRanked = shape.kind === 'top-groups' || shape.kind === 'top-rows';
  return isRanked || (shape.kind === 'gathered' && shape.isHighestFirst) ? 'ranking' : 'comparison';
}

/** Keys of the columns that a shape shows. */
function columnsOf(shape: PreparedShape, { examined }: Base): readonly string[] {
  switch (shape.kind) {
    case 'columns':
      return shape.columns.map(({ key }) => key);
    case 'gathered': {
      const measures = shape.measures.flatMap((one) => (one.operation === 'count' ? [] : [one.column.key]));
      return [shape.by.key, ...measures, ...(shape.across === undefined ? [] : [shape.across.key])];
    }
    case 'top-groups':
      return [shape.by.key, ...(shape.measure.operation === 'count' ? [] : [shape.measure.column.key])];
    case 'top-rows':
    case 'bins':
      return [shape.column.key];
    default:
      return examined.profile.columns.map(({ key }) => key);
  }
}

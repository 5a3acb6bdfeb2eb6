import type { Insight } from '../../insight/insight.ts';
import { breathe } from '../breathe.ts';
import { type Candidate, PICTURE_OF } from './candidate.ts';
import type { ChoiceParts } from './choice-parts.ts';
import { createGroupDifferences, type GroupDifferences } from './group-differences.ts';
import {
  areSamePicture,
  isDull,
  type Weighing,
  worthOf,
  worthOfCandidate,
  worthOfDrawing,
  worthOfPictures,
} from './rank-views.ts';
import { readDrawing } from './read-drawing.ts';
import type { Steer } from './read-prompt.ts';
import { restrict } from './restrict.ts';
import { type Base, type Drawing, drawCandidate, type Layer, type View } from './view-candidate.ts';

/** Views carried out beyond those that are wanted: some turn out to say little. More where too few are left, fewer where rows are many. */
const SPARE_VIEWS = { usual: 2, most: 4 } as const;
const FEWEST_VIEWS = 5;
const MOST_ROWS_IN_ALL = 240_000;
/** Rows that are gone through, view by view, before other requests have their turn: some 2 ms. */
const ROWS_IN_A_BREATH = 5000;
/** More than anything else counts. */
const FAR = 100;
/** Facts that are true of any numbers. */
const EMPTY_FACTS: ReadonlySet<Insight['kind']> = new Set(['completeness', 'level']);

/** Views that may be chosen. */
export type Prospects = {
  /**
   * The best view beside those chosen, and of another picture, which it takes out; undefined where none is left. Throws the signal's
   * reason.
   */
  readonly takeBest: (chosen: readonly View[]) => Promise<View | undefined>;
  /** True where any candidate could be drawn. */
  readonly hasDrawn: () => boolean;
};

/**
 * A view as far as it is known: carrying it out and reading it cost more than all else, so only what may lead goes so far. Where it
 * shows differences that chance makes, it stands behind all others.
 */
type Prospect = { readonly isByChance: boolean } & (
  | { readonly known: 'candidate'; readonly candidate: Candidate }
  | { readonly known: 'drawing'; readonly drawing: Drawing }
  | { readonly known: 'view'; readonly view: View; readonly place: number }
);

/**
 * Views that a model proposed and candidates of our own. What a candidate is worth is hoped before it is known: the one that leads is
 * carried out, then read, and is taken where it still leads. When as many are carried out as there is time for, the others are left.
 */
export function createProspects(parts: ChoiceParts, candidates: readonly Candidate[], lay: Layer): Prospects {
  const { base, steer, proposed = [], most: wanted, shown } = parts;
  const before = shown === undefined ? [] : [shown];
  const weighing: Weighing = { worth: worthOfPictures(base.ranking), steer };
  const usual = mostDrawn(base, wanted + SPARE_VIEWS.usual);
  const most = mostDrawn(base, wanted + SPARE_VIEWS.most);
  const differences = createGroupDifferences(base);
  const dull = new Set<string>();
  let tried = 0;
  let taken = 0;
  let rows = 0;
  let left: readonly Prospect[] = [
    ...proposed.map((view): Prospect => ({ known: 'view', view, place: proposedPlace(view), isByChance: false })),
    ...candidates.flatMap((candidate) => {
      const restricted = restrict(lifted(candidate, differences), steer);
      return restricted === undefined ? [] : toProspect(restricted, isChance(candidate, steer, differences), lay);
    }),
  ];
  let drawn = left.filter(({ known }) => known !== 'candidate').length;
  return {
    hasDrawn: () => drawn > 0,
    takeBest: async (chosen) => {
      const seen = [...before, ...chosen];
      let weigh = createScales(chosen, dull, weighing);
      for (;;) {
        const isEnough = chosen.length + left.filter(isTelling).length >= wanted;
        // Those that no request led to were tried for nothing.
        const failed = taken - chosen.length;
        const isOpen = tried - failed < (isEnough ? usual : most);
        const at = leadingOf(left, weigh, isOpen);
        const prospect = left[at];
        if (prospect === undefined) return undefined;
        if (isShown(prospect, seen) || isEmptyBeside(prospect, chosen)) {
          left = left.toSpliced(at, 1);
          continue;
        }
        if (prospect.known === 'view') {
          left = left.toSpliced(at, 1);
          taken++;
          return prospect.view;
        }
        rows += base.table.rowCount;
        if (rows >= ROWS_IN_A_BREATH) {
          rows = 0;
          await breathe(base.signal);
        }
        const next = advance(prospect, lay, parts);
        left = left.toSpliced(at, 1, ...(next === undefined ? [] : [next]));
        if (prospect.known === 'drawing') {
          if (next?.known !== 'view' || next.place >= 0) continue;
          const grouping = groupingOf(candidateOf(prospect));
          if (grouping === undefined) continue;
          dull.add(grouping);
          weigh = createScales(chosen, dull, weighing);
          continue;
        }
        tried++;
        if (next !== undefined) drawn++;
      }
    },
  };
}

/** What groups that differ add to the relevance of their averages, where all of the differences lie between them. */
const LIFT = 2;

/** The farther the groups of an average lie apart, the sooner it is tried. */
function lifted(candidate: Candidate, { differenceOf }: GroupDifferences): Candidate {
  const difference = differenceOf(candidate.preparation.shape);
  return difference === 0 ? candidate : { ...candidate, relevance: candidate.relevance + LIFT * Math.sqrt(difference) };
}

/** True for averages that differ by chance, of columns that nobody asked for. */
function isChance({ about, preparation }: Candidate, { wanted }: Steer, { isByChance }: GroupDifferences): boolean {
  return isByChance(preparation.shape) && !about.some((key) => wanted.has(key));
}

/** Rows as they are need no carrying out. */
function toProspect(candidate: Candidate, isByChance: boolean, lay: Layer): readonly Prospect[] {
  if (candidate.preparation.shape.kind !== 'as-is') return [{ known: 'candidate', candidate, isByChance }];
  const drawing = drawCandidate(candidate, lay);
  return drawing === undefined ? [] : [{ known: 'drawing', drawing, isByChance }];
}

/** True for a view beside those chosen that says nothing but what is so by chance, or true of any numbers. Dots show the rows themselves. */
function isEmptyBeside(prospect: Prospect, chosen: readonly View[]): boolean {
  if (chosen.length === 0) return false;
  if (prospect.known !== 'view' || chosen.length === 1) return prospect.isByChance;
  const { insights, entry } = prospect.view;
  return (
    prospect.isByChance || (insights.every(({ kind }) => EMPTY_FACTS.has(kind)) && PICTURE_OF[entry.type] !== 'dots')
  );
}

/** True for a picture that is there already. */
function isShown(prospect: Prospect, chosen: readonly Drawing[]): boolean {
  if (prospect.known === 'candidate') return false;
  const drawing = prospect.known === 'view' ? prospect.view : prospect.drawing;
  return chosen.some((one) => areSamePicture(one, drawing));
}

/** True for a view that is worth choosing, or may be. */
const isTelling = (prospect: Prospect): boolean =>
  !prospect.isByChance && (prospect.known === 'drawing' || (prospect.known === 'view' && prospect.place >= 0));

function mostDrawn({ examined }: Base, wanted: number): number {
  const rowCount = Math.max(1, examined.profile.rowCount);
  return Math.max(FEWEST_VIEWS, Math.min(wanted, Math.floor(MOST_ROWS_IN_ALL / rowCount)));
}

/** What is taken off the hope in a candidate where another figure over the same groups was dull: even groups are even in most. */
const OF_DULL_GROUPS = 0.3;

/** What rows are gathered by, whatever is worked out of them; undefined for other shapes. */
function groupingOf({ preparation: { shape } }: Candidate): string | undefined {
  if (shape.kind !== 'gathered') return undefined;
  const { by, across } = shape;
  return JSON.stringify([by.key, by.part, across?.key]);
}

/** What prospects are worth beside those chosen and the groupings that turned out dull, each worked out once. */
function createScales(
  chosen: readonly View[],
  dull: ReadonlySet<string>,
  weighing: Weighing,
): (prospect: Prospect) => number {
  const known = new Map<Prospect, number>();
  const isOfDullGroups = (prospect: Prospect): boolean =>
    dull.size > 0 && prospect.known !== 'view' && dull.has(groupingOf(candidateOf(prospect)) ?? '');
  return (prospect) => {
    const worth =
      known.get(prospect) ?? worthNow(prospect, chosen, weighing) - (isOfDullGroups(prospect) ? OF_DULL_GROUPS : 0);
    known.set(prospect, worth);
    return worth;
  };
}

/** The place of the one that leads; -1 for none. Candidates are passed over where no more may be carried out. */
function leadingOf(left: readonly Prospect[], weigh: (prospect: Prospect) => number, isOpen: boolean): number {
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (const [at, prospect] of left.entries()) {
    if (!isOpen && prospect.known === 'candidate') continue;
    const worth = weigh(prospect);
    if (worth > most) [best, most] = [at, worth];
  }
  return best;
}

function worthNow(prospect: Prospect, chosen: readonly View[], weighing: Weighing): number {
  const place = prospect.isByChance ? -FAR : 0;
  switch (prospect.known) {
    case 'candidate':
      return place + worthOfCandidate(prospect.candidate, chosen, weighing);
    case 'drawing':
      return place + worthOfDrawing(prospect.drawing, chosen, weighing);
    default:
      return place + prospect.place + worthOf(prospect.view, chosen, weighing);
  }
}

const candidateOf = (prospect: Exclude<Prospect, { readonly known: 'view' }>): Candidate =>
  prospect.known === 'candidate' ? prospect.candidate : prospect.drawing.candidate;

function advance(
  prospect: Exclude<Prospect, { readonly known: 'view' }>,
  lay: Layer,
  parts: ChoiceParts,
): Prospect | undefined {
  const { isByChance } = prospect;
  if (prospect.known === 'candidate') {
    const drawing = drawCandidate(prospect.candidate, lay);
    return drawing && { known: 'drawing', drawing, isByChance };
  }
  const view = readDrawing(prospect.drawing, parts);
  const { about } = view.candidate;
  const { wanted } = parts.steer;
  // Who asks for just these columns wants to see them, however little they say.
  const isTheAnswer = wanted.size > 0 && [...wanted].every((key) => about.includes(key));
  return { known: 'view', view, place: isDull(view) && !isTheAnswer ? -FAR : 0, isByChance };
}

/** A view that was thought of for this very prompt goes first where it tells a fact at all; a dull one goes last. */
function proposedPlace(view: View): number {
  if (view.insights.some(({ kind }) => !EMPTY_FACTS.has(kind))) return FAR;
  return isDull(view) ? -FAR : 0;
}

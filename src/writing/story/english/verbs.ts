import type { Figure } from '../../../insight/figure.ts';
import type { ChangeFact, StepFact } from '../../../insight/insight.ts';
import type { Speech, Tone } from '../grammar.ts';
import { type Change, sizeOf } from '../points.ts';

type Verbs = Readonly<Record<'up' | 'down', readonly string[]>>;

const PLAIN: Readonly<Record<Tone, Verbs>> = {
  neutral: { up: ['rose', 'grew', 'increased', 'climbed'], down: ['fell', 'declined', 'dropped', 'decreased'] },
  formal: { up: ['increased', 'rose'], down: ['decreased', 'declined'] },
  punchy: { up: ['climbed', 'jumped', 'rose'], down: ['dropped', 'slid', 'fell'] },
  executive: { up: ['grew', 'rose', 'increased'], down: ['fell', 'declined', 'dropped'] },
  playful: { up: ['climbed', 'went up', 'hopped up'], down: ['slipped', 'went down', 'slid'] },
};
/** For changes by more than half. */
const STEEP: Readonly<Record<Tone, Verbs>> = {
  neutral: { up: ['rose', 'jumped', 'surged', 'climbed'], down: ['fell', 'dropped', 'tumbled'] },
  formal: { up: ['increased', 'rose'], down: ['decreased', 'declined'] },
  punchy: { up: ['soared', 'surged', 'jumped'], down: ['plunged', 'tumbled'] },
  executive: { up: ['grew', 'surged', 'jumped'], down: ['fell', 'dropped'] },
  playful: { up: ['soared', 'shot up', 'leapt'], down: ['tumbled', 'took a dive'] },
};
const STEEP_PERCENT = 50;

/** A verb for a change, by its size and the tone. */
export function changeVerb(change: Change, speech: Speech, slot: string): string {
  const figure = sizeOf(change, speech);
  if (change.direction === 'flat') return speech.way('held level', change.difference);
  const isSteep = change.relative !== undefined && Math.abs(change.relative.value) >= STEEP_PERCENT;
  const verbs = (isSteep ? STEEP : PLAIN)[speech.tone][change.direction];
  return speech.way(speech.pick(`verb ${slot}`, verbs), figure);
}

/** A verb for the one step that dwarfs the others. */
export function stepVerb(fact: StepFact, speech: Speech): string {
  const isSteep = fact.relative !== undefined && Math.abs(fact.relative.value) >= STEEP_PERCENT;
  const verbs = (isSteep ? STEEP : PLAIN)[speech.tone][fact.direction === 'down' ? 'down' : 'up'];
  return speech.way(speech.pick('step verb', verbs), sizeOf(fact, speech));
}

/** What a course did behind such a step: "recovered", "fell back", "rose further". */
export function aftermath({ direction, after }: StepFact, speech: Speech): string {
  if (after.direction === 'flat') return speech.way('held level', after.difference);
  if (after.direction === direction)
    return `${speech.way(direction === 'up' ? 'rose' : 'fell', after.difference)} further`;
  const words =
    after.direction === 'up' ? (after.hasRegained ? 'recovered' : 'rose') : after.hasRegained ? 'fell back' : 'fell';
  return speech.way(words, after.difference);
}

/** "up" or "down", as a statement of a figure's sign. */
export function upOrDown(figure: Figure, speech: Speech): string {
  return speech.way(figure.value >= 0 ? 'up' : 'down', figure);
}

type Multiple = { readonly least: number; readonly most: number; readonly words: string };

/** Words for changes in percent, beside the percentages that they stand for; the reader of texts holds the same bounds. */
const MULTIPLES: readonly Multiple[] = [
  { least: 103, most: 180, words: 'more than doubled' },
  { least: 97, most: 103, words: 'doubled' },
  { least: 85, most: 97, words: 'nearly doubled' },
  { least: 203, most: 280, words: 'more than tripled' },
  { least: 197, most: 203, words: 'tripled' },
  { least: -51, most: -49, words: 'halved' },
  { least: -70, most: -51, words: 'more than halved' },
];

/** "doubled" and the like, where a change in percent comes near; undefined elsewhere. */
export function multipleOf(change: ChangeFact, speech: Speech): string | undefined {
  const percent = change.relative?.value;
  if (percent === undefined || change.relative === undefined) return undefined;
  const found = MULTIPLES.find(({ least, most }) => percent >= least && percent < most);
  return found === undefined ? undefined : speech.multiple(found.words, change.relative);
}

import type { Figure } from '../../../insight/figure.ts';
import type { ChangeFact, StepFact } from '../../../insight/insight.ts';
import type { Speech, Tone } from '../grammar.ts';
import { type Change, sizeOf } from '../points.ts';
import { agree, type NounPhrase } from './phrases.ts';

type Verb = readonly [singular: string, plural: string];
type Verbs = Readonly<Record<'up' | 'down', readonly Verb[]>>;

const RISE: Verb = ['subiu', 'subiram'];
const GROW: Verb = ['cresceu', 'cresceram'];
const INCREASE: Verb = ['aumentou', 'aumentaram'];
const SOAR: Verb = ['disparou', 'dispararam'];
const RECOVER: Verb = ['recuperou', 'recuperaram'];
const FALL: Verb = ['caiu', 'caíram'];
const DESCEND: Verb = ['desceu', 'desceram'];
const RECEDE: Verb = ['recuou', 'recuaram'];
const DIMINISH: Verb = ['diminuiu', 'diminuíram'];
const TUMBLE: Verb = ['afundou-se', 'afundaram-se'];
const LEAP: Verb = ['saltou', 'saltaram'];
const SLIP: Verb = ['escorregou', 'escorregaram'];

const PLAIN: Readonly<Record<Tone, Verbs>> = {
  neutral: { up: [RISE, INCREASE, GROW], down: [DESCEND, FALL, RECEDE, DIMINISH] },
  formal: { up: [INCREASE, GROW], down: [DIMINISH, RECEDE] },
  punchy: { up: [RISE, GROW], down: [FALL, RECEDE] },
  executive: { up: [GROW, INCREASE], down: [RECEDE, FALL] },
  playful: { up: [RISE, LEAP], down: [SLIP, DESCEND] },
};
/** For changes by more than half. */
const STEEP: Readonly<Record<Tone, Verbs>> = {
  neutral: { up: [RISE, SOAR, GROW], down: [FALL, RECEDE] },
  formal: PLAIN.formal,
  punchy: { up: [SOAR], down: [TUMBLE, FALL] },
  executive: { up: [GROW, SOAR], down: [FALL] },
  playful: { up: [SOAR, LEAP], down: [TUMBLE, SLIP] },
};
const STEEP_PERCENT = 50;

/** A verb for a change, by its size and the tone, in the number of its subject. */
export function changeVerb(change: Change, subject: NounPhrase, speech: Speech, slot: string): string {
  if (change.direction === 'flat') return speech.way(agree(subject, 'manteve-se', 'mantiveram-se'), change.difference);
  const isSteep = change.relative !== undefined && Math.abs(change.relative.value) >= STEEP_PERCENT;
  const [singular, plural] = speech.pick(`verb ${slot}`, (isSteep ? STEEP : PLAIN)[speech.tone][change.direction]);
  return speech.way(agree(subject, singular, plural), sizeOf(change, speech));
}

/** A verb for the one step that dwarfs the others. */
export function stepVerb(fact: StepFact, subject: NounPhrase, speech: Speech): string {
  const isSteep = fact.relative !== undefined && Math.abs(fact.relative.value) >= STEEP_PERCENT;
  const verbs = (isSteep ? STEEP : PLAIN)[speech.tone][fact.direction === 'down' ? 'down' : 'up'];
  const [singular, plural] = speech.pick('step verb', verbs);
  return speech.way(agree(subject, singular, plural), sizeOf(fact, speech));
}

/** What a course did behind such a step: "recuperou", "voltou a descer". */
export function aftermath({ direction, after }: StepFact, subject: NounPhrase, speech: Speech): string {
  if (after.direction === 'flat') return speech.way(agree(subject, 'manteve-se', 'mantiveram-se'), after.difference);
  const isRecovery = after.direction === 'up' && direction === 'down' && after.hasRegained;
  const [singular, plural] = isRecovery ? RECOVER : after.direction === 'up' ? RISE : DESCEND;
  const verb = speech.way(agree(subject, singular, plural), after.difference);
  return after.direction === direction ? `ainda ${verb}` : verb;
}

/** "subiu" or "desceu" for the sign of any figure. */
export function riseOrFall(figure: Figure, subject: NounPhrase, speech: Speech): string {
  const [singular, plural] = figure.value >= 0 ? RISE : DESCEND;
  return speech.way(agree(subject, singular, plural), figure);
}

const MULTIPLES: readonly { readonly least: number; readonly most: number; readonly verb: Verb }[] = [
  { least: 103, most: 180, verb: ['mais do que duplicou', 'mais do que duplicaram'] },
  { least: 97, most: 103, verb: ['duplicou', 'duplicaram'] },
  { least: 85, most: 97, verb: ['quase duplicou', 'quase duplicaram'] },
  { least: 203, most: 280, verb: ['mais do que triplicou', 'mais do que triplicaram'] },
  { least: 197, most: 203, verb: ['triplicou', 'triplicaram'] },
  { least: -51, most: -49, verb: ['caiu para metade', 'caíram para metade'] },
];

/** "duplicou" and the like, where a change in percent comes near; undefined elsewhere. */
export function multipleOf(change: ChangeFact, subject: NounPhrase, speech: Speech): string | undefined {
  const { relative } = change;
  const found = MULTIPLES.find(
    ({ least, most }) => relative !== undefined && relative.value >= least && relative.value < most,
  );
  if (relative === undefined || found === undefined) return undefined;
  return speech.multiple(agree(subject, found.verb[0], found.verb[1]), relative);
}

import type { Figure } from '../../../insight/figure.ts';
import type { ChangeFact, StepFact } from '../../../insight/insight.ts';
import type { Speech, Tone } from '../grammar.ts';
import { type Change, sizeOf } from '../points.ts';
import { agree, type NounPhrase } from './phrases.ts';

/** A verb in both genders, and its verbal noun, which titles begin with. */
type Verb = readonly [masculine: string, feminine: string, noun: string];
type Verbs = Readonly<Record<'up' | 'down', readonly Verb[]>>;

const RISE: Verb = ['ارتفع', 'ارتفعت', 'ارتفاع'];
const GROW: Verb = ['نما', 'نمت', 'نمو'];
const INCREASE: Verb = ['زاد', 'زادت', 'زيادة'];
const CLIMB: Verb = ['صعد', 'صعدت', 'صعود'];
const LEAP: Verb = ['قفز', 'قفزت', 'قفزة في'];
const FALL: Verb = ['انخفض', 'انخفضت', 'انخفاض'];
const RECEDE: Verb = ['تراجع', 'تراجعت', 'تراجع'];
const DROP: Verb = ['هبط', 'هبطت', 'هبوط'];

const PLAIN: Readonly<Record<Tone, Verbs>> = {
  neutral: { up: [RISE, INCREASE, GROW], down: [FALL, RECEDE] },
  formal: { up: [RISE, INCREASE], down: [FALL, RECEDE] },
  punchy: { up: [RISE, CLIMB], down: [RECEDE, DROP] },
  executive: { up: [GROW, RISE], down: [RECEDE, FALL] },
  playful: { up: [CLIMB, RISE], down: [DROP, RECEDE] },
};
/** For changes by more than half. */
const STEEP: Readonly<Record<Tone, Verbs>> = {
  neutral: { up: [RISE, LEAP, INCREASE], down: [FALL, DROP] },
  formal: PLAIN.formal,
  punchy: { up: [LEAP], down: [DROP] },
  executive: { up: [GROW, LEAP], down: [FALL, DROP] },
  playful: { up: [LEAP], down: [DROP] },
};
const STEEP_PERCENT = 50;

function verbOf(change: Change, speech: Speech, slot: string): Verb {
  const isSteep = change.relative !== undefined && Math.abs(change.relative.value) >= STEEP_PERCENT;
  return speech.pick(
    `verb ${slot}`,
    (isSteep ? STEEP : PLAIN)[speech.tone][change.direction === 'down' ? 'down' : 'up'],
  );
}

/** A verb before its subject, in its gender: "ارتفعت المبيعات". */
export function changed(change: Change, subject: NounPhrase, speech: Speech, slot: string): string {
  if (change.direction === 'flat')
    return `${speech.way(agree(subject, 'استقر', 'استقرت'), change.difference)} ${subject.text}`;
  const [masculine, feminine] = verbOf(change, speech, slot);
  return `${speech.way(agree(subject, masculine, feminine), sizeOf(change, speech))} ${subject.text}`;
}

/** A verbal noun before its subject: "ارتفاع المبيعات". */
export function changeNoun(change: Change, subject: NounPhrase, speech: Speech): string {
  if (change.direction === 'flat') return `${speech.way('استقرار', change.difference)} ${subject.text}`;
  const [, , name] = verbOf(change, speech, 'noun');
  return `${speech.way(name, sizeOf(change, speech))} ${subject.text}`;
}

/** "ارتفع" or "انخفض" by the sign of any figure, in a gender. */
export function riseOrFall(figure: Figure, subject: NounPhrase, speech: Speech): string {
  const [masculine, feminine] = figure.value >= 0 ? RISE : FALL;
  return speech.way(agree(subject, masculine, feminine), figure);
}

/** A verb for the one step that dwarfs the others. */
export function stepVerb(fact: StepFact, subject: NounPhrase, speech: Speech): string {
  const isSteep = fact.relative !== undefined && Math.abs(fact.relative.value) >= STEEP_PERCENT;
  const verbs = (isSteep ? STEEP : PLAIN)[speech.tone][fact.direction === 'down' ? 'down' : 'up'];
  const [masculine, feminine] = speech.pick('step verb', verbs);
  return speech.way(agree(subject, masculine, feminine), sizeOf(fact, speech));
}

/** What a course did behind such a step: "تعافى", "واصل الانخفاض". */
export function aftermath({ direction, after }: StepFact, subject: NounPhrase, speech: Speech): string {
  if (after.direction === 'flat') return speech.way(agree(subject, 'استقر', 'استقرت'), after.difference);
  if (after.direction === direction) {
    const way = speech.way(direction === 'up' ? 'الارتفاع' : 'الانخفاض', after.difference);
    return `${agree(subject, 'واصل', 'واصلت')} ${way}`;
  }
  if (after.direction === 'up' && after.hasRegained)
    return speech.way(agree(subject, 'تعافى', 'تعافت'), after.difference);
  return riseOrFall(after.difference, subject, speech);
}

const MULTIPLES: readonly { readonly least: number; readonly most: number; readonly words: string }[] = [
  { least: 103, most: 180, words: 'إلى أكثر من الضعف' },
  { least: 97, most: 103, words: 'إلى الضعف' },
  { least: 85, most: 97, words: 'إلى قرابة الضعف' },
  { least: 197, most: 203, words: 'إلى ثلاثة أمثال' },
  { least: -51, most: -49, words: 'إلى النصف' },
];

/** "إلى الضعف" and the like, behind a verb; undefined where no such word comes near. */
export function multipleOf(change: ChangeFact, speech: Speech): string | undefined {
  const { relative } = change;
  const found = MULTIPLES.find(
    ({ least, most }) => relative !== undefined && relative.value >= least && relative.value < most,
  );
  return relative === undefined || found === undefined ? undefined : ` ${speech.multiple(found.words, relative)}`;
}

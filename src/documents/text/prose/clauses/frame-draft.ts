import type { Lexicon } from '../lexicon/lexicon.ts';
import type { TimePhrase } from '../tokens/time-phrase.ts';
import type { WordItem } from '../tokens/words.ts';
import type { Constituent, NounGroup } from './constituent.ts';
import type { SlotName } from './frame.ts';
import { isMeasure, type NounSlots, nounSlots } from './noun-slots.ts';
import { type Phrase, wholePhrase } from './phrase.ts';

/** What the stages of one paragraph share. */
export type ProseContext = { readonly lexicon: Lexicon; readonly source: string };

/** A frame in the making: each part of the clause adds what it says. */
export type FrameDraft = {
  readonly context: ProseContext;
  readonly slots: Map<SlotName, Phrase>;
  readonly heads: Set<SlotName | 'time'>;
  /** True where the figure counts by a scale: "milhões". */
  readonly scaled: boolean;
  time: TimePhrase | undefined;
  subject: NounSlots | undefined;
  isShortened: boolean;
};

/** Notes a time; `isHead` says that it stands before the figure. */
export function setTime(draft: FrameDraft, time: TimePhrase, isHead: boolean): void {
  draft.time = time;
  if (isHead) draft.heads.add('time');
}

/** Nouns that only place a figure in the text or in time: "at the end of", "in addition". */
const EMPTY_PLACES =
  /^(?:end|beginning|start|course|addition|particular|general|fact|case|period|terms|total|average|line|contrast|comparison|turn|place|all|fim|final|inicio|total|media|caso|periodo|comparacao|conjunto|نهايه|بدايه|المتوسط|المجموع|الفتره|المقابل)$/;

/** Notes a place under its preposition, or a measure behind "with"; nouns that place nothing are passed over. */
export function setPlace(
  draft: FrameDraft,
  part: Extract<Constituent, { kind: 'place' | 'of' }>,
  isHead: boolean,
): void {
  const { context, slots, heads } = draft;
  const [first] = part.group.words;
  if (first === undefined || EMPTY_PLACES.test(first.fold) || first.roles.has('counter')) return;
  const phrase = wholePhrase(part.group, context.source);
  if (phrase === undefined) return;
  const isNamed = isHead && /^(?:with|com|ب|مع|عن)$/.test(part.preposition.fold);
  if (isNamed && isMeasure(part.group.words.at(context.lexicon.isHeadFirst ? 0 : -1))) {
    setMeasure(draft, part.group);
    return;
  }
  const name: SlotName = `at:${plainPreposition(part.preposition)}`;
  slots.set(name, phrase);
  if (isHead) heads.add(name);
}

/** Portuguese prepositions without the article in them, so that "na", "no" and "em" are one. */
const CONTRACTIONS: ReadonlyMap<string, string> = new Map(
  [
    'em|no na nos nas num numa',
    'por|pelo pela pelos pelas',
    'a|ao à às aos',
    'de|do da dos das',
    'para|pro pra',
    'to|into',
  ].flatMap((line) => {
    const [plain = '', forms = ''] = line.split('|');
    return forms.split(' ').map((form): [string, string] => [form, plain]);
  }),
);

function plainPreposition({ fold }: WordItem): string {
  return CONTRACTIONS.get(fold) ?? fold;
}

/** Notes a phrase, where there is one. */
export function setPhrase(draft: FrameDraft, name: SlotName, phrase: Phrase | undefined): void {
  if (phrase !== undefined) draft.slots.set(name, phrase);
}

/** Notes the measure that a noun group names, with all its words. */
export function setMeasure(draft: FrameDraft, group: NounGroup): void {
  const { measure, whole } = nounSlots(group, draft.context.lexicon, draft.context.source);
  const phrase = measure === undefined ? undefined : (whole ?? measure);
  if (phrase !== undefined) draft.slots.set('measure', phrase);
}

/** Notes a noun group as the subject: its thing and its measure. */
export function setSubject(draft: FrameDraft, group: NounGroup): void {
  const subject = nounSlots(group, draft.context.lexicon, draft.context.source);
  draft.subject = subject;
  for (const name of ['entity', 'measure'] as const) {
    const phrase = subject[name];
    if (phrase === undefined) continue;
    draft.slots.set(name, phrase);
    draft.heads.add(name);
  }
}

/** Notes a subject shortened to what it is of: "a do Porto", "that of Porto". */
export function setShortened(draft: FrameDraft, part: Extract<Constituent, { kind: 'of' }>): void {
  const phrase = wholePhrase(part.group, draft.context.source);
  if (phrase === undefined) return;
  draft.slots.set('entity', phrase);
  draft.heads.add('entity');
  draft.isShortened = true;
}

import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Frame, SlotName } from './frame.ts';
import type { Phrase } from './phrase.ts';

type Result = { readonly kind: 'loss' | 'gain'; readonly word: Phrase };

/**
 * Amounts lost and amounts gained that one passage tells of are one measure with two signs: the losses become negative, pointing at
 * the word that says so, and all take the name of the gains. Losses by themselves keep their name and are as written.
 */
export function signLosses(frames: readonly Frame[], lexicon: Lexicon): readonly Frame[] {
  const results = resultsOf(frames, lexicon);
  const kinds = new Set(results.map((result) => result?.kind));
  if (!kinds.has('loss') || !kinds.has('gain') || isBothAtOnce(frames, results)) return frames;
  const name = frames.find((frame, index) => results[index]?.kind === 'gain' && frame.slots.has('measure'));
  return frames.map((frame, index) => withResult(frame, results[index], name?.slots.get('measure')));
}

/** True where one thing has a gain and a loss at one time: those are two measures. */
function isBothAtOnce(frames: readonly Frame[], results: readonly (Result | undefined)[]): boolean {
  const kinds = new Map<string, Result['kind']>();
  return frames.some(({ slots, time }, index) => {
    const kind = results[index]?.kind;
    if (kind === undefined) return false;
    const place = `${slots.get('entity')?.key ?? ''}|${time?.text ?? ''}`;
    const known = kinds.get(place) ?? kind;
    kinds.set(place, known);
    return known !== kind;
  });
}

/** For each frame what its own words say, else what the figure before says where a clause only goes on. */
function resultsOf(frames: readonly Frame[], lexicon: Lexicon): readonly (Result | undefined)[] {
  const results: (Result | undefined)[] = [];
  frames.forEach((frame, index) => {
    const own = isAmount(frame) ? ownResult(frame, lexicon) : undefined;
    const goesOn = frame.sentence === frames[index - 1]?.sentence && saysNothing(frame);
    results.push(own ?? (goesOn && isAmount(frame) ? results[index - 1] : undefined));
  });
  return results;
}

/** Shares and counts are lost otherwise: "lost 3%" is a fall, "lost 3 games" an act. */
const isAmount = ({ quantity }: Frame): boolean => quantity?.kind === 'money' || quantity?.hasScale === true;

const saysNothing = ({ slots, verbClass, role }: Frame): boolean =>
  verbClass === undefined && role === undefined && !slots.has('measure') && !slots.has('unit');

function ownResult({ slots, role, roleWord }: Frame, lexicon: Lexicon): Result | undefined {
  const said = [slots.get('measure'), slots.get('verb'), role === 'change' ? roleWord : undefined];
  for (const word of said) {
    const kind = word === undefined ? undefined : kindOf(word.key, lexicon);
    if (word !== undefined && kind !== undefined) return { kind, word };
  }
  return undefined;
}

/** Whether a phrase has a word of loss or of gain, with or without the Arabic article and case ending. */
function kindOf(key: string, { roles, language }: Lexicon): Result['kind'] | undefined {
  for (const word of key.split(' ')) {
    const bare = language === 'ar' ? word.replace(/^ال/, '') : word;
    const known = roles.get(word) ?? roles.get(bare) ?? roles.get(bare.replace(/ا$/, ''));
    if (known?.has('loss') === true) return 'loss';
    if (known?.has('gain') === true) return 'gain';
  }
  return undefined;
}

function withResult(frame: Frame, result: Result | undefined, name: Phrase | undefined): Frame {
  if (result === undefined) return frame;
  const slots = new Map<SlotName, Phrase>([...frame.slots].filter(([slot]) => slot !== 'verb' && slot !== 'measure'));
  if (name !== undefined) slots.set('measure', name);
  const { role, direction, whole, ...rest } = frame;
  const kept =
    role === undefined || role === 'change' ? {} : { role, ...(direction === undefined ? {} : { direction }) };
  const heads = new Set([...frame.heads].filter((head) => head !== 'measure'));
  return {
    ...rest,
    ...kept,
    ...(name === undefined && whole !== undefined ? { whole } : {}),
    slots,
    heads,
    verbClass: 'light',
    ...(result.kind === 'loss' ? { lossWord: result.word } : {}),
  };
}

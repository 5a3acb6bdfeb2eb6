import type { Token } from '../../../language/text/tokens.ts';
import { tokenize } from '../../../language/text/tokens.ts';
import { STORY_FIELDS, type StoryField } from '../../../writing/story/story-wish.ts';
import { linkStorySenses, type SenseLink } from './story-index.ts';

/** Texts that a prompt gives word for word, and the prompt without them. */
export type GivenTexts = { readonly texts: Readonly<Partial<Record<StoryField, string>>>; readonly rest: string };

/** Quotation marks of the languages of the service, an opening and a closing one. */
const QUOTED =
  /"([^"\n]{1,300})"|“([^”\n]{1,300})”|«([^»\n]{1,300})»|(?<![\p{L}\p{N}])['‘]([^'’\n]{1,300})['’](?![\p{L}\p{N}])/gu;
/** A line that names a text and gives it: "Title: our best year yet". */
const LABELLED = /^[ \t]{0,8}(\p{L}[\p{L} ]{1,29})[ \t]{0,8}[:=][ \t]{0,8}(\S[^\n]{0,299})$/gmu;

/** What may stand between the name of a text and the text itself, or behind it: "the title should be “…”", "“…” as the title". */
const JOINTS: ReadonlySet<string> = new Set(
  (
    ': = , - the a is be should must shall to as with exactly say says read reads called ' +
    'o um ser deve tem de e como para com exatamente diz dizer assim ' +
    'هو يكون ليكن ان كالتالي التالي ك ل ب'
  ).split(' '),
);
const MOST_JOINTS = 4;
/** How far from a text its name may stand, in characters. */
const NEAR = 80;
/** Stretches in quotation marks that are looked at; a wish has no more. */
const MOST_QUOTED = 50;

type Stretch = { readonly start: number; readonly end: number; readonly text: string };

/**
 * Takes the texts out of a prompt that it gives word for word: in quotation marks beside the name of a text, or behind that name on a
 * line of its own. Anything else in quotation marks stays where it is.
 */
export function takeGivenTexts(prompt: string): GivenTexts {
  const texts: { [Field in StoryField]?: string } = {};
  let rest = prompt;
  const take = ({ start, end, text }: Stretch, field: StoryField | undefined): void => {
    if (field === undefined || texts[field] !== undefined || text.trim() === '') return;
    texts[field] = text.trim();
    rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end);
  };
  for (const match of [...prompt.matchAll(QUOTED)].slice(0, MOST_QUOTED)) {
    const [whole, ...groups] = match;
    const stretch = { start: match.index, end: match.index + whole.length, text: groups.find((one) => one) ?? '' };
    take(stretch, fieldBeside(prompt, stretch));
  }
  for (const match of rest.matchAll(LABELLED)) {
    const [whole, name = '', text = ''] = match;
    const end = match.index + whole.length;
    if (!asksForManner(text)) take({ start: match.index, end, text }, fieldNamed(name));
  }
  return { texts, rest };
}

/** True for what says how a text is to be and is none: "max 8 words", "short and punchy", "mention the peak". */
function asksForManner(text: string): boolean {
  const { tokens, senses } = read(text);
  const isCovered = (at: number): boolean => senses.some(({ start, end }) => at >= start && at < end);
  const hasLength = senses.some(({ sense }) => sense.startsWith('length:'));
  const opens = senses.some(({ sense, start }) => start === 0 && /^(?:tool|tone):/.test(sense));
  return hasLength || opens || tokens.every((_, at) => isCovered(at));
}

/** The text that some words name and say nothing else of. */
function fieldNamed(words: string): StoryField | undefined {
  const { tokens, senses } = read(words);
  const [first] = senses;
  const named = fieldOf(first);
  const others = tokens.filter((_, at) => first === undefined || at < first.start || at >= first.end);
  return others.every(({ folded }) => JOINTS.has(folded)) ? named : undefined;
}

/** The text that is named right before a stretch, or right behind it. */
function fieldBeside(prompt: string, { start, end }: Stretch): StoryField | undefined {
  const before = read(prompt.slice(Math.max(0, start - NEAR), start));
  const last = before.senses.findLast((link) => fieldOf(link) !== undefined);
  if (last !== undefined && areJoints(before.tokens.slice(last.end))) return fieldOf(last);
  const behind = read(prompt.slice(end, end + NEAR));
  const first = behind.senses.find((link) => fieldOf(link) !== undefined);
  const isJoined = first !== undefined && first.start > 0 && areJoints(behind.tokens.slice(0, first.start));
  return isJoined ? fieldOf(first) : undefined;
}

const areJoints = (tokens: readonly Token[]): boolean =>
  tokens.length <= MOST_JOINTS && tokens.every(({ folded }) => JOINTS.has(folded));

function read(text: string): { readonly tokens: readonly Token[]; readonly senses: readonly SenseLink[] } {
  const tokens = tokenize(text);
  return { tokens, senses: linkStorySenses({ wish: text, tokens, language: 'en' }) };
}

function fieldOf(link: SenseLink | undefined): StoryField | undefined {
  return STORY_FIELDS.find((field) => link?.sense === `field:${field}`);
}

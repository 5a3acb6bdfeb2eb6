import type { Token } from './tokens.ts';

/** Pronouns that stand for things, as they are written after a verb and a hyphen. */
const OBJECTS: ReadonlySet<string> = new Set('o a os as lo la los las no na nos nas'.split(' '));
const SHORTEST_VERB = 2;
/** The pronoun that the lexicon knows for all of them. */
const THEM = 'los';

/**
 * Wishes with what hangs on a verb set apart: "esconde-os", "ordená-las", "põe-no" are a verb and a pronoun, no verb and an
 * article or preposition. Words with further hyphens ("pay-as-you-go") stay as they are.
 */
export function withEnclitics(tokens: readonly Token[]): readonly Token[] {
  return tokens.map((token, at) => {
    if (!OBJECTS.has(token.folded) || !isHung(tokens, at)) return token;
    return { ...token, folded: THEM, stem: THEM };
  });
}

function isHung(tokens: readonly Token[], at: number): boolean {
  const [token, hyphen, verb] = [tokens[at], tokens[at - 1], tokens[at - 2]];
  const isTight = hyphen?.text === '-' && hyphen.end === token?.start && verb?.end === hyphen.start;
  const isVerb = verb?.kind === 'word' && verb.text.length >= SHORTEST_VERB && verb.text !== verb.text.toUpperCase();
  const next = tokens[at + 1];
  const goesOn = next?.text === '-' && next.start === token?.end;
  const isWithin = tokens[at - 3]?.text === '-' && tokens[at - 3]?.end === verb?.start;
  return isTight && isVerb && !goesOn && !isWithin;
}

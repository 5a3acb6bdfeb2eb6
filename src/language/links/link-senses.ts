import { LANGUAGES, type Language, LEXICONS, type LexiconIndex } from '../lexicon/lexicon-index.ts';
import { FUNCTION_SENSES } from '../lexicon/senses.ts';
import type { Token } from '../text/tokens.ts';
import type { Link } from './link.ts';
import { countSlips, slipsAllowed } from './link-columns.ts';

const TYPO_SCORE = 0.7;
/** Words that only join others count less than those they join. */
const FUNCTION_SCORE = 0.5;

/** The language that most words of a wish are of; English where none wins. */
export function detectLanguage(tokens: readonly Token[]): Language {
  const counts = LANGUAGES.map((language) => ({ language, count: countKnown(tokens, LEXICONS[language]) }));
  return counts.reduce((best, one) => (one.count > best.count ? one : best)).language;
}

function countKnown(tokens: readonly Token[], lexicon: LexiconIndex): number {
  return tokens.filter((token) => token.kind === 'word' && lexicon.has(token.folded)).length;
}

/** Every sense that the words from a token on may have. */
export function linkSenses(tokens: readonly Token[], start: number, lexicon: LexiconIndex): readonly Link[] {
  const token = tokens[start];
  if (token === undefined) return [];
  const forms = [
    ...(lexicon.get(token.folded) ?? []),
    ...(token.stem === token.folded ? [] : (lexicon.get(token.stem) ?? [])),
  ];
  const links = new Map<string, Link>();
  for (const { words, senses } of forms) {
    if (!isAt(tokens, start, words)) continue;
    for (const sense of senses) {
      links.set(`${sense} ${words.length}`, {
        start,
        end: start + words.length,
        score: FUNCTION_SENSES.has(sense) ? FUNCTION_SCORE : 1,
        target: { kind: 'sense', sense },
      });
    }
  }
  return [...links.values()];
}

/** True where the words of a form stand from a token on; hyphens within ("x-axis") do not matter. */
function isAt(tokens: readonly Token[], start: number, words: readonly string[]): boolean {
  return words.every((word, place) => {
    const token = tokens[start + place];
    return token !== undefined && (token.folded === word || (place > 0 && token.stem === word));
  });
}

/** The senses of the form that an unknown word is a slip of, where one is near. */
export function linkMistypedSense(tokens: readonly Token[], start: number, lexicon: LexiconIndex): readonly Link[] {
  const token = tokens[start];
  if (token === undefined || token.kind !== 'word' || token.folded.length < 5) return [];
  const most = slipsAllowed(token.folded.length);
  for (const [first, forms] of lexicon) {
    if (first.length < 5 || Math.abs(first.length - token.folded.length) > most) continue;
    if (countSlips(token.folded, first) > most) continue;
    const senses = forms.find(({ words }) => words.length === 1)?.senses ?? [];
    if (senses.length > 0) {
      return senses.map((sense) => ({ start, end: start + 1, score: TYPO_SCORE, target: { kind: 'sense', sense } }));
    }
  }
  return [];
}

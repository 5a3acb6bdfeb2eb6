import type { Lexicon, ProseLanguage } from '../lexicon/lexicon.ts';
import type { Item } from './item.ts';
import { maybeTimeAt } from './times.ts';
import type { Token } from './tokens.ts';

/** Words that stand for a counted noun and say that there was nothing of it, folded. */
const NOTHING = {
  en: /^(?:none|nobody|nothing|nil)$/,
  pt: /^(?:nenhum|nenhuma|ninguem|nada)$/,
  ar: /^(?:احد|احدا|شيء|شيئا)$/,
} as const satisfies Record<ProseLanguage, RegExp>;

/** Words that deny the noun behind them: "no orders", "sem encomendas", "لا طلبات". */
const WITHOUT = { en: /^no$/, pt: /^(?:nenhum|nenhuma|sem)$/, ar: /^(?:لا|بلا|دون)$/ } as const satisfies Record<
  ProseLanguage,
  RegExp
>;

/**
 * How many tokens say, among figures of other times or things, that there was nothing: "12 people in January, none in March",
 * "no people in May". The noun that is denied is no part of them. 0 where nothing of the kind begins.
 */
export function nothingLength(
  tokens: readonly Token[],
  at: number,
  { lexicon, items }: { readonly lexicon: Lexicon; readonly items: readonly Item[] },
): number {
  if (!items.some(({ kind }) => kind === 'quantity')) return 0;
  const first = tokens[at];
  if (first?.kind !== 'word') return 0;
  const isDenied = lexicon.language === 'ar' && WITHOUT.ar.test(first.fold);
  const length = isDenied ? 2 : 1;
  const noun = tokens[at + length - 1]?.fold ?? '';
  if (NOTHING[lexicon.language].test(noun) && (isDenied || lexicon.language !== 'ar'))
    return isPlacedNext(tokens, at + length, lexicon) || isNamed(tokens, at, length, lexicon) ? length : 0;
  if (!WITHOUT[lexicon.language].test(first.fold) || !isCounted(tokens[at + 1], items)) return 0;
  return isPlacedNext(tokens, at + 2, lexicon) ? 1 : 0;
}

/** True where a preposition leads from here to a time or a name. */
function isPlacedNext(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  const isLed = lexicon.roles.get(tokens[at]?.fold ?? '')?.has('preposition') === true;
  const next = tokens[at + 1];
  return (
    isLed && (maybeTimeAt(tokens, at + 1, lexicon) !== undefined || (next?.kind === 'word' && NAME.test(next.text)))
  );
}

const NAME = /^\p{Lu}\p{Ll}/u;

/** "Boston sold 12 cars, Denver none": a name right before, and nothing but a mark or a joining word behind. */
function isNamed(tokens: readonly Token[], at: number, length: number, { roles, language }: Lexicon): boolean {
  const before = tokens[at - 1];
  const next = tokens[at + length];
  const isLast = next === undefined || next.kind === 'mark' || roles.get(next.fold)?.has('and') === true;
  return language !== 'ar' && isLast && before?.kind === 'word' && NAME.test(before.text);
}

/** True for a noun that a figure before it counts. */
function isCounted(noun: Token | undefined, items: readonly Item[]): boolean {
  return items.some((item, index) => {
    const counted = items[index + 1];
    return item.kind === 'quantity' && counted?.kind === 'word' && counted.fold === noun?.fold;
  });
}

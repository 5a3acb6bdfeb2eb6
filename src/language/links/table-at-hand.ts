import type { Language } from '../lexicon/lexicon-index.ts';
import type { Sense } from '../lexicon/senses.ts';
import type { Token } from '../text/tokens.ts';
import type { Link } from './link.ts';

/** Words for what is at hand, folded: "this table". "A table" is one to be made. */
const AT_HAND = {
  en: new Set(['the', 'this', 'these', 'that', 'my', 'our', 'your', 'given', 'attached']),
  pt: new Set(['a', 'o', 'esta', 'este', 'essa', 'esse', 'minha', 'nossa', 'meu', 'nosso']),
  ar: new Set(['هذا', 'هذه']),
} as const satisfies Record<Language, ReadonlySet<string>>;
/** The same, grown together with the words before them. */
const FROM_AT_HAND: ReadonlySet<string> = new Set(
  'da do desta deste dessa desse na no nesta neste nessa nesse'.split(' '),
);
const BEFORE_SOURCES: ReadonlySet<Sense> = new Set<Sense>(['from', 'in', 'of', 'with', 'for', 'useVerb']);
const BEFORE_GOALS: ReadonlySet<Sense> = new Set<Sense>(['to', 'into', 'as']);

/**
 * "From this table", "na tabela", «من الجدول», and "the table" that is to be made a chart: the data, and no chart of the type table. `found`
 * is changed.
 */
export function readTablesAtHand(found: Link[][], tokens: readonly Token[], language: Language): void {
  const has = (at: number, isWanted: (sense: Sense) => boolean): boolean =>
    (found[at] ?? []).some(({ target }) => target.kind === 'sense' && isWanted(target.sense));
  const isOfChart = found.some((_, at) => has(at, (sense) => sense.startsWith('chart') && sense !== 'chartTable'));
  const isAtHand = (at: number): boolean => {
    let before = at - 1;
    while (AT_HAND[language].has(tokens[before]?.folded ?? '')) before--;
    if (language === 'pt' && FROM_AT_HAND.has(tokens[before]?.folded ?? '')) return true;
    const isDefinite = before < at - 1 || (language === 'ar' && tokens[at]?.folded.startsWith('ال') === true);
    if (!isDefinite || has(before, (sense) => BEFORE_GOALS.has(sense))) return false;
    return isOfChart || has(before, (sense) => BEFORE_SOURCES.has(sense));
  };
  found.forEach((links, at) => {
    if (!has(at, (sense) => sense === 'chartTable') || !isAtHand(at)) return;
    links.forEach((link, place) => {
      if (link.target.kind === 'sense' && link.target.sense === 'chartTable')
        links[place] = { ...link, target: { kind: 'sense', sense: 'chartWord' } };
    });
  });
}

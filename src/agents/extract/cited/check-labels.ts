import { isTradeWord, wordsOf } from '../../model/trade-words.ts';
import type { Citation, CitationFinder, Cited } from './find-citation.ts';
import type { SourceLine } from './source-lines.ts';

/** What a column is called: words of the source with their place where they have one; empty where no name may be used. */
export type CitedLabel = {
  readonly text: string;
  readonly place?: Cited;
  /** True for a name that the model gave, of common words. */
  readonly isGiven: boolean;
};

const LONGEST_LABEL = 80;
/** What columns are often called where a text gives them no header: words of no table's own. */
const COMMON_NAMES: ReadonlySet<string> = new Set(
  [
    'region city country product company store team department person revenue sales cost expense income budget population',
    'regiao cidade pais produto empresa loja equipa departamento pessoa receita receitas vendas custo despesa rendimento orcamento populacao',
    'المنطقه المدينه الدوله المنتج الشركه المتجر الفريق القسم الشخص الايرادات المبيعات التكلفه المصروفات الدخل الميزانيه السكان',
  ].flatMap((line) => line.split(' ')),
);

/**
 * The names of columns that a model proposes. Words that stand together in the source are the source's; words of the source or of the
 * trade are told as given; of others nothing is kept.
 */
export function checkLabels(
  citations: readonly (Citation | undefined)[],
  finder: CitationFinder,
  lines: readonly SourceLine[],
): readonly CitedLabel[] {
  const words = new Set(lines.flatMap(({ text }) => wordsOf(text)));
  const isKnown = (word: string): boolean => words.has(word) || (!/\p{N}/u.test(word) && isCommon(word));
  return citations.map((citation) => {
    if (citation === undefined) return { text: '', isGiven: false };
    const place = finder.find(citation);
    if (place !== undefined && place.cell.text.length <= LONGEST_LABEL)
      return { text: place.cell.text, place, isGiven: false };
    const text = citation.words;
    const isPlain = text.length <= LONGEST_LABEL && PLAIN.test(text);
    const own = wordsOf(text);
    return isPlain && own.length > 0 && own.every(isKnown) ? { text, isGiven: true } : { text: '', isGiven: false };
  });
}

/** Letters, digits, blanks, and the marks of units. */
const PLAIN = /^[\p{L}\p{N}\p{M} ()%/$€£&'’.,-]+$/u;

function isCommon(word: string): boolean {
  return isTradeWord(word) || COMMON_NAMES.has(word);
}

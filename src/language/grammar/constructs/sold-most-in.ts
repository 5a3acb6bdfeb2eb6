import { isSale } from '../../holes/sales-column.ts';
import { LANGUAGES } from '../../lexicon/lexicon-index.ts';
import { earningsWord } from '../../links/link-sales.ts';
import { tokenize } from '../../text/tokens.ts';
import type { BuildContext, Parts, Rule } from '../rule.ts';
import { mainAmount } from './extremes.ts';
import { moneyMade } from './figures-of-columns.ts';
import { isOfThings, ranked, rankOrOne } from './ranked-groups.ts';

/** True where a word of the match says that something was sold. */
function saysSold({ text }: Parts): boolean {
  return tokenize(text).some(({ folded }) => LANGUAGES.some((language) => isSale(earningsWord(folded, language).word)));
}

/** "Sold the most in value", "…by quantity": by the figure that stands last, and by no other that "sold" may mean. */
function soldMostIn(parts: Parts, context: BuildContext): ReturnType<typeof ranked> {
  const columns = parts.all('Column').map(({ column }) => column);
  const [of] = columns;
  const isOfMoney = parts.has('valuesWord') || parts.has('money');
  const figure = isOfMoney ? (moneyMade(context) ?? mainAmount(context)) : columns.at(-1);
  if (of === undefined || figure === undefined || of === figure || !isOfThings(of, context)) return undefined;
  if (context.columnOf(figure).role !== 'measure' || !saysSold(parts)) return undefined;
  return ranked(parts, context, { of, measure: { column: figure } });
}

const FIGURE = 'in|by|on|with valuesWord|money|Column';

/** What sold most, by the figure that the wish says it in. */
export const SOLD_MOST_IN_RULES: readonly Rule[] = [
  `questionWord? Column that|questionWord? Column|Word Superlative ${FIGURE}`,
  `questionWord? Column that|questionWord? Superlative Column|Word ${FIGURE}`,
  `questionWord? Superlative Column Column ${FIGURE}`,
  `questionWord? Column Superlative ${FIGURE}`,
].flatMap((pattern, at) => rankOrOne({ id: `sold-most-in-${at}`, pattern, weight: 0.9 }, soldMostIn));

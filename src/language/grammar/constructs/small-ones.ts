import type { Locale } from '../../../chart/locale.ts';
import type { TopForm } from '../meaning.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';

/** Less than this part of the whole is small beside the others. */
const SMALL_SHARE = 0.05;
/** One that is small by itself is not told any better under another name. */
const LEAST_SMALL = 2;

/** The only figures of the chart as it is; none where there are several, or where some lie below zero. */
function figuresShown({ config: { data } }: BuildContext): readonly number[] {
  const columns = data.columns.flatMap(({ key }) => {
    const cells = data.rows.map((row) => row[key]);
    const figures = cells.flatMap((cell) => (typeof cell === 'number' ? [cell] : []));
    return figures.length === cells.length ? [figures] : [];
  });
  const [only = [], ...others] = columns;
  return others.length > 0 || only.some((figure) => figure < 0) ? [] : only;
}

/** "Group the small ones as Other": all but those that make up less than a twentieth of the whole keep their names. */
function smallTogether(parts: Parts, context: BuildContext): TopForm | undefined {
  const figures = figuresShown(context);
  const whole = figures.reduce((sum, figure) => sum + figure, 0);
  const count = figures.filter((figure) => figure >= whole * SMALL_SHARE).length;
  if (count === 0 || figures.length - count < LEAST_SMALL) return undefined;
  const named = parts.get('Text')?.text ?? (parts.has('rest') || parts.has('Label') ? parts.lastText : undefined);
  return { count, direction: 'descending', rest: named ?? REST_NAMES[context.locale] };
}

/** What the rest is called where the wish does not say it. */
const REST_NAMES: Readonly<Record<Locale, string>> = { EN_US: 'Other', EN_GB: 'Other', PT_PT: 'Outros', AR: 'أخرى' };

const ONES = 'slicesWord|barsWord|rows|Column|Noun';
const INTO = 'into|as|in|below|to Text|Label|rest';

/** What is small in the chart as it is, gathered under one name. */
export const SMALL_ONES_RULES: readonly Rule[] = [
  `and? mergeVerb|groupVerb|showVerb small ${ONES}? ${INTO}`,
  `and? mergeVerb|groupVerb|showVerb ${ONES} small ${INTO}`,
  `and? mergeVerb|groupVerb small ${ONES} asOne?`,
  `and? mergeVerb|groupVerb ${ONES} small asOne?`,
].map((pattern, at) =>
  defineRule({ id: `small-ones-${at}`, gives: 'Top', pattern, weight: 0.6, build: smallTogether }),
);

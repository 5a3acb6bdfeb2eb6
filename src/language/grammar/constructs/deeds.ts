import { isTimelike } from '../../holes/column-nature.ts';
import { peopleColumn } from '../../holes/who-column.ts';
import { emptyCell, negation } from '../expressions.ts';
import type { MeaningOf, MeasureForm } from '../meaning.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';
import { isOfRows } from './extremes.ts';
import { isNamedAsMany } from './ranked-groups.ts';
import { datesOf } from './stretches.ts';

const COUNT: MeasureForm = { operation: 'count' };

type Doers = { readonly rank: MeaningOf['Rank']; readonly top?: MeaningOf['Top'] };

/**
 * Those who did something, by how many rows they did it to: the verb names the dates on which it was done. Rows without such a date do
 * not count. Undefined where what follows the superlative is no word for the rows.
 */
function doersOf(doer: number | undefined, parts: Parts, context: BuildContext): Doers | undefined {
  const dates = datesOf(context);
  const [deed, ...others] = parts.all('Column').filter(({ column }) => dates.includes(column));
  const rows = parts.all('Column').filter(({ column }) => column !== doer && !dates.includes(column));
  if (doer === undefined || deed === undefined || others.length > 0 || deed.reason === 'part') return undefined;
  if (rows.some(({ column }) => !isOfRows(column, context))) return undefined;
  const own = context.columnOf(doer);
  if (own.kind !== 'text' || isTimelike(own) || own.isUnique) return undefined;
  const done = context.columnOf(deed.column);
  const where = done.missing > 0 ? { where: negation(emptyCell(done.key)) } : {};
  const isLeast = parts.get('Superlative')?.direction === 'ascending' || parts.has('lessOf');
  const direction = isLeast ? 'ascending' : 'descending';
  const isOne = context.purpose === 'data' && (parts.has('whoWord') || !isNamedAsMany(parts.text, own.label));
  return {
    rank: { groups: [{ column: doer }], measure: COUNT, direction, ...where },
    ...(isOne ? { top: { count: 1, of: doer, direction, by: { kind: 'measure', measure: COUNT }, ...where } } : {}),
  };
}

const MOST = 'Superlative|moreOf|lessOf number? of?';
const ROWS = 'Column|Entity|Scope|Noun|rows';

const FORMS = [
  {
    id: 'which-did-most',
    pattern: `questionWord Column that? Column ${MOST} ${ROWS}`,
    doer: (parts: Parts) => parts.get('Column')?.column,
  },
  {
    id: 'who-did-most',
    pattern: `whoWord that? Column ${MOST} ${ROWS}`,
    doer: (_: Parts, { profile }: BuildContext) => peopleColumn(profile),
  },
] as const;

/** "Which team closed the most tickets", "who closed the fewest": rows are counted, and no date is the highest. */
export const DEED_RULES: readonly Rule[] = FORMS.flatMap(({ id, pattern, doer }) => {
  const build = (parts: Parts, context: BuildContext): Doers | undefined =>
    doersOf(doer(parts, context), parts, context);
  return [
    defineRule({
      id,
      gives: 'Rank',
      pattern,
      weight: 0.8,
      build: (parts, context) => {
        const found = build(parts, context);
        return found?.top === undefined ? found?.rank : undefined;
      },
    }),
    defineRule({
      id: `${id}-one`,
      gives: 'Top',
      pattern,
      weight: 0.8,
      build: (parts, context) => build(parts, context)?.top,
    }),
  ];
});

import type { Expression } from '../../../plan/expression/expression.ts';
import { foldWords } from '../../../table/notation/characters.ts';
import { isTimelike } from '../../holes/column-nature.ts';
import { isPlural } from '../../text/stem.ts';
import { titled } from '../../text/titled.ts';
import { binary, columnCell, literal } from '../expressions.ts';
import type { MeaningOf } from '../meaning.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';

const YEARS = 10;

/** The years of the first column that has them, or of one that is named, with the first and the last. */
function yearsOf(
  { table, columnOf }: BuildContext,
  named: number | undefined,
): { readonly year: Expression; readonly first: number; readonly last: number } | undefined {
  for (const [at] of table.columns.entries()) {
    if (named !== undefined && at !== named) continue;
    const { kind, key, time, number } = columnOf(at);
    if (!isTimelike(columnOf(at)) || time?.isCyclic === true) continue;
    if (kind === 'number' && number !== undefined)
      return { year: columnCell(key), first: number.min, last: number.max };
    if (kind !== 'date' || time === undefined) continue;
    const toYear = (ms: number): number => new Date(ms).getUTCFullYear();
    const year: Expression = { kind: 'call', name: 'year', arguments: [columnCell(key)] };
    return { year, first: toYear(time.first), last: toYear(time.last) };
  }
  return undefined;
}

/** Ten years brought together, called by the first of them: 1990 for 1990 to 1999. */
function byDecade(parts: Parts, context: BuildContext): MeaningOf['By'] | undefined {
  const decade = decadeOf(parts, context, parts.get('Column')?.column);
  return decade && { groups: [decade], role: 'group' };
}

/** "By district and decade": the names beside the decades. */
function byNamesAndDecade(parts: Parts, context: BuildContext): MeaningOf['By'] | undefined {
  const decade = decadeOf(parts, context, undefined);
  const column = parts.get('Column')?.column;
  return decade === undefined || column === undefined ? undefined : { groups: [decade, { column }], role: 'group' };
}

function decadeOf(
  parts: Parts,
  context: BuildContext,
  named: number | undefined,
): MeaningOf['By']['groups'][number] | undefined {
  const found = yearsOf(context, named);
  if (found === undefined) return undefined;
  const tenths: Expression = { kind: 'call', name: 'floor', arguments: [binary('/', found.year, literal(YEARS))] };
  const expression = binary('*', tenths, literal(YEARS));
  const [first, last] = [Math.floor(found.first / YEARS) * YEARS, Math.floor(found.last / YEARS) * YEARS];
  const years = { first, last, count: (last - first) / YEARS + 1 };
  const label = titled(parts.textOf('decade'));
  const column = context.makeColumn({ key: 'decade', label, expression, isAdditive: false, years });
  return { column };
}

/** Periods that dates have no part of. */
export const DECADE_RULES: readonly Rule[] = [
  // "For a decade", "in the last decade" and "over a decade" are ten years, and no groups of them.
  ...[
    'by|per each? decade',
    'in|for|over each decade',
    // "By decade built", "per decade of construction", "by founding decade".
    'by|per each? decade of? Column',
    'by|per each? Column decade',
  ].map((pattern, at) => defineRule({ id: `by-decade-${at}`, gives: 'By', pattern, weight: 0.5, build: byDecade })),
  ...['by|per each? Column and decade', 'by|per each? decade and Column'].map((pattern, at) =>
    defineRule({ id: `by-names-and-decade-${at}`, gives: 'By', pattern, weight: 0.6, build: byNamesAndDecade }),
  ),
  defineRule({
    id: 'over-decades',
    gives: 'By',
    pattern: 'over decade',
    weight: 0.5,
    build: (parts, context) => (isPlural(foldWords(parts.textOf('decade'))) ? byDecade(parts, context) : undefined),
  }),
];

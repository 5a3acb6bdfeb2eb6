import type { NewColumn, Transform } from '../../../plan/transform/transform.ts';
import { type DatedFigures, datedFigures, periodOf } from '../../holes/dated-figures.ts';
import { defaultOperation } from '../../holes/default-operation.ts';
import { measureLabel, partLabel } from '../../holes/labels.ts';
import { toCanonical } from '../../links/table-index.ts';
import type { MeaningOf } from '../meaning.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';

/** What periods begin with, and the part of a date that they are. */
const PARTS = { M: 'month', Q: 'quarter' } as const;

const partOf = (period: string): 'month' | 'quarter' | 'year' =>
  period.startsWith('M') ? PARTS.M : period.startsWith('Q') ? PARTS.Q : 'year';

/** The columns of one figure, a column for each period, of which one is named; in the order of the table. */
function familyOf(
  column: number,
  { profile, table, columnOf }: BuildContext,
): { readonly part: ReturnType<typeof partOf>; readonly columns: readonly number[] } | undefined {
  if (profile.headerTime !== undefined) return undefined;
  const names = table.columns.map(({ label }, at) => ({ words: toCanonical(label), column: at }));
  const families: DatedFigures = datedFigures(names);
  const found = [...families.values()].find((columns) => [...columns.values()].includes(column));
  const parts = new Set([...(found?.keys() ?? [])].map(partOf));
  const [part] = parts;
  const columns = [...(found?.values() ?? [])].toSorted((one, other) => one - other);
  return part === undefined || parts.size > 1 || columns.some((one) => columnOf(one).role !== 'measure')
    ? undefined
    : { part, columns };
}

/** The words of a label that name its period, and the others, as they are written. */
function partsOfLabel(label: string): { readonly period: string; readonly figure: string } {
  const words = label.split(/[\s_]+/);
  const isPeriod = (word: string): boolean => toCanonical(word).some((one) => periodOf(one) !== undefined);
  return { period: words.filter(isPeriod).join(' '), figure: words.filter((word) => !isPeriod(word)).join(' ') };
}

/** "Total visits each month" of a column for each month: the columns become rows, and each month is what its column comes to. */
function figureOfEachPeriod(parts: Parts, context: BuildContext): MeaningOf['Steps'] | undefined {
  const { columnOf, locale } = context;
  const [named, ...others] = parts.all('Column');
  const family = named === undefined || named.reason === 'exact' ? undefined : familyOf(named.column, context);
  if (named === undefined || family === undefined || parts.get('Unit')?.part !== family.part) return undefined;
  const groups = others.map(({ column }) => columnOf(column));
  if (groups.some(({ role }) => role === 'measure')) return undefined;
  const operation = parts.get('Operation')?.operation ?? defaultOperation(columnOf(named.column));
  const own = family.columns.map(columnOf);
  const { figure } = partsOfLabel(columnOf(named.column).label);
  const period: NewColumn = { key: 'period', label: partLabel(locale, family.part) };
  const renamed = own.map(
    ({ key, label }): Transform => ({ verb: 'rename', column: key, label: partsOfLabel(label).period }),
  );
  const as = { key: 'figure_of_period', label: measureLabel(locale, operation, figure) };
  return {
    steps: [
      ...renamed,
      {
        verb: 'pivotLonger',
        columns: own.map(({ key }) => key),
        nameAs: period,
        valueAs: { key: 'figure', label: figure },
      },
      {
        verb: 'group',
        by: [period.key, ...groups.map(({ key }) => key)],
        measures: [{ operation, column: 'figure', as }],
      },
    ],
  };
}

/** Figures that have a column for each period, beside columns of other things. */
export const DATED_FIGURE_RULES: readonly Rule[] = [
  defineRule({
    id: 'figure-of-each-period',
    gives: 'Steps',
    pattern: 'Operation? of? Column by|per|in|for|each each? Unit',
    weight: 1.2,
    build: figureOfEachPeriod,
  }),
  ...[
    'Operation? of? Column by|per|in|for|each each? Unit by|per|for|and|each each? Column',
    'Operation? of? Column by|per|for|each each? Column by|per|in|and|each each? Unit',
  ].map((pattern, at) =>
    defineRule({
      id: `figure-of-each-period-and-group-${at}`,
      gives: 'Steps',
      pattern,
      weight: 1.5,
      build: figureOfEachPeriod,
    }),
  ),
];

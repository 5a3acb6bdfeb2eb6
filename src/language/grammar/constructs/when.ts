import { isTimelike } from '../../holes/column-nature.ts';
import { defaultOperation } from '../../holes/default-operation.ts';
import { grainFor } from '../../holes/time-grain.ts';
import { VAGUE_DIMENSIONS } from '../../lexicon/dimension-words.ts';
import { amongValues } from '../expressions.ts';
import type { MeaningOf, MeasureForm, SortDirection } from '../meaning.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';
import { figureOf, mainAmount } from './extremes.ts';

/** The figure whose highest or lowest point is asked for, and the rows that count. */
type Asked = {
  readonly figure: number;
  readonly direction: SortDirection;
  readonly where: Pick<MeaningOf['Rank'], 'where'>;
};

function askedOf(parts: Parts, context: BuildContext): Asked | undefined {
  const { direction = parts.has('minimum') ? 'ascending' : 'descending', dimension } = parts.get('Superlative') ?? {};
  const figure = parts.get('Column')?.column ?? mainAmount(context);
  const isOther = dimension !== undefined && !VAGUE_DIMENSIONS.has(dimension);
  if (figure === undefined || context.columnOf(figure).role !== 'measure' || isOther) return undefined;
  return { figure, direction, where: whereOf(parts, context) };
}

function whereOf(parts: Parts, context: BuildContext): Asked['where'] {
  const where = amongValues(parts.get('Values')?.values ?? [], context);
  return where === undefined ? {} : { where };
}

/** "When was it hottest", by what the adjective speaks of. */
function askedOfAdjective(parts: Parts, context: BuildContext): Asked | undefined {
  const extreme = parts.get('Extreme');
  if (extreme === undefined || extreme.dimension === 'time') return undefined;
  const found = figureOf(extreme, context);
  if (found?.by.kind !== 'column' || context.columnOf(found.by.column).role !== 'measure') return undefined;
  return { figure: found.by.column, direction: found.direction, where: whereOf(parts, context) };
}

const dateOf = ({ table, columnOf }: BuildContext): number =>
  table.columns.findIndex((_, at) => isTimelike(columnOf(at)));

/** The row at that point, with its date: what is asked for where one row tells it. */
function rowOf(asked: Asked | undefined, context: BuildContext): MeaningOf['Top'] | undefined {
  if (asked === undefined || context.purpose === 'chart' || dateOf(context) < 0) return undefined;
  const { figure, direction, where } = asked;
  return { count: 1, direction, by: { kind: 'column', column: figure }, ...where };
}

/** Periods in the order of the figure: their totals, or the highest or lowest level of each. */
function periodsOf(asked: Asked | undefined, context: BuildContext): MeaningOf['Rank'] | undefined {
  const column = dateOf(context);
  if (asked === undefined || column < 0) return undefined;
  const { figure, direction, where } = asked;
  const part = grainFor(context.columnOf(column));
  const isSum = defaultOperation(context.columnOf(figure)) === 'sum';
  const measure: MeasureForm = isSum
    ? { column: figure }
    : { column: figure, operation: direction === 'ascending' ? 'min' : 'max' };
  return { groups: [part === undefined ? { column } : { column, part }], measure, direction, ...where };
}

const isLevel = (asked: Asked | undefined, { columnOf }: BuildContext): boolean =>
  asked !== undefined && defaultOperation(columnOf(asked.figure)) === 'mean';

const WHEN = 'whenWord showVerb|is|has|Word? Values? Word|is|has?';

type Form = { readonly id: string; readonly pattern: string; readonly asked: typeof askedOf };

const FORMS: readonly Form[] = [
  { id: 'when-highest', pattern: `${WHEN} Superlative|maximum|minimum Column`, asked: askedOf },
  { id: 'when-was-the-peak', pattern: 'whenWord is maximum|minimum', asked: askedOf },
  { id: 'when-was-it-highest', pattern: `${WHEN} Extreme in|of|for? Values?`, asked: askedOfAdjective },
  {
    id: 'when-was-figure-highest',
    pattern: `${WHEN} Column that? is|Word? Superlative|maximum|minimum`,
    // "When were sales highest" asks for a period of all its sales.
    asked: (parts, context) => {
      const asked = askedOf(parts, context);
      return context.purpose === 'chart' || isLevel(asked, context) ? asked : undefined;
    },
  },
];

/** "When is usage highest, by hour of day": the wish says itself by which periods. */
function periodsNamed(parts: Parts, context: BuildContext): MeaningOf['Rank'] | undefined {
  const asked = askedOf(parts, context);
  const groups = parts.get('By')?.groups ?? [];
  const areTimes = groups.every(
    ({ column, part }) => part !== undefined || (column !== undefined && isTimelike(context.columnOf(column))),
  );
  if (asked === undefined || groups.length === 0 || !areTimes) return undefined;
  const { figure, direction, where } = asked;
  return { groups, measure: { column: figure }, direction, ...where };
}

/** Questions for the time at which a figure was highest or lowest: the answer names it. */
export const WHEN_RULES: readonly Rule[] = [
  defineRule({
    id: 'when-it-was-so',
    gives: 'Filter',
    pattern: 'whenWord Condition',
    weight: 0.6,
    // "When was output above use": the rows of which it is true, each with its time.
    build: (parts) => {
      const where = parts.get('Condition')?.where;
      return where && { where };
    },
  }),
  ...FORMS.flatMap(({ id, pattern, asked }) => [
    defineRule({
      id: `${id}-row`,
      gives: 'Top',
      pattern,
      weight: 0.9,
      build: (parts, context) => rowOf(asked(parts, context), context),
    }),
    defineRule({
      id: `${id}-periods`,
      gives: 'Rank',
      pattern,
      weight: 0.9,
      build: (parts, context) => (context.purpose === 'chart' ? periodsOf(asked(parts, context), context) : undefined),
    }),
  ]),
  ...[`${WHEN} earnVerb Superlative`, `${WHEN} Column that? is? Superlative|maximum|minimum`].map((pattern, at) =>
    defineRule({
      id: `when-most-${at}`,
      gives: 'Rank',
      pattern,
      weight: 0.8,
      build: (parts, context) => {
        const asked = askedOf(parts, context);
        return isLevel(asked, context) ? undefined : periodsOf(asked, context);
      },
    }),
  ),
  ...[`${WHEN} Superlative|maximum|minimum Column`, `${WHEN} Column that? is? Superlative|maximum|minimum`].map(
    (pattern, at) =>
      defineRule({
        id: `when-most-by-${at}`,
        gives: 'Rank',
        pattern: `${pattern} and? By`,
        weight: 1,
        build: periodsNamed,
      }),
  ),
];

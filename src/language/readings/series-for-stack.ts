import type { TypeWord } from '../grammar/meaning.ts';
import type { BuildContext } from '../grammar/rule.ts';
import { isNumeric, isTimelike } from '../holes/column-nature.ts';
import type { Assumption } from '../understanding.ts';
import type { Frame } from './frame.ts';
import type { Lined } from './lines-per-group.ts';

/** Words of types that set the parts of each category beside or upon one another: they draw two groups. */
export const OF_TWO_GROUPS: ReadonlySet<TypeWord> = new Set(['stacked', 'hundred', 'grouped', 'mekko', 'heatmap']);
/** More parts than this cannot be told apart. */
const MOST_PARTS = 12;
/** More categories than this do not stand side by side. */
const MOST_CATEGORIES = 40;

type Key = Frame['groups'][number];

/**
 * "A stacked column chart by region" names one of the two groups that it needs. The named one is stacked: over the time of the table,
 * or else over its other categories; time that is named itself runs along, and what it is made of is stacked. A category whose parts
 * are finer names (the countries of a region) is stacked of these. Where there is no other group, or a column for each part already,
 * the frame stays.
 */
export function withStackedSeries(frame: Frame, context: BuildContext): Lined {
  const { types, measures, mentions, axes, bins, task, isWide } = frame;
  const stays: Lined = { frame, assumptions: [] };
  if (context.purpose !== 'chart' || task === 'relation' || isWide || !types.some((word) => OF_TWO_GROUPS.has(word)))
    return stays;
  if (axes.length + bins.length + frame.changes.length + frame.spreads.length + frame.portions.length > 0) return stays;
  // "Porto and Faro side by side by month": the named values are the series.
  if (frame.contrasts.length > 0 || frame.filters.some((where) => where.kind === 'in')) return stays;
  const figures = mentions.filter(({ column }) => isFigure(column, context));
  const named: readonly Key[] = [
    ...frame.groups,
    ...mentions.filter((mention) => !figures.includes(mention)).map(({ column }): Key => ({ column, role: 'group' })),
  ];
  const parted = measures.length + figures.length === 0 ? partsOfEach(frame, named) : undefined;
  if (parted !== undefined) return { frame: parted, assumptions: [] };
  const [only] = named;
  if (only === undefined || named.length > 1 || measures.length + figures.length > 1) return stays;
  const shown = shownFigure(measures.length + figures.length > 0, context);
  if (shown === undefined) return stays;
  const paired = pairOf(only, context);
  if (paired === undefined) return stays;
  return {
    frame: {
      ...frame,
      mentions: figures,
      groups: paired.groups,
      ...(shown.column === undefined ? {} : { measures: [{ column: shown.column }] }),
    },
    assumptions: [...paired.assumptions, ...shown.assumptions],
  };
}

/** "Satisfaction by age as 100 % bars": a bar for each age, since the answers are what makes up the whole of each. */
function partsOfEach(frame: Frame, named: readonly Key[]): Frame | undefined {
  const [whole] = frame.groups;
  const part = named.find((key) => key !== whole);
  const areTwo = named.length === 2 && frame.groups.length === 1 && part !== undefined && whole?.role === 'group';
  if (!areTwo || !frame.types.includes('hundred')) return undefined;
  return { ...frame, mentions: [], groups: [whole, { ...part, role: 'series' }] };
}

function isFigure(column: number, { columnOf }: BuildContext): boolean {
  const profile = columnOf(column);
  return isNumeric(profile) && !isTimelike(profile) && profile.role === 'measure';
}

type Shown = { readonly column?: number; readonly assumptions: readonly Assumption[] };

/** The figure to stack where the wish names none: the first amount. Undefined where each row is a category with all its parts. */
function shownFigure(isNamed: boolean, { table, columnOf, profile }: BuildContext): Shown | undefined {
  if (isNamed) return { assumptions: [] };
  if (profile.hasOneRowPerCategory) return undefined;
  const figures = table.columns.flatMap((_, column) => (columnOf(column).role === 'measure' ? [column] : []));
  const amount = figures.find((column) => columnOf(column).number?.isAdditive === true);
  if (amount === undefined) return { assumptions: [] };
  const assumptions: readonly Assumption[] =
    figures.length > 1 ? [{ kind: 'measure', column: columnOf(amount).label }] : [];
  return { column: amount, assumptions };
}

type Paired = { readonly groups: readonly Key[]; readonly assumptions: readonly Assumption[] };

/** The named group and the one it is stacked over or of. */
function pairOf(only: Key, context: BuildContext): Paired | undefined {
  const { table, columnOf } = context;
  const isTime = only.column === undefined || isTimelike(columnOf(only.column));
  const others = table.columns.flatMap((_, column) =>
    column !== only.column && columnOf(column).role === 'category' && columnOf(column).kind === 'text' ? [column] : [],
  );
  const told = (column: number): readonly Assumption[] => [{ kind: 'category', column: columnOf(column).label }];
  const partsOf = (columns: readonly number[]): number | undefined =>
    columns.find((column) => columnOf(column).distinct >= 2 && columnOf(column).distinct <= MOST_PARTS);
  if (isTime) {
    const parts = partsOf(others);
    if (parts === undefined) return undefined;
    return {
      groups: [
        { ...only, role: 'group' },
        { column: parts, role: 'series' },
      ],
      assumptions: told(parts),
    };
  }
  const dates = table.columns.flatMap((_, column) => (isTimelike(columnOf(column)) ? [column] : []));
  if (dates.length > 0)
    return { groups: [{ role: 'group' }, { ...only, role: 'series' }], assumptions: told(dates[0] ?? 0) };
  const finer = partsOf(others.filter((column) => isWithin(column, only.column ?? 0, context)));
  if (finer !== undefined)
    return {
      groups: [
        { ...only, role: 'group' },
        { column: finer, role: 'series' },
      ],
      assumptions: told(finer),
    };
  const along = others.find((column) => columnOf(column).distinct >= 2 && columnOf(column).distinct <= MOST_CATEGORIES);
  if (along === undefined) return undefined;
  return {
    groups: [
      { column: along, role: 'group' },
      { ...only, role: 'series' },
    ],
    assumptions: told(along),
  };
}

/** True where each value of one column belongs to one value of the other. */
function isWithin(column: number, other: number, { table }: BuildContext): boolean {
  const inner = table.columns[column]?.typed.values ?? [];
  const outer = table.columns[other]?.typed.values ?? [];
  const known = new Map<unknown, unknown>();
  return inner.every((value, row) => {
    if (!known.has(value)) known.set(value, outer[row]);
    return known.get(value) === outer[row];
  });
}

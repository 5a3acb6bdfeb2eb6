import type { BuildContext } from '../grammar/rule.ts';
import { isTimelike } from '../holes/column-nature.ts';
import type { Frame } from '../readings/frame.ts';
import { OF_TWO_GROUPS } from '../readings/series-for-stack.ts';
import type { AmendTools } from './amend-tools.ts';

type Group = Frame['groups'][number];

/** What groups are merged from. */
export type GroupsToMerge = {
  readonly wish: Frame;
  readonly base: Frame;
  /** Columns that the wish names and that are no figures. */
  readonly names: readonly number[];
  readonly tools: AmendTools;
};

/** Groups that a chart tells apart: along its axis, and as series. */
const MOST_GROUPS = 2;

/**
 * The groups of a follow-up. A period changes the grain of the dates there are; "split by", "also" and "add" join what there is;
 * any other group stands in the place of the one there was.
 */
export function mergeGroups({ wish, base, names, tools }: GroupsToMerge): Pick<Frame, 'groups' | 'bins'> {
  const { context, isAdding } = tools;
  const asked: readonly Group[] = [...wish.groups, ...names.map((column): Group => ({ column, role: 'group' }))];
  const kept = base.groups.map((group) => replaced(group, wish, base));
  const widths = wish.bins.filter(({ column, part }) => column === undefined && part === undefined);
  const units = wish.bins.flatMap(({ column, part }): readonly Group[] =>
    part === undefined ? [] : [{ ...(column === undefined ? {} : { column }), part, role: 'group' }],
  );
  const own = wish.bins.filter(({ column, part }) => column !== undefined && part === undefined);
  const bins = base.bins.map((bin) => ({
    ...bin,
    ...widths[0],
    ...(bin.column === undefined ? {} : { column: bin.column }),
  }));
  const isTimed = kept.some(
    ({ column, part }) => part !== undefined || (column !== undefined && isTimelike(context.columnOf(column))),
  );
  const named = [...asked, ...units];
  const isLines = isTimed && wish.types.some((type) => type === 'line' || type === 'area');
  // "Stacked by region" said of a chart by month is stacked over the months.
  const isSplit =
    isLines || (named.length === 1 && kept.length > 0 && wish.types.some((type) => OF_TWO_GROUPS.has(type)));
  const all = named.map((group) => (isSplit ? { ...group, role: 'series' as const } : group));
  if (own.length > 0 && !isAdding) return { groups: all, bins: own };
  const isSwept = !isAdding && (all.length >= MOST_GROUPS || isRepeated(all, kept));
  const groups = all.reduce<readonly Group[]>(
    (known, group) => join(known, group, { context, isAdding }),
    isSwept ? [] : kept,
  );
  const isReplaced = !isAdding && all.some(({ role }) => role === 'group') && bins.length > 0;
  return { groups: groups.slice(-MOST_GROUPS), bins: isReplaced ? [] : [...bins, ...own] };
}

/** "By region" said of a chart by region and product wants the one of them. */
function isRepeated(asked: readonly Group[], [first, second]: readonly Group[]): boolean {
  const [only] = asked;
  const isOne = only !== undefined && asked.length === 1 && only.role === 'group' && only.part === undefined;
  return isOne && second !== undefined && (only.column === first?.column || only.column === second.column);
}

/** "Region instead of city"; where both are there, "swap city and region" puts each in the place of the other. */
function replaced(group: Group, { replacements }: Frame, base: Frame): Group {
  const isThere = (column: number): boolean => base.groups.some((other) => other.column === column);
  const back = replacements.find(({ from, to }) => to.column === group.column && isThere(from.column));
  const found = replacements.find(({ from }) => from.column === group.column);
  const column = found?.to.column ?? back?.from.column;
  if (column === undefined) return group;
  const other = base.groups.find((one) => one.column === column);
  return { ...(other ?? {}), column, role: group.role };
}

type JoinTools = { readonly context: BuildContext; readonly isAdding: boolean };

function join(known: readonly Group[], group: Group, { context, isAdding }: JoinTools): readonly Group[] {
  const isTime = ({ column }: Group): boolean => column === undefined || isTimelike(context.columnOf(column));
  const same = known.findIndex((other) => (group.column === undefined ? isTime(other) : other.column === group.column));
  if (same >= 0) {
    return known.map((other, at) =>
      at === same
        ? {
            ...other,
            ...group,
            ...(other.column === undefined ? {} : { column: other.column }),
            role: group.role === 'series' ? 'series' : other.role,
          }
        : other,
    );
  }
  if (group.role === 'series' || isAdding) {
    const joined: Group = isTime(group) ? group : { ...group, role: 'series' };
    if (known.length < MOST_GROUPS) return isTime(group) ? [group, ...known] : [...known, joined];
    const series = known.findIndex(({ role }) => role === 'series');
    return known.map((other, at) => (at === (series < 0 ? known.length - 1 : series) ? joined : other));
  }
  const others = known.filter((other) => isTime(other) !== isTime(group));
  return known.length < MOST_GROUPS || others.length === known.length ? [group] : [...others, group];
}

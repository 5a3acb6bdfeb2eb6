import type { Expression } from '../../plan/expression/expression.ts';
import { looksAtAllRows, mapColumns } from '../../plan/expression/map-columns.ts';
import type { DatePart, SortKey, Transform, TransformOf, TransformVerb } from '../../plan/transform/transform.ts';
import type { MeaningOf, MeasureForm, OrderTarget } from '../grammar/meaning.ts';
import type { BuildContext } from '../grammar/rule.ts';
import { isNumeric } from '../holes/column-nature.ts';
import { type Frame, toFrame } from '../readings/frame.ts';

/** What is known of a plan while its steps are read from first to last. */
type Draft = {
  readonly frame: Frame;
  /** What each column that a step made stands for: a period, intervals, or a figure. */
  readonly made: ReadonlyMap<string, Made>;
  readonly isGathered: boolean;
  /** True where a figure was spread into a column for each series. */
  readonly isSpread: boolean;
};

type Made =
  | { readonly kind: 'period'; readonly column: number; readonly part: DatePart }
  | { readonly kind: 'bins'; readonly bin: MeaningOf['Bin'] }
  | { readonly kind: 'measure'; readonly measure: MeasureForm }
  | { readonly kind: 'formula' }
  | { readonly kind: 'window' };

type Reader<Verb extends TransformVerb> = (
  step: TransformOf<Verb>,
  draft: Draft,
  context: BuildContext,
) => Draft | undefined;

/** Periods whose conditions hold as well for the dates they were made of. */
const WHOLE_PERIODS: ReadonlySet<DatePart> = new Set(['year', 'half', 'quarter', 'month', 'week', 'day', 'hour']);

const EMPTY: Frame = toFrame({ score: 0, pieces: [], skipped: [] });

/**
 * What a wish must have asked for that steps were made of: the way from a frame to a plan, walked back. Undefined where a step
 * says something that frames cannot, or that later steps hide.
 */
export function frameOfSteps(steps: readonly Transform[], context: BuildContext): Frame | undefined {
  let draft: Draft | undefined = { frame: EMPTY, made: new Map(), isGathered: false, isSpread: false };
  for (const step of steps) {
    const known: Draft = draft;
    // Each reader takes the step of its own verb, which the compiler cannot follow through the table.
    const read = READERS[step.verb] as Reader<TransformVerb> | undefined;
    draft = read?.(step, known, context);
    if (draft === undefined) return undefined;
  }
  return draft.frame;
}

const READERS: { readonly [Verb in TransformVerb]?: Reader<Verb> } = {
  filter: readFilter,
  truncateTime: ({ column, part, fiscalStart, as }, draft, context) => {
    const source = indexOf(column, context);
    if (source === undefined || fiscalStart !== undefined) return undefined;
    return withMade(draft, as.key, { kind: 'period', column: source, part });
  },
  bin: ({ column, width, count, edges, as }, draft, context) => {
    const source = indexOf(column, context);
    if (source === undefined || edges !== undefined) return undefined;
    const size = { ...(width === undefined ? {} : { width }), ...(count === undefined ? {} : { count }) };
    return withMade(draft, as.key, { kind: 'bins', bin: { column: source, ...size } });
  },
  group: readGroup,
  derive: readFormula,
  sort: readSort,
  limit: readLimit,
  select: readSelect,
  window: readWindow,
  drop: ({ columns }, draft, context) =>
    draft.isGathered ? keepShown(draft, (key) => !columns.includes(key), context) : undefined,
  // Which numbers are written as text is decided anew.
  convert: ({ to }, draft) => (to === 'text' && draft.isGathered ? draft : undefined),
  pivotWider: readWider,
};

function withMade(draft: Draft, key: string, made: Made): Draft {
  return { ...draft, made: new Map([...draft.made, [key, made]]) };
}

function withFrame(draft: Draft, change: Partial<Frame>): Draft {
  return { ...draft, frame: { ...draft.frame, ...change } };
}

function indexOf(key: string, { table }: BuildContext): number | undefined {
  const index = table.columns.findIndex((column) => column.key === key);
  return index < 0 ? undefined : index;
}

/** A condition on source columns, or on the periods made of them; behind the gathering also one on a figure. */
function readFilter({ where }: TransformOf<'filter'>, draft: Draft, context: BuildContext): Draft | undefined {
  const { frame, made } = draft;
  const having = havingOf(where, draft);
  if (having !== undefined) return withFrame(draft, { havings: [...frame.havings, having] });
  let isSound = !draft.isGathered || !looksAtAllRows(where);
  const moved = mapColumns(where, (key) => {
    const known = made.get(key);
    if (known?.kind === 'period' && WHOLE_PERIODS.has(known.part)) return context.columnOf(known.column).key;
    const isGroup = !draft.isGathered || frame.groups.some(({ column }) => column === indexOf(key, context));
    if (known !== undefined || !isGroup || indexOf(key, context) === undefined) isSound = false;
    return key;
  });
  return isSound ? withFrame(draft, { filters: [...frame.filters, moved] }) : undefined;
}

const COMPARISONS: ReadonlySet<string> = new Set(['=', '!=', '<', '<=', '>', '>=']);

function havingOf(where: Expression, { made }: Draft): MeaningOf['Having'] | undefined {
  if (where.kind !== 'binary' || !COMPARISONS.has(where.operator) || where.left.kind !== 'column') return undefined;
  const known = made.get(where.left.key);
  if (known?.kind !== 'measure' || where.right.kind !== 'literal') return undefined;
  return { tail: { kind: 'compare', operator: where.operator, operand: where.right } };
}

function readGroup({ by, measures }: TransformOf<'group'>, draft: Draft, context: BuildContext): Draft | undefined {
  if (draft.isGathered || measures.some(({ where }) => where !== undefined)) return undefined;
  const bins: MeaningOf['Bin'][] = [];
  const groups = by.flatMap((key): Frame['groups'] => {
    const known = draft.made.get(key);
    if (known?.kind === 'bins') bins.push(known.bin);
    if (known?.kind === 'period') return [{ column: known.column, part: known.part, role: 'group' }];
    const column = indexOf(key, context);
    return known !== undefined || column === undefined ? [] : [{ column, role: 'group' }];
  });
  if (groups.length + bins.length !== by.length) return undefined;
  const forms = measures.map(({ operation, column, percentile, as }): readonly [string, MeasureForm] => {
    const source = column === undefined ? undefined : indexOf(column, context);
    const isAssumed = source !== undefined && context.columnOf(source).label === as.label;
    const size = percentile === undefined ? {} : { percentile };
    const own = { operation, ...(source === undefined ? {} : { column: source }), ...size };
    return [as.key, isAssumed ? { ...own, isAssumed } : own];
  });
  const made = new Map<string, Made>([
    ...draft.made,
    ...forms.map(([key, measure]) => [key, { kind: 'measure', measure }] as const),
  ]);
  const frame: Frame = { ...draft.frame, groups, bins, measures: forms.map(([, measure]) => measure) };
  return { frame, made, isGathered: true, isSpread: false };
}

/** A figure made of sums of the groups: a formula over the columns that were added up. */
function readFormula(
  { expression, as }: TransformOf<'derive'>,
  draft: Draft,
  context: BuildContext,
): Draft | undefined {
  if (!draft.isGathered || looksAtAllRows(expression)) return undefined;
  const sources: number[] = [];
  let isSound = true;
  const own = mapColumns(expression, (key) => {
    const known = draft.made.get(key);
    const column = known?.kind === 'measure' && known.measure.operation === 'sum' ? known.measure.column : undefined;
    if (column === undefined) isSound = false;
    else sources.push(column);
    return column === undefined ? key : context.columnOf(column).key;
  });
  if (!isSound || sources.length === 0) return undefined;
  const { formulas, measures, kept = measures } = draft.frame;
  const formula: MeaningOf['Formula'] = { expression: own, sources, name: as.label };
  const made = new Map<string, Made>([...draft.made, [as.key, { kind: 'formula' }]]);
  return { ...draft, made, frame: { ...draft.frame, formulas: [...formulas, formula], kept } };
}

/** A figure along the groups; in a column for each series it runs along the rows of its own. */
function readWindow(step: TransformOf<'window'>, draft: Draft, context: BuildContext): Draft | undefined {
  const { operation, column, size, direction, per = [], as } = step;
  if (!draft.isGathered) return undefined;
  const { frame, isSpread } = draft;
  const known = draft.made.get(column);
  if (!isSpread && known?.kind !== 'measure') return undefined;
  const figure = known?.kind === 'measure' ? known.measure.column : undefined;
  const series = frame.groups.find(({ role }) => role === 'series')?.column;
  const within = isSpread ? series : per.length === 0 ? undefined : indexOf(per[0] ?? '', context);
  if (within === undefined && (isSpread || per.length > 0)) return undefined;
  const window: Frame['windows'][number] = {
    operation,
    // The first figure is meant where none is named.
    ...(figure === undefined || figure === frame.measures[0]?.column ? {} : { column: figure }),
    ...(size === undefined ? {} : { size }),
    ...(direction === undefined ? {} : { direction }),
    ...(within === undefined ? {} : { within }),
  };
  const isKnown = frame.windows.some((other) => JSON.stringify(other) === JSON.stringify(window));
  const windows = isKnown ? frame.windows : [...frame.windows, window];
  return withMade(withFrame(draft, { windows }), as.key, { kind: 'window' });
}

function targetOf(key: string, { made, frame }: Draft, context: BuildContext): OrderTarget | undefined {
  const known = made.get(key);
  if (known?.kind === 'measure') return { kind: 'measure', measure: known.measure };
  if (known?.kind === 'window') return { kind: 'axis', axis: 'y' };
  if (known?.kind === 'period') return { kind: 'column', column: known.column };
  if (known?.kind === 'bins')
    return known.bin.column === undefined ? undefined : { kind: 'column', column: known.bin.column };
  const column = indexOf(key, context);
  const isShown = frame.measures.length === 0 || frame.groups.some((group) => group.column === column);
  return column === undefined || !isShown ? undefined : { kind: 'column', column };
}

function readSort({ by }: TransformOf<'sort'>, draft: Draft, context: BuildContext): Draft | undefined {
  const [first] = by;
  const isOfTop = by.some(({ column, direction }) => isTopKey({ column, direction }, draft, context));
  if (isOfTop || (first !== undefined && isOwnOrder(first, draft, context))) return draft;
  // Columns that a figure was spread into are no columns of the source: their order is one of the figure.
  const spread: OrderTarget | undefined = draft.isSpread ? { kind: 'axis', axis: 'y' } : undefined;
  const orders = by.map(({ column, direction }) => ({
    target: targetOf(column, draft, context) ?? spread,
    direction,
  }));
  const sound = orders.flatMap(({ target, direction }) => (target === undefined ? [] : [{ target, direction }]));
  return sound.length === orders.length ? withFrame(draft, { orders: sound }) : undefined;
}

/** Periods, intervals and groups that numbers name are put in their order whether a wish says so or not. */
function isOwnOrder({ column, direction, order }: SortKey, draft: Draft, context: BuildContext): boolean {
  if (order !== 'natural') return false;
  const source = indexOf(column, context);
  const isNumbers = source !== undefined && isNumeric(context.columnOf(source)) && direction === 'ascending';
  return draft.made.get(column) !== undefined || (isNumbers && draft.isGathered);
}

function isTopKey({ column, direction }: SortKey, draft: Draft, context: BuildContext): boolean {
  const target = JSON.stringify(targetOf(column, draft, context));
  return draft.frame.tops.some((top) => top.direction === direction && JSON.stringify(top.by) === target);
}

function readLimit(step: TransformOf<'limit'>, draft: Draft, context: BuildContext): Draft | undefined {
  const { count, percent, offset, from, by, per, rest } = step;
  const [within, ...others] = per ?? [];
  if (offset !== undefined || others.length > 0) return undefined;
  const size = { ...(count === undefined ? {} : { count }), ...(percent === undefined ? {} : { percent }) };
  const tops = draft.frame.tops;
  if (by === undefined) return withFrame(draft, { tops: [...tops, { ...size, direction: 'descending', from }] });
  const target = targetOf(by.column, draft, context);
  const group = within === undefined ? undefined : targetOf(within, draft, context);
  if (target === undefined || (within !== undefined && group?.kind !== 'column')) return undefined;
  const top: MeaningOf['Top'] = {
    ...size,
    direction: by.direction,
    by: target,
    ...(group?.kind === 'column' ? { per: group.column } : {}),
    ...(rest === undefined ? {} : { rest: rest.label }),
  };
  return withFrame(draft, { tops: [...tops, top] });
}

/** Columns shown as they are. */
function readSelect({ columns }: TransformOf<'select'>, draft: Draft, context: BuildContext): Draft | undefined {
  if (draft.isGathered) return keepShown(draft, (key) => columns.includes(key), context);
  const found = columns.flatMap((key) => indexOf(key, context) ?? []);
  if (found.length !== columns.length) return undefined;
  return withFrame(draft, { mentions: found.map((column) => ({ column, reason: 'exact' })) });
}

/** Figures and groups that a chart was left with once columns of it were taken away. */
function keepShown(draft: Draft, isKept: (key: string) => boolean, context: BuildContext): Draft | undefined {
  const { frame, made } = draft;
  const gone = [...made].filter(([key]) => !isKept(key)).map(([, known]) => known);
  if (gone.some(({ kind }) => kind === 'bins' || kind === 'window')) return undefined;
  const lost = new Set(gone.flatMap((known) => (known.kind === 'measure' ? [JSON.stringify(known.measure)] : [])));
  const isPresent = ({ column, part }: Frame['groups'][number]): boolean => {
    const period = [...made].find(
      ([, known]) => known.kind === 'period' && known.column === column && known.part === part,
    );
    return column === undefined || isKept(period?.[0] ?? context.columnOf(column).key);
  };
  if (!frame.groups.every(isPresent)) return undefined;
  if (gone.some(({ kind }) => kind === 'formula')) return undefined;
  // A figure is left out where what runs along it is shown in its place.
  const isAlong = (measure: MeasureForm): boolean =>
    frame.windows.some(({ column = frame.measures[0]?.column }) => column === measure.column);
  const measures = frame.measures.filter((measure) => isAlong(measure) || !lost.has(JSON.stringify(measure)));
  return withFrame(draft, { measures, ...(frame.kept === undefined ? {} : { kept: measures }) });
}

function readWider({ names }: TransformOf<'pivotWider'>, draft: Draft, context: BuildContext): Draft | undefined {
  const known = draft.made.get(names);
  const series = known?.kind === 'period' ? known.column : indexOf(names, context);
  if (series === undefined) return undefined;
  // Rows shown as they are: which of their columns names the series follows from what they are.
  if (!draft.isGathered) return draft.frame.mentions.length > 0 ? draft : undefined;
  const part = known?.kind === 'period' ? known.part : undefined;
  const groups = draft.frame.groups.map((group) =>
    group.column === series && group.part === part ? { ...group, role: 'series' as const } : group,
  );
  return { ...withFrame(draft, { groups }), isSpread: true };
}

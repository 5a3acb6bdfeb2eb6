import type { Measure, Transform } from '../../plan/transform/transform.ts';
import type { ColumnProfile } from '../../table/profile.ts';
import { isTimelike } from '../grammar/expressions.ts';
import type { Grouping, MeasureForm } from '../grammar/meaning.ts';
import type { BuildContext } from '../grammar/rule.ts';
import { defaultOperation } from '../holes/default-operation.ts';
import { measureLabel } from '../holes/labels.ts';
import { grainFor } from '../holes/time-grain.ts';
import type { Assumption, Situation } from '../understanding.ts';
import type { Frame } from './frame.ts';
import type { NewKeys } from './new-keys.ts';

/** A column that the shaped table has: its key, what it is, and the column of the table it comes from. */
export type ShapedColumn = {
  readonly key: string;
  readonly kind: 'group' | 'measure' | 'column';
  readonly source?: number;
  readonly isCount?: boolean;
  readonly isTime?: boolean;
  readonly isSeries?: boolean;
  readonly isNumber?: boolean;
};

/** The steps that bring the rows into the shape a wish asks for, and the columns that come of them; none where the shape stays. */
export type Shape = {
  readonly steps: readonly Transform[];
  readonly columns: readonly ShapedColumn[];
  readonly assumptions: readonly Assumption[];
};

/** What shapes are made with. */
export type Workshop = {
  readonly situation: Situation;
  readonly context: BuildContext;
  readonly keys: NewKeys;
};

/** From so many distinct numbers on, a column of numbers is a scale and no set of groups. */
const SCALE_FROM = 21;
/** Rows whose key is as good as unique are not gathered. */
const NEARLY_UNIQUE = 0.9;
const BINS = 10;

/** Decides what becomes of the rows. Undefined where the pieces make no sense together (the mean of a text). */
export function shapeFrame(frame: Frame, workshop: Workshop): Shape | undefined {
  const draft = draftOf(frame, workshop);
  if (draft === undefined) return undefined;
  if (draft.kind === 'none') return { steps: [], columns: [], assumptions: [] };
  if (draft.kind === 'raw') return selectColumns(draft.columns, workshop);
  return groupRows(draft, workshop);
}

type Group = Grouping & {
  readonly column: number;
  readonly isSeries: boolean;
  readonly binWidth?: number;
  readonly binCount?: number;
  readonly isBinned?: boolean;
};

type Draft =
  | { readonly kind: 'none' }
  | { readonly kind: 'raw'; readonly columns: readonly number[] }
  | {
      readonly kind: 'grouped';
      readonly groups: readonly Group[];
      readonly measures: readonly MeasureForm[];
      readonly assumptions: readonly Assumption[];
    };

const isNumeric = ({ kind, number }: ColumnProfile): boolean => number !== undefined && kind !== 'text';

/** A column of numbers that measure something, rather than name groups. */
function isScale(profile: ColumnProfile): boolean {
  return isNumeric(profile) && profile.role === 'measure' && !isTimelike(profile) && profile.distinct >= SCALE_FROM;
}

function draftOf(frame: Frame, workshop: Workshop): Draft | undefined {
  const { context } = workshop;
  const { columnOf } = context;
  const uses = usesOf(frame, context);
  const assumptions: Assumption[] = [];
  const groups = resolveGroups({ frame, uses, workshop, assumptions });
  if (groups === undefined) return undefined;
  const grouped = new Set(groups.map(({ column }) => column));
  const mentions = uses.mentions.filter((column) => !grouped.has(column));
  const numbers = mentions.filter((column) => isNumeric(columnOf(column)) && !isTimelike(columnOf(column)));
  const others = mentions.filter((column) => !numbers.includes(column));
  if (!uses.measures.every((measure) => isMeasurable(measure, columnOf))) return undefined;
  if (uses.measures.length > 0) return measuredDraft({ frame, uses, groups, numbers, others, workshop, assumptions });
  if (groups.length > 0) return groupedDraft({ frame, uses, groups, numbers, others, workshop, assumptions });
  return mentionedDraft({ frame, uses, groups, numbers, others, workshop, assumptions });
}

type DraftInput = {
  readonly frame: Frame;
  readonly uses: Uses;
  readonly groups: readonly Group[];
  readonly numbers: readonly number[];
  readonly others: readonly number[];
  readonly workshop: Workshop;
  readonly assumptions: Assumption[];
};

/** Columns and measures of a frame, those given to an axis among them. */
type Uses = {
  readonly mentions: readonly number[];
  readonly measures: readonly MeasureForm[];
  readonly xColumns: readonly number[];
};

function usesOf(frame: Frame, { columnOf }: BuildContext): Uses {
  const x = frame.axes.filter(({ axis }) => axis === 'x').flatMap(({ columns }) => columns.map(({ column }) => column));
  const y = frame.axes.filter(({ axis }) => axis === 'y').flatMap(({ columns }) => columns.map(({ column }) => column));
  const measures = [...frame.measures, ...frame.axes.flatMap((use) => use.measures)];
  const mentions = [...x, ...frame.mentions.map(({ column }) => column), ...y];
  return {
    mentions: [...new Set(mentions)],
    measures: distinctMeasures(measures),
    xColumns: measures.length > 0 || y.some((column) => isNumeric(columnOf(column))) ? x : [],
  };
}

function distinctMeasures(measures: readonly MeasureForm[]): readonly MeasureForm[] {
  const seen = new Set<string>();
  return measures.filter(({ operation, column, computed }) => {
    const isRows = operation === 'count';
    const key = `${operation} ${isRows ? '' : column} ${computed?.label}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function isMeasurable({ operation, column }: MeasureForm, columnOf: BuildContext['columnOf']): boolean {
  if (column === undefined || operation === 'count' || operation === 'countDistinct') return true;
  return isNumeric(columnOf(column));
}

type GroupInput = {
  readonly frame: Frame;
  readonly uses: Uses;
  readonly workshop: Workshop;
  readonly assumptions: Assumption[];
};

/** Groups with their columns: "over time" and "monthly" take the first column of dates. Undefined where there is none. */
function resolveGroups({ frame, workshop, assumptions }: GroupInput): readonly Group[] | undefined {
  const { context } = workshop;
  const dates = context.table.columns.flatMap((_, column) => (isTimelike(context.columnOf(column)) ? [column] : []));
  const groups: Group[] = [];
  const asked = [...frame.groups, ...looseGrains(frame)];
  for (const { column, part, role } of asked) {
    const named =
      column ?? groups.find((group) => dates.includes(group.column))?.column ?? dateAmong(frame, dates) ?? dates[0];
    if (named === undefined) return undefined;
    if (column === undefined && dates.length > 1) {
      assumptions.push({
        kind: 'date-column',
        column: context.columnOf(named).label,
        others: dates.filter((date) => date !== named).map((date) => context.columnOf(date).label),
      });
    }
    const known = groups.findIndex((group) => group.column === named);
    const group: Group = { column: named, isSeries: role === 'series', ...(part === undefined ? {} : { part }) };
    if (known < 0) groups.push(group);
    else groups[known] = { ...group, ...groups[known], ...(part === undefined ? {} : { part }) };
  }
  return withBins(groups, frame, context);
}

/** Periods named without their column: "bin by month". */
function looseGrains({ bins, axes }: Frame): Frame['groups'] {
  if (axes.length > 0) return [];
  return bins.flatMap(({ part, column }) =>
    part === undefined || column !== undefined ? [] : [{ part, role: 'group' }],
  );
}

function dateAmong(frame: Frame, dates: readonly number[]): number | undefined {
  const named = [
    ...frame.mentions,
    ...frame.axes.flatMap(({ columns }) => columns),
    ...frame.measures.flatMap(({ column }) => (column === undefined ? [] : [{ column }])),
  ];
  return named.find(({ column }) => dates.includes(column))?.column;
}

/** Bins that name their column belong to the group of that column, or make one. */
function withBins(groups: readonly Group[], frame: Frame, { columnOf }: BuildContext): readonly Group[] {
  const made = [...groups];
  for (const { column, part, width, count } of frame.bins) {
    if (column === undefined) continue;
    const facts = {
      ...(part === undefined ? {} : { part }),
      ...(width === undefined ? {} : { binWidth: width }),
      ...(count === undefined ? {} : { binCount: count }),
      isBinned: part === undefined && isNumeric(columnOf(column)) && !isTimelike(columnOf(column)),
    };
    const known = made.findIndex((group) => group.column === column);
    const other = made[known];
    if (other === undefined) made.push({ column, isSeries: false, ...facts });
    else made[known] = { ...other, ...facts };
  }
  return made;
}

const plainGroup = (column: number): Group => ({ column, isSeries: false });

function measuredDraft({ frame, uses, groups, numbers, others, workshop, assumptions }: DraftInput): Draft {
  const { columnOf } = workshop.context;
  const counted = uses.measures.flatMap(({ operation, column }) =>
    operation === 'count' && column !== undefined && !isNumeric(columnOf(column)) ? [column] : [],
  );
  const parts = frame.bins.find(({ part, column }) => part !== undefined && column === undefined)?.part;
  const added = [
    ...others.filter((column) => !counted.includes(column) || groups.length === 0),
    ...numbers.filter(() => groups.length === 0),
  ];
  const onX = added.map(
    (column): Group =>
      parts !== undefined && isTimelike(columnOf(column)) ? { ...plainGroup(column), part: parts } : plainGroup(column),
  );
  const own = groups.length + onX.length === 0 ? counted.map(plainGroup) : [];
  const all = [...onX.filter(({ column }) => !groups.some((group) => group.column === column)), ...groups, ...own];
  const [first] = uses.measures;
  if (
    all.length === 0 &&
    uses.measures.length === 1 &&
    first?.operation === 'countDistinct' &&
    first.column !== undefined &&
    isPicture(frame, workshop)
  ) {
    return grouped([plainGroup(first.column)], [{ operation: 'count' }], { workshop, assumptions });
  }
  const wantsTime = all.length === 0 && (frame.types.includes('line') || frame.task === 'trend');
  const date = wantsTime ? workshop.context.table.columns.findIndex((_, column) => isTimelike(columnOf(column))) : -1;
  const measures = groups.length > 0 ? [...uses.measures, ...numbers.map((column) => ({ column }))] : uses.measures;
  return grouped(binned(date >= 0 ? [plainGroup(date)] : all, frame, workshop), measures, { workshop, assumptions });
}

function groupedDraft(input: DraftInput): Draft {
  const { frame, groups, numbers, others, workshop, assumptions } = input;
  const { columnOf, profile } = workshop.context;
  const keys = [...others.map(plainGroup), ...groups];
  const [only] = groups;
  if (numbers.length > 0) {
    const isRelation = groups.every(({ column, part }) => part === undefined && isScale(columnOf(column)));
    const isUnique = keys.some(
      ({ column, part }) => part === undefined && columnOf(column).distinct >= profile.rowCount * NEARLY_UNIQUE,
    );
    const isRaw = frame.types.includes('scatter') || frame.types.includes('bubble') || frame.task === 'relation';
    if (isRelation || isUnique || (isRaw && !groups.every(({ column }) => isTimelike(columnOf(column))))) {
      return {
        kind: 'raw',
        columns: isRelation
          ? [...numbers, ...keys.map(({ column }) => column)]
          : [...keys.map(({ column }) => column), ...numbers],
      };
    }
    return grouped(
      binned(keys, frame, workshop),
      numbers.map((column) => ({ column })),
      { workshop, assumptions },
    );
  }
  if (only !== undefined && keys.length === 2 && keys.every(({ column }) => isScale(columnOf(column)))) {
    return { kind: 'raw', columns: keys.map(({ column }) => column) };
  }
  return grouped(binned(keys, frame, workshop), [{ operation: 'count' }], { workshop, assumptions });
}

function mentionedDraft({ frame, uses, numbers, others, workshop, assumptions }: DraftInput): Draft {
  const { situation, context } = workshop;
  const { columnOf, profile } = context;
  if (uses.mentions.length === 0) return { kind: 'none' };
  const [first] = uses.mentions;
  const onlyNumber = uses.mentions.length === 1 && numbers.length === 1;
  if (onlyNumber && (frame.isEachRow || frame.tops.length > 0)) {
    const name = nameColumn(workshop);
    return { kind: 'raw', columns: name === undefined ? uses.mentions : [name, ...uses.mentions] };
  }
  if (uses.mentions.length === 1 && first !== undefined && isPicture(frame, workshop)) {
    return grouped(binned([plainGroup(first)], { ...frame, bins: frame.bins }, workshop), [{ operation: 'count' }], {
      workshop,
      assumptions,
    });
  }
  const repeats = others.every((column) => columnOf(column).distinct < profile.rowCount / 2);
  const isRaw =
    frame.types.includes('scatter') ||
    frame.task === 'relation' ||
    frame.task === 'distribution' ||
    frame.types.includes('table');
  if (situation.purpose === 'chart' && !isRaw && others.length > 0 && repeats) {
    const measures = numbers.length === 0 ? [{ operation: 'count' } as const] : numbers.map((column) => ({ column }));
    return grouped(others.map(plainGroup), measures, { workshop, assumptions });
  }
  return { kind: 'raw', columns: uses.mentions };
}

/** True where a picture is wanted, so that one row a thing is no answer. */
function isPicture({ task, types, bins }: Frame, { situation }: Workshop): boolean {
  return situation.purpose === 'chart' || types.length > 0 || bins.length > 0 || task === 'distribution';
}

/** The column that names the rows: the first text that no two rows share. */
function nameColumn({ context }: Workshop): number | undefined {
  const columns = context.table.columns.map((_, column) => context.columnOf(column));
  const texts = columns.flatMap(({ kind, isUnique, distinct }, column) =>
    kind === 'text' ? [{ column, isUnique, distinct }] : [],
  );
  return (texts.find(({ isUnique }) => isUnique) ?? texts.toSorted((a, b) => b.distinct - a.distinct)[0])?.column;
}

/** Numbers on a scale fall into intervals where they are to be grouped by. */
function binned(groups: readonly Group[], frame: Frame, { context }: Workshop): readonly Group[] {
  const [bin] = frame.bins.filter(({ part, column }) => part === undefined && column === undefined);
  return groups.map((group) => {
    const profile = context.columnOf(group.column);
    if (group.part !== undefined || !isNumeric(profile) || isTimelike(profile)) return group;
    const isAsked = bin !== undefined;
    if (!isAsked && group.isBinned !== true && !(isScale(profile) && !profile.isUnique)) return group;
    return {
      ...group,
      isBinned: true,
      ...(bin?.width === undefined ? {} : { binWidth: bin.width }),
      ...(bin?.count === undefined ? {} : { binCount: bin.count }),
    };
  });
}

type DraftTools = { readonly workshop: Workshop; readonly assumptions: Assumption[] };

function grouped(
  groups: readonly Group[],
  measures: readonly MeasureForm[],
  { workshop, assumptions }: DraftTools,
): Draft {
  const { columnOf } = workshop.context;
  const decided = measures.map((measure): MeasureForm => {
    if (measure.operation !== undefined || measure.column === undefined) return measure;
    const profile = columnOf(measure.column);
    const operation = defaultOperation(profile);
    assumptions.push({
      kind: 'operation',
      column: profile.label,
      operation,
      because: operation === 'sum' ? 'amounts-add-up' : 'levels-average',
    });
    return { ...measure, operation };
  });
  return { kind: 'grouped', groups, measures: decided, assumptions };
}

function selectColumns(columns: readonly number[], { context }: Workshop): Shape {
  const shaped = columns.map((column): ShapedColumn => {
    const profile = context.columnOf(column);
    const facts = { isTime: isTimelike(profile), isNumber: isNumeric(profile) };
    return { key: profile.key, kind: 'column', source: column, ...facts };
  });
  return { steps: [{ verb: 'select', columns: shaped.map(({ key }) => key) }], columns: shaped, assumptions: [] };
}

function groupRows(draft: Extract<Draft, { kind: 'grouped' }>, workshop: Workshop): Shape {
  const made = draft.groups.map((group) => groupColumn(group, workshop, draft.assumptions));
  const measures = draft.measures.map((measure) => toMeasure(measure, workshop));
  const keys = made.map(({ column }) => column.key);
  return {
    steps: [
      ...made.flatMap(({ steps }) => steps),
      { verb: 'group', by: keys, measures: measures.map(({ measure }) => measure) },
    ],
    columns: [...made.map(({ column }) => column), ...measures.map(({ column }) => column)],
    assumptions: draft.assumptions,
  };
}

type MadeGroup = { readonly column: ShapedColumn; readonly steps: readonly Transform[] };

function groupColumn(
  group: Group,
  { context, keys, situation }: Workshop,
  assumptions: readonly Assumption[],
): MadeGroup {
  const profile = context.columnOf(group.column);
  const isTime = isTimelike(profile);
  const facts = { kind: 'group', source: group.column, isTime, isSeries: group.isSeries } as const;
  const isYears = profile.kind === 'number' || profile.format === 'year';
  const part = group.part ?? (situation.purpose === 'chart' && isTime ? grainFor(profile) : undefined);
  if (part !== undefined && !isYears) {
    if (group.part === undefined && Array.isArray(assumptions))
      assumptions.push({ kind: 'grain', column: profile.label, part });
    const as = { key: keys.take(`${profile.key}_${part}`), label: profile.label };
    return { column: { key: as.key, ...facts }, steps: [{ verb: 'truncateTime', column: profile.key, part, as }] };
  }
  if (group.isBinned === true) {
    const as = { key: keys.take(`${profile.key}_range`), label: profile.label };
    const size = group.binWidth === undefined ? { count: group.binCount ?? BINS } : { width: group.binWidth };
    return {
      column: { key: as.key, ...facts, isTime: true },
      steps: [{ verb: 'bin', column: profile.key, ...size, as }],
    };
  }
  return { column: { key: profile.key, ...facts }, steps: [] };
}

function toMeasure(
  { operation = 'count', column }: MeasureForm,
  { context, keys, situation }: Workshop,
): { readonly measure: Measure; readonly column: ShapedColumn } {
  const isRows = operation === 'count';
  const profile = column === undefined ? undefined : context.columnOf(column);
  const key = keys.take(profile === undefined || isRows ? operation : `${operation}_${profile.key}`);
  const as = { key, label: measureLabel(situation.locale, operation, isRows ? undefined : profile?.label) };
  return {
    measure: { operation, ...(profile === undefined || isRows ? {} : { column: profile.key }), as },
    column: { key, kind: 'measure', isCount: isRows, ...(column === undefined ? {} : { source: column }) },
  };
}

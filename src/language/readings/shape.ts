import type { Transform } from '../../plan/transform/transform.ts';
import { isNumeric, isTimelike } from '../holes/column-nature.ts';
import type { Assumption } from '../understanding.ts';
import { draftOf } from './drafts/draft.ts';
import type { Draft } from './drafts/draft-parts.ts';
import { figuresOfGroups } from './figures-of-groups.ts';
import type { Frame } from './frame.ts';
import { groupColumn, type ShapedColumn } from './shaped-columns.ts';
import { totalsFirst } from './totals-first.ts';
import type { Workshop } from './workshop.ts';

/** The steps that bring the rows into the shape a wish asks for, and the columns that come of them; none where the shape stays. */
export type Shape = {
  readonly steps: readonly Transform[];
  readonly columns: readonly ShapedColumn[];
  readonly assumptions: readonly Assumption[];
  /** Groups by plain numbers: charts take them for figures unless they become text. */
  readonly numberKeys?: readonly string[];
};

/** Texts kept beside the points of a picture: their names, and what may colour them. */
const MOST_TEXTS = 3;

/** Decides what becomes of the rows and makes the steps. Undefined where the pieces make no sense together. */
export function shapeFrame(frame: Frame, workshop: Workshop): Shape | undefined {
  const draft = draftOf(frame, workshop);
  if (draft === undefined) return undefined;
  if (draft.kind === 'none') return { steps: [], columns: [], assumptions: [] };
  return draft.kind === 'raw'
    ? selectColumns(withSizeLast(draft.columns, frame), workshop, arePoints(frame))
    : groupRows(draft, workshop, frame);
}

/** Points lie by the columns before that of their size. */
function withSizeLast(columns: readonly number[], { size }: Frame): readonly number[] {
  return size === undefined ? columns : [...columns.filter((column) => column !== size), size];
}

function selectColumns(wanted: readonly number[], workshop: Workshop, isPoints: boolean): Shape {
  const { context, situation } = workshop;
  const series = isPoints ? wanted : withCategoryOf(wanted, workshop);
  const columns = situation.purpose === 'chart' && series === wanted ? withTexts(wanted, workshop) : series;
  const shaped = columns.map((column): ShapedColumn => {
    const profile = context.columnOf(column);
    const facts = { isTime: isTimelike(profile), isNumber: isNumeric(profile) };
    return { key: profile.key, kind: 'column', source: column, ...facts };
  });
  return { steps: [{ verb: 'select', columns: shaped.map(({ key }) => key) }], columns: shaped, assumptions: [] };
}

function isOfPoints({ types }: Frame): boolean {
  return types.includes('scatter') || types.includes('bubble');
}

function arePoints(frame: Frame): boolean {
  return isOfPoints(frame) || frame.task === 'relation';
}

/** Series picked out of a chart keep the categories they stand over. */
function withCategoryOf(wanted: readonly number[], { context, situation }: Workshop): readonly number[] {
  const { table, columnOf, profile } = context;
  const isSeries =
    situation.config.type !== 'table' && situation.config.type !== 'scatter' && profile.hasOneRowPerCategory;
  if (!isSeries || !wanted.every((column) => columnOf(column).role === 'measure')) return wanted;
  const category = table.columns.findIndex(
    (_, column) => columnOf(column).role === 'category' || columnOf(column).role === 'time',
  );
  return category < 0 ? wanted : [category, ...wanted];
}

/** Points keep their texts: a name to be read by, and groups that a later wish may colour them by. */
function withTexts(wanted: readonly number[], { context }: Workshop): readonly number[] {
  const { table, columnOf } = context;
  const isPoints = wanted.filter((column) => isNumeric(columnOf(column))).length >= 2;
  if (!isPoints || wanted.some((column) => !isNumeric(columnOf(column)) && isTimelike(columnOf(column)))) return wanted;
  const texts = table.columns.flatMap((_, column) =>
    columnOf(column).kind === 'text' && !wanted.includes(column) ? [column] : [],
  );
  return [...wanted, ...texts.slice(0, MOST_TEXTS)];
}

function groupRows(draft: Extract<Draft, { kind: 'grouped' }>, workshop: Workshop, frame: Frame): Shape | undefined {
  const isPoints = isOfPoints(frame);
  const groups = draft.groups.map((group) => groupColumn(group, workshop));
  const keys = groups.map(({ column }) => column.key);
  const totals = totalsFirst(draft, keys, { frame, workshop });
  if (totals === undefined) return undefined;
  const figures = totals.figures ?? figuresOfGroups(draft.measures, keys, workshop);
  const numberKeys = groups.filter(({ isNumberKey }) => isNumberKey).map(({ column }) => column.key);
  // Points are placed by numbers, those that rows are gathered by among them.
  const isPicture = workshop.situation.purpose === 'chart' && !isPoints;
  return {
    steps: [
      ...groups.flatMap(({ steps }) => steps),
      ...totals.steps,
      { verb: 'group', by: keys, measures: figures.measures },
      ...figures.steps,
    ],
    columns: [...groups.map(({ column }) => column), ...figures.columns],
    assumptions: [...draft.assumptions, ...groups.flatMap(({ assumptions }) => assumptions), ...totals.assumptions],
    ...(isPicture && numberKeys.length > 0 ? { numberKeys } : {}),
  };
}

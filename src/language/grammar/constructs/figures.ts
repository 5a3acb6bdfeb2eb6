import type { BinaryOperator } from '../../../plan/expression/expression.ts';
import type { DatePart, WindowOperation } from '../../../plan/transform/transform.ts';
import type { ColumnProfile } from '../../../table/profile.ts';
import { isAmount, isNumeric, isTimelike, numbersRows } from '../../holes/column-nature.ts';
import { grainFor, isWithin } from '../../holes/time-grain.ts';
import { unitOfColumn } from '../../holes/units.ts';
import { binary, columnCell } from '../expressions.ts';
import type { MeaningOf } from '../meaning.ts';
import { type BuildContext, defineRule, type Parts, type Rule, type SlotName } from '../rule.ts';
import { columnOfDerive } from './figures-of-columns.ts';

const WINDOWS: readonly (readonly [SlotName, WindowOperation])[] = [
  ['runningTotal', 'runningTotal'],
  ['growth', 'percentChange'],
  ['difference', 'difference'],
  ['shareOfTotal', 'shareOfTotal'],
  ['indexed', 'indexTo100'],
  ['rankWord', 'rank'],
];

/** True for numbers that may be added up or set against one another: those that number the rows may not. */
export const isFigure = (column: ColumnProfile): boolean => isNumeric(column) && !numbersRows(column);

function windowOf(parts: Parts, context: BuildContext): MeaningOf['Window'] | undefined {
  const operation = WINDOWS.find(([name]) => parts.has(name))?.[1];
  const column = parts.get('Column')?.column ?? parts.get('Measure')?.measures[0]?.column;
  if (operation === undefined || (column !== undefined && !isFigure(context.columnOf(column)))) return undefined;
  const along = operation === 'runningTotal' && column !== undefined ? timeOfPicture(context) : undefined;
  return { operation, ...(column === undefined ? {} : { column }), ...(along === undefined ? {} : { along }) };
}

/** "Cumulative revenue" of single sales, as a picture, runs along their time; rows stand in no order. */
export function timeOfPicture({ purpose, profile, isFollowing }: BuildContext): MeaningOf['Window']['along'] {
  const date = profile.columns.find((column) => isTimelike(column) && column.time?.isCyclic === false);
  if (purpose !== 'chart' || isFollowing || date === undefined || date.isUnique || profile.hasOneRowPerCategory)
    return undefined;
  return { column: date.index, part: grainFor(date) ?? 'day', isAlone: true };
}

/** "7 day rolling average" of single sales: the days are gathered first. Undefined where each period has its row, or nothing tells it. */
export function gatheredTo(part: DatePart | undefined, { profile }: BuildContext): DatePart | undefined {
  const date = profile.columns.find((column) => isTimelike(column) && column.time?.isCyclic === false);
  if (part === undefined || date === undefined || !isWithin(date, part)) return undefined;
  return date.isUnique && date.time?.grain === part ? undefined : part;
}

const ALONG = 'runningTotal|growth|shareOfTotal|indexed';

function deriveOf(parts: Parts, operator: BinaryOperator, { columnOf }: BuildContext): MeaningOf['Derive'] | undefined {
  const left = parts.get('Column')?.column;
  const right = parts.get('Column', 1)?.column;
  if (left === undefined || right === undefined || left === right) return undefined;
  if (!isNumeric(columnOf(left)) || !isNumeric(columnOf(right))) return undefined;
  return { operator, left, right };
}

/** True for two amounts of money, or of one unit, where the first is no name of the rows. */
function areOfOneUnit({ left, right }: MeaningOf['Derive'], { columnOf }: BuildContext): boolean {
  const [one, other] = [columnOf(left), columnOf(right)];
  const unit = unitOfColumn(one)?.word;
  const isAlike = unit === undefined ? one.currency === other.currency : unit === unitOfColumn(other)?.word;
  const isTold = unit !== undefined || one.currency !== undefined;
  return isTold && isAlike && isAmount(one) && isAmount(other);
}

/** Two averages or totals, the one less the other: what the differences of the rows come to, where every row has both. */
function measuresApart(parts: Parts, { columnOf, makeColumn }: BuildContext): MeaningOf['Measure'] | undefined {
  const [one, other, ...more] = parts.all('Measure').flatMap(({ measures }) => measures);
  if (one?.column === undefined || other?.column === undefined || more.length > 0) return undefined;
  if (one.operation !== other.operation || (one.operation !== 'mean' && one.operation !== 'sum')) return undefined;
  const [left, right] = [columnOf(one.column), columnOf(other.column)];
  if (one.column === other.column || left.missing + right.missing > 0) return undefined;
  const expression = binary('-', columnCell(left.key), columnCell(right.key));
  const label = `${left.label} − ${right.label}`;
  const column = makeColumn({ key: 'difference', label, expression, isAdditive: one.operation === 'sum' });
  return { measures: [{ operation: one.operation, column }] };
}

/** Figures made of figures: along the rows, and of two columns. */
export const FIGURE_RULES: readonly Rule[] = [
  defineRule({
    id: 'window-of',
    gives: 'Window',
    pattern: `${ALONG} of|in|for|on|by? Column`,
    weight: 0.3,
    build: windowOf,
  }),
  defineRule({
    id: 'window-of-measure',
    gives: 'Window',
    pattern: `${ALONG} of|in|for? Measure`,
    weight: 0.2,
    build: windowOf,
  }),
  defineRule({
    id: 'window-of-rows',
    gives: 'Window',
    pattern: 'runningTotal of|in|for Entity|Column',
    weight: 0.5,
    // "The running total of orders": of how many there are, along the days or months of the table.
    build: (parts, { columnOf, profile }) => {
      const rows = parts.get('Column')?.column;
      const areRows = rows === undefined ? parts.get('Entity')?.words.length === 0 : numbersRows(columnOf(rows));
      const date = profile.columns.find(({ time }) => time?.isCyclic === false);
      if (!areRows || date === undefined) return undefined;
      return { operation: 'runningTotal', along: { column: date.index, part: grainFor(date) ?? 'day' } };
    },
  }),
  defineRule({
    id: 'window-after',
    gives: 'Window',
    pattern: `has? Column as|in? ${ALONG}`,
    weight: 0.45,
    build: windowOf,
  }),
  defineRule({ id: 'window-alone', gives: 'Window', pattern: ALONG, weight: 0, build: windowOf }),
  defineRule({
    id: 'rank-by',
    gives: 'Window',
    pattern: 'addVerb columnWord? for|with|of? rankWord by|of|for? Column',
    weight: 0.3,
    build: windowOf,
  }),
  defineRule({
    id: 'difference-between',
    gives: 'Derive',
    pattern: 'difference between|of? Column and|to|from Column',
    weight: 0.4,
    build: (parts, context) => deriveOf(parts, '-', context),
  }),
  defineRule({
    id: 'minus',
    gives: 'Derive',
    pattern: 'netWord? Column netWord? minus Column',
    weight: 0.4,
    build: (parts, context) => deriveOf(parts, '-', context),
  }),
  // "Net revenue after fees", «receita líquida de taxas», «صافي الإيراد بعد الرسوم».
  ...['netWord Column after|of|without Column', 'Column netWord after|of|without Column'].map((pattern, at) =>
    defineRule({
      id: `net-of-${at}`,
      gives: 'Derive',
      pattern,
      weight: 0.7,
      build: (parts, context) => deriveOf(parts, '-', context),
    }),
  ),
  defineRule({
    id: 'over-of-each',
    gives: 'Rank',
    // "Hours over estimate per person", "spend over budget by team": of one unit, so how much more it is, and no number of rows.
    pattern: 'Column over|above Column By',
    weight: 0.9,
    build: (parts, context) => {
      const by = parts.get('By');
      const derive = deriveOf(parts, '-', context);
      const made = derive && areOfOneUnit(derive, context) ? columnOfDerive(derive, context) : undefined;
      if (by === undefined || by.role !== 'group' || made === undefined) return undefined;
      return { groups: by.groups, measure: { operation: 'sum', column: made.column } };
    },
  }),
  defineRule({
    id: 'measures-apart',
    gives: 'Measure',
    // "Average wins minus average losses".
    pattern: 'Measure minus Measure',
    weight: 0.4,
    build: measuresApart,
  }),
  defineRule({
    id: 'plus',
    gives: 'Derive',
    pattern: 'Column plus Column',
    weight: 0.4,
    build: (parts, context) => deriveOf(parts, '+', context),
  }),
  defineRule({
    id: 'times',
    gives: 'Derive',
    pattern: 'Column times Column',
    weight: 0.4,
    build: (parts, context) => deriveOf(parts, '*', context),
  }),
  defineRule({
    id: 'ratio',
    gives: 'Derive',
    pattern: 'ratio of|between? Column to|and|over Column',
    weight: 0.4,
    build: (parts, context) => deriveOf(parts, '/', context),
  }),
  defineRule({
    id: 'divided',
    gives: 'Derive',
    pattern: 'Column dividedBy Column',
    weight: 0.4,
    build: (parts, context) => deriveOf(parts, '/', context),
  }),
  defineRule({
    id: 'range-of',
    gives: 'Derive',
    pattern: 'difference of Column',
    weight: 0.3,
    build: (parts, context) => extremesOf(parts, context),
  }),
  defineRule({
    id: 'named-derive',
    gives: 'Derive',
    pattern: 'addVerb? columnWord? Text|Word|Column is|as|from Derive',
    weight: 0.3,
    // "Customers by revenue" gives no known figure another name.
    build: (parts) => {
      const derive = parts.get('Derive');
      return derive?.name === undefined ? derive : undefined;
    },
  }),
  defineRule({
    id: 'add-derive',
    gives: 'Derive',
    pattern: 'addVerb columnWord? for|with|of|that? Derive',
    weight: 0.1,
    build: (parts) => parts.get('Derive'),
  }),
];

/** "Range of salaries" in a table of lowest and highest salaries is the one less the other. */
function extremesOf(parts: Parts, { table, columnOf }: BuildContext): MeaningOf['Derive'] | undefined {
  const named = parts.get('Column')?.column;
  if (named === undefined) return undefined;
  const words = (column: number): string => columnOf(column).label.toLowerCase();
  const core = words(named).replace(/max(?:imum)?|min(?:imum)?|high(?:est)?|low(?:est)?/g, '');
  const same = table.columns.flatMap((_, column) =>
    words(column) !== core && words(column).endsWith(core) && isNumeric(columnOf(column)) ? [column] : [],
  );
  const high = same.find((column) => /max|high/.test(words(column)));
  const low = same.find((column) => /min|low/.test(words(column)));
  return high === undefined || low === undefined ? undefined : { operator: '-', left: high, right: low };
}

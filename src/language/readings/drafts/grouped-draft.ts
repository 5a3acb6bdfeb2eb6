import { comesAgain, isNaming, isNumeric, isScale, isTimelike } from '../../holes/column-nature.ts';
import { acrossColumns } from '../across-columns.ts';
import { binGroups, type Group, plainGroup } from '../groups.ts';
import { rateAlong } from '../rates-along.ts';
import { unnamedFigures } from '../unnamed-figures.ts';
import {
  areRowsShown,
  COUNT,
  columnsOf,
  type Draft,
  type DraftInput,
  figuresOfSingles,
  gathered,
  isBroughtDown,
} from './draft-parts.ts';

/** Groups without a measure: mentioned numbers are measured in them, or rows counted. Numbers against numbers stay as they are. */
export function groupedDraft(input: DraftInput): Draft {
  const { frame, workshop, groups, numbers, others } = input;
  const { columnOf, profile } = workshop.context;
  const points = pointsAgain(input);
  if (points !== undefined) return { kind: 'raw', columns: points };
  const isFree = ({ column, part, isBinned }: Group): boolean =>
    part === undefined && isBinned !== true && isScale(columnOf(column), profile);
  const scales = groups.filter(isFree);
  const isCounted =
    frame.task === 'distribution' ||
    frame.types.includes('histogram') ||
    (frame.contrasts.length === 0 && groups.every(({ isSeries }) => isSeries));
  const areMeasured = numbers.some((column) => isScale(columnOf(column), profile));
  const figures = numbers.filter(
    (column) =>
      isScale(columnOf(column), profile) ||
      (areMeasured && columnOf(column).number?.isAdditive === true) ||
      (numbers.length === 1 && !isCounted),
  );
  const keys = [...others, ...numbers.filter((column) => !figures.includes(column))].map(plainGroup);
  const isOfDots = frame.types.some((type) => type === 'scatter' || type === 'bubble');
  const rate = isOfDots ? undefined : rateAlong(numbers, [...groups, ...others.map(plainGroup)], workshop);
  if (rate !== undefined) return gathered(binGroups(rate.groups, frame, workshop), [rate.measure], input);
  const isAgainst = scales.length > 0 || frame.task === 'relation';
  const isRelation = isAgainst && scales.length + figures.length >= 2;
  if (isRelation)
    return {
      kind: 'raw',
      columns: [...figures, ...columnsOf(scales), ...columnsOf([...keys, ...groups.filter((group) => !isFree(group))])],
    };
  const isListed = keys.length > 0 && keys.every(({ column }) => isNaming(columnOf(column), profile));
  if (isListed && groups.every(({ column, part }) => part === undefined && columnOf(column).role === 'measure')) {
    return { kind: 'raw', columns: [...columnsOf(keys), ...figures, ...columnsOf(groups)] };
  }
  const names = [...keys, ...groups].filter((group) => figures.length > 0 || keys.length === 0 || !isFree(group));
  const against = figures.length === 0 && keys.length > 0 ? columnsOf(scales) : figures;
  if (against.length === 0) {
    const shown = unnamedFigures(input);
    const { bareOperation: operation } = frame;
    const across = acrossColumns(names, shown, input);
    if (across !== undefined) return { kind: 'raw', columns: [...columnsOf(names), across] };
    const own = operation === undefined ? figuresOfSingles(names, shown, input) : [];
    if (own.length > 0) return { kind: 'raw', columns: [...columnsOf(names), ...own] };
    const wanted = shown.map((column) => ({ column, ...(operation === undefined ? {} : { operation }) }));
    if (wanted.length > 0) return gathered(names, wanted, input);
    // "Satisfaction by age" has the ages along the axis, and each of them the answers; a distribution runs along what is distributed.
    const isOfEach = workshop.situation.purpose === 'chart' && frame.task !== 'distribution';
    const isByOne = isOfEach && keys.length === 1 && groups.length === 1;
    const along = isByOne && !groups.some(({ isSeries }) => isSeries) ? names.toReversed() : names;
    const telling = along.filter(({ column }) => !isNaming(columnOf(column), profile));
    return gathered(binGroups(telling.length > 0 ? telling : along, frame, workshop), [COUNT], input);
  }
  const isUnique = names.some(
    (group) =>
      group.isBinned !== true && !isBroughtDown(group, workshop) && !comesAgain(columnOf(group.column), profile),
  );
  const isPoints = frame.types.includes('scatter') || frame.types.includes('bubble');
  if (isUnique || (isPoints && !names.every(({ column }) => isTimelike(columnOf(column))))) {
    return { kind: 'raw', columns: [...columnsOf(names), ...against] };
  }
  const { bareOperation } = frame;
  const figuresOf = against.map((column) => ({
    column,
    ...(bareOperation === undefined ? {} : { operation: bareOperation }),
  }));
  return gathered(binGroups(names, frame, workshop), figuresOf, input);
}

/** "Colour by origin" said of a chart of points: its numbers stay, the groups join them. */
function pointsAgain({ frame, workshop, groups, mentions }: DraftInput): readonly number[] | undefined {
  const { situation, context } = workshop;
  const isPoints = situation.config.type === 'scatter' || situation.config.type === 'bubble';
  const isAlone = mentions.length === 0 && frame.types.length === 0 && groups.every(({ isSeries }) => isSeries);
  // Periods that are set against one another have figures to compare, and points have no period of their own.
  const isOfPeriods = groups.some(({ part }) => part !== undefined);
  // Dots that nobody asked for are no picture of two things side by side.
  const areSetBeside = frame.task === 'compare' && areRowsShown(workshop);
  if (situation.purpose !== 'chart' || !isPoints || !isAlone || isOfPeriods || areSetBeside) return undefined;
  const numbers = context.table.columns.flatMap((_, column) => (isNumeric(context.columnOf(column)) ? [column] : []));
  return [...numbers, ...columnsOf(groups)];
}

import type { BinaryOperator, Expression } from '../../plan/expression/expression.ts';
import type { Transform } from '../../plan/transform/transform.ts';
import { binary, columnCell, isSign, literal, SIGNS, withKeys } from '../grammar/expressions.ts';
import type { MeaningOf } from '../grammar/meaning.ts';
import { isTimelike } from '../holes/column-nature.ts';
import { windowLabel } from '../holes/labels.ts';
import type { Frame } from './frame.ts';
import type { Shape } from './shape.ts';
import type { ShapedColumn } from './shaped-columns.ts';
import type { Workshop } from './workshop.ts';

/** The steps that make figures; `only` is the key of the one figure left, where what it is made of was left out. */
export type Figures = { readonly steps: readonly Transform[]; readonly only?: string };

/** A chart of more series is not worked out one by one. */
const MOST_FIGURES = 60;

/**
 * The steps for figures made of figures, after the rows have their shape: of two columns first, then along the rows. Where the
 * rows were gathered, what the figures are made of is left out of the result.
 */
export function figureSteps(frame: Frame, shape: Shape, workshop: Workshop): Figures | undefined {
  const derived = [
    ...frame.derives.map((derive) => deriveStep(derive, shape, workshop)),
    ...frame.formulas.map((formula) => formulaStep(formula, shape, workshop)),
  ];
  const windows = frame.windows
    .flatMap((window) => everySeries(window, shape, workshop))
    .map((window) => windowStep(window, shape, workshop));
  const steps = [...derived, ...windows].flatMap((step) => step ?? []);
  if (steps.length < derived.length + windows.length || steps.length > MOST_FIGURES) return undefined;
  const isShown = shape.columns.length === 0 || workshop.situation.purpose === 'data';
  const made = steps.flatMap((step) => ('as' in step && 'key' in step.as ? [step.as.key] : []));
  const groups = shape.columns.filter(({ kind }) => kind === 'group').map(({ key }) => key);
  const hides = made.length > 0 && (!isShown || (derived.length > 0 && groups.length > 0));
  if (!hides && shape.columns.length === 0 && workshop.situation.config.type !== 'table')
    return { steps: [...steps, ...dropSources(steps)] };
  if (!hides) return { steps };
  const kept = keptKeys(frame, shape);
  const [only] = made.length === 1 && kept.length === 0 ? made : [];
  const shown = { verb: 'select', columns: [...groups, ...kept, ...made] } as const;
  return { steps: [...steps, shown], ...(only === undefined ? {} : { only }) };
}

/** The figures that were there before one was made of others. */
function keptKeys({ kept = [] }: Frame, { columns }: Shape): readonly string[] {
  return columns.flatMap(({ kind, key, source, operation }) =>
    kind === 'measure' && kept.some((measure) => measure.column === source && measure.operation === operation)
      ? [key]
      : [],
  );
}

/** A window without a column runs over every series of the current chart. */
function everySeries(
  window: MeaningOf['Window'],
  shape: Shape,
  { situation, context }: Workshop,
): readonly MeaningOf['Window'][] {
  if (window.column !== undefined || shape.columns.length > 0 || situation.config.type === 'table') return [window];
  return context.table.columns.flatMap((_, column) =>
    context.columnOf(column).role === 'measure' ? [{ ...window, column }] : [],
  );
}

/** On a chart the figures along the rows take the place of those they are made of. */
function dropSources(steps: readonly Transform[]): readonly Transform[] {
  const sources = steps.flatMap((step) => (step.verb === 'window' ? [step.column] : []));
  return sources.length === 0 ? [] : [{ verb: 'drop', columns: sources }];
}

function keyOf(column: number, shape: Shape, { context }: Workshop): string {
  const measured = shape.columns.find(({ kind, source }) => kind === 'measure' && source === column);
  return measured?.key ?? context.columnOf(column).key;
}

/** What nothing was added up for is nothing: a month in which no money came in is one of what went out. */
function sideOf(
  column: number,
  operator: BinaryOperator,
  { shape, workshop }: { readonly shape: Shape; readonly workshop: Workshop },
): Expression {
  const key = keyOf(column, shape, workshop);
  const isSum = shape.columns.some((own) => own.key === key && own.kind === 'measure' && own.operation === 'sum');
  const isOpen = isSum && workshop.context.columnOf(column).missing > 0 && (operator === '-' || operator === '+');
  return isOpen ? { kind: 'call', name: 'coalesce', arguments: [columnCell(key), literal(0)] } : columnCell(key);
}

function deriveStep(derive: MeaningOf['Derive'], shape: Shape, workshop: Workshop): Transform {
  const { operator, left, right, name } = derive;
  const { context, keys } = workshop;
  const expression = binary(
    operator,
    sideOf(left, operator, { shape, workshop }),
    sideOf(right, operator, { shape, workshop }),
  );
  const sign = isSign(operator) ? SIGNS[operator] : operator;
  const label = name ?? `${context.columnOf(left).label} ${sign} ${context.columnOf(right).label}`;
  return { verb: 'derive', expression, as: { key: keys.take('derived'), label } };
}

function formulaStep({ expression, sources, name }: MeaningOf['Formula'], shape: Shape, workshop: Workshop): Transform {
  const { context, keys } = workshop;
  const shown = new Map(sources.map((column) => [context.columnOf(column).key, keyOf(column, shape, workshop)]));
  const own = withKeys(expression, shown);
  return {
    verb: 'derive',
    expression: own,
    as: { key: keys.take('derived'), label: name ?? printed(expression, context) },
  };
}

/** A formula as people write it, with the labels of its columns. */
function printed(expression: Expression, context: Workshop['context']): string {
  if (expression.kind === 'column')
    return context.profile.columns.find(({ key }) => key === expression.key)?.label ?? '';
  if (expression.kind === 'literal') return String(expression.value);
  if (expression.kind !== 'binary') return '';
  const side = (one: Expression): string =>
    one.kind === 'binary' ? `(${printed(one, context)})` : printed(one, context);
  const { operator } = expression;
  return `${side(expression.left)} ${isSign(operator) ? SIGNS[operator] : operator} ${side(expression.right)}`;
}

function windowStep(window: MeaningOf['Window'], shape: Shape, workshop: Workshop): Transform | undefined {
  const { context, keys, situation } = workshop;
  const { operation } = window;
  const found = windowColumn(window, shape, workshop);
  const size = window.isYearBefore === true ? rowsOfYear(workshop) : window.size;
  if (found === undefined || (window.isYearBefore === true && size === undefined)) return undefined;
  const groups = shape.columns.filter(({ kind }) => kind === 'group');
  const within =
    groups.length === 0 && window.within !== undefined
      ? [context.columnOf(window.within).key]
      : groups.filter(({ source }) => source !== undefined && source === window.within).map(({ key }) => key);
  const time =
    groups.find(({ isTime }) => isTime === true)?.key ?? (groups.length === 0 ? timeKey(workshop) : undefined);
  const isAlongTime = operation !== 'shareOfTotal' && operation !== 'rank' && time !== undefined;
  const per =
    isAlongTime && groups.length > 0 ? groups.filter(({ key }) => key !== time).map(({ key }) => key) : within;
  return {
    verb: 'window',
    operation,
    column: found.key,
    ...(size === undefined ? {} : { size }),
    ...(operation === 'rank' && window.direction !== undefined ? { direction: window.direction } : {}),
    ...(isAlongTime ? { orderBy: [{ column: time, direction: 'ascending', order: 'natural' }] } : {}),
    ...(per.length === 0 ? {} : { per }),
    as: {
      key: keys.take(operation),
      label: windowLabel(situation.locale, operation, labelOf(found, context.columnOf)),
    },
  };
}

const ROWS_OF_YEAR: Readonly<Record<string, number>> = { month: 12, quarter: 4, half: 2, year: 1, week: 52, day: 365 };

/** The rows of a year, by the grain of the first column of dates. */
function rowsOfYear({ context }: Workshop): number | undefined {
  const time = context.profile.columns.find((column) => isTimelike(column) && column.time?.isCyclic !== true)?.time;
  return time === undefined ? undefined : ROWS_OF_YEAR[time.grain];
}

function labelOf({ source }: ShapedColumn, columnOf: Workshop['context']['columnOf']): string {
  return source === undefined ? '' : columnOf(source).label;
}

function timeKey({ context }: Workshop): string | undefined {
  const column = context.table.columns.findIndex((_, at) => isTimelike(context.columnOf(at)));
  return column < 0 ? undefined : context.columnOf(column).key;
}

/** The figure a window runs over: the named one, one that is shown, or the first. */
function windowColumn(
  { column }: MeaningOf['Window'],
  { columns }: Shape,
  { context }: Workshop,
): ShapedColumn | undefined {
  const measures = columns.filter(({ kind }) => kind === 'measure');
  if (column !== undefined) {
    const plain: ShapedColumn = { key: context.columnOf(column).key, kind: 'column', source: column };
    return (
      measures.find(({ source }) => source === column) ??
      (columns.length === 0 || measures.length === 0 ? plain : undefined)
    );
  }
  if (measures.length > 0) return measures[0];
  const shown = columns.find(({ source }) => source !== undefined && context.columnOf(source).role === 'measure');
  if (shown !== undefined) return shown;
  const first = context.table.columns.findIndex((_, at) => context.columnOf(at).role === 'measure');
  return first < 0 ? undefined : { key: context.columnOf(first).key, kind: 'column', source: first };
}

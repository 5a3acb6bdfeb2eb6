import type { Expression } from '../../plan/expression/expression.ts';
import type { Measure } from '../../plan/transform/transform.ts';
import { mainAmount } from '../grammar/constructs/extremes.ts';
import { binary, columnCell, isOfMoment, literal } from '../grammar/expressions.ts';
import type { ChangeForm, MeaningOf, MomentMention } from '../grammar/meaning.ts';
import { isTimelike } from '../holes/column-nature.ts';
import { measureLabel, windowLabel } from '../holes/labels.ts';
import type { Assumption } from '../understanding.ts';
import { broughtDown } from './brought-down.ts';
import type { Frame } from './frame.ts';
import { resolveGroups } from './groups.ts';
import type { Shape } from './shape.ts';
import { groupColumn } from './shaped-columns.ts';
import type { Workshop } from './workshop.ts';

type Side = ChangeForm['from'];

const isPeriod = (side: Side): side is MomentMention => 'iso' in side;

/** The column whose periods or values are set against one another. */
function columnOfSide(side: Side, { context }: Workshop): number {
  if (!isPeriod(side)) return side.column;
  return context.table.columns.findIndex((_, column) => isTimelike(context.columnOf(column)));
}

/** The condition that a row is of a period, or holds a value. */
function isOf(side: Side, column: number, { context }: Workshop): Expression {
  const profile = context.columnOf(column);
  return isPeriod(side) ? isOfMoment(side, profile) : binary('=', columnCell(profile.key), literal(side.value));
}

/**
 * "The fastest growing country by population": the figure stands behind the groups that are ranked. "How did cotton production change":
 * it stands anywhere.
 */
function withNamedFigure(
  change: ChangeForm,
  { groups, mentions }: Frame,
  { context }: Workshop,
): { readonly change: ChangeForm; readonly named: Frame['groups'] } {
  const asked = change.of === undefined ? [] : [{ column: change.of, role: 'group' as const }];
  const named = [...asked, ...groups, ...mentions.map(({ column }) => ({ column, role: 'group' as const }))];
  const isFigure = ({ column }: Frame['groups'][number]): boolean =>
    column !== undefined && context.columnOf(column).role === 'measure';
  const candidates = change.direction === undefined ? named.slice(asked.length + groups.length) : named;
  const column = candidates.find(isFigure)?.column;
  if (change.measure !== undefined || column === undefined) return { change, named };
  return { change: { ...change, measure: { column } }, named: named.filter((group) => !isFigure(group)) };
}

const nameOf = (side: Side): string => (isPeriod(side) ? side.iso : side.value);

/**
 * The shape of a figure set against itself in another period or of another value: for each group both figures, and what they differ by,
 * in percent of the first where growth is asked for. Undefined where there are no dates, the figure is none, or nothing is named that could be ranked.
 */
export function changeShape(own: ChangeForm, frame: Frame, workshop: Workshop): Shape | undefined {
  const { context, keys, situation } = workshop;
  const assumptions: Assumption[] = [];
  const { change, named } = withNamedFigure(own, frame, workshop);
  const date = columnOfSide(change.to, workshop);
  const groups = resolveGroups(
    { ...frame, groups: named.filter(({ column }) => column !== date) },
    workshop,
    assumptions,
  );
  const column = change.measure?.column ?? mainAmount(context);
  if (groups === undefined || date < 0) return undefined;
  // "Which stock grew most" of a table that has no stocks.
  if (change.direction !== undefined && groups.length === 0) return undefined;
  const isCount = change.measure?.operation === 'count';
  const profile = column === undefined || isCount ? undefined : context.columnOf(column);
  if (profile !== undefined && profile.role !== 'measure') return undefined;
  if (change.measure === undefined && profile !== undefined)
    assumptions.push({ kind: 'measure', column: profile.label });
  const told = profile && column !== undefined ? broughtDown({ ...change.measure, column }, frame, context) : undefined;
  const operation = change.measure?.operation ?? told?.operation ?? 'count';
  if (profile !== undefined && told?.because === 'groups-compared' && operation === told.operation)
    assumptions.push({ kind: 'operation', column: profile.label, ...told });
  const made = groups.map((group) => groupColumn(group, workshop));
  const label = profile?.label ?? '';
  const measureOf = (side: Side): Measure => ({
    operation,
    ...(profile === undefined ? {} : { column: profile.key }),
    where: isOf(side, date, workshop),
    as: { key: keys.take(`${operation}_${nameOf(side)}`), label: `${label} ${nameOf(side)}`.trim() },
  });
  const [from, to] = [measureOf(change.from), measureOf(change.to)];
  const difference = binary('-', columnCell(to.as.key), columnCell(from.as.key));
  const expression = change.isPercentage
    ? binary('*', binary('/', difference, columnCell(from.as.key)), literal(100))
    : difference;
  const as = {
    key: keys.take('change'),
    label: isPeriod(change.to)
      ? windowLabel(situation.locale, change.isPercentage ? 'percentChange' : 'difference', label)
      : `${to.as.label} − ${from.as.label}`,
  };
  const by = made.map((group) => group.column.key);
  return {
    steps: [
      ...made.flatMap(({ steps }) => steps),
      { verb: 'group', by, measures: [from, to] },
      { verb: 'derive', expression, as },
      { verb: 'select', columns: [...by, as.key] },
    ],
    columns: [
      ...made.map((group) => group.column),
      { key: as.key, kind: 'measure', ...(column === undefined ? {} : { source: column }) },
    ],
    assumptions: [...assumptions, ...made.flatMap((group) => group.assumptions)],
  };
}

/** The shape of the highest of a figure less its lowest, for each group. */
export function spreadShape({ column }: MeaningOf['Spread'], frame: Frame, workshop: Workshop): Shape | undefined {
  const { context, keys, situation } = workshop;
  const assumptions: Assumption[] = [];
  const named = frame.mentions.map(({ column: mentioned }) => ({ column: mentioned, role: 'group' as const }));
  const groups = resolveGroups({ ...frame, groups: [...frame.groups, ...named] }, workshop, assumptions);
  if (groups === undefined) return undefined;
  const profile = context.columnOf(column);
  const made = groups.filter((group) => group.column !== column).map((group) => groupColumn(group, workshop));
  const endOf = (operation: 'max' | 'min'): Measure => ({
    operation,
    column: profile.key,
    as: {
      key: keys.take(`${operation}_${profile.key}`),
      label: measureLabel(situation.locale, operation, profile.label),
    },
  });
  const [high, low] = [endOf('max'), endOf('min')];
  const as = { key: keys.take('spread'), label: `${high.as.label} − ${low.as.label}` };
  const by = made.map(({ column: own }) => own.key);
  return {
    steps: [
      ...made.flatMap(({ steps }) => steps),
      { verb: 'group', by, measures: [high, low] },
      { verb: 'derive', expression: binary('-', columnCell(high.as.key), columnCell(low.as.key)), as },
      { verb: 'select', columns: [...by, as.key] },
    ],
    columns: [...made.map(({ column: own }) => own), { key: as.key, kind: 'measure', source: column }],
    assumptions: [...assumptions, ...made.flatMap((group) => group.assumptions)],
  };
}

/** The shape of what a part comes to in a figure of each group, in percent of the group's own. */
export function portionShape(
  { column, where, of, groups: own }: MeaningOf['Portion'],
  frame: Frame,
  workshop: Workshop,
): Shape | undefined {
  const { context, keys, situation } = workshop;
  const assumptions: Assumption[] = [];
  const named = frame.mentions.map(({ column: mentioned }) => ({ column: mentioned, role: 'group' as const }));
  const asked = [...own.map((group) => ({ ...group, role: 'group' as const })), ...frame.groups, ...named];
  const groups = resolveGroups({ ...frame, groups: asked }, workshop, assumptions);
  if (groups === undefined || groups.some((group) => group.column === column)) return undefined;
  const profile = context.columnOf(column);
  const made = groups.map((group) => groupColumn(group, workshop));
  const sumOf = (key: string, label: string, only?: Expression): Measure => ({
    operation: 'sum',
    column: profile.key,
    ...(only === undefined ? {} : { where: only }),
    as: { key: keys.take(key), label },
  });
  const part = sumOf('part', `${of}: ${profile.label}`, where);
  const whole = sumOf('whole', profile.label);
  const share = binary('/', columnCell(part.as.key), columnCell(whole.as.key));
  const as = {
    key: keys.take('portion'),
    label: `${of}: ${windowLabel(situation.locale, 'shareOfTotal', profile.label)}`,
  };
  const by = made.map((group) => group.column.key);
  return {
    steps: [
      ...made.flatMap(({ steps }) => steps),
      { verb: 'group', by, measures: [part, whole] },
      { verb: 'derive', expression: binary('*', share, literal(100)), as },
      { verb: 'select', columns: [...by, as.key] },
    ],
    columns: [...made.map((group) => group.column), { key: as.key, kind: 'measure', source: column }],
    assumptions: [...assumptions, ...made.flatMap((group) => group.assumptions)],
  };
}

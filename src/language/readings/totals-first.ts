import type { Transform } from '../../plan/transform/transform.ts';
import type { MeasureForm } from '../grammar/meaning.ts';
import { measureLabel, partLabel } from '../holes/labels.ts';
import { isWithin } from '../holes/time-grain.ts';
import type { Assumption } from '../understanding.ts';
import type { Draft } from './drafts/draft-parts.ts';
import type { GroupFigures } from './figures-of-groups.ts';
import type { Frame } from './frame.ts';
import { resolveGroups } from './groups.ts';
import { groupColumn, type MadeMeasure } from './shaped-columns.ts';
import type { Workshop } from './workshop.ts';

/** The steps that total periods before they are brought down, and the figures made of the totals; none where rows are. */
export type Totals = {
  readonly steps: readonly Transform[];
  readonly figures?: GroupFigures;
  readonly assumptions: readonly Assumption[];
};

type Setting = { readonly frame: Frame; readonly workshop: Workshop };

/** "Average daily sales by region": what each day of each region came to. Undefined where figures of rows stand beside, or no date tells the periods. */
export function totalsFirst(
  { groups, measures }: Extract<Draft, { kind: 'grouped' }>,
  keys: readonly string[],
  { frame, workshop }: Setting,
): Totals | undefined {
  const part = measures.find(({ totalledPer }) => totalledPer !== undefined)?.totalledPer;
  if (part === undefined) return { steps: [], assumptions: [] };
  if (measures.some(({ totalledPer }) => totalledPer !== part)) return undefined;
  const assumptions: Assumption[] = [];
  const own = { ...frame, groups: [{ part, role: 'group' as const }], bins: [], axes: [] };
  const period = resolveGroups(own, workshop, assumptions)?.[0];
  if (period === undefined || !isWithin(workshop.context.columnOf(period.column), part)) return undefined;
  // What rows are gathered by may be coarser than the period, and no finer.
  const isFiner = groups.some(
    ({ column, part: other }) => column === period.column && other === undefined && period.part !== undefined,
  );
  if (isFiner) return undefined;
  const made = groupColumn(period, workshop);
  const totalled = measures.map((measure) => ofTotals(measure, workshop));
  const by = [...keys.filter((key) => key !== made.column.key), made.column.key];
  return {
    steps: [...made.steps, { verb: 'group', by, measures: totalled.map(({ total }) => total) }],
    figures: {
      measures: totalled.map(({ measure }) => measure),
      steps: [],
      columns: totalled.map(({ column }) => column),
    },
    assumptions: [...assumptions, ...made.assumptions],
  };
}

type Totalled = MadeMeasure & { readonly total: MadeMeasure['measure'] };

function ofTotals(
  { operation = 'mean', column, totalledPer }: MeasureForm,
  { context, keys, situation }: Workshop,
): Totalled {
  const { locale } = situation;
  const profile = column === undefined ? undefined : context.columnOf(column);
  const label = profile?.label ?? measureLabel(locale, 'count', undefined);
  const total = { key: keys.take('total'), label };
  const key = keys.take(`${operation}_total`);
  const period = totalledPer === undefined ? '' : ` / ${partLabel(locale, totalledPer)}`;
  const as = { key, label: `${measureLabel(locale, operation, label)}${period}` };
  return {
    total: {
      ...(profile === undefined ? { operation: 'count' as const } : { operation: 'sum' as const, column: profile.key }),
      as: total,
    },
    measure: { operation, column: total.key, as },
    column: { key, kind: 'measure', operation, ...(column === undefined ? {} : { source: column }) },
  };
}

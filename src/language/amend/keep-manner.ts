import type { ChartType } from '../../chart/chart-type.ts';
import type { Plan } from '../../plan/plan.ts';
import type { Task } from '../understanding.ts';

const STANDING = {
  plain: 'column',
  stacked: 'stackedColumn',
  grouped: 'groupedColumn',
  hundred: '100StackedColumn',
} as const satisfies Record<string, ChartType>;

const LYING = {
  plain: 'bar',
  stacked: 'stackedBar',
  grouped: 'groupedBar',
  hundred: '100StackedBar',
} as const satisfies Record<string, ChartType>;

/** Types that show one figure for each category. */
const WHOLES: ReadonlySet<ChartType> = new Set(['pie', 'donut', 'funnel']);

/** What a follow-up comes to: its plan, the types that suit it, best first, and what it is to tell. */
type Outcome = { readonly plan: Plan; readonly suits: readonly ChartType[]; readonly task?: Task | undefined };

/**
 * The types that suit a follow-up, those drawn like the chart that it follows first: bars stay bars and lie or stand as they did,
 * side by side or stacked where there are several series now; what is compared stands side by side. Other types are kept where they suit.
 */
export function keepManner({ plan, suits, task }: Outcome, current: ChartType): readonly ChartType[] {
  const isNamed = plan.steps.some(({ verb }) => verb === 'setType');
  const isBar = /bar$/i.test(current);
  const isWhole =
    WHOLES.has(current) && !plan.steps.some(({ verb }) => verb === 'pivotWider' || verb === 'truncateTime');
  if (!isNamed && isWhole && isAddedUp(plan)) return [current, ...suits];
  if (isNamed || !(isBar || /column$/i.test(current))) return suits;
  const isSplit = plan.steps.some(({ verb }) => verb === 'pivotWider');
  const forms = isBar ? LYING : STANDING;
  if (!isSplit) return [forms.plain, ...suits];
  const isBeside = task === 'compare' || /^grouped/.test(current) || !isAddedUp(plan);
  const kept = forms[/^100/.test(current) ? 'hundred' : isBeside ? 'grouped' : 'stacked'];
  return [kept, ...suits.filter((type) => type !== 'bar' && type !== 'column')];
}

/** Sums and counts add up to a whole. */
function isAddedUp({ steps }: Plan): boolean {
  return steps.some(
    (step) =>
      step.verb === 'group' && step.measures.every(({ operation }) => operation === 'sum' || operation === 'count'),
  );
}

import type { ColumnProfile, TableProfile } from '../../table/profile.ts';
import { toCanonical } from '../links/table-index.ts';

/** Words of labels for what was meant to be, and for what came of it. */
const PLANNED: ReadonlySet<string> = new Set(
  toCanonical(
    'budget budgeted plan planned target forecast goal expected quota orcamento orcamentado previsto prevista planeado planejado meta objetivo ' +
      'الميزانية المخطط الهدف المستهدف المتوقع الموازنة',
  ),
);
const REACHED: ReadonlySet<string> = new Set(
  toCanonical(
    'actual real spent outcome achieved result realizado realizada executado executada gasto efetivo الفعلي المنفذ المحقق المصروف',
  ),
);

const speaksOf = ({ label }: ColumnProfile, words: ReadonlySet<string>): boolean =>
  toCanonical(label).some((word) => words.has(word));

/** True where one of two figures was planned and the other is what came of it: they are compared, and not related. */
export function arePlanAndOutcome(one: ColumnProfile, other: ColumnProfile): boolean {
  return (speaksOf(one, PLANNED) && speaksOf(other, REACHED)) || (speaksOf(other, PLANNED) && speaksOf(one, REACHED));
}

/** The positions of the only figure that was planned and of the only one that came of it; undefined where there are none or several. */
export function planAndOutcome({
  columns,
}: TableProfile): { readonly plan: number; readonly outcome: number } | undefined {
  const those = (own: ReadonlySet<string>, others: ReadonlySet<string>): readonly number[] =>
    columns.flatMap((column, at) =>
      column.role === 'measure' && speaksOf(column, own) && !speaksOf(column, others) ? [at] : [],
    );
  const [plan, ...plans] = those(PLANNED, REACHED);
  const [outcome, ...outcomes] = those(REACHED, PLANNED);
  const isClear = plan !== undefined && outcome !== undefined && plans.length + outcomes.length === 0;
  return isClear ? { plan, outcome } : undefined;
}

/** The position of the only figure that tells what came of a planned one; undefined where none or several do. */
export function outcomeOf(plan: number, { columns }: TableProfile): number | undefined {
  const planned = columns[plan];
  if (planned === undefined || !speaksOf(planned, PLANNED)) return undefined;
  const found = columns.flatMap((column, at) =>
    column.role === 'measure' && at !== plan && speaksOf(column, REACHED) ? [at] : [],
  );
  return found.length === 1 ? found[0] : undefined;
}

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

/** The positions of a figure that was planned and of what came of it. */
export type PlanAndOutcome = { readonly plan: number; readonly outcome: number };

/**
 * The only figure that was planned with the only one that came of it. Where there are several, those of a year ("Budget 2024", "Actual
 * 2024"), or of the last year that labels name; undefined where that settles nothing.
 */
export function planAndOutcome({ columns }: TableProfile, year?: number): PlanAndOutcome | undefined {
  const those = (own: ReadonlySet<string>, others: ReadonlySet<string>): readonly Planned[] =>
    columns.flatMap((column, at) =>
      column.role === 'measure' && speaksOf(column, own) && !speaksOf(column, others)
        ? [
            {
              at,
              year: yearIn(column),
              rest: toCanonical(column.label)
                .filter((word) => !own.has(word))
                .join(' '),
            },
          ]
        : [],
    );
  const [plans, outcomes] = [those(PLANNED, REACHED), those(REACHED, PLANNED)];
  const [plan, outcome] = [plans[0]?.at, outcomes[0]?.at];
  if (plan === undefined || outcome === undefined) return undefined;
  if (plans.length + outcomes.length === 2 && year === undefined) return { plan, outcome };
  const pairs = plans.flatMap((one) =>
    outcomes.flatMap((other) =>
      one.rest === other.rest && one.year !== undefined ? [{ plan: one.at, outcome: other.at, year: one.year }] : [],
    ),
  );
  const meant = year ?? Math.max(...pairs.map((pair) => pair.year));
  const [found, ...others] = pairs.filter((pair) => pair.year === meant);
  return found === undefined || others.length > 0 ? undefined : { plan: found.plan, outcome: found.outcome };
}

type Planned = { readonly at: number; readonly year: number | undefined; readonly rest: string };

const YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)/;

/** The year that a label names. */
export function yearIn({ label }: Pick<ColumnProfile, 'label'>): number | undefined {
  const found = YEAR.exec(label)?.[0];
  return found === undefined ? undefined : Number(found);
}

/** A label without the year that it names. */
export const withoutYear = ({ label }: Pick<ColumnProfile, 'label'>): string => label.replace(YEAR, '').trim();

/** The position of the only figure that tells what came of a planned one; undefined where none or several do. */
export function outcomeOf(plan: number, { columns }: TableProfile): number | undefined {
  const planned = columns[plan];
  if (planned === undefined || !speaksOf(planned, PLANNED)) return undefined;
  const found = columns.flatMap((column, at) =>
    column.role === 'measure' && at !== plan && speaksOf(column, REACHED) ? [at] : [],
  );
  return found.length === 1 ? found[0] : undefined;
}

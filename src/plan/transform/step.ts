import type { Locale } from '../../chart/locale.ts';
import type { PlanTable } from '../table/plan-table.ts';
import type { PlanLimits } from '../table/row-chunks.ts';
import type { DataNote, FactsByVerb } from './facts.ts';
import type { TransformOf, TransformVerb } from './transform.ts';

/** How a transform is carried out. `locale` is the language of words that a step writes into cells, such as weekdays. */
export type TransformContext = PlanLimits & { readonly locale?: Locale };

/** What a verb gives: the new table, what it did in figures, and what it left out. */
export type StepResult<Verb extends TransformVerb> = {
  readonly table: PlanTable;
  readonly did: FactsByVerb[Verb];
  readonly notes?: readonly DataNote[];
};

/** One verb of the vocabulary carried out on a table. Throws `PlanError` where it does not fit the table. */
export type Step<Verb extends TransformVerb> = (
  table: PlanTable,
  transform: TransformOf<Verb>,
  context: TransformContext,
) => StepResult<Verb>;

import type { Transform } from '../../plan/transform/transform.ts';
import type { BuildContext } from '../grammar/rule.ts';
import type { Shape } from './shape.ts';

/** Steps on the rows as they are, and those on the figures that come of them. */
type Parted = { readonly before: readonly Transform[]; readonly after: readonly Transform[] };

/** "Average salary per team, rounded to thousands": where rows are gathered, what comes of them is rounded, and not the rows. */
export function roundLast(steps: readonly Transform[], { columns }: Shape, { columnOf }: BuildContext): Parted {
  const figures = columns.filter(({ kind }) => kind === 'measure');
  const isGathered = figures.length > 0 && figures.some(({ operation }) => operation !== undefined);
  if (!isGathered) return { before: steps, after: [] };
  const after = steps.flatMap((step) => {
    if (step.verb !== 'round') return [];
    const named = figures.filter(
      ({ source, operation }) =>
        operation !== 'count' && source !== undefined && step.columns.includes(columnOf(source).key),
    );
    return named.length === 0 ? [] : [{ ...step, columns: named.map(({ key }) => key) }];
  });
  return { before: steps.filter(({ verb }) => verb !== 'round'), after };
}

import { rateOf } from '../grammar/constructs/rates.ts';
import { binary, columnCell, literal } from '../grammar/expressions.ts';
import type { MeasureForm } from '../grammar/meaning.ts';
import { isScale } from '../holes/column-nature.ts';
import { yesOf } from '../links/link-flags.ts';
import type { Group } from './groups.ts';
import type { Workshop } from './workshop.ts';

/** A rate, and the intervals that it is told for. */
export type RateAlong = { readonly groups: readonly Group[]; readonly measure: MeasureForm };

/** "Survival by age": of rows that say yes or no along a number, the share of yes in each interval. Dots of two heights show nothing. */
export function rateAlong(
  [figure, ...figures]: readonly number[],
  [scale, ...others]: readonly Group[],
  { context, situation }: Workshop,
): RateAlong | undefined {
  const { columnOf, madeColumns, profile, table } = context;
  if (figure === undefined || scale === undefined || figures.length > 0 || situation.purpose !== 'chart')
    return undefined;
  const isFree = scale.part === undefined && isScale(columnOf(scale.column), profile);
  if (!isFree || scale.column === figure) return undefined;
  const groups = [{ ...scale, isBinned: true }, ...others];
  if (madeColumns().get(figure)?.isRate === true) return { groups, measure: { operation: 'mean', column: figure } };
  const yes = yesOf(figure, table);
  const { key, label } = columnOf(figure);
  const [measure] =
    yes === undefined ? [] : rateOf(binary('=', columnCell(key), literal(yes)), `${label} (%)`, context).measures;
  return measure && { groups, measure };
}

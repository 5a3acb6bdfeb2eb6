import type { ChartType } from '../../chart/chart-type.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import { findSidesOfAnswers } from '../../table/profile/two-sided-scale.ts';
import { mixColors } from './color.ts';
import type { Mode } from './theme.ts';

/** The types whose series may be answers of one scale. */
const TYPES: ReadonlySet<ChartType> = new Set([
  'bar',
  'groupedBar',
  'stackedBar',
  '100StackedBar',
  'column',
  'groupedColumn',
  'stackedColumn',
  '100StackedColumn',
  'areaStacked',
  'line',
  'mekko',
]);

type Sides = { readonly low: Side; readonly middle: string; readonly high: Side };
/** The colour next to the middle, and that at the end. */
type Side = { readonly near: string; readonly far: string };

/** Two hues that eyes without red or green keep apart, with grey between; each has a contrast of 3:1 with its background. */
const SIDES: Readonly<Record<Mode, Sides>> = {
  light: { low: { near: '#dd6f23', far: '#8f4100' }, middle: '#8d939c', high: { near: '#4d90f8', far: '#013c8e' } },
  dark: { low: { near: '#be5904', far: '#feb992' }, middle: '#757b83', high: { near: '#3477dd', far: '#acccfe' } },
};

/**
 * Colours of series that are the answers of one two-sided scale, by their place: one hue for each side, stronger toward its end. Nothing
 * for other series. The first column names the rows.
 */
export function findAnswerColors({ type, data }: GraphConfig, mode: Mode): readonly string[] | undefined {
  if (!TYPES.has(type)) return undefined;
  const [, ...series] = data.columns.filter(({ _metadata }) => _metadata?.isHidden !== true);
  const sides = findSidesOfAnswers(series.map(({ key, label }) => label ?? key));
  return sides?.map((side) => colorOfSide(side, SIDES[mode]));
}

function colorOfSide(side: number, { low, middle, high }: Sides): string {
  if (side === 0) return middle;
  const { near, far } = side < 0 ? low : high;
  return mixColors(near, far, Math.max(0, Math.abs(side) * 2 - 1));
}

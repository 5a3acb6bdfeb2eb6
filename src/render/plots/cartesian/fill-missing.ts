import type { ChartModel, Series } from '../../model/chart-model.ts';

/**
 * What lines and areas draw where values are missing: nothing, zero, or, in stacks, what a straight line between the neighbours
 * has (a lone line is connected by not drawing the point). Bars show no missing value.
 */
export function fillMissing(model: ChartModel, series: Series, shape: 'line' | 'area'): Series {
  const { missingValues } = model.settings;
  if (missingValues === 'zero') return { ...series, values: series.values.map((value) => value ?? 0) };
  if (missingValues === 'gap' || shape === 'line') return series;
  const positions = model.categories.map(({ position }, index) => position ?? index);
  return { ...series, values: interpolate(series.values, positions) };
}

function interpolate(values: readonly (number | null)[], positions: readonly number[]): readonly (number | null)[] {
  const known = values.flatMap((value, index) => (value === null ? [] : [{ index, value }]));
  let next = 0;
  return values.map((value, index) => {
    while (next < known.length && (known[next]?.index ?? 0) < index) next += 1;
    const before = known[next - 1];
    const after = known[next];
    if (value !== null || before === undefined || after === undefined) return value;
    const [from, to, at] = [positions[before.index] ?? 0, positions[after.index] ?? 0, positions[index] ?? 0];
    return before.value + ((at - from) / (to - from)) * (after.value - before.value);
  });
}

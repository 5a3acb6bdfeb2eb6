import type { AxisLabel } from './axis.ts';

/** So many labels of one digit behind a nought show that a mark between them was not seen. */
const LEAST = 3;

const areStacked = (labels: readonly Pick<AxisLabel, 'extent'>[]): boolean => {
  const [first, last] = [labels[0]?.extent, labels.at(-1)?.extent];
  return first !== undefined && last !== undefined && (first.bottom <= last.top || last.bottom <= first.top);
};

/**
 * Labels one over the other with the decimal points that are too small to be seen: beside "00", "05" is no five but a half. Days and months
 * begin with 01, and hours stand side by side.
 */
export function withLostPoints(
  texts: readonly string[],
  labels: readonly Pick<AxisLabel, 'extent'>[],
): readonly string[] {
  const areLost =
    texts.includes('00') &&
    texts.filter((text) => /^0\d$/u.test(text)).length >= LEAST &&
    !texts.some((text) => /\d[.,]\d/u.test(text)) &&
    areStacked(labels);
  return areLost ? texts.map((text) => text.replace(/^(\d)(\d)$/u, '$1.$2')) : texts;
}

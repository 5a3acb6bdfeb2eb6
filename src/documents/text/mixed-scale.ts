import { parseNumber } from '../../table/notation/number-notation.ts';

/** A number below this may leave out the scale of those beside it; a nought needs none. */
const SMALL = 1000;

/** True where some of these figures carry a scale ("8192K") and others are small and carry none ("8"): they measure different things. */
export function areOfMixedScale(texts: readonly string[]): boolean {
  const numbers = texts.flatMap((text) => parseNumber(text) ?? []);
  const isSmall = numbers.some(
    ({ scale, value, isPercentage }) =>
      scale === undefined && isPercentage !== true && value !== 0 && Math.abs(value) < SMALL,
  );
  return isSmall && numbers.some(({ scale }) => scale !== undefined);
}

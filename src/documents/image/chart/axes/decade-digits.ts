import type { Extent } from '../raster/raster.ts';
import { parseTick } from './parse-tick.ts';

/** So many lone digits are multiples and no numbers by themselves. */
const LEAST_DIGITS = 2;

const isDigit = (text: string): boolean => /^[2-9]$/u.test(text.trim());

/** The power of ten that a label states whole; `undefined` where it states another number. */
function powerOf(text: string): number | undefined {
  const value = parseTick(text, '.')?.value ?? parseTick(text, ',')?.value ?? 0;
  const power = Math.round(Math.log10(value));
  return value > 0 && Math.abs(value / 10 ** power - 1) < 1e-9 ? power : undefined;
}

/** Labels of an axis whose values grow to the right or upwards, from the least on. */
const fromLeast = (one: Extent, other: Extent): number =>
  one.left + one.right - one.top - one.bottom - (other.left + other.right - other.top - other.bottom);

/**
 * The labels of a logarithmic axis with each lone digit between two powers of ten as the multiple that it stands for: 2 and 5 above
 * 1000 are 2000 and 5000. Labels where no such digits stand beside a power stay as they are.
 */
export function withDecades(
  texts: readonly string[],
  places: readonly { readonly extent: Extent }[],
): readonly string[] {
  const labels = texts.flatMap((text, index) => {
    const extent = places[index]?.extent;
    return extent === undefined ? [] : [{ text, index, extent, power: powerOf(text) }];
  });
  const least = Math.min(...labels.flatMap(({ power }) => power ?? []));
  if (!Number.isFinite(least) || texts.filter(isDigit).length < LEAST_DIGITS) return texts;
  const written = [...texts];
  let below = least - 1;
  for (const { text, index, power } of labels.sort((one, other) => fromLeast(one.extent, other.extent))) {
    below = power ?? below;
    if (isDigit(text)) written[index] = `${text.trim()}e${below}`;
  }
  return written;
}

import { SHARES_OF_ONE } from './number-style.ts';
import type { NumberWriter, Writing } from './number-writer.ts';
import { writeNumber } from './write-number.ts';

const MOST_DECIMALS = 4;
/** Smaller shares are written as smaller than this one: 0.0001%. */
const LEAST_SHARE = 1e-6;
/** Shares closer than this differ by how they were added up alone. */
const HAIR = 1e-9;

/** To whole percents, to tenths of one, or to tenths below ten percent alone. */
type Precision = 'whole' | 'tenths' | 'tenths below ten';

/**
 * Writes shares of one as percentages: with the decimals that the chart sets, else as precisely as is wished, and finer where a part
 * would read as nothing or as all.
 */
export function createShareWriter(
  { format, locale }: Omit<Writing, 'style'>,
  precision: Precision = 'tenths below ten',
): NumberWriter {
  const { decimalPlaces } = format;
  const base = { style: SHARES_OF_ONE, locale } as const;
  return (share) => {
    if (decimalPlaces !== 'auto') {
      return writeNumber(share, { ...base, fewestDecimals: decimalPlaces, mostDecimals: decimalPlaces });
    }
    if (share > 0 && share < LEAST_SHARE)
      return `<${writeNumber(LEAST_SHARE, { ...base, mostDecimals: MOST_DECIMALS })}`;
    return writeNumber(share, { ...base, mostDecimals: decimalsOfShare(share, precision) });
  };
}

function decimalsOfShare(share: number, precision: Precision): number {
  const size = Math.abs(share);
  const isMistaken = (decimals: number): boolean =>
    [0, 1].some((bound) => {
      const distance = Math.abs(size - bound);
      return distance > HAIR && distance * 100 * 10 ** decimals <= 0.5 + HAIR;
    });
  let decimals = precision === 'tenths' || (precision === 'tenths below ten' && size < 0.1) ? 1 : 0;
  while (decimals < MOST_DECIMALS && isMistaken(decimals)) decimals += 1;
  return decimals;
}

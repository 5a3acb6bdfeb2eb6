import { isOpenRange, isPeriodLabel, isRange } from '../../grid/cell-shape.ts';
import { isNumber } from './page-grid.ts';

/** Thousands and other powers of ten, in which a column counts: "1 000". */
const POWER = /^10{0,2}(?:[ .,\u00a0\u202f]?0{3})*$/;
const SHARE = /^[%‰]$/;

/**
 * True for the texts of a row without a label of its own that name columns, though there are figures among them: ranges of ages or sizes
 * ("15-24", "65+"), or what the columns count in ("1 000", "%").
 */
export function doNameColumns(texts: readonly string[]): boolean {
  const ranges = texts.filter((text) => isRange(text) || isOpenRange(text)).length;
  const powers = texts.filter((text) => POWER.test(text)).length;
  const isOfUnits = powers > 0 && texts.some((text) => SHARE.test(text));
  if (texts.length < 2 || (ranges === 0 && !isOfUnits)) return false;
  return texts.every(
    (text) =>
      isRange(text) || isOpenRange(text) || isPeriodLabel(text) || !isNumber(text) || (isOfUnits && POWER.test(text)),
  );
}

import type { ColumnProfile } from '../profile.ts';
import { readLabel } from '../reading/column-label.ts';
import { hasAny, setOf } from './measure-words.ts';

/** Rows of things: fewer may be groups themselves. */
const FEWEST_THINGS = 20;
/** What is measured of things of one kind lies near its mean beside its size; amounts lie far apart, many of them near 0. */
const MOST_VARIATION = 0.45;
/** Widths and weights of several kinds of things lie farther apart, though not as far as lengths of roads do. */
const MOST_VARIATION_OF_SIZES = 1;
/** Steps of a scale are few; what is measured has many values. */
const FEWEST_VALUES = 10;
/** Words for what one thing measures. */
const SIZES = setOf(
  'weight mass height length width depth diameter radius thickness peso massa altura comprimento largura diametro espessura الوزن وزن الكتله كتله الطول طول العرض الارتفاع القطر',
);
/** Words for amounts that are as often measured of one thing. */
const OPEN = setOf('distance area distancia المسافه المساحه');
const CLOSE_GRAINS: ReadonlySet<string> = new Set(['day', 'hour', 'minute', 'second']);

/**
 * Columns of which those that measure things (alcohol of wines, petals of flowers) do not add up: their average says something, and
 * their sum nothing. Whole numbers may count pieces, and are left as their labels say: widths and weights are none.
 */
export function withLevels(
  columns: readonly ColumnProfile[],
  { rowCount, isLong }: { readonly rowCount: number; readonly isLong: boolean },
): readonly ColumnProfile[] {
  if (isLong || !areThings(columns, rowCount)) return columns;
  return columns.map((column) => {
    const { role, number } = column;
    const isLevel = role === 'measure' && (number?.isInteger === false || isSize(column)) && liesAsLevel(column);
    return isLevel && number !== undefined ? { ...column, number: { ...number, isAdditive: false } } : column;
  });
}

const isSize = ({ label }: ColumnProfile): boolean => hasAny(readLabel(label), SIZES);

/**
 * True where each row is a thing of its own that may be measured (a flower, a house, a film), other than a period or an event of
 * some day (an order, a shift).
 */
export function areThings(columns: readonly ColumnProfile[], rowCount: number): boolean {
  if (rowCount < FEWEST_THINGS) return false;
  if (columns.some(({ role, isUnique }) => isUnique && (role === 'category' || role === 'label'))) return true;
  return !columns.some(
    ({ role, isUnique, time }) => role === 'time' && (isUnique || CLOSE_GRAINS.has(time?.grain ?? '')),
  );
}

/** True for numbers that lie as levels of things do, and are called by no word for an amount and by no unit of money or time. */
export function liesAsLevel(column: ColumnProfile): boolean {
  const { label, role, currency, format, distinct, number } = column;
  if (role !== 'measure' || number === undefined || number.isPartToWhole) return false;
  if (currency !== undefined || format === 'duration' || distinct < FEWEST_VALUES) return false;
  const { measureWord } = readLabel(label);
  const isAmount = measureWord !== undefined && !SIZES.has(measureWord) && !OPEN.has(measureWord);
  const most = isSize(column) ? MOST_VARIATION_OF_SIZES : MOST_VARIATION;
  return !isAmount && number.min > 0 && number.standardDeviation <= most * number.mean;
}

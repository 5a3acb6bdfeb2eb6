import { median } from '../median.ts';

/** How far labels of one axis may differ in how they stand beside their marks, in pixels. */
const ALIKE = 3.5;
/** The share of the labels whose marks must be found alike for those at the ends to be moved as well. */
const MOST = 0.6;

const nearestOf = (centre: number, places: readonly number[]): number =>
  places.reduce(
    (best, place) => (Math.abs(place - centre) < Math.abs(best - centre) ? place : best),
    Number.POSITIVE_INFINITY,
  );

/**
 * The places of labels: those of the lines and tick marks that they stand at, where all stand at theirs alike. The first and the
 * last label may be pushed inwards, and are moved as far as `reach`. Else the centre of the label itself: edges of marks look
 * like lines too, and are no one's place.
 */
export function snapLabels(centres: readonly number[], places: readonly number[], reach: number): readonly number[] {
  const nearest = centres.map((centre) => nearestOf(centre, places));
  const offsets = nearest.map((place, index) => place - (centres[index] ?? 0));
  const within = offsets.filter((offset) => Math.abs(offset) <= reach);
  const usual = median(within);
  const isAlike = (offset: number): boolean => Math.abs(offset) <= reach && Math.abs(offset - usual) <= ALIKE;
  const alike = offsets.filter(isAlike).length;
  if (alike < MOST * (centres.length - 2)) return centres;
  const [first, last] = [Math.min(...centres), Math.max(...centres)];
  return centres.map((centre, index) => {
    const offset = offsets[index] ?? Number.POSITIVE_INFINITY;
    const isEnd = centre === first || centre === last;
    return isAlike(offset) || (isEnd && Math.abs(offset) <= reach) ? centre + offset : centre;
  });
}

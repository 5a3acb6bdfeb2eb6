import type { Candidate } from '../candidate.ts';
import type { ConcentrationFact } from '../insight.ts';
import { about, cellAt, figureOf, pointAt, type Scene, type Series, subjectOf } from '../reading/series.ts';
import { gini } from '../statistics/inequality.ts';
import { sum } from '../statistics/spread.ts';
import { wholes } from './share.ts';

const FEWEST = 5;
const MOST_NAMED = 5;
/** Together the few must have half, and be no more than 40 % of the many. */
const LEAST_SHARE = 0.5;
const MOST_OF_ALL = 0.4;

/**
 * How few parts make up half of a whole or more: the smallest group of the largest, two to five. With Herfindahl's index and Gini's
 * coefficient. Plain arithmetic, without a test. Effect: Gini's coefficient; surprise: the share beyond that of as many equal parts.
 */
export function findConcentration(scene: Scene): readonly Candidate[] {
  return wholes(scene).flatMap((series) => {
    const places = topPlaces(series);
    if (places === undefined) return [];
    const share = sum(places.map((place) => series.values[place] ?? 0)) / sum(series.values);
    return [
      {
        kind: 'concentration' as const,
        subject: subjectOf(series),
        effect: gini(series.values),
        surprise: 0.2 + 0.6 * Math.max(0, share - places.length / series.values.length),
        importance: series.importance,
        state: () => stateConcentration(scene, series, places),
      },
    ];
  });
}

function topPlaces({ values }: Series): readonly number[] | undefined {
  const count = values.length;
  if (count < FEWEST) return undefined;
  const falling = Array.from(values, (value, place) => ({ value, place })).sort(
    (left, right) => right.value - left.value || left.place - right.place,
  );
  const whole = sum(values);
  let reached = 0;
  for (let taken = 1; taken <= Math.min(MOST_NAMED, count * MOST_OF_ALL); taken++) {
    reached += falling[taken - 1]?.value ?? 0;
    const isTied = falling[taken]?.value === falling[taken - 1]?.value;
    if (taken >= 2 && reached >= LEAST_SHARE * whole && !isTied)
      return falling.slice(0, taken).map(({ place }) => place);
  }
  return undefined;
}

function stateConcentration(scene: Scene, series: Series, places: readonly number[]): ConcentrationFact {
  const top = places.map((place) => cellAt(series, place));
  const operation = { name: 'share-of-sum', parts: top.length } as const;
  return {
    kind: 'concentration',
    ...about(scene, series),
    top: places.map((place) => pointAt(scene, series, place)),
    share: scene.maker.figure(operation, [...top, ...series.cells], { kind: 'percent' }),
    count: figureOf(scene, 'count', series.cells, { kind: 'count' }),
    herfindahl: figureOf(scene, 'herfindahl', series.cells, { kind: 'coefficient' }),
    gini: figureOf(scene, 'gini', series.cells, { kind: 'coefficient' }),
  };
}

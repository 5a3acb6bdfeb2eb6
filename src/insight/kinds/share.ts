import type { Candidate } from '../candidate.ts';
import type { ShareFact } from '../insight.ts';
import {
  about,
  cellAt,
  figureOf,
  holdsNegatives,
  markAt,
  type Scene,
  type Series,
  subjectOf,
  unitOf,
  valueAt,
} from '../reading/series.ts';
import { sum } from '../statistics/spread.ts';
import { findParts } from './part-to-whole.ts';

const FEWEST = 2;
/** More parts than these are a ranking, not a whole. */
const MOST = 200;

/** A part leads where it is this much of the whole beyond an equal one, or as many times as large. */
const LEAST_LEAD = { points: 0.05, times: 2 } as const;

/** What is true within one part of a whole is a detail of it. */
const OF_ONE_PART = 0.7;

/**
 * The largest part of a column that adds up and what share of the whole it is; several that tie are none, and neither is one that is hardly more than an equal part. Plain arithmetic, without a test. Effect: the share;
 * surprise: how far it is beyond an equal one.
 */
export function findShares(scene: Scene): readonly Candidate[] {
  const whole = wholes(scene);
  const parts = findParts(scene).length;
  return whole.flatMap((series) => {
    const largest = placeOfLargest(series);
    if (series.values.filter((value) => value === valueAt(series, largest)).length > 1) return [];
    const share = valueAt(series, largest) / sum(series.values);
    const equal = 1 / series.values.length;
    if (share - equal < LEAST_LEAD.points && share < equal * LEAST_LEAD.times) return [];
    return [
      {
        kind: 'share' as const,
        subject: subjectOf(series),
        effect: share,
        surprise: 0.2 + 0.6 * ((share - equal) / (1 - equal)),
        importance: series.importance * (parts > 1 ? OF_ONE_PART : 1),
        state: () => stateShare(scene, series, largest),
      },
    ];
  });
}

/** Series along categories that are parts of a whole: amounts that add up, none below 0. Shares of their row make up a row each. */
export function wholes(scene: Scene): readonly Series[] {
  if (scene.isCourse || !scene.isUnique || scene.axis.kind === 'none') return [];
  // Of one measure in columns of periods, what lies below 0 in one is no part of a whole in any.
  if (scene.hasPeriodsAsSeries && scene.series.some(holdsNegatives)) return [];
  return scene.series.filter(
    (series) =>
      !series.isRowShare &&
      (series.nature.isAdditive || series.nature.isPartToWhole) &&
      series.values.length >= FEWEST &&
      series.values.length <= MOST &&
      !holdsNegatives(series) &&
      sum(series.values) > 0,
  );
}

function placeOfLargest({ values }: Series): number {
  let largest = 0;
  for (let place = 1; place < values.length; place++) {
    if ((values[place] ?? 0) > (values[largest] ?? 0)) largest = place;
  }
  return largest;
}

function stateShare(scene: Scene, series: Series, largest: number): ShareFact {
  const cells = [cellAt(series, largest), ...series.cells];
  return {
    kind: 'share',
    ...about(scene, series),
    largest: markAt(scene, series, largest),
    share: scene.maker.figure({ name: 'share-of-sum', parts: 1 }, cells, { kind: 'percent' }),
    whole: figureOf(scene, 'sum', series.cells, unitOf(series)),
  };
}

import { type Candidate, saturate } from '../candidate.ts';
import type { PaceFact } from '../insight.ts';
import { changesOf } from '../operations.ts';
import { about, type Scene, type Series, subjectOf, valueAt } from '../reading/series.ts';
import { mannKendall } from '../statistics/mann-kendall.ts';
import { canGrow, stepBetween } from './growth.ts';

const FEWEST = 9;
const TYPICAL_DIFFERENCE = 0.05;

/**
 * Growth that gets quicker or slower: Mann and Kendall's test over the rates of single steps (differences of logarithms), for
 * courses that rise in both halves. Effect: how far the compound rates of the two halves lie apart.
 */
export function findPace(scene: Scene): readonly Candidate[] {
  if (!scene.isCourse || scene.axis.kind === 'cycle') return [];
  return scene.series
    .filter((series) => series.values.length >= FEWEST && canGrow(series))
    .flatMap((series) => toCandidates(scene, series));
}

function toCandidates(scene: Scene, series: Series): readonly Candidate[] {
  const last = series.values.length - 1;
  const middle = last >> 1;
  const rate = (from: number, to: number): number =>
    Math.log(valueAt(series, to) / valueAt(series, from)) /
    ((series.positions[to] ?? to) - (series.positions[from] ?? from));
  const early = rate(0, middle);
  const late = rate(middle, last);
  if (early <= 0 || late <= 0) return [];
  const { score, tau, pValue } = mannKendall(changesOf(series.values.map(Math.log)));
  const agrees = Math.sign(late - early) === Math.sign(score);
  return [
    {
      kind: 'pace',
      subject: subjectOf(series),
      effect: saturate(late - early, TYPICAL_DIFFERENCE) * 0.8,
      surprise: 0,
      importance: series.importance,
      test: { name: 'mann-kendall', statistic: tau, sampleSize: last, pValue: agrees ? pValue : 1 },
      state: (): PaceFact => ({
        kind: 'pace',
        ...about(scene, series),
        pace: score > 0 ? 'quickening' : 'slowing',
        early: stepBetween(scene, series, [0, middle]),
        late: stepBetween(scene, series, [middle, last]),
      }),
    },
  ];
}

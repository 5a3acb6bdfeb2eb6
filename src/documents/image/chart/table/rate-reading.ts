import type { ChartType } from '../../../../chart/chart-type.ts';
import type { PICTURE_LACKS } from '../../../source-table.ts';
import type { Axis } from '../axes/axis.ts';
import type { Painting } from '../colour/assign-colours.ts';
import type { Kinds } from '../draft-plot.ts';
import { shareUnread } from '../marks/unread-ink.ts';
import type { NamedColour, ReadScene } from '../read-scene.ts';
import type { ChartFacts } from './chart-facts.ts';
import { areLinesMissed, countReasons, failedChecks, GRAVE_CHECKS, type ReadingCheck } from './check-reading.ts';
import type { PrintedFacts } from './match-labels.ts';

/** What a reading is rated by. */
export type Reading = {
  readonly read: ReadScene;
  readonly draft: ChartFacts;
  /** Numbers of the colours that gave values. */
  readonly found: readonly number[];
  /** The colours, as the painting numbers them, whose ink belongs to marks that state values. */
  readonly measured: ReadonlySet<number>;
  readonly painting: Painting;
  readonly names: readonly string[];
  readonly chartType: ChartType;
  /** True where bars float: they state two values each. */
  readonly hasStretches: boolean;
  readonly kinds: Kinds;
  /** Marks that give no values. */
  readonly leftOut: number;
  /** How many numbers printed at bars were matched to none, where not one was. */
  readonly unmatched: number;
  /** How many lines go on beyond the edges of the plot. */
  readonly beyond: number;
  /** The colours of the series, by their number. */
  readonly colours: readonly NamedColour['lab'][];
  /** How printed values compare with those measured, where there are any. */
  readonly printed?: PrintedFacts;
};

/** How sure a reading is, how much of the picture it explains, and what the picture lacks. */
export type Rating = {
  readonly certainty: number;
  readonly explained: number;
  readonly lacks: readonly (typeof PICTURE_LACKS)[number][];
};

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** How well a scale holds: labels that agree with it, and how far they lie off. */
function rateScale(axis: Axis | undefined): number {
  const scale = axis?.scale;
  if (scale === undefined) return 0;
  const agreeing = scale.support / scale.total;
  const enough = scale.support >= 4 ? 1 : scale.support === 3 ? 0.85 : 0.6;
  return enough * (0.3 + 0.7 * agreeing) * (scale.residual < 0.8 ? 1 : 0.8);
}

/** The share of the inked pixels whose colour gave values. */
function inkShare({ colours }: Painting, found: readonly number[]): number {
  const known = new Set(found.map((index) => index + 1));
  let [own, all] = [0, 0];
  for (const colour of colours) {
    if (colour === 0) continue;
    all += 1;
    own += Number(known.has(colour));
  }
  return all === 0 ? 0 : own / all;
}

/** How well names of the axis were read: the confidence of the weakest quarter counts. */
function rateNames(axis: Axis | undefined): number {
  if (axis === undefined || axis.scale !== undefined) return 1;
  const sorted = axis.labels
    .map(({ confidence, text }) => (text === '' ? 0 : confidence))
    .sort((one, other) => one - other);
  return mean(sorted.slice(0, Math.max(1, Math.ceil(sorted.length / 4))));
}

/**
 * Bends of a line are where geometry saw them, and some may lie unseen on a straight piece; bars and areas between numbers
 * may hold several values each, but not where each stands at the label of a year.
 */
function rateKeys(
  { draft, chartType, hasStretches }: Reading,
  upright: Axis | undefined,
  level: Axis | undefined,
): number {
  if (hasStretches) return 0.7;
  if (chartType === 'scatter' || upright?.scale === undefined || level?.scale === undefined) return 1;
  const labels = new Set([...upright.labels, ...level.labels].map(({ text }) => Number(text.replace(/,/gu, ''))));
  const areYears = upright.isYears || level.isYears;
  const areLabelled = draft.facts.every(({ key }) => labels.has(Number(key)));
  return areLabelled && (chartType === 'line' || areYears) ? 0.95 : 0.78;
}

/** How sure values are that were measured so well, once printed ones were compared with them. */
function provenBy(measured: number, { printed, draft }: Reading): number {
  if (printed === undefined) return measured;
  const share = printed.agreed / Math.max(printed.compared, draft.facts.length);
  return Math.min(1, measured + (1 - measured) * 0.8 * share) * (printed.agreed / printed.compared);
}

/** Where the numbers of an axis stand, in pixels; nowhere on an axis of names. */
const ticksOf = (axis: Axis | undefined): readonly number[] =>
  axis?.scale === undefined ? [] : axis.labels.map(({ at }) => at);

/** A reading that fails a check is no more than likely; one that fails a grave one, or several for two reasons, is less than that. */
export const LIKELY = 0.78;
export const UNLIKELY = 0.45;

const PROVEN = 0.97;

/** How sure a reading of such marks may be at most that fails these checks. */
export function mostCertain(failed: readonly ReadingCheck[], kinds: Kinds): number {
  const isGrave = failed.some((check) => GRAVE_CHECKS.has(check));
  if (isGrave || countReasons(failed) > 1 || areLinesMissed(failed, { kinds })) return UNLIKELY;
  return failed.length > 0 ? LIKELY : PROVEN;
}

/** Rates a reading from what can be computed: scale, ink, names, legend. */
export function rateReading(reading: Reading): Rating {
  const { read, draft, found, painting, names } = reading;
  const upright = read.axes.left ?? read.axes.right;
  const level = read.axes.bottom ?? read.axes.top;
  const scales = [upright, level].flatMap((axis) => (axis?.scale === undefined ? [] : [rateScale(axis)]));
  const scale = Math.min(...scales);
  const ink = inkShare(painting, found);
  const series = new Set(draft.facts.map((fact) => fact.series));
  const legend = read.legend.map(({ confidence, name }) => (name === '' ? 0 : confidence));
  const written = Math.min(rateNames(upright), rateNames(level), ...(series.size > 1 ? legend : []));
  const isNamed =
    series.size < 2 || [...series].every((index) => (draft.seriesNames[index] ?? names[index] ?? '') !== '');
  const keys = draft.facts.filter(({ key }) => key === '').length;
  const certainty =
    provenBy(scale * (0.35 + 0.65 * ink), reading) *
    (0.45 + 0.55 * written) *
    (isNamed ? 1 : 0.5) *
    (keys > 0 ? 0.4 : 1) *
    rateKeys(reading, upright, level);
  const failed = failedChecks({
    draft,
    kinds: reading.kinds,
    legend: read.legend,
    labels: [upright, level].flatMap((axis) => (axis?.scale === undefined ? (axis?.labels ?? []) : [])),
    isAlongNumbers: level?.scale !== undefined && !level.isYears,
    hasTwoAxes: read.axes.left?.scale !== undefined && read.axes.right?.scale !== undefined,
    scene: read.scene,
    colours: reading.colours,
    leftOut: reading.leftOut,
    unmatched: reading.unmatched,
    beyond: reading.beyond,
    scales: [upright, level].flatMap((axis) => axis?.scale ?? []),
    unread: shareUnread(painting, reading.kinds, reading.measured, {
      rows: ticksOf(upright),
      columns: ticksOf(level),
    }),
  });
  const most = mostCertain(failed, reading.kinds);
  return {
    certainty: Math.max(0.05, Math.min(most, certainty)),
    explained: 0.55 + 0.4 * Math.min(scale, ink),
    lacks: [...(isNamed ? [] : (['legend'] as const)), ...(keys > 0 ? (['names'] as const) : [])],
  };
}

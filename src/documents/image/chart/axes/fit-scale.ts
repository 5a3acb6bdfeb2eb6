/**
 * A number that a tick may state: its place along the axis in pixels. Several may share one `label`, if it was read in several
 * ways. Where two scales explain as many labels, the one counts whose labels were read with more `confidence`, 0 to 1.
 */
export type Tick = {
  readonly at: number;
  readonly value: number;
  readonly label: number;
  readonly confidence?: number;
};

/** How a number stands along an axis: its height is what grows evenly there. */
type Bend = { readonly toHeight: (value: number) => number; readonly toValue: (height: number) => number };

/** The scales that charts are drawn with, the likelier first. A symmetric logarithm runs through zero: sign(v) log(1 + |v|). */
const BENDS = {
  linear: { toHeight: (value) => value, toValue: (height) => height },
  log: { toHeight: Math.log10, toValue: (height) => 10 ** height },
  sqrt: {
    toHeight: (value) => Math.sign(value) * Math.sqrt(Math.abs(value)),
    toValue: (height) => Math.sign(height) * height ** 2,
  },
  symlog: {
    toHeight: (value) => Math.sign(value) * Math.log1p(Math.abs(value)),
    toValue: (height) => Math.sign(height) * Math.expm1(Math.abs(height)),
  },
} as const satisfies Record<string, Bend>;

/** How places along an axis become numbers. */
export type Scale = {
  readonly kind: keyof typeof BENDS;
  /** height = intercept + slope * place; the number itself on a linear scale, its logarithm to base 10 on a logarithmic one. */
  readonly intercept: number;
  readonly slope: number;
  /** Ticks that the scale explains, of all that were read. */
  readonly support: number;
  readonly total: number;
  /** How far the explained ticks lie from the scale, on average, in pixels. */
  readonly residual: number;
};

/** The number at a place of the axis. */
export function valueAt(scale: Scale, at: number): number {
  return BENDS[scale.kind].toValue(scale.intercept + scale.slope * at);
}

/** The place of a number on the axis; not a number where a logarithmic axis has none. */
export const placeOf = (scale: Scale, value: number): number =>
  (BENDS[scale.kind].toHeight(value) - scale.intercept) / scale.slope;

/** By how much the value changes from this place to the next pixel. */
export const valuePerPixel = (scale: Scale, at: number): number =>
  Math.abs(valueAt(scale, at + 0.5) - valueAt(scale, at - 0.5));

const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
};

type Pair = { readonly at: number; readonly height: number; readonly label: number; readonly confidence: number };

const onePerLabel = (pairs: readonly Pair[]): readonly Pair[] => [
  ...new Map(pairs.map((pair) => [pair.label, pair])).values(),
];

/** Lines are drawn through no more ticks than that: charts have fewer, and each line is tried against all of them. */
const MOST_SEEDS = 60;

/** So many ticks at most, spread evenly over all of them. */
const seedsOf = (pairs: readonly Pair[]): readonly Pair[] => {
  const stride = Math.ceil(pairs.length / MOST_SEEDS);
  return pairs.filter((_, index) => index % stride === 0);
};

/** Every line through two ticks, tried against all: the one that most ticks lie on. */
function bestLine(
  pairs: readonly Pair[],
  reach: number,
): { slope: number; intercept: number; inside: readonly Pair[] } | undefined {
  let best: { slope: number; intercept: number; inside: readonly Pair[]; confidence: number } | undefined;
  const seeds = seedsOf(pairs);
  for (const [index, one] of seeds.entries()) {
    for (const other of seeds.slice(index + 1)) {
      const slope = (other.height - one.height) / (other.at - one.at);
      if (!Number.isFinite(slope) || slope === 0) continue;
      const intercept = one.height - slope * one.at;
      if (one.label === other.label) continue;
      const inside = onePerLabel(
        pairs.filter(({ at, height }) => Math.abs((height - intercept) / slope - at) <= reach),
      );
      const confidence = inside.reduce((sum, pair) => sum + pair.confidence, 0);
      const isBetter =
        best === undefined ||
        inside.length > best.inside.length ||
        (inside.length === best.inside.length && confidence > best.confidence + 1e-9);
      if (isBetter) best = { slope, intercept, inside, confidence };
    }
  }
  return best;
}

function fitKind(pairs: readonly Pair[], kind: Scale['kind'], reach: number): Scale | undefined {
  const line = bestLine(pairs, reach);
  if (line === undefined) return undefined;
  const { inside } = line;
  const slopes = inside.flatMap((one, index) =>
    inside.slice(index + 1).map((other) => (other.height - one.height) / (other.at - one.at)),
  );
  const slope = median(slopes.filter((value) => Number.isFinite(value)));
  if (!Number.isFinite(slope) || slope === 0) return undefined;
  const intercept = median(inside.map(({ at, height }) => height - slope * at));
  const residual =
    inside.reduce((sum, { at, height }) => sum + Math.abs((height - intercept) / slope - at), 0) / inside.length;
  return {
    kind,
    intercept,
    slope,
    support: inside.length,
    total: new Set(pairs.map(({ label }) => label)).size,
    residual,
  };
}

/** A scale that is seldom drawn must explain so many ticks, and that share of them. */
const LEAST_SELDOM = 4;
const MOST_SELDOM = 0.8;

/**
 * The scale that explains most ticks: linear, or logarithmic where that explains more; else of square roots or symmetric logarithms
 * where nearly all ticks lie on one. From 10 on a symmetric logarithm is hardly told from a plain one of which a label was misread
 * ("1" as "0"): it must lie nearer to its ticks than that does to those above zero. The line is the median of the slopes between all
 * pairs that agree (Theil 1950, Sen 1968), so that a misread label does not move it. `reach` is how many pixels a tick may lie off.
 * `undefined` where fewer than two ticks agree.
 */
export function fitScale(ticks: readonly Tick[], reach: number): Scale | undefined {
  const fitBent = (own: readonly Tick[], kind: Scale['kind']): Scale | undefined =>
    fitKind(
      own.map(({ at, value, label, confidence = 0 }) => ({
        at,
        height: BENDS[kind].toHeight(value),
        label,
        confidence,
      })),
      kind,
      reach,
    );
  const linear = fitBent(ticks, 'linear');
  const positive = ticks.filter(({ value }) => value > 0);
  const ofPositive = positive.length >= 3 ? fitBent(positive, 'log') : undefined;
  const logarithmic = positive.length >= 0.9 * ticks.length ? ofPositive : undefined;
  const usual = (logarithmic?.support ?? 0) > (linear?.support ?? 0) ? logarithmic : linear;
  if (usual === undefined || usual.support >= MOST_SELDOM * usual.total) return usual;
  const seldom = (['sqrt', 'symlog'] as const)
    .flatMap((kind) => fitBent(ticks, kind) ?? [])
    .filter(({ support, total }) => support >= LEAST_SELDOM && support >= MOST_SELDOM * total)
    .filter(({ kind, residual }) => kind !== 'symlog' || ofPositive === undefined || residual < ofPositive.residual)
    .sort((one, other) => other.support - one.support)[0];
  return seldom !== undefined && seldom.support > usual.support ? seldom : usual;
}

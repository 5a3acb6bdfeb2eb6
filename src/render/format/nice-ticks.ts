import { CLOCK_STEPS } from '../../chart/clock-steps.ts';

/** The range of an axis and the values at which it is marked, rising. */
export type AxisTicks = { readonly min: number; readonly max: number; readonly ticks: readonly number[] };

/** What is asked of a range: bounds set by hand stay as they are. */
export type TickWish = {
  readonly min: number;
  readonly max: number;
  readonly mostTicks: number;
  readonly fixedMin?: number | undefined;
  readonly fixedMax?: number | undefined;
  /** True for lengths of time in seconds, whose round steps are those of a clock. */
  readonly isDuration?: boolean;
  /** True for what comes in wholes, which has no tick between two of them: people, orders. */
  readonly isWhole?: boolean;
};

const STEPS = [1, 2, 2.5, 5, 10];
const DAY = 86_400;
const ROUNDING = 1e-9;

/**
 * Round values over a range: steps of 1, 2, 2.5 or 5 times a power of ten (Heckbert, "Nice numbers for graph labels", Graphics
 * Gems 1990, with 2.5 added), those of a clock for lengths of time, the range widened to whole steps except at bounds set by hand. At
 * least two values.
 */
export function niceTicks({ min, max, mostTicks, fixedMin, fixedMax, isDuration, isWhole }: TickWish): AxisTicks {
  const [low, high] = spread(fixedMin ?? min, fixedMax ?? max);
  const rough = (high - low) / Math.max(1, mostTicks - 1);
  const step = isDuration === true ? clockStep(rough) : isWhole === true ? wholeStep(rough) : niceStep(rough);
  const first = fixedMin ?? Math.floor(low / step + ROUNDING) * step;
  const last = fixedMax ?? Math.ceil(high / step - ROUNDING) * step;
  const ticks = multiples(step, first, last > first ? last : first + step);
  const kept = ticks.length >= 2 ? ticks : [first, last > first ? last : first + step];
  return { min: first, max: last > first ? last : first + step, ticks: kept };
}

/** Powers of ten over a positive range, between them 2 and 5 where there are few, thinned where there are many. */
export function logTicks({ min, max, mostTicks, fixedMin, fixedMax }: TickWish): AxisTicks {
  const low = fixedMin !== undefined && fixedMin > 0 ? fixedMin : 10 ** Math.floor(Math.log10(min) + ROUNDING);
  const wanted = fixedMax !== undefined && fixedMax > low ? fixedMax : 10 ** Math.ceil(Math.log10(max) - ROUNDING);
  const high = wanted > low ? wanted : low * 10;
  const first = Math.floor(Math.log10(low) + ROUNDING);
  const last = Math.ceil(Math.log10(high) - ROUNDING);
  const every = Math.max(1, Math.ceil((last - first) / Math.max(1, mostTicks - 1)));
  const leads = (last - first) * 3 <= mostTicks ? [1, 2, 5] : [1];
  const ticks: number[] = [];
  for (let power = first; power <= last; power += every) {
    for (const lead of leads) {
      const tick = Number(`${lead}e${power}`);
      if (tick >= low * (1 - ROUNDING) && tick <= high * (1 + ROUNDING)) ticks.push(tick);
    }
  }
  return { min: low, max: high, ticks: ticks.length >= 2 ? ticks : [low, high] };
}

/** A range with an extent: a single value gets room around it, down to zero where it is not zero itself. */
function spread(low: number, high: number): readonly [number, number] {
  if (high - low > ROUNDING * Math.max(Math.abs(low), Math.abs(high))) return [low, high];
  if (low === 0) return [0, 1];
  return low > 0 ? [0, low] : [low, 0];
}

function niceStep(rough: number): number {
  if (!(rough > 0) || !Number.isFinite(rough)) return 1;
  const power = Math.floor(Math.log10(rough));
  const lead = rough / 10 ** power;
  return Number(`${STEPS.find((step) => step >= lead - ROUNDING) ?? 10}e${power}`);
}

/** 2.5 of what comes in wholes are 5. */
function wholeStep(rough: number): number {
  const step = niceStep(Math.max(1, rough));
  return Number.isInteger(step) ? step : 2 * step;
}

/** Parts of a second as other numbers have them; whole days beyond the clock. */
function clockStep(rough: number): number {
  if (!(rough > 1)) return niceStep(rough);
  const days = niceStep(rough / DAY);
  return CLOCK_STEPS.find((step) => step >= rough * (1 - ROUNDING)) ?? (Number.isInteger(days) ? days : 2 * days) * DAY;
}

/** Multiples of a step between two bounds, free of the noise that adding up floats brings. */
function multiples(step: number, first: number, last: number): readonly number[] {
  const ticks: number[] = [];
  const from = Math.ceil(first / step - ROUNDING);
  const to = Math.floor(last / step + ROUNDING);
  for (let index = from; index <= to && ticks.length < 100; index++) {
    const tick = Number((index * step).toPrecision(12));
    ticks.push(Object.is(tick, -0) ? 0 : tick);
  }
  return ticks;
}

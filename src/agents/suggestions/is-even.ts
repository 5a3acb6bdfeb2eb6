import type { ExtremesFact, Fact } from '../../insight/insight.ts';

/** Nearer than this, in shares of the larger one, highest and lowest look alike. */
const LEAST_DIFFERENCE = 0.03;

/** True for a highest and a lowest that nobody tells apart: that they hardly differ is all there is to say. */
export function isEven(fact: Fact): fact is ExtremesFact {
  if (fact.kind !== 'extremes') return false;
  const [high, low] = [fact.highest.value.value, fact.lowest.value.value];
  return Math.abs(high - low) <= LEAST_DIFFERENCE * Math.max(Math.abs(high), Math.abs(low));
}

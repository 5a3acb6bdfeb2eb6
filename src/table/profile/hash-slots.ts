/** Slots of a table for each value that may come. */
const LEAST_ROOM = 1.31;
const FEWEST_BITS = 4;
/** Steps a value may take to find its slot, on average, before the table is taken for one made to collide. */
const MOST_STEPS = 8;
const SPREAD = 2_654_435_769;

/**
 * The slots of an open-addressing table for at most `size` values. A slot holds the code of a value plus one in its low bits
 * (`codeMask`) and bits of the value's hash above them, so that nearly every collision is seen without a look at the value; 0 is
 * an empty slot.
 */
export type HashSlots = { readonly slots: Int32Array; readonly codeMask: number; readonly mostSteps: number };

/** Empty slots, a power of two of them, that stay emptier than three in four. */
export function createHashSlots(size: number): HashSlots {
  const bits = Math.max(FEWEST_BITS, Math.ceil(Math.log2(size * LEAST_ROOM)));
  return {
    slots: new Int32Array(2 ** bits),
    codeMask: 2 ** (32 - Math.clz32(size)) - 1,
    mostSteps: (size + 64) * MOST_STEPS,
  };
}

/** Spreads what differs anywhere in a hash over all of its 32 bits: the low ones choose a slot, the high ones are its mark. */
export function mixBits(hash: number): number {
  const spread = Math.imul(hash ^ (hash >>> 15), SPREAD);
  return spread ^ (spread >>> 16);
}

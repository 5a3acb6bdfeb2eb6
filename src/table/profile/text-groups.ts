import { createHashSlots, mixBits } from './hash-slots.ts';
import { groupValues, type TextGroups, toGroups } from './value-groups.ts';

/**
 * Gathers equal texts of a long column whose texts mostly differ; null has no group. Twice as fast as a `Map` where few are equal,
 * and linear for texts as they come; texts chosen to collide are left to a `Map`.
 */
export function groupTexts(values: readonly unknown[]): TextGroups {
  const size = values.length;
  const { slots, codeMask, mostSteps } = createHashSlots(size);
  const mask = slots.length - 1;
  const codes = new Int32Array(size);
  const firstRows = new Int32Array(size);
  const counts = new Int32Array(size);
  let distinct = 0;
  let stepsLeft = mostSteps;
  for (let row = 0; row < size; row++) {
    const text = values[row];
    if (typeof text !== 'string') {
      codes[row] = -1;
      continue;
    }
    const hash = hashOf(text);
    const tag = hash & ~codeMask;
    let slot = hash & mask;
    let held = slots[slot] ?? 0;
    while (held !== 0 && ((held & ~codeMask) !== tag || values[firstRows[(held & codeMask) - 1] ?? 0] !== text)) {
      slot = (slot + 1) & mask;
      held = slots[slot] ?? 0;
      if (--stepsLeft < 0) return groupTextsByMap(values);
    }
    let code = (held & codeMask) - 1;
    if (held === 0) {
      code = distinct++;
      slots[slot] = tag | distinct;
      firstRows[code] = row;
    }
    codes[row] = code;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  const textOf = (place: number) => String(values[firstRows[place] ?? 0]);
  return { ...toGroups(codes, counts.subarray(0, distinct)), textOf };
}

function groupTextsByMap(values: readonly unknown[]): TextGroups {
  const groups = groupValues(values);
  const firstRows = new Int32Array(groups.counts.length);
  for (let row = values.length - 1; row >= 0; row--) firstRows[groups.codes[row] ?? -1] = row;
  return { ...groups, textOf: (place) => String(values[firstRows[place] ?? 0]) };
}

/** Code units of each end of a text that its hash reads. */
const HASHED = 16;
const FACTOR = 0x5bd1e995;

function hashOf(text: string): number {
  const { length } = text;
  let hash = length;
  for (let index = 0; index < length; index++) {
    if (index === HASHED && length > 2 * HASHED) index = length - HASHED;
    hash = Math.imul(hash ^ text.charCodeAt(index), FACTOR);
  }
  return mixBits(hash);
}

import { createHashSlots, type HashSlots, mixBits } from './hash-slots.ts';
import { type Groups, groupByMap, type ValueCounts } from './value-groups.ts';

const FACTOR = 0x85ebca6b;

/** Numbers to be counted, with the step most of them lie apart: 0.01 for two decimals, a day for dates. */
export type SteppedNumbers = { readonly numbers: Float64Array; readonly step: number };

/** The numbers `from + n * step`, whose n are slots of a table. */
type Grid = { readonly from: number; readonly perStep: number };

/**
 * Room in which the numbers of one column after another are counted. Where the steps from the least number to the greatest are
 * fewer than the slots, the steps are the slots: neighbours share a line of the processor's cache, and none collide. Else open
 * addressing is linear for numbers as they come; numbers chosen to collide are counted by a `Map`, whose hashing cannot be foreseen.
 */
export class NumberTable {
  /** A column's numbers, to be reordered at will until the next column. */
  readonly scratch: Float64Array;
  private readonly room: HashSlots;
  private readonly keys: Float64Array;
  private readonly counts: Int32Array;

  constructor(size: number) {
    this.room = createHashSlots(size);
    this.keys = new Float64Array(size);
    this.counts = new Int32Array(size);
    this.scratch = new Float64Array(size);
  }

  /** Counts equal numbers, NaN left out. `keys` is a view that holds until the next call. */
  count(stepped: SteppedNumbers): ValueCounts {
    return this.tally(stepped, undefined) ?? groupNumbersByMap(stepped.numbers);
  }

  /** Gathers equal numbers; NaN has no group. Places are in order of first appearance. */
  group(stepped: SteppedNumbers): Groups {
    const codes = new Int32Array(stepped.numbers.length);
    const found = this.tally(stepped, codes);
    if (found === undefined) return groupNumbersByMap(stepped.numbers);
    const { distinct } = found;
    return { ...found, codes, counts: this.counts.slice(0, distinct), keys: this.keys.slice(0, distinct) };
  }

  private tally(stepped: SteppedNumbers, codes: Int32Array | undefined): ValueCounts | undefined {
    const { numbers } = stepped;
    const grid = gridOf(stepped, this.room.slots.length);
    const found = grid === undefined ? undefined : this.fill(numbers, codes, grid);
    return found ?? this.fill(numbers, codes, undefined);
  }

  /** Fills keys, counts and, where they are given, codes; undefined where too many numbers collide. */
  private fill(numbers: Float64Array, codes: Int32Array | undefined, grid: Grid | undefined): ValueCounts | undefined {
    const { keys, counts } = this;
    const { slots, codeMask, mostSteps } = this.room;
    const mask = slots.length - 1;
    const words = new Int32Array(numbers.buffer, numbers.byteOffset, numbers.length * 2);
    slots.fill(0);
    let distinct = 0;
    let largest = 0;
    let filled = 0;
    let stepsLeft = mostSteps;
    for (let row = 0; row < numbers.length; row++) {
      const value = numbers[row] ?? Number.NaN;
      if (Number.isNaN(value)) {
        if (codes !== undefined) codes[row] = -1;
        continue;
      }
      const hash =
        grid === undefined
          ? hashOf(value, words[2 * row] ?? 0, words[2 * row + 1] ?? 0)
          : Math.round((value - grid.from) * grid.perStep) | 0;
      const tag = hash & ~codeMask;
      let slot = hash & mask;
      let held = slots[slot] ?? 0;
      while (held !== 0 && ((held & ~codeMask) !== tag || keys[(held & codeMask) - 1] !== value)) {
        slot = (slot + 1) & mask;
        held = slots[slot] ?? 0;
        if (--stepsLeft < 0) return undefined;
      }
      let code = (held & codeMask) - 1;
      if (held === 0) {
        code = distinct++;
        slots[slot] = tag | distinct;
        keys[code] = value;
        counts[code] = 0;
      }
      const count = (counts[code] ?? 0) + 1;
      counts[code] = count;
      if (count > largest) largest = count;
      filled++;
      if (codes !== undefined) codes[row] = code;
    }
    return { distinct, largest, filled, keys: keys.subarray(0, distinct) };
  }
}

/** The hash of the two words that a number is stored in; 0 and -0 have one. */
function hashOf(value: number, first: number, second: number): number {
  return value === 0 ? 0 : mixBits(first ^ Math.imul(second, FACTOR));
}

function groupNumbersByMap(numbers: Float64Array): Groups {
  return groupByMap(numbers, (number) => !Number.isNaN(number));
}

/** The grid of the numbers where it has no more steps than there are slots. */
function gridOf({ numbers, step }: SteppedNumbers, slots: number): Grid | undefined {
  let least = Number.POSITIVE_INFINITY;
  let greatest = Number.NEGATIVE_INFINITY;
  for (let row = 0; row < numbers.length; row++) {
    const value = numbers[row] ?? Number.NaN;
    if (value < least) least = value;
    if (value > greatest) greatest = value;
  }
  return (greatest - least) / step < slots - 1 ? { from: least, perStep: 1 / step } : undefined;
}

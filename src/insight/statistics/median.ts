/** Shorter stretches are sorted at once. */
const SHORT = 32;
/** A search that splits this badly this often is given up for a sort, so that no order of numbers makes it slow. */
const MOST_SPLITS = 60;

/** The median, the mean of the two middle numbers where their count is even; NaN for no number. In linear time. */
export function median(values: ArrayLike<number>): number {
  const room = new Float64Array(values);
  const count = room.length;
  if (count === 0) return Number.NaN;
  const middle = count >> 1;
  const upper = select(room, middle);
  if (count % 2 === 1) return upper;
  let lower = Number.NEGATIVE_INFINITY;
  for (let place = 0; place < middle; place++) lower = Math.max(lower, room[place] ?? lower);
  return lower + (upper - lower) / 2;
}

/** The median of numbers that rise. */
export function medianOfRising(values: Float64Array): number {
  const middle = values.length >> 1;
  const upper = values[middle] ?? Number.NaN;
  const lower = values[middle - 1] ?? upper;
  return values.length % 2 === 1 ? upper : lower + (upper - lower) / 2;
}

/** The number that would stand at `wanted` were they sorted; none before it is greater afterwards. Hoare's "Find" (1961). */
function select(room: Float64Array, wanted: number): number {
  let low = 0;
  let high = room.length - 1;
  for (let splits = 0; high - low > SHORT && splits < MOST_SPLITS; splits++) {
    const pivot = middleOf(room[low] ?? 0, room[(low + high) >> 1] ?? 0, room[high] ?? 0);
    let left = low;
    let right = high;
    while (left <= right) {
      while ((room[left] ?? 0) < pivot) left++;
      while ((room[right] ?? 0) > pivot) right--;
      if (left > right) break;
      const kept = room[left] ?? 0;
      room[left++] = room[right] ?? 0;
      room[right--] = kept;
    }
    if (wanted <= right) high = right;
    else if (wanted >= left) low = left;
    else return room[wanted] ?? Number.NaN;
  }
  room.subarray(low, high + 1).sort();
  return room[wanted] ?? Number.NaN;
}

function middleOf(one: number, other: number, third: number): number {
  return Math.max(Math.min(one, other), Math.min(Math.max(one, other), third));
}

import type { ReadText } from './read-text.ts';

/** "10-15" and "2.5–3": where a range begins, the dash, and where it ends, as far as that was read. */
const RANGE = /^(?<from>\d+(?:\.\d+)?)(?<dash> ?[-–—] ?)(?<to>\S+)$/u;

/** So many ranges make a chain, and all but that share of them fit. */
const LEAST_RANGES = 4;
const MOST_BROKEN = 0.34;

type Range = { readonly from: string; readonly dash: string; readonly to: string };

function toRange(text: string): Range | undefined {
  const { from, dash, to } = RANGE.exec(text)?.groups ?? {};
  return from === undefined || dash === undefined || to === undefined ? undefined : { from, dash, to };
}

/** True for an end behind the start and before the next range: that one bin is missing, and nothing was misread. */
const leavesGap = ({ from, to }: Range, next: string): boolean =>
  Number(to) > Number(from) && Number(to) < Number(next);

/**
 * Bins that stand side by side end where the next ones begin: between 6-7 and 8-9 what reads 7-B is 7-8. An end that is possible there
 * stays.
 */
export function chainRanges(read: readonly ReadText[]): readonly ReadText[] {
  const ranges = read.map(({ text }) => toRange(text));
  if (ranges.length < LEAST_RANGES || ranges.includes(undefined)) return read;
  const starts = ranges.map((range) => range?.from ?? '').sort((one, other) => Number(one) - Number(other));
  if (new Set(starts).size < starts.length) return read;
  const nextOf = ({ from }: Range): string | undefined => starts[starts.indexOf(from) + 1];
  const isBroken = (range: Range): boolean => {
    const next = nextOf(range);
    return next !== undefined && Number(next) !== Number(range.to);
  };
  const broken = ranges.filter((range) => range !== undefined && isBroken(range)).length;
  if (broken > MOST_BROKEN * ranges.length) return read;
  return read.map((one, index) => {
    const range = ranges[index];
    const next = range && nextOf(range);
    return range === undefined || next === undefined || !isBroken(range) || leavesGap(range, next)
      ? one
      : { ...one, text: `${range.from}${range.dash}${next}` };
  });
}

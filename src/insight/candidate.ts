import type { Fact, InsightKind, TestResult } from './insight.ts';

/** Something that may be said, before it is known whether it is more than chance and worth a place. */
export type Candidate = {
  readonly kind: InsightKind;
  /** What it is about, so that one subject does not take all places. */
  readonly subject: string;
  /** How large it is, 0 to 1. */
  readonly effect: number;
  /** How little it was to be expected, 0 to 1; with a test, the test says so. */
  readonly surprise: number;
  /** The importance of the series it is about: 1 for the main one. */
  readonly importance: number;
  /** The test it rests on. A test that was made and found nothing is a candidate as well: it counts as a try. */
  readonly test?: TestResult;
  /** Writes the fact out, with its figures; only what is chosen is written. */
  readonly state: () => Fact;
};

/** A growing size made a share of 1: `size` equal to `typical` gives 0.63. */
export function saturate(size: number, typical: number): number {
  return Number.isNaN(size) ? 0 : 1 - Math.exp(-Math.abs(size) / typical);
}

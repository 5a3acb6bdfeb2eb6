import type { SourceTable } from '../../src/documents/source-table.ts';
import type { TableTruth } from './table-truths.ts';

/** How a reading compares with the truth. */
export type Judgement = {
  /** Cells of the truth, header included. */
  readonly cells: number;
  /** Those that stand in their place with their very text. */
  readonly right: number;
  /** What was read instead, for the first few that are not. */
  readonly wrong: readonly string[];
};

/** Sets the rows of a reading beside those of the truth, in order, as favourably as can be, and counts the cells alike. */
export function judgeTable(truth: TableTruth, table: SourceTable | undefined): Judgement {
  const expected = [headerOf(truth), ...truth.rows].map((row) => row.map(plain));
  const found =
    table === undefined
      ? []
      : [table.columns.map(({ label }) => label), ...table.rows.map((row) => row.map(({ text }) => text))].map((row) =>
          row.map(plain),
        );
  const cells = expected.length * (expected[0]?.length ?? 0);
  const pairs = alignRows(expected, found);
  const wrong: string[] = [];
  let right = 0;
  for (const [at, row] of expected.entries()) {
    const other = found[pairs.get(at) ?? -1] ?? [];
    for (const [column, cell] of row.entries()) {
      if (isAlike(cell, other[column] ?? '')) right += 1;
      else if (wrong.length < 6) wrong.push(`"${cell}" as "${other[column] ?? ''}"`);
    }
  }
  return { cells, right, wrong };
}

function headerOf({ header, groups }: TableTruth): readonly string[] {
  if (groups === undefined) return header;
  const above = ['', ...groups.flatMap(({ label, span }) => Array.from({ length: span }, () => label))];
  return header.map((label, at) => `${above[at]} ${label}`.trim());
}

/** Without marks of direction, spaces as one, a minus in front wherever its script shows it. */
function plain(text: string): string {
  const clean = text
    .replace(/[\u200e\u200f\u202a-\u202e]/g, '')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();
  return clean.replace(/^(.*\d)-$/, '-$1').replace(/[−–]/g, '-');
}

/** Labels of groups are joined with those below in several ways. */
function isAlike(expected: string, found: string): boolean {
  const letters = (text: string): string => text.replace(/ [–—-] |[ /:|]/g, '');
  // A dash alone says that there is nothing, as an empty cell does.
  const isNothing = (text: string): boolean => text === '' || text === '-';
  return expected === found || letters(expected) === letters(found) || (isNothing(expected) && isNothing(found));
}

/** The longest common sequence, weighted by cells alike. */
function alignRows(
  expected: readonly (readonly string[])[],
  found: readonly (readonly string[])[],
): Map<number, number> {
  const score = (at: number, other: number): number =>
    (expected[at] ?? []).filter((cell, column) => isAlike(cell, found[other]?.[column] ?? '')).length;
  const best = Array.from({ length: expected.length + 1 }, () => new Array<number>(found.length + 1).fill(0));
  for (let at = expected.length - 1; at >= 0; at -= 1) {
    for (let other = found.length - 1; other >= 0; other -= 1) {
      const paired = score(at, other) + (best[at + 1]?.[other + 1] ?? 0);
      const row = best[at] ?? [];
      row[other] = Math.max(paired, best[at + 1]?.[other] ?? 0, row[other + 1] ?? 0);
    }
  }
  const pairs = new Map<number, number>();
  let [at, other] = [0, 0];
  while (at < expected.length && other < found.length) {
    const here = best[at]?.[other] ?? 0;
    if (here === (best[at + 1]?.[other] ?? 0)) at += 1;
    else if (here === (best[at]?.[other + 1] ?? 0)) other += 1;
    else {
      pairs.set(at, other);
      at += 1;
      other += 1;
    }
  }
  return pairs;
}

import { describe, expect, it } from 'vitest';
import type { SourceTable } from '../source-table.ts';
import { withoutRowNumbers } from './row-numbers.ts';

function table(labels: readonly string[], rows: readonly (readonly string[])[]): SourceTable {
  return {
    method: 'aligned',
    span: { start: 0, end: 1 },
    columns: labels.map((label) => ({ label, spans: [] })),
    rows: rows.map((row) => row.map((text) => ({ text, spans: [] }))),
    certainty: 1,
    doubts: [],
    notices: [],
  };
}

const read = (...input: Parameters<typeof table>): readonly (readonly string[])[] => {
  const { columns, rows } = withoutRowNumbers(table(...input));
  return [columns.map(({ label }) => label), ...rows.map((row) => row.map(({ text }) => text))];
};

describe('row numbers', () => {
  it('are left out where a first column without a name counts from 0 or 1', () => {
    for (const start of [0, 1])
      expect(
        read(
          ['', 'city'],
          [
            [`${start}`, 'Faro'],
            [`${start + 1}`, 'Beja'],
          ],
        ),
      ).toEqual([['city'], ['Faro'], ['Beja']]);
  });

  it('stay where they have a name, do not count, or others have no name either', () => {
    for (const [labels, rows] of [
      [
        ['rank', 'city'],
        [
          ['1', 'Faro'],
          ['2', 'Beja'],
        ],
      ],
      [
        ['', 'city'],
        [
          ['3', 'Faro'],
          ['9', 'Beja'],
        ],
      ],
      [
        ['', ''],
        [
          ['0', 'Faro'],
          ['1', 'Beja'],
        ],
      ],
    ] as const)
      expect(read(labels, rows)).toEqual([labels, ...rows]);
  });

  it('of a console go, and so do its quotes', () => {
    expect(
      read(
        ['(index)', 'name'],
        [
          ['0', "'Ann'"],
          ['1', "'Bob'"],
        ],
      ),
    ).toEqual([['name'], ['Ann'], ['Bob']]);
  });

  it('may skip rows that the text does not show', () => {
    expect(
      read(
        ['', 'n'],
        [
          ['0', '5'],
          ['..', '...'],
          ['98', '7'],
          ['99', '8'],
        ],
      ),
    ).toEqual([['n'], ['5'], ['7'], ['8']]);
  });
});

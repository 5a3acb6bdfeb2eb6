import { describe, expect, test } from 'vitest';
import type { SourceTable } from '../source-table.ts';
import { withoutNoteMarks } from './note-marks.ts';

const table: SourceTable = {
  method: 'sheet',
  span: { start: 0, end: 0 },
  columns: [
    { label: 'Country', spans: [] },
    { label: 'Visitors²', spans: [] },
  ],
  rows: ['Norway 1)', 'Plan (phase 1)', 'Chile 3)', 'Peru*'].map((text) => [
    { text, spans: [] },
    { text: '12', spans: [] },
  ]),
  certainty: 1,
  doubts: [],
  notices: [],
};

describe('marks that point to notes', () => {
  test('are taken off where a line below says what they mean', () => {
    const plain = withoutNoteMarks(table, ['1) Including Svalbard.', '² Nights in hotels.', '* Estimated.']);
    expect(plain.columns.map(({ label }) => label)).toEqual(['Country', 'Visitors']);
    expect(plain.rows.map(([first]) => first?.text)).toEqual(['Norway', 'Plan (phase 1)', 'Chile 3)', 'Peru']);
    expect(plain.notices).toEqual([{ kind: 'footnote-marks', values: { count: 3 } }]);
  });

  test('stay where none does', () => {
    expect(withoutNoteMarks(table, ['Source: ministry of tourism'])).toBe(table);
  });
});

import { expect, it } from 'vitest';
import type { PictureCell } from './cell-grid.ts';
import { labelValues } from './label-values.ts';

const label = (...lines: readonly string[]): readonly string[] => {
  const rows = lines.map((line) =>
    line.split('|').map((text): PictureCell | undefined => {
      const box = { left: 0, top: 0, width: 20, height: 10 };
      return text === '' ? undefined : { text, box, confidence: 0.97 };
    }),
  );
  return labelValues(rows).map((row) => Array.from(row, (cell) => cell?.text ?? '').join('|'));
};

it('brings a label at the left of its column to the figures at the right of it', () => {
  const rows = label('Name|Replies||Hours|', 'Ana||13||8 h', 'Rui||7||53 h');
  expect(rows).toEqual(['Name|Replies|Hours', 'Ana|13|8 h', 'Rui|7|53 h']);
});

it('leaves a column that is empty beside figures with a label, names without one, or a lone figure', () => {
  for (const lines of [
    ['Name|Notes|Hours', 'Ana||13', 'Rui||7'],
    ['Notes||Hours', '|Ana|13', '|Rui|7'],
    ['Name|Notes|', 'Ana||13', 'Rui||'],
    ['Name|Notes|', 'Ana|late|13', 'Rui||7'],
  ])
    expect(label(...lines)).toEqual(lines);
});

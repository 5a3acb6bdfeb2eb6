import { expect, test } from 'vitest';
import { snapLabels } from './snap-labels.ts';

test('labels stand where their tick marks are, those at the ends pushed inwards too', () => {
  expect(snapLabels([8, 61, 111, 160, 203], [1, 60, 110, 160, 210], 22)).toEqual([1, 60, 110, 160, 210]);
});

test('lines that stand beside some labels only are edges of marks, and move none', () => {
  const centres = [50, 150, 250, 350, 450];
  expect(snapLabels(centres, [72, 368], 45)).toEqual(centres);
});

test('without lines labels stand where they are', () => {
  expect(snapLabels([10, 20], [], 8)).toEqual([10, 20]);
});

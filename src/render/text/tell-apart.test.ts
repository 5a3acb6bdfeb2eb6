import { expect, it } from 'vitest';
import { fitApart } from './tell-apart.ts';

/** One line of so many letters. */
const within =
  (most: number) =>
  (label: string): readonly string[] => [label.length <= most ? label : `${label.slice(0, most - 1)}…`];
const shown = (labels: readonly string[], most: number) => fitApart(labels, within(most)).map(([line]) => line);

it('leaves labels as they are fitted where all are told apart', () => {
  expect(shown(['North region', 'South region', 'South region'], 8)).toEqual(['North r…', 'South r…', 'South r…']);
});

it('keeps the first word of labels that begin alike, and what sets them apart', () => {
  const labels = ['North region – retail', 'North region – online', 'South region – retail'];
  expect(shown([...labels, 'North region – wholesale trade'], 16)[3]).toBe('North… wholesal…');
  expect(shown(labels, 16)).toEqual(['North… retail', 'North… online', 'South region – …']);
});

it('leaves out all that they share where that says too little', () => {
  expect(shown(['Average income of women', 'Average income of men'], 10)).toEqual(['… women', '… men']);
});

it('makes no two names alike that were told apart', () => {
  const labels = ['Long street north', 'Long street south', '… north'];
  expect(shown(labels, 9)).toEqual(['Long… no…', 'Long… so…', '… north']);
  expect(shown(labels.slice(0, 2), 9)).toEqual(['… north', '… south']);
});

it('cuts labels that share no part as they come, and a name that others go on from stays whole', () => {
  expect(shown(['ABCDEFGH1', 'ABCDEFGH2'], 6)).toEqual(['ABCDE…', 'ABCDE…']);
  expect(shown(['Sales of the firm', 'Sales of the firm abroad', 'Sales of the shop'], 17)[0]).toBe(
    'Sales of the firm',
  );
});

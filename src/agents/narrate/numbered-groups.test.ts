import { expect, it } from 'vitest';
import { tableOf } from '../../../test/fixtures/suggestions/tables.ts';
import { writeNarrative } from './write-narrative.ts';

const rents = tableOf(['Floor', 'Average rent'], 4, (at) => [at + 1, [911, 622, 312, 455][at] ?? 0]);

it('tells of floor 1, not of 1', () => {
  const chart = { ...rents, type: 'column' } as const;
  const { texts } = writeNarrative(chart, { fields: ['title', 'caption'], locale: 'EN_US' });
  expect(texts.title?.text).toContain('Floor 1');
  expect(texts.caption?.text).toContain('Floor 2');
});

it('tells of a matrix what one thing is to another, not to itself', () => {
  const traits = ['Price', 'Age', 'Weight', 'Power', 'Range'];
  const matrix = tableOf(['Trait', ...traits], 5, (at) => [
    traits[at] ?? '',
    ...traits.map((_, other) => (other === at ? 1 : Math.round(90 * Math.sin((at + 1) * (other + 1))) / 100)),
  ]);
  const { texts } = writeNarrative({ ...matrix, type: 'heatmap' }, { fields: ['title', 'caption'], locale: 'EN_US' });
  const told = `${texts.title?.text} ${texts.caption?.text}`;
  expect(told).toContain('value for Price');
  expect(told).not.toMatch(/\(1\)|at 1\b|apart/);
});

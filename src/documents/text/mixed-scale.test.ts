import { describe, expect, it } from 'vitest';
import { areOfMixedScale } from './mixed-scale.ts';

describe('figures of mixed scale', () => {
  it.each([[['8', '2', '8192K']], [['1.2M', '45']]])('are %j', (texts) => {
    expect(areOfMixedScale(texts)).toBe(true);
  });

  it.each([[['1.2M', '900K']], [['1.2M', '0']], [['1,204', '1.2M']], [['8', '9']], [['12%', '3M']], [['a', '']]])(
    'are not %j',
    (texts) => {
      expect(areOfMixedScale(texts)).toBe(false);
    },
  );
});

import { describe, expect, test } from 'vitest';
import { moviesSituation } from '../../test/fixtures/language/sample-situation.ts';
import { understand } from './understand.ts';

const stepsOf = (wish: string) => understand(wish, moviesSituation()).readings[0]?.plan.steps ?? [];

describe('a wish that leaves things out', () => {
  test.each(['all but Spain', 'everything except Spain', 'without Spain'])(
    'is not read as its opposite: %s',
    (wish) => {
      const [step] = stepsOf(wish);
      expect(step).toMatchObject({ verb: 'filter' });
      expect(JSON.stringify(step)).toMatch(/"not"|"!="/);
    },
  );
});

describe('a word that asks for something', () => {
  test.each(['rename it frumiously', 'the ratio of vorpal to 2023 by genre', 'replace Spain in 2024'])(
    'is never passed over for the rest of the wish: %s',
    (wish) => {
      expect(stepsOf(wish)).toEqual([]);
    },
  );

  test('is obeyed where its whole wish is understood', () => {
    expect(stepsOf('rename Sales to Income')).toMatchObject([{ verb: 'rename', label: 'Income' }]);
  });
});

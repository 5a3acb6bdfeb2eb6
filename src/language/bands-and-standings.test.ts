import { describe, expect, test } from 'vitest';
import { createSituation } from '../../test/fixtures/language/sample-situation.ts';
import { tableOf } from '../../test/fixtures/small-chart.ts';
import type { GraphConfig } from '../chart/graph-config.ts';
import { understand } from './understand.ts';
import type { Purpose } from './understanding.ts';

const stepsOf = (wish: string, config: GraphConfig, purpose: Purpose = 'data') =>
  understand(wish, createSituation(config, { locale: 'EN_US', purpose })).readings[0]?.plan.steps ?? [];
const column = (key: string) => ({ kind: 'column', key });

const STAFF = tableOf(
  ['Employee', 'Dept', 'Age', 'Salary'],
  ['Al', 'Bea', 'Cal', 'Dot', 'Eve', 'Fred', 'Gil', 'Hana', 'Ian', 'Jo', 'Kim', 'Len'].map((name, at) => [
    name,
    ['IT', 'HR', 'Ops'][at % 3] ?? '',
    22 + ((at * 17) % 41),
    28000 + ((at * 7919) % 50000),
  ]),
);

/** The names of the bands that a plan makes, in their order, and what the rows are gathered to. */
function bandsIn(wish: string): { readonly names: readonly string[]; readonly others: readonly string[] } {
  const steps = stepsOf(wish, STAFF);
  const names: string[] = [];
  const collect = (expression: unknown): void => {
    if (typeof expression !== 'object' || expression === null || !('name' in expression)) return;
    const [, name, others] =
      'arguments' in expression && Array.isArray(expression.arguments) ? expression.arguments : [];
    if (typeof name?.value === 'string') names.push(name.value);
    collect(others);
  };
  for (const step of steps) if (step.verb === 'derive') collect(step.expression);
  return { names, others: steps.filter(({ verb }) => verb !== 'derive').map(({ verb }) => verb) };
}

describe('bands told by their ends', () => {
  test.each([
    'number of staff by age: under 30, 30 to 50, over 50',
    'staff by age band: under 30, 30-50 and over 50',
    'average salary for under 30s, 30-50 and over 50',
  ])('are groups, from the lowest on: "%s"', (wish) => {
    expect(bandsIn(wish)).toEqual({ names: ['Under 30', '30–50', 'Over 50'], others: ['group', 'sort'] });
  });

  test('leave a shared end to the band that begins with it', () => {
    expect(stepsOf('staff by age: 20-30, 30-50, 50+', STAFF)).toContainEqual(
      expect.objectContaining({
        verb: 'derive',
        expression: expect.objectContaining({
          arguments: [
            {
              kind: 'binary',
              operator: 'and',
              left: { kind: 'binary', operator: '>=', left: column('c2'), right: { kind: 'literal', value: 20 } },
              right: { kind: 'binary', operator: '<', left: column('c2'), right: { kind: 'literal', value: 30 } },
            },
            { kind: 'literal', value: '20–30' },
            expect.anything(),
          ],
        }),
      }),
    );
  });

  test('leave out the rows that lie in none of them', () => {
    expect(bandsIn('staff by age: 20-30, 40-50, 55-60').others).toEqual(['filter', 'group', 'sort']);
  });

  test('are none where they overlap', () => {
    expect(bandsIn('staff by age: under 40, 30 to 50, over 50').names).toEqual([]);
  });

  test('part the thousands of large numbers', () => {
    expect(bandsIn('headcount by salary band: below 40k, 40k to 60k, above 60k').names).toEqual([
      'Under 40,000',
      '40,000–60,000',
      'Over 60,000',
    ]);
  });

  test('are a condition where two are joined by "or"', () => {
    expect(stepsOf('staff under 30 or over 50', STAFF).map(({ verb }) => verb)).toEqual(['filter']);
  });
});

const LEAGUE = tableOf(
  ['Team', 'P', 'W', 'D', 'L', 'GF', 'GA', 'Pts'],
  ['Rovers', 'United', 'City', 'Athletic', 'Albion', 'Town'].map((team, at) => {
    const [won, drawn] = [9 - at, at % 3];
    return [team, 14, won, drawn, 14 - won - drawn, 20 + ((at * 7) % 9), 8 + ((at * 5) % 11), 3 * won + drawn];
  }),
);

describe('the letters over a league table', () => {
  test('are named by what they stand for', () => {
    expect(stepsOf('wins, draws and losses for each team, stacked', LEAGUE, 'chart')).toMatchObject([
      { verb: 'select', columns: ['c0', 'c2', 'c3', 'c4'] },
      { verb: 'setType' },
    ]);
    expect(stepsOf('games lost by team', LEAGUE)).toMatchObject([{ verb: 'select', columns: ['c0', 'c4'] }]);
  });

  test('are worked out from', () => {
    expect(stepsOf('goal difference by team', LEAGUE)).toMatchObject([
      { verb: 'derive', expression: { operator: '-', left: column('c5'), right: column('c6') } },
      ...stepsOf('goal difference by team', LEAGUE).slice(1),
    ]);
    expect(stepsOf('points per game', LEAGUE)).toMatchObject([
      { verb: 'derive', expression: { operator: '/', left: column('c7'), right: column('c1') } },
    ]);
  });

  test('tell goals let in from goals scored', () => {
    expect(stepsOf('who conceded the fewest goals', LEAGUE)).toContainEqual(
      expect.objectContaining({ verb: 'limit', by: { column: 'c6', direction: 'ascending' } }),
    );
  });

  test('name the column before a type of chart', () => {
    expect(stepsOf('points per team', LEAGUE)).toMatchObject([{ verb: 'select', columns: ['c0', 'c7'] }]);
  });

  test('are no league by themselves', () => {
    const sizes = tableOf(
      ['Item', 'W', 'L', 'H'],
      ['a', 'b', 'c', 'd'].map((name, at) => [name, at + 1, at + 2, at + 3]),
    );
    expect(JSON.stringify(stepsOf('wins by item', sizes))).not.toContain('c1');
  });
});

import { describe, expect, test } from 'vitest';
import { createSituation, tableConfig } from '../../test/fixtures/language/sample-situation.ts';
import type { PlanStep } from '../plan/plan.ts';
import { understand } from './understand.ts';

const LABELS = [
  'Loan ID',
  'Member',
  'Branch',
  'Loan date',
  'Return date',
  'Pages',
  'Fee',
  'Fine',
  'Reader rating',
  'Lost',
  'Shelf / Room',
];
const MEMBERS = ['Ines', 'Omar', 'Tara', 'Ugo', 'Vera', 'Walt'];
const BRANCHES = ['Harbour', 'Hill', 'Park'];

const LINES = Array.from({ length: 90 }, (_, at) => [
  `L${1000 + at}`,
  MEMBERS[at % 6] ?? '',
  BRANCHES[(at * 2 + Math.floor(at / 6)) % 3] ?? '',
  `2024-${String(1 + (at % 12)).padStart(2, '0')}-${String(1 + ((at * 5) % 20)).padStart(2, '0')}`,
  at % 9 === 0
    ? null
    : `2025-${String(1 + (at % 12)).padStart(2, '0')}-${String(5 + ((at * 3) % 20)).padStart(2, '0')}`,
  80 + ((at * 37) % 400),
  2 + ((at * 7919) % 900) / 100,
  at % 7 === 0 ? null : ((at * 31) % 300) / 100,
  1 + ((at * 17) % 41) / 10,
  at % 5 === 0 ? 'true' : 'false',
  `S${at % 8} / R${at % 3}`,
]);

const situation = createSituation(tableConfig(LABELS, LINES));

function stepsOf(wish: string): readonly PlanStep[] {
  return understand(wish, situation).readings[0]?.plan.steps ?? [];
}

type Construct = {
  readonly name: string;
  /** What the plan of each wish begins with; further fields and steps are free. */
  readonly steps: readonly Readonly<Record<string, unknown>>[];
  /** A plain case, a paraphrase, and one with a slip of the keys. */
  readonly wishes: readonly string[];
  /** Looks alike and must not give these steps. */
  readonly not: string;
};

const column = (key: string) => ({ kind: 'column', key });
const literal = (value: number) => ({ kind: 'literal', value });
const days = { kind: 'call', name: 'daysBetween', arguments: [column('loan_date'), column('return_date')] };

const CONSTRUCTS: readonly Construct[] = [
  {
    name: 'a word of the root of a label',
    steps: [{ verb: 'filter', where: { operator: '>=', left: column('reader_rating'), right: literal(4) } }],
    wishes: ['loans rated 4 or better', 'loans that are rated 4 or more', 'lonas rated 4 or better'],
    not: 'loans with a fee of 4 or more',
  },
  {
    name: 'a figure with what was done to it',
    steps: [{ verb: 'group', by: ['branch'], measures: [{ operation: 'sum', column: 'pages' }] }],
    wishes: ['pages printed by branch', 'total pages printed in each branch', 'paegs printed by branch'],
    not: 'loans printed by branch',
  },
  {
    name: 'a formula in signs',
    steps: [
      {
        verb: 'derive',
        expression: {
          operator: '/',
          left: { operator: '+', left: column('fee'), right: column('fine') },
          right: column('pages'),
        },
      },
    ],
    wishes: ['cost per page = (fee + fine) / pages', 'add a column (fee + fine) / pages', 'cost: (fee + fien) / pages'],
    not: 'fee + fine / pages',
  },
  {
    name: 'days from one date to another',
    steps: [{ verb: 'derive', expression: days }],
    wishes: [
      'number of days between loan date and return date',
      'add a column for the days between the loan date and the return date',
      'days betwen loan date and return date',
    ],
    not: 'loans between the loan date and today',
  },
  {
    name: 'a stretch between two dates, compared',
    steps: [{ verb: 'filter', where: { operator: '>', left: days, right: literal(30) } }],
    wishes: [
      'loans returned more than 30 days after the loan date',
      'loans with a return date over 30 days after the loan date',
      'loans returned more than 30 days after the laon date',
    ],
    not: 'loans with more than 30 pages',
  },
  {
    name: 'rows that lack a value',
    steps: [{ verb: 'filter', where: { kind: 'call', name: 'isEmpty', arguments: [column('return_date')] } }],
    wishes: ['loans without a return date', 'loans that have no return date', 'loans missing a retrun date'],
    not: 'drop the return date column',
  },
  {
    name: 'figures against their average',
    steps: [
      { verb: 'filter', where: { operator: '>', left: column('pages'), right: { operation: 'mean', key: 'pages' } } },
    ],
    wishes: [
      'loans above the average pages',
      'only loans with more than the average pages',
      'loans above the avergae pages',
    ],
    not: 'average pages by branch',
  },
  {
    name: 'one row of each group',
    steps: [{ verb: 'limit', count: 1, by: { column: 'fee', direction: 'descending' }, per: ['branch'] }],
    wishes: [
      'highest fee loan in each branch',
      'the row with the highest fee in each branch',
      'highest fee loan in each brnach',
    ],
    not: 'highest fee in each branch',
  },
  {
    name: 'groups that meet a figure',
    steps: [
      { verb: 'group', by: ['member'] },
      { verb: 'filter', where: { operator: '>=', right: literal(60) } },
    ],
    wishes: [
      'fees by member, but only members with at least 60',
      'fee per member, keep members with at least 60',
      'fees by membr, only members with at least 60',
    ],
    not: 'fees by member',
  },
  {
    name: 'three operations over one column',
    steps: [
      { verb: 'group', by: ['branch'], measures: [{ operation: 'min' }, { operation: 'max' }, { operation: 'mean' }] },
    ],
    wishes: [
      'min, max and average pages for every branch',
      'minimum, maximum and mean pages by branch',
      'min, max and avergae pages by branch',
    ],
    not: 'average pages for every branch',
  },
  {
    name: 'the first and last date of each group',
    steps: [
      {
        verb: 'group',
        by: ['member'],
        measures: [
          { operation: 'min', column: 'loan_date' },
          { operation: 'max', column: 'loan_date' },
        ],
      },
    ],
    wishes: [
      'first and last loan date for each member',
      'first and last loan date by member',
      'first and last loan date for each membre',
    ],
    not: 'loans by member',
  },
  {
    name: 'empty cells by their column',
    steps: [{ verb: 'fillEmpty', columns: ['fine'], method: 'median' }],
    wishes: [
      'fill the missing fines with the median',
      'fill blank fine amounts with the median',
      'fill the missing fines with the mediann',
    ],
    not: 'fill the missing fines with zero',
  },
  {
    name: 'each combination once',
    steps: [{ verb: 'select', columns: ['member', 'branch'] }, { verb: 'distinct' }],
    wishes: [
      'unique combinations of member and branch',
      'list the members and branches once each',
      'unique combinatoins of member and branch',
    ],
    not: 'show member and branch',
  },
  {
    name: 'a text in two columns',
    steps: [
      { verb: 'splitText', column: 'shelf_room', separator: ' / ', into: [{ label: 'Shelf' }, { label: 'Room' }] },
    ],
    wishes: [
      'split shelf and room into two columns',
      'separate shelf / room into 2 columns',
      'split shlef and room into two columns',
    ],
    not: 'show shelf and room',
  },
  {
    name: 'what percentage of each group meets a condition',
    steps: [
      { verb: 'derive', expression: { name: 'if' } },
      { verb: 'group', by: ['branch'] },
    ],
    wishes: [
      'what percentage of each branch is lost',
      'percentage of each branch that is lost',
      'what percentage of each brnach is lost',
    ],
    not: 'lost by branch',
  },
  {
    name: 'the last row of each month',
    steps: [
      { verb: 'truncateTime', part: 'month' },
      { verb: 'limit', count: 1, by: { direction: 'descending' } },
      { verb: 'drop' },
    ],
    wishes: ['last loan of each month', 'the last row of every month', 'last laon of each month'],
    not: 'loans by month',
  },
  {
    name: 'a second key of an order',
    steps: [
      {
        verb: 'sort',
        by: [
          { column: 'pages', direction: 'descending' },
          { column: 'fee', direction: 'ascending' },
        ],
      },
    ],
    wishes: [
      'sort by pages descending, then fee ascending',
      'pages descending then by fee ascending',
      'sort by pagse descending, then fee ascending',
    ],
    not: 'sort by pages descending',
  },
  {
    name: 'the share within another group',
    steps: [
      { verb: 'group', by: ['branch', 'member'] },
      { verb: 'window', operation: 'shareOfTotal', per: ['branch'] },
    ],
    wishes: [
      'share of pages by member within each branch',
      'percentage of pages per member in each branch',
      'share of pages by membr within each branch',
    ],
    not: 'pages by member and branch',
  },
];

describe.each(CONSTRUCTS)('$name', ({ steps, wishes, not }) => {
  test.each(wishes)('is understood from "%s"', (wish) => {
    expect(stepsOf(wish).slice(0, steps.length)).toMatchObject(steps);
  });

  test(`is not what "${not}" means`, () => {
    expect(stepsOf(not).slice(0, steps.length)).not.toMatchObject(steps);
  });
});

describe('what is taken for granted', () => {
  const assumptionsOf = (wish: string) => understand(wish, situation).readings[0]?.assumptions ?? [];

  test('tells the column that a slip of the keys or a kindred word was taken for', () => {
    expect(assumptionsOf('average pagse by branch')).toContainEqual({ kind: 'column', word: 'pagse', column: 'Pages' });
    expect(assumptionsOf('loans rated 4 or better')).toContainEqual({
      kind: 'column',
      word: 'rated',
      column: 'Reader rating',
    });
  });

  test('tells the value that a slip of the keys was taken for', () => {
    expect(assumptionsOf('only Harbuor')).toContainEqual({
      kind: 'value',
      word: 'Harbuor',
      value: 'Harbour',
      column: 'Branch',
    });
  });

  test('tells of words that were left out', () => {
    expect(assumptionsOf('average pages by branch wibble')).toContainEqual({ kind: 'skipped', word: 'wibble' });
  });

  test('is silent about units that say nothing more', () => {
    expect(assumptionsOf('round fees to whole dollars').filter(({ kind }) => kind === 'skipped')).toEqual([]);
  });

  test('tells nothing of words that name a column as it is written', () => {
    expect(assumptionsOf('average pages by branch')).toEqual([]);
  });
});

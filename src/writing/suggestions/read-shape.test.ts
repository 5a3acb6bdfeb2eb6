import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../chart/locale.ts';
import type { ColumnName } from '../../plan/plan-error.ts';
import type { PreparedMeasure, PreparedShape } from './data-preparation.ts';
import { readShape } from './read-shape.ts';
import { writeRequests } from './write-requests.ts';

/** Names as columns have them, those among them that a sentence could take for its own words. */
const LABELS = [
  'Revenue',
  'Sales by month',
  'top 10 for each region, highest first',
  'The “best” year',
  '‘Driver’s’ name',
  'N.º de «visitas»',
  'total',
  'total de total',
  'أيام الغياب',
  'عدد الصفوف',
  '2024',
  '-5%',
  'blank 1',
  'Share (%) of all the households that answered the second part of the questionnaire in time',
];
const COLUMNS: readonly ColumnName[] = LABELS.map((label, place) => ({ key: `k${place}`, label }));

const anyNames = (count: number): fc.Arbitrary<readonly ColumnName[]> =>
  fc.shuffledSubarray([...COLUMNS], { minLength: count, maxLength: count });
const anyMeasureOf = (column: ColumnName | undefined): fc.Arbitrary<PreparedMeasure> =>
  column === undefined
    ? fc.constant({ operation: 'count' })
    : fc.constantFrom<PreparedMeasure>(
        { operation: 'count' },
        { operation: 'sum', column },
        { operation: 'mean', column },
      );
const anyCount = fc.integer({ min: 2, max: 50 });
const anyPart = fc.constantFrom(undefined, 'year', 'quarter', 'month', 'week', 'day');

const anyGathered: fc.Arbitrary<PreparedShape> = anyNames(3).chain(([by, figure, across]) =>
  fc
    .record({
      measure: anyMeasureOf(figure),
      part: anyPart,
      form: fc.constantFrom('plain', 'first', 'across', 'growth'),
    })
    .map(
      ({ measure, part, form }): PreparedShape => ({
        kind: 'gathered',
        by: { ...nameOf(by), ...(part === undefined ? {} : { part }) },
        measures: [measure],
        isHighestFirst: form === 'first',
        isGrowth: form === 'growth',
        ...(form === 'across' ? { across: nameOf(across) } : {}),
      }),
    ),
);

const anyShape: fc.Arbitrary<PreparedShape> = fc.oneof(
  fc.constant<PreparedShape>({ kind: 'as-is' }),
  fc
    .integer({ min: 1, max: 6 })
    .chain((count) => anyNames(count).map((columns): PreparedShape => ({ kind: 'columns', columns }))),
  anyGathered,
  fc
    .tuple(
      anyNames(2).chain(([by, figure]) => anyMeasureOf(figure).map((measure) => ({ by: nameOf(by), measure }))),
      anyCount,
    )
    .map(([parts, count]): PreparedShape => ({ kind: 'top-groups', ...parts, count })),
  fc
    .tuple(anyNames(1), anyCount, fc.constantFrom('top-rows', 'bins'))
    .map(([[column], count, kind]): PreparedShape => ({ kind, column: nameOf(column), count })),
);

function nameOf(column: ColumnName | undefined): ColumnName {
  if (column === undefined) throw new Error('A shape takes more columns than there are.');
  return column;
}

describe('a request in our own wording', () => {
  it.each(LOCALES)('asks in %s for the very shape it was written of, whatever the columns are called', (locale) => {
    fc.assert(
      fc.property(anyShape, (shape) => {
        const [request = ''] = writeRequests({ shape }, [], locale);
        expect(readShape(request, COLUMNS, locale)).toEqual(shape);
      }),
      { seed: 7, numRuns: 400 },
    );
  });

  it('is read of one column alone: where two are called alike nobody can tell which is meant', () => {
    const columns = ['a', 'b'].map((key) => ({ key, label: 'Amount' }));
    expect(readShape('Keep only the columns “Amount”.', columns, 'EN_US')).toBeUndefined();
  });

  it('is no other text: not one word more, and no name that is not there', () => {
    const read = (request: string) => readShape(request, COLUMNS, 'EN_US');
    expect(read('Add up “Revenue” for each “total”.')).toBeDefined();
    expect(read('Add up “Revenue” for each “total” in 2024.')).toBeUndefined();
    expect(read('Add up “Profit” for each “total”.')).toBeUndefined();
    expect(read('Add up Revenue for each total.')).toBeUndefined();
    expect(read('Add up “Revenue” for each \ufffc.')).toBeUndefined();
    expect(read('')).toBeUndefined();
  });
});

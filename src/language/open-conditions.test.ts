import { describe, expect, test } from 'vitest';
import { createSituation, tableConfig } from '../../test/fixtures/language/sample-situation.ts';
import { understand } from './understand.ts';

const HEAD = ['Runner', 'Age', 'Club', 'Waiting min', 'Rest min', 'Rain mm', 'Falls', 'Fee'] as const;
const TABLE = tableConfig(
  [...HEAD],
  Array.from({ length: 40 }, (_, at) => [
    `Runner ${at}`,
    18 + ((at * 7) % 60),
    ['Reef', 'Dune', 'Peak'][at % 3] ?? '',
    5 + ((at * 11) % 140),
    10 + ((at * 5) % 130),
    ((at * 13) % 90) + 200,
    at % 4,
    1000 + ((at * 37) % 900),
  ]),
);
const situation = createSituation(TABLE, { locale: 'EN_US' });
const keyOf = (label: (typeof HEAD)[number]): string =>
  TABLE.data.columns.find((column) => column.label === label)?.key ?? '';
const stepsOf = (wish: string) => understand(wish, situation).readings[0]?.plan.steps ?? [];
const whereOf = (wish: string) => stepsOf(wish).flatMap((step) => (step.verb === 'filter' ? [step.where] : []));
const compared = (label: (typeof HEAD)[number], operator: string, value: number) => ({
  kind: 'binary',
  operator,
  left: { kind: 'column', key: keyOf(label) },
  right: { kind: 'literal', value },
});

describe('a number without its column', () => {
  test.each([
    ['runners over 60', compared('Age', '>', 60)],
    ['only runners under 30', compared('Age', '<', 30)],
    ['runners over 1500', compared('Fee', '>', 1500)],
    ['corredores com mais de 60 anos', compared('Age', '>', 60)],
  ])('is about the column that has such numbers: %s', (wish, where) => expect(whereOf(wish)).toMatchObject([where]));

  test('stands behind another condition too', () => {
    expect(JSON.stringify(whereOf('Reef runners under 30'))).toContain(JSON.stringify({ kind: 'literal', value: 30 }));
  });

  test('means nothing where several columns could be meant', () => {
    expect(whereOf('runners over 130')).toEqual([]);
  });
});

describe('a unit without its column', () => {
  test('is about the one column whose label has it', () => {
    expect(whereOf('runners with less than 250 mm')).toMatchObject([compared('Rain mm', '<', 250)]);
  });

  test('means neither of two columns that have it', () => {
    expect(whereOf('runners with more than 30 minutes')).toEqual([]);
  });

  test('is brought into that of the column named before it', () => {
    expect(whereOf('runners that waited longer than an hour')).toMatchObject([compared('Waiting min', '>', 60)]);
    expect(whereOf('runners that waited more than 1.5 hours')).toMatchObject([compared('Waiting min', '>', 90)]);
  });
});

describe('what was done, and what is lacking', () => {
  test.each(['runners with no falls', 'runners that have no falls'])('"%s" are those of zero', (wish) =>
    expect(whereOf(wish)).toMatchObject([compared('Falls', '=', 0)]),
  );
});

describe('a condition that must not hold', () => {
  test.each([
    'runners whose fee is not between 1200 and 1500',
    'runners with fee not between 1200 and 1500',
    'corredores cujo fee não está entre 1200 e 1500',
  ])('%s', (wish) => expect(whereOf(wish)).toMatchObject([{ kind: 'not', of: { kind: 'between' } }]));

  test.each(['runners whose club does not start with R', 'clubs that do not contain the letter e'])('%s', (wish) =>
    expect(whereOf(wish)).toMatchObject([{ kind: 'not', of: { kind: 'binary' } }]),
  );

  test('"not above" is a bound of its own', () => {
    expect(whereOf('runners whose fee is not above 1500')).toMatchObject([compared('Fee', '<=', 1500)]);
  });
});

describe('bounds', () => {
  test('that nothing takes are not left over', () => {
    expect(understand('runners by club, only those with at least 14 medals', situation).readings).toEqual([]);
  });

  test('may be a part of another figure', () => {
    expect(whereOf('runners whose waiting is more than half of the rest')).toMatchObject([
      { operator: '>', left: { key: keyOf('Waiting min') }, right: { operator: '*', right: { value: 0.5 } } },
    ]);
  });
});

describe('a figure or a cell that only some rows have', () => {
  const loans = tableConfig(
    ['Branch', 'Sum', 'Fine', 'Multa', 'Note'],
    Array.from({ length: 24 }, (_, at) => [
      at % 2 === 0 ? 'Reef' : 'Dune',
      10 + ((at * 7) % 40),
      at % 3,
      at % 4,
      at % 2 === 0 ? '' : `n${at}`,
    ]),
  );
  const verbsOf = (wish: string, locale: 'EN_GB' | 'PT_PT') =>
    understand(wish, createSituation(loans, { locale })).readings[0]?.plan.steps.map(({ verb }) => verb) ?? [];

  test.each([
    ['EN_GB', 'sum by branch with a fine'],
    ['EN_GB', 'sum by branch without any fine'],
    ['PT_PT', 'sum por branch com alguma multa'],
    ['PT_PT', 'sum por branch sem nenhuma multa'],
  ] as const)('picks rows where some are spoken of, %s: %s', (locale, wish) =>
    expect(verbsOf(wish, locale)).toEqual(['filter', 'group']),
  );

  test.each([
    ['EN_GB', 'without the fine'],
    ['EN_GB', 'all without note'],
    ['PT_PT', 'sem a multa'],
  ] as const)('is left out where the column is spoken of, %s: %s', (locale, wish) =>
    expect(verbsOf(wish, locale)).toEqual(['drop']),
  );

  test('picks no rows where Portuguese names it with its article', () =>
    expect(verbsOf('sum com a multa por branch', 'PT_PT')).not.toContain('filter'));
});

describe('figures on one side of zero', () => {
  const accounts = tableConfig(
    ['Holder', 'Saldo', 'الرصيد', 'Branch', 'Limit'],
    Array.from({ length: 24 }, (_, at) => [
      `Holder ${at}`,
      50 - at * 7,
      30 - at * 5,
      ['A', 'B'][at % 2] ?? '',
      at * 10,
    ]),
  );
  const wheres = (wish: string, locale: 'EN_US' | 'PT_PT' | 'AR') =>
    (understand(wish, createSituation(accounts, { locale })).readings[0]?.plan.steps ?? []).flatMap((step) =>
      step.verb === 'filter' ? [step.where] : [],
    );

  test.each([
    ['EN_US', 'holders with a negative saldo', '<'],
    ['EN_US', 'number of holders whose saldo is positive per branch', '>'],
    ['PT_PT', 'saldo negativo por branch', '<'],
    ['PT_PT', 'só os que têm saldo positivo', '>'],
    ['AR', 'من رصيده سالب', '<'],
  ] as const)('are picked, %s: %s', (locale, wish, operator) =>
    expect(wheres(wish, locale)).toMatchObject([{ operator, right: { kind: 'literal', value: 0 } }]),
  );

  test('are none where a figure never falls below it', () => {
    expect(wheres('holders with a negative limit', 'EN_US')).toEqual([]);
  });
});

describe('conditions in signs', () => {
  test.each([
    ['falls = 1', compared('Falls', '=', 1)],
    ['number of runners with falls = 1 by club', compared('Falls', '=', 1)],
    ['falls ≠ 1', compared('Falls', '!=', 1)],
    ['falls != 1', compared('Falls', '!=', 1)],
    ['corredores com falls = 1', compared('Falls', '=', 1)],
    ['falls = 1 حسب club', compared('Falls', '=', 1)],
  ])('say what they say: %s', (wish, where) => expect(whereOf(wish)).toMatchObject([where]));
});

import { describe, expect, test } from 'vitest';
import { createSituation, tableConfig } from '../../../test/fixtures/language/sample-situation.ts';
import type { Locale } from '../../chart/locale.ts';
import { understand } from '../understand.ts';

const DAY_MS = 86_400_000;

/** Sales of every second day from the first of 2022 to the middle of March 2025. */
const trade = createSituation(
  tableConfig(
    ['Date', 'Region', 'Product', 'Sales'],
    Array.from({ length: 585 }, (_, at) => [
      new Date(Date.UTC(2022, 0, 1) + 2 * at * DAY_MS).toISOString().slice(0, 10),
      ['North', 'South'][at % 2] ?? '',
      ['Desk', 'Lamp', 'Sofa'][at % 3] ?? '',
      20 + ((at * 37) % 300),
    ]),
  ),
);

function read(wish: string, locale: Locale = 'EN_GB') {
  const reading = understand(wish, { ...trade, locale }).readings[0];
  const derived = reading?.plan.steps.find(({ verb }) => verb === 'derive');
  return {
    label: derived?.verb === 'derive' ? derived.as.label : undefined,
    group: reading?.plan.steps.find(({ verb }) => verb === 'group'),
    cut: reading?.assumptions.flatMap((one) => (one.kind === 'cut-periods' ? one.periods : [])),
  };
}

describe('groups ranked by how a figure changed', () => {
  test.each([
    ['EN_GB', 'which region grew most', 'Growth of Sales (%)'],
    ['EN_GB', 'which region grew fastest', 'Growth of Sales (%)'],
    ['PT_PT', 'que region cresceu mais', 'Crescimento de Sales (%)'],
    ['AR', 'أي region نما أكثر', 'نمو Sales (%)'],
    ['EN_GB', 'which region increased most', 'Change in Sales'],
    ['PT_PT', 'que region aumentou mais', 'Variação de Sales'],
  ] as const)('are so by percent where they grew, by amounts where they changed, %s: %s', (locale, wish, label) =>
    expect(read(wish, locale).label).toContain(label),
  );

  test('are those that "what" asks for', () => expect(read('what grew most').group).toMatchObject({ by: ['product'] }));

  test('are so over the years that the data tell whole', () => {
    const { group, cut } = read('which region grew most');
    expect(group).toMatchObject({ measures: [{ as: { label: 'Sales 2022' } }, { as: { label: 'Sales 2024' } }] });
    expect(cut).toEqual([]);
  });
});

describe('a period that the data tell a part of', () => {
  test.each([
    ['sales growth by year', ['2025']],
    ['sales growth by month', ['2025-03']],
    ['sales growth from 2024 to 2025', ['2025']],
    ['sales growth from 2022 to 2024', []],
    ['sales growth by year until 2024', []],
    ['sales by year', []],
  ])('is told where a change is one from or to it: %s', (wish, cut) => expect(read(wish).cut).toEqual(cut));
});

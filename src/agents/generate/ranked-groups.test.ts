import { describe, expect, it } from 'vitest';
import { askAgent } from '../../../test/fixtures/ask-agent.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import type { Locale } from '../../chart/locale.ts';
import { mutate } from '../mutate/agent.ts';
import { generate } from './agent.ts';

/** Repairs of a bicycle shop: three mechanics, makes that come again, what was charged, and how long it took. */
const LINES = [
  ['R1', 'Ines', 'Gazelle', 90, 40, 4, 'yes'],
  ['R2', 'Ines', 'Trek', 30, 25, 9, 'no'],
  ['R3', 'Omar', 'Trek', 45, 80, 2, 'yes'],
  ['R4', 'Omar', 'Brompton', 60, 15, 7, 'yes'],
  ['R5', 'Vera', 'Trek', 20, 35, 1, 'no'],
  ['R6', 'Ines', 'Gazelle', 75, 50, 3, 'yes'],
] as const;

const LABELS: Readonly<Record<'EN_US' | 'PT_PT' | 'AR', readonly string[]>> = {
  EN_US: ['Repair', 'Mechanic', 'Make', 'Charge', 'Waiting min', 'Age', 'Paid'],
  PT_PT: ['Reparação', 'Mecânico', 'Marca', 'Faturação', 'Espera min', 'Idade', 'Paga'],
  AR: ['الإصلاح', 'الفني', 'العلامة', 'الإيرادات', 'الانتظار دقيقة', 'العمر', 'مدفوعة'],
};

function repairs(locale: keyof typeof LABELS): GraphConfig {
  const columns = LABELS[locale].map((label, at) => ({ key: `c${at}`, label }));
  return {
    type: 'table',
    data: { columns, rows: LINES.map((line) => Object.fromEntries(line.map((cell, at) => [`c${at}`, cell]))) },
  };
}

const ask = (wish: string, locale: keyof typeof LABELS = 'EN_US') =>
  askAgent(generate, wish, repairs(locale), { locale: locale satisfies Locale });

const rowsOf = ({ data }: GraphConfig): readonly unknown[][] =>
  data.rows.map((row) => data.columns.map(({ key }) => row[key]));

const EARNED = [
  ['Ines', 195],
  ['Omar', 105],
  ['Vera', 20],
];

describe('groups are ranked', () => {
  it.each([
    ['EN_US', 'which mechanic earns the most'],
    ['EN_US', 'mechanics who earn the most'],
    ['EN_US', 'biggest mechanics'],
    ['EN_US', 'top mechanics by charge'],
    ['PT_PT', 'que mecânico ganha mais'],
    ['PT_PT', 'maiores mecânicos'],
    ['AR', 'أي فني يكسب أكثر'],
  ] as const)('by the money of each: %s, %s', async (locale, wish) => {
    expect(rowsOf((await ask(wish, locale)).config)).toEqual(EARNED);
  });

  it('by a guessed figure that is told', async () => {
    expect((await ask('biggest mechanics')).response.message).toContain('No measure was named, so “Charge” was used.');
  });

  it.each([
    ['EN_US', 'most common make'],
    ['EN_US', 'which make is the most popular?'],
    ['PT_PT', 'marca mais comum'],
    ['AR', 'العلامة الأكثر شيوعا'],
  ] as const)('by how often they come: %s, %s', async (locale, wish) => {
    expect(rowsOf((await ask(wish, locale)).config)).toEqual([
      ['Trek', 3],
      ['Gazelle', 2],
      ['Brompton', 1],
    ]);
  });

  it('by what one of many typically costs, and no sum', async () => {
    expect(rowsOf((await ask('most expensive make')).config)[0]).toEqual(['Gazelle', 82.5]);
  });

  it('and one is given where rows are wanted and one is named', async () => {
    const { config } = await askAgent(mutate, 'which mechanic earns the most', repairs('EN_US'));
    expect(rowsOf(config)).toEqual([['Ines', 195]]);
  });
});

describe('values set against one another', () => {
  it.each([
    ['EN_US', 'compare Ines with Omar'],
    ['EN_US', 'compare Ines and Omar'],
    ['PT_PT', 'compara Ines com Omar'],
    ['AR', 'قارن بين Ines و Omar'],
  ] as const)('both stay, each with its own: %s, %s', async (locale, wish) => {
    expect(rowsOf((await ask(wish, locale)).config)).toEqual(EARNED.slice(0, 2));
  });
});

describe('how many different ones each group has', () => {
  it.each([
    ['EN_US', 'distinct makes repaired by each mechanic'],
    ['EN_US', 'number of different makes per mechanic'],
    ['PT_PT', 'marcas distintas por mecânico'],
    ['AR', 'عدد العلامات المختلفة لكل فني'],
  ] as const)('%s, %s', async (locale, wish) => {
    expect(rowsOf((await ask(wish, locale)).config)).toEqual([
      ['Ines', 2],
      ['Omar', 2],
      ['Vera', 1],
    ]);
  });

  it('in a table too', async () => {
    const { config } = await askAgent(mutate, 'number of different makes per mechanic', repairs('EN_US'));
    expect(rowsOf(config)[0]).toEqual(['Ines', 2]);
  });
});

it.each([
  ['EN_US', 'share of unpaid repairs by mechanic'],
  ['PT_PT', 'percentagem de reparações não pagas por mecânico'],
] as const)('the share that meets a condition is one within each group: %s, %s', async (locale, wish) => {
  expect(rowsOf((await ask(wish, locale)).config)).toEqual([
    ['Ines', 100 / 3],
    ['Omar', 0],
    ['Vera', 100],
  ]);
});

it.each([
  ['EN_US', 'charge vs age, size by waiting min'],
  ['PT_PT', 'faturação vs idade com tamanho pela espera'],
  ['AR', 'الإيرادات مقابل العمر والحجم حسب الانتظار'],
] as const)('the size of points has a column of its own, the third: %s, %s', async (locale, wish) => {
  const { config } = await ask(wish, locale);
  expect(config.type).toBe('bubble');
  expect(config.data.columns.slice(0, 3).map(({ key }) => key)).toEqual(['c3', 'c5', 'c4']);
});

it.each([
  ['EN_US', 'histogram of waiting time'],
  ['PT_PT', 'histograma do tempo de espera'],
] as const)('a length of time is known by its unit: %s, %s', async (locale, wish) => {
  const { config, response } = await ask(wish, locale);
  expect(config.data.columns[0]?.label).toBe(LABELS[locale][4]);
  expect(response.message).not.toContain('“time”');
});

it('one figure over another is a picture of both, and no condition', async () => {
  const { config } = await ask('charge over age');
  expect(config.type).toBe('scatter');
  expect(config.data.rows).toHaveLength(LINES.length);
});

describe('the few at the top', () => {
  it.each([
    ['EN_US', 'top 2 mechanics'],
    ['PT_PT', 'os 2 maiores mecânicos'],
  ] as const)(
    'go by the main amount where nothing says what they go by, and it is told (%s): %s',
    async (locale, wish) => {
      const { config, response } = await ask(wish, locale);
      expect(rowsOf(config)).toEqual(EARNED.slice(0, 2));
      expect(response.message).toContain(LABELS[locale][3]);
    },
  );
});

describe('sales of a table that calls them otherwise', () => {
  const rows = Array.from({ length: 12 }, (_, at) => ({
    p: ['Tea', 'Milk', 'Rice'][at % 3],
    q: 1 + (at % 4),
    a: 10 + ((at * 7) % 12),
  }));
  const labels = (names: readonly string[]) => names.map((label, at) => ({ key: 'pqa'[at] ?? '', label }));
  const sales = (names: readonly string[]): GraphConfig => ({ type: 'table', data: { columns: labels(names), rows } });

  it.each([
    ['sales by product', ['Product', 'Quantity', 'Amount'], 'EN_US', [58, 62, 66]],
    ['vendas por produto', ['Produto', 'Quantidade', 'Valor'], 'PT_PT', [58, 62, 66]],
    ['average amount per sale by product', ['Product', 'Quantity', 'Amount'], 'EN_US', [14.5, 15.5, 16.5]],
  ] as const)('are its amounts, and a sale is a row: %s', async (wish, names, locale, figures) => {
    const { config } = await askAgent(generate, wish, sales(names), { locale });
    const shown = rowsOf(config).map(([, figure]) => figure);
    expect(shown.sort((one, other) => Number(one) - Number(other))).toEqual(figures);
  });
});

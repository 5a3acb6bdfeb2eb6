import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSituation, ordersConfig, ordersSituation } from '../../test/fixtures/language/sample-situation.ts';
import type { GraphConfig, Row } from '../chart/graph-config.ts';
import { understand } from './understand.ts';

/** Wishes with a place for each column they name. */
const WISHES: readonly string[] = [
  'average {revenue} by {region}',
  '{revenue} by {region} and {product}',
  'number of rows per {product}',
  'top 3 {sales_rep} by {revenue}',
  'sort by {cost} descending',
  'only {region} North',
  '{revenue} above 5000 and {cost} below 2000',
  'running total of {revenue} by month',
  '{revenue} minus {cost} by {product}',
  'drop {cost} and {units_sold}',
  'highest {customer_rating} for each {region}',
  'monthly {revenue} in 2024',
];

/** Names that no word of the wishes and no synonym comes near. */
const OTHER_NAMES = ['Zorblat', 'Quenby', 'Marvix', 'Toldur', 'Wextam', 'Fuligo', 'Brontek', 'Hespera'];

const situation = ordersSituation();
const labels = new Map(situation.table.columns.map(({ key, label }) => [key, label]));

const fill = (wish: string, names: ReadonlyMap<string, string>): string =>
  wish.replace(/\{(\w+)\}/g, (_, key: string) => names.get(key) ?? key);

const planOf = (wish: string, where = situation) => understand(wish, where).readings[0]?.plan;

/** The plan without the labels that its steps write. */
const shapeOf = (plan: ReturnType<typeof planOf>): unknown =>
  plan?.steps.map((step) => JSON.parse(JSON.stringify(step), (name, value) => (name === 'label' ? '' : value)));

const wishes = fc.constantFrom(...WISHES);

describe('the same wish', () => {
  test('gives the same plan, to the byte, every time', () => {
    fc.assert(
      fc.property(wishes, (wish) => {
        const said = fill(wish, labels);
        expect(JSON.stringify(understand(said, ordersSituation()))).toBe(JSON.stringify(understand(said, situation)));
      }),
    );
  });

  test('gives a plan at all', () => {
    for (const wish of WISHES) expect(planOf(fill(wish, labels))?.steps, wish).not.toHaveLength(0);
  });

  test('means the same when columns, and their words in it, are called otherwise', () => {
    const names = new Map(situation.table.columns.map(({ key }, at) => [key, OTHER_NAMES[at] ?? key]));
    const config = ordersConfig();
    const columns = config.data.columns.map(({ key }) => ({ key, label: names.get(key) ?? key }));
    const renamed = createSituation({ ...config, data: { ...config.data, columns } });
    for (const wish of WISHES.filter((one) => !one.includes('{customer_rating}'))) {
      expect(shapeOf(planOf(fill(wish, names), renamed)), wish).toEqual(shapeOf(planOf(fill(wish, labels))));
    }
  });

  test('means the same in whatever order the rows stand', () => {
    const { data } = ordersConfig();
    const turned = createSituation(withRows([...data.rows].reverse()));
    for (const wish of WISHES) {
      expect(planOf(fill(wish, labels), turned), wish).toEqual(planOf(fill(wish, labels)));
    }
  });

  test('means the same in whatever order the columns stand', () => {
    const config = ordersConfig();
    const columns = [...config.data.columns].reverse();
    const turned = createSituation({ ...config, data: { ...config.data, columns } });
    for (const wish of WISHES) {
      expect(planOf(fill(wish, labels), turned), wish).toEqual(planOf(fill(wish, labels)));
    }
  });

  test('means the same beside a column that it does not speak of', () => {
    const config = ordersConfig();
    const columns = [...config.data.columns, { key: 'warehouse', label: 'Warehouse' }];
    const rows = config.data.rows.map((row, at) => ({ ...row, warehouse: `W${at % 7}` }));
    const wider = createSituation({ ...config, data: { columns, rows } });
    for (const wish of WISHES) {
      expect(planOf(fill(wish, labels), wider), wish).toEqual(planOf(fill(wish, labels)));
    }
  });

  test('means the same when the figures are a thousand times as large', () => {
    const rows = ordersConfig().data.rows.map((row) => ({ ...row, revenue: Number(row.revenue) * 1000 }));
    const scaled = createSituation(withRows(rows));
    for (const wish of WISHES) {
      expect(planOf(fill(wish, labels), scaled), wish).toEqual(planOf(fill(wish, labels)));
    }
  });

  test.each(['please {}', 'could you show me {}?', '{} please', 'Hi, I would like to see {}, thanks', '{}.'])(
    'means the same when it is said as "%s"',
    (manner) => {
      for (const wish of WISHES.filter((one) => !/^(?:sort|drop|only)/.test(one) || !manner.includes('see'))) {
        const said = fill(wish, labels);
        expect(planOf(manner.replace('{}', said)), said).toEqual(planOf(said));
      }
    },
  );

  test('means the same in capitals and in small letters', () => {
    for (const wish of WISHES) {
      const said = fill(wish, labels);
      expect(planOf(said.toLowerCase()), said).toEqual(planOf(said));
      expect(planOf(said.toUpperCase()), said).toEqual(planOf(said));
    }
  });
});

describe('any text at all', () => {
  test('is answered without a throw, and every span quotes it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        for (const { span, text: quoted } of understand(text, situation).unknown) {
          expect(text.slice(span.start, span.end)).toBe(quoted);
        }
      }),
    );
  });

  test.each(['revenue by region and ', 'top 5 ', '((((', 'not ', 'xyzzy ', '"', '1 2 ', 'average of ', '\u202e🙂'])(
    'of ten thousand characters like "%s" is answered in bounded time',
    (piece) => {
      const wish = piece.repeat(Math.ceil(10_000 / piece.length)).slice(0, 10_000);
      understand('revenue by region', situation);
      const before = process.cpuUsage();
      understand(wish, situation);
      expect(process.cpuUsage(before).user / 1000).toBeLessThan(1000);
    },
  );

  test('that names prototypes is ordinary text', () => {
    expect(() => understand('__proto__ by constructor and toString', situation)).not.toThrow();
  });
});

function withRows(rows: readonly Row[]): GraphConfig {
  const config = ordersConfig();
  return { ...config, data: { ...config.data, rows } };
}

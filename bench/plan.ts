import type { ChartData, Row } from '../src/chart/graph-config.ts';
import { parseExpression } from '../src/plan/expression/parse-expression.ts';
import { toPlanTable } from '../src/plan/table/plan-table.ts';
import { toChartData } from '../src/plan/table/to-chart-data.ts';
import { applyTransform } from '../src/plan/transform/apply-transform.ts';
import type { Transform } from '../src/plan/transform/transform.ts';
import { installRival } from './rivals/install.ts';
import { measure } from './timing.ts';

/** The slowest a transform may be, as a multiple of the rival's time. */
const MOST_TIMES = 3;
const SIZES = [100, 10_000, 1_000_000];
const MOST_CELLS = 50_000_000;

/** The part of the rival's table that is measured, by its own documentation. */
type Table = {
  filter(condition: unknown): Table;
  derive(values: object): Table;
  groupby(...keys: string[]): Table;
  rollup(values: object): Table;
  orderby(...keys: unknown[]): Table;
  pivot(keys: string, values: object): Table;
  objects(): readonly object[];
};
type Arquero = {
  readonly from: (rows: readonly object[]) => Table;
  readonly desc: (key: string) => unknown;
  readonly rolling: (expression: string) => unknown;
};

/** One transform in our vocabulary and in the rival's. */
type Case = {
  readonly name: string;
  readonly steps: readonly Transform[];
  readonly rival: (table: Table, rival: Arquero) => Table;
};

const as = (key: string) => ({ key, label: key });

const CASES: readonly Case[] = [
  {
    name: 'filter',
    steps: [{ verb: 'filter', where: parseExpression('units > 50 and region = "North"') }],
    rival: (table) => table.filter("d => d.units > 50 && d.region === 'North'"),
  },
  {
    name: 'derive',
    steps: [{ verb: 'derive', expression: parseExpression('price * units'), as: as('revenue') }],
    rival: (table) => table.derive({ revenue: 'd => d.price * d.units' }),
  },
  {
    name: 'group',
    steps: [
      {
        verb: 'group',
        by: ['region', 'product'],
        measures: [
          { operation: 'sum', column: 'units', as: as('units') },
          { operation: 'mean', column: 'price', as: as('price') },
        ],
      },
    ],
    rival: (table) =>
      table.groupby('region', 'product').rollup({ units: 'd => op.sum(d.units)', price: 'd => op.mean(d.price)' }),
  },
  {
    name: 'sort',
    steps: [{ verb: 'sort', by: [{ column: 'price', direction: 'descending' }] }],
    rival: (table, { desc }) => table.orderby(desc('price')),
  },
  {
    name: 'sort by two',
    steps: [
      {
        verb: 'sort',
        by: [
          { column: 'region', direction: 'ascending' },
          { column: 'units', direction: 'descending' },
        ],
      },
    ],
    rival: (table, { desc }) => table.orderby('region', desc('units')),
  },
  {
    name: 'pivot',
    steps: [{ verb: 'pivotWider', keys: ['product'], names: 'region', values: 'units', combine: 'sum' }],
    rival: (table) => table.groupby('product').pivot('region', { units: 'd => op.sum(d.units)' }),
  },
  {
    name: 'window',
    steps: [{ verb: 'window', operation: 'runningTotal', column: 'units', per: ['region'], as: as('total') }],
    rival: (table, { rolling }) => table.groupby('region').derive({ total: rolling('d => op.sum(d.units)') }),
  },
];

const REGIONS = ['North', 'South', 'East', 'West', 'Centre'];

/** Rows of numbers and short texts, as they come from a request body. */
function makeData(rowCount: number): ChartData {
  const columns = ['region', 'product', 'units', 'price', 'day'].map((key) => ({ key, label: key }));
  const rows: readonly Row[] = JSON.parse(
    JSON.stringify(
      Array.from({ length: rowCount }, (_, row) => ({
        region: REGIONS[(row * 31) % 5],
        product: `Item ${(row * 7919) % 40}`,
        units: ((row * 104_729) % 197) - 20,
        price: ((row * 7919 + 13) % 10_007) / 100,
        day: new Date(Date.UTC(2015, 0, 1 + ((row * 37) % 3650))).toISOString().slice(0, 10),
      })),
    ),
  );
  return { columns, rows };
}

function runPlan(data: ChartData, steps: readonly Transform[]): ChartData {
  let table = toPlanTable(data);
  for (const step of steps) ({ table } = applyTransform(table, step, { mostCells: MOST_CELLS }));
  return toChartData(table, data);
}

function isArquero(loaded: unknown): loaded is Arquero {
  return typeof loaded === 'object' && loaded !== null && typeof Reflect.get(loaded, 'from') === 'function';
}

async function loadArquero(): Promise<Arquero | string> {
  const installed = installRival('arquero');
  if ('missing' in installed) return installed.missing;
  try {
    const loaded = await installed.load();
    return isArquero(loaded) ? loaded : 'installed, but its entry has another name';
  } catch (error) {
    return `does not load: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`;
  }
}

const inMs = (ms: number): string => ms.toPrecision(3).padStart(8);

/**
 * Prints what each transform takes from row objects to row objects, beside the fastest table library of the language on the
 * same rows in the same run: only the ratio means anything.
 */
export async function run(): Promise<void> {
  const rival = await loadArquero();
  if (typeof rival === 'string') console.log(`arquero: ${rival}`);
  console.log(`\n${'rows'.padStart(9)}  ${'transform'.padEnd(12)}  ours (ms)  arquero (ms)  times`);
  for (const rowCount of SIZES) {
    const data = makeData(rowCount);
    for (const { name, steps, rival: ask } of CASES) {
      const own = measure(() => runPlan(data, steps)).wallMs;
      const line = `${rowCount.toLocaleString('en-US').padStart(9)}  ${name.padEnd(12)} ${inMs(own)}`;
      if (typeof rival === 'string') {
        console.log(line);
        continue;
      }
      const theirs = measure(() => ask(rival.from(data.rows), rival).objects()).wallMs;
      const times = own / theirs;
      console.log(
        `${line}      ${inMs(theirs)}   ${times.toFixed(2).padStart(5)}  ${times <= MOST_TIMES ? 'pass' : 'FAIL'}`,
      );
    }
  }
}

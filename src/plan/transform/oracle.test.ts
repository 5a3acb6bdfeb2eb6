import { DuckDBInstance } from '@duckdb/node-api';
import { expect, test } from 'vitest';
import { makePlan } from '../../../test/fixtures/plan/drawn-plans.ts';
import { type Cell, makeRows, q, Random, SOURCE, type Step, t } from '../../../test/fixtures/plan/drawn-tables.ts';
import type { ChartData } from '../../chart/graph-config.ts';
import { toPlanTable } from '../table/plan-table.ts';
import { toChartData } from '../table/to-chart-data.ts';
import { applyTransform } from './apply-transform.ts';

/*
 * An independent engine judges the results: plans of one to four steps over tables with empty cells, words, dates and negative
 * numbers are carried out here and, as SQL, by DuckDB. `PLAN_SEED=7` draws other plans.
 */
const SEED = Number(process.env.PLAN_SEED ?? 1);
const TABLES = 50;
const PLANS_PER_TABLE = 20;

/** The steps one after another; each reads the one before it as `t`. */
function toSql(steps: readonly Step[]): string {
  const nested = steps.reduce((source, { sql }) => `(WITH t AS (SELECT * FROM ${source}) ${sql})`, 'source');
  const columns = steps.at(-1)?.columns ?? SOURCE;
  const cells = columns.map(({ key, kind }) =>
    kind === 'date' ? `strftime(${q(key)}, '%Y-%m-%d') AS ${q(key)}` : q(key),
  );
  return `SELECT ${cells.join(', ')} FROM ${nested} ORDER BY _r`;
}

const isClose = (left: number, right: number) =>
  Math.abs(left - right) <= 1e-6 + 1e-9 * Math.max(Math.abs(left), Math.abs(right));

function isSame(own: unknown, judged: unknown): boolean {
  const other = typeof judged === 'bigint' ? Number(judged) : judged;
  if (typeof own === 'number' && typeof other === 'number') return isClose(own, other);
  return (own ?? null) === (other ?? null);
}

test('a thousand plans give what DuckDB gives', { timeout: 120_000 }, async () => {
  const random = new Random(SEED);
  const connection = await (await DuckDBInstance.create(':memory:', { threads: '1' })).connect();
  const definitions = SOURCE.map(({ key }) => ({ key, label: key }));
  let rowsSeen = 0;
  for (let table = 0; table < TABLES; table++) {
    const rows = makeRows(random);
    const values = rows.map(
      (row, place) => `(${place}, ${SOURCE.map(({ key }) => literalOf(row[key] ?? null)).join(', ')})`,
    );
    await connection.run(`CREATE OR REPLACE TABLE source AS SELECT _r, region, product, CAST(units AS DOUBLE) AS units,
      CAST(amount AS DOUBLE) AS amount, CAST(day AS DATE) AS day
      FROM (VALUES ${values.join(', ')}) AS v(_r, region, product, units, amount, day)`);
    const data: ChartData = { columns: definitions, rows };
    for (let plan = 0; plan < PLANS_PER_TABLE; plan++) {
      const steps = makePlan(random);
      const columns = steps.at(-1)?.columns ?? SOURCE;
      const sql = toSql(steps);
      const judged = (await connection.runAndReadAll(sql)).getRowObjects();
      const after = steps.reduce((own, { transform }) => applyTransform(own, transform).table, toPlanTable(data));
      const own = toChartData(after, data).rows;
      const wrong = judged.flatMap((row, place) =>
        columns.flatMap(({ key }) =>
          isSame(own[place]?.[key], row[key]) ? [] : [{ place, key, own: own[place]?.[key], judged: row[key] }],
        ),
      );
      const plain = JSON.stringify(steps.map(({ transform }) => transform));
      expect({ rows: own.length, wrong: wrong.slice(0, 3) }, `${plain}\n${sql}\n${JSON.stringify(rows)}`).toEqual({
        rows: judged.length,
        wrong: [],
      });
      rowsSeen += own.length;
    }
  }
  expect(rowsSeen).toBeGreaterThan(5000);
});

function literalOf(cell: Cell): string {
  return typeof cell === 'string' ? t(cell) : String(cell);
}

import { CHART_TYPES, type ChartType } from '../src/chart/chart-type.ts';
import type { GraphConfig } from '../src/chart/graph-config.ts';
import { drawChart } from '../src/render/draw-chart.ts';
import { drawPng } from '../src/render/png/draw-png.ts';
import { measure } from './timing.ts';

const ROWS = 50;
const SVG_LIMIT_MS = 15;
const PNG_LIMIT_MS = 60;
const WARM_UP = 10;
const MEASURED = 31;

const inMs = (ms: number): string => ms.toFixed(1).padStart(6);

/** Types of large data, which is bounded by pixels and not by rows. */
const LARGE_TYPES = [
  'line',
  'areaStacked',
  'bar',
  'groupedColumn',
  'stackedColumn',
  'combo',
  'scatter',
  'bubble',
  'waterfall',
] as const;
const LARGE_ROWS = 20_000;
const LARGE_LIMIT_MS = 1000;

function toConfig(type: ChartType, rowCount: number): GraphConfig {
  const columns = ['Name', 'North', 'South', 'Overseas'].map((key) => ({ key }));
  const rows = Array.from({ length: rowCount }, (_, row) => ({
    Name: `Place number ${row + 1}`,
    North: 100 + ((row * 7919) % 900),
    South: 50 + ((row * 104_729) % 700),
    Overseas: 10 + ((row * 1299) % 400),
  }));
  return { type, data: { columns, rows }, content: { title: 'A title', subtitle: 'A subtitle' } };
}

/** Processor time of the whole process for one call, the median of many: load on the machine does not blur it. */
async function measurePng(call: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < WARM_UP + MEASURED; index++) {
    const usage = process.cpuUsage();
    await call();
    const { user, system } = process.cpuUsage(usage);
    if (index >= WARM_UP) times.push((user + system) / 1000);
  }
  return times.toSorted((left, right) => left - right)[times.length >> 1] ?? Number.NaN;
}

/** Prints the processor time that pictures of three series take, from the chart on: of 50 rows as SVG and as PNG, of 20,000 as SVG. */
export async function run(): Promise<void> {
  const wish = { width: 800, height: 500, mode: 'light', locale: 'EN_US' } as const;
  console.log(`\n${'type'.padEnd(18)}  SVG (ms)  PNG (ms)   limits ${SVG_LIMIT_MS} and ${PNG_LIMIT_MS}`);
  for (const type of CHART_TYPES) {
    const config = toConfig(type, ROWS);
    const svg = measure(() => drawChart(config, wish)).processorMs;
    const png = await measurePng(() => drawPng(drawChart(config, wish).svg));
    const verdict = svg <= SVG_LIMIT_MS && png <= PNG_LIMIT_MS ? 'pass' : 'FAIL';
    console.log(`${type.padEnd(18)}   ${inMs(svg)}    ${inMs(png)}   ${verdict}`);
  }
  console.log(`\n${'type'.padEnd(18)}  SVG (ms)    size (KB)   ${LARGE_ROWS} rows, limit ${LARGE_LIMIT_MS}`);
  for (const type of LARGE_TYPES) {
    const config = toConfig(type, LARGE_ROWS);
    const before = process.cpuUsage();
    const { svg } = drawChart(config, wish);
    const { user, system } = process.cpuUsage(before);
    const ms = (user + system) / 1000;
    const verdict = ms <= LARGE_LIMIT_MS ? 'pass' : 'FAIL';
    console.log(`${type.padEnd(18)}   ${inMs(ms)}       ${inMs(svg.length / 1024)}   ${verdict}`);
  }
}

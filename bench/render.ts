import { CHART_TYPES, type ChartType } from '../src/chart/chart-type.ts';
import type { GraphConfig } from '../src/chart/graph-config.ts';
import { drawChart } from '../src/render/draw-chart.ts';
import { drawPng } from '../src/render/png/draw-png.ts';

const ROWS = 50;
const SVG_LIMIT_MS = 15;
const PNG_LIMIT_MS = 60;
const WARM_UP = 15;
const MEASURED = 41;

const inMs = (ms: number): string => ms.toFixed(1).padStart(6);

function toConfig(type: ChartType): GraphConfig {
  const columns = ['Name', 'North', 'South', 'Overseas'].map((key) => ({ key }));
  const rows = Array.from({ length: ROWS }, (_, row) => ({
    Name: `Place number ${row + 1}`,
    North: 100 + ((row * 7919) % 900),
    South: 50 + ((row * 104_729) % 700),
    Overseas: 10 + ((row * 1299) % 400),
  }));
  return { type, data: { columns, rows }, content: { title: 'A title', subtitle: 'A subtitle' } };
}

async function medianOf(call: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < WARM_UP + MEASURED; index++) {
    const start = performance.now();
    await call();
    if (index >= WARM_UP) times.push(performance.now() - start);
  }
  return times.toSorted((left, right) => left - right)[times.length >> 1] ?? Number.NaN;
}

/** Prints how long a picture of 50 rows and three series takes as SVG and as PNG (from the chart on), medians by the clock. */
export async function run(): Promise<void> {
  const wish = { width: 800, height: 500, mode: 'light', locale: 'EN_US' } as const;
  console.log(`\n${'type'.padEnd(18)}  SVG (ms)  PNG (ms)   limits ${SVG_LIMIT_MS} and ${PNG_LIMIT_MS}`);
  for (const type of CHART_TYPES) {
    const config = toConfig(type);
    const svg = await medianOf(() => drawChart(config, wish));
    const png = await medianOf(() => drawPng(drawChart(config, wish).svg));
    const verdict = svg <= SVG_LIMIT_MS && png <= PNG_LIMIT_MS ? 'pass' : 'FAIL';
    console.log(`${type.padEnd(18)}   ${inMs(svg)}    ${inMs(png)}   ${verdict}`);
  }
}

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

/** Prints the processor time that a picture of 50 rows and three series takes as SVG and as PNG, from the chart on. */
export async function run(): Promise<void> {
  const wish = { width: 800, height: 500, mode: 'light', locale: 'EN_US' } as const;
  console.log(`\n${'type'.padEnd(18)}  SVG (ms)  PNG (ms)   limits ${SVG_LIMIT_MS} and ${PNG_LIMIT_MS}`);
  for (const type of CHART_TYPES) {
    const config = toConfig(type);
    const svg = measure(() => drawChart(config, wish)).processorMs;
    const png = await measurePng(() => drawPng(drawChart(config, wish).svg));
    const verdict = svg <= SVG_LIMIT_MS && png <= PNG_LIMIT_MS ? 'pass' : 'FAIL';
    console.log(`${type.padEnd(18)}   ${inMs(svg)}    ${inMs(png)}   ${verdict}`);
  }
}

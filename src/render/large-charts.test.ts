import { describe, expect, test } from 'vitest';
import type { ChartType } from '../chart/chart-type.ts';
import type { GraphConfig } from '../chart/graph-config.ts';
import { drawChart, type Picture } from './draw-chart.ts';

const COUNT = 20_000;
/** The row whose value stands out of all others, above and below. */
const PEAK = 12_345;
const TROUGH = 4321;

function draw(type: ChartType, more: Readonly<Record<string, unknown>> = {}): Picture {
  const rows = Array.from({ length: COUNT }, (_, row) => ({
    name: `Name ${row}`,
    a: row === PEAK ? 1000 : row === TROUGH ? -500 : 100 + ((row * 7919) % 300),
    b: 20 + ((row * 104_729) % 100),
    c: 60 + (row % 7),
  }));
  const config: GraphConfig = {
    type,
    data: { columns: ['name', 'a', 'b', 'c'].map((key) => ({ key })), rows },
    ...more,
  };
  return drawChart(config, { width: 800, height: 500, mode: 'light', locale: 'EN_GB' });
}

/** The coordinates of the paths of a picture, as they are written. */
const writtenNumbers = (svg: string): ReadonlySet<string> =>
  new Set(Array.from(svg.matchAll(/ d="([^"]*)"/g), ([, d = '']) => d.match(/-?[\d.]+/g) ?? []).flat());

const round = (pixel: number): string => String(Math.round(pixel * 100) / 100);

describe('a picture of 20,000 rows', () => {
  const axes = ['line', 'column', 'groupedColumn', 'combo'] as const;
  test.each(axes)('has a mark for each datum of %s, keeps its extremes and is small', (type) => {
    const { svg, report } = draw(type);
    expect(report.marks).toHaveLength(COUNT * 3);
    expect(svg.length).toBeLessThan(300_000);
    const numbers = writtenNumbers(svg);
    for (const rowIndex of [PEAK, TROUGH]) {
      const mark = report.marks.find((one) => one.rowIndex === rowIndex && one.columnKey === 'a');
      const end = mark?.y ?? 0;
      const start = mark?.box?.y ?? end;
      expect(numbers.has(round(end)) || numbers.has(round(start))).toBe(true);
    }
  });

  test.each(['areaStacked', 'stackedColumn', 'stackedBar', 'bar', 'waterfall', 'scatter', 'bubble'] as const)(
    'is bounded for %s',
    (type) => {
      const { svg, report } = draw(type);
      expect(report.marks.length).toBeGreaterThanOrEqual(COUNT);
      expect(svg.length).toBeLessThan(1_000_000);
      expect(svg).not.toMatch(/NaN|Infinity|undefined/);
    },
  );

  test('says that its rows cannot be told apart, in its language', () => {
    const notesOf = ({ report }: Picture): readonly string[] =>
      report.texts.filter(({ role }) => role === 'note').map(({ text }) => text);
    expect(notesOf(draw('column')).join(' ')).toMatch(/^20,000 rows, more than can be told apart/);
    expect(notesOf(draw('bar')).join(' ')).toMatch(/^20,000 rows, more than can be told apart/);
    expect(notesOf(draw('scatter'))).toEqual([]);
  });

  test('paints what is highlighted above what recedes', () => {
    const highlight = { type: 'highlight', highlight: 'data-point', rowIndex: PEAK, columnKey: 'a' };
    const plain = draw('column').svg.match(/<path [^>]*data-series="0"/g) ?? [];
    const paths = draw('column', { annotations: [highlight] }).svg.match(/<path [^>]*data-series="\d"/g) ?? [];
    expect(plain).toHaveLength(1);
    expect(paths).toHaveLength(4);
    expect(paths.at(-1)).toContain(plain[0]?.match(/fill="[^"]*"/)?.[0]);
  });
});

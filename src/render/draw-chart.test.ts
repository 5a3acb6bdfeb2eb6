import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ChartType } from '../chart/chart-type.ts';
import type { GraphConfig, Row } from '../chart/graph-config.ts';
import type { Locale } from '../chart/locale.ts';
import { outlinePath } from './check/path-outline.ts';
import { drawChart, type Picture } from './draw-chart.ts';
import { type Box, contains, overlaps } from './svg/box.ts';

const BARS: readonly ChartType[] = ['bar', 'groupedBar', 'column', 'groupedColumn'];
const STACKS: readonly ChartType[] = ['stackedBar', '100StackedBar', 'stackedColumn', '100StackedColumn'];
const TYPES: readonly ChartType[] = [...BARS, ...STACKS, 'line', 'areaStacked', 'combo'];
const SIZES = [
  { width: 320, height: 240 },
  { width: 600, height: 400 },
  { width: 1600, height: 900 },
];

type Data = { readonly keys: readonly string[]; readonly rows: readonly (readonly (string | number | null)[])[] };

const repeat = (count: number, row: (index: number) => readonly (string | number | null)[]): Data['rows'] =>
  Array.from({ length: count }, (_, index) => row(index));

/** Data that is hard to draw. The first key names the rows. */
const UGLY: Readonly<Record<string, Data>> = {
  'one point': { keys: ['Year', 'Sales'], rows: [['2024', 12]] },
  'two hundred categories': {
    keys: ['Name', 'Score'],
    rows: repeat(200, (row) => [`Category ${row + 1}`, (row * 7919) % 1000]),
  },
  'negative values and none': {
    keys: ['Region', 'Profit', 'Loss'],
    rows: [
      ['North', 12, -4],
      ['South', -30, null],
      ['East', 0, 20],
      ['West', null, null],
    ],
  },
  'huge and tiny values': {
    keys: ['Thing', 'Value'],
    rows: [
      ['a', 1.2e12],
      ['b', 3.4e9],
      ['c', 1234],
      ['d', 0.0012],
    ],
  },
  'long labels': {
    keys: ['Answer', 'Share of all the answers that were given by anybody at any time', 'Other'],
    rows: [
      ['I use it every day and would not want to live without it for a week', '42.5%', '1%'],
      ['Donaudampfschifffahrtsgesellschaftskapitänsmütze', '23%', '12%'],
      ['Never', '9%', '3%'],
    ],
  },
  'Arabic labels': {
    keys: ['الشهر', 'دبي', 'أبو ظبي'],
    rows: [
      ['يناير', 12000, 9000],
      ['فبراير', 14100, 9700],
      ['مارس', 16200, 11800],
    ],
  },
  'days of a year': {
    keys: ['Day', 'Visits'],
    rows: repeat(220, (row) => [
      new Date(Date.UTC(2024, 0, 1 + row)).toISOString().slice(0, 10),
      1000 + ((row * 31) % 97),
    ]),
  },
  'many series': {
    keys: ['Year', ...Array.from({ length: 14 }, (_, index) => `District number ${index + 1}`)],
    rows: repeat(12, (row) => [
      String(2010 + row),
      ...Array.from({ length: 14 }, (_, index) => 100 + ((row * index * 37) % 90)),
    ]),
  },
  'equal values': {
    keys: ['Name', 'A', 'B'],
    rows: [
      ['x', 5, 5],
      ['y', 5, 5],
      ['z', 5, 5],
    ],
  },
  'only zeros': {
    keys: ['Name', 'A'],
    rows: [
      ['x', 0],
      ['y', 0],
    ],
  },
};

function toConfig(type: ChartType, { keys, rows }: Data, more: Readonly<Record<string, unknown>> = {}): GraphConfig {
  return {
    type,
    data: {
      columns: keys.map((key) => ({ key })),
      rows: rows.map((cells): Row => Object.fromEntries(cells.map((cell, index) => [keys[index] ?? '', cell]))),
    },
    content: {
      title: 'A title of usual length',
      subtitle: 'What is measured, and in which unit',
      source: { label: 'Somebody' },
    },
    ...more,
  };
}

const draw = (
  config: GraphConfig,
  more: { width?: number; height?: number; locale?: Locale; mode?: 'light' | 'dark' } = {},
): Picture => drawChart(config, { width: 600, height: 400, mode: 'light', locale: 'EN_US', ...more });

function countNumbers({ keys, rows }: Data): number {
  return rows.flatMap((row) => row.slice(1, keys.length)).filter((cell) => cell !== null).length;
}

/** The bars of a picture by series and place. */
function readBars(svg: string): ReadonlyMap<string, Box> {
  return new Map(
    Array.from(
      svg.matchAll(/<path d="([^"]*)"[^>]*data-series="(\d+)" data-index="(\d+)"/g),
      ([, path = '', series = '', index = '']) => [`${series} ${index}`, boundsOf(path)],
    ),
  );
}

function boundsOf(path: string): Box {
  const points = outlinePath(path).flat();
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

describe('a picture of a chart with axes', () => {
  describe.each(TYPES)('%s', (type) => {
    test.each(Object.entries(UGLY))('draws each datum of %s once, and all its texts apart and inside', (_, data) => {
      for (const size of SIZES) {
        for (const locale of ['EN_GB', 'AR'] as const) {
          const settings = {
            dataLabels: { showDataLabels: true, showStackTotals: true },
            axes: { x: { label: 'Across' }, y: { label: 'Up' } },
          };
          const { report, svg } = draw(toConfig(type, data, settings), { ...size, locale });
          if (type !== 'areaStacked') expect(report.marks).toHaveLength(countNumbers(data));
          expect(svg).not.toMatch(/NaN|Infinity|undefined/);
          const picture = { x: 0, y: 0, width: report.width, height: report.height };
          for (const text of report.texts) expect(contains(picture, text.box, 0.5), JSON.stringify(text)).toBe(true);
          const touching = report.texts.flatMap((one, index) =>
            report.texts
              .slice(index + 1)
              .filter((other) => overlaps(one.box, other.box, -2.5))
              .map((other) => [one, other]),
          );
          expect(touching).toEqual([]);
        }
      }
    });
  });

  test.each(BARS)('draws %s where the report says, from zero', (type) => {
    for (const locale of ['EN_GB', 'AR'] as const) {
      const data = UGLY['negative values and none'] ?? { keys: [], rows: [] };
      const { report, svg } = draw(toConfig(type, data, { axes: { y: { min: 5 } } }), { locale });
      const bars = readBars(svg);
      expect(bars.size).toBe(report.marks.length);
      const isHorizontal = type.toLowerCase().endsWith('bar');
      const zero = report.marks.find(({ value }) => value === 0);
      for (const mark of report.marks) {
        if (mark.value === 0) continue;
        const drawn = bars.get(`${data.keys.indexOf(mark.columnKey) - 1} ${mark.rowIndex}`);
        for (const side of ['x', 'y', 'width', 'height'] as const) {
          expect(Math.abs((drawn?.[side] ?? -99) - (mark.box?.[side] ?? 0))).toBeLessThan(1.6);
        }
        const { x, y, width, height } = mark.box ?? { x: 0, y: 0, width: 0, height: 0 };
        const ends = isHorizontal ? [x, x + width] : [y, y + height];
        const base = isHorizontal ? (zero?.x ?? 0) : (zero?.y ?? 0);
        expect(Math.min(...ends.map((end) => Math.abs(end - base)))).toBeLessThan(0.01);
      }
    }
  });

  test.each(STACKS)('draws the parts of %s where the report says', (type) => {
    const data = UGLY['negative values and none'] ?? { keys: [], rows: [] };
    const { report, svg } = draw(toConfig(type, data));
    const bars = readBars(svg);
    for (const mark of report.marks) {
      if (mark.value === 0) continue;
      const drawn = bars.get(`${data.keys.indexOf(mark.columnKey) - 1} ${mark.rowIndex}`);
      for (const side of ['x', 'y', 'width', 'height'] as const) {
        expect(Math.abs((drawn?.[side] ?? -99) - (mark.box?.[side] ?? 0))).toBeLessThan(1.6);
      }
    }
  });

  test('has whole numbers along its axis where hours are numbered', () => {
    const rows = Array.from({ length: 24 }, (_, hour) => ({ Hour: hour, Calls: (hour * 7) % 11 }));
    const config: GraphConfig = { type: 'line', data: { columns: [{ key: 'Hour' }, { key: 'Calls' }], rows } };
    const { report } = drawChart(config, { width: 600, height: 400, mode: 'light', locale: 'EN_US' });
    const labels = report.texts.map(({ text }) => text).filter((text) => /^\d/.test(text));
    expect(labels).toContain('20');
    expect(labels.filter((text) => text.includes('.'))).toEqual([]);
  });

  test.each(['line', 'scatter'] as const)('writes postcodes along its axis as they are: %s', (type) => {
    const rows = Array.from({ length: 12 }, (_, at) => ({ 'Zip code': 10001 + at * 137, Income: 40 + at }));
    const config: GraphConfig = { type, data: { columns: [{ key: 'Zip code' }, { key: 'Income' }], rows } };
    const { report } = drawChart(config, { width: 600, height: 400, mode: 'light', locale: 'EN_US' });
    const labels = report.texts.map(({ text }) => text).filter((text) => /^1\d[.,\d]{2}/.test(text));
    expect(labels.length).toBeGreaterThan(1);
    expect(labels.every((text) => /^\d{5}$/.test(text))).toBe(true);
  });

  test('draws lines through the points of the report', () => {
    const { report, svg } = draw(
      toConfig('line', {
        keys: ['Day', 'A'],
        rows: [
          ['2024-01-01', 3],
          ['2024-01-02', 9],
          ['2024-01-09', 4],
        ],
      }),
    );
    const path = /<path d="(M[^"Z]*)" fill="none"/.exec(svg)?.[1] ?? '';
    const points = Array.from(path.matchAll(/[ML]([\d.]+),([\d.]+)/g), ([, x, y]) => [Number(x), Number(y)]);
    expect(points).toHaveLength(3);
    for (const [index, { x, y }] of report.marks.entries()) {
      expect(points[index]?.[0]).toBeCloseTo(x, 0);
      expect(points[index]?.[1]).toBeCloseTo(y, 0);
    }
    const [first, second, third] = report.marks.map(({ x }) => x);
    expect(((third ?? 0) - (second ?? 0)) / ((second ?? 0) - (first ?? 0))).toBeCloseTo(7, 5);
  });

  test('shows a lone point between gaps', () => {
    const rows = [
      ['a', 1],
      ['b', null],
      ['c', 3],
      ['d', null],
      ['e', 5],
    ] as const;
    const { svg } = draw(toConfig('line', { keys: ['k', 'v'], rows }, { options: { showPoints: false } }));
    expect(svg.match(/<circle [^>]*data-series="0"/g)).toHaveLength(3);
  });
});

describe('a picture', () => {
  const config = toConfig('combo', UGLY['many series'] ?? { keys: [], rows: [] });

  test('has the same bytes whatever was drawn before', () => {
    const { svg } = draw(config);
    draw(toConfig('bar', UGLY['long labels'] ?? { keys: [], rows: [] }));
    expect(draw(config).svg).toBe(svg);
  });

  test.each([
    [{ type: 'line', data: { columns: [], rows: [] } }, 'There is nothing to draw: the data has no rows.'],
    [
      toConfig('column', { keys: ['a', 'b'], rows: [['x', 'y']] }),
      'There is nothing to draw: no visible column holds numbers.',
    ],
    [
      toConfig('bubble', { keys: ['a', 'b'], rows: [['x', 1]] }),
      'A bubble chart needs more columns of numbers than the data has.',
    ],
  ] as const)('says in a sentence why there is no plot', (config, sentence) => {
    const { report, svg } = draw(config);
    expect(report.problem).toBe(sentence);
    expect(svg).toContain(sentence);
  });

  test('leaves hidden columns out', () => {
    const columns = [{ key: 'k' }, { key: 'a' }, { key: 'b', _metadata: { isHidden: true } }];
    const { report } = draw({ type: 'column', data: { columns, rows: [{ k: 'x', a: 1, b: 2 }] } });
    expect(report.marks.map(({ columnKey }) => columnKey)).toEqual(['a']);
  });

  test('keeps what others wrote as text', () => {
    const { svg } = draw(
      toConfig('bar', { keys: ['k', 'v'], rows: [['<script>"&', 1]] }, { content: { title: '<b>&' } }),
    );
    expect(svg).toContain('&lt;script&gt;&quot;&amp;');
    expect(svg).not.toContain('<script');
  });

  test('is drawn for any settings, however wrong', () => {
    const field = fc.oneof(
      fc.jsonValue(),
      fc.double(),
      fc.constantFrom('log', 'edges', 'right', 'connect', 'none', '#fff'),
    );
    const axis = fc.dictionary(
      fc.constantFrom('min', 'max', 'scaleType', 'isReversed', 'isHidden', 'label', 'tickDisplayMode'),
      field,
    );
    const settings = fc.record({
      type: fc.constantFrom(...TYPES),
      options: fc.dictionary(
        fc.constantFrom('lineThickness', 'isSmoothLine', 'missingValues', 'sortBars', 'comboType'),
        field,
      ),
      axes: fc.record({ x: axis, y: axis, y2: axis, hasDualYAxis: field }),
      legend: fc.record({ position: field }),
      appearance: fc.dictionary(
        fc.constantFrom('paletteId', 'textScale', 'seriesStyles', 'border', 'numberFormat', 'background'),
        field,
      ),
      headlineNumbers: fc.dictionary(fc.constantFrom('show', 'compareWith', 'size'), field),
      content: fc.dictionary(fc.constantFrom('title', 'subtitle', 'caption', 'source'), field),
    });
    const value = fc.oneof(fc.double(), fc.constantFrom(null, '-4%', '$1.9M', 'x', ''));
    fc.assert(
      fc.property(
        settings,
        fc.array(fc.record({ k: fc.string(), a: value, b: value }), { maxLength: 6 }),
        (wish, rows) => {
          const columns = [{ key: 'k' }, { key: 'a' }, { key: 'b' }];
          const { svg } = draw({ ...wish, data: { columns, rows } });
          expect(svg).not.toMatch(/NaN|Infinity|="undefined/);
        },
      ),
      { numRuns: 150 },
    );
  });

  test('leaves nothing behind: a thousand of them, at once, do not grow the heap', () => {
    setFlagsFromString('--expose-gc');
    const collect: unknown = runInNewContext('gc');
    const heapAfter = (count: number): number => {
      for (let index = 0; index < count; index++) draw(config);
      if (typeof collect === 'function') collect();
      return process.memoryUsage().heapUsed;
    };
    const before = heapAfter(200);
    expect(heapAfter(1000) - before).toBeLessThan(1_500_000);
  });
});

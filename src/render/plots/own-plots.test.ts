import { describe, expect, test } from 'vitest';
import type { ChartType } from '../../chart/chart-type.ts';
import type { GraphConfig, Row } from '../../chart/graph-config.ts';
import type { Locale } from '../../chart/locale.ts';
import { drawChart, type PictureReport } from '../draw-chart.ts';

const SIZES = [
  [360, 300],
  [600, 400],
  [1600, 900],
] as const;

/** Types whose marks are SVG of our own. */
const OWN_TYPES = ['pie', 'donut', 'funnel', 'waterfall', 'heatmap', 'scatter', 'bubble', 'mekko', 'table'] as const;

function createConfig(type: ChartType, labels: readonly string[], rows: readonly (readonly unknown[])[]): GraphConfig {
  const toRow = (cells: readonly unknown[]): Row => Object.fromEntries(cells.map((cell, index) => [`c${index}`, cell]));
  const columns = labels.map((label, index) => ({ key: `c${index}`, label }));
  return { type, data: { columns, rows: rows.map(toRow) } };
}

function report(config: GraphConfig, locale: Locale = 'EN_US', [width, height] = [600, 400]): PictureReport {
  return drawChart(config, { width, height, mode: 'light', locale }).report;
}

const UGLY: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  'one row': [['Alone', 5, 3, 2]],
  'two hundred rows': Array.from({ length: 200 }, (_, row) => [`Row ${row}`, row + 1, 300 - row, (row % 7) + 1]),
  'empty cells': [
    ['A', 5, null, 1],
    ['B', null, 4, 2],
    ['', 3, 2, null],
  ],
  'huge and tiny numbers': [
    ['Huge', 9.1e15, 2e9, 1],
    ['Tiny', 0.000012, 3e-7, 2],
    ['Zero', 0, 0, 0],
  ],
  'long names': [
    ['The quite extraordinarily long name of a department that nobody ever abbreviates', 12, 4, 1],
    ['Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung', 7, 8, 2],
  ],
  Arabic: [
    ['إدارة التسويق والعلاقات العامة', 12, 4, 1],
    ['المبيعات', 7, 8, 2],
  ],
};

describe.each(OWN_TYPES)('%s', (type) => {
  test.each(Object.keys(UGLY))('keeps every text inside the picture: %s', (name) => {
    const config = createConfig(type, ['Name', 'First', 'Second', 'Third'], UGLY[name] ?? []);
    for (const [width, height] of SIZES) {
      for (const locale of ['EN_US', 'AR'] as const) {
        const { texts } = report(config, locale, [width, height]);
        const outside = texts.filter(
          ({ box }) => box.x < -1 || box.y < -1 || box.x + box.width > width + 1 || box.y + box.height > height + 1,
        );
        expect(outside.map(({ text }) => text)).toEqual([]);
      }
    }
  });

  test('is drawn the same again', () => {
    const config = createConfig(type, ['Name', 'First', 'Second', 'Third'], UGLY['empty cells'] ?? []);
    const draw = (): string => drawChart(config, { width: 600, height: 400, mode: 'dark', locale: 'PT_PT' }).svg;
    expect(draw()).toBe(draw());
  });
});

const SALES = [
  ['A', 40, 10],
  ['B', 30, null],
  ['C', 0, 5],
];

describe('every datum is drawn', () => {
  test.each([
    ['pie', 2],
    ['donut', 2],
    ['funnel', 3],
    ['waterfall', 3],
    ['heatmap', 5],
    ['mekko', 4],
    ['scatter', 2],
    ['table', 5],
  ] as const)('%s has %i marks for five numbers, of which one is zero', (type, count) => {
    expect(report(createConfig(type, ['Name', 'First', 'Second'], SALES)).marks).toHaveLength(count);
  });

  test('a table shows as many decimals as somebody wrote, and of figures that were worked out those that count', () => {
    const averages = createConfig(
      'table',
      ['Name', 'Average', 'Measured'],
      [
        ['One', 4.526315789473684, 0.00012],
        ['Other', 12.5, 0.0004],
      ],
    );
    const svg = drawChart(averages, { width: 600, height: 400, mode: 'light', locale: 'EN_US' }).svg;
    for (const text of ['4.53', '12.50', '0.00012', '0.00040']) expect(svg).toContain(text);
    expect(svg).not.toContain('4.526');
  });

  test('a table cuts no figure: it writes smaller, and leaves columns out where that is not enough', () => {
    const labels = ['Region', ...Array.from({ length: 12 }, (_, month) => `Month ${month + 1}`)];
    const rows = [['North', ...labels.slice(1).map((_, month) => 53030 + month)]];
    const textsAt = (width: number): readonly string[] =>
      report(createConfig('table', labels, rows), 'EN_US', [width, 400]).texts.map(({ text }) => text);
    expect(textsAt(800)).toEqual(expect.arrayContaining(['53,030', '53,041']));
    expect(textsAt(800).join()).not.toMatch(/…|more/);
    expect(
      textsAt(400)
        .filter((text) => /^53/.test(text))
        .every((text) => text.length === 6),
    ).toBe(true);
    expect(textsAt(400).at(-1)).toMatch(/^and \d+ more columns$/);
  });

  test('a table breaks words into lines where there is the height, and cuts them where there is not', () => {
    const remark =
      'Dredging was begun in March and stopped twice because of storms, so that three more months are asked for';
    const wordsOf = (count: number): string => {
      const rows = Array.from({ length: count }, (_, row) => [`Project ${row}`, remark, row * 1000]);
      const { texts } = report(createConfig('table', ['Project', 'Remark', 'Cost'], rows));
      const remarks = texts.filter(({ x }) => x === texts.find(({ text }) => text === 'Remark')?.x);
      return remarks
        .slice(1)
        .map(({ text }) => text)
        .join(' ');
    };
    expect(wordsOf(1)).toBe(remark);
    expect(wordsOf(12)).toContain('…');
  });

  test('a heatmap writes each value with the decimals of the column that has most', () => {
    const rows = [
      ['Bonds', 0.1, 0.25],
      ['Gold', 0.3, 0.15],
    ];
    const { texts } = report(createConfig('heatmap', ['Asset', 'Oil', 'Gas'], rows));
    const cells = texts.filter(({ role }) => role === 'data-label').map(({ text }) => text);
    expect(cells.toSorted()).toEqual(['0.1', '0.15', '0.25', '0.3']);
  });

  test('a pie and a funnel tell a part of the whole from all of it, and from nothing', () => {
    const rows = [
      ['Most', 9950],
      ['Little', 49],
      ['Hardly any', 1],
    ];
    const figuresOf = (type: ChartType): readonly string[] =>
      report(createConfig(type, ['Kind', 'Count'], rows)).texts.flatMap(({ text }) =>
        text.endsWith('%') ? [text] : [],
      );
    expect(figuresOf('pie').toSorted()).toEqual(['0.01%', '0.5%', '99.5%']);
    expect(figuresOf('funnel')).toEqual(['100%', '0.5%', '0.01%']);
  });

  test('a pie names every part, on one line each where there are many', () => {
    const rows = Array.from({ length: 15 }, (_, row) => [`Part ${row + 1}`, Math.round(830 / (row + 1))]);
    const { texts } = report(createConfig('pie', ['Part', 'Size'], rows));
    const names = texts.filter(({ text }) => text.startsWith('Part'));
    expect(names.map(({ text }) => text).toSorted()).toEqual(rows.map(([name]) => name).toSorted());
    const figure = texts.find(({ text, y }) => text.endsWith('%') && y === names[0]?.y);
    expect(figure?.text).toBe('30%');
  });

  test('the lines of a pie to its names do not run over it', () => {
    const rows = [
      ['Nearly all', 9950],
      ['Fraud', 20],
      ['Mistake', 15],
      ['Unknown', 10],
      ['Twice', 5],
    ];
    const config = createConfig('pie', ['Kind', 'Count'], rows);
    const { svg, report: drawn } = drawChart(config, { width: 600, height: 400, mode: 'light', locale: 'EN_US' });
    const lines = [...svg.matchAll(/<path d="([^"]+)" fill="none"/g)].map(([, path = '']) => path);
    expect(lines).toHaveLength(5);
    const { x = 0, y = 0, width = 0 } = drawn.plotArea ?? {};
    const middle = { x: x + width / 2, y: y + width / 2 };
    for (const line of lines.filter((path) => !path.includes('A'))) {
      const points = [...line.matchAll(/([\d.]+) ([\d.]+)/g)].map(([, px, py]) => [Number(px), Number(py)]);
      const [[fromX = 0, fromY = 0] = [], [toX = 0, toY = 0] = []] = points.slice(-2);
      const along = Array.from({ length: 101 }, (_, step) => step / 100);
      const distances = along.map((share) =>
        Math.hypot(fromX + (toX - fromX) * share - middle.x, fromY + (toY - fromY) * share - middle.y),
      );
      expect(Math.min(...distances)).toBeGreaterThanOrEqual(width / 2);
    }
    expect(lines.some((path) => path.includes('A'))).toBe(true);
  });

  test('a mekko names a narrow row in the room that its neighbours leave, and breaks no word for it', () => {
    const rows = [
      ['North', 300, 200],
      ['Islands of the west', 20, 10],
      ['South', 400, 300],
    ];
    const namesAt = (width: number): string => {
      const { texts } = report(createConfig('mekko', ['Region', 'New', 'Used'], rows), 'EN_US', [width, 400]);
      return texts.flatMap(({ role, text }) => (role === 'axis-label' ? [text] : [])).join(' ');
    };
    expect(namesAt(800).split(' ').toSorted().join(' ')).toBe('Islands North South of the west');
    expect(namesAt(170)).not.toContain('-');
  });

  test('a pie gives each part its share of the turn', () => {
    const { marks } = report(
      createConfig(
        'pie',
        ['Name', 'Value'],
        [
          ['Half', 50],
          ['Quarter', 25],
          ['Rest', 25],
        ],
      ),
    );
    const [half, quarter] = marks;
    expect(half?.y).toBeCloseTo(200, -1);
    expect(half?.x).toBeGreaterThan(300);
    expect(quarter?.x).toBeLessThan(300);
  });

  test('a waterfall begins each bar where the last one ended, and stands totals on zero', () => {
    const rows = [
      ['Start', 100],
      ['Up', 50],
      ['Down', -30],
      ['End', 120],
    ];
    const { marks } = report(createConfig('waterfall', ['Step', 'Amount'], rows));
    const [start, up, down, end] = marks.map(({ box }) => box);
    const bottom = (start?.y ?? 0) + (start?.height ?? 0);
    expect((up?.y ?? 0) + (up?.height ?? 0)).toBeCloseTo(start?.y ?? 0, 0);
    expect(down?.y).toBeCloseTo(up?.y ?? 0, 0);
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeCloseTo(bottom, 0);
    expect(end?.y).toBeCloseTo((down?.y ?? 0) + (down?.height ?? 0), 0);
  });

  test('areas of a mekko are the values', () => {
    const rows = [
      ['A', 30, 10],
      ['B', 20, 40],
    ];
    const { marks } = report(createConfig('mekko', ['Name', 'First', 'Second'], rows), 'EN_US', [1600, 900]);
    const perUnit = marks.map(({ box, value }) => ((box?.width ?? 0) * (box?.height ?? 0)) / value);
    for (const area of perUnit) expect(area / (perUnit[0] ?? 1)).toBeCloseTo(1, 1);
  });

  test('areas of bubbles are the sizes', () => {
    const config = createConfig(
      'bubble',
      ['Name', 'X', 'Y', 'Size'],
      [
        ['A', 1, 2, 100],
        ['B', 3, 4, 25],
      ],
    );
    const { svg } = drawChart(config, { width: 600, height: 400, mode: 'light', locale: 'EN_US' });
    const radii = Array.from(svg.matchAll(/<circle [^>]*?r="([\d.]+)"[^>]*fill-opacity/g), ([, radius]) =>
      Number(radius),
    );
    expect((radii[0] ?? 0) / (radii[1] ?? 1)).toBeCloseTo(2, 1);
  });
});

describe('names', () => {
  test.each(['pie', 'donut', 'funnel', 'mekko', 'scatter', 'bubble'] as const)(
    'stand at their place unless the chart takes them away: %s',
    (type) => {
      const rows = [
        ['Alpha', 5, 3, 9],
        ['Beta', 7, 4, 2],
      ];
      const config = createConfig(type, ['Name', 'X', 'Y', 'Size'], rows);
      const named = (one: GraphConfig): number =>
        report(one).texts.filter(({ text, role }) => /Alpha|Beta/.test(text) && role !== 'legend').length;
      expect(named(config)).toBeGreaterThanOrEqual(2);
      expect(named({ ...config, dataLabels: { showCategoryLabels: false } })).toBe(0);
    },
  );
});

describe('parts of a whole', () => {
  test.each(['pie', 'donut', 'funnel', 'mekko'] as const)('%s refuses values below zero in plain words', (type) => {
    const config = createConfig(
      type,
      ['Name', 'Value'],
      [
        ['A', 5],
        ['B', -3],
      ],
    );
    expect(report(config).problem).toContain('can’t show values below zero');
    expect(report(config, 'PT_PT').problem).toContain('valores negativos');
  });

  test('say so where nothing is above zero', () => {
    expect(report(createConfig('pie', ['Name', 'Value'], [['A', 0]])).problem).toContain('needs values above zero');
  });
});

test('dots beside one measure lie along time', () => {
  const rows = [
    ['2024-01-05', 3],
    ['2024-06-20', 9],
    ['2024-12-24', 4],
  ];
  const { marks, texts, problem } = report(createConfig('scatter', ['Day', 'Rain'], rows));
  expect(problem).toBeUndefined();
  expect(marks).toHaveLength(3);
  expect(marks.map(({ x }) => x)).toEqual(marks.map(({ x }) => x).toSorted((one, other) => one - other));
  expect(texts.some(({ role, text }) => role === 'axis-label' && /[A-Z][a-z]{2}/.test(text))).toBe(true);
  expect(texts.some(({ role }) => role === 'data-label')).toBe(false);
});

test('the key of bubbles shows sizes that are met', () => {
  const cities = createConfig(
    'bubble',
    ['City', 'People', 'Income', 'Life expectancy'],
    [75.9, 82.3, 71.9, 84.8, 63.5, 53.6].map((years, at) => [`City ${at}`, 10 + at * 30, 400 + at * 90, years]),
  );
  const key = report(cities)
    .texts.filter(({ role }) => role === 'legend')
    .map(({ text }) => text);
  expect(key).toEqual(['Life expectancy', '60', '80']);
  const towns = createConfig(
    'bubble',
    ['Town', 'Distance', 'Rent', 'Population'],
    [61_000, 5000, 12_000, 30_000].map((people, at) => [`Town ${at}`, at * 9, 20 - at, people]),
  );
  const sizes = report(towns)
    .texts.filter(({ role }) => role === 'legend')
    .map(({ text }) => text);
  expect(sizes).toEqual(['Population', '5,000', '15K']);
});

test('slices of percentages are told as precisely as they are written', () => {
  const rows = [
    ['Rome', '64.5%'],
    ['Oslo', '19.1%'],
    ['Faro', '16.4%'],
  ];
  const { texts } = report(createConfig('pie', ['City', 'Share'], rows));
  expect(texts.map(({ text }) => text)).toEqual(expect.arrayContaining(['64.5%', '19.1%', '16.4%']));
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ChartType } from '../../chart/chart-type.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import type { Locale } from '../../chart/locale.ts';
import { checkPicture } from '../check-picture.ts';
import { drawChart, type Picture } from '../draw-chart.ts';
import { contains, overlaps } from '../svg/box.ts';

const ROWS = [
  { month: 'Jan', sales: 10, costs: 8 },
  { month: 'Feb', sales: 20, costs: 9 },
  { month: 'Mar', sales: 30, costs: null },
  { month: 'Apr', sales: 60, costs: 12 },
];
const COLUMNS = [
  { key: 'month', label: 'Month' },
  { key: 'sales', label: 'Sales' },
  { key: 'costs', label: 'Costs' },
];

function draw(
  type: ChartType,
  parts: Partial<GraphConfig>,
  { locale = 'EN_US', rows = ROWS }: { locale?: Locale; rows?: readonly object[] } = {},
): Picture {
  const config = { type, data: { columns: COLUMNS, rows }, ...parts } as GraphConfig;
  return drawChart(config, { width: 640, height: 420, mode: 'light', locale });
}

const notes = ({ report }: Picture): readonly string[] =>
  report.texts.filter(({ role }) => role === 'annotation').map(({ text }) => text);
const annotate = (annotation: object): Partial<GraphConfig> => ({ annotations: [{ id: 'one', ...annotation }] });
const at = (rowIndex: number, columnKey = 'sales'): object => ({ rowIndex, columnKey });
const document = (text: string): object => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});
const partsOf = ({ svg }: Picture, part: string): number => svg.split(`data-part="${part}"`).length - 1;

describe('difference arrows', () => {
  const difference = (show: string, start = at(0), end = at(3)): Partial<GraphConfig> =>
    annotate({ type: 'difference-arrow', show, start, end });

  test.each([
    ['absolute-difference', '+50'],
    ['relative-difference', '+500%'],
    ['proportion', '600%'],
  ])('%s from 10 to 60 says %s', (show, label) => {
    expect(notes(draw('column', difference(show)))).toEqual([label]);
  });

  test('tell the difference of two percentages in percentage points', () => {
    const rows = [
      { month: 'Jan', sales: '10%' },
      { month: 'Feb', sales: '12.5%' },
    ];
    const drawn = difference('absolute-difference', at(0), at(1));
    expect(notes(draw('line', drawn, { rows }))).toEqual(['+2.5\u00a0pp']);
    expect(notes(draw('line', drawn, { rows, locale: 'PT_PT' }))).toEqual(['+2,5\u00a0p.p.']);
  });

  test('say nothing of an empty cell, and no share of zero', () => {
    expect(notes(draw('column', difference('absolute-difference', at(0, 'costs'), at(2, 'costs'))))).toEqual([]);
    const rows = [{ month: 'Jan', sales: 0 }, ...ROWS.slice(1)];
    expect(notes(draw('column', difference('relative-difference'), { rows }))).toEqual([]);
  });

  test.each(['column', 'bar', 'line', 'waterfall', 'pie', 'heatmap'] as const)(
    'stand inside the picture of a %s',
    (type) => {
      const { report } = draw(type, difference('absolute-difference'));
      const label = report.texts.find(({ role }) => role === 'annotation');
      expect(label && contains({ x: 0, y: 0, width: 640, height: 420 }, label.box)).toBe(true);
    },
  );
});

describe('anchors', () => {
  const tooltip = (anchor: object): Partial<GraphConfig> =>
    annotate({ type: 'tooltip', caption: document('Here'), ...anchor });
  const centre = ({ svg }: Picture): string | undefined => /<circle cx="([\d.]+)"[^>]*fill="#ffffff"/.exec(svg)?.[1];

  test('a pinned category is found again after rows moved', () => {
    const moved = draw('line', tooltip({ ...at(0), rowValue: 'Mar' }));
    expect(centre(moved)).toBe(centre(draw('line', tooltip(at(2)))));
    expect(centre(moved)).not.toBe(centre(draw('line', tooltip(at(0)))));
  });

  test.each([{ ...at(0), rowValue: 'Gone' }, at(99), at(2, 'costs'), { rowIndex: 'x' }])(
    'what is not drawn carries no note: %j',
    (anchor) => {
      expect(notes(draw('line', tooltip(anchor)))).toEqual([]);
    },
  );

  test.each(['rocket', 'clapping-hands', 'thumbs-up', 'thumbs-down', 'grinning-face'])(
    'a %s stands at its datum',
    (sticker) => {
      expect(partsOf(draw('column', annotate({ type: 'sticker', sticker, ...at(1) })), 'sticker')).toBe(1);
    },
  );

  test('an unknown sticker is left out', () => {
    expect(partsOf(draw('column', annotate({ type: 'sticker', sticker: 'duck', ...at(1) })), 'sticker')).toBe(0);
  });
});

describe('texts, arrows and shapes', () => {
  test('a text stays in the plot, wherever it is wished', () => {
    const picture = draw(
      'line',
      annotate({ type: 'text', content: document('Far out in a corner'), x: 1, y: 1, width: 0.4 }),
    );
    const { plotArea, texts } = picture.report;
    const own = texts.filter(({ role }) => role === 'annotation');
    expect(own.length).toBeGreaterThan(0);
    for (const { box } of own) expect(plotArea && contains(plotArea, box, 1)).toBe(true);
  });

  test('a label of the data below an opaque text is left out', () => {
    const labels = { dataLabels: { showDataLabels: true } };
    const note = annotate({
      type: 'text',
      content: document('Covered'),
      x: 0,
      y: 0.6,
      width: 1,
      backgroundColor: '#ffeeaa',
    });
    const { report } = draw('column', { ...labels, ...note });
    const [own] = report.texts.filter(({ role }) => role === 'annotation');
    const data = report.texts.filter(({ role }) => role === 'data-label');
    const all = draw('column', labels).report.texts.filter(({ role }) => role === 'data-label');
    expect(data.length).toBeLessThan(all.length);
    expect(data.some(({ box }) => own !== undefined && overlaps(box, own.box))).toBe(false);
  });

  test('a shape lies below the marks unless it is wished above them', () => {
    const shape = { type: 'shape', shape: 'rectangle', x: 0.1, y: 0.1, width: 0.2, height: 0.2, fillColor: '#ff0000' };
    const below = draw('line', annotate(shape)).svg;
    const above = draw('line', annotate({ ...shape, layer: 'abovePlot' })).svg;
    expect(below.indexOf('data-part="shape"')).toBeLessThan(below.indexOf('data-part="marks"'));
    expect(above.indexOf('data-part="shape"')).toBeGreaterThan(above.indexOf('data-part="marks"'));
  });

  test('colours that are none and hostile texts leave the SVG whole', () => {
    const { svg } = draw('line', {
      annotations: [
        { id: 'a', type: 'arrow', startX: 0, startY: 0, endX: 1, endY: 1, color: '"/><script>' },
        { id: 'b', type: 'text', x: 0, y: 0, content: '<script>alert(1)</script>' },
        { id: 'c', type: '__proto__' },
        null,
        7,
      ],
    });
    expect(svg).not.toContain('<script');
  });
});

describe('reference lines', () => {
  test('an average leaves out empty cells and sums', () => {
    const rows = [...ROWS.slice(0, 3), { month: 'Total', sales: 60, costs: 17 }];
    const words = notes(draw('column', { referenceLines: { averageLine: { columnKey: 'sales' } } }, { rows }));
    expect(words).toEqual(['Average: Sales 20']);
    expect(notes(draw('column', { referenceLines: { averageLine: { columnKey: 'costs' } } }))).toEqual([
      'Average: Costs 9.7',
    ]);
  });

  test('the average of a stack is that of its sums', () => {
    expect(notes(draw('stackedColumn', { referenceLines: { averageLine: {} } }))).toEqual(['Average 37.3']);
  });

  test('an axis reaches the goal', () => {
    const { report, svg } = draw('column', { referenceLines: { goalLine: { value: 200 } } });
    const [label] = report.texts.filter(({ role }) => role === 'annotation');
    expect(label?.text).toBe('Goal 200');
    expect(svg).toContain('data-part="goal-line"');
    expect(report.plotArea && label && label.y >= report.plotArea.y - 12).toBe(true);
  });

  test.each([
    ['EN_GB', 'Goal 50'],
    ['PT_PT', 'Objetivo 50'],
    ['AR', 'الهدف ٥٠'],
  ] as const)('are named in the language of the picture: %s', (locale, label) => {
    expect(notes(draw('column', { referenceLines: { goalLine: { value: 50 } } }, { locale }))).toEqual([label]);
  });

  test('a trend that the data does not decide is not drawn', () => {
    const one = draw('line', { referenceLines: { trendline: { method: 'linear' } } }, { rows: ROWS.slice(0, 1) });
    expect(partsOf(one, 'trend-line')).toBe(0);
    const unknown = draw('line', { referenceLines: { trendline: { method: 'guess' } } });
    expect(partsOf(unknown, 'trend-line')).toBe(0);
  });

  test.each(['linear', 'loess', 'exponential', 'logarithmic', 'quadratic', 'power', 'polynomial'])(
    '%s trends run through the plot',
    (method) => {
      const picture = draw('column', { referenceLines: { trendline: { method, columnKey: 'sales' } } });
      expect(partsOf(picture, 'trend-line')).toBe(1);
    },
  );

  test.each(['pie', 'heatmap', 'table', 'waterfall', '100StackedColumn'] as const)(
    'an average over a %s means nothing and is not drawn',
    (type) => {
      expect(partsOf(draw(type, { referenceLines: { averageLine: {} } }), 'average-line')).toBe(0);
    },
  );
});

describe('highlights', () => {
  const fills = (picture: Picture): ReadonlySet<string | undefined> =>
    new Set(
      Array.from(picture.svg.matchAll(/<path d="M[^"]*" fill="(#[\da-f]{6})"[^>]*data-index/g), ([, fill]) => fill),
    );

  test('leave one bar in full colour and fade the others, in a tint or in grey', () => {
    const highlight = annotate({ type: 'highlight', highlight: 'data-point', ...at(1) });
    const rows = ROWS.map(({ month, sales }) => ({ month, sales }));
    const plain = fills(draw('column', {}, { rows }));
    const tinted = fills(draw('column', highlight, { rows }));
    const grey = fills(draw('column', { ...highlight, appearance: { highlightStyle: 'grey' } }, { rows }));
    expect([plain.size, tinted.size, grey.size]).toEqual([1, 2, 2]);
    expect([...plain].every((fill) => tinted.has(fill))).toBe(true);
    expect(grey).not.toEqual(tinted);
  });

  test('of what is not there fade nothing', () => {
    const rows = ROWS.map(({ month, sales }) => ({ month, sales }));
    expect(
      fills(draw('column', annotate({ type: 'highlight', highlight: 'series', columnKey: 'nothing' }), { rows })).size,
    ).toBe(1);
  });
});

test('annotations and lines of any form leave a picture that can be read', () => {
  const field = fc.oneof(
    fc.double(),
    fc.jsonValue(),
    fc.constantFrom(
      'data-point',
      'series',
      'x-value',
      'rocket',
      'relative-difference',
      'opaque',
      '#fff',
      'abovePlot',
      'sales',
      'Mar',
    ),
    fc.record({
      rowIndex: fc.integer({ min: -1, max: 5 }),
      columnKey: fc.constantFrom('sales', 'costs', 'month', '__proto__'),
    }),
  );
  const names = fc.constantFrom(
    ...['rowIndex', 'columnKey', 'rowValue', 'sticker', 'caption', 'highlight', 'content', 'x', 'y', 'width', 'height'],
    ...[
      'backgroundColor',
      'startX',
      'startY',
      'endX',
      'endY',
      'color',
      'thickness',
      'fillOpacity',
      'strokeWidth',
      'show',
    ],
    ...['start', 'end', 'labelPosition', 'size', 'shape', 'layer'],
  );
  const types = fc.constantFrom('sticker', 'tooltip', 'highlight', 'text', 'arrow', 'shape', 'difference-arrow');
  const annotation = fc
    .tuple(types, fc.dictionary(names, field, { maxKeys: 12 }))
    .map(([type, fields]) => ({ ...fields, type }));
  const line = fc.dictionary(fc.constantFrom('value', 'label', 'axis', 'method', 'columnKey'), field);
  const charts = fc.constantFrom('column', 'bar', 'line', 'pie', 'scatter', 'heatmap', 'waterfall', 'combo', 'table');
  const wishes = fc.record({ goalLine: line, averageLine: line, trendline: line });
  fc.assert(
    fc.property(charts, fc.array(annotation, { maxLength: 4 }), wishes, (type, annotations, referenceLines) => {
      const { svg } = draw(type, { annotations, referenceLines });
      expect(svg).not.toMatch(/NaN|Infinity|="undefined/);
    }),
    { numRuns: 150 },
  );
});

describe('an annotated picture is sound', () => {
  const ANNOTATIONS = [
    { type: 'sticker', sticker: 'rocket', ...at(3) },
    {
      type: 'tooltip',
      caption: document('A remark that is long enough to be broken into two lines or three'),
      ...at(1),
    },
    { type: 'text', content: document('A note'), x: 0.05, y: 0.05, width: 0.3, backgroundColor: '#7a3cff' },
    { type: 'difference-arrow', show: 'relative-difference', start: at(0), end: at(3) },
    { type: 'highlight', highlight: 'data-point', ...at(3) },
  ];

  test.each(['column', 'bar', 'line', 'areaStacked', 'combo', 'stackedBar', 'pie', 'waterfall'] as const)(
    '%s',
    (type) => {
      const config: GraphConfig = {
        type,
        data: { columns: COLUMNS, rows: ROWS },
        dataLabels: { showDataLabels: true },
        referenceLines: { goalLine: { value: 70 } },
      };
      for (const annotation of ANNOTATIONS) {
        const annotated = { ...config, annotations: [annotation] };
        for (const [width, mode] of [
          [600, 'light'],
          [1600, 'dark'],
        ] as const) {
          const picture = drawChart(annotated, { width, height: width * 0.6, mode, locale: 'EN_GB' });
          expect(checkPicture(annotated, picture)).toEqual([]);
        }
      }
    },
  );
});

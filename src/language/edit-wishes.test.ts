import { describe, expect, test } from 'vitest';
import { createSituation, tableConfig } from '../../test/fixtures/language/sample-situation.ts';
import { CHART_TYPES, type ChartType } from '../chart/chart-type.ts';
import type { GraphConfig } from '../chart/graph-config.ts';
import { isLying } from '../chart/read-columns.ts';
import { applyPlan } from '../plan/apply-plan.ts';
import { EDIT_EXAMPLES } from './edit-examples.ts';
import { understand } from './understand.ts';

const ROWS = [
  ['North', 1200, 800, 30],
  ['South', 900, 650, 22],
  ['East', 1500, 900, 41],
  ['West', 700, 500, 18],
] as const;

const shops = (type: ChartType, labels: readonly string[] = ['Region', 'Revenue', 'Cost', 'Units']): GraphConfig => ({
  ...tableConfig(labels, ROWS),
  type,
});

const sales = (type: ChartType): GraphConfig => ({
  ...tableConfig(
    ['Region', 'Sales'],
    ROWS.map(([region, revenue]) => [region, revenue]),
  ),
  type,
});

function readSteps(wish: string, config: GraphConfig): readonly unknown[] | undefined {
  return understand(wish, createSituation(config, { purpose: 'chart' })).readings[0]?.plan.steps;
}

function carryOut(wish: string, config: GraphConfig): GraphConfig {
  const { readings } = understand(wish, createSituation(config, { purpose: 'chart' }));
  return applyPlan(config, readings[0]?.plan ?? { steps: [] }, { locale: 'EN_US' }).config;
}

const field = (path: string, value: unknown): unknown => ({ verb: 'setField', field: path, value });

describe('several edits in one sentence', () => {
  test('keep their order', () => {
    const wish = 'hide the legend, start the axis at 50, two decimals and a light grey background';
    expect(readSteps(wish, shops('groupedColumn'))).toEqual([
      field('legend.position', 'none'),
      field('axes.y.min', 50),
      field('appearance.numberFormat.decimalPlaces', 2),
      field('appearance.background.type', 'solid'),
      field('appearance.background.color', '#bfbfbf'),
    ]);
  });

  test('stand beside a type and a target', () => {
    const wish = 'make it a stacked bar chart, legend on top, target line at 2M called Goal';
    expect(readSteps(wish, shops('column'))).toEqual([
      { verb: 'setType', type: 'stackedBar' },
      field('legend.position', 'top'),
      { verb: 'setReferenceLine', referenceLine: { line: 'goalLine', value: 2_000_000, axis: 'x', label: 'Goal' } },
    ]);
  });

  test('one part after the other is hidden', () => {
    expect(readSteps('hide the legend, the gridlines and the title', shops('line'))).toEqual([
      field('legend.position', 'none'),
      field('axes.showGridLines', false),
      field('content.isTitleHidden', true),
    ]);
  });
});

describe('the axis of values', () => {
  test.each(CHART_TYPES.filter((type) => /bar|column|line|area/i.test(type)))('of a %s takes the range', (type) => {
    const axis = isLying(type) ? 'x' : 'y';
    expect(readSteps('start the axis at 50', shops(type))).toEqual([field(`axes.${axis}.min`, 50)]);
    expect(readSteps('log scale', shops(type))).toEqual([field(`axes.${axis}.scaleType`, 'log')]);
  });

  test('stands where the type of the same wish has it', () => {
    expect(carryOut('make it a bar chart and start the axis at 50', sales('column')).axes).toEqual({ x: { min: 50 } });
  });
});

describe('series, slices and parts of a waterfall', () => {
  const look = (customColor: string) => ({ customColor });

  test.each([
    ['make Cost red', shops('groupedColumn'), { kind: 'series', column: 'cost' }, '#d62728'],
    ['colour the cost bars dark green', shops('groupedColumn'), { kind: 'series', column: 'cost' }, '#1a601a'],
    ['red bars', sales('column'), { kind: 'every' }, '#d62728'],
    ['use #123abc for Cost', shops('line'), { kind: 'series', column: 'cost' }, '#123abc'],
    ['make East purple', sales('pie'), { kind: 'slice', rowIndex: 2 }, '#9467bd'],
    ['the biggest slice red', sales('donut'), { kind: 'slice', rowIndex: 2 }, '#d62728'],
    ['make decreases red', sales('waterfall'), { kind: 'waterfall', part: 'waterfallNegative' }, '#d62728'],
  ])('"%s" colours what it names', (wish, config, target, hex) => {
    expect(readSteps(wish, config)).toEqual([{ verb: 'styleSeries', target, look: look(hex) }]);
  });

  test('are told apart by their own look', () => {
    expect(readSteps('make Cost dashed', shops('line'))).toEqual([
      { verb: 'styleSeries', target: { kind: 'series', column: 'cost' }, look: { lineStyle: 'dashed' } },
    ]);
  });
});

describe('texts', () => {
  test.each([
    ['title: Sales by region', 'title', 'Sales by region'],
    ['call it Sales by region', 'title', 'Sales by region'],
    ['set the title to "Cost & revenue"', 'title', 'Cost & revenue'],
    ['add the subtitle Four regions', 'subtitle', 'Four regions'],
    ['caption: without returns', 'caption', 'without returns'],
  ])('"%s" is written as it stands', (wish, part, text) => {
    expect(readSteps(wish, shops('line'))).toEqual([{ verb: 'setContent', part, text }]);
  });

  test('end where another edit begins', () => {
    expect(readSteps('set the title to Sales of 2024 and hide the legend', shops('line'))).toEqual([
      { verb: 'setContent', part: 'title', text: 'Sales of 2024' },
      field('legend.position', 'none'),
    ]);
  });

  test('of a source may have an address', () => {
    expect(readSteps('source: Ministry of Trade, https://example.org/a', shops('line'))).toEqual([
      { verb: 'setSource', label: 'Ministry of Trade', url: 'https://example.org/a' },
    ]);
  });
});

describe('what a chart has no place for', () => {
  test.each([
    ['legend at the bottom', 'groupedColumn', 'legend.position cannot be "bottom": it must be one of "auto"'],
    ['move the legend to the left', 'line', 'legend.position cannot be "left"'],
    ['colour North red', 'column', '"North" is a place along the axis'],
    ['paint South green', 'groupedBar', 'The series are|only series have a look'],
  ] as const)('"%s" is refused with what there is', (wish, type, told) => {
    expect(() => carryOut(wish, shops(type))).toThrow(new RegExp(told.replaceAll('.', '\\.')));
  });

  test('a slice has a colour of its own', () => {
    expect(readSteps('colour North red', sales('pie'))).toEqual([
      { verb: 'styleSeries', target: { kind: 'slice', rowIndex: 0 }, look: { customColor: '#d62728' } },
    ]);
  });

  test('totals of stacks take no label away where nothing is stacked', () => {
    expect(readSteps('label only totals', shops('line'))).toEqual([field('dataLabels.showStackTotals', true)]);
    expect(readSteps('label only totals', shops('stackedColumn'))).toEqual([
      field('dataLabels.showStackTotals', true),
      field('dataLabels.showDataLabels', false),
    ]);
  });
});

describe('verbs for parts of a chart', () => {
  test.each([
    ['label the bars', 'groupedBar', [field('dataLabels.showDataLabels', true)]],
    ['label each slice', 'pie', [field('dataLabels.showDataLabels', true)]],
    ['write a title', 'column', [field('content.isTitleHidden', false)]],
    [
      'make it lines and write a title',
      'column',
      [{ verb: 'setType', type: 'line' }, field('content.isTitleHidden', false)],
    ],
    ['escreve um título', 'column', [field('content.isTitleHidden', false)]],
    ['اكتب عنوانا', 'column', [field('content.isTitleHidden', false)]],
  ] as const)('"%s"', (wish, type, steps) => {
    expect(readSteps(wish, shops(type))).toEqual(steps);
  });
});

describe('what no chart can do', () => {
  test.each(['animate the bars', 'make it 3D', 'add a drop shadow', 'make it pop'])(
    '"%s" is not understood',
    (wish) => {
      expect(readSteps(wish, shops('groupedColumn'))).toBeUndefined();
    },
  );

  test('what is wanted anyway is marked', () => {
    const { readings } = understand('make it a pie anyway', createSituation(shops('line'), { purpose: 'chart' }));
    expect(readings[0]?.insists).toBe(true);
  });

  test('words about a drawing mean nothing in a wish for data', () => {
    const { readings } = understand('hide the legend', createSituation(shops('line')));
    expect(readings).toEqual([]);
  });
});

describe('a wish for a look means the same', () => {
  const EXAMPLES = Object.entries(EDIT_EXAMPLES).filter(([path]) => !path.includes('fontId'));

  test.each(EXAMPLES)('with politeness around it: %s', (_, { en, type }) => {
    expect(readSteps(`could you please ${en}, thanks`, shops(type))).toEqual(readSteps(en, shops(type)));
  });

  test.each(EXAMPLES)('whatever the columns are called: %s', (_, { en, pt, ar, type }) => {
    const renamed = shops(type, ['Quarter office', 'Turnover', 'Expense', 'Pieces']);
    for (const wish of [en, pt, ar]) expect(readSteps(wish, renamed)).toEqual(readSteps(wish, shops(type)));
  });

  test.each([
    ['hide the lengend', 'hide the legend'],
    ['remove the gridlnes', 'remove the gridlines'],
    ['tinted backgroud', 'tinted background'],
    ['smoth the lines', 'smooth the lines'],
  ])('with a slip of the keys: "%s"', (typed, meant) => {
    expect(readSteps(typed, shops('line'))).toEqual(readSteps(meant, shops('line')));
  });

  test('when it is said twice', () => {
    const once = carryOut('hide the legend', shops('line'));
    expect(carryOut('hide the legend', once)).toEqual(once);
  });
});

describe('edits in the word order of Portuguese', () => {
  test.each(['muda a cor para verde', 'troca a cor para verde'])('paint the chart: "%s"', (wish) => {
    expect(readSteps(wish, sales('column'))).toMatchObject([{ verb: 'styleSeries', target: { kind: 'every' } }]);
  });

  test.each([
    'destaca o valor máximo',
    'destaca o valor mais alto',
    'destaca a region com mais sales',
    'highlight the region with the most sales',
    'أبرز region صاحب أعلى sales',
  ])('highlight the one point that is highest, and leave the rows in their order: "%s"', (wish) => {
    const config = carryOut(wish, sales('column'));
    expect(config.annotations).toMatchObject([{ type: 'highlight', rowIndex: 2, columnKey: 'sales' }]);
    expect(config.data.rows).toEqual(sales('column').data.rows);
  });
});

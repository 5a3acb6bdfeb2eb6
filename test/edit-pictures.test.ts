import { describe, expect, test } from 'vitest';
import type { GraphConfig } from '../src/chart/graph-config.ts';
import { EDIT_EXAMPLES } from '../src/language/edit-examples.ts';
import { understand } from '../src/language/understand.ts';
import { applyPlan } from '../src/plan/apply-plan.ts';
import { EDIT_FIELD_PATHS, type EditFieldPath } from '../src/plan/edit/edit-fields.ts';
import { drawChart } from '../src/render/draw-chart.ts';
import { createSituation, tableConfig } from './fixtures/language/sample-situation.ts';

const ROWS = [
  ['North', 1200, 800, 30],
  ['South', 900, null, 22],
  ['East', 1500, 900, 41],
  ['West', 700, 500, 18],
] as const;

/** What must be there before a field can be seen. */
const BESIDE: Partial<Readonly<Record<EditFieldPath, Readonly<Record<string, unknown>>>>> = {
  'content.isTitleHidden': { content: { title: 'Shops' } },
  'content.isSubtitleHidden': { content: { subtitle: 'Four regions' } },
  'content.isCaptionHidden': { content: { caption: 'Without returns' } },
  'content.isSourceHidden': { content: { source: { label: 'Tills' } } },
  'appearance.textStyle.heading.fontId': { content: { title: 'Shops' } },
  'appearance.textStyle.heading.color': { content: { title: 'Shops' } },
  'appearance.textStyle.body.color': { content: { subtitle: 'Four regions' } },
  'appearance.border.width': { appearance: { border: { style: 'grey' } } },
  'headlineNumbers.compareWith': { headlineNumbers: { show: 'current' } },
  'headlineNumbers.size': { headlineNumbers: { show: 'current' } },
  'dataLabels.dataLabelFormat': { dataLabels: { showDataLabels: true } },
  'appearance.numberFormat.decimalPlaces': { dataLabels: { showDataLabels: true } },
  'appearance.highlightStyle': {
    annotations: [{ id: 'a', type: 'highlight', highlight: 'series', rowIndex: 0, columnKey: 'cost' }],
  },
  'appearance.background.color': { appearance: { background: { type: 'solid', color: '#123456' } } },
  ...Object.fromEntries(
    (['label', 'min', 'max', 'scaleType', 'isReversed', 'isHidden', 'tickDisplayMode'] as const).map((name) => [
      `axes.y2.${name}`,
      { axes: { hasDualYAxis: true } },
    ]),
  ),
};

/** The preview writes in fonts of its own; slices and dots are named unless it is set otherwise. */
const UNSEEN: ReadonlySet<EditFieldPath> = new Set<EditFieldPath>([
  'appearance.textStyle.heading.fontId',
  'appearance.textStyle.body.fontId',
  'dataLabels.showCategoryLabels',
]);

function draw(config: GraphConfig): string {
  return drawChart(config, { width: 640, height: 400, mode: 'light', locale: 'EN_US' }).svg;
}

describe('a wish for a look is seen in the picture', () => {
  test.each(EDIT_FIELD_PATHS.filter((path) => !UNSEEN.has(path)))('%s', (path) => {
    const { type, en } = EDIT_EXAMPLES[path];
    const config = { ...tableConfig(['Region', 'Revenue', 'Cost', 'Units'], ROWS), ...BESIDE[path], type };
    const { readings } = understand(en, createSituation(config, { purpose: 'chart' }));
    const changed = applyPlan(config, readings[0]?.plan ?? { steps: [] }, { locale: 'EN_US' }).config;
    expect(draw(changed)).not.toBe(draw(config));
  });
});

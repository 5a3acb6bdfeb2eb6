import type { GraphConfig } from '../../src/chart/graph-config.ts';
import { create, createButton } from './element.ts';
import { EXAMPLES } from './examples.ts';
import type { PageState } from './page-state.ts';
import { EXAMPLE_NAMES, type ExampleName, type PageTexts } from './page-texts.ts';
import { createPicture } from './show-chart.ts';
import type { ViewWish } from './view-chart.ts';

/** The figures of the examples, as they are drawn before anything was read. */
const SKETCHES = {
  table: sketch('stackedColumn', [
    [1.2, 0.6, 0.4],
    [1.3, 0.9, 0.4],
    [1.1, 1.4, 0.5],
    [1.6, 1.9, 0.7],
  ]),
  prose: sketch('bar', [[1465], [1254], [905], [774], [509]]),
  config: sketch('waterfall', [[420], [180], [65], [-90], [-45], [-30]]),
} as const satisfies Record<ExampleName, GraphConfig>;

/** Shows what a person may begin with: how it is written, and the chart that it becomes. */
export function showExamples(
  place: HTMLElement,
  { locale, drawing }: PageState,
  mode: ViewWish['mode'],
  texts: PageTexts,
  use: (text: string) => void,
): void {
  place.replaceChildren(
    ...EXAMPLE_NAMES.map((name) => {
      const text = EXAMPLES[locale][name];
      const sketch = drawing?.drawThumbnail(SKETCHES[name], { mode, locale });
      const picture = sketch === undefined ? undefined : createPicture(sketch, '');
      return createButton(
        { class: 'view example' },
        () => use(text),
        create('span', { class: 'thumbnail' }, picture),
        create('b', {}, texts.exampleNames[name]),
        create('code', { class: 'glimpse', dir: 'auto', 'aria-hidden': 'true' }, toGlimpse(text)),
      );
    }),
  );
}

function toGlimpse(text: string): string {
  return text.replace(/\s+/g, ' ').slice(0, 90);
}

function sketch(type: GraphConfig['type'], figures: readonly (readonly number[])[]): GraphConfig {
  const series = figures[0]?.map((_figure, index) => `s${index}`) ?? [];
  const bare = { isHidden: true, showGridLines: false };
  return {
    type,
    data: {
      columns: [{ key: 'name', label: 'name' }, ...series.map((key) => ({ key, label: key }))],
      rows: figures.map((row, index) => ({
        name: `no. ${index + 1}`,
        ...Object.fromEntries(row.map((figure, place) => [`s${place}`, figure])),
      })),
    },
    axes: { x: bare, y: bare, showGridLines: false },
  };
}

import { CHART_TYPES, type ChartType } from '../src/chart/chart-type.ts';
import type { GraphConfig } from '../src/chart/graph-config.ts';
import { drawChart } from '../src/render/draw-chart.ts';
import { GALLERY_CHARTS, type GalleryChart } from './gallery-charts.ts';

/** The chart that the gallery shows for a type. */
export function configOfGallery(type: ChartType): GraphConfig {
  const { config }: GalleryChart = GALLERY_CHARTS[type];
  return { type, ...config };
}

/** The files of the gallery below `docs/`: the page, and a picture of each type. `scripts/generate-docs.ts` writes them. */
export const GALLERY_FILES: readonly { readonly file: string; readonly make: () => string }[] = [
  { file: 'gallery.md', make: describeGallery },
  ...CHART_TYPES.map((type) => ({ file: `gallery/${type}.svg`, make: () => drawExample(type) })),
];

function drawExample(type: ChartType): string {
  return `${drawChart(configOfGallery(type), { width: 640, height: 400, mode: 'light', locale: 'EN_GB' }).svg}\n`;
}

function describeGallery(): string {
  const cells = CHART_TYPES.map(
    (type) => `**\`${type}\`**<br>${GALLERY_CHARTS[type].use}<br>![${type}](gallery/${type}.svg)`,
  );
  const rows = cells.flatMap((cell, index) => (index % 2 === 0 ? [`| ${cell} | ${cells[index + 1] ?? ''} |`] : []));
  return [
    '# Gallery',
    '',
    'One example of each type as the service draws it, with nothing set but what the example is about. The figures are made up;',
    '`scripts/gallery-charts.ts` holds the charts, `npm run docs` draws them.',
    '',
    '| | |',
    '|---|---|',
    ...rows,
    '',
  ].join('\n');
}

import { BarChart, LineChart } from 'echarts/charts';
import { GridComponent } from 'echarts/components';
import { type EChartsCoreOption, init, setPlatformAPI, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { measureText } from '../text/measure-text.ts';

use([LineChart, BarChart, GridComponent, SVGRenderer]);

/** ECharts measures its own texts, should an option hold any, by the tables all other texts are measured with. */
setPlatformAPI({
  measureText: (text, font) => ({
    width: measureText(text, { size: Number(/([\d.]+)px/.exec(font ?? '')?.[1] ?? 12) }),
  }),
});

/** The size of a picture in pixels. */
export type PictureSize = { readonly width: number; readonly height: number };

/**
 * Draws the marks of an option as SVG without the outer element. The same option gives the same text in every run: the running
 * numbers that ECharts gives its instances are taken out. Each mark of bars, points and slices keeps its series (the `id` of the
 * series in the option, or its place) and its place in it as `data-series` and `data-index`. The instance is disposed of whatever happens.
 */
export function drawMarks(option: EChartsCoreOption, { width, height }: PictureSize): string {
  const chart = init(null, null, { renderer: 'svg', ssr: true, width, height });
  try {
    chart.setOption(option);
    return cleanMarks(chart.renderToSVGString(), listSeriesIds(option));
  } finally {
    chart.dispose();
  }
}

function listSeriesIds({ series }: EChartsCoreOption): readonly (string | undefined)[] {
  const all: readonly unknown[] = Array.isArray(series) ? series : [series];
  return all.map((one) => {
    const id = typeof one === 'object' && one !== null && 'id' in one ? one.id : undefined;
    return typeof id === 'string' ? id : undefined;
  });
}

function cleanMarks(svg: string, ids: readonly (string | undefined)[]): string {
  return svg
    .slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'))
    .replace(/<style >[\s\S]*?<\/style>/g, '')
    .replace(/<defs >\s*<\/defs>/g, '')
    .replace(/^\s*<rect [^>]*fill="none"><\/rect>/, '')
    .replace(/ (?:class="zr\d+-cls-\d+"|ecmeta_ssr_type="[^"]*"|ecmeta_silent="[^"]*"|pointer-events="[^"]*")/g, '')
    .replace(/\becmeta_series_index="(\d+)"/g, (_, place: string) => `data-series="${ids[Number(place)] ?? place}"`)
    .replace(/\becmeta_data_index=/g, 'data-index=')
    .replace(/\bzr\d+-/g, 'marks-')
    .replace(/><\/path>/g, '/>')
    .replace(/\n\s*/g, '');
}

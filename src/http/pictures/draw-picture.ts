import type { PictureFormat, PictureRequest } from './picture-request.ts';

/**
 * Draws a chart as the text of an SVG or the bytes of a PNG. What draws is loaded when the first picture is asked for, so that
 * a service nobody asks for one starts sooner and stays small.
 */
export async function drawPicture(request: PictureRequest, format: PictureFormat): Promise<string | Uint8Array> {
  const { config, width, height, mode, locale, scale } = request;
  const { drawChart } = await import('../../render/draw-chart.ts');
  const { svg } = drawChart(config, { width, height, mode, locale });
  if (format === 'svg') return svg;
  const { drawPng } = await import('../../render/png/draw-png.ts');
  return drawPng(svg, { density: scale });
}

import type { GraphConfig } from '../chart/graph-config.ts';
import type { Locale } from '../chart/locale.ts';
import { drawGround } from './frame/draw-ground.ts';
import { explainUnusable } from './frame/explain-unusable.ts';
import { layOutFrame } from './frame/lay-out-frame.ts';
import { layOutLegend } from './frame/legend.ts';
import { createLook, FONT_FAMILY } from './look/create-look.ts';
import type { Look } from './look/look.ts';
import type { Mode } from './look/theme.ts';
import type { ChartModel, UnusableModel } from './model/chart-model.ts';
import { readChart } from './model/read-chart.ts';
import { fieldOf } from './model/read-fields.ts';
import { readPlainText } from './model/read-plain-text.ts';
import { drawOverlays, leaveRoomForBrackets } from './overlays/draw-overlays.ts';
import { NO_OVERLAY, type Overlay } from './overlays/overlay.ts';
import type { Mark, Plot, PlotDrawing } from './plots/plot-drawing.ts';
import { PLOTS } from './plots/plots.ts';
import { type Box, overlaps } from './svg/box.ts';
import { element, escapeXml } from './svg/element.ts';
import { boxOfText, drawText, type PlacedText } from './svg/placed-text.ts';

/** How a picture is wanted. Sizes in pixels, held between 160 and 4,000. */
export type PictureWish = {
  readonly width: number;
  readonly height: number;
  readonly mode: Mode;
  readonly locale: Locale;
};

/** What a picture holds, for checks that measure it. */
export type PictureReport = {
  readonly width: number;
  readonly height: number;
  readonly texts: readonly (PlacedText & { readonly box: Box })[];
  /** Each datum that is drawn. */
  readonly marks: readonly Mark[];
  /** Where marks can be; absent where nothing is drawn. */
  readonly plotArea: Box | undefined;
  /** Why there is no plot, in the words of the picture. */
  readonly problem: string | undefined;
};

/** A picture as SVG text, and what it holds. */
export type Picture = { readonly svg: string; readonly report: PictureReport };

const SMALLEST = 160;
const LARGEST = 4000;

/**
 * Draws a chart. Data that can't be drawn gives a picture with a sentence that says why; no chart makes it throw. The same
 * chart and wish give the same bytes on every machine.
 */
export function drawChart(config: GraphConfig, wish: PictureWish): Picture {
  const width = holdSize(wish.width);
  const height = holdSize(wish.height);
  const model = readChart(config, wish.locale);
  const look = createLook(config, { mode: wish.mode, width });
  const frame = layOutFrame(model, look, { width, height });
  const body = drawBody(model, look, frame.inside);
  const texts = [...frame.texts, ...body.texts];
  const { overlay } = body;
  const title = readPlainText(fieldOf(config.content, 'title'));
  const content = [
    title === '' ? '' : element('title', {}, escapeXml(title)),
    drawGround(look, { width, height }),
    frame.svg,
    body.svg,
    body.plot?.under ?? '',
    overlay.under,
    element('g', { 'data-part': 'marks' }, body.plot?.over),
    overlay.over,
    ...texts.map(drawText),
    overlay.top,
    ...overlay.texts.map(drawText),
  ].join('');
  return {
    svg: element(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width,
        height,
        viewBox: `0 0 ${width} ${height}`,
        'font-family': FONT_FAMILY,
        role: 'img',
      },
      content,
    ),
    report: {
      width,
      height,
      texts: [...texts, ...overlay.texts].map((text) => ({ ...text, box: boxOfText(text) })),
      marks: body.plot?.marks ?? [],
      plotArea: body.plot?.area,
      problem: body.problem,
    },
  };
}

type Body = {
  readonly texts: readonly PlacedText[];
  readonly svg: string;
  readonly plot?: PlotDrawing;
  readonly overlay: Overlay;
  readonly problem: string | undefined;
};

function drawBody(model: ChartModel | UnusableModel, look: Look, box: Box): Body {
  if (model.kind === 'unusable') return { ...explainUnusable(model, look, box), overlay: NO_OVERLAY };
  const plotOfType: Plot = PLOTS[model.type];
  const entries = model.settings.legendPosition === 'none' ? [] : plotOfType.listLegend(model, look, box);
  const legend = layOutLegend(entries, box, { look, model });
  const bounds = legend.rest;
  const plot = plotOfType.draw(model, look, leaveRoomForBrackets(model, look, bounds));
  const overlay = drawOverlays(model, look, { drawing: plot, bounds });
  const texts = [...legend.texts, ...plot.texts.filter((text) => !isHidden(text, overlay))];
  return { texts, svg: legend.svg, plot, overlay, problem: undefined };
}

/** The label of a datum that an annotation lies over. */
function isHidden(text: PlacedText, { covers }: Overlay): boolean {
  return text.role === 'data-label' && covers.some((box) => overlaps(box, boxOfText(text)));
}

function holdSize(pixels: number): number {
  return Number.isFinite(pixels) ? Math.round(Math.min(LARGEST, Math.max(SMALLEST, pixels))) : 800;
}

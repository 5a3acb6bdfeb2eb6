import type { ChartType } from '../../chart/chart-type.ts';

/** A plain value of a chart's field. */
export type FieldValue = string | number | boolean;

/** How one series (or slice) looks. What is absent stays as it was; null takes a setting back. */
export type SeriesLook = {
  readonly customColor?: string | null;
  readonly paletteColorId?: string | null;
  readonly lineStyle?: 'solid' | 'dashed' | 'dotted' | null;
  readonly fillStyle?: string | null;
};

/** Which part of a waterfall is styled. */
export type WaterfallPart = 'waterfallStart' | 'waterfallPositive' | 'waterfallNegative' | 'waterfallTotal';

/** What a style is given to: a numeric column by its key, a row of a pie or donut by its position, a waterfall's part, or all. */
export type StyleTarget =
  | { readonly kind: 'series'; readonly column: string }
  | { readonly kind: 'slice'; readonly rowIndex: number }
  | { readonly kind: 'waterfall'; readonly part: WaterfallPart }
  | { readonly kind: 'every' };

/** Where in the data an annotation stands. */
export type Anchor = { readonly rowIndex: number; readonly columnKey: string };

/** A remark on the chart. The engine gives it an id. */
export type NewAnnotation =
  | { readonly type: 'sticker'; readonly sticker: string; readonly at: Anchor }
  | { readonly type: 'tooltip'; readonly caption: string; readonly at: Anchor }
  | { readonly type: 'highlight'; readonly highlight: 'data-point' | 'series' | 'x-value'; readonly at: Anchor }
  /** Places and sizes are shares of the plot, 0 to 1, from its left and top. */
  | {
      readonly type: 'text';
      readonly content: string;
      readonly x: number;
      readonly y: number;
      readonly width?: number;
      readonly backgroundColor?: string;
      readonly backgroundColorStyle?: 'fade' | 'opaque';
    }
  | {
      readonly type: 'arrow';
      readonly startX: number;
      readonly startY: number;
      readonly endX: number;
      readonly endY: number;
      readonly color?: string;
      readonly thickness?: 'thin' | 'medium' | 'thick';
      readonly lineStyle?: 'solid' | 'dashed';
      readonly startArrowheadStyle?: 'none' | 'line-arrow';
      readonly endArrowheadStyle?: 'none' | 'line-arrow';
    }
  | {
      readonly type: 'shape';
      readonly shape: 'rectangle';
      readonly layer?: 'abovePlot' | 'belowPlot';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly fillColor?: string;
      readonly fillOpacity?: number;
      readonly strokeWidth?: number;
    }
  | {
      readonly type: 'difference-arrow';
      readonly show: 'absolute-difference' | 'relative-difference' | 'proportion';
      readonly start: Anchor;
      readonly end: Anchor;
      readonly size?: 'small' | 'medium' | 'large';
      readonly color?: string;
    };

/** A line drawn across the plot. */
export type NewReferenceLine =
  | { readonly line: 'goalLine'; readonly value: number; readonly label?: string; readonly axis: 'x' | 'y' }
  | { readonly line: 'trendline'; readonly method: string; readonly columnKey?: string }
  | { readonly line: 'averageLine'; readonly columnKey?: string; readonly label?: string };

/**
 * What can be done to the drawing of a chart. Each edit is a minimal patch: what it does not name stays as it was.
 * `field` is a dotted path of `EDIT_FIELDS` ("axes.x.label", "legend.position"), whose table says which values it takes;
 * null removes the field, so that the renderer's default holds again.
 */
export type ChartEdit =
  | { readonly verb: 'setType'; readonly type: ChartType }
  | { readonly verb: 'setField'; readonly field: string; readonly value: FieldValue | null }
  /** Plain text becomes a document of one paragraph; null removes it. */
  | { readonly verb: 'setContent'; readonly part: 'title' | 'subtitle' | 'caption'; readonly text: string | null }
  | { readonly verb: 'setSource'; readonly label?: string | null; readonly url?: string | null }
  | { readonly verb: 'styleSeries'; readonly target: StyleTarget; readonly look: SeriesLook }
  | { readonly verb: 'addAnnotation'; readonly annotation: NewAnnotation }
  /** Removes the annotations of a type, or all. */
  | { readonly verb: 'removeAnnotations'; readonly type?: string }
  | { readonly verb: 'setReferenceLine'; readonly referenceLine: NewReferenceLine }
  | { readonly verb: 'removeReferenceLines'; readonly line?: 'goalLine' | 'trendline' | 'averageLine' }
  /** Puts the axes and their settings the other way round: bars become columns, x and y of a scatter change places. */
  | { readonly verb: 'swapAxes' }
  /** Takes every setting of the drawing back, the data and the texts left alone. */
  | { readonly verb: 'resetLook' };

/** The names of the edits. */
export type EditVerb = ChartEdit['verb'];

/** One edit by its name. */
export type EditOf<Verb extends EditVerb> = Extract<ChartEdit, { readonly verb: Verb }>;

/** The kinds of remark that a plan may add. */
export type AnnotationType = NewAnnotation['type'];

/** The kinds of line that a plan may draw across the plot. */
export const REFERENCE_LINES = ['goalLine', 'trendline', 'averageLine'] as const;

/** One of the kinds of reference line. */
export type ReferenceLineName = (typeof REFERENCE_LINES)[number];

import type { FontWeight } from '../text/measure-text.ts';
import type { Mode, Theme } from './theme.ts';

/** How one series is drawn. */
export type SeriesLook = {
  readonly color: string;
  readonly lineStyle: 'solid' | 'dashed' | 'dotted';
};

/** Sizes of letters in pixels. */
export type TypeScale = {
  readonly title: number;
  readonly subtitle: number;
  readonly headline: number;
  readonly label: number;
  readonly small: number;
};

/** The letters of a block of text: the colour the chart sets, if any. */
export type TextLook = { readonly color: string | undefined; readonly weight: FontWeight };

/** A line around the picture. `colors` are one, or the two ends of a gradient. */
export type Border = { readonly width: number; readonly colors: readonly [string, ...string[]] };

/** Everything about how a picture looks that does not depend on the type of the chart. */
export type Look = {
  readonly mode: Mode;
  readonly theme: Theme;
  readonly type: TypeScale;
  readonly heading: TextLook;
  readonly body: TextLook;
  /** The thickness of lines that set none, in pixels. */
  readonly lineThickness: number;
  /** The space that all distances are multiples of, in pixels. */
  readonly space: number;
  /** Room between the picture's edge and what is in it. */
  readonly padding: number;
  /** Radius of the corners of bars, in pixels. */
  readonly cornerRadius: number;
  readonly border: Border | undefined;
  /** How a series is drawn, by its place from 0; after the last colour come shades of them, then all repeat. */
  readonly seriesLook: (index: number) => SeriesLook;
  /** The palette's own colour at a place from 0, whatever the series there sets. */
  readonly paletteColor: (index: number) => string;
  /** A colour of text of the hue of a mark, readable on the background (4.5:1). */
  readonly textColorOf: (color: string) => string;
  /** The colour of text on a mark. */
  readonly textColorOn: (fill: string) => string;
  /** The colour a style of another name has (`waterfallPositive`), where the chart sets one. */
  readonly customColor: (styleKey: string) => string | undefined;
};

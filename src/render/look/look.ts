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

/** The letters of a block of text. */
export type TextLook = { readonly family: string; readonly color: string | undefined; readonly weight: FontWeight };

/** Everything about how a picture looks that does not depend on the type of the chart. */
export type Look = {
  readonly mode: Mode;
  readonly theme: Theme;
  readonly type: TypeScale;
  readonly heading: TextLook;
  readonly body: TextLook;
  /** The space that all distances are multiples of, in pixels. */
  readonly space: number;
  /** Room between the picture's edge and what is in it. */
  readonly padding: number;
  /** Radius of the corners of bars, in pixels. */
  readonly cornerRadius: number;
  readonly border: { readonly width: number; readonly color: string } | undefined;
  /** How a series is drawn, by its place from 0; colours repeat after the last. */
  readonly seriesLook: (index: number) => SeriesLook;
  /** A colour of the palette by its place from 0, whatever is set by hand; colours repeat after the last. */
  readonly paletteColor: (index: number) => string;
  /** A colour of text of the hue of a mark, readable on the background (4.5:1). */
  readonly textColorOf: (color: string) => string;
  /** The colour of text on a mark. */
  readonly textColorOn: (fill: string) => string;
  /** The colour a style of another name has (`waterfallPositive`), where the chart sets one. */
  readonly customColor: (styleKey: string) => string | undefined;
};

import type { Box } from './geometry.ts';

/** The quarter turns, clockwise, by which writing is turned from running left to right. */
export type Turn = 0 | 1 | 2 | 3;

/** One character as it was drawn. Points of the page as it is shown, y downwards. */
export type Glyph = {
  readonly text: string;
  /** Where its base line begins and ends. */
  readonly x: number;
  readonly y: number;
  readonly endX: number;
  readonly endY: number;
  /** Height of the writing. */
  readonly size: number;
  readonly isBold: boolean;
  readonly isMonospaced: boolean;
  readonly turn: Turn;
};

/** A straight line, level or upright. Lines drawn as thin rectangles are lines too. */
export type Rule = {
  readonly isLevel: boolean;
  /** y of a level line, x of an upright one. */
  readonly at: number;
  readonly from: number;
  readonly to: number;
  readonly width: number;
};

/** A filled rectangle that is no line, with its colour ("#rrggbb", or what the page calls a pattern). */
export type Shade = { readonly box: Box; readonly colour: string };

/** What the operators of one page draw. */
export type DrawnPage = {
  /** Counted from 1. */
  readonly number: number;
  readonly width: number;
  readonly height: number;
  readonly glyphs: readonly Glyph[];
  readonly rules: readonly Rule[];
  readonly shades: readonly Shade[];
  /** True where nothing is drawn at all, not even a picture. */
  readonly isBlank: boolean;
  /** True where there may be a picture: one that was left out, or shapes that may be one. */
  readonly isPictured: boolean;
};

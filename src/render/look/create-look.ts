import type { GraphConfig } from '../../chart/graph-config.ts';
import { fieldOf, maybeHexColor, maybeNumberWithin, maybeOneOf } from '../model/read-fields.ts';
import { findAnswerColors } from './answer-colors.ts';
import { contrastOf, luminanceOf, mixColors, textColorOn } from './color.ts';
import { ensureContrast } from './contrast.ts';
import type { Border, Look, TypeScale } from './look.ts';
import { paletteOf } from './palettes.ts';
import { shadesOf } from './shades.ts';
import { type Mode, THEMES, type Theme } from './theme.ts';

/** The letters of every text: Inter, and IBM Plex Sans Arabic for what Inter does not hold. All are measured by these two. */
export const FONT_FAMILY = "Inter, 'IBM Plex Sans Arabic', 'Noto Sans', system-ui, sans-serif";

const LINE_STYLES = ['solid', 'dashed', 'dotted'] as const;
const BORDER_STYLES = ['none', 'grey', 'custom', 'tinted', 'gradient', 'preset'] as const;
/** WCAG AA for text, with a little room for rounding. */
const LEAST_TEXT_CONTRAST = 4.6;
const LEAST_LINE_CONTRAST = 3.05;
/** Backgrounds darker than this are lit like the dark mode. */
const DARK_LUMINANCE = 0.18;

/** The look of a chart in a mode and at a width in pixels: theme, palette and sizes, with all that `appearance` sets by hand. */
export function createLook(config: GraphConfig, { mode, width }: { mode: Mode; width: number }): Look {
  const { appearance } = config;
  const palette = paletteOf(fieldOf(appearance, 'paletteId'));
  const background = chooseBackground(fieldOf(appearance, 'background'), mode, palette[mode][0] ?? '');
  const lit = background === THEMES[mode].background ? mode : modeOf(background);
  const theme = fitTheme(THEMES[lit], background);
  const colors = palette[lit];
  const growth = Math.min(1.6, Math.max(0.92, 0.7 + width / 2400));
  const scale = growth * (maybeNumberWithin(fieldOf(appearance, 'textScale'), [0.5, 2.5]) ?? 1);
  const styles = fieldOf(appearance, 'seriesStyles');
  const answerColors = fieldOf(appearance, 'paletteId') === undefined ? findAnswerColors(config, lit) : undefined;
  const paletteColor = createPaletteReader(colors, theme);
  const border = readBorder(fieldOf(appearance, 'border'), theme, paletteColor);
  return {
    mode: lit,
    theme,
    type: createTypeScale(scale),
    heading: { color: textColorAt(appearance, 'heading'), weight: 'bold' },
    body: { color: textColorAt(appearance, 'body'), weight: 'regular' },
    lineThickness: 2.4 * growth,
    space: 4 * growth,
    padding: (width < 480 ? 16 : 22) * growth + (border?.width ?? 0),
    cornerRadius: chooseRadius(fieldOf(appearance, 'hasRoundedCorners'), growth),
    border,
    seriesLook: (index) => {
      const style = fieldOf(styles, `series${index + 1}`);
      return {
        color: maybeSolidColor(fieldOf(style, 'customColor')) ?? answerColors?.[index] ?? paletteColor(index),
        lineStyle: maybeOneOf(fieldOf(style, 'lineStyle'), LINE_STYLES) ?? 'solid',
      };
    },
    paletteColor,
    textColorOf: (color) => ensureContrast(color, { background, toward: theme.text, least: LEAST_TEXT_CONTRAST }),
    textColorOn,
    customColor: (styleKey) => maybeSolidColor(fieldOf(fieldOf(styles, styleKey), 'customColor')),
  };
}

/** Colours by their place: those of the palette, then a shade of each, then both again. */
function createPaletteReader(colors: readonly string[], { background, text }: Theme): (index: number) => string {
  let all = colors;
  return (index) => {
    if (index >= all.length && all.length === colors.length) all = [...colors, ...shadesOf(colors, background)];
    return all[index % all.length] ?? text;
  };
}

/** A colour without its transparency: contrast can't be told of what shines through. */
function maybeSolidColor(value: unknown): string | undefined {
  return maybeHexColor(value)?.slice(0, 7);
}

function textColorAt(appearance: unknown, part: 'heading' | 'body'): string | undefined {
  return maybeSolidColor(fieldOf(fieldOf(fieldOf(appearance, 'textStyle'), part), 'color'));
}

function chooseBackground(wish: unknown, mode: Mode, firstColor: string): string {
  const own = THEMES[mode].background;
  const color = maybeSolidColor(fieldOf(wish, 'color'));
  const type = maybeOneOf(fieldOf(wish, 'type'), ['theme', 'solid', 'tinted']) ?? 'theme';
  if (type === 'solid') return color ?? own;
  return type === 'tinted' ? mixColors(own, color ?? firstColor, 0.07) : own;
}

const modeOf = (background: string): Mode => (luminanceOf(background) < DARK_LUMINANCE ? 'dark' : 'light');

/** A theme on another background: texts and axes gain contrast where it takes some away. */
function fitTheme(theme: Theme, background: string): Theme {
  if (background === theme.background) return theme;
  const toward = contrastOf('#000000', background) >= contrastOf('#ffffff', background) ? '#000000' : '#ffffff';
  const strengthen = (color: string, least: number): string => ensureContrast(color, { background, toward, least });
  return {
    background,
    text: strengthen(theme.text, LEAST_TEXT_CONTRAST),
    textMuted: strengthen(theme.textMuted, LEAST_TEXT_CONTRAST),
    axis: strengthen(theme.axis, LEAST_LINE_CONTRAST),
    grid: mixColors(background, toward, 0.12),
    border: mixColors(background, toward, 0.2),
  };
}

function readBorder(wish: unknown, theme: Theme, paletteColor: (index: number) => string): Border | undefined {
  const style = maybeOneOf(fieldOf(wish, 'style'), BORDER_STYLES) ?? 'none';
  if (style === 'none') return undefined;
  const width = maybeNumberWithin(fieldOf(wish, 'width'), [0, 40]) ?? 1;
  if (width === 0) return undefined;
  const first = paletteColor(0);
  if (style === 'grey') return { width, colors: [theme.border] };
  if (style === 'custom') return { width, colors: [maybeSolidColor(fieldOf(wish, 'color')) ?? theme.border] };
  if (style === 'tinted') return { width, colors: [mixColors(theme.background, first, 0.35)] };
  return { width, colors: style === 'preset' ? [first] : [first, paletteColor(1)] };
}

function chooseRadius(isRounded: unknown, growth: number): number {
  if (isRounded === false) return 0;
  return (isRounded === true ? 6 : 2) * growth;
}

/** Letters grow with the picture, so that it reads alike at 600 and at 1,600 pixels. */
function createTypeScale(scale: number): TypeScale {
  const size = (pixels: number): number => Math.round(pixels * scale * 2) / 2;
  return { title: size(21), subtitle: size(14.5), headline: size(30), label: size(12.5), small: size(11.5) };
}

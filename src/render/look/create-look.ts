import type { GraphConfig } from '../../chart/graph-config.ts';
import { fieldOf, maybeHexColor, maybeNumberWithin, maybeOneOf } from '../model/read-fields.ts';
import { textColorOn } from './color.ts';
import { ensureContrast } from './contrast.ts';
import type { Look, SeriesLook, TypeScale } from './look.ts';
import { DEFAULT_PALETTE } from './palettes.ts';
import { type Mode, THEMES } from './theme.ts';

/** The letters of every text: Inter, and IBM Plex Sans Arabic for what Inter does not hold. */
export const FONT_FAMILY = "Inter, 'IBM Plex Sans Arabic', 'Noto Sans', system-ui, sans-serif";

const LINE_STYLES = ['solid', 'dashed', 'dotted'] as const;

/** The look of a chart in a mode and at a size: theme, palette and sizes, with all that `appearance` sets by hand. */
export function createLook(config: GraphConfig, { mode, width }: { mode: Mode; width: number }): Look {
  const { appearance } = config;
  const theme = THEMES[mode];
  const scale = maybeNumberWithin(fieldOf(appearance, 'textScale'), [0.5, 2.5]) ?? 1;
  const colors = DEFAULT_PALETTE[mode];
  const styles = fieldOf(appearance, 'seriesStyles');
  return {
    mode,
    theme,
    type: createTypeScale(width, scale),
    heading: { family: FONT_FAMILY, color: undefined, weight: 'bold' },
    body: { family: FONT_FAMILY, color: undefined, weight: 'regular' },
    space: 4,
    padding: width < 480 ? 16 : 24,
    cornerRadius: fieldOf(appearance, 'hasRoundedCorners') === true ? 6 : 2,
    border: undefined,
    seriesLook: (index): SeriesLook => {
      const style = fieldOf(styles, `series${index + 1}`);
      return {
        color: maybeHexColor(fieldOf(style, 'customColor')) ?? colors[index % colors.length] ?? theme.text,
        lineStyle: maybeOneOf(fieldOf(style, 'lineStyle'), LINE_STYLES) ?? 'solid',
      };
    },
    paletteColor: (index) => colors[index % colors.length] ?? theme.text,
    textColorOf: (color) => ensureContrast(color, { background: theme.background, toward: theme.text, least: 4.6 }),
    textColorOn,
    customColor: (styleKey) => maybeHexColor(fieldOf(fieldOf(styles, styleKey), 'customColor')),
  };
}

/** Letters grow a little with the picture, so that it reads alike at 600 and at 1,600 pixels. */
function createTypeScale(width: number, scale: number): TypeScale {
  const growth = Math.min(1.5, Math.max(0.92, 0.84 + width / 4000)) * scale;
  const size = (pixels: number): number => Math.round(pixels * growth * 2) / 2;
  return { title: size(21), subtitle: size(14.5), headline: size(30), label: size(12.5), small: size(11.5) };
}

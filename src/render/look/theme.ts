/** The two ways a picture is lit. */
export const MODES = ['light', 'dark'] as const;

/** One of them. */
export type Mode = (typeof MODES)[number];

/** The colours of everything but the data. Text meets WCAG AA (4.5:1) on the background, `axis` 3:1; `grid` is decoration. */
export type Theme = {
  readonly background: string;
  readonly text: string;
  readonly textMuted: string;
  readonly axis: string;
  readonly grid: string;
  readonly border: string;
};

/** The colours of each mode. */
export const THEMES = {
  light: {
    background: '#ffffff',
    text: '#16202c',
    textMuted: '#56616f',
    axis: '#818b98',
    grid: '#e4e8ed',
    border: '#d3d9e0',
  },
  dark: {
    background: '#14181f',
    text: '#f0f3f7',
    textMuted: '#a9b4c2',
    axis: '#6f7b8b',
    grid: '#2b323c',
    border: '#3a434f',
  },
} as const satisfies Record<Mode, Theme>;

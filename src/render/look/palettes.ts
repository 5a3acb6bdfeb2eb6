import type { Mode } from './theme.ts';

/** The colours of series in order, for each mode. */
export type Palette = Readonly<Record<Mode, readonly string[]>>;

/** Colours that stay apart for eyes that see no red, green or blue, and in grey print; each 3:1 or more against its background. */
export const DEFAULT_PALETTE: Palette = {
  light: ['#2563c4', '#d9660f', '#0d8a72', '#a3337e', '#8a7300', '#5b3fb0', '#c23b3b', '#4b6478'],
  dark: ['#6ea3f5', '#f59a4b', '#3cc6a6', '#e07fc0', '#d6bc3a', '#a894f2', '#f28080', '#9db2c4'],
};

import type { Mode } from './theme.ts';

/** The colours of series in order, for each mode. */
export type Palette = Readonly<Record<Mode, readonly string[]>>;

/**
 * Colours that stay apart for eyes that see no red, green or blue (Machado et al. 2009) and, between neighbours, in grey print. Every
 * colour of every palette has a contrast of 3:1 or more with its background. Found by hill climbing on distances in OKLab.
 */
const DEFAULT: Palette = {
  light: ['#2164c8', '#df7600', '#015947', '#bc4489', '#561f77', '#85650b', '#660c09', '#9c84c7'],
  dark: ['#6da2f2', '#fa9d38', '#0fdbb1', '#da62a3', '#f2f057', '#7f63d1', '#d04c2b', '#a6f8ff'],
};

/** Every palette by its id. Those of one hue run between light and dark, so that neighbours differ in print. */
const PALETTES: Readonly<Record<string, Palette>> = {
  'preset:default': DEFAULT,
  'preset:pastel': {
    light: ['#6690bb', '#bb8552', '#3a877c', '#854f81', '#4b4280', '#687022', '#7a3624', '#1d5e59'],
    dark: ['#97c2f0', '#fec089', '#89e9cd', '#e99bb8', '#9885c8', '#f0f6a7', '#cf8171', '#d1f6ff'],
  },
  'preset:mono:grey': {
    light: ['#6f757e', '#3e434b', '#8d939c', '#252930', '#565b63'],
    dark: ['#a5abb5', '#e2e8f2', '#757b83', '#c5cbd5', '#8d939c'],
  },
  'preset:mono:red': {
    light: ['#cc3336', '#810010', '#f05653', '#530108', '#ac011a'],
    dark: ['#ff7e77', '#fee0dd', '#d33a3c', '#feb5ae', '#f05653'],
  },
  'preset:mono:orange': {
    light: ['#b65400', '#6b2f01', '#dd6f23', '#441b00', '#8f4100'],
    dark: ['#f98942', '#fee1d2', '#be5904', '#feb992', '#dd6f23'],
  },
  'preset:mono:yellow': {
    light: ['#8e7002', '#524003', '#b28d04', '#342701', '#705800'],
    dark: ['#cda629', '#ffe6a4', '#957602', '#eec651', '#b28d04'],
  },
  'preset:mono:green': {
    light: ['#0e8c41', '#015122', '#38a65a', '#013313', '#046e30'],
    dark: ['#5ac576', '#acffbd', '#1b9247', '#7ce695', '#3eab5e'],
  },
  'preset:mono:cyan': {
    light: ['#058393', '#044b55', '#03a1b5', '#012f36', '#056774'],
    dark: ['#2abfd4', '#b8f4ff', '#028a9b', '#58e0f6', '#01a4b9'],
  },
  'preset:mono:blue': {
    light: ['#2e70d6', '#013c8e', '#4d90f8', '#00255d', '#0f55b8'],
    dark: ['#76abff', '#dbe9fe', '#3477dd', '#acccfe', '#4d90f8'],
  },
  'preset:mono:purple': {
    light: ['#8654cc', '#541791', '#a473ee', '#370165', '#6d37ae'],
    dark: ['#bb91ff', '#ebe3fe', '#8c5ad3', '#d3bdfe', '#a473ee'],
  },
  'preset:mono:pink': {
    light: ['#bf397a', '#7b0046', '#e25a98', '#4f012c', '#a01560'],
    dark: ['#ff74b0', '#fedee9', '#c64080', '#feb0ce', '#e25a98'],
  },
  'preset:neon:cyan': {
    light: ['#068b96', '#2720d7', '#03ab2f', '#850171', '#483502', '#fa600b'],
    dark: ['#00ddef', '#5074fe', '#e9ff04', '#d60fa0', '#766605', '#fe9155'],
  },
  'preset:neon:pink': {
    light: ['#d7008e', '#6b0103', '#9d63f4', '#61630a', '#033e53', '#28a81c'],
    dark: ['#ff4fa8', '#a85210', '#ddd9ff', '#05c02c', '#2d7ead', '#6afd7a'],
  },
  'preset:neon:purple': {
    light: ['#a035f1', '#a02f04', '#1e97e7', '#986c00', '#00423c', '#7e9e09'],
    dark: ['#b56bff', '#d10442', '#c2e2ff', '#d79202', '#268eac', '#41fd66'],
  },
  'preset:neon:red': {
    light: ['#e30534', '#5e4b00', '#dd3cff', '#0b7f5a', '#002d87', '#489cb7'],
    dark: ['#ff4d55', '#836123', '#ecc4fe', '#2fae0a', '#4566c8', '#18ddcc'],
  },
  'preset:neon:yellow': {
    light: ['#8b7b02', '#19450a', '#fe478d', '#114bbd', '#4c0155', '#8c82fd'],
    dark: ['#dec504', '#36750b', '#f9708a', '#0ca7fe', '#a42cc0', '#ddd9ff'],
  },
  'preset:neon:orange': {
    light: ['#b85f05', '#404a00', '#f929c1', '#18837d', '#30027c', '#3192fd'],
    dark: ['#ff8a1f', '#749914', '#c87acd', '#196e8d', '#9a00f7', '#8ccffe'],
  },
  'preset:neon:blue': {
    light: ['#236dfe', '#640b8f', '#05a2ac', '#ad4247', '#0f3805', '#9b9610'],
    dark: ['#4d8dff', '#c133f8', '#32ffcb', '#fe7280', '#487110', '#fdf70a'],
  },
  'preset:neon:green': {
    light: ['#019427', '#015766', '#879959', '#8002c4', '#5d0000', '#ea54cd'],
    dark: ['#35ea52', '#18828e', '#e3f9b6', '#a108f9', '#df1e15', '#ff96f5'],
  },
};

/** The ids of all palettes. */
export const PALETTE_IDS: readonly string[] = Object.keys(PALETTES);

/** The palette of an id; the default for an id of a host's own, which only the host knows. */
export function paletteOf(id: unknown): Palette {
  return typeof id === 'string' && Object.hasOwn(PALETTES, id) ? (PALETTES[id] ?? DEFAULT) : DEFAULT;
}

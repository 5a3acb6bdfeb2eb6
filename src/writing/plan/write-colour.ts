import type { Locale } from '../../chart/locale.ts';

/** The colours that people have one plain word for. */
type Hue =
  | 'red'
  | 'orange'
  | 'yellow'
  | 'green'
  | 'turquoise'
  | 'blue'
  | 'purple'
  | 'pink'
  | 'brown'
  | 'black'
  | 'grey'
  | 'white';

const ENGLISH = {
  red: 'red',
  orange: 'orange',
  yellow: 'yellow',
  green: 'green',
  turquoise: 'turquoise',
  blue: 'blue',
  purple: 'purple',
  pink: 'pink',
  brown: 'brown',
  black: 'black',
  white: 'white',
} as const;

const NAMES: Readonly<Record<Locale, Readonly<Record<Hue, string>>>> = {
  EN_GB: { ...ENGLISH, grey: 'grey' },
  EN_US: { ...ENGLISH, grey: 'gray' },
  PT_PT: {
    red: 'vermelho',
    orange: 'laranja',
    yellow: 'amarelo',
    green: 'verde',
    turquoise: 'turquesa',
    blue: 'azul',
    purple: 'roxo',
    pink: 'cor-de-rosa',
    brown: 'castanho',
    black: 'preto',
    grey: 'cinzento',
    white: 'branco',
  },
  AR: {
    red: 'الأحمر',
    orange: 'البرتقالي',
    yellow: 'الأصفر',
    green: 'الأخضر',
    turquoise: 'الفيروزي',
    blue: 'الأزرق',
    purple: 'البنفسجي',
    pink: 'الوردي',
    brown: 'البني',
    black: 'الأسود',
    grey: 'الرمادي',
    white: 'الأبيض',
  },
};

/** Where each hue ends on the circle, in degrees. */
const HUES: readonly (readonly [number, Hue])[] = [
  [15, 'red'],
  [42, 'orange'],
  [68, 'yellow'],
  [165, 'green'],
  [195, 'turquoise'],
  [258, 'blue'],
  [300, 'purple'],
  [342, 'pink'],
  [360, 'red'],
];

const ISOLATE = '\u2066';
const END_ISOLATE = '\u2069';

/** A colour as people say it, with its exact value behind: `red (#d62728)`. A colour that cannot be read stands alone. */
export function writeColour(hex: string, locale: Locale): string {
  const channels = readChannels(hex);
  const shown = locale === 'AR' ? `${ISOLATE}${hex}${END_ISOLATE}` : hex;
  return channels === undefined ? shown : `${NAMES[locale][nameHue(channels)]} (${shown})`;
}

type Channels = readonly [number, number, number];

/** Red, green and blue from 0 to 1. */
function readChannels(hex: string): Channels | undefined {
  const digits = hex.slice(1);
  if (!/^[0-9a-f]{3,8}$/i.test(digits)) return undefined;
  const width = digits.length < 6 ? 1 : 2;
  const read = (place: number) => {
    const part = digits.slice(place * width, (place + 1) * width);
    return Number.parseInt(width === 1 ? part + part : part, 16) / 255;
  };
  return [read(0), read(1), read(2)];
}

/** By hue, saturation and lightness (HSL): what has little colour is black, grey or white; dark orange is brown. */
function nameHue([red, green, blue]: Channels): Hue {
  const highest = Math.max(red, green, blue);
  const lowest = Math.min(red, green, blue);
  const lightness = (highest + lowest) / 2;
  const spread = highest - lowest;
  if (lightness < 0.08) return 'black';
  if (lightness > 0.97) return 'white';
  if (spread / (1 - Math.abs(2 * lightness - 1)) < 0.12) return 'grey';
  const sector =
    highest === red
      ? (green - blue) / spread
      : highest === green
        ? 2 + (blue - red) / spread
        : 4 + (red - green) / spread;
  const degrees = (sector * 60 + 360) % 360;
  const hue = HUES.find(([end]) => degrees < end)?.[1] ?? 'red';
  if ((hue === 'orange' || hue === 'red') && degrees < 42 && degrees > 5 && lightness < 0.36) return 'brown';
  return hue === 'red' && lightness > 0.78 ? 'pink' : hue;
}

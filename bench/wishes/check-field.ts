import { type Fields, isFields, plainText, valueAt } from './config-shape.ts';
import { foldText } from './plain-cell.ts';
import type { FieldCheck } from './wish-case.ts';

/** Hue in degrees; saturation and lightness from 0 to 1. */
type Hsl = { readonly hue: number; readonly saturation: number; readonly lightness: number };

function toHsl(value: unknown): Hsl | undefined {
  const [, short = '', long = ''] = /^#(?:([0-9a-f]{3})|([0-9a-f]{6}))$/i.exec(String(value)) ?? [];
  const digits = long === '' ? short.replace(/./g, '$&$&') : long;
  if (digits === '') return undefined;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16) / 255);
  const [top, bottom] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const spread = top - bottom;
  const lightness = (top + bottom) / 2;
  if (spread === 0) return { hue: 0, saturation: 0, lightness };
  const turn =
    top === red ? (green - blue) / spread : top === green ? (blue - red) / spread + 2 : (red - green) / spread + 4;
  return { hue: (turn * 60 + 360) % 360, saturation: spread / (1 - Math.abs(2 * lightness - 1)), lightness };
}

const isVivid = ({ saturation, lightness }: Hsl): boolean => saturation > 0.25 && lightness > 0.08 && lightness < 0.92;

/** What people call a colour, widely. */
const COLOURS: Readonly<Record<string, (colour: Hsl) => boolean>> = {
  red: (colour) => isVivid(colour) && (colour.hue <= 18 || colour.hue >= 340),
  orange: (colour) => isVivid(colour) && colour.hue >= 12 && colour.hue <= 45,
  yellow: (colour) => isVivid(colour) && colour.hue >= 38 && colour.hue <= 70,
  green: (colour) => isVivid(colour) && colour.hue >= 70 && colour.hue <= 172,
  blue: (colour) => isVivid(colour) && colour.hue >= 185 && colour.hue <= 260,
  purple: (colour) => isVivid(colour) && colour.hue >= 255 && colour.hue <= 325,
  grey: ({ saturation, lightness }) => saturation < 0.25 && lightness > 0.15 && lightness < 0.9,
  white: ({ lightness }) => lightness > 0.95,
};

const isColour = (value: unknown, name: string): boolean => {
  const colour = toHsl(value);
  return colour !== undefined && (COLOURS[name]?.(colour) ?? false);
};

const isSame = (value: unknown, wanted: unknown): boolean => {
  if (wanted === null) return value === undefined || value === null;
  if (typeof wanted === 'number' && typeof value === 'number')
    return Math.abs(value - wanted) <= Math.abs(wanted) * 1e-9;
  return typeof wanted === 'string' ? foldText(plainText(value)) === foldText(wanted) : value === wanted;
};

/** The neighbour that hides a text: `content.isTitleHidden` for `content.title`. */
const hidingPath = (path: string): string =>
  path.replace(/\.(\w)(\w*)$/, (_, first, rest) => `.is${first.toUpperCase()}${rest}Hidden`);

const isPresent = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== false;

const hasItem = (value: unknown, wanted: Fields): boolean =>
  Array.isArray(value) &&
  value.some((item) => isFields(item) && Object.entries(wanted).every(([name, one]) => isSame(item[name], one)));

/** Whether the field of a check is as it must be; every condition that the check names must hold. */
export function meets(config: Fields, check: FieldCheck): boolean {
  const value = valueAt(config, check.path);
  const text = foldText(plainText(value));
  const verdicts = [
    check.equals === undefined || isSame(value, check.equals),
    check.oneOf === undefined || check.oneOf.some((one) => isSame(value, one)),
    check.contains === undefined || text.includes(foldText(check.contains)),
    check.text === undefined || text === foldText(check.text),
    check.color === undefined || isColour(value, check.color),
    check.some === undefined || hasItem(value, check.some),
    check.above === undefined || (typeof value === 'number' && value > check.above),
    check.below === undefined || (typeof value === 'number' && value < check.below),
    check.isPresent === undefined || isPresent(value),
    check.isEmpty === undefined || !isPresent(value),
    check.isGone === undefined || text === '' || valueAt(config, hidingPath(check.path)) === true,
  ];
  return verdicts.every(Boolean);
}

/** The paths a check leaves free: its own, and the one that hides it. */
export const pathsOf = ({ path, isGone }: FieldCheck): readonly string[] =>
  isGone ? [path, hidingPath(path)] : [path];

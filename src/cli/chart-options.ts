import { CHART_FAMILIES, type ChartFamily, isChartFamily } from '../chart/chart-family.ts';
import { CHART_TYPES, type ChartType, isChartType } from '../chart/chart-type.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../chart/locale.ts';
import { findNearestChartTypes } from '../chart/nearest-chart-types.ts';
import { type CommandArguments, type CommandOption, UsageError } from './command.ts';

/** What can be written, as the ending of a file's name. */
const OUTPUT_FORMATS = ['svg', 'png', 'json'] as const;

/** One of the formats. */
export type OutputFormat = (typeof OUTPUT_FORMATS)[number];

/** Where a chart goes: to a file in the format of its name, or to the standard output. */
export type Destination = { readonly path: string; readonly format: OutputFormat };

/** How a chart is drawn. Width and height are in CSS pixels; `scale` is the pixels of a PNG for each. */
export type Drawing = {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  readonly mode: 'light' | 'dark';
};

const DEFAULTS = { width: 800, height: 500, scale: 2 } as const;
const SIDE = { from: 160, to: 4000 } as const;
const SCALE = { from: 1, to: 4 } as const;

/** The option that names a locale. */
export const LOCALE_OPTION = {
  locale: {
    value: 'LOCALE',
    summary: `Language of messages and of the chart, and how 1.234 or 3/4/2025 is read. Of: ${LOCALES.join(', ')}.`,
  },
} as const satisfies Record<string, CommandOption>;

/** The option that says what a chart is to show. */
export const WISH_OPTION = {
  wish: {
    value: 'WORDS',
    summary: 'What the chart is to show, in your own words: "total sales by region, highest first".',
  },
} as const satisfies Record<string, CommandOption>;

/** The options of a picture. */
export const DRAWING_OPTIONS = {
  width: { value: 'PIXELS', summary: `Width of the picture. Default ${DEFAULTS.width}.` },
  height: { value: 'PIXELS', summary: `Height of the picture. Default ${DEFAULTS.height}.` },
  scale: { value: 'N', summary: `Pixels of a PNG for each of width and height. Default ${DEFAULTS.scale}.` },
  dark: { summary: 'Draw for a dark page.' },
} as const satisfies Record<string, CommandOption>;

/** The locale that was asked for, and whether one was. Names such as `pt-PT` and `ar` are taken too. */
export function parseLocale({ options }: CommandArguments): {
  readonly locale: Locale;
  readonly isLocaleExplicit: boolean;
} {
  const wanted = options.locale;
  if (wanted === undefined) return { locale: DEFAULT_LOCALE, isLocaleExplicit: false };
  const locale = LOCALES.find((known) => known === wanted.toUpperCase().replace('-', '_'));
  if (locale === undefined) throw new UsageError(`"${wanted}" is no locale. --locale takes: ${LOCALES.join(', ')}.`);
  return { locale, isLocaleExplicit: true };
}

/** How the chart is to be drawn. */
export function parseDrawing(args: CommandArguments): Drawing {
  return {
    width: parseWhole(args, 'width', SIDE),
    height: parseWhole(args, 'height', SIDE),
    scale: parseWhole(args, 'scale', SCALE),
    mode: args.flags.has('dark') ? 'dark' : 'light',
  };
}

/** What the chart is to show; undefined where nothing is said. */
export function parseWish({ options }: CommandArguments): string | undefined {
  const { wish } = options;
  if (wish !== undefined && wish.trim() === '')
    throw new UsageError('--wish "" says nothing: it takes words, such as "total sales by region".');
  return wish;
}

/** The chart type that was asked for; near names are told. */
export function parseType({ options }: CommandArguments): ChartType | undefined {
  const { type } = options;
  if (type === undefined || isChartType(type)) return type;
  const near = findNearestChartTypes(type);
  const hint = near.length === 0 ? '' : ` Did you mean ${near.join(' or ')}?`;
  throw new UsageError(`"${type}" is no chart type.${hint} The chart types are ${CHART_TYPES.join(', ')}.`);
}

/** The family of charts that was asked for. */
export function parseFamily({ options }: CommandArguments): ChartFamily | undefined {
  const { family } = options;
  if (family === undefined || isChartFamily(family)) return family;
  throw new UsageError(`"${family}" is no family of charts. --family takes: ${CHART_FAMILIES.join(', ')}.`);
}

/** Where the chart goes, of the formats a command can write; undefined for the standard output. */
export function parseDestination(
  { options }: CommandArguments,
  formats: readonly OutputFormat[],
): Destination | undefined {
  const path = options.output;
  if (path === undefined) return undefined;
  const format = formats.find((known) => path.toLowerCase().endsWith(`.${known}`));
  if (format !== undefined) return { path, format };
  const endings = formats.map((known) => `.${known}`).join(', ');
  throw new UsageError(`"${path}" does not say what to write: its name must end in one of ${endings}.`);
}

type Range = { readonly from: number; readonly to: number };

function parseWhole({ options }: CommandArguments, name: keyof typeof DEFAULTS, { from, to }: Range): number {
  const text = options[name];
  if (text === undefined) return DEFAULTS[name];
  const number = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= from && number <= to) return number;
  throw new UsageError(`--${name} ${text} can't be: it takes a whole number from ${from} to ${to}.`);
}

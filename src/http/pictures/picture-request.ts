import { z } from 'zod';
import type { GraphConfig } from '../../chart/graph-config.ts';
import { graphConfigSchema } from '../../chart/graph-config-schema.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../chart/locale.ts';
import { boundedInteger } from '../v0/bounded.ts';
import { parseWith } from '../v0/issues.ts';
import { parseJsonBody } from '../v0/json-body.ts';
import { decodeConfig } from './config-link.ts';

/** The formats of a picture, as the ending of its address. */
export const PICTURE_FORMATS = ['svg', 'png'] as const;

/** One of the formats of a picture. */
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** What each format is served as. */
export const PICTURE_MEDIA_TYPES = {
  svg: 'image/svg+xml; charset=utf-8',
  png: 'image/png',
} as const satisfies Record<PictureFormat, string>;

/** Whether a picture is for a light or a dark page. */
const PICTURE_MODES = ['light', 'dark'] as const;

/** A chart to be drawn. Width and height are in CSS pixels; `scale` is the pixels of a PNG for each of them. */
export type PictureRequest = {
  readonly config: GraphConfig;
  readonly width: number;
  readonly height: number;
  readonly mode: (typeof PICTURE_MODES)[number];
  readonly locale: Locale;
  readonly scale: number;
};

/** A chart as JSON is not larger than this in a request for a picture: some 5,000 rows. */
export const PICTURE_CONFIG_BYTES = 256 * 1024;

const widthSchema = boundedInteger(120, 3000);
const heightSchema = boundedInteger(80, 3000);
const scaleSchema = boundedInteger(1, 3);

/** The JSON body of a request for a picture. */
export const pictureSchema = z.object({
  config: graphConfigSchema,
  width: widthSchema.default(800),
  height: heightSchema.default(500),
  mode: z.enum(PICTURE_MODES).default('light'),
  locale: z.enum(LOCALES).default(DEFAULT_LOCALE),
  scale: scaleSchema.default(1),
});

/** Reads the JSON body of a `POST` for a picture: `{config, width?, height?, mode?, locale?, scale?}`. */
export function parsePictureBody(bytes: Uint8Array): PictureRequest {
  const body = parseJsonBody(bytes);
  const parsed = parseWith(pictureSchema, body.value, body.findUnsafeNumbers('config'));
  // The schema has accepted the body, so the caller's own object is a chart; it is drawn as it came.
  return { ...parsed, config: completeConfig(body.value.config as GraphConfig) };
}

/** Reads the query of a `GET` for a picture: the same fields, the chart as `decodeConfig` says. */
export function parsePictureQuery(query: Readonly<Record<string, unknown>>): PictureRequest {
  const { config, ...others } = query;
  const text = parseWith(linkSchema, { config }).config;
  const body = parseJsonBody(decodeConfig(text, PICTURE_CONFIG_BYTES), 'The chart in the address');
  const fields = { ...readNumbers(others), config: body.value };
  const parsed = parseWith(pictureSchema, fields);
  // As above: the schema has accepted it.
  return { ...parsed, config: completeConfig(body.value as GraphConfig) };
}

const linkSchema = z.object({ config: z.string() });
const NUMBER_FIELDS = ['width', 'height', 'scale'];

/** Numbers of an address are text; what is not a number stays as it is, for the schema to refuse. */
function readNumbers(query: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const entries = Object.entries(query).map(([name, value]) => {
    const isNumber = NUMBER_FIELDS.includes(name) && typeof value === 'string' && /^\d{1,6}$/.test(value);
    return [name, isNumber ? Number(value) : value] as const;
  });
  return Object.fromEntries(entries);
}

function completeConfig(config: GraphConfig): GraphConfig {
  const { columns = [], rows = [] } = config.data;
  return { ...config, data: { ...config.data, columns, rows } };
}

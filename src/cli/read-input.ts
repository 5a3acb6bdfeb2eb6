import type { GraphConfig } from '../chart/graph-config.ts';
import { graphConfigSchema, typelessConfigSchema } from '../chart/graph-config-schema.ts';
import { ValidationError } from '../http/v0/endpoint.ts';
import { parseWith } from '../http/v0/issues.ts';
import { type JsonBody, parseJsonBody } from '../http/v0/json-body.ts';
import { type ChartContext, CommandFailure } from './command.ts';

/** A character of UTF-16 has at most three bytes in UTF-8. */
const BYTES_PER_CHARACTER = 3;
/** A chart of some 100,000 rows: beyond it nobody reads a picture. */
const CONFIG_BYTES = 16 * 1_048_576;
const MOST_ISSUES = 5;
const NO_JSON_HINT = 'A chart is JSON, as "chart-agents extract FILE" makes it of a text.';

/** Files that are no text, by their first bytes. */
const FOREIGN_FILES: readonly (readonly [start: string, name: string])[] = [
  ['%PDF', 'a PDF'],
  ['PK\u0003\u0004', 'a workbook or another zipped file'],
  ['\u0089PNG', 'a picture'],
  ['\u00ff\u00d8\u00ff', 'a picture'],
  ['GIF8', 'a picture'],
  ['\u00d0\u00cf\u0011\u00e0', 'a workbook or document of old Office'],
];

/** Reads a text within the limit of the service, in UTF-8, or in UTF-16 where a mark at its start says so. */
export async function readText(path: string, { files, sourceTextLength }: ChartContext): Promise<string> {
  const bytes = await files.read(path, sourceTextLength * BYTES_PER_CHARACTER);
  const name = nameOf(path);
  const text = decode(bytes, name);
  if (text.length > sourceTextLength) {
    throw new CommandFailure(`${name} has ${text.length} characters; the limit is ${sourceTextLength}.`);
  }
  if (text.trim() === '') throw new CommandFailure(`${name} is empty: there is nothing to read.`);
  return text;
}

/** Reads a chart as JSON and checks it as the service does: what is wrong is told with its place. */
export async function readConfig(path: string, { files }: ChartContext): Promise<GraphConfig> {
  const bytes = await files.read(path, CONFIG_BYTES);
  const name = nameOf(path);
  return inWords(name, () => {
    const body = parseJsonBody(bytes, name);
    parseWith(graphConfigSchema, body.value, body.findUnsafeNumbers('data'));
    return toConfig(body);
  });
}

/**
 * A chart out of a text that is a JSON object with `data`; its type may be absent. Undefined for any other text, and for
 * JSON with a mistake in it: that may be the text of something else.
 */
export function maybeConfig(text: string, path: string): GraphConfig | undefined {
  const body = text.trimStart().startsWith('{') ? maybeBody(text) : undefined;
  if (body === undefined || !('data' in body.value)) return undefined;
  return inWords(nameOf(path), () => {
    parseWith(typelessConfigSchema, body.value, body.findUnsafeNumbers('data'));
    return toConfig(body);
  });
}

function maybeBody(text: string): JsonBody | undefined {
  try {
    return parseJsonBody(Buffer.from(text));
  } catch (error) {
    if (error instanceof ValidationError) return undefined;
    throw error;
  }
}

/** What messages call an input. */
function nameOf(path: string): string {
  return path === '-' ? 'The standard input' : path;
}

function decode(bytes: Uint8Array, name: string): string {
  const start = Buffer.from(bytes.subarray(0, 4)).toString('latin1');
  const foreign = FOREIGN_FILES.find(([signature]) => start.startsWith(signature));
  if (foreign !== undefined) {
    throw new CommandFailure(
      `${name} is ${foreign[1]}. This reads text: a table or prose, such as a .csv or .txt file.`,
    );
  }
  const isUtf16 = start.startsWith('\u00ff\u00fe');
  try {
    return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new CommandFailure(`${name} is not text in UTF-8. Save it as UTF-8 (in Excel: "CSV UTF-8").`, { cause });
  }
}

function toConfig({ value }: JsonBody): GraphConfig {
  // A schema has accepted the body, so the object is a chart; it goes on with every field it came with.
  const config = value as GraphConfig;
  const { columns = [], rows = [] } = config.data;
  return { ...config, data: { ...config.data, columns, rows } };
}

/** A fault of the whole body and not of a value in it. */
function isNoJson({ issues }: ValidationError): boolean {
  return issues.every(({ path }) => path === '');
}

function inWords<Value>(name: string, work: () => Value): Value {
  try {
    return work();
  } catch (cause) {
    if (!(cause instanceof ValidationError)) throw cause;
    const lines = cause.issues
      .slice(0, MOST_ISSUES)
      .map(({ path, message }) => (path === '' ? message : `${name}, ${path}: ${message}`));
    const left = cause.issues.length - lines.length;
    const hint = isNoJson(cause) ? [NO_JSON_HINT] : [];
    throw new CommandFailure([...lines, ...hint, ...(left > 0 ? [`(and ${left} more)`] : [])].join('\n'), { cause });
  }
}

import { basename } from 'node:path';
import type { ExtractInput } from '../agents/extract/agent.ts';
import type { GraphConfig } from '../chart/graph-config.ts';
import { graphConfigSchema, typelessConfigSchema } from '../chart/graph-config-schema.ts';
import { ValidationError } from '../http/v0/endpoint.ts';
import { FILE_TYPES } from '../http/v0/file-type.ts';
import { parseWith } from '../http/v0/issues.ts';
import { type JsonBody, parseJsonBody } from '../http/v0/json-body.ts';
import { MEGABYTE } from '../http/v0/limits.ts';
import { type ChartContext, CommandFailure } from './command.ts';

/** A character of UTF-16 has at most three bytes in UTF-8. */
const BYTES_PER_CHARACTER = 3;
/** A chart of some 100,000 rows: beyond it nobody reads a picture. */
const CONFIG_BYTES = 16 * 1_048_576;
/** A text may speak of PDFs: only what begins as one is one. */
const SIGNATURE_BYTES = 16;
const MOST_ISSUES = 5;
const NO_JSON_HINT = 'A chart is JSON, as "chart-agents extract FILE" makes it of a text.';

/** The first bytes of a workbook or document that is neither read nor text. */
const OLD_OFFICE = '\u00d0\u00cf\u0011\u00e0';

/** The most that a file of each kind may have; the service takes no more. */
const FILE_BYTES = { image: 2 * MEGABYTE, document: 6 * MEGABYTE, spreadsheet: 6 * MEGABYTE } as const;

/**
 * Reads what `extract` takes, within the limits of the service: a workbook, PDF or picture by its first bytes, and anything else as a
 * text in UTF-8, or in UTF-16 where a mark at its start says so.
 */
export async function readSource(path: string, { files, sourceTextLength }: ChartContext): Promise<ExtractInput> {
  const bytes = await files.read(path, Math.max(sourceTextLength * BYTES_PER_CHARACTER, FILE_BYTES.document));
  const name = nameOf(path);
  const type = FILE_TYPES.find(({ matches }) => matches(bytes.subarray(0, SIGNATURE_BYTES)));
  if (type === undefined) return { sourceText: readText(bytes, name, sourceTextLength), attachments: [] };
  const limit = FILE_BYTES[type.kind];
  if (bytes.length > limit) {
    throw new CommandFailure(`${name} has ${bytes.length} bytes; the limit for ${type.name} is ${limit}.`);
  }
  const filename = path === '-' ? undefined : basename(path);
  return { sourceText: '', attachments: [{ kind: type.kind, bytes, filename, field: 'attachments[0]' }] };
}

function readText(bytes: Uint8Array, name: string, sourceTextLength: number): string {
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
  if (start.startsWith(OLD_OFFICE)) {
    throw new CommandFailure(
      `${name} is a workbook or document of old Office, or one that asks for a password. Save it as .xlsx without a password.`,
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

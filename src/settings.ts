import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { distance } from 'fastest-levenshtein';
import { DEFAULT_HTTP_SETTINGS } from './http/http-settings.ts';
import { CONTRACT_LIMITS, MEGABYTE } from './http/v0/limits.ts';
import { LEVEL_LIMITS } from './models/model-desk.ts';
import { MOST_MODELS, type ModelName, PROVIDERS, parseModelChain } from './models/model-name.ts';
import { type PriceOverrides, parsePrices } from './models/prices/find-price.ts';

/** What every setting's name begins with. */
export const SETTING_PREFIX = 'CHART_AGENTS_';

/** One setting: its name without the prefix, how its text becomes a value, and the words that document it. */
export type SettingDefinition<Value> = {
  readonly name: string;
  /** The default as it would be written in the environment. */
  readonly fallback: string;
  readonly description: string;
  /** What a right value looks like, to finish the sentence "… must be …". */
  readonly expected: string;
  /** The value of a text, or undefined where the text can't be. */
  readonly parse: (text: string) => Value | undefined;
};

/** A setting that stops the start: the one line says which, with which value, and what would be right. */
export class SettingsError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'SettingsError';
  }
}

type Words = readonly [name: string, fallback: string, description: string];

function matching([name, fallback, description]: Words, expected: string, pattern: RegExp): SettingDefinition<string> {
  return { name, fallback, description, expected, parse: (value) => (pattern.test(value) ? value : undefined) };
}

function whole([name, fallback, description]: Words, min: number, max: number): SettingDefinition<number> {
  const parse = (value: string): number | undefined => {
    const number = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
    return number >= min && number <= max ? number : undefined;
  };
  return { name, fallback, description, expected: `a whole number from ${min} to ${max}`, parse };
}

/** Dollars with up to six decimals become whole micro-dollars, without passing through a floating-point number. */
function dollars([name, fallback, description]: Words): SettingDefinition<number> {
  const parse = (value: string): number | undefined => {
    const match = /^(\d{1,9})(?:\.(\d{1,6}))?$/.exec(value);
    return match === null ? undefined : Number(`${match[1]}${(match[2] ?? '').padEnd(6, '0')}`);
  };
  return { name, fallback, description, expected: 'an amount in dollars such as 5 or 2.50', parse };
}

/** Seconds, given as a whole or decimal number; the value is in milliseconds. */
function seconds(name: string, fallbackMs: number, minMs: number, description: string): SettingDefinition<number> {
  const parse = (value: string): number | undefined => {
    const ms = /^\d{1,6}(\.\d{1,3})?$/.test(value) ? Math.round(Number(value) * 1000) : -1;
    return ms >= minMs ? ms : undefined;
  };
  return { name, fallback: String(fallbackMs / 1000), description, expected: `seconds from ${minMs / 1000}, such as 15 or 0.5`, parse };
}

/** Megabytes as the contract counts them; the value is in bytes. */
function megabytes(name: string, fallbackBytes: number, description: string): SettingDefinition<number> {
  const parse = (value: string): number | undefined => {
    const bytes = /^\d{1,4}(\.\d{1,6})?$/.test(value) ? Math.round(Number(value) * MEGABYTE) : 0;
    return bytes > 0 ? bytes : undefined;
  };
  return { name, fallback: String(Number((fallbackBytes / MEGABYTE).toFixed(2))), description, expected: 'megabytes above 0, such as 6 or 0.5', parse };
}

/** A limit of the contract on a number of things; the contract's value is the default. */
function limit(name: string, fallback: number, description: string): SettingDefinition<number> {
  return whole([name, String(fallback), description], 1, 1_000_000_000);
}

function oneOf<const Value extends string>([name, fallback, description]: Words, values: readonly Value[]): SettingDefinition<Value> {
  const parse = (value: string): Value | undefined => values.find((known) => known === value);
  return { name, fallback, description, expected: `one of ${values.join(', ')}`, parse };
}

/** A list with commas between; `*` alone stands for any. */
function origins([name, fallback, description]: Words): SettingDefinition<readonly string[] | '*'> {
  const parse = (value: string): readonly string[] | '*' | undefined => {
    if (value === '*') return '*';
    const list = value.split(',').map((item) => item.trim());
    return list.every((item) => URL.canParse(item) && new URL(item).origin === item) ? list : undefined;
  };
  return { name, fallback, description, expected: '* or origins such as https://example.com, with commas between', parse };
}

/** A model, or a chain of them with commas between: the next is asked where one gives no answer. */
function models(name: string, description: string): SettingDefinition<readonly ModelName[]> {
  const expected = `provider:model, or up to ${MOST_MODELS} with commas between; providers are ${PROVIDERS.join(', ')}`;
  return { name, fallback: '', description, expected, parse: parseModelChain };
}

function prices(name: string, description: string): SettingDefinition<PriceOverrides> {
  const expected = 'provider:model=input/output in dollars for a million tokens, with commas between';
  return { name, fallback: '', description, expected, parse: parsePrices };
}

/** A setting whose work has not come yet: the name is known, and only the empty value is right. */
function awaited([name, fallback, description]: Words, reason: string): SettingDefinition<''> {
  return { name, fallback, description, expected: `empty in this version: ${reason}`, parse: (value) => (value === '' ? '' : undefined) };
}

const ONE_PROCESS = 'rates are counted in memory, for one process';

/** Every setting, by the name the code knows it by. The one table that the reader, the documents and the tests share. */
export const SETTINGS = {
  host: matching(['HOST', '127.0.0.1', 'The address to listen on; 0.0.0.0 for every network of the machine.'], 'an address', /^[\w.:-]+$/),
  port: whole(['PORT', '3000', 'The port to listen on; 0 for any free one.'], 0, 65_535),
  dataDir: matching(['DATA_DIR', './data', 'The folder of the embedded store.'], 'a folder', /\S/),
  databaseUrl: matching(['DATABASE_URL', '', 'A PostgreSQL address; empty for the embedded store in DATA_DIR.'], 'empty or postgres://…', /^($|postgres(ql)?:\/\/)/),
  redisUrl: awaited(['REDIS_URL', '', 'A Redis address for rates shared by several processes; empty for in memory.'], ONE_PROCESS),
  requestsPerMinute: whole(['REQUESTS_PER_MINUTE', '100', 'Requests that one caller may make in any 60 seconds.'], 1, 1_000_000),
  tokensPerHour: whole(['TOKENS_PER_HOUR', '10', 'Anonymous tokens that one network may be given in any hour.'], 1, 1_000_000),
  anonymousBudgetMicros: dollars(['ANONYMOUS_BUDGET_USD', '5', 'Dollars that one anonymous token may spend in a month.']),
  keyBudgetMicros: dollars(['KEY_BUDGET_USD', '15', 'Dollars that one API key may spend in a month.']),
  anonymousPoolMicros: dollars(['ANONYMOUS_POOL_USD', '100', 'Dollars that all anonymous tokens together may spend in a month.']),
  onSpentBudget: oneOf(['ON_SPENT_BUDGET', 'refuse', 'What follows a spent budget: the 429 of the contract, or an answer by the built-in engine.'], ['refuse', 'built-in']),
  trustedProxyHops: whole(['TRUSTED_PROXY_HOPS', '0', 'How many proxies in front may be believed about the address of a caller.'], 0, 10),
  corsOrigins: origins(['CORS_ORIGINS', '*', 'The web origins whose pages may call the service.']),
  heartbeatMs: seconds('HEARTBEAT_SECONDS', DEFAULT_HTTP_SETTINGS.heartbeatMs, 0, 'Silence after which a stream sends a comment; 0 for never.'),
  slowReaderMs: seconds('SLOW_READER_SECONDS', DEFAULT_HTTP_SETTINGS.slowReaderMs, 100, 'How long a reader may take nothing before it is dropped.'),
  answerMs: seconds('ANSWER_SECONDS', DEFAULT_HTTP_SETTINGS.answerMs, 100, 'How long one answer may take before its stream ends with an error.'),
  shutdownMs: seconds('SHUTDOWN_SECONDS', DEFAULT_HTTP_SETTINGS.shutdownMs, 0, 'How long running streams may go on after the signal to stop.'),
  connections: limit('CONNECTIONS', DEFAULT_HTTP_SETTINGS.connections, 'Connections that may be open at once; further ones are closed.'),
  callsInFlight: limit('CALLS_IN_FLIGHT', DEFAULT_HTTP_SETTINGS.callsInFlight, 'Calls that may be under way at once; a further one is told to come back.'),
  uploadsInFlight: limit('UPLOADS_IN_FLIGHT', DEFAULT_HTTP_SETTINGS.uploadsInFlight, 'Bodies over 256 KB that may be read and worked on at once.'),
  uploadsInFlightBytes: megabytes('UPLOADS_IN_FLIGHT_MB', DEFAULT_HTTP_SETTINGS.uploadsInFlightBytes, 'Megabytes of such bodies together; one alone may always come.'),
  bodyLimitBytes: megabytes('MAX_BODY_MB', DEFAULT_HTTP_SETTINGS.bodyLimitBytes, 'Megabytes of a request body.'),
  workers: whole(['WORKERS', '3', 'Processes that answer large requests.'], 1, 64),
  sourceTextLength: limit('MAX_SOURCE_TEXT_LENGTH', CONTRACT_LIMITS.sourceTextLength, 'Characters of `sourceText`.'),
  userPromptLength: limit('MAX_USER_PROMPT_LENGTH', CONTRACT_LIMITS.userPromptLength, 'Characters of `userPrompt`.'),
  suggestionCount: limit('MAX_SUGGESTIONS', CONTRACT_LIMITS.suggestionCount, 'The largest `maxSuggestionCount`.'),
  attachments: limit('MAX_ATTACHMENTS', CONTRACT_LIMITS.attachments, 'Attachments of one request.'),
  attachmentsBytes: megabytes('MAX_ATTACHMENTS_MB', CONTRACT_LIMITS.attachmentsBytes, 'Decoded megabytes of all attachments of one request.'),
  images: limit('MAX_IMAGES', CONTRACT_LIMITS.images, 'Images of one request.'),
  imageBytes: megabytes('MAX_IMAGE_MB', CONTRACT_LIMITS.imageBytes, 'Decoded megabytes of one image.'),
  pdfs: limit('MAX_PDFS', CONTRACT_LIMITS.pdfs, 'PDFs of one request.'),
  pdfBytes: megabytes('MAX_PDF_MB', CONTRACT_LIMITS.pdfBytes, 'Decoded megabytes of one PDF.'),
  spreadsheets: limit('MAX_SPREADSHEETS', CONTRACT_LIMITS.spreadsheets, 'Spreadsheets of one request.'),
  spreadsheetBytes: megabytes('MAX_SPREADSHEET_MB', CONTRACT_LIMITS.spreadsheetBytes, 'Decoded megabytes of one spreadsheet.'),
  model: models('MODEL', 'The language model, as provider:model, with fallbacks after commas; empty for the built-in engine alone.'),
  modelLow: models('MODEL_LOW', 'The model for low effort; empty for MODEL.'),
  modelMedium: models('MODEL_MEDIUM', 'The model for medium effort; empty for MODEL.'),
  modelHigh: models('MODEL_HIGH', 'The model for high effort; empty for MODEL.'),
  modelVision: models('MODEL_VISION', 'The model that looks at images; empty where only the built-in engine does.'),
  modelUrl: matching(['MODEL_URL', '', 'Where `compatible` models are, such as http://127.0.0.1:11434/v1 for Ollama.'], 'empty or http(s)://…', /^($|https?:\/\/)/),
  modelPrices: prices('MODEL_PRICES', 'Prices of models that the price table does not know, or knows wrongly: provider:model=input/output.'),
  modelMostMicros: dollars(['MODEL_MOST_USD', '0.50', 'Dollars that one request may spend on models.']),
  modelLowMs: seconds('MODEL_LOW_SECONDS', LEVEL_LIMITS.low.requestMs, 100, 'How long one request of low effort may wait for models before the built-in engine answers.'),
  modelMediumMs: seconds('MODEL_MEDIUM_SECONDS', LEVEL_LIMITS.medium.requestMs, 100, 'The same for medium effort.'),
  modelHighMs: seconds('MODEL_HIGH_SECONDS', LEVEL_LIMITS.high.requestMs, 100, 'The same for high effort.'),
  ocrDataDir: matching(
    ['OCR_DATA_DIR', '', 'The folder of the language files for reading images (eng, por and ara, each .traineddata or .traineddata.gz); empty for those that are installed with the service.'],
    'empty or a folder',
    /^($|.*\S)/,
  ),
  keyPrefix: matching(['KEY_PREFIX', 'cha', 'What every API key and token begins with, before the underscore.'], '1 to 16 letters or digits, a letter first', /^[A-Za-z][A-Za-z0-9]{0,15}$/),
  anonymousTokenHeader: matching(
    ['ANONYMOUS_TOKEN_HEADER', DEFAULT_HTTP_SETTINGS.anonymousTokenHeader, 'The response header that carries a new anonymous token.'],
    'a header name in lower case',
    /^[a-z0-9-]+$/,
  ),
  logLevel: oneOf(['LOG_LEVEL', 'info', 'The least that is logged.'], ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']),
} as const satisfies Record<string, SettingDefinition<unknown>>;

type ValueOf<Definition> = Definition extends SettingDefinition<infer Value> ? Value : never;

/** The values of all settings. Money is in micro-dollars, time in milliseconds. */
export type Settings = { readonly [Name in keyof typeof SETTINGS]: ValueOf<(typeof SETTINGS)[Name]> };

function refuseUnknownNames(environment: Readonly<Record<string, string | undefined>>): void {
  const known = Object.values(SETTINGS).map((setting) => SETTING_PREFIX + setting.name);
  for (const name of Object.keys(environment)) {
    if (!name.startsWith(SETTING_PREFIX) || known.includes(name)) continue;
    const nearest = known.toSorted((a, b) => distance(a, name) - distance(b, name))[0];
    throw new SettingsError(`${name} is not a setting. Did you mean ${nearest}?`);
  }
}

function readOne<Value>(setting: SettingDefinition<Value>, environment: Readonly<Record<string, string | undefined>>): Value {
  const name = SETTING_PREFIX + setting.name;
  const given = environment[name]?.trim() || setting.fallback;
  const value = setting.parse(given);
  if (value === undefined) throw new SettingsError(`${name}=${given} can't be used: it must be ${setting.expected}.`);
  return value;
}

/** The file of variables in the folder of the start. */
const ENVIRONMENT_FILE = '.env';
/** Codes of the system for a file that is not there. */
const ABSENT: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR', 'EISDIR']);

/**
 * The variables of the process, and beneath them those of the file `.env` in the folder of the start, where there is one. What the
 * process has stands, an empty variable too. The process itself is left as it is, so that no child inherits a key of the file. Throws
 * a `SettingsError` for a file that can't be read.
 */
export function readEnvironment(environment: Readonly<Record<string, string | undefined>>, file: string = ENVIRONMENT_FILE): Readonly<Record<string, string | undefined>> {
  try {
    return { ...parseEnv(readFileSync(file, 'utf8')), ...environment };
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
    if (ABSENT.has(code)) return environment;
    throw new SettingsError(`The file ${file} can't be read (${code}). Let the service read it, or remove it.`, { cause });
  }
}

/**
 * Reads and checks every setting; an empty variable counts as not set. Throws a `SettingsError` on an unknown `CHART_AGENTS_` name or a value that can't be.
 * @param environment the variables of the process, passed in so that tests bring their own
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  refuseUnknownNames(environment);
  const entries = Object.entries(SETTINGS).map(([key, setting]: [string, SettingDefinition<unknown>]) => [key, readOne(setting, environment)]);
  // Built from the very keys and parsers that `Settings` is made from.
  return Object.fromEntries(entries) as Settings;
}

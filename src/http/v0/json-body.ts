import { visit } from 'jsonc-parser';
import { ValidationError, type ValidationIssue } from './endpoint.ts';
import { describeValue, MOST_ISSUES, toPath } from './issues.ts';
import { isUnsafeNumber, scanJson } from './json-scan.ts';

/** Deeper nesting than any chart has; what lies behind can then walk a body without running out of stack. */
const MOST_LEVELS = 200;

/** Bodies written by hand, and so worth a line and a character in the message, are shorter. */
const LONGEST_PLACED = 1_000_000;

/** A request body that is a JSON object. */
export type JsonBody = {
  readonly value: Readonly<Record<string, unknown>>;
  /** Numbers below `field` of the body that would not survive being read as a double, each with its path. */
  readonly findUnsafeNumbers: (field: string) => readonly ValidationIssue[];
};

/**
 * Reads a request body: UTF-8 without a fault (a byte order mark is ignored, as RFC 8259 allows), JSON, an object at the
 * top, not nested beyond reason. Throws a `ValidationError` that says what is wrong and where. Own keys such as
 * `__proto__` and unpaired surrogates written as escapes come through as they are. `name` is what messages call it.
 */
export function parseJsonBody(bytes: Uint8Array, name = 'The request body'): JsonBody {
  const text = decode(bytes, name);
  const scan = scanJson(text);
  if (scan.depth > MOST_LEVELS) throw invalid(`${name} nests ${scan.depth} levels deep; the limit is ${MOST_LEVELS}.`);
  const value = parse(text, name);
  if (!isObject(value)) throw invalid(`${name} must be a JSON object; ${describeValue(value)} was sent.`);
  return { value, findUnsafeNumbers: (field) => (scan.hasUnsafeNumber ? findUnsafeNumbers(text, field) : []) };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function invalid(message: string, cause?: unknown): ValidationError {
  return new ValidationError([{ path: '', message }], { cause });
}

function decode(bytes: Uint8Array, name: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw invalid(`${name} is not valid UTF-8. Encode it as UTF-8.`, cause);
  }
}

function parse(text: string, name: string): unknown {
  if (text.trim() === '') throw invalid(`${name} is empty. Send a JSON object.`);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw invalid(`${name} is not valid JSON${toPlace(text, cause)}.`, cause);
  }
}

/** Where the first mistake is, in words. The message of JSON.parse quotes the body and often has no position. */
function toPlace(text: string, error: unknown): string {
  const isCutOff = error instanceof SyntaxError && /unexpected end|unterminated/i.test(error.message);
  const mistake = text.length > LONGEST_PLACED ? undefined : findMistake(text);
  if (isCutOff || mistake === text.trimEnd().length) return ': it ends too early';
  if (mistake === undefined) return '';
  const before = text.slice(0, mistake);
  const line = before.split('\n').length;
  return `: there is a mistake at line ${line}, character ${mistake - before.lastIndexOf('\n')}`;
}

function findMistake(text: string): number | undefined {
  let first: number | undefined;
  const onError = (_code: number, offset: number): void => {
    first ??= offset;
  };
  try {
    visit(text, { onError }, { disallowComments: true });
  } catch (error) {
    // It takes a line break for the end of a string, and may then see, and walk into, more nesting than there is.
    if (!(error instanceof RangeError)) throw error;
  }
  return first;
}

function findUnsafeNumbers(text: string, field: string): readonly ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  visit(text, {
    onLiteralValue(value, offset, length, _line, _character, pathSupplier) {
      if (typeof value !== 'number' || issues.length >= MOST_ISSUES) return;
      const notation = text.slice(offset, offset + length);
      if (!isUnsafeNumber(notation)) return;
      const path = pathSupplier();
      if (path[0] === field) issues.push({ path: toPath(path), message: toAdvice(notation) });
    },
  });
  return issues;
}

function toAdvice(notation: string): string {
  const shown = notation.length > 40 ? `${notation.slice(0, 40)}…` : notation;
  return `The number ${shown} is beyond what readers of JSON keep exactly. Send it as text: "${shown}".`;
}

import type { z } from 'zod';
import { ValidationError, type ValidationIssue } from './endpoint.ts';
import { findNearNames } from './near-names.ts';

/** Issues listed in one answer at most: enough to repair a client by, however many rows are wrong. */
export const MOST_ISSUES = 20;

const LONGEST_QUOTE = 60;
const IDENTIFIER = /^[\p{L}_$][\p{L}\p{N}_$]*$/u;

/** Writes the place of a value in a body the way a program would: `config.data.rows[3].amount`, `rows[0]["a b"]`. */
export function toPath(segments: readonly PropertyKey[]): string {
  return segments
    .map((segment, index) => {
      if (typeof segment === 'number') return `[${segment}]`;
      const name = String(segment);
      if (!IDENTIFIER.test(name) || name.length > LONGEST_QUOTE) return `[${quote(name)}]`;
      return index === 0 ? name : `.${name}`;
    })
    .join('');
}

/** Names a value that was sent, in few words: strings are quoted and cut, arrays and objects are only called that. */
export function describeValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'object' && value !== null) return 'an object';
  return typeof value === 'string' ? quote(value) : String(value);
}

function quote(text: string): string {
  return JSON.stringify(text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text);
}

/**
 * Checks a value against a schema and gives what the schema makes of it. Throws a `ValidationError` with one issue for
 * each wrong value, `further` issues included.
 */
export function parseWith<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  further: readonly ValidationIssue[] = [],
): z.output<Schema> {
  const result = schema.safeParse(value, { error: describeIssue });
  if (result.success && further.length === 0) return result.data;
  const issues = (result.error?.issues ?? []).map(({ path, message }) => ({ path: toPath(path), message }));
  throw new ValidationError(keepFirstOfPath([...issues, ...further]).slice(0, MOST_ISSUES));
}

/** One thing at a time: a second issue of the same value is mostly a consequence of the first. */
function keepFirstOfPath(issues: readonly ValidationIssue[]): readonly ValidationIssue[] {
  return [...new Map(issues.toReversed().map((issue) => [issue.path, issue])).values()].toReversed();
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  int: 'an integer',
  boolean: 'a boolean',
  object: 'an object',
  array: 'an array',
};

/** The message of an issue whose schema has none of its own: what would be right, and what was sent. */
function describeIssue(issue: z.core.$ZodRawIssue): string {
  const wanted = toWanted(issue);
  if (issue.input === undefined) return `This is required: ${wanted}.`;
  if (issue.code === 'too_big' && typeof issue.input !== 'number') return describeLength(issue.input, issue.maximum);
  const hint = issue.code === 'invalid_value' ? toHint(issue.input, issue.values) : '';
  return `This must be ${wanted}; ${describeValue(issue.input)} was sent.${hint}`;
}

function toWanted(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'invalid_type') return TYPE_NAMES[issue.expected] ?? issue.expected;
  if (issue.code === 'invalid_value') return `one of ${issue.values.map(String).join(', ')}`;
  if (issue.code === 'too_big') return `at most ${issue.maximum}`;
  if (issue.code === 'too_small') return `at least ${issue.minimum}`;
  return 'valid';
}

function describeLength(value: unknown, maximum: number | bigint): string {
  if (typeof value === 'string') return `This has ${value.length} characters; the limit is ${maximum}.`;
  return `This has ${Array.isArray(value) ? value.length : 'too many'} items; the limit is ${maximum}.`;
}

function toHint(value: unknown, allowed: readonly z.core.util.Primitive[]): string {
  const near = typeof value === 'string' ? findNearNames(value, allowed.map(String)) : [];
  return near.length === 0 ? '' : ` Did you mean ${near.join(' or ')}?`;
}

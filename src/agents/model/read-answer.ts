import { parse } from 'jsonc-parser';

/** Nesting beyond this is no answer to anything we ask. */
const DEEPEST = 40;

/**
 * The JSON value of what a model wrote; undefined where there is none. Fences and talk around it are passed over, and comments and
 * trailing commas forgiven. Only an object's own plain fields are taken, so that no name can reach a prototype.
 */
export function readAnswer(text: string): unknown {
  const begin = text.search(/[[{]/);
  if (begin < 0) return undefined;
  const end = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']'));
  const written = text.slice(begin, end + 1);
  const strict = parseStrictly(written);
  const value: unknown = strict ?? parse(written, [], { allowTrailingComma: true });
  return plainValue(value, 0);
}

function parseStrictly(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const RESERVED: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

function plainValue(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth > DEEPEST) return undefined;
  if (Array.isArray(value)) return value.map((item) => plainValue(item, depth + 1));
  const entries = Object.entries(value).filter(([name]) => !RESERVED.has(name));
  return Object.fromEntries(entries.map(([name, field]) => [name, plainValue(field, depth + 1)]));
}

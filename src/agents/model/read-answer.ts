import { parse } from 'jsonc-parser';

/** Nesting beyond this is no answer to anything we ask. */
const DEEPEST = 40;
/** Brackets in texts are counted too, which need no partner. */
const MOST_BRACKETS = 500;

/**
 * The JSON value of what a model wrote; undefined where there is none. Fences and talk around it are passed over, and comments and
 * trailing commas forgiven. Only an object's own plain fields are taken, so that no name can reach a prototype.
 */
export function readAnswer(text: string): unknown {
  const begin = text.search(/[[{]/);
  if (begin < 0) return undefined;
  const end = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']'));
  const written = text.slice(begin, end + 1);
  const value: unknown = parseStrictly(written) ?? parseTolerantly(written);
  return plainValue(value, 0);
}

/** The tolerant parser goes down as deep as its text does, so what is nested too deeply is not given to it. */
function parseTolerantly(text: string): unknown {
  let depth = 0;
  for (const sign of text) {
    if (sign === '[' || sign === '{') depth += 1;
    else if (sign === ']' || sign === '}') depth -= 1;
    if (depth > MOST_BRACKETS) return undefined;
  }
  return parse(text, [], { allowTrailingComma: true });
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

import { PlanError } from '../plan-error.ts';

/** One piece of the text of an expression; `at` is its position from 0. */
export type Token =
  | { readonly kind: 'number'; readonly value: number; readonly at: number }
  | { readonly kind: 'text'; readonly value: string; readonly at: number }
  /** A name in square brackets, which is always a column. */
  | { readonly kind: 'column'; readonly value: string; readonly at: number }
  | { readonly kind: 'word'; readonly value: string; readonly at: number }
  | { readonly kind: 'sign'; readonly value: string; readonly at: number }
  | { readonly kind: 'end'; readonly value: ''; readonly at: number };

/** Longer texts are no condition that anybody wrote. */
const LONGEST_EXPRESSION = 20_000;

const BLANKS = /\s+/y;
const NUMBER = /(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?/y;
const WORD = /[\p{L}_][\p{L}\p{N}\p{M}_]*/uy;
const SIGN = /<=|>=|!=|<>|==|[-+*/%^=<>(),≤≥≠×÷−]/y;
const COLUMN = /\[((?:[^\]]|\]\])*)\]/y;
const TEXT = /"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*'/y;

/** Signs that people write for others. */
const SIGN_OF: ReadonlyMap<string, string> = new Map([
  ['<>', '!='],
  ['≠', '!='],
  ['==', '='],
  ['≤', '<='],
  ['≥', '>='],
  ['×', '*'],
  ['÷', '/'],
  ['−', '-'],
]);

/** Cuts the text of an expression into pieces. Throws a `PlanError` at the first sign that begins none. */
export function readTokens(text: string): readonly Token[] {
  if (text.length > LONGEST_EXPRESSION)
    throw new PlanError({ kind: 'syntax', text: text.slice(0, 100), at: LONGEST_EXPRESSION, needs: 'a shorter text' });
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const blanks = matchAt(BLANKS, text, at);
    if (blanks !== undefined) {
      at += blanks.length;
      continue;
    }
    const { token, length } = readToken(text, at);
    tokens.push(token);
    at += length;
  }
  return [...tokens, { kind: 'end', value: '', at }];
}

function readToken(text: string, at: number): { readonly token: Token; readonly length: number } {
  const number = matchAt(NUMBER, text, at);
  if (number !== undefined) return { token: { kind: 'number', value: Number(number), at }, length: number.length };
  const word = matchAt(WORD, text, at);
  if (word !== undefined) return { token: { kind: 'word', value: word, at }, length: word.length };
  const column = matchAt(COLUMN, text, at);
  if (column !== undefined) {
    const value = column.slice(1, -1).replaceAll(']]', ']');
    return { token: { kind: 'column', value, at }, length: column.length };
  }
  const quoted = matchAt(TEXT, text, at);
  if (quoted !== undefined) return { token: { kind: 'text', value: unquote(quoted), at }, length: quoted.length };
  const sign = matchAt(SIGN, text, at);
  if (sign !== undefined) return { token: { kind: 'sign', value: SIGN_OF.get(sign) ?? sign, at }, length: sign.length };
  throw new PlanError({ kind: 'syntax', text, at, needs: 'a value, a column or an operator' });
}

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['b', '\b'],
  ['f', '\f'],
]);

/** The text between quotes, escapes resolved as in JSON. */
function unquote(quoted: string): string {
  return quoted
    .slice(1, -1)
    .replaceAll(/\\(?:u([0-9a-fA-F]{4})|([\s\S]))/g, (_, code: string | undefined, sign: string | undefined) =>
      code === undefined ? (ESCAPES.get(sign ?? '') ?? sign ?? '') : String.fromCharCode(Number.parseInt(code, 16)),
    );
}

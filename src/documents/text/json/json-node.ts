import type { Span } from '../../source-table.ts';

/** A value of JSON with the place where it stands. `raw` of a scalar is its text without quotes, escapes resolved. */
export type JsonNode =
  | { readonly kind: 'object'; readonly span: Span; readonly members: readonly JsonMember[] }
  | { readonly kind: 'array'; readonly span: Span; readonly items: readonly JsonNode[] }
  | { readonly kind: 'text' | 'number' | 'word'; readonly span: Span; readonly raw: string };

/** A member of an object: its key, where the key stands, and its value. */
export type JsonMember = { readonly key: string; readonly keySpan: Span; readonly value: JsonNode };

/** A value that is neither object nor array. */
export type JsonScalar = Extract<JsonNode, { readonly raw: string }>;

/** True for texts, numbers, true, false and null. */
export function isScalar(node: JsonNode): node is JsonScalar {
  return node.kind !== 'object' && node.kind !== 'array';
}

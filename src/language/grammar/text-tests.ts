import type { Parts } from './rule.ts';

/** How cells are to hold a text: anywhere where nothing is said. */
export function textTestOf(parts: Parts): 'startsWith' | 'endsWith' | 'contains' {
  return parts.has('startsWith') ? 'startsWith' : parts.has('endsWith') ? 'endsWith' : 'contains';
}

import { fieldOf } from './read-fields.ts';

/** Deeper documents are no text that people wrote. */
const DEEPEST = 40;
const BLOCKS: ReadonlySet<unknown> = new Set(['paragraph', 'heading', 'listItem', 'blockquote']);

/** The words of a content field, a string or a TipTap document, with a line for each block. Empty where it is neither. */
export function readPlainText(content: unknown): string {
  return typeof content === 'string' ? content.trim() : gather(content, 0).trim();
}

function gather(node: unknown, depth: number): string {
  if (depth > DEEPEST) return '';
  const text = fieldOf(node, 'text');
  if (typeof text === 'string') return text;
  const type = fieldOf(node, 'type');
  if (type === 'hardBreak') return '\n';
  const children = fieldOf(node, 'content');
  if (!Array.isArray(children)) return '';
  const inner = children.map((child) => gather(child, depth + 1)).join('');
  return BLOCKS.has(type) && !inner.endsWith('\n') ? `${inner}\n` : inner;
}

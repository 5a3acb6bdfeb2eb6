import { directionOfProse } from './text-direction.ts';

/** A node of a TipTap document: a paragraph, a text, and what lies between. Unknown fields are the editor's. */
export type RichTextNode = {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
  readonly content?: readonly RichTextNode[];
  readonly text?: string;
};

/** A text of a chart as the service writes it: `{type: "doc", content: [paragraph, …]}`. */
export type RichTextDocument = { readonly type: 'doc'; readonly content: readonly RichTextNode[] };

/** Nodes that end a line of plain text. */
const BLOCKS: ReadonlySet<string> = new Set(['paragraph', 'heading', 'listItem', 'blockquote']);
/** Documents are shallow; what lies deeper than this is no text of a chart. */
const DEEPEST = 40;

/**
 * A plain text as a document, one paragraph for each line; a paragraph that runs from right to left says so by
 * `attrs.dir`. An empty line is a paragraph without content.
 * @example toDocument('Sales') // {type: 'doc', content: [{type: 'paragraph', content: [{type: 'text', text: 'Sales'}]}]}
 */
export function toDocument(text: string): RichTextDocument {
  return { type: 'doc', content: text.split(/\r\n|\r|\n/).map(toParagraph) };
}

function toParagraph(line: string): RichTextNode {
  const attrs = directionOfProse(line) === 'rtl' ? { attrs: { dir: 'rtl' } } : {};
  return line === '' ? { type: 'paragraph' } : { type: 'paragraph', ...attrs, content: [{ type: 'text', text: line }] };
}

/**
 * The letters of a text of a chart, whether it is a plain string or a document: paragraphs on lines of their own, marks left
 * out. Anything else is no text and gives an empty one.
 */
export function toPlainText(value: unknown): string {
  if (typeof value === 'string') return value;
  const lines: string[] = [''];
  collectLines(value, lines, 0);
  return lines.join('\n').trim();
}

function collectLines(node: unknown, lines: string[], depth: number): void {
  if (typeof node !== 'object' || node === null || depth > DEEPEST) return;
  const type = 'type' in node ? node.type : undefined;
  if (type === 'text' && 'text' in node && typeof node.text === 'string') append(lines, node.text);
  if (type === 'hardBreak') lines.push('');
  if ('content' in node && Array.isArray(node.content)) {
    for (const child of node.content) collectLines(child, lines, depth + 1);
  }
  if (typeof type === 'string' && BLOCKS.has(type) && lines.at(-1) !== '') lines.push('');
}

function append(lines: string[], text: string): void {
  lines[lines.length - 1] = `${lines.at(-1) ?? ''}${text}`;
}

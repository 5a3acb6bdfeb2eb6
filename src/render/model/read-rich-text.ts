import type { Direction } from '../text/direction.ts';
import { directionOf } from '../text/direction.ts';
import { fieldOf, maybeHexColor, maybeOneOf } from './read-fields.ts';

/** Letters of one look within a paragraph. */
export type TextRun = {
  readonly text: string;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  readonly decoration: 'underline' | 'line-through' | undefined;
  readonly color: string | undefined;
};

/** A block of text that begins a line. */
export type Paragraph = {
  readonly runs: readonly TextRun[];
  readonly align: 'left' | 'center' | 'right' | undefined;
  readonly direction: Direction;
};

/** Deeper documents are no text that people wrote, nor are longer ones texts of a picture. */
const DEEPEST = 40;
const MOST_NODES = 2000;

type Style = Omit<TextRun, 'text'>;
type Reading = {
  readonly style: Style;
  readonly prefix: string;
  readonly depth: number;
  readonly align: Paragraph['align'];
};
type Draft = { runs: TextRun[]; align: Paragraph['align'] };

const PLAIN: Style = { isBold: false, isItalic: false, decoration: undefined, color: undefined };

/**
 * The paragraphs of a content field, a string or a TipTap document, with the marks a picture shows: bold, italic, underline, strike,
 * link (underlined) and colour. Lists have their bullets and numbers as text. Empty for what is neither.
 */
export function readRichText(content: unknown): readonly Paragraph[] {
  if (typeof content === 'string') {
    return content
      .trim()
      .split(/\r\n|\r|\n/)
      .flatMap((line) => toParagraph({ runs: [{ ...PLAIN, text: line.trim() }], align: undefined }));
  }
  const drafts: Draft[] = [];
  const budget = { nodes: MOST_NODES };
  gather(content, { style: PLAIN, prefix: '', depth: 0, align: undefined }, drafts, budget);
  return drafts.flatMap(toParagraph);
}

function toParagraph({ runs, align }: Draft): readonly Paragraph[] {
  const text = runs.map((run) => run.text).join('');
  return text.trim() === '' ? [] : [{ runs, align, direction: directionOf(text) }];
}

function gather(node: unknown, reading: Reading, drafts: Draft[], budget: { nodes: number }): void {
  budget.nodes -= 1;
  if (reading.depth > DEEPEST || budget.nodes < 0) return;
  const type = fieldOf(node, 'type');
  const text = fieldOf(node, 'text');
  if (type === 'text' && typeof text === 'string') {
    append(drafts, { ...readMarks(fieldOf(node, 'marks'), reading.style), text });
    return;
  }
  if (type === 'hardBreak') {
    drafts.push({ runs: [], align: reading.align });
    return;
  }
  const children = fieldOf(node, 'content');
  if (!Array.isArray(children)) return;
  const inner = { ...reading, depth: reading.depth + 1 };
  if (type === 'paragraph' || type === 'heading') {
    const align = maybeOneOf(fieldOf(fieldOf(node, 'attrs'), 'textAlign'), ['left', 'center', 'right']);
    drafts.push({ runs: reading.prefix === '' ? [] : [{ ...PLAIN, text: reading.prefix }], align });
    const style = type === 'heading' ? { ...reading.style, isBold: true } : reading.style;
    for (const child of children) gather(child, { ...inner, style, prefix: '', align }, drafts, budget);
    return;
  }
  for (const [index, child] of children.entries())
    gather(child, { ...inner, prefix: prefixOf(type, index, reading.prefix) }, drafts, budget);
}

function prefixOf(type: unknown, index: number, outer: string): string {
  if (type === 'bulletList') return '• ';
  if (type === 'orderedList') return `${index + 1}. `;
  return type === 'listItem' && index > 0 ? '' : outer;
}

function append(drafts: Draft[], run: TextRun): void {
  const last = drafts.at(-1);
  if (last === undefined) drafts.push({ runs: [run], align: undefined });
  else last.runs.push(run);
}

function readMarks(marks: unknown, style: Style): Style {
  if (!Array.isArray(marks)) return style;
  let known = style;
  for (const mark of marks) known = addMark(mark, known);
  return known;
}

function addMark(mark: unknown, style: Style): Style {
  const type = fieldOf(mark, 'type');
  if (type === 'bold') return { ...style, isBold: true };
  if (type === 'italic') return { ...style, isItalic: true };
  if (type === 'underline' || type === 'link') return { ...style, decoration: 'underline' };
  if (type === 'strike') return { ...style, decoration: 'line-through' };
  const color = type === 'textStyle' ? maybeHexColor(fieldOf(fieldOf(mark, 'attrs'), 'color')) : undefined;
  return color === undefined ? style : { ...style, color: color.slice(0, 7) };
}

import { type Direction, directionOfProse } from '../../chart/text-direction.ts';
import { fieldOf, maybeHexColor, maybeNumber, maybeOneOf } from './read-fields.ts';

/** Letters of one look within a paragraph. */
export type TextRun = {
  readonly text: string;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  readonly isUnderlined: boolean;
  readonly isStruck: boolean;
  readonly color: string | undefined;
  /** The size of its letters in parts of the block's; the paragraph's where absent. */
  readonly scale: number | undefined;
  /** Where a link leads: `http` or `https` only. */
  readonly href: string | undefined;
};

/** A block of text that begins a line. */
export type Paragraph = {
  readonly runs: readonly TextRun[];
  readonly align: 'left' | 'center' | 'right' | undefined;
  readonly direction: Direction;
  /** 1 to 3 for a heading. */
  readonly level: 1 | 2 | 3 | undefined;
};

/** Deeper documents are no text that people wrote, nor are longer ones texts of a picture. */
const DEEPEST = 40;
const MOST_NODES = 2000;
/** The size that editors count pixels of letters against. */
const USUAL_PIXELS = 16;

type Style = Omit<TextRun, 'text'>;
type Block = Omit<Paragraph, 'runs' | 'direction'> & { readonly direction: Direction | undefined };
type Draft = Block & { readonly runs: TextRun[] };
type Reading = { readonly style: Style; readonly prefix: string; readonly depth: number; readonly block: Block };

const PLAIN: Style = {
  isBold: false,
  isItalic: false,
  isUnderlined: false,
  isStruck: false,
  color: undefined,
  scale: undefined,
  href: undefined,
};
const PLAIN_BLOCK: Block = { align: undefined, direction: undefined, level: undefined };

/**
 * The paragraphs of a content field, a string or a TipTap document, with the marks a picture shows: bold, italic, underline, strike,
 * link, colour and size. Lists have their bullets and numbers as text. Empty for what is neither.
 */
export function readRichText(content: unknown): readonly Paragraph[] {
  if (typeof content === 'string') {
    const lines = content.trim().split(/\r\n|\r|\n/);
    return lines.flatMap((line) => toParagraph({ ...PLAIN_BLOCK, runs: [{ ...PLAIN, text: line.trim() }] }));
  }
  const drafts: Draft[] = [];
  gather(content, { style: PLAIN, prefix: '', depth: 0, block: PLAIN_BLOCK }, { drafts, nodes: MOST_NODES });
  return drafts.flatMap(toParagraph);
}

/** A text without marks that leads to an address, where that is one of the web. */
export function linkText(text: string, address: unknown): readonly Paragraph[] {
  const href = maybeWebAddress(address);
  return readRichText(text).map((paragraph) => ({
    ...paragraph,
    runs: paragraph.runs.map((run) => ({ ...run, href })),
  }));
}

function toParagraph({ runs, align, level, direction }: Draft): readonly Paragraph[] {
  const text = runs.map((run) => run.text).join('');
  return text.trim() === '' ? [] : [{ runs, align, level, direction: direction ?? directionOfProse(text) }];
}

type Gathering = { readonly drafts: Draft[]; nodes: number };

function gather(node: unknown, reading: Reading, gathering: Gathering): void {
  gathering.nodes -= 1;
  if (reading.depth > DEEPEST || gathering.nodes < 0) return;
  const type = fieldOf(node, 'type');
  const text = fieldOf(node, 'text');
  if (type === 'text' && typeof text === 'string') {
    append(gathering.drafts, { ...readMarks(fieldOf(node, 'marks'), reading.style), text });
    return;
  }
  if (type === 'hardBreak') {
    gathering.drafts.push({ ...reading.block, runs: [] });
    return;
  }
  const children = fieldOf(node, 'content');
  if (!Array.isArray(children)) return;
  const inner = { ...reading, depth: reading.depth + 1 };
  if (type === 'paragraph' || type === 'heading') {
    const block = readBlock(node, type);
    gathering.drafts.push({ ...block, runs: reading.prefix === '' ? [] : [{ ...PLAIN, text: reading.prefix }] });
    const style = type === 'heading' ? { ...reading.style, isBold: true } : reading.style;
    for (const child of children) gather(child, { ...inner, style, block, prefix: '' }, gathering);
    return;
  }
  for (const [index, child] of children.entries()) {
    gather(child, { ...inner, prefix: prefixOf(type, index, reading.prefix) }, gathering);
  }
}

function readBlock(node: unknown, type: 'paragraph' | 'heading'): Block {
  const attributes = fieldOf(node, 'attrs');
  const level = [1, 2, 3].find((one) => one === fieldOf(attributes, 'level')) ?? 3;
  return {
    align: maybeOneOf(fieldOf(attributes, 'textAlign'), ['left', 'center', 'right']),
    direction: maybeOneOf(fieldOf(attributes, 'dir'), ['ltr', 'rtl']),
    level: type === 'paragraph' ? undefined : level === 1 ? 1 : level === 2 ? 2 : 3,
  };
}

function prefixOf(type: unknown, index: number, outer: string): string {
  if (type === 'bulletList') return '• ';
  if (type === 'orderedList') return `${index + 1}. `;
  return type === 'listItem' && index > 0 ? '' : outer;
}

function append(drafts: Draft[], run: TextRun): void {
  const last = drafts.at(-1);
  if (last === undefined) drafts.push({ ...PLAIN_BLOCK, runs: [run] });
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
  const attributes = fieldOf(mark, 'attrs');
  if (type === 'bold') return { ...style, isBold: true };
  if (type === 'italic') return { ...style, isItalic: true };
  if (type === 'underline') return { ...style, isUnderlined: true };
  if (type === 'strike') return { ...style, isStruck: true };
  if (type === 'link') return { ...style, isUnderlined: true, href: maybeWebAddress(fieldOf(attributes, 'href')) };
  if (type !== 'textStyle') return style;
  const color = maybeHexColor(fieldOf(attributes, 'color'))?.slice(0, 7) ?? style.color;
  return { ...style, color, scale: maybeScale(fieldOf(attributes, 'fontSize')) ?? style.scale };
}

/** `18`, `"18px"` and `"1.2em"` as parts of the usual size, held where a picture can show them. */
function maybeScale(size: unknown): number | undefined {
  const [, digits, unit] = /^\s*(\d{1,4}(?:\.\d{1,4})?)\s*(px|r?em|pt)?\s*$/.exec(String(size)) ?? [];
  const number = maybeNumber(Number(digits));
  if (digits === undefined || number === undefined || number === 0) return undefined;
  const scale = unit === 'em' || unit === 'rem' ? number : (unit === 'pt' ? number / 0.75 : number) / USUAL_PIXELS;
  return Math.min(2.5, Math.max(0.6, scale));
}

/** An address that a picture may lead to: of the web, without a name and password in it. */
function maybeWebAddress(address: unknown): string | undefined {
  if (typeof address !== 'string' || address.length > 2000) return undefined;
  const url = URL.parse(address);
  const isWeb = url !== null && (url.protocol === 'https:' || url.protocol === 'http:');
  return isWeb && url.username === '' && url.password === '' ? url.href : undefined;
}

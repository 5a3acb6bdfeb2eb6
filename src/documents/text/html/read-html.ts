import { type Token, Tokenizer, TokenizerMode } from 'parse5';
import type { RawGrid } from '../../grid/raw-grid.ts';
import type { Span } from '../../source-table.ts';
import { layOut } from './lay-out.ts';
import { TableBuilder } from './table-builder.ts';

const MARKUP = /<(?:table|tr|td|th)[\s>/]/i;
const RAW_TEXT: ReadonlySet<string> = new Set(['style', 'xmp', 'iframe', 'noembed', 'noframes']);
const VOID: ReadonlySet<string> = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);
const UNSEEN: ReadonlySet<string> = new Set([
  'script',
  'style',
  'template',
  'title',
  'xmp',
  'iframe',
  'noembed',
  'noframes',
]);
const HIDING_STYLE = /display\s*:\s*none|visibility\s*:\s*hidden/i;
/** Classes by which style sheets hide text that is for sorting or for screen readers. */
const HIDING_CLASS =
  /(?:^|\s)(?:hidden|d-none|sortkey|sr-only|visually-hidden|visuallyhidden|screen-reader-text|invisible)(?:\s|$)/;
const LAYOUT_CERTAINTY = 0.3;
const LEAST_BUDGET = 1000;

/** The element in which nothing is shown, and how many of its name are open inside it. */
type Hidden = { readonly name: string; depth: number };

/**
 * Finds the tables of HTML in a text. The text is only cut into tags, not built into a document: that takes linear time
 * on any input, and what browsers supply (left out end tags, rows, sections) is supplied while tables are built.
 */
export function readHtml(text: string): readonly RawGrid[] {
  if (!MARKUP.test(text)) return [];
  const builder = new TableBuilder();
  readTags(text, builder);
  return builder.tables.flatMap((table) => {
    const { rows, headerRows, title = table.title, banners, emptyColumns } = layOut(table, text.length + LEAST_BUDGET);
    if (rows.length === 0) return [];
    const notices = [
      ...(banners === 0 ? [] : [{ kind: 'section-rows', values: { count: banners } }]),
      ...(emptyColumns === 0 ? [] : [{ kind: 'empty-columns', values: { count: emptyColumns } }]),
    ];
    return {
      method: 'html' as const,
      span: table.span,
      rows,
      ...(headerRows === undefined ? {} : { headerRows }),
      ...(title === undefined ? {} : { title }),
      certainty: table.isLayout ? LAYOUT_CERTAINTY : 1,
      notices,
    };
  });
}

function readTags(text: string, builder: TableBuilder): void {
  let hidden: Hidden | undefined;
  const addText = ({ chars, location }: Token.CharacterToken): void => {
    if (hidden === undefined) builder.addText(chars, spanOf(location));
  };
  const ignore = (): void => {};
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onCharacter: addText,
      onWhitespaceCharacter: addText,
      onNullCharacter: ignore,
      onComment: ignore,
      onDoctype: ignore,
      onEof: ignore,
      onStartTag: (tag) => {
        enterRawText(tokenizer, tag.tagName);
        if (hidden !== undefined) hidden.depth += hidden.name === tag.tagName ? 1 : 0;
        else if (isHiding(tag)) hidden = { name: tag.tagName, depth: 1 };
        else builder.startTag(tag, spanOf(tag.location));
      },
      onEndTag: (tag) => {
        if (hidden === undefined) builder.endTag(tag.tagName, spanOf(tag.location));
        else if (hidden.name === tag.tagName) {
          hidden.depth -= 1;
          if (hidden.depth === 0) hidden = undefined;
        }
      },
    },
  );
  tokenizer.write(text, true);
  builder.finish(text.length);
}

/** The tokenizer does not know elements; whoever builds from it must say where tags stop being tags. */
function enterRawText(tokenizer: Tokenizer, name: string): void {
  if (name === 'script') tokenizer.state = TokenizerMode.SCRIPT_DATA;
  else if (RAW_TEXT.has(name)) tokenizer.state = TokenizerMode.RAWTEXT;
  else if (name === 'title' || name === 'textarea') tokenizer.state = TokenizerMode.RCDATA;
}

function isHiding(tag: Token.TagToken): boolean {
  if (VOID.has(tag.tagName) || tag.selfClosing) return false;
  if (UNSEEN.has(tag.tagName)) return true;
  return tag.attrs.some(
    ({ name, value }) =>
      name === 'hidden' ||
      (name === 'style' && HIDING_STYLE.test(value)) ||
      (name === 'class' && HIDING_CLASS.test(value)),
  );
}

function spanOf(location: Token.Location | null): Span {
  return { start: location?.startOffset ?? 0, end: location?.endOffset ?? 0 };
}

import { EMPTY_CELL, type RawGrid } from '../../grid/raw-grid.ts';
import type { SourceCell, Span } from '../../source-table.ts';
import { trimSpan } from '../lines.ts';

/** An element of XML with its attributes, its child elements, and the text of one that has none. */
type Element = {
  readonly name: string;
  readonly fields: readonly Field[];
  readonly children: Element[];
  /** Where its content begins and, once it is closed, ends. */
  readonly start: number;
  end: number;
};
type Field = { readonly label: string; readonly cell: SourceCell };

const TAG = /<(\/?)([A-Za-z_][\w:.-]{0,60})([^<>]{0,4000}?)(\/?)>/g;
const ATTRIBUTE = /([\w:.-]{1,60})\s{0,4}=\s{0,4}(?:"([^"]*)"|'([^']*)')/g;
/** Elements of pages, whose tables and lists have readers of their own. */
const PAGE =
  /<(?:html|body|table|tr|td|th|div|p|ul|ol|li|span|a|br|b|i|em|strong|h[1-6]|svg|g|path|circle|rect|polyline|text|option|select|img|script|style|code|pre|form|button|input)[\s>/]/i;
const DEEPEST = 40;
const FEWEST_RECORDS = 2;
const MOST_PLACES = 1_000_000;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * Finds the records of XML: elements of one name that follow one another in the same parent. Attributes and elements that
 * hold only text are their fields.
 */
export function readXml(text: string): readonly RawGrid[] {
  if (!text.includes('<') || PAGE.test(text)) return [];
  const grids: RawGrid[] = [];
  const queue: Element[] = [parseElements(text)];
  for (const element of queue) {
    const grid = gridOfRecords(text, element);
    if (grid !== undefined) grids.push(grid);
    else for (const child of element.children) queue.push(child);
  }
  return grids;
}

/** The elements of a text below one that stands for all of it. End tags without a beginning are skipped. */
function parseElements(text: string): Element {
  const root: Element = { name: '', fields: [], children: [], start: 0, end: text.length };
  const open: Element[] = [root];
  for (const { 0: tag, 1: slash, 2: name = '', 3: attributes = '', 4: closed, index } of text.matchAll(TAG)) {
    if (slash === '/') {
      const at = open.findLastIndex((element) => element.name === name);
      for (const element of at > 0 ? open.splice(at) : []) element.end = index;
      continue;
    }
    const end = index + tag.length;
    const from = index + 1 + name.length;
    const element: Element = { name, fields: fieldsOf(attributes, from), children: [], start: end, end };
    open.at(-1)?.children.push(element);
    if (closed !== '/' && open.length < DEEPEST) open.push(element);
  }
  return root;
}

function fieldsOf(attributes: string, from: number): readonly Field[] {
  return [...attributes.matchAll(ATTRIBUTE)].flatMap(({ 0: all, 1: label = '', 2: double, 3: single, index }) => {
    const value = double ?? single ?? '';
    const start = from + index + all.length - 1 - value.length;
    if (/^xmlns(?::|$)/.test(label)) return [];
    return [{ label, cell: cellOf(value, { start, end: start + value.length }) }];
  });
}

function cellOf(raw: string, span: Span): SourceCell {
  const text = raw
    .replace(/&(?:#(\d{1,7})|(amp|lt|gt|quot|apos));/g, (_, code?: string, name?: string) =>
      name === undefined ? String.fromCodePoint(Math.min(0x10ffff, Number(code))) : (ENTITIES[name] ?? ''),
    )
    .replace(/\s+/g, ' ')
    .trim();
  return text === '' ? EMPTY_CELL : { text, spans: [span] };
}

/** The records among the children of an element: most of them, and all of one name. */
function gridOfRecords(text: string, { children }: Element): RawGrid | undefined {
  const names = new Map<string, number>();
  for (const { name } of children) names.set(name, (names.get(name) ?? 0) + 1);
  const [name, count] = [...names].sort((a, b) => b[1] - a[1])[0] ?? ['', 0];
  if (count < FEWEST_RECORDS || count * 2 <= children.length) return undefined;
  const records = children.filter((child) => child.name === name);
  const columns = new Map<string, SourceCell>();
  const rows = records.map((record) => {
    const row = new Map<string, SourceCell>();
    for (const { label, cell } of flatten(text, record)) {
      if (!columns.has(label)) columns.set(label, { text: label, spans: [] });
      if (!row.has(label)) row.set(label, cell);
    }
    return row;
  });
  const isTable = columns.size > 1 && columns.size * rows.length <= MOST_PLACES;
  const shared = rows.filter((row) => row.size * 2 > columns.size).length;
  const last = records.at(-1);
  if (!isTable || shared * 2 < rows.length || records[0] === undefined || last === undefined) return undefined;
  const labels = [...columns.keys()];
  return {
    method: 'html',
    span: { start: records[0].start, end: last.end },
    rows: [[...columns.values()], ...rows.map((row) => labels.map((label) => row.get(label) ?? EMPTY_CELL))],
    headerRows: 1,
    certainty: 1,
  };
}

/** The fields of a record; those of the elements in it get the names of both, parted by a point. */
function flatten(text: string, { fields, children }: Element, prefix = ''): readonly Field[] {
  return [
    ...fields.map(({ label, cell }) => ({ label: prefix + label, cell })),
    ...children.flatMap((child): readonly Field[] => {
      const label = prefix + child.name;
      if (child.children.length > 0) return flatten(text, child, `${label}.`);
      const span = trimSpan(text, child.start, child.end);
      const attributes = child.fields.map((field) => ({ label: `${label}.${field.label}`, cell: field.cell }));
      const content = cellOf(text.slice(span.start, span.end), span);
      return content.text === '' && attributes.length > 0 ? attributes : [{ label, cell: content }, ...attributes];
    }),
  ];
}

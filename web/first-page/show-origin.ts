import type { ExtractProvenance } from '../../src/client/wire.ts';
import type { GridCell } from './edit-grid.ts';
import { create } from './element.ts';
import type { PageState } from './page-state.ts';
import { fill, type PageTexts } from './page-texts.ts';
import { readSpans } from './read-doubt.ts';

/** How much of a text is shown around a place. */
const CONTEXT = 220;

/** Shows where a cell came from: the text around it, the cell of a workbook, the page of a PDF, the place in a picture. */
export function showOrigin(
  place: HTMLElement,
  { version, sourceText, files }: PageState,
  cell: GridCell | undefined,
  texts: PageTexts,
): void {
  const { provenance } = version ?? {};
  const found = provenance === undefined || cell === undefined ? undefined : findPlace(provenance, cell);
  if (found === undefined) {
    place.replaceChildren(create('p', { class: 'hint' }, texts.originHint));
    return;
  }
  const { where, source } = found;
  const file = files[Number(/^attachments\[(\d+)\]$/.exec(source.source)?.[1])];
  const name = file?.name ?? texts.sourceLabel;
  const head = create(
    'p',
    { class: 'origin-name', dir: 'auto' },
    source.sheet === undefined ? name : `${name} · ${source.sheet}`,
  );
  if (source.kind === 'text') place.replaceChildren(head, createExcerpt(sourceText, where));
  else if (source.kind === 'spreadsheet')
    place.replaceChildren(head, create('p', { class: 'sheet-cell', dir: 'ltr' }, where));
  else if (source.kind === 'image' && file !== undefined)
    place.replaceChildren(head, createCutOut(file.attachment, where));
  else {
    const [page = ''] = where.split(':');
    place.replaceChildren(head, create('p', {}, fill(texts.originPage, { page: Number(page) }, texts)));
  }
}

type Found = { readonly where: string; readonly source: ExtractProvenance['sources'][number] };

function findPlace(
  { columns, rows, sources }: ExtractProvenance,
  { rowIndex, columnKey }: GridCell,
): Found | undefined {
  const told = rows[rowIndex]?.[columns.indexOf(columnKey)];
  if (told === undefined || told === null) return undefined;
  const [, number = '0', where = ''] = /^(?:(\d+)!)?(.*)$/s.exec(told) ?? [];
  const source = sources[Number(number)];
  return source === undefined ? undefined : { where, source };
}

function createExcerpt(text: string, where: string): HTMLElement {
  const spans = readSpans(where);
  const start = Math.max(0, Math.min(...spans.map(([from]) => from)) - CONTEXT);
  const end = Math.min(text.length, Math.max(...spans.map(([, to]) => to)) + CONTEXT);
  const pieces: (Node | string)[] = [start > 0 ? '… ' : ''];
  let at = start;
  for (const [from, to] of spans) {
    pieces.push(text.slice(at, from), create('mark', {}, text.slice(from, to)));
    at = to;
  }
  pieces.push(text.slice(at, end), end < text.length ? ' …' : '');
  return create('pre', { class: 'excerpt', dir: 'auto' }, ...pieces);
}

/** The picture with a frame around the place; both scale with the room there is. */
function createCutOut(
  { mimeType, dataBase64 }: { readonly mimeType: string; readonly dataBase64: string },
  where: string,
): HTMLElement {
  const [left = 0, top = 0, width = 0, height = 0] = where.split(',').map(Number);
  const picture = create('img', { src: `data:${mimeType};base64,${dataBase64}`, alt: '' });
  const frame = create('i', { class: 'origin-frame' });
  picture.addEventListener('load', () => {
    const share = (length: number, whole: number): string => `${(100 * length) / Math.max(1, whole)}%`;
    frame.style.left = share(left, picture.naturalWidth);
    frame.style.top = share(top, picture.naturalHeight);
    frame.style.width = share(width, picture.naturalWidth);
    frame.style.height = share(height, picture.naturalHeight);
  });
  return create('div', { class: 'cut-out', dir: 'ltr' }, picture, frame);
}

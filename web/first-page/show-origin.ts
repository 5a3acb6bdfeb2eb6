import type { ExtractProvenance } from '../../src/client/wire.ts';
import { toText } from './cell-text.ts';
import type { GridCell } from './edit-grid.ts';
import { create } from './element.ts';
import type { PageState } from './page-state.ts';
import { fill, type PageTexts } from './page-texts.ts';
import { type BoxPreview, pageOf, previewPage, previewPicture, previewWords } from './preview-boxes.ts';
import { type FoundPlace, previewSheet, previewText } from './preview-source.ts';

/** Shows what was read beside its source: the text, the sheet, the picture, the places on a page. */
export type OriginPanel = {
  take(state: PageState, texts: PageTexts): void;
  /** Points at where a cell came from; without one, shows the source and all that was found in it. */
  point(cell: GridCell | undefined): void;
};

type Source = ExtractProvenance['sources'][number];

/** Makes the panel in its place. */
export function createOriginPanel(place: HTMLElement): OriginPanel {
  let taken: { readonly state: PageState; readonly texts: PageTexts } | undefined;
  let drawn: { readonly key: string; readonly preview: BoxPreview } | undefined;
  const show = (number: number, where: string | undefined): void => {
    const { provenance } = taken?.state.version ?? {};
    const source = provenance?.sources[number];
    if (taken === undefined || provenance === undefined || source === undefined) return;
    const { state, texts } = taken;
    const places = listPlaces(state, provenance, number);
    const head = createHead(source, state, texts, where ?? places[0]?.where ?? '');
    const hint = where === undefined ? create('p', { class: 'hint' }, texts.originHint) : '';
    if (source.kind === 'text') {
      place.replaceChildren(head, hint, previewText(state.sourceText, places, where));
      return;
    }
    if (source.kind === 'spreadsheet') {
      place.replaceChildren(head, hint, previewSheet(places, where));
      return;
    }
    // A picture is decoded once, and only its frames change.
    const page = source.kind === 'document' ? pageOf(where ?? places[0]?.where ?? '') : '';
    const key = `${number} ${page}`;
    if (drawn?.key !== key)
      drawn = { key, preview: createBoxes(source, { page, name: head.textContent }, places, state) };
    place.replaceChildren(head, hint, drawn.preview.element);
    drawn.preview.point(where);
  };
  return {
    take(state, texts) {
      taken = { state, texts };
      drawn = undefined;
      place.replaceChildren();
      show(firstSource(state.version?.provenance), undefined);
    },
    point(cell) {
      const found = cell === undefined ? undefined : findPlace(taken?.state.version?.provenance, cell);
      if (found === undefined) show(firstSource(taken?.state.version?.provenance), undefined);
      else show(found.number, found.where);
    },
  };
}

function createBoxes(
  source: Source,
  { page, name }: { readonly page: string; readonly name: string },
  places: readonly FoundPlace[],
  state: PageState,
): BoxPreview {
  if (source.kind === 'document') {
    const picture = source.pages?.find((one) => String(one.page) === page);
    if (picture === undefined) return previewWords(page, places);
    return previewPage({ ...picture, source: toDataUrl(picture) }, { page, name }, places);
  }
  const file = fileOf(source, state);
  return file === undefined ? previewWords(page, places) : previewPicture(toDataUrl(file.attachment), name, places);
}

function toDataUrl({ mimeType, dataBase64 }: { readonly mimeType: string; readonly dataBase64: string }): string {
  return `data:${mimeType};base64,${dataBase64}`;
}

function fileOf({ source }: Source, { files }: PageState): PageState['files'][number] | undefined {
  return files[Number(/^attachments\[(\d+)\]$/.exec(source)?.[1])];
}

function createHead(source: Source, state: PageState, texts: PageTexts, where: string): HTMLElement {
  const name = fileOf(source, state)?.name ?? texts.sourceLabel;
  const page = source.kind === 'document' ? fill(texts.originPage, { page: Number(pageOf(where)) }, texts) : undefined;
  const words = [name, source.sheet, page].filter((word) => word !== undefined);
  return create('p', { class: 'origin-name', dir: 'auto' }, words.join(' · '));
}

function listPlaces(state: PageState, { columns, rows }: ExtractProvenance, number: number): readonly FoundPlace[] {
  const data = state.version?.config.data.rows ?? [];
  return rows.flatMap((row, rowIndex) =>
    row.flatMap((told, column) => {
      const place = readPlace(told);
      if (place?.number !== number) return [];
      return { where: place.where, text: toText(data[rowIndex]?.[columns[column] ?? '']) };
    }),
  );
}

type Place = { readonly number: number; readonly where: string };

function findPlace(provenance: ExtractProvenance | undefined, { rowIndex, columnKey }: GridCell): Place | undefined {
  return provenance === undefined
    ? undefined
    : readPlace(provenance.rows[rowIndex]?.[provenance.columns.indexOf(columnKey)]);
}

/** `1!B7` is a place in the second of the sources, `B7` one in the first. */
function readPlace(told: string | null | undefined): Place | undefined {
  if (told === undefined || told === null) return undefined;
  const [, number = '0', where = ''] = /^(?:(\d+)!)?(.*)$/s.exec(told) ?? [];
  return { number: Number(number), where };
}

/** The source that most cells came from is shown before any cell is pointed at. */
function firstSource(provenance: ExtractProvenance | undefined): number {
  const told = provenance?.rows.flat().find((place) => place !== null);
  return readPlace(told)?.number ?? 0;
}

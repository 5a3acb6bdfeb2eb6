import { EMPTY_CELL } from '../../documents/grid/raw-grid.ts';
import type { Box, SourceCell } from '../../documents/source-table.ts';
import { toAddress } from '../../documents/xlsx/address.ts';
import type { SourceReference } from './sources.ts';
import type { ExtractedTable } from './type-table.ts';

/** A page of a document as it looks, for who asked for it. Width and height are in points, as its places are. */
export type ProvenancePage = {
  readonly page: number;
  readonly width: number;
  readonly height: number;
  readonly mimeType: string;
  readonly dataBase64: string;
};

/** A source that cells came from: where it stands in the request, and its sheet where it is a workbook. */
export type ProvenanceSource = {
  readonly source: string;
  readonly kind: SourceReference['kind'];
  readonly filename?: string;
  readonly sheet?: string;
  /** Pages that cells came from, where they were asked for: those that could be drawn, not all of many. */
  readonly pages?: readonly ProvenancePage[];
};

/** Where every cell of an answer came from. See `docs/documents.md`. */
export type Provenance = {
  readonly sources: readonly ProvenanceSource[];
  /** The keys of the columns, in the order of the places below. */
  readonly columns: readonly string[];
  /**
   * For each row of `data.rows` the places of its cells: `B7` in a sheet, `12-16` in a text (several joined by `+`),
   * `3:72,140,38,11` in a document (page and box), `72,140,38,11` in a picture (box: left, top, width, height). `1!B7` is a place in the second source; null a cell
   * that stands nowhere.
   */
  readonly rows: readonly (readonly (string | null)[])[];
  /** Present where the answer has more cells than are told of: `rows` then ends early. */
  readonly isCut?: true;
};

/** Cells that are told of at most: the places of a cell take as much room as the cell. */
const MOST_CELLS = 100_000;

/** Where the cells of a table came from. `keys` are those of its columns. */
export function toProvenance(table: ExtractedTable, keys: readonly string[]): Provenance {
  const references = new Map<SourceReference, number>([[table.from, 0]]);
  const width = Math.max(1, table.columns.length);
  const shown = Math.min(countPlacedRows(table), Math.floor(MOST_CELLS / width));
  const rows = Array.from({ length: shown }, (_, row) =>
    table.columns.map(({ cells, from }) => {
      const place = toPlace(cells[row]);
      if (place === undefined) return null;
      const reference = from?.[row] ?? table.from;
      const index = references.get(reference) ?? references.size;
      references.set(reference, index);
      return index === 0 ? place : `${index}!${place}`;
    }),
  );
  return {
    sources: [...references.keys()].map(toSource),
    columns: keys,
    rows,
    ...(shown < table.source.rows.length ? { isCut: true as const } : {}),
  };
}

/** Rows up to the first cell that is filled and knows no place: those deep in a large sheet. */
function countPlacedRows({ source, columns, from }: ExtractedTable): number {
  const isUnplaced = (row: number): boolean =>
    columns.some((column) => {
      if (column.isOfNoCell === true) return false;
      const { text, place, spans, area } = column.cells[row] ?? EMPTY_CELL;
      const isOfSheet = (column.from?.[row] ?? from).kind === 'spreadsheet';
      return isOfSheet && text !== '' && place === undefined && spans.length === 0 && area === undefined;
    });
  const first = source.rows.findIndex((_, row) => isUnplaced(row));
  return first < 0 ? source.rows.length : first;
}

function toSource({ field, kind, filename, sheet }: SourceReference): ProvenanceSource {
  return {
    source: field,
    kind,
    ...(filename === undefined ? {} : { filename }),
    ...(sheet === undefined ? {} : { sheet }),
  };
}

function toPlace(cell: SourceCell | undefined): string | undefined {
  if (cell === undefined || cell.text === '') return undefined;
  const { place, area, spans } = cell;
  if (place !== undefined) return toAddress(place);
  if (area !== undefined) return `${area.page === undefined ? '' : `${area.page}:`}${toNumbers(area.box)}`;
  return spans.length === 0 ? undefined : spans.map(({ start, end }) => `${start}-${end}`).join('+');
}

function toNumbers({ left, top, width, height }: Box): string {
  return [left, top, width, height].map((value) => Math.round(value * 10) / 10).join(',');
}

import type { SecondReading, SourceCell } from '../../documents/source-table.ts';
import type { Confidence } from './judge-confidence.ts';
import { doAgree } from './same-thing.ts';
import type { ExtractedTable } from './type-table.ts';

/** A table, and how sure its reading is. */
export type Weighed = { readonly table: ExtractedTable; readonly confidence: Confidence };

const RANK = { low: 0, medium: 1, high: 2 } as const satisfies Record<Confidence, number>;

/**
 * True where a table that a model pointed out takes the place of the one that was read: it is judged to be surer, or as sure as one
 * that is not, and holds as many numbers. Where both hold the same, the one that was read stands, unless the other names more columns.
 */
export function isBetterReading(cited: Weighed, built: Weighed): boolean {
  if (holdTheSame(cited.table, built.table))
    return built.confidence !== 'high' && countNames(cited.table) > countNames(built.table);
  const gain = RANK[cited.confidence] - RANK[built.confidence];
  if (gain !== 0) return gain > 0;
  return built.confidence !== 'high' && countNumbers(cited.table) >= countNumbers(built.table);
}

function holdTheSame({ columns }: ExtractedTable, { columns: others }: ExtractedTable): boolean {
  return (
    columns.length === others.length &&
    columns.every(({ values }, at) => {
      const own = others[at]?.values ?? [];
      return values.length === own.length && values.every((value, row) => doAgree(value, own[row] ?? null, false));
    })
  );
}

function countNames({ source }: ExtractedTable): number {
  return source.columns.filter(({ label }) => label !== '').length;
}

function countNumbers({ columns }: ExtractedTable): number {
  return columns.reduce((sum, { values }) => sum + values.filter((value) => typeof value === 'number').length, 0);
}

/**
 * How a table compares with one that a model pointed out in the same source: of the numbers that both took from the same place, those
 * whose rows have a name in common.
 */
export function compareReadings(built: ExtractedTable, cited: ExtractedTable): SecondReading {
  const namesAt = new Map(listNumbers(cited).map(({ place, names }) => [place, names]));
  let compared = 0;
  let agreed = 0;
  let example: string | undefined;
  for (const { place, names, text } of listNumbers(built)) {
    const others = namesAt.get(place);
    if (others === undefined) continue;
    compared += 1;
    if (names.some((name) => others.includes(name))) agreed += 1;
    else example ??= text;
  }
  return { compared, agreed, ...(example === undefined ? {} : { example }) };
}

type PlacedNumber = { readonly place: string; readonly names: readonly string[]; readonly text: string };

/** The numbers of a table beside its first column, each with its place and those of what names its row. */
function listNumbers({ columns, source }: ExtractedTable): readonly PlacedNumber[] {
  return source.rows.flatMap((_, row) => {
    const names = columns.flatMap(({ cells, isNumeric }, at) => (isNumeric && at > 0 ? [] : placesOf(cells[row])));
    return columns.slice(1).flatMap(({ cells, values }) => {
      const cell = cells[row];
      if (cell === undefined || typeof values[row] !== 'number') return [];
      return placesOf(cell).map((place) => ({ place, names, text: cell.text }));
    });
  });
}

function placesOf(cell: SourceCell | undefined): readonly string[] {
  if (cell?.area !== undefined) return [JSON.stringify(cell.area)];
  const [span] = cell?.spans ?? [];
  return span === undefined ? [] : [String(span.end)];
}

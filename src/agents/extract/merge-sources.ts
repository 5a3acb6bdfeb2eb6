import type { Cell } from '../../chart/graph-config.ts';
import { EMPTY_CELL } from '../../documents/grid/raw-grid.ts';
import type { ReadMethod, SourceCell } from '../../documents/source-table.ts';
import { doAgree, type Fit, isMeasured, maybeFit } from './same-thing.ts';
import type { SourceReference } from './sources.ts';
import type { ExtractedColumn, ExtractedTable } from './type-table.ts';

/** A source whose table went into another, and what it brought. */
export type JoinedSource = { readonly from: SourceReference; readonly rows: number; readonly columns: number };

/** Values that two sources state differently, with the first of them; `taken` is what stands in the answer. */
export type Disagreement = {
  readonly count: number;
  readonly column: number;
  readonly row: string;
  readonly taken: Cell;
  readonly left: Cell;
  readonly winner: SourceReference;
  readonly loser: SourceReference;
};

/** One table of several sources, and what has to be told of it. */
export type MergedSources = {
  readonly table: ExtractedTable;
  readonly joined: readonly JoinedSource[];
  readonly disagreements: readonly Disagreement[];
  /** The tables that describe something else. */
  readonly rest: readonly ExtractedTable[];
};

/** How exactly a source states its values: a workbook holds them, a text is read, a page is laid out, a picture is seen. */
const EXACTNESS = { spreadsheet: 4, text: 3, document: 2, image: 1 } as const satisfies Record<
  SourceReference['kind'],
  number
>;
const PICTURES: ReadonlySet<ReadMethod> = new Set(['picture-table', 'picture-chart']);

function exactnessOf(table: ExtractedTable): number {
  if (isMeasured(table)) return 0;
  return PICTURES.has(table.source.method) ? EXACTNESS.image : EXACTNESS[table.from.kind];
}

/**
 * Joins to a table what other sources of the request say of the same thing: missing values, further rows, further columns. Where two
 * state a value differently, the more exact source wins, and the base where both are alike. Tables of the base's own
 * source stay apart.
 */
export function mergeSources(base: ExtractedTable, others: readonly ExtractedTable[]): MergedSources {
  let table = base;
  const joined: JoinedSource[] = [];
  const disagreements: Disagreement[] = [];
  const rest: ExtractedTable[] = [];
  for (const other of others) {
    const fit = other.from.field === base.from.field ? undefined : maybeFit(table, other);
    if (fit === undefined) {
      rest.push(other);
      continue;
    }
    const merge = new Merge(table, other, fit);
    table = merge.toTable();
    joined.push({
      from: other.from,
      rows: fit.rowOf.filter((row) => row < 0).length,
      columns: fit.added.length,
    });
    if (merge.disagreement !== undefined) disagreements.push(merge.disagreement);
  }
  return { table, joined, disagreements, rest };
}

type OpenColumn = { readonly cells: SourceCell[]; readonly values: Cell[]; readonly from: SourceReference[] };

class Merge {
  readonly #base: ExtractedTable;
  readonly #other: ExtractedTable;
  readonly #fit: Fit;
  readonly #columns: readonly OpenColumn[];
  readonly #rows: number;
  disagreement: Disagreement | undefined;

  constructor(base: ExtractedTable, other: ExtractedTable, fit: Fit) {
    this.#base = base;
    this.#other = other;
    this.#fit = fit;
    this.#columns = [...base.columns.map((column) => open(column, base)), ...fit.added.map(() => empty())];
    this.#rows = base.source.rows.length + fit.rowOf.filter((row) => row < 0).length;
    for (const pair of [...fit.keys, ...fit.shared]) this.#fill(pair.base, pair.other);
    for (const [i, column] of fit.added.entries()) this.#fill(base.columns.length + i, column);
  }

  /** Brings the values of a column of the other table in. */
  #fill(to: number, from: number): void {
    const column = this.#columns[to];
    const source = this.#other.columns[from];
    if (column === undefined || source === undefined) return;
    let next = this.#base.source.rows.length;
    for (const [row, baseRow] of this.#fit.rowOf.entries()) {
      const at = baseRow < 0 ? next++ : baseRow;
      const value = source.values[row] ?? null;
      const present = column.values[at] ?? null;
      if (value === null) continue;
      if (present !== null && !this.#wins({ to, at, present, value })) continue;
      column.cells[at] = source.cells[row] ?? EMPTY_CELL;
      column.values[at] = value;
      column.from[at] = source.from?.[row] ?? this.#other.from;
    }
  }

  /** True where the other table's value is to stand; what the two disagree in is noted. */
  #wins({ to, at, present, value }: { to: number; at: number; present: Cell; value: Cell }): boolean {
    const isBetter = exactnessOf(this.#other) > exactnessOf(this.#base);
    if (doAgree(present, value, isMeasured(this.#base) || isMeasured(this.#other))) return isBetter;
    const [winner, loser] = isBetter ? [this.#other.from, this.#base.from] : [this.#base.from, this.#other.from];
    const [taken, left] = isBetter ? [value, present] : [present, value];
    const key = this.#fit.keys[0]?.base ?? 0;
    this.disagreement ??= {
      count: 0,
      column: to,
      row: String(this.#columns[key]?.values[at]),
      taken,
      left,
      winner,
      loser,
    };
    this.disagreement = { ...this.disagreement, count: this.disagreement.count + 1 };
    return isBetter;
  }

  toTable(): ExtractedTable {
    const rows = Array.from({ length: this.#rows }, (_, row) => row);
    const columns = this.#columns.map((column, i): ExtractedColumn => {
      const added = this.#fit.added[i - this.#base.columns.length];
      const like = this.#base.columns[i] ?? this.#other.columns[added ?? 0];
      // Every column is one of the base or one that was added from the other.
      if (like === undefined) throw new RangeError(`There is no column ${i}.`);
      return {
        ...like,
        cells: rows.map((row) => column.cells[row] ?? EMPTY_CELL),
        values: rows.map((row) => column.values[row] ?? null),
        from: rows.map((row) => column.from[row] ?? this.#base.from),
      };
    });
    const { source } = this.#base;
    const addedColumns = this.#fit.added.flatMap((i) => this.#other.source.columns[i] ?? []);
    return {
      ...this.#base,
      columns,
      source: {
        ...source,
        columns: [...source.columns, ...addedColumns],
        rows: rows.map((row) => columns.map(({ cells }) => cells[row] ?? EMPTY_CELL)),
        certainty: Math.min(source.certainty, this.#other.source.certainty),
        doubts: [...source.doubts, ...this.#other.source.doubts],
      },
    };
  }
}

function open(column: ExtractedColumn, { from }: ExtractedTable): OpenColumn {
  return {
    cells: [...column.cells],
    values: [...column.values],
    from: [...(column.from ?? column.cells.map(() => from))],
  };
}

function empty(): OpenColumn {
  return { cells: [], values: [], from: [] };
}

import type { TypedColumn } from '../table/column.ts';
import type { TypedTable } from '../table/parse-table.ts';
import { type CellReference, type Figure, type FigureUnit, type Operation, TIMED_OPERATIONS } from './figure.ts';
import { COMPUTATIONS } from './operations.ts';

/** The cells of a figure, or what gathers them: of the figures of a fact few are ever told, and some are of every row. */
export type Cells = readonly CellReference[] | (() => readonly CellReference[]);

/** Computes figures from the cells of one table. */
export type FigureMaker = {
  readonly compute: (operation: Operation, cells: readonly CellReference[]) => number;
  /** A figure of some cells; `found` where a finder worked its value out already, which `recompute` then proves. */
  readonly figure: (operation: Operation, cells: Cells, unit: FigureUnit, found?: number) => Figure;
};

const TIMED: ReadonlySet<string> = new Set(TIMED_OPERATIONS);

/** The number in a cell; percentages in percent, whichever way the cells hold them; NaN where there is none. */
export function numberAt({ numbers, isFraction }: TypedColumn, row: number): number {
  const value = numbers?.[row] ?? Number.NaN;
  return isFraction === true ? value * 100 : value;
}

/** A maker of figures over one table, which looks its columns up once. */
export function createFigureMaker(table: TypedTable): FigureMaker {
  const columns = new Map(table.columns.map(({ key, typed }) => [key, typed]));
  const read = (cells: readonly CellReference[], asMoments: boolean): Float64Array => {
    const values = new Float64Array(cells.length);
    let key: string | undefined;
    let column: TypedColumn | undefined;
    let plain: Float64Array | undefined;
    for (let place = 0; place < cells.length; place++) {
      const cell = cells[place];
      // Cells that follow each other are mostly of one column.
      if (cell !== undefined && cell.columnKey !== key) {
        key = cell.columnKey;
        column = columns.get(key);
        plain = asMoments ? column?.times : column?.isFraction === true ? undefined : column?.numbers;
      }
      if (cell === undefined || column === undefined) values[place] = Number.NaN;
      else if (plain !== undefined) values[place] = plain[cell.rowIndex] ?? Number.NaN;
      else values[place] = asMoments ? Number.NaN : valueAt(column, cell.rowIndex);
    }
    return values;
  };
  const compute: FigureMaker['compute'] = (operation, cells) => {
    const parts = 'parts' in operation ? operation.parts : cells.length;
    const grain = 'grain' in operation ? operation.grain : 'order';
    const isTimed = TIMED.has(operation.name) && grain !== 'order';
    const isWhole = parts >= cells.length;
    const head = read(isWhole ? cells : cells.slice(0, parts), false);
    const rest = isWhole ? [] : cells.slice(parts);
    const tail = TIMED.has(operation.name) && !isTimed ? head.map((_, place) => place) : read(rest, isTimed);
    return COMPUTATIONS[operation.name]({ head, tail, grain });
  };
  return {
    compute,
    figure: (operation, cells, unit, found) => {
      const gather = typeof cells === 'function' ? cells : (): readonly CellReference[] => cells;
      let known: readonly CellReference[] | undefined;
      let value = found;
      return {
        get value() {
          value ??= compute(operation, this.cells);
          return value;
        },
        unit,
        get cells() {
          known ??= gather();
          return known;
        },
        operation,
      };
    },
  };
}

/** A number to count or compute with: cells of other kinds count as filled where they hold anything. */
function valueAt(column: TypedColumn, row: number): number {
  if (column.numbers !== undefined) return numberAt(column, row);
  return (column.values[row] ?? null) === null ? Number.NaN : 0;
}

/** The value of a figure computed anew from the cells of its table; NaN where a cell it needs is not there. */
export function recompute(figure: Figure, table: TypedTable): number {
  return createFigureMaker(table).compute(figure.operation, figure.cells);
}

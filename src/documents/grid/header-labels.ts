import { maybeCurrency } from '../../table/notation/currency-names.ts';
import type { SourceCell, SourceColumn } from '../source-table.ts';
import { spreadOverGroups } from './group-labels.ts';
import { EMPTY_CELL } from './raw-grid.ts';

const LABEL_UNIT = /[([]([^()[\]]{1,24})[)\]]$/;
const LOOKS_LIKE_UNIT =
  /\p{Sc}|%|‰|°|^(?:in |em |ب)|\b(?:millions?|billions?|thousands?|milhões|milhares|mil|bn|mn|km|kg|ha|m²|km²|t|h|s|min)\b|مليون|مليار|ألف/u;

/** The unit that a label states in brackets at its end ("Revenue ($m)"), where it is one. */
function unitOfLabel(label: string): string | undefined {
  const inside = LABEL_UNIT.exec(label)?.[1];
  if (inside === undefined) return undefined;
  const isUnit = LOOKS_LIKE_UNIT.test(inside) || inside.split(' ').some((word) => maybeCurrency(word) !== undefined);
  return isUnit ? inside.trim() : undefined;
}

/** The cells of header rows over one column, top down; a cell that spans several rows counts once. */
function cellsOver(rows: readonly (readonly SourceCell[])[], column: number): readonly SourceCell[] {
  const cells: SourceCell[] = [];
  for (const row of rows) {
    const cell = row[column];
    if (cell !== undefined && cell.text !== '' && cells.at(-1) !== cell) cells.push(cell);
  }
  return cells;
}

/**
 * Header rows with each upper label carried over the columns to its right that it leaves blank, as far as the row below
 * names columns: the habit of sheets whose merged cells were flattened. One over the end of its group goes to all of the group.
 */
export function carryRight(
  rows: readonly (readonly SourceCell[])[],
  width: number,
): readonly (readonly SourceCell[])[] {
  const last = rows.at(-1) ?? [];
  return rows.map((row, i) => {
    if (i === rows.length - 1) return row;
    const spread = spreadOverGroups(row, last, width);
    if (spread !== undefined) return spread;
    let carried: SourceCell | undefined;
    return Array.from({ length: width }, (_, column) => {
      const cell = row[column];
      if (cell !== undefined && cell.text !== '') {
        carried = (last[column]?.text ?? '') === '' ? undefined : cell;
        return cell;
      }
      return (last[column]?.text ?? '') !== '' && carried !== undefined ? carried : EMPTY_CELL;
    });
  });
}

/**
 * Columns named by their header rows: the labels over a column joined from the top down. A row of units, where there is
 * one, goes to `unit`; brackets around it are taken off.
 */
export function toColumns(
  headers: readonly (readonly SourceCell[])[],
  units: readonly SourceCell[] | undefined,
  width: number,
): readonly SourceColumn[] {
  return Array.from({ length: width }, (_, column) => {
    const cells = cellsOver(headers, column);
    const label = cells.map((cell) => cell.text).join(' ');
    const stated = units?.[column]?.text.replace(/^[([](.*)[)\]]$/, '$1').trim();
    const unit = stated === undefined || stated === '' ? unitOfLabel(label) : stated;
    return { label, spans: cells.flatMap((cell) => cell.spans), ...(unit === undefined ? {} : { unit }) };
  });
}

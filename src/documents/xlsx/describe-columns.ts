import { areReferences, isReferenceLabel } from '../../table/profile/reference-numbers.ts';
import { isPeriodLabel } from '../grid/cell-shape.ts';
import type { SourceColumn, SourceTable, StatedFormat } from '../source-table.ts';
import { SheetCell, type SheetContent } from './sheet-content.ts';

const SAMPLED_ROWS = 2000;
const DIGIT = /\p{Nd}/u;

/** What is known of a table beside its cells. */
export type TableFacts = {
  readonly hidden: SheetContent['hiddenColumns'];
  /** What the lines above it state for its amounts. */
  readonly unit: string | undefined;
};

/** The columns of a table with what the formats of their cells say, and which of them the sheet hides. */
export function describeColumns(table: SourceTable, { hidden, unit }: TableFacts): readonly SourceColumn[] {
  const sample = table.rows.slice(0, SAMPLED_ROWS);
  return table.columns.map((column, i) => {
    const cells = sample.flatMap((row) => {
      const cell = row[i];
      return cell instanceof SheetCell ? [cell] : [];
    });
    const placed = cells.flatMap(({ place }) => place ?? []);
    const isHidden = placed.length > 0 && placed.every((place) => hidden[place.column] === 1);
    return { ...column, ...describeNumbers(column, cells, unit), ...(isHidden ? { isHidden: true as const } : {}) };
  });
}

function describeNumbers(
  column: SourceColumn,
  cells: readonly SheetCell[],
  unitAbove: string | undefined,
): Partial<SourceColumn> {
  const numbers = cells.filter(({ held }) => held === 'number');
  if (numbers.length === 0) return {};
  const stated = commonest(numbers);
  const ownUnit = column.unit ?? numbers.find(({ format }) => format.unit !== undefined)?.format.unit;
  const unit = ownUnit ?? (areAmounts(column, numbers, stated) ? unitAbove : undefined);
  const isFixed = !cells.some(({ held, text }) => held === 'text' && DIGIT.test(text));
  return {
    ...(stated === undefined ? {} : { stated }),
    ...(unit === undefined ? {} : { unit }),
    ...(isFixed ? { decimalMark: '.' as const } : { likelyDecimalMark: '.' as const }),
  };
}

const AMOUNT_FORMATS: ReadonlySet<string> = new Set(['decimal', 'integer', 'currency']);

/** True for columns of amounts: no dates, no years, no shares of a hundred, no numbers of notes. */
function areAmounts(column: SourceColumn, numbers: readonly SheetCell[], stated: StatedFormat | undefined): boolean {
  if (isReferenceLabel(column.label) || (stated !== undefined && !AMOUNT_FORMATS.has(stated.format))) return false;
  if (column.label.includes('%') || numbers.every(({ text }) => isPeriodLabel(text))) return false;
  return stated !== undefined || !areReferences(numbers.map(({ text }) => Number(text)));
}

/** The stated format that more than half of the numbers have. */
function commonest(numbers: readonly SheetCell[]): StatedFormat | undefined {
  const counts = new Map<string, { readonly stated: StatedFormat; count: number }>();
  for (const { format } of numbers) {
    if (format.stated === undefined) continue;
    const key = Object.values(format.stated).join(' ');
    const known = counts.get(key);
    if (known === undefined) counts.set(key, { stated: format.stated, count: 1 });
    else known.count += 1;
  }
  return [...counts.values()].find(({ count }) => count * 2 > numbers.length)?.stated;
}

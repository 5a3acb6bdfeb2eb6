import type { SourceTable } from '../source-table.ts';
import { CellBudget } from './cell-budget.ts';
import { findTables } from './find-tables.ts';
import { openPackage } from './open-package.ts';
import { type ChartedRange, readSheetParts, type SheetParts } from './read-drawn-parts.ts';
import { readSheet } from './read-sheet.ts';
import { readWorkbookPart } from './read-workbook-part.ts';
import { compareWithSaved, findSavedNumbers } from './second-reading.ts';
import { readSharedStrings } from './shared-strings.ts';
import { readStyles } from './styles.ts';
import type { WorkbookLimits } from './workbook-limits.ts';

/**
 * Gives every table of an .xlsx workbook, sheet by sheet, each as soon as its sheet is read. Interprets foreign bytes: it is
 * meant for a process of its own (`documents/sandbox`). Throws `DocumentRefusal`.
 */
export async function* readWorkbookTables(
  bytes: Uint8Array,
  limits: WorkbookLimits,
): AsyncGenerator<SourceTable, void, void> {
  const file = await openPackage(bytes, limits);
  const workbook = await readWorkbookPart(file, limits.sheets);
  const strings = await readSharedStrings(file, workbook.strings, limits);
  const styleOf = await readStyles(file, workbook.styles, workbook.is1904);
  const parts = new Map<string, SheetParts>();
  for (const { part } of workbook.sheets) parts.set(part, await readSheetParts(file, part));
  const charted = [...parts.values()].flatMap((found) => found.charted);
  const budget = new CellBudget(limits);
  for (const { name, part, isChart, isHidden } of workbook.sheets) {
    if (isChart) continue;
    const cells = await readSheet(file, part, { strings, styleOf, budget });
    const declared = parts.get(part)?.declared ?? [];
    const tables = findTables({ ...cells, name, isHidden, declared, charted: rangesOf(charted, name) });
    if (tables.length === 0) continue;
    const saved = await findSavedNumbers(file, part);
    for (const table of tables) yield { ...table, secondReading: compareWithSaved(table, saved, workbook.is1904) };
  }
}

function rangesOf(charted: readonly ChartedRange[], name: string): readonly ChartedRange['range'][] {
  return charted.filter(({ sheet }) => sheet === name).map(({ range }) => range);
}

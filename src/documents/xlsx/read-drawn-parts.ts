import { DocumentRefusal } from '../document-refusal.ts';
import { type CellRange, maybeRange } from './address.ts';
import type { OfficePackage } from './open-package.ts';
import { readXml } from './read-xml.ts';
import { readRelationships } from './relationships.ts';
import type { DeclaredTable } from './sheet-content.ts';

/** A block of a sheet that a chart draws. */
export type ChartedRange = { readonly sheet: string; readonly range: CellRange };

/** What stands around the cells of one sheet. */
export type SheetParts = {
  readonly declared: readonly DeclaredTable[];
  readonly charted: readonly ChartedRange[];
};

const MOST_PARTS = 200;

/** Reads the tables, pivot tables and charts that belong to a sheet. A broken one counts as none. */
export async function readSheetParts(file: OfficePackage, sheetPart: string): Promise<SheetParts> {
  const declared: DeclaredTable[] = [];
  const charted: ChartedRange[] = [];
  const parts = await orNothing(readRelationships(file, sheetPart));
  for (const { type, target } of parts.slice(0, MOST_PARTS)) {
    if (!file.has(target)) continue;
    if (type === 'table') declared.push(...(await orNothing(readTablePart(file, target))));
    else if (type === 'pivotTable') declared.push(...(await orNothing(readPivotPart(file, target))));
    else if (type === 'drawing') charted.push(...(await orNothing(readDrawing(file, target))));
  }
  return { declared, charted };
}

/** What stands around the cells may be broken while the cells are whole. */
async function orNothing<T>(found: Promise<readonly T[]>): Promise<readonly T[]> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof DocumentRefusal && error.reason === 'damaged') return [];
    throw error;
  }
}

async function readTablePart(file: OfficePackage, part: string): Promise<readonly DeclaredTable[]> {
  const found: DeclaredTable[] = [];
  let isFiltered = false;
  await readXml(file.read(part), {
    open(name, { ref, headerRowCount, displayName, name: ownName }) {
      if (name === 'filterColumn') isFiltered = true;
      const range = name === 'table' ? maybeRange(ref ?? '') : undefined;
      if (range === undefined) return;
      const headerRows = headerRowCount === '0' ? 0 : 1;
      found.push({ kind: 'table', name: displayName ?? ownName ?? '', range, headerRows, isFiltered: false });
    },
    close: () => undefined,
  });
  return found.map((table) => ({ ...table, isFiltered }));
}

async function readPivotPart(file: OfficePackage, part: string): Promise<readonly DeclaredTable[]> {
  const found: DeclaredTable[] = [];
  let pivotName = '';
  await readXml(file.read(part), {
    open(name, { ref, firstDataRow, name: ownName }) {
      if (name === 'pivotTableDefinition') pivotName = ownName ?? '';
      const range = name === 'location' ? maybeRange(ref ?? '') : undefined;
      if (range === undefined) return;
      found.push({
        kind: 'pivot',
        name: pivotName,
        range,
        headerRows: Math.max(1, Number(firstDataRow) || 1),
        isFiltered: false,
      });
    },
    close: () => undefined,
  });
  return found;
}

async function readDrawing(file: OfficePackage, part: string): Promise<readonly ChartedRange[]> {
  const charts = (await readRelationships(file, part)).filter(
    ({ type, target }) => type === 'chart' && file.has(target),
  );
  const found: ChartedRange[] = [];
  for (const { target } of charts.slice(0, MOST_PARTS)) found.push(...(await readChart(file, target)));
  return found;
}

/** The blocks that a chart takes its names, categories and values from: one for each sheet, all its references together. */
async function readChart(file: OfficePackage, part: string): Promise<readonly ChartedRange[]> {
  const references: string[] = [];
  let formula: string | undefined;
  await readXml(file.read(part), {
    open(name) {
      if (name === 'f') formula = '';
    },
    text(text) {
      if (formula !== undefined) formula += text;
    },
    close(name) {
      if (name === 'f' && formula !== undefined && references.length < MOST_PARTS) references.push(formula);
      if (name === 'f') formula = undefined;
    },
  });
  return joinReferences(references.flatMap(parseReference));
}

const REFERENCE = /(?:'((?:[^']|'')+)'|([^'!(),:]+))!(\$?[A-Z]{1,3}\$?\d{1,7}(?::\$?[A-Z]{1,3}\$?\d{1,7})?)/g;
const LONGEST_REFERENCE = 2000;

/** The blocks that a reference names: "Sheet1!$B$2:$B$7", "('My sheet'!$A$1,'My sheet'!$A$3)". */
function parseReference(reference: string): readonly ChartedRange[] {
  const matches = reference.slice(0, LONGEST_REFERENCE).matchAll(REFERENCE);
  return Array.from(matches).flatMap(([, quoted, plain, cells]) => {
    const range = maybeRange(cells ?? '');
    const sheet = quoted?.replaceAll("''", "'") ?? plain?.trim() ?? '';
    return range === undefined ? [] : [{ sheet, range }];
  });
}

function joinReferences(references: readonly ChartedRange[]): readonly ChartedRange[] {
  const bySheet = new Map<string, CellRange>();
  for (const { sheet, range } of references) {
    const known = bySheet.get(sheet);
    bySheet.set(sheet, known === undefined ? range : enclose(known, range));
  }
  return Array.from(bySheet, ([sheet, range]) => ({ sheet, range }));
}

function enclose(a: CellRange, b: CellRange): CellRange {
  return {
    top: Math.min(a.top, b.top),
    left: Math.min(a.left, b.left),
    bottom: Math.max(a.bottom, b.bottom),
    right: Math.max(a.right, b.right),
  };
}

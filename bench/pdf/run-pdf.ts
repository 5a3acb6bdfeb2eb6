import { PDF_LIMITS } from '../../src/documents/pdf/page/pdf-limits.ts';
import { readPdfTables } from '../../src/documents/pdf/read-pdf-tables.ts';
import type { SourceTable } from '../../src/documents/source-table.ts';
import { drawPdf } from '../../test/fixtures/pdf/draw-pdf.ts';
import { PDF_SAMPLES } from '../../test/fixtures/pdf/pdf-samples.ts';
import { type Judged, tellCalibration } from '../calibration.ts';
import { judgeTable } from '../pictures/judge-table.ts';
import { printTables } from './print-tables.ts';

const COPIES = 20;

/**
 * Prints, for PDFs drawn for the tests and for one of many pages made of them, how many cells of their tables are read at their
 * place, how many tables were found beyond those, and what a page takes in processor time. Then, for tables that Chromium prints in
 * three languages, how often those it was sure of are right: `--each=5` of every way of drawing and language, `--seed=7` others,
 * `--verbose` tells what was misread.
 */
export async function run(): Promise<void> {
  console.log(`\n${'sample'.padEnd(46)} cells right   tables   processor (ms)`);
  for (const { name, pages, tables } of PDF_SAMPLES) {
    const { found, processorMs } = await read(await drawPdf(pages));
    const cells = tables.flatMap((rows, i) =>
      rows.flatMap((row, r) => row.map((text, c) => textAt(found[i], r, c) === text)),
    );
    const right = `${cells.filter(Boolean).length} of ${cells.length}`;
    console.log(
      `${name.padEnd(46)} ${right.padStart(11)}   ${found.length} of ${tables.length}   ${processorMs.toFixed(0).padStart(8)}`,
    );
  }
  const pages = Array.from({ length: COPIES }, () => PDF_SAMPLES.flatMap((sample) => sample.pages)).flat();
  const { processorMs } = await read(await drawPdf(pages));
  console.log(`${pages.length} pages: ${(processorMs / pages.length).toFixed(1)} ms of processor time a page`);
  await calibrate();
}

async function calibrate(): Promise<void> {
  const option = (name: string): string | undefined =>
    process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split('=')[1];
  const judged: Judged[] = [];
  for await (const { name, truth, bytes } of printTables(Number(option('each') ?? 5), Number(option('seed') ?? 0))) {
    const { found } = await read(bytes);
    const table = found.toSorted((one, other) => sizeOf(other) - sizeOf(one))[0];
    const { cells, right, wrong } = judgeTable(truth, table);
    judged.push({ certainty: table?.certainty ?? 0, cells, right });
    if (process.argv.includes('--verbose') && right < cells)
      console.log(`${name}: ${right}/${cells}, ${(table?.certainty ?? 0).toFixed(2)} ${wrong.join('; ')}`);
  }
  tellCalibration(judged);
}

function sizeOf({ rows, columns }: SourceTable): number {
  return rows.length * columns.length;
}

async function read(
  bytes: Uint8Array,
): Promise<{ readonly found: readonly SourceTable[]; readonly processorMs: number }> {
  const before = process.cpuUsage();
  const found: SourceTable[] = [];
  for await (const finding of readPdfTables(bytes, { ...PDF_LIMITS, pages: 1000, readingMs: 120_000 })) {
    if (finding.kind === 'table') found.push(finding.table);
  }
  const { user, system } = process.cpuUsage(before);
  return { found, processorMs: (user + system) / 1000 };
}

function textAt(table: SourceTable | undefined, row: number, column: number): string | undefined {
  return row === 0 ? table?.columns[column]?.label : table?.rows[row - 1]?.[column]?.text;
}

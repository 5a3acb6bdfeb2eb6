import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { utils, write } from '@e965/xlsx';
import Excel from 'exceljs';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import sharp from 'sharp';
import { createDraw, type HostileFile } from './hostile-file.ts';

const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** What files of an ending are sent as; others in a folder are passed over. */
const TYPES: Readonly<Record<string, Pick<HostileFile, 'kind' | 'mimeType'>>> = {
  '.xlsx': { kind: 'spreadsheet', mimeType: SHEET_TYPE },
  '.pdf': { kind: 'document', mimeType: 'application/pdf' },
  '.png': { kind: 'image', mimeType: 'image/png' },
  '.jpg': { kind: 'image', mimeType: 'image/jpeg' },
  '.webp': { kind: 'image', mimeType: 'image/webp' },
  '.gif': { kind: 'image', mimeType: 'image/gif' },
};
const PLACES = ['Lisbon', 'Porto', 'Faro', 'Braga', 'Évora', 'القاهرة', 'Köln', 'São Paulo'];
const OF_EACH = 70;

/** Files as people make them: workbooks of two libraries, PDFs and pictures of tables, and what the folders hold. */
export async function genuineFiles(folders: readonly string[]): Promise<readonly HostileFile[]> {
  const files: HostileFile[] = [];
  for (let i = 0; i < OF_EACH; i += 1) files.push(await makeWorkbook(i), await makeDocument(i), await makePicture(i));
  return [...files, ...folders.flatMap(readFolder)];
}

function readFolder(folder: string): readonly HostileFile[] {
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const type = TYPES[extname(name).toLowerCase()];
      return type === undefined ? [] : [{ ...type, name, bytes: readFileSync(join(folder, name)) }];
    });
}

function makeRows(seed: number): readonly (readonly (string | number)[])[] {
  const draw = createDraw(seed + 1);
  const width = 2 + (seed % 4);
  const header = ['Place', ...Array.from({ length: width - 1 }, (_, i) => `Year ${2020 + i}`)];
  const rows = PLACES.slice(0, 3 + (seed % 6)).map((place) => [
    place,
    ...Array.from({ length: width - 1 }, () => Math.round(draw() * 1e5) / (seed % 2 === 0 ? 1 : 100)),
  ]);
  return [header, ...rows];
}

async function makeWorkbook(seed: number): Promise<HostileFile> {
  const rows = makeRows(seed);
  const file = { name: `workbook ${seed}`, kind: 'spreadsheet', mimeType: SHEET_TYPE } as const;
  if (seed % 2 === 0) {
    const book = utils.book_new();
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), `Sheet ${seed}`);
    return {
      ...file,
      bytes: new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx', compression: seed % 4 === 0 })),
    };
  }
  const workbook = new Excel.Workbook();
  const sheet = workbook.addWorksheet(`Data ${seed}`);
  sheet.addRow([`Visitors ${seed}`]);
  sheet.addRows(rows.map((row) => [...row]));
  sheet.getColumn(2).numFmt = ['#,##0.00', '0%', 'yyyy-mm-dd', '[$€-1] #,##0'][seed % 4] ?? '0';
  return { ...file, bytes: new Uint8Array(await workbook.xlsx.writeBuffer()) };
}

async function makeDocument(seed: number): Promise<HostileFile> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (let number = 0; number <= seed % 3; number += 1) {
    const page = document.addPage(seed % 2 === 0 ? [595, 842] : [842, 595]);
    for (const [y, row] of makeRows(seed + number).entries()) {
      for (const [x, cell] of row.entries()) {
        // The standard fonts have Latin letters only.
        const text = String(cell).replace(/[^\u0020-\u00ff]/g, 'x');
        page.drawText(text, { x: 60 + 110 * x, y: 500 - 18 * y, size: 10, font });
      }
    }
  }
  const bytes = await document.save({ useObjectStreams: seed % 2 === 0 });
  return { name: `document ${seed}`, kind: 'document', mimeType: 'application/pdf', bytes };
}

const FORMATS = ['png', 'jpeg', 'webp', 'gif'] as const;

async function makePicture(seed: number): Promise<HostileFile> {
  const texts = makeRows(seed).flatMap((row, y) =>
    row.map((cell, x) => `<text x="${20 + 120 * x}" y="${40 + 26 * y}" font-size="16">${cell}</text>`),
  );
  const svg = `<svg width="640" height="300"><rect width="640" height="300" fill="white"/>${texts.join('')}</svg>`;
  const format = FORMATS[seed % FORMATS.length] ?? 'png';
  const bytes = await sharp(Buffer.from(svg)).toFormat(format).toBuffer();
  return { name: `picture ${seed}`, kind: 'image', mimeType: `image/${format}`, bytes };
}

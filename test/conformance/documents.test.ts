import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import Excel from 'exceljs';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { extractResultSchema } from '../../src/http/v0/answers.ts';
import { readEvents, type TestService } from '../http/start-service.ts';
import { proves } from '../proves.ts';
import { makeRows, makeSheet, packParts, workbookParts } from '../workbooks/make-package.ts';
import { startRealService } from './start-real.ts';

let service: TestService;
beforeAll(async () => {
  service = await startRealService();
});
afterAll(() => service.stop());

const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type Rows = readonly (readonly (string | number | boolean | null)[])[];

async function makeWorkbook(sheets: Readonly<Record<string, Rows>>): Promise<Buffer> {
  const workbook = new Excel.Workbook();
  for (const [name, rows] of Object.entries(sheets)) workbook.addWorksheet(name).addRows(rows.map((row) => [...row]));
  return Buffer.from(await workbook.xlsx.writeBuffer());
}

async function makePdf(rows: Rows): Promise<Buffer> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const page = document.addPage();
  for (const [y, row] of rows.entries())
    for (const [x, cell] of row.entries())
      page.drawText(String(cell), { x: 60 + 140 * x, y: 700 - 20 * y, size: 11, font });
  return Buffer.from(await document.save());
}

function makePicture(rows: Rows): Promise<Buffer> {
  const texts = rows.flatMap((row, y) =>
    row.map((cell, x) => `<text x="${30 + 150 * x}" y="${50 + 34 * y}" font-size="20">${cell}</text>`),
  );
  const svg = `<svg width="400" height="220"><rect width="400" height="220" fill="white"/>${texts.join('')}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

const toAttachment = (bytes: Buffer, filename?: string) => ({
  kind: 'spreadsheet',
  mimeType: SHEET_TYPE,
  dataBase64: bytes.toString('base64'),
  ...(filename === undefined ? {} : { filename }),
});

/** The processes of this one that read files of JavaScript alone, where the system tells of them. */
function listReaders(): readonly string[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.filter((pid) => {
    try {
      const parent = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1];
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
      return Number(parent) === process.pid && command.includes('sandbox/child') && !command.includes('--allow-addons');
    } catch {
      // It ended while it was looked at.
      return false;
    }
  });
}

async function extract(body: object) {
  const response = await service.post('extract', body);
  expect(response.status).toBe(200);
  const events = await readEvents(response);
  const progress = events.slice(0, -1).map(({ data }) => String((data as { message: string }).message));
  return { last: events.at(-1), progress };
}

async function read(body: object) {
  const { last, progress } = await extract(body);
  expect(last?.event).toBe('complete');
  const { config, response, extractMeta } = extractResultSchema.parse(last?.data);
  const { columns = [], rows = [] } = config.data;
  const labels = columns.map(({ key, label }) => label ?? key);
  return {
    table: [labels, ...rows.map((row) => columns.map(({ key }) => row[key]))],
    warnings: extractMeta?.warnings ?? [],
    message: response.message,
    // As it came: a client that knows the field reads it beside columns and rows.
    data: (last?.data.config as { readonly data: unknown } | undefined)?.data,
    progress,
  };
}

const SALES: Rows = [
  ['Region', 'Sales'],
  ['North', 120.5],
  ['South', 80],
  ['West', 95],
];

describe('extract with files', { timeout: 120_000 }, () => {
  test(proves('extract.from-spreadsheets', 'makes a chart of a workbook and says what it reads'), async () => {
    const bytes = await makeWorkbook({ Sales: SALES, Notes: [['Only words here']] });
    const { table, progress } = await read({ attachments: [toAttachment(bytes, 'q1.xlsx')] });
    expect(table).toEqual(SALES);
    expect(progress[0]).toBe('Reading “q1.xlsx”');
  });

  test(proves('extract.from-pdfs', 'makes a chart of a PDF, and says where on its page each cell stands'), async () => {
    const dataBase64 = (await makePdf(SALES)).toString('base64');
    const attachments = [{ kind: 'document', mimeType: 'application/pdf', dataBase64 }];
    const { table, data, progress } = await read({ attachments, includeProvenance: true });
    expect(table).toEqual(SALES);
    expect(progress.join('\n')).toContain('Reading page 1');
    const places = expect.stringMatching(/^1:\d+(\.\d)?,\d+(\.\d)?,\d+(\.\d)?,\d+(\.\d)?$/);
    expect(data).toMatchObject({
      _provenance: { sources: [{ kind: 'document' }], rows: SALES.slice(1).map(() => [places, places]) },
    });
  });

  test(proves('extract.from-images', 'makes a chart of a picture, in either field'), async () => {
    const dataBase64 = (await makePicture(SALES)).toString('base64');
    const image = { mimeType: 'image/png', dataBase64 };
    for (const body of [{ attachments: [{ kind: 'image', ...image }] }, { images: [image] }])
      expect((await read(body)).table).toEqual(SALES);
  });

  test('tells the pictures of the deprecated field apart by their place', async () => {
    const picture = await makePicture(SALES);
    const image = { mimeType: 'image/png', dataBase64: picture.toString('base64') };
    const cutOff = { ...image, dataBase64: picture.subarray(0, 60).toString('base64') };
    const { data, progress } = await read({ images: [image, image], includeProvenance: true });
    expect(progress).toContain('Reading file 2 (2 of 2)');
    expect(data).toMatchObject({ _provenance: { sources: [{ source: 'images[0]', kind: 'image' }] } });
    const { last } = await extract({ images: [image, cutOff] });
    expect(last).toMatchObject({ event: 'error', data: { message: expect.stringMatching(/^File 2 is damaged/) } });
  });

  test('says which of two files it is at, in the language of the caller', async () => {
    const bytes = await makeWorkbook({ Sales: SALES });
    const attachments = [toAttachment(bytes, 'q1.xlsx'), toAttachment(bytes)];
    const { progress } = await read({ attachments, metadata: { callId: 'c', locale: 'PT_PT' } });
    expect(progress.filter((line) => line.startsWith('A ler'))).toEqual([
      'A ler «q1.xlsx» (1 de 2)',
      'A ler o ficheiro 2 (2 de 2)',
    ]);
  });

  test('joins what several sources say of the same thing, the more exact first', async () => {
    const bytes = await makeWorkbook({ Sales: SALES });
    const sourceText = 'Region,Sales,Staff\nNorth,121,12\nSouth,80,7\nWest,99,9\nEast,60,5';
    const { table, warnings } = await read({ sourceText, attachments: [toAttachment(bytes, 'q1.xlsx')] });
    const sorted = table.slice(1).sort((a, b) => String(a[0]).localeCompare(String(b[0])));
    expect([table[0], ...sorted]).toEqual([
      ['Region', 'Sales', 'Staff'],
      ['East', 60, 5],
      ['North', 120.5, 12],
      ['South', 80, 7],
      ['West', 95, 9],
    ]);
    expect(warnings.join(' ')).toMatch(
      /1 value differs between “q1\.xlsx” and the text \(such as “Sales” of “West”: 95 and 99\)/,
    );
  });

  test('keeps tables of different things apart, and names them', async () => {
    const other: Rows = [
      ['Product', 'Stock'],
      ['Chairs', 5],
      ['Desks', 7],
    ];
    const attachments = [
      toAttachment(await makeWorkbook({ Sales: SALES }), 'q1.xlsx'),
      toAttachment(await makeWorkbook({ Stock: other }), 'stock.xlsx'),
    ];
    const { table, warnings } = await read({ attachments });
    expect(table).toEqual(SALES);
    expect(warnings.join(' ')).toContain('“Stock”');
  });

  test('says of every cell where it came from, on request alone', async () => {
    const bytes = await makeWorkbook({ Sales: SALES });
    const body = { attachments: [toAttachment(bytes, 'q1.xlsx')] };
    expect((await read(body)).data).not.toHaveProperty('_provenance');
    expect((await read({ ...body, includeProvenance: true })).data).toMatchObject({
      _provenance: {
        sources: [{ source: 'attachments[0]', kind: 'spreadsheet', filename: 'q1.xlsx', sheet: 'Sales' }],
        columns: ['region', 'sales'],
        rows: [
          ['A2', 'B2'],
          ['A3', 'B3'],
          ['A4', 'B4'],
        ],
      },
    });
    const text = await read({ sourceText: 'City,Visitors\nLisbon,1200\nPorto,950', includeProvenance: true });
    expect(text.data).toMatchObject({
      _provenance: {
        rows: [
          ['14-20', '21-25'],
          ['26-31', '32-35'],
        ],
      },
    });
  });

  test('ends with an error that names the file and the reason', async () => {
    const bytes = await makeWorkbook({ Sales: SALES });
    const attachments = [toAttachment(bytes, 'q1.xlsx'), toAttachment(bytes.subarray(0, 900), 'cut.xlsx')];
    const { last } = await extract({ attachments });
    expect(last).toMatchObject({ event: 'error', data: { code: 'VALIDATION_ERROR', retryable: false } });
    expect(last?.data).toMatchObject({ message: expect.stringMatching(/^“cut\.xlsx” is damaged/) });
  });

  test('stops reading when the caller leaves, and reads what comes next', async () => {
    const rows = Array.from({ length: 120_000 }, (_, row) => [`Region ${row % 9}`, row, row * 2, row % 50]);
    const large = packParts(workbookParts([makeSheet(makeRows([['Region', 'A', 'B', 'C'], ...rows]))]));
    const leave = new AbortController();
    const response = await fetch(`${service.base}/api/v0/extract`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ attachments: [toAttachment(Buffer.from(large), 'large.xlsx')] }),
      signal: leave.signal,
    });
    await response.body?.getReader().read();
    while (listReaders().length === 0) await pause(5);
    const reading = listReaders();
    leave.abort();
    while (listReaders().some((reader) => reading.includes(reader))) await pause(20);
    const { table } = await read({ attachments: [toAttachment(await makeWorkbook({ Sales: SALES }))] });
    expect(table).toEqual(SALES);
  });

  test('asks where nothing is to be found', async () => {
    const bytes = await makeWorkbook({ Empty: [] });
    const { last } = await extract({ attachments: [toAttachment(bytes)] });
    expect(last).toMatchObject({
      event: 'complete',
      data: { extractMeta: { needsUserInput: true, confidence: 'low' } },
    });
  });
});

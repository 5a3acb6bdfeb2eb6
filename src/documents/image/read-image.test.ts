import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import type { DocumentContent } from '../document-reading.ts';
import { NATIVE_SANDBOX_OPTIONS, Sandbox } from '../sandbox/sandbox.ts';
import { readImage } from './read-image.ts';

// A processor that many share may need longer than users wait.
const native = new Sandbox({ ...NATIVE_SANDBOX_OPTIONS, wallMs: 120_000, cpuSeconds: 120 });
afterAll(() => native.close());

async function read(bytes: Uint8Array): Promise<DocumentContent> {
  const reading = readImage(bytes, { sandboxes: { native, plain: native }, signal: new AbortController().signal });
  for (;;) {
    const step = await reading.next();
    if (step.done === true) return step.value;
  }
}

function fixture(name: string): Uint8Array {
  return readFileSync(new URL(`../../../test/fixtures/pictures/${name}`, import.meta.url));
}

describe('a picture of a table', { timeout: 180_000 }, () => {
  it('without any line is read by its white space, each cell with its place', async () => {
    const { tables, doubts } = await read(fixture('plain-table.png'));
    const [table] = tables;
    expect([tables.length, doubts]).toEqual([1, []]);
    expect([
      table?.columns.map(({ label }) => label),
      ...(table?.rows.map((row) => row.map(({ text }) => text)) ?? []),
    ]).toMatchSnapshot();
    const { width = 0, height = 0 } = table?.picture ?? {};
    for (const cell of table?.rows.flat() ?? []) {
      const box = cell.area?.box ?? { left: -1, top: -1, width: 0, height: 0 };
      expect(box.left >= 0 && box.top >= 0 && box.left + box.width <= width && box.top + box.height <= height).toBe(
        true,
      );
    }
  });

  it('keeps the letters that make thousands and millions of its figures', async () => {
    const { tables } = await read(fixture('amounts-in-thousands.png'));
    expect(tables[0]?.rows.map((row) => row.map(({ text }) => text))).toEqual([
      ['North', '$1.9M', '$41K'],
      ['South', '$2.4M', '$38K'],
      ['East', '$0.8M', '$12K'],
      ['West', '$1.1M', '$9K'],
    ]);
  });

  it('in Arabic is read from the right, labels of groups above those of columns', async () => {
    const { tables } = await read(fixture('arabic-grouped-table.png'));
    expect(tables[0]?.columns.map(({ label }) => label)).toMatchSnapshot();
    expect(tables[0]?.rows[0]?.map(({ text }) => text)).toMatchSnapshot();
  });

  it('gives the same cells every time', async () => {
    const [first, second] = [await read(fixture('plain-table.png')), await read(fixture('plain-table.png'))];
    expect(second).toEqual(first);
  });
});

describe('a picture of tiles, which is neither a table nor a chart', { timeout: 180_000 }, () => {
  it('gives what is written on it, each stretch with its place', async () => {
    const { tables, writing } = await read(fixture('tiles.png'));
    expect([tables, writing.length, writing[0]?.picture]).toEqual([[], 1, { width: 900, height: 200 }]);
    expect(writing[0]?.lines.map((line) => line.map(({ text }) => text))).toEqual([
      ['Visitors', 'Signed up', 'Paying', 'Refunds'],
      ['12,400', '3,150', '820', '$41K'],
    ]);
    expect(writing[0]?.certainty).toBeGreaterThan(0.95);
    expect(writing[0]?.lines[1]?.[1]?.area?.box).toMatchObject({ left: 262, top: 106 });
  });
});

describe('a picture of a chart', { timeout: 180_000 }, () => {
  it('four times as large as on a screen gives what it gives at half that size, with places in the picture as it was sent', async () => {
    const columns = [72, 35, 88].map(
      (value, index) =>
        `<rect x="${80 + 90 * index}" y="${220 - 2 * value}" width="60" height="${2 * value}" fill="#4472c4"/>` +
        `<text x="${110 + 90 * index}" y="240" text-anchor="middle">${['Lisbon', 'Porto', 'Faro'][index]}</text>`,
    );
    const axis = [0, 20, 40, 60, 80, 100].map(
      (value) =>
        `<line x1="60" x2="340" y1="${220.5 - 2 * value}" y2="${220.5 - 2 * value}" stroke="#ddd"/>` +
        `<text x="52" y="${224.5 - 2 * value}" text-anchor="end">${value}</text>`,
    );
    const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="360" height="260" font-family="sans-serif" font-size="13"><rect width="360" height="260" fill="#fff"/>${[...axis, ...columns].join('')}</svg>`;
    const readAt = async (times: number): Promise<DocumentContent> =>
      read(
        await sharp(Buffer.from(drawn), { density: 72 * times })
          .png()
          .toBuffer(),
      );
    const [[large], [small]] = [(await readAt(4)).tables, (await readAt(2)).tables];
    expect(large?.rows.map((row) => row.map(({ text }) => text))).toEqual(
      small?.rows.map((row) => row.map(({ text }) => text)),
    );
    expect(large?.picture).toEqual({ width: 1440, height: 1040 });
    expect(large?.rows[1]?.[1]?.area?.box.left).toBeCloseTo(680, -1);
  });
});

describe('a picture that says nothing', { timeout: 180_000 }, () => {
  it('gives no table, but says what it lacks', async () => {
    const bytes = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#3a6' } })
      .png()
      .toBuffer();
    expect(await read(bytes)).toMatchObject({
      tables: [],
      doubts: [{ kind: 'unread-picture', values: { lacks: 'table-or-chart' } }],
    });
  });
});

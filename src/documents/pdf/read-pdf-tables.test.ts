import { describe, expect, it } from 'vitest';
import { drawPdf, layRows } from '../../../test/fixtures/pdf/draw-pdf.ts';
import { PDF_SAMPLES } from '../../../test/fixtures/pdf/pdf-samples.ts';
import type { SourceTable } from '../source-table.ts';
import { PDF_LIMITS, type PdfLimits } from './page/pdf-limits.ts';
import { type PdfFinding, readPdfTables } from './read-pdf-tables.ts';

async function findingsOf(bytes: Uint8Array, limits: PdfLimits = PDF_LIMITS): Promise<readonly PdfFinding[]> {
  const findings: PdfFinding[] = [];
  for await (const finding of readPdfTables(bytes, limits)) findings.push(finding);
  return findings;
}

async function tablesOf(bytes: Uint8Array, limits?: PdfLimits): Promise<readonly SourceTable[]> {
  return (await findingsOf(bytes, limits)).flatMap((finding) => (finding.kind === 'table' ? [finding.table] : []));
}

const toTexts = ({ columns, rows }: SourceTable): readonly (readonly string[])[] => [
  columns.map(({ label }) => label),
  ...rows.map((row) => row.map(({ text }) => text)),
];

describe('the tables of a PDF', () => {
  for (const { name, pages, tables } of PDF_SAMPLES) {
    it(`are read from ${name}`, async () => {
      const found = await tablesOf(await drawPdf(pages));
      expect(found.map(toTexts)).toEqual(tables);
      for (const { certainty } of found) expect(certainty).toBeGreaterThanOrEqual(0.8);
    });
  }

  it('say where each cell stands on the page as it is shown, turned pages too', async () => {
    const sample = PDF_SAMPLES.find(({ name }) => name === 'a page turned by its own entry');
    const [table] = await tablesOf(await drawPdf(sample?.pages ?? []));
    const area = table?.rows[0]?.[0]?.area;
    expect(area?.page).toBe(1);
    // "North" stands 74 points from the left and 147 from the top of the page before it is turned clockwise.
    expect(area?.box.left).toBeGreaterThan(842 - 147 - 4);
    expect(area?.box.left).toBeLessThan(842 - 147 + 4);
    expect(area?.box.top).toBeCloseTo(74, 0);
    expect(area?.box.height).toBeGreaterThan(area?.box.width ?? 0);
  });

  it('are named by the caption above them', async () => {
    const sample = PDF_SAMPLES.find(({ name }) => name === 'a table in one of two columns of text');
    const [table] = await tablesOf(await drawPdf(sample?.pages ?? []));
    expect(table?.title).toBe('Table 2. Harvest by region');
  });

  it('are named by the heading above them, with what a line between says its figures are in', async () => {
    const rows = [
      ['', '2024', '2023'],
      ['Cash', '4,210', '3,980'],
      ['Stock', '2,905', '3,110'],
    ];
    const heading = [
      { text: 'Balance sheet', x: 74, y: 60, isBold: true },
      { text: '$000', x: 74, y: 76 },
    ];
    const texts = [...heading, ...layRows(rows, { top: 90, edges: [70, 200, 270, 340] })];
    const [table] = await tablesOf(await drawPdf([{ texts }]));
    expect(table?.title).toBe('Balance sheet ($000)');
  });

  it('tell how many numbers a second method reads alike, where lines and white space both show columns', async () => {
    const [table] = await tablesOf(await drawPdf(PDF_SAMPLES[0]?.pages ?? []));
    expect(table?.method).toBe('pdf-lattice');
    expect(table?.secondReading).toEqual({ compared: 14, agreed: 14 });
  });

  it('are those of the first pages where there are more than are read, and the others are told', async () => {
    const pages = Array.from({ length: 3 }, (_, i) => ({
      texts: [
        { text: `Table ${i + 1}. Sales`, x: 70, y: 100, isBold: true },
        ...layRows(
          [
            ['Town', 'A', 'B'],
            ['Faro', `${i}1`, '12'],
            ['Beja', '21', `2${i}`],
            ['Lagos', '31', '32'],
          ],
          {
            top: 120,
            edges: [70, 150, 220, 290],
          },
        ),
      ],
    }));
    const found = await tablesOf(await drawPdf(pages), { ...PDF_LIMITS, pages: 2 });
    expect(found).toHaveLength(2);
    expect(found[0]?.notices).toContainEqual({ kind: 'pages-left', values: { count: 1 } });
  });

  it('are made of the figures in running text where there is no table', async () => {
    const texts = [
      'Revenue in the north was 120 million euros in 2021, 131 million euros',
      'in 2022 and 140 million euros in 2023.',
    ].map((text, i) => ({ text, x: 70, y: 100 + i * 13 }));
    const [table] = await tablesOf(await drawPdf([{ texts }]));
    expect(table?.method).toBe('prose');
    expect(table?.rows.flat().some(({ area }) => area?.page === 1)).toBe(true);
  });
});

describe('a page without words', () => {
  it('is left to those who read pictures', async () => {
    const findings = await findingsOf(await drawPdf([{ texts: [], lines: [[50, 50, 300, 300]] }]));
    expect(findings).toContainEqual({ kind: 'wordless', page: 1 });
  });

  it('is not one with few words alone, framed or not; beside a picture or a drawing it is', async () => {
    const wordlessOf = async (bytes: Uint8Array): Promise<readonly PdfFinding[]> =>
      (await findingsOf(bytes)).filter(({ kind }) => kind === 'wordless');
    const texts = [{ text: 'Annual report 2021', x: 70, y: 100 }];
    const bars = Array.from({ length: 6 }, (_, i) => [70 + i * 30, 200, 20, 100 + i * 9] as const);
    expect(await wordlessOf(await drawPdf([{ texts, lines: [[70, 110, 300, 110]] }]))).toEqual([]);
    expect(await wordlessOf(await drawPdf([{ texts, shades: bars }]))).toEqual([{ kind: 'wordless', page: 1 }]);
    expect(await wordlessOf(await drawPdf([{ texts, picture: [70, 200, 400, 300] }]))).toEqual([
      { kind: 'wordless', page: 1 },
    ]);
  });
});

describe('a PDF that cannot be read', () => {
  const write = (text: string): Uint8Array => new TextEncoder().encode(text);

  it('is refused as damaged', async () => {
    await expect(findingsOf(write('%PDF-1.7\nnothing that follows makes sense'))).rejects.toMatchObject({
      reason: 'damaged',
    });
  });

  it('is refused as damaged where none of its pages can be read', async () => {
    const broken = [
      '%PDF-1.4',
      '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
      '2 0 obj<</Type/Pages/Kids[7]/Count 1>>endobj',
      'trailer<</Root 1 0 R>>',
    ].join('\n');
    await expect(findingsOf(write(broken))).rejects.toMatchObject({ reason: 'damaged' });
  });

  it('is refused as too large where its first page draws on and on', async () => {
    const lines = Array.from({ length: 20_000 }, (_, i) => [70, 90 + (i % 700), 300, 90 + (i % 700)] as const);
    const bytes = await drawPdf([
      {
        texts: layRows(
          [
            ['City', 'Sales'],
            ['Faro', '12'],
          ],
          { top: 90, edges: [70, 200, 270] },
        ),
        lines,
      },
    ]);
    await expect(findingsOf(bytes, { ...PDF_LIMITS, readingMs: 2 })).rejects.toMatchObject({ reason: 'too-large' });
  });

  it('is refused as encrypted where it asks for a password', async () => {
    const key = '0'.repeat(64);
    const encrypted = [
      '%PDF-1.4',
      '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
      '2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj',
      `3 0 obj<</Filter/Standard/V 1/R 2/O<${key}>/U<${key}>/P -4>>endobj`,
      'trailer<</Root 1 0 R/Encrypt 3 0 R/ID[<00><00>]>>',
    ].join('\n');
    await expect(findingsOf(write(encrypted))).rejects.toMatchObject({ reason: 'encrypted' });
  });
});

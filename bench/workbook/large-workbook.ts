import { makeSheet, packParts, workbookParts } from '../../test/workbooks/make-package.ts';
import { createDraw } from '../hostile/hostile-file.ts';

const REGIONS = ['North', 'South', 'East', 'West'];
const PRODUCTS = ['Chair', 'Desk', 'Lamp', 'Shelf'];
const HEADER = ['Day', 'Region', 'Product', 'Units', 'Revenue'];
const FIRST_DAY = 43_831;
const DAYS = 1461;
const STYLES = `<?xml version="1.0" encoding="UTF-8"?><styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">
<cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="4"/></cellXfs></styleSheet>`;

/**
 * The bytes of a workbook as an accounting program exports it: one sheet of rows with a day, two names that are shared strings and two
 * figures, each cell with its address and style. 300,000 rows are about 6 MB. The same seed gives the same bytes.
 */
export function makeLargeWorkbook(rows: number, seed: number): Uint8Array {
  const draw = createDraw(seed);
  const strings = [...HEADER, ...REGIONS, ...PRODUCTS];
  const pick = (names: readonly string[]): number => strings.indexOf(names[Math.floor(draw() * names.length)] ?? '');
  const lines = [`<row r="1">${HEADER.map((_, i) => `<c r="${'ABCDE'[i]}1" t="s"><v>${i}</v></c>`).join('')}</row>`];
  for (let row = 2; row <= rows + 1; row += 1) {
    const units = 1 + Math.floor(draw() * 6);
    const day = FIRST_DAY + Math.floor((row / (rows + 2)) * DAYS);
    lines.push(
      `<row r="${row}"><c r="A${row}" s="1"><v>${day}</v></c><c r="B${row}" t="s"><v>${pick(REGIONS)}</v></c>` +
        `<c r="C${row}" t="s"><v>${pick(PRODUCTS)}</v></c><c r="D${row}"><v>${units}</v></c>` +
        `<c r="E${row}" s="2"><v>${units * (20 + Math.floor(draw() * 16) * 10) - 0.5}</v></c></row>`,
    );
  }
  const items = strings.map((text) => `<si><t>${text}</t></si>`).join('');
  const shared = `<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${items}</sst>`;
  return packParts(
    workbookParts([makeSheet(lines.join(''))], { 'xl/sharedStrings.xml': shared, 'xl/styles.xml': STYLES }),
  );
}

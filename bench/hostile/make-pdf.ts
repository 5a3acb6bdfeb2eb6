/** An object of a PDF: a dictionary or other value as it is written, and what its stream holds. */
export type PdfObject = { readonly value: string; readonly stream?: Uint8Array | string };

/** A PDF of the objects, numbered from 1, with a table of references; the first is the catalogue. `trailer` may add entries. */
export function makePdf(objects: readonly PdfObject[], trailer = ''): Uint8Array {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\u00e2\u00e3\n', 'latin1')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  const push = (part: Buffer): void => {
    parts.push(part);
    length += part.length;
  };
  for (const [i, { value, stream }] of objects.entries()) {
    offsets.push(length);
    push(Buffer.from(`${i + 1} 0 obj\n${value}\n`, 'latin1'));
    if (stream !== undefined) {
      push(Buffer.from('stream\n'));
      push(Buffer.from(stream));
      push(Buffer.from('\nendstream\n'));
    }
    push(Buffer.from('endobj\n'));
  }
  const start = length;
  const lines = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${lines}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

/** What one page is made of: its contents, the filter they are under, further entries of the page, and further objects from number 6 on. */
export type PdfPage = {
  readonly contents?: Uint8Array | string;
  readonly filter?: string;
  readonly resources?: string;
  readonly page?: string;
  readonly catalogue?: string;
  readonly others?: readonly PdfObject[];
};

/** The contents of a small table. */
export const PDF_TABLE = [
  ['City', 'Visitors'],
  ['Lisbon', '1200'],
  ['Porto', '950'],
  ['Faro', '400'],
]
  .flatMap((row, y) => row.map((text, x) => `BT /F1 12 Tf ${72 + 120 * x} ${700 - 20 * y} Td (${text}) Tj ET`))
  .join('\n');

/** A PDF of one page: 1 the catalogue, 2 the pages, 3 the page, 4 its contents, 5 its font. */
export function makePage({
  contents = PDF_TABLE,
  filter = '',
  resources = '',
  page = '/MediaBox [0 0 612 792]',
  catalogue = '',
  others = [],
}: PdfPage): Uint8Array {
  const length = typeof contents === 'string' ? Buffer.byteLength(contents) : contents.length;
  return makePdf([
    { value: `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>` },
    { value: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>' },
    {
      value: `<< /Type /Page /Parent 2 0 R ${page} /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> ${resources} >> >>`,
    },
    { value: `<< /Length ${length} ${filter} >>`, stream: contents },
    { value: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>' },
    ...others,
  ]);
}

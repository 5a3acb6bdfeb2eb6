import { deflateSync } from 'node:zlib';
import { spoil } from './hostile-file.ts';
import { makePage, makePdf, PDF_TABLE, type PdfObject } from './make-pdf.ts';

type Files = ReadonlyMap<string, Uint8Array>;

const MEGABYTE = 1_048_576;

/** PDFs that are bombs, loops, lies and scraps, by what they are. */
export function hostilePdfs(): Files {
  return new Map([
    ...filters(),
    ...loops(),
    ...sizes(),
    ...contents(),
    ...fonts(),
    ...actions(),
    ...structures(),
    ...scraps(),
  ]);
}

function deflateTimes(data: Uint8Array, times: number): Uint8Array {
  let packed = data;
  for (let i = 0; i < times; i += 1) packed = deflateSync(packed);
  return packed;
}

const named = (filter: string, times: number): string => `/Filter [${`/${filter} `.repeat(times)}]`;

function filters(): Files {
  const zeros = Buffer.alloc(200 * MEGABYTE, 32);
  const files = new Map<string, Uint8Array>();
  for (const depth of [1, 2, 3, 10, 100]) {
    const data = depth > 3 ? Buffer.from(PDF_TABLE) : zeros;
    files.set(
      `${depth} stacked deflate filters`,
      makePage({ contents: deflateTimes(data, depth), filter: named('FlateDecode', depth) }),
    );
  }
  for (const depth of [1000, 100_000])
    files.set(`${depth} filters that are named`, makePage({ filter: named('ASCIIHexDecode', depth) }));
  files.set(
    'a flood of runs',
    makePage({ contents: Buffer.alloc(4 * MEGABYTE, 129), filter: '/Filter /RunLengthDecode' }),
  );
  files.set('a broken LZW stream', makePage({ contents: Buffer.alloc(MEGABYTE, 0xff), filter: '/Filter /LZWDecode' }));
  files.set(
    'a predictor of absurd width',
    makePage({
      contents: deflateSync(Buffer.alloc(MEGABYTE)),
      filter: '/Filter /FlateDecode /DecodeParms << /Predictor 15 /Columns 2147483647 /Colors 32 >>',
    }),
  );
  files.set('an unknown filter', makePage({ filter: '/Filter /NoSuchDecode' }));
  files.set('a filter that is its own stream', makePage({ filter: '/Filter 4 0 R' }));
  for (const length of ['-1', '99999999999', '4 0 R', '6 0 R', '(x)'])
    files.set(`a length of ${length}`, makePage({ filter: `/Length ${length}` }));
  return files;
}

function loops(): Files {
  const form = (name: string, target: number): PdfObject => ({
    value: `<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] /Length 6 /Resources << /XObject << /${name} ${target} 0 R >> >> >>`,
    stream: `/${name} Do`,
  });
  const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>';
  return new Map([
    [
      'pages that are their own child',
      makePdf([{ value: '<< /Type /Catalog /Pages 2 0 R >>' }, { value: '<< /Type /Pages /Kids [2 0 R] /Count 5 >>' }]),
    ],
    [
      'pages in a ring',
      makePdf([
        { value: '<< /Type /Catalog /Pages 2 0 R >>' },
        { value: '<< /Type /Pages /Kids [3 0 R] /Count 9 >>' },
        { value: '<< /Type /Pages /Kids [2 0 R] /Parent 3 0 R /Count 9 >>' },
      ]),
    ],
    [
      'a page that is its own parent',
      makePdf([
        { value: '<< /Type /Catalog /Pages 2 0 R >>' },
        { value: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>' },
        { value: '<< /Type /Page /Parent 3 0 R >>' },
      ]),
    ],
    [
      'a form that draws itself',
      makePage({ contents: '/X Do', resources: '/XObject << /X 6 0 R >>', others: [form('X', 6)] }),
    ],
    [
      'two forms that draw each other',
      makePage({ contents: '/X Do', resources: '/XObject << /X 6 0 R >>', others: [form('X', 7), form('X', 6)] }),
    ],
    [
      'forms that double fifty times',
      makePage({
        contents: '/X Do',
        resources: '/XObject << /X 6 0 R >>',
        others: Array.from({ length: 50 }, (_, i) => ({ ...form('X', 7 + i), stream: '/X Do /X Do' })),
      }),
    ],
    ['a reference to itself', makePage({ others: [{ value: '6 0 R' }], page: '/MediaBox 6 0 R' })],
    [
      'references in a ring',
      makePage({ others: [{ value: '7 0 R' }, { value: '6 0 R' }], page: '/MediaBox 6 0 R /Rotate 7 0 R' }),
    ],
    ['contents that are their own', makePage({ page: '/MediaBox [0 0 612 792] /Contents [3 0 R 4 0 R 3 0 R]' })],
    ['resources that are the page', makePage({ page: '/MediaBox [0 0 612 792] /Resources 3 0 R' })],
    [
      'a table of references that follows itself',
      makePdf(
        [
          { value: '<< /Type /Catalog /Pages 2 0 R >>' },
          { value: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>' },
          { value: page },
        ],
        '/Prev 15',
      ),
    ],
    [
      'an outline in a ring',
      makePage({
        catalogue: '/Outlines 6 0 R',
        others: [{ value: '<< /First 6 0 R /Last 6 0 R /Next 6 0 R /Count 9 >>' }],
      }),
    ],
    [
      'names in a ring',
      makePage({ catalogue: '/Names << /Dests 6 0 R >>', others: [{ value: '<< /Kids [6 0 R] >>' }] }),
    ],
  ]);
}

function sizes(): Files {
  const files = new Map<string, Uint8Array>();
  const catalogue = { value: '<< /Type /Catalog /Pages 2 0 R >>' };
  const page = { value: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>' };
  files.set(
    'a million pages that are claimed',
    makePdf([catalogue, { value: '<< /Type /Pages /Kids [3 0 R] /Count 1000000 >>' }, page]),
  );
  for (const count of [2000, 100_000, 400_000])
    files.set(
      `one page ${count} times`,
      makePdf([catalogue, { value: `<< /Type /Pages /Kids [${'3 0 R '.repeat(count)}] /Count ${count} >>` }, page]),
    );
  const chain = Array.from({ length: 20_000 }, (_, i) => ({
    value: `<< /Type /Pages /Kids [${i + 3} 0 R] /Count 1 >>`,
  }));
  files.set('20,000 levels of pages', makePdf([catalogue, ...chain, page]));
  files.set('no pages', makePdf([catalogue, { value: '<< /Type /Pages /Kids [] /Count 0 >>' }]));
  files.set(
    'a negative count of pages',
    makePdf([catalogue, { value: '<< /Type /Pages /Kids [3 0 R] /Count -7 >>' }, page]),
  );
  for (const box of ['[0 0 0 0]', '[0 0 1e30 1e30]', '[612 792 0 0]', '[(a) (b)]', '[]', '[0 0 99999999 99999999]'])
    files.set(`a page of ${box}`, makePage({ page: `/MediaBox ${box}` }));
  files.set('an absurd unit', makePage({ page: '/MediaBox [0 0 612 792] /UserUnit 1e20' }));
  files.set('an absurd rotation', makePage({ page: '/MediaBox [0 0 612 792] /Rotate 1e9' }));
  return files;
}

function contents(): Files {
  const flood = (what: string, times: number): Uint8Array => deflateSync(Buffer.from(what.repeat(times)));
  const filter = '/Filter /FlateDecode';
  const image = (entries: string, stream: Uint8Array | string = 'x'): Uint8Array =>
    makePage({
      contents: '/I Do',
      resources: '/XObject << /I 6 0 R >>',
      others: [{ value: `<< /Type /XObject /Subtype /Image ${entries} /Length ${stream.length} >>`, stream }],
    });
  const zeros = deflateSync(Buffer.alloc(64 * MEGABYTE));
  return new Map([
    ['two million letters', makePage({ contents: flood('BT /F1 9 Tf 9 9 Td (a) Tj ET\n', 2_000_000), filter })],
    ['three million lines', makePage({ contents: flood('0 0 m 9 9 l S\n', 3_000_000), filter })],
    ['a million rectangles', makePage({ contents: flood('1 1 5 5 re f\n', 1_000_000), filter })],
    ['a million saved states', makePage({ contents: flood('q ', 1_000_000), filter })],
    ['a million restored states', makePage({ contents: flood('Q ', 1_000_000), filter })],
    [
      'one text of 20 MB',
      makePage({ contents: deflateSync(Buffer.from(`BT /F1 9 Tf (${'a'.repeat(20 * MEGABYTE)}) Tj ET`)), filter }),
    ],
    ['arrays a hundred thousand deep', makePage({ contents: '['.repeat(100_000) })],
    ['dictionaries a hundred thousand deep', makePage({ page: `/MediaBox [0 0 9 9] /X ${'<< /X '.repeat(100_000)}` })],
    [
      'numbers beyond reason',
      makePage({ contents: `BT /F1 1e308 Tf 1e308 -1e308 Td (a) Tj ET ${'9'.repeat(10_000)} 0 m` }),
    ],
    [
      'operators without their values',
      makePage({ contents: 'Tj TJ Td Tm cm re l m c Do gs sh BI ID EI '.repeat(1000) }),
    ],
    ['an open text', makePage({ contents: `BT /F1 9 Tf (${'('.repeat(100_000)}` })],
    [
      'an image of 60,000 by 60,000',
      image(`/Width 60000 /Height 60000 /BitsPerComponent 8 /ColorSpace /DeviceRGB ${filter}`, zeros),
    ],
    [
      'an image of two thousand million pixels a side',
      image('/Width 2147483647 /Height 2147483647 /BitsPerComponent 1 /ColorSpace /DeviceGray'),
    ],
    ['an image without sides', image('/Width 0 /Height -4 /BitsPerComponent 8 /ColorSpace /DeviceGray')],
    ['an image of broken JPEG 2000', image('/Width 900 /Height 900 /Filter /JPXDecode', Buffer.alloc(5000, 0x4f))],
    ['an image of broken JBIG2', image('/Width 900 /Height 900 /Filter /JBIG2Decode', Buffer.alloc(5000, 0x30))],
    ['an image of broken JPEG', image('/Width 900 /Height 900 /Filter /DCTDecode', Buffer.alloc(5000, 0xff))],
    [
      'an image of broken fax',
      image(
        '/Width 60000 /Height 60000 /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns 60000 >>',
        Buffer.alloc(5000),
      ),
    ],
    ['a mask of its own', image('/Width 9 /Height 9 /BitsPerComponent 8 /ColorSpace /DeviceGray /SMask 6 0 R')],
    [
      'a colour space in a ring',
      image('/Width 9 /Height 9 /BitsPerComponent 8 /ColorSpace [/Indexed 6 0 R 255 6 0 R]'),
    ],
    [
      'a shading of absurd size',
      makePage({
        contents: '/S sh',
        resources:
          '/Shading << /S << /ShadingType 1 /ColorSpace /DeviceRGB /Domain [0 1e30 0 1e30] /Function 6 0 R >> >>',
        others: [
          {
            value: '<< /FunctionType 4 /Domain [0 1 0 1] /Range [0 1] /Length 30 >>',
            stream: `{ ${'{ '.repeat(10_000)} }`,
          },
        ],
      }),
    ],
  ]);
}

function fonts(): Files {
  const broken = Buffer.alloc(20_000, 0x41);
  const embedded = (subtype: string, key: string): Uint8Array =>
    makePage({
      contents: 'BT /F2 9 Tf 9 9 Td (abc) Tj ET',
      resources: '/Font << /F2 6 0 R >>',
      others: [
        {
          value: `<< /Type /Font /Subtype /${subtype} /BaseFont /Broken /FirstChar 0 /LastChar 255 /Widths [${'500 '.repeat(256)}] /FontDescriptor 7 0 R >>`,
        },
        { value: `<< /Type /FontDescriptor /FontName /Broken /Flags 4 /${key} 8 0 R >>` },
        { value: `<< /Length ${broken.length} >>`, stream: broken },
      ],
    });
  const map = (text: string): Uint8Array =>
    makePage({
      page: '/MediaBox [0 0 612 792] /Resources << /Font << /F1 6 0 R >> >>',
      others: [
        { value: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 7 0 R >>' },
        { value: `<< /Length ${text.length} >>`, stream: text },
      ],
    });
  return new Map([
    ['a broken TrueType font', embedded('TrueType', 'FontFile2')],
    ['a broken Type 1 font', embedded('Type1', 'FontFile')],
    ['a broken compact font', embedded('Type1', 'FontFile3')],
    [
      'letters that map to everything',
      map(
        '1 begincodespacerange <00> <ffffffff> endcodespacerange 1 beginbfrange <00000000> <ffffffff> <0000> endbfrange',
      ),
    ],
    ['letters that map to very long texts', map(`1 beginbfchar <41> <${'0041'.repeat(500_000)}> endbfchar`)],
    ['a map of letters that uses itself', map('/Loop usecmap 1 begincodespacerange <00> <ff> endcodespacerange')],
    [
      'a font whose letters draw with it',
      makePage({
        contents: 'BT /F2 9 Tf (a) Tj ET',
        resources: '/Font << /F2 6 0 R >>',
        others: [
          {
            value:
              '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 9 9] /FontMatrix [1 0 0 1 0 0] /FirstChar 97 /LastChar 97 /Widths [9] /Encoding << /Differences [97 /a] >> /CharProcs << /a 7 0 R >> /Resources << /Font << /F2 6 0 R >> >> >>',
          },
          { value: '<< /Length 30 >>', stream: 'BT /F2 9 Tf (aaaaaaaa) Tj ET  ' },
        ],
      }),
    ],
    [
      'a font made of fonts in a ring',
      makePage({
        contents: 'BT /F2 9 Tf (a) Tj ET',
        resources: '/Font << /F2 6 0 R >>',
        others: [
          { value: '<< /Type /Font /Subtype /Type0 /BaseFont /X /Encoding /Identity-H /DescendantFonts [6 0 R] >>' },
        ],
      }),
    ],
  ]);
}

function actions(): Files {
  const open = (action: string): Uint8Array => makePage({ catalogue: `/OpenAction << ${action} >>` });
  return new Map([
    ['a script', open('/S /JavaScript /JS (while (true) {} )')],
    ['a program to start', open('/S /Launch /F (/bin/sh) /Win << /F (cmd.exe) /P (/c calc) >>')],
    ['an address to call', open('/S /URI /URI (http://127.0.0.1:1/)')],
    ['a form to send', open('/S /SubmitForm /F (http://127.0.0.1:1/)')],
    ['contents in another file', makePage({ filter: '/F (/etc/passwd) /FFilter /FlateDecode' })],
    [
      'a file within',
      makePage({
        catalogue: '/Names << /EmbeddedFiles << /Names [(a) 6 0 R] >> >>',
        others: [{ value: '<< /Type /Filespec /F (/etc/passwd) /EF << /F 4 0 R >> >>' }],
      }),
    ],
    [
      'a form of XML with an entity',
      makePage({
        catalogue: '/AcroForm << /XFA 6 0 R >>',
        others: [
          {
            value: '<< /Length 92 >>',
            stream: '<!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]><xdp:xdp xmlns:xdp="x">&y;</xdp:xdp>',
          },
        ],
      }),
    ],
    [
      'metadata with an entity',
      makePage({
        catalogue: '/Metadata 6 0 R',
        others: [
          {
            value: '<< /Type /Metadata /Subtype /XML /Length 72 >>',
            stream: '<!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]><x:xmpmeta>&y;</x>',
          },
        ],
      }),
    ],
  ]);
}

function structures(): Files {
  const good = Buffer.from(makePage({}));
  const text = good.toString('latin1');
  const from = (changed: string): Uint8Array => Buffer.from(changed, 'latin1');
  const encrypted = (entries: string): Uint8Array =>
    from(text.replace('/Root 1 0 R', `/Root 1 0 R /Encrypt << ${entries} >> /ID [<00> <00>]`));
  return new Map([
    ['a header and nothing else', from('%PDF-1.7\n')],
    ['a header and a flood of zeros', Buffer.concat([from('%PDF-1.7\n'), Buffer.alloc(4 * MEGABYTE)])],
    ['a header and a flood of brackets', from(`%PDF-1.7\n${'<<'.repeat(MEGABYTE)}`)],
    [
      'a million empty objects',
      from(`%PDF-1.7\n${Array.from({ length: 200_000 }, (_, i) => `${i} 0 obj endobj\n`).join('')}`),
    ],
    ['no table of references', from(text.replace(/xref[\s\S]*/, ''))],
    ['a table of references elsewhere', from(text.replace(/startxref\n\d+/, 'startxref\n99999999999'))],
    ['a table of references of a thousand million', from(text.replace(/xref\n0 \d+/, 'xref\n0 1000000000'))],
    ['no catalogue', from(text.replace('/Root 1 0 R', ''))],
    ['a catalogue that is a number', from(text.replace('<< /Type /Catalog /Pages 2 0 R  >>', '42'))],
    [
      'a password of the first kind',
      encrypted(
        '/Filter /Standard /V 1 /R 2 /O (01234567890123456789012345678901) /U (01234567890123456789012345678901) /P -4',
      ),
    ],
    ['a password of an unknown kind', encrypted('/Filter /Unknown /V 99 /R 99')],
    ['a key of absurd length', encrypted('/Filter /Standard /V 2 /R 3 /Length 99999999 /O (a) /U (b) /P 0')],
    ['a page of hypertext before it', from(`<html><script>alert(1)</script>${' '.repeat(900)}${text}`)],
    ['a zip file before it', Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(500), good])],
    ['a zip file behind it', Buffer.concat([good, Buffer.from('PK\u0003\u0004'), Buffer.alloc(500)])],
    ['two documents in one', Buffer.concat([good, good])],
  ]);
}

function scraps(): Files {
  return spoil('a PDF', makePage({}), { cuts: 12, flips: 30, spared: 12 });
}

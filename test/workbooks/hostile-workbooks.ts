import { constants, deflateRawSync } from 'node:zlib';
import { makeLinks, makeRows, makeSheet, makeZip, type Parts, packParts, workbookParts } from './make-package.ts';

/** Files that mean harm or are broken, each by the name of what is wrong with it. */
export type HostileFiles = ReadonlyMap<string, Uint8Array>;

const GOOD_SHEET = makeSheet(
  makeRows([
    ['city', 'n'],
    ['Faro', 1],
    ['Porto', 2],
    ['Braga', 3],
  ]),
);
const GOOD = workbookParts([GOOD_SHEET], {
  'xl/sharedStrings.xml': '<sst><si><t>a</t></si></sst>',
  'xl/styles.xml': '<styleSheet><cellXfs><xf numFmtId="14"/></cellXfs></styleSheet>',
});
const SHEET = 'xl/worksheets/sheet1.xml';

/** Files that do their harm only when they are opened in full: each must be refused, quickly and in little memory. */
export function bombs(): HostileFiles {
  const strings = '<si><t>a</t></si>'.repeat(100);
  return new Map([
    ['a sheet of blanks of 1 GiB', flood('<worksheet><sheetData>', ' ', 64)],
    ['a sheet of rows of 1 GiB', flood('<worksheet><sheetData>', '<row><c><v>1</v></c></row>', 64)],
    ['a sheet of empty rows of 1 GiB', flood('<worksheet><sheetData>', '<row/>', 64)],
    ['a sheet of one tag of 1 GiB', flood('<worksheet a="', 'x', 64)],
    ['a comment of 1 GiB', flood('<!--', 'x', 64)],
    ['a value of 1 GiB', flood('<worksheet><sheetData><row><c><v>', '1', 64)],
    ['an element a million deep', withSheet(makeSheet('<row>'.repeat(1_000_000)))],
    [
      'a million attributes',
      withSheet(`<worksheet ${Array.from({ length: 1_000_000 }, (_, i) => `a${i}="1"`).join(' ')}/>`),
    ],
    ['ten million shared strings', withPart('xl/sharedStrings.xml', `<sst>${strings.repeat(100_000)}`)],
    ['a row of a million cells', withSheet(makeSheet(`<row>${'<c><v>1</v></c>'.repeat(1_000_000)}</row>`))],
    [
      'a string that fills the memory',
      withPart('xl/sharedStrings.xml', `<sst><si>${'<t>aaaaaaaaaa</t>'.repeat(2_000_000)}</si></sst>`),
    ],
    ['sixty-five thousand parts', makeZip(Array.from({ length: 65_000 }, (_, i) => ({ name: `p${i}`, data: '' })))],
  ]);
}

/** A part that begins as said and goes on with the same text for `times` 16 MiB; a few kilobytes in the file. */
function flood(start: string, text: string, times: number): Uint8Array {
  const flush = { finishFlush: constants.Z_FULL_FLUSH, level: 9 };
  const block = deflateRawSync(Buffer.alloc(16 * 1024 * 1024, text), flush);
  const packed = Buffer.concat([
    deflateRawSync(start, flush),
    ...Array.from({ length: times }, () => block),
    deflateRawSync(''),
  ]);
  const claimed = start.length + times * 16 * 1024 * 1024;
  const others = Object.entries(GOOD).filter(([name]) => name !== SHEET);
  return makeZip([...others.map(([name, data]) => ({ name, data })), { name: SHEET, packed, claimed }]);
}

function withPart(name: string, data: string): Uint8Array {
  return packParts({ ...GOOD, [name]: data });
}

function withSheet(data: string): Uint8Array {
  return withPart(SHEET, data);
}

/** Small files, each of them broken or twisted in one way: they may be read or refused, but nothing else may happen. */
export function twistedWorkbooks(): HostileFiles {
  return new Map([...twistedMarkup(), ...twistedCells(), ...twistedLinks(), ...twistedZips(), ...cutAndFlipped()]);
}

/** Part by part, what XML can be made to do. */
function twistedMarkup(): HostileFiles {
  const entities = Array.from({ length: 9 }, (_, i) => `<!ENTITY e${i + 1} "${`&e${i};`.repeat(10)}">`).join('');
  const tops: Parts = {
    'an entity flood': `<!DOCTYPE x [<!ENTITY e0 "lol">${entities}]>`,
    'a file as an entity': '<!DOCTYPE x [<!ENTITY e9 SYSTEM "file:///etc/passwd">]>',
    'an address as an entity': '<!DOCTYPE x [<!ENTITY e9 SYSTEM "http://127.0.0.1:1/">]>',
    'a parameter entity': '<!DOCTYPE x [<!ENTITY % e9 SYSTEM "file:///etc/passwd"> %e9;]>',
    'an outer document type': '<!DOCTYPE x SYSTEM "http://127.0.0.1:1/x.dtd">',
    'an unclosed document type': '<!DOCTYPE x [',
    'an unknown entity': '&e9;',
    'a program': '<?php system("id") ?>',
    'a style sheet': '<?xml-stylesheet href="file:///etc/passwd" type="text/xsl"?>',
    'an inclusion': '<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="file:///etc/passwd"/>',
    'an unclosed comment': '<!-- ',
    'an unclosed section': '<![CDATA[ ',
    'a zero byte': '\u0000',
    'half a letter': '\ud800',
  };
  const files = new Map<string, Uint8Array>();
  for (const [name, data] of Object.entries(GOOD)) {
    const body = data.replace(/^<\?xml[^>]*\?>/, '');
    for (const [what, top] of Object.entries(tops)) files.set(`${what} in ${name}`, withPart(name, top + body));
    files.set(`nothing in ${name}`, withPart(name, ''));
    files.set(`text alone in ${name}`, withPart(name, 'no markup'));
    files.set(`an open end in ${name}`, withPart(name, data.slice(0, -5)));
    files.set(`another root in ${name}`, withPart(name, '<x><y/></x>'));
    files.set(`numbers as names in ${name}`, withPart(name, '<1><2></1></2>'));
    files.set(`a thousand levels in ${name}`, withPart(name, '<x>'.repeat(1000) + '</x>'.repeat(1000)));
    files.set(
      `two-byte letters in ${name}`,
      makeZip(
        Object.entries(GOOD).map(([other, text]) => ({
          name: other,
          data: other === name ? Buffer.from(`\ufeff${text}`, 'utf16le') : text,
        })),
      ),
    );
  }
  return files;
}

/** What cells, styles and merges can be made to say. */
function twistedCells(): HostileFiles {
  const addresses = [
    'XFD1048576',
    'XFE1',
    'A1048577',
    'ZZZZZZZZZZ1',
    'A0',
    'A-1',
    'A1e9',
    '1A',
    '',
    '$',
    'A99999999999999',
    '__proto__',
  ];
  const values = [
    '1e999',
    '-1e999',
    'NaN',
    '0x10',
    '1e-400',
    '9'.repeat(400),
    ' ',
    '1,5',
    '<b/>',
    '-0',
    '2958466',
    '-1',
  ];
  const codes = [
    '[',
    ']',
    '"',
    '\\',
    '_',
    '*',
    '[$',
    '[$-',
    '[>',
    ';;;;;;;;',
    '0'.repeat(5000),
    '[h'.repeat(500),
    'yyyy'.repeat(200),
    '@@@@',
    '%%%%',
    'E+',
    '?/?',
    '[<1e999]0',
  ];
  const indexes = ['-1', '1.5', '1e9', 'NaN', '', '__proto__', 'length', '99999999999'];
  const merges = ['A1:XFD1048576', 'A1', ':', 'B2:A1', 'A1:A1:A1', 'A1:ZZZZ9'];
  const rows = ['0', '-1', '1048577', '1.5', 'NaN', '1e9', ''];
  const formatted = (code: string): Parts => ({
    'xl/styles.xml': `<styleSheet><numFmts><numFmt numFmtId="200" formatCode="${code.replaceAll('<', '&lt;').replaceAll('"', '&quot;')}"/></numFmts><cellXfs><xf numFmtId="200"/></cellXfs></styleSheet>`,
  });
  return new Map([
    ...addresses.map(
      (r) =>
        [
          `a cell at ${r}`,
          withSheet(makeSheet(`<row r="1"><c r="${r}"><v>1</v></c><c r="B1"><v>2</v></c></row>`)),
        ] as const,
    ),
    ...values.map(
      (v) =>
        [
          `the value ${v.slice(0, 20)}`,
          withSheet(makeSheet(`<row><c s="0"><v>${v}</v></c><c><v>2</v></c></row>`)),
        ] as const,
    ),
    ...codes.map((code) => [`the format ${code.slice(0, 20)}`, packParts({ ...GOOD, ...formatted(code) })] as const),
    ...indexes.map(
      (i) => [`the string ${i}`, withSheet(makeSheet(`<row><c t="s"><v>${i}</v></c><c><v>2</v></c></row>`))] as const,
    ),
    ...indexes.map(
      (i) => [`the style ${i}`, withSheet(makeSheet(`<row><c s="${i}"><v>1</v></c><c><v>2</v></c></row>`))] as const,
    ),
    ...rows.map(
      (r) =>
        [
          `the row ${r}`,
          withSheet(makeSheet(`<row r="${r}"><c><v>1</v></c></row><row><c><v>2</v></c></row>`)),
        ] as const,
    ),
    ...merges.map(
      (ref) =>
        [
          `a hundred merges of ${ref}`,
          withSheet(
            makeSheet(
              makeRows([
                ['a', 'b'],
                ['c', 1],
              ]),
              { after: `<mergeCells>${`<mergeCell ref="${ref}"/>`.repeat(100)}</mergeCells>` },
            ),
          ),
        ] as const,
    ),
    ['cells within cells', withSheet(makeSheet('<row><c><c><c><v>1</v></c></c></c></row>'))],
    ['values without cells', withSheet(makeSheet('<v>1</v><is><t>2</t></is>'))],
    ['rows within rows', withSheet(makeSheet('<row><row><c><v>1</v></c></row></row>'))],
    [
      'cells on a diagonal',
      withSheet(
        makeSheet(
          Array.from(
            { length: 3000 },
            (_, i) => `<row r="${i + 1}"><c r="${letters(i)}${i + 1}"><v>1</v></c></row>`,
          ).join(''),
        ),
      ),
    ],
    ['one sheet five hundred times', sameSheetOften()],
    ['a wide row with merges and hidden columns without number', wideRow()],
    [
      'names of prototypes',
      withSheet(
        makeSheet(
          makeRows([
            ['__proto__', 'constructor', 'toString'],
            ['a', 1, 2],
            ['b', 3, 4],
          ]),
        ),
      ),
    ],
    [
      'rows from the end to the start',
      withSheet(
        makeSheet(
          [9, 5, 1].map((r) => `<row r="${r}"><c r="B${r}"><v>${r}</v></c><c r="A${r}"><v>0</v></c></row>`).join(''),
        ),
      ),
    ],
  ]);
}

function wideRow(): Uint8Array {
  const wide = 8000;
  const rows = `<row>${'<c t="str"><v>a</v></c>'.repeat(wide)}</row>`.repeat(2);
  const merges = Array.from({ length: 20_000 }, (_, i) => `<mergeCell ref="${letters(i % wide)}1:XFD1"/>`);
  const hidden = Array.from({ length: 20_000 }, (_, i) => `<col min="${1 + (i % wide)}" max="16384" hidden="1"/>`);
  return withSheet(
    makeSheet(rows, {
      before: `<cols>${hidden.join('')}</cols>`,
      after: `<mergeCells>${merges.join('')}</mergeCells>`,
    }),
  );
}

function sameSheetOften(): Uint8Array {
  const list = Array.from({ length: 500 }, (_, i) => `<sheet name="S${i}" r:id="s1"/>`).join('');
  return packParts({ ...GOOD, 'xl/workbook.xml': `<workbook><sheets>${list}</sheets></workbook>` });
}

function letters(column: number): string {
  const rest = Math.floor(column / 26);
  return (rest === 0 ? '' : letters(rest - 1)) + String.fromCharCode(65 + (column % 26));
}

/** Links that go in circles, out of the file, or to parts of another kind. */
function twistedLinks(): HostileFiles {
  const targets = [
    '',
    '/',
    '..',
    '../../../../etc/passwd',
    'file:///etc/passwd',
    'http://127.0.0.1:1/',
    'sheet1.xml',
    '../workbook.xml',
    '../sharedStrings.xml',
    '__proto__',
    'x'.repeat(5000),
  ];
  const kinds = ['table', 'pivotTable', 'drawing', 'worksheet', 'officeDocument'];
  const own = 'xl/worksheets/_rels/sheet1.xml.rels';
  return new Map([
    ...targets.flatMap((target) => [
      ...kinds.map(
        (kind) => [`a ${kind} at ${target.slice(0, 30)}`, withPart(own, makeLinks([['x', kind, target]]))] as const,
      ),
      [
        `a sheet at ${target.slice(0, 30)}`,
        withPart('xl/_rels/workbook.xml.rels', makeLinks([['s1', 'worksheet', target]])),
      ] as const,
      [
        `a workbook at ${target.slice(0, 30)}`,
        withPart('_rels/.rels', makeLinks([['w', 'officeDocument', target]])),
      ] as const,
    ]),
    [
      'drawings in a circle',
      packParts({
        ...GOOD,
        [own]: makeLinks([['d', 'drawing', '../drawings/d.xml']]),
        'xl/drawings/d.xml': '<wsDr/>',
        'xl/drawings/_rels/d.xml.rels': makeLinks([
          ['c', 'chart', 'd.xml'],
          ['d', 'drawing', 'd.xml'],
        ]),
      }),
    ],
    [
      'tables over everything',
      packParts({
        ...GOOD,
        [own]: makeLinks(Array.from({ length: 150 }, (_, i) => [`t${i}`, 'table', '../tables/t.xml'] as const)),
        'xl/tables/t.xml': '<table ref="A1:XFD1048576" displayName="__proto__"/>',
      }),
    ],
  ]);
}

/** Zip files that lie about themselves. */
function twistedZips(): HostileFiles {
  const entries = Object.entries(GOOD).map(([name, data]) => ({ name, data }));
  const twist = (change: object): Uint8Array =>
    makeZip(entries.map((entry) => (entry.name === SHEET ? { ...entry, ...change } : entry)));
  const good = Buffer.from(packParts(GOOD));
  return new Map([
    ...[0, 1, 10, 2 ** 31, 2 ** 32 - 1].map((claimed) => [`a size of ${claimed}`, twist({ claimed })] as const),
    ...[0, 1, 6, 9, 12, 14, 93, 99].map(
      (method) => [`the method ${method}`, twist({ method, packed: Buffer.from('xxxx') })] as const,
    ),
    ...[1, 8, 0x40, 0x2000, 0xffff].map((flags) => [`the flags ${flags}`, twist({ flags })] as const),
    ...[
      '../../etc/passwd',
      '/xl/workbook.xml',
      'C:\\x',
      '__proto__',
      '',
      'xl\\workbook.xml',
      '\u0000',
      'é'.repeat(2000),
    ].map((name) => [`a part called ${name.slice(0, 20)}`, makeZip([...entries, { name, data: 'x' }])] as const),
    ['broken inflated bytes', twist({ packed: Buffer.alloc(200, 0xff) })],
    ['a zip within a zip', makeZip([{ name: 'a.xlsx', data: good }])],
    ['every part twice', makeZip([...entries, ...entries.map((entry) => ({ ...entry, data: 'x' }))])],
    ['no part', makeZip([])],
    ['no file', new Uint8Array()],
    ['a beginning alone', Buffer.from('PK\u0003\u0004')],
    ['bytes before', Buffer.concat([Buffer.from('x'.repeat(100)), good])],
    ['bytes behind', Buffer.concat([good, Buffer.alloc(100, 0x41)])],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['a page', Buffer.from('<html><table><tr><td>1</td></tr></table></html>')],
    ['an old workbook', Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2000)])],
    [
      'a locked workbook',
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')]),
    ],
    ['a text document', makeZip([{ name: 'word/document.xml', data: '<w/>' }])],
    ['an open document', makeZip([{ name: 'mimetype', data: 'application/vnd.oasis.opendocument.spreadsheet' }])],
    ['a binary workbook', makeZip([{ name: 'xl/workbook.bin', data: 'x' }])],
  ]);
}

/** A good file cut at many places, and with single bytes changed at others. */
function cutAndFlipped(): HostileFiles {
  const good = packParts(GOOD);
  const files = new Map<string, Uint8Array>();
  for (let i = 1; i < 30; i += 1) files.set(`cut at ${i} of 30`, good.slice(0, Math.floor((good.length * i) / 30)));
  for (let i = 0; i < 120; i += 1) {
    const changed = Uint8Array.from(good);
    const at = (i * 7919) % changed.length;
    changed[at] = (changed[at] ?? 0) ^ (1 << (i % 8));
    files.set(`a bit changed at ${at}`, changed);
  }
  return files;
}

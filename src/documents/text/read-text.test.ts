import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readTextCases } from '../../../test/fixtures/text-tables/corpus.ts';
import type { SourceTable } from '../source-table.ts';
import { readText } from './read-text.ts';

/** Letters and digits only: what unescaping, white space and markup leave alone. */
function bare(text: string): string {
  return text.replace(/&[a-z#0-9]+;|\\u[0-9a-f]{4}|\\./gi, '').replace(/[^\p{L}\p{N}]+/gu, '');
}

function expectSound(table: SourceTable, text: string): void {
  expect(table.certainty).toBeGreaterThanOrEqual(0);
  expect(table.certainty).toBeLessThanOrEqual(1);
  for (const row of table.rows) {
    expect(row).toHaveLength(table.columns.length);
    for (const { text: cell, spans } of row) {
      expect(spans.length > 0).toBe(cell !== '');
      for (const { start, end } of spans) {
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeGreaterThan(start);
        expect(end).toBeLessThanOrEqual(text.length);
      }
    }
  }
}

describe('tables found in texts', () => {
  test.each(readTextCases())('$name: are rectangular, and every cell is where it says', ({ text }) => {
    for (const table of readText(text)) {
      expectSound(table, text);
      if (table.method === 'prose') continue;
      for (const { text: cell, spans } of table.rows.flat()) {
        const raw = spans.map(({ start, end }) => text.slice(start, end)).join(' ');
        if (!raw.includes('\\') && !raw.includes('&')) expect(bare(raw)).toBe(bare(cell));
      }
    }
  });

  it('never throws on any text, and stays rectangular', () => {
    const signs = fc.constantFrom(
      ...'ab1 .,;|\t\n"\'\\<>/[]{}:-=+&#*٣م',
      '<td>',
      '<table>',
      '<tr>',
      '</td>',
      '\r\n',
      '||',
      '---',
      '"a":',
      '- ',
    );
    fc.assert(
      fc.property(fc.array(signs, { maxLength: 120 }), (pieces) => {
        const text = pieces.join('');
        for (const table of readText(text)) expectSound(table, text);
      }),
      { numRuns: 400 },
    );
  });
});

describe('texts made to be slow', () => {
  const LENGTH = 100_000;
  const PIECES = [
    '"',
    ',',
    '\n',
    '<',
    '|',
    '{',
    '[',
    '\t',
    '",',
    '"\n',
    ',\n',
    'a,"b\n',
    '<td',
    '<td>',
    '<td colspan=1000 rowspan=60000>',
    '<table>',
    '<table><tr><td>',
    '<sup>[a',
    '&amp',
    '{"a":',
    '{"',
    '[/*',
    '[//',
    'a: 1\n',
    '.',
    '-',
    '--- ---\n',
    'a  b\n',
    'a  ',
    '\\',
    '"\\',
    '┼',
    '│',
    '|\n',
    'a|',
    '[ ',
    '> ',
    '>\n',
    'a 1,2\n',
    'a,1,2\n',
    'a;1\n\n',
    'a,b\n1;2\n',
    '1. a: 2\n',
    'x 1\n',
  ];

  it.each(PIECES)('%j again and again is read whole', (piece) => {
    const text = piece.repeat(Math.ceil(LENGTH / piece.length));
    for (const table of readText(text)) expect(table.rows.length).toBeGreaterThan(0);
  });
});

type Writer = (rows: readonly (readonly string[])[]) => string;

const quote = (cell: string): string => (/[",\n;]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
const escapeMarkup = (cell: string): string => cell.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const WRITERS: Readonly<Record<string, Writer>> = {
  CSV: (rows) => rows.map((row) => row.map(quote).join(',')).join('\n'),
  'CSV with semicolons': (rows) => rows.map((row) => row.map(quote).join(';')).join('\r\n'),
  TSV: (rows) => rows.map((row) => row.join('\t')).join('\n'),
  Markdown: (rows) =>
    rows
      .flatMap((row, i) => [
        `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`,
        ...(i === 0 ? [`|${row.map(() => '---').join('|')}|`] : []),
      ])
      .join('\n'),
  HTML: (rows) =>
    `<table>${rows.map((row, i) => `<tr>${row.map((cell) => (i === 0 ? `<th>${escapeMarkup(cell)}</th>` : `<td>${escapeMarkup(cell)}</td>`)).join('')}</tr>`).join('\n')}</table>`,
  JSON: ([head = [], ...rows]) =>
    JSON.stringify(rows.map((row) => Object.fromEntries(row.map((cell, i) => [head[i] ?? '', cell])))),
  'JSON Lines': ([head = [], ...rows]) =>
    rows.map((row) => JSON.stringify(Object.fromEntries(row.map((cell, i) => [head[i] ?? '', cell])))).join('\n'),
};

const WORD = fc.stringMatching(/^[A-Z][a-z]{2,8}( [a-z]{2,6})?$/);
const AMOUNT = fc.integer({ min: 1, max: 999_999 }).map((value) => String(value));
const TABLE = fc
  .record({
    labels: fc.uniqueArray(WORD, { minLength: 2, maxLength: 5 }),
    count: fc.integer({ min: 2, max: 12 }),
  })
  .chain(({ labels, count }) =>
    fc
      .array(fc.tuple(WORD, ...labels.slice(1).map(() => AMOUNT)), { minLength: count, maxLength: count })
      .map((rows) => [labels, ...rows.map((row) => row.map(String))]),
  );

describe('a table written and read back', () => {
  it.each(Object.entries(WRITERS))('is the same through %s', (_, write) => {
    fc.assert(
      fc.property(TABLE, (rows) => {
        const [table] = readText(write(rows));
        const read =
          table === undefined
            ? []
            : [table.columns.map(({ label }) => label), ...table.rows.map((row) => row.map(({ text }) => text))];
        expect(read).toEqual(rows);
      }),
      { numRuns: 150 },
    );
  });

  it('is not cut at signs and line breaks that all its quoted cells hold', () => {
    const [table] = readText('name,amount\n";,a\n;\n;b",471697\n",;a",731416');
    expect(table?.rows.map((row) => row.map(({ text }) => text))).toEqual([
      [';,a\n;\n;b', '471697'],
      [',;a', '731416'],
    ]);
  });

  it.each([
    ['name,amount\n"New  York",1\n"New  Haven",2', 'in quotes'],
    ['name,amount\nNew  York,1\nNew  Haven,2', 'below a line of labels'],
  ])('is not cut at wide gaps within names: %j, %s', (text) => {
    const [table] = readText(text);
    expect(table?.rows.map((row) => row.map((cell) => cell.text.replace(/ +/, ' ')))).toEqual([
      ['New York', '1'],
      ['New Haven', '2'],
    ]);
  });

  it('keeps delimiters, quotes and line breaks inside quoted cells', () => {
    const cell = fc.string({ unit: fc.constantFrom(...'ab ,";\n'), minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, AMOUNT), { minLength: 2, maxLength: 8 }), (rows) => {
        const text = `name,amount\n${rows.map(([name, amount]) => `"${name.replaceAll('"', '""')}",${amount}`).join('\n')}`;
        const kept = rows.map(([name, amount]) => [name.trim(), amount]);
        expect(readText(text)[0]?.rows.map((row) => row.map((each) => each.text))).toEqual(kept);
      }),
      { numRuns: 200 },
    );
  });
});

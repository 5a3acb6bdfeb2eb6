import xlsx from '@e965/xlsx';
import { afterAll, describe, expect, test } from 'vitest';
import { contextOf, resultOf } from '../../../test/fixtures/ask-agent.ts';
import { openSandboxes } from '../../documents/sandbox/open-sandboxes.ts';
import { createExtract, type ExtractResult } from './agent.ts';

const sandboxes = openSandboxes();
const extract = createExtract(sandboxes);
afterAll(() => sandboxes.close());

type Sheets = Readonly<Record<string, readonly (readonly (string | number)[])[]>>;

function run(sheets: Sheets, sourceText = ''): Promise<ExtractResult> {
  const book = xlsx.utils.book_new();
  for (const [name, rows] of Object.entries(sheets))
    xlsx.utils.book_append_sheet(book, xlsx.utils.aoa_to_sheet(rows.map((row) => [...row])), name);
  const bytes = Buffer.from(String(xlsx.write(book, { type: 'base64', bookType: 'xlsx' })), 'base64');
  const attachments = [{ kind: 'spreadsheet' as const, bytes, filename: 'towns.xlsx', field: 'attachments[0]' }];
  return resultOf(extract({ sourceText, attachments }, contextOf()));
}

const sold = (tea: number, cake: number) => [
  ['Product', 'Sold'],
  ['Tea', tea],
  ['Cake', cake],
];

describe('a workbook with sheets of one shape', () => {
  test('is one chart, and what sums the sheets up is named as left out', async () => {
    const { config, extractMeta } = await run({ Jan: sold(10, 20), Feb: sold(11, 25), Company: sold(21, 45) });
    expect(config.data.rows).toHaveLength(4);
    expect(extractMeta.warnings.filter((warning) => warning.includes('Company'))).toHaveLength(1);
    expect(extractMeta.needsUserInput).toBe(false);
  });

  test('is that of one sheet, the others named, where only that one has numbers', async () => {
    const words = [
      ['Product', 'Sold'],
      ['Tea', 'many'],
      ['Cake', 'few'],
    ];
    const { config, extractMeta } = await run({ Jan: sold(10, 20), Feb: words });
    expect(config.data.rows).toHaveLength(2);
    expect(extractMeta.warnings).toContainEqual(expect.stringContaining('Feb'));
  });

  test('gives the sheets that a request names, and asks where two of them belong to different things', async () => {
    const months = { Jan: sold(10, 20), Feb: sold(11, 25), Mar: sold(12, 27), Apr: sold(14, 31) };
    const { config } = await run(months, 'Compare Feb and Apr');
    expect(config.data.rows.map((row) => Object.values(row)[0])).toEqual(['Feb', 'Feb', 'Apr', 'Apr']);
    const settings = [
      ['Product', 'Sold'],
      ['Timeout', 3000],
      ['Port', 8080],
    ];
    const asked = await run({ Shop: sold(10, 20), Settings: settings });
    expect(asked.extractMeta).toMatchObject({ needsUserInput: true, confidence: expect.not.stringMatching('high') });
    expect(asked.response.message).toContain('Settings');
  });
});

test('a sheet whose amounts bear marks or arrows gives them as numbers, each with its place', async () => {
  const { config, extractMeta } = await run({
    Towns: [
      ['Town', 'People', 'Change %'],
      ['Faro', '~1200', '▲ 4'],
      ['Porto', '900 (e)', '▼ 2'],
      ['Braga', 700, '▲ 1'],
    ],
  });
  const [, people = '', change = ''] = config.data.columns.map(({ key }) => key);
  expect(config.data.rows.map((row) => [row[people], row[change]])).toEqual([
    [1200, 4],
    [900, -2],
    [700, 1],
  ]);
  expect(extractMeta.confidence).toBe('high');
});

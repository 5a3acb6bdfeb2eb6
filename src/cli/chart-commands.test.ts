import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createManualClock } from '../access/manual-clock.ts';
import { systemRandom } from '../access/random.ts';
import { runCli } from './run-cli.ts';
import { createSystemFiles } from './system-files.ts';

const TABLE = 'Month,Sales,Costs\nJan,120,80\nFeb,135,82\nMar,128,91\n';
const CHART = {
  type: 'column',
  content: { title: 'Sales', note: { kept: true } },
  data: {
    columns: [
      { key: 'm', label: 'Month' },
      { key: 's', label: 'Sales' },
    ],
    rows: [
      { m: 'Jan', s: 1 },
      { m: 'Feb', s: 2 },
    ],
  },
};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chart-agents-cli-'));
  await writeFile(join(folder, 'table.csv'), TABLE);
  await writeFile(join(folder, 'chart.json'), JSON.stringify(CHART));
});
afterEach(() => rm(folder, { recursive: true }));

type Outcome = { readonly code: number; readonly stdout: string; readonly stderr: string };

/** Runs a line in which `@x` is a file of the folder. */
function run(line: string, input: readonly string[] = []): Promise<Outcome> {
  return runWith(line, [], input);
}

/** Runs a line with a wish behind it. */
function wish(line: string, words: string): Promise<Outcome> {
  return runWith(line, ['--wish', words], []);
}

async function runWith(line: string, more: readonly string[], input: readonly string[]): Promise<Outcome> {
  const written = { stdout: '', stderr: '' };
  const args = [...line.split(' ').map((arg) => (arg.startsWith('@') ? join(folder, arg.slice(1)) : arg)), ...more];
  const code = await runCli(args, {
    version: '1.2.3',
    clock: createManualClock('2026-03-15T12:00:00Z'),
    random: systemRandom,
    keyPrefix: 'cha',
    files: createSystemFiles(input),
    sourceTextLength: 1000,
    stdout: { write: (text) => (written.stdout += text) },
    stderr: { write: (text) => (written.stderr += text) },
    openStore: () => Promise.reject(new Error('The store was opened.')),
  });
  return { code, ...written };
}

const read = (name: string): Promise<Buffer> => readFile(join(folder, name));
const write = (name: string, content: string | Uint8Array): Promise<void> => writeFile(join(folder, name), content);

/** Width and height as the head of a PNG gives them. */
const sizeOf = (png: Buffer): readonly number[] => [png.readUInt32BE(16), png.readUInt32BE(20)];

describe('extract', () => {
  test('prints the chart alone, and says beside it what was read', async () => {
    const { code, stdout, stderr } = await run('extract @table.csv');
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ data: { rows: [{}, {}, {}] } });
    expect(stderr).toBe('Read 3 rows in 3 columns: “Month”, “Sales”, and “Costs”.\n');
  });

  test('shows what is wished for, and says how it was read', async () => {
    const { code, stderr } = await wish('extract @table.csv -o @x.json', 'only Sales, highest first, as bars');
    expect(code).toBe(0);
    expect(stderr).toContain('“Sales”');
    const { type, data } = JSON.parse((await read('x.json')).toString());
    expect(type).toBe('bar');
    expect(data.rows.map((row: Record<string, unknown>) => Object.values(row))).toEqual([
      ['Feb', 135],
      ['Mar', 128],
      ['Jan', 120],
    ]);
  });

  test('writes nothing where a wish is not understood', async () => {
    const { code, stdout, stderr } = await wish('extract @table.csv', 'average profit by region');
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain('“region” is no column');
  });

  test('writes a chart that is as the wish says already', async () => {
    const { code, stdout } = await wish('extract @table.csv', 'only rows with sales above 5');
    expect(code).toBe(0);
    expect(JSON.parse(stdout).data.rows).toHaveLength(3);
  });

  test('refuses a wish without words', async () => {
    const { code, stderr } = await wish('extract @table.csv', ' ');
    expect(code).toBe(2);
    expect(stderr).toContain('--wish');
  });

  test('reads the standard input, in pieces', async () => {
    const { code, stdout } = await run('extract -', [TABLE.slice(0, 12), TABLE.slice(12)]);
    expect(code).toBe(0);
    expect(JSON.parse(stdout).data.rows).toHaveLength(3);
  });

  test('writes an SVG of the type, size, mode and locale that are wanted', async () => {
    const line = 'extract @table.csv -o @x.svg --type line --width 640 --height 400 --dark --locale pt-PT';
    const { code, stdout, stderr } = await run(line);
    expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
    expect(stderr).toContain('Foram lidas 3 linhas');
    const dark = (await read('x.svg')).toString();
    expect(dark).toMatch(/^<svg [^>]*width="640" height="400"/);
    await run(line.replace(' --dark', ''));
    expect((await read('x.svg')).toString()).not.toBe(dark);
    await run(line.replace('line', 'column'));
    expect((await read('x.svg')).toString()).not.toBe(dark);
  });

  test('writes a PNG, sharper where more pixels are wanted', async () => {
    await run('extract @table.csv -o @x.png --width 300 --height 200');
    expect(sizeOf(await read('x.png'))).toEqual([600, 400]);
    await run('extract @table.csv --output @y.PNG --width 300 --height 200 --scale 1');
    expect(sizeOf(await read('y.PNG'))).toEqual([300, 200]);
  });

  test('writes the chart as JSON, which render draws', async () => {
    await run('extract @table.csv -o @x.json --type bar');
    expect(JSON.parse((await read('x.json')).toString()).type).toBe('bar');
    expect(await run('render @x.json -o @x.svg')).toMatchObject({ code: 0 });
  });

  test('brings rows that came one by one to the type that is named, or that fits a picture best', async () => {
    await write('rows.csv', 'Region,Product,Sales\nNorth,A,10\nNorth,B,20\nSouth,A,5\nSouth,B,9\n');
    const { stderr } = await run('extract @rows.csv -o @x.json --type pie');
    expect(stderr).toContain('Summed “Sales” for each “Region”');
    const { type, data } = JSON.parse((await read('x.json')).toString());
    expect(type).toBe('pie');
    expect(data.rows.map((row: Record<string, unknown>) => Object.values(row))).toEqual([
      ['North', 30],
      ['South', 14],
    ]);
    await run('extract @rows.csv -o @x.svg');
    expect((await read('x.svg')).toString()).toContain('data-index');
    const listed = await run('extract @rows.csv');
    expect(JSON.parse(listed.stdout)).toMatchObject({ type: 'column', data: { rows: [{}, {}, {}, {}] } });
  });

  test('tells what is doubtful', async () => {
    await write('doubt.csv', 'Day,Sales\n3/4/2025,1\n5/6/2025,2\n7/8/2025,3\n');
    const { code, stderr } = await run('extract @doubt.csv');
    expect(code).toBe(0);
    expect(stderr.split('\n')[0]).toContain('?');
    expect(stderr).toMatch(/^- The dates in “Day”/m);
    expect((await run('extract @doubt.csv --locale EN_GB')).stderr).not.toContain('?');
  });

  test('writes nothing and fails where there are no figures', async () => {
    await write('none.txt', 'Hello there.');
    const { code, stdout, stderr } = await run('extract @none.txt -o @none.svg');
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain('No data for a chart');
    await expect(read('none.svg')).rejects.toThrow('ENOENT');
  });

  test('reads the UTF-16 that Excel saves as Unicode text', async () => {
    await write('wide.txt', Buffer.from(`\ufeff${TABLE.replaceAll(',', '\t')}`, 'utf16le'));
    expect(await run('extract @wide.txt')).toMatchObject({ code: 0, stderr: expect.stringContaining('Read 3 rows') });
  });

  test.each([
    ['extract @missing.csv', /There is no file or folder .*missing\.csv\.\n$/],
    ['extract @', /is a folder\. Name a file\.\n$/],
    ['extract @table.csv -o @no/x.svg', /x\.svg can't be written: its folder is not there\.\n$/],
    ['extract @broken.xlsx', /“broken\.xlsx” is damaged/],
    ['extract @old.xls', /old\.xls is a workbook or document of old Office/],
    ['extract @old.csv', /old\.csv is not text in UTF-8\. Save it as UTF-8/],
    ['extract @empty.txt', /empty\.txt is empty/],
    ['extract @long.txt', /long\.txt has 1001 characters; the limit is 1000\.\n$/],
    ['extract @huge.txt', /huge\.txt has 7\.0 MB; the limit is 6\.0 MB\.\n$/],
  ])('%s fails with one plain line', async (line, complaint) => {
    await write('broken.xlsx', 'PK\u0003\u0004');
    await write('old.xls', Buffer.from('\u00d0\u00cf\u0011\u00e0', 'latin1'));
    await write('old.csv', Buffer.from('caf\u00e9,1', 'latin1'));
    await write('empty.txt', ' \n');
    await write('long.txt', 'x'.repeat(1001));
    await write('huge.txt', 'x'.repeat(7 * 1_048_576));
    const { code, stdout, stderr } = await run(line);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(complaint);
  });

  test('stops reading an input that does not end', async () => {
    let given = 0;
    const endless = {
      *[Symbol.iterator]() {
        for (; ; given++) yield 'x'.repeat(1000);
      },
    };
    const files = createSystemFiles(endless);
    await expect(files.read('-', 5000)).rejects.toThrow('The standard input has more than');
    expect(given).toBeLessThan(10);
  });

  test.each([
    ['extract', 'extract needs FILE.'],
    ['extract @table.csv -o @x.jpg', 'its name must end in one of .svg, .png, .json.'],
    ['extract @table.csv --type barStacked', '"barStacked" is no chart type. Did you mean stackedBar?'],
    ['extract @table.csv --locale fr', '"fr" is no locale. --locale takes: EN_GB, EN_US, AR, PT_PT.'],
    ['extract @table.csv --width 20', "--width 20 can't be: it takes a whole number from 160 to 4000."],
    ['extract @table.csv --height 1e3', "--height 1e3 can't be"],
    ['extract @table.csv --scale 0', "--scale 0 can't be"],
    ['extract @table.csv --dark yes', 'does not take "yes"'],
    ['render @chart.json -o @x.gif', 'its name must end in one of .svg, .png, .json.'],
    ['evaluate @table.csv --family bars', '"bars" is no family of charts.'],
  ])('%s is not understood: exit code 2', async (line, complaint) => {
    const { code, stdout, stderr } = await run(line);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(complaint);
  });
});

describe('render', () => {
  test('prints the SVG of a chart', async () => {
    const { code, stdout, stderr } = await run('render @chart.json');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^<svg .*Sales.*<\/svg>\n$/s);
  });

  test('reads the standard input and writes a PNG', async () => {
    expect(await run('render - -o @x.png', [JSON.stringify(CHART)])).toMatchObject({ code: 0 });
    expect(sizeOf(await read('x.png'))).toEqual([1600, 1000]);
  });

  test.each([
    ['{"type": "bar", }', /is not valid JSON: there is a mistake at line 1, character 17\.\nA chart is JSON/],
    [TABLE, /is not valid JSON/],
    ['[1]', /must be a JSON object; an array was sent/],
    ['{"type":"Pie","data":{}}', /broken\.json, type: "Pie" is not a chart type\. Did you mean pie\?/],
    ['{"type":"pie","data":{"rows":[{},3]}}', /broken\.json, data\.rows\[1\]: This must be an object; 3 was sent\./],
    [
      '{"type":"pie","data":{"rows":[{"a":12345678901234567890}]}}',
      /data\.rows\[0\]\.a: The number 12345678901234567890/,
    ],
  ])('says what is wrong with %s', async (text, complaint) => {
    await write('broken.json', text);
    const { code, stdout, stderr } = await run('render @broken.json');
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(complaint);
  });
});

describe('evaluate', () => {
  test('prints all types of a chart or a text, best first', async () => {
    for (const file of ['@chart.json', '@table.csv']) {
      const { code, stdout } = await run(`evaluate ${file}`);
      const lines = stdout
        .trimEnd()
        .split('\n')
        .map((line) => line.split(/ {2,}/));
      expect(code).toBe(0);
      expect(lines[0]).toEqual(['RANK', 'TYPE', 'SCORE', 'VERDICT', 'REASON']);
      expect(lines.slice(1).map(([rank]) => Number(rank))).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
      expect(lines[1]?.[4]).toMatch(/“Month”/);
    }
  });

  test('prefers the family that is named, and speaks the language', async () => {
    const { stdout } = await run('evaluate @table.csv --family composition --locale ar');
    expect(stdout.split('\n')[1]).toMatch(/^1 +stackedColumn .*\p{Script=Arabic}/u);
  });

  test('takes a chart without a type, and tells what is wrong with its data', async () => {
    await write('x.json', JSON.stringify({ data: CHART.data }));
    expect(await run('evaluate @x.json')).toMatchObject({ code: 0 });
    await write('x.json', '{"data":{"rows":[1]}}');
    const { code, stderr } = await run('evaluate @x.json');
    expect(code).toBe(1);
    expect(stderr).toContain('data.rows[0]: This must be an object');
  });
});

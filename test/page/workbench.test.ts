import xlsx from '@e965/xlsx';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { expect, test } from 'vitest';
import { CHART_TYPES } from '../../src/chart/chart-type.ts';
import { describePage } from './describe-page.ts';
import { scorePage } from './score-page.ts';
import { dropFile, paste, pictureOf, settled, TABLE } from './visit-page.ts';

const CONFIG = {
  data: {
    columns: [
      { key: 'city', label: 'City' },
      { key: 'a', label: 'Trams' },
      { key: 'b', label: 'Buses' },
      { key: 'c', label: 'Bikes' },
    ],
    rows: [
      { city: 'Porto', a: 12, b: 34, c: 5 },
      { city: 'Braga', a: 7, b: 21, c: 9 },
      { city: 'Faro', a: 4, b: 15, c: 11 },
    ],
  },
};

/** The wish for values, in the languages it is looked for. */
const WISH = /show the values|أظهر القيم|mostra os valores/;

describePage('the workbench', ({ visit, service }) => {
  test('values are said under the pointer, and by the arrow keys to who can not see', async () => {
    const { page } = await visit();
    await paste(page, TABLE);
    await page.locator('#picture').focus();
    for (const [key, said] of [
      ['ArrowRight', 'Jan, North: 120'],
      ['ArrowRight', 'Feb, North: 135'],
      ['ArrowDown', 'Feb, South: 95'],
      ['End', 'Apr, South: 99'],
    ] as const) {
      await page.keyboard.press(key);
      expect(await page.locator('#voice').textContent()).toBe(said);
    }
    expect(await page.locator('.tip').innerText()).toContain('Apr');
    await page.keyboard.press('Escape');
    expect(await page.locator('.tip').isVisible()).toBe(false);
    await page.locator('#picture').hover();
    expect(await page.locator('.tip .pointed').innerText()).toMatch(/(North|South)\s*\d+/);
  });

  test('answers that came one by one are counted by one click', async () => {
    const { page } = await visit();
    const answers = Array.from(
      { length: 40 },
      (_, at) => `${at + 1},${['18-24', '25-34'][at % 2]},${['Yes', 'No', 'Unsure'][at % 3]}`,
    );
    await paste(page, ['Respondent,Age,Answer', ...answers].join('\n'));
    await settled(page);
    await page.locator('#fit').click();
    await page.locator('.legend, #parts button').first().waitFor({ state: 'attached' });
    await settled(page);
    expect(await page.locator('#picture').textContent()).toMatch(/Unsure/);
    expect(await page.locator('#picture svg').first().textContent()).not.toContain('Respondent');
  });

  test.each([CHART_TYPES.slice(0, 7), CHART_TYPES.slice(7, 14), CHART_TYPES.slice(14)])(
    'values can be reached in charts of every type: %s, %s, …',
    async (...types) => {
      const { page, complaints } = await visit();
      for (const type of types) {
        await page.locator('#source').fill(JSON.stringify({ type, ...CONFIG }));
        await page.locator('#source').press('Control+Enter');
        await page.locator(`button.type[data-type="${type}"][aria-pressed="true"]`).waitFor({ state: 'attached' });
        await page.locator('#picture').focus();
        await page.keyboard.press('Home');
        expect(await page.locator('.tip').innerText(), type).toMatch(/\d|Porto/);
      }
      expect(complaints).toEqual([]);
    },
  );

  test('the picture is that of the service, byte for byte', async () => {
    const { page } = await visit({ permissions: ['clipboard-read', 'clipboard-write'] });
    await page.locator('#source').fill(JSON.stringify({ type: 'mekko', ...CONFIG }));
    await pictureOf(page).waitFor();
    await page.getByRole('button', { name: 'Copy SVG' }).click();
    await page.getByText('Copied: SVG.').waitFor();
    const copied = String(await page.evaluate('navigator.clipboard.readText()'));
    const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(copied)?.map(Number) ?? [];
    const answer = await fetch(`${service().base}/chart.svg`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ config: { type: 'mekko', ...CONFIG }, width, height }),
    });
    expect(copied).toBe(await answer.text());
  });

  test('figures of an axis stand beside the bars on a page from right to left, as in the picture of the service', async () => {
    const { page } = await visit({ locale: 'ar' });
    await paste(page, 'المدينة\tالمبيعات\nالرياض\t1200\nجدة\t980\nالدمام\t640');
    const [endOfLines, startOfFigures] = await page.evaluate<readonly number[]>(`{
      const figures = [...document.querySelectorAll('#picture svg text')].filter((text) => /^[٠-٩٬]+$/.test(text.textContent));
      const lines = [...document.querySelectorAll('#picture svg line, #picture svg path')].filter((line) => line.getBBox().height < 1);
      const rightOf = (line) => { const { x, width } = line.getBBox(); return x + width; };
      [Math.max(...lines.map(rightOf)), Math.min(...figures.map((figure) => figure.getBBox().x))];
    }`);
    expect(startOfFigures).toBeGreaterThan(Number(endOfLines));
  });

  test('who pasted what holds no figures is shown once more what does', async () => {
    const { page } = await visit();
    await page.locator('#source').fill('Hello there, how are you?');
    await page.locator('.question').waitFor();
    await settled(page);
    await page.getByRole('button', { name: 'a paragraph' }).click();
    await pictureOf(page).waitFor();
    expect(await page.locator('#examples').isVisible()).toBe(false);
  });

  test('a series is taken out of sight and comes back in its colour', async () => {
    const { page } = await visit();
    await paste(page, 'Year,Solar,Wind,Hydro\n2019,12,30,22\n2020,18,34,21\n2021,25,33,24');
    const fills = () =>
      page.evaluate(`[...document.querySelectorAll('#picture svg text')].map((text) => text.textContent)`);
    await page.getByRole('button', { name: 'Wind' }).click();
    expect(await fills()).not.toContain('Wind');
    expect(await fills()).toContain('Hydro');
    await page.getByRole('button', { name: 'Wind' }).click();
    expect(await fills()).toContain('Wind');
  });

  test('the chart follows a cell that is written into, and undo and redo follow each other', async () => {
    const { page } = await visit();
    await paste(page, TABLE);
    const cell = page.locator('td[data-row="1"]').nth(1);
    await cell.focus();
    await page.keyboard.type('400');
    await page.keyboard.press('Enter');
    await pictureOf(page).getByText('400', { exact: true }).waitFor();
    expect(await page.locator('td:focus').textContent()).toBe('128');
    await settled(page);
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await cell.textContent()).toBe('135');
    await page.getByRole('button', { name: 'Redo' }).click();
    expect(await cell.textContent()).toBe('400');
    await page.getByRole('button', { name: 'Compare' }).click();
    expect(await page.locator('#compared svg').count()).toBe(2);
  });

  test('the place of a cell is marked in the text it was read from', async () => {
    const { page } = await visit();
    await paste(page, TABLE);
    await page.locator('td[data-row="2"]').nth(2).hover();
    expect(await page.locator('#origin mark.pointed').textContent()).toBe('102');
  });

  test('a question is answered with one click, and the data read anew', async () => {
    const { page } = await visit();
    await paste(page, 'Day\tSales\n3/4/2025\t10\n5/6/2025\t20\n7/8/2025\t15');
    await page.getByRole('button', { name: 'April 3, 2025' }).click();
    await page.locator('.settled', { hasText: 'April 3, 2025' }).waitFor();
    await pictureOf(page).getByText('Apr 3, 2025').waitFor();
    expect(await page.locator('.question').count()).toBe(0);
  });

  test('a workbook that is dropped is read, with the cell that each value came from', async () => {
    const { page, complaints } = await visit();
    const sheet = xlsx.utils.aoa_to_sheet([
      ['Team', 'Plan', 'Actual'],
      ['Alpha', 120, 131],
      ['Beta', 90, 84],
    ]);
    const book = xlsx.utils.book_new(sheet, 'Goals');
    const bytes = String(xlsx.write(book, { type: 'base64', bookType: 'xlsx' }));
    await dropFile(page, 'goals.xlsx', Buffer.from(bytes, 'base64'));
    await pictureOf(page).waitFor();
    await page.locator('td[data-row="1"]').nth(2).hover();
    expect(await page.locator('#origin').innerText()).toMatch(/goals\.xlsx · Goals[\s\S]*C3/);
    expect(complaints).toEqual([]);
  });

  test('the page itself is shown, with a frame around everything that was read from it', async () => {
    const { page } = await visit();
    const document = await PDFDocument.create();
    const font = await document.embedFont(StandardFonts.Helvetica);
    const paper = document.addPage([400, 300]);
    const lines = [
      ['City', 'Trams', 'Buses'],
      ['Porto', '12', '34'],
      ['Braga', '7', '21'],
      ['Faro', '4', '15'],
    ];
    for (const [row, cells] of lines.entries())
      for (const [column, text] of cells.entries())
        paper.drawText(text, { x: 40 + column * 100, y: 250 - row * 20, size: 11, font });
    await dropFile(page, 'trams.pdf', await document.save());
    await pictureOf(page).waitFor();
    expect(await page.locator('#origin .origin-frame').count()).toBe(9);
    expect(await page.locator('#origin img').getAttribute('width')).toBe('400');
    await page.locator('td[data-row="1"]').nth(1).hover();
    await page.locator('#origin .pointed').waitFor();
    // On a page of 400 points "7" stands at 140, 270 from the bottom of 300 less two lines of 20.
    const [left, top] = await page.evaluate<readonly number[]>(`{
      const { style } = document.querySelector('#origin .pointed');
      [style.left, style.top].map(Number.parseFloat);
    }`);
    expect(left).toBeCloseTo(35, 0);
    expect(top).toBeGreaterThan(25);
    expect(top).toBeLessThan(31);
    expect(await page.locator('#origin .origin-name').textContent()).toBe('trams.pdf · Page 1');
  });

  test('what was cleared or pasted over comes back with its source', async () => {
    const { page } = await visit();
    await paste(page, TABLE);
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.getByText('Your chart will be here').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await pictureOf(page).getByText('North').waitFor();
    expect(await page.locator('#source').inputValue()).toBe(TABLE);
    await page.locator('#source').fill('Tree,Height\nOak,21\nElm,18\nAsh,25');
    await pictureOf(page).getByText('Oak').waitFor();
    await settled(page);
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await page.locator('#source').inputValue()).toBe(TABLE);
    await page.getByRole('button', { name: 'Redo' }).click();
    expect(await page.locator('#source').inputValue()).toContain('Oak');
  });

  test('a link holds the whole chart and opens it', async () => {
    const { page } = await visit({ permissions: ['clipboard-read', 'clipboard-write'] });
    await paste(page, TABLE);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByText('Copied: link.').waitFor();
    const link = String(await page.evaluate('navigator.clipboard.readText()'));
    const { page: other, requests } = await visit({}, `/${new URL(link).hash}`);
    await pictureOf(other).getByText('North').waitFor();
    expect(requests.some((url) => url.includes('/extract'))).toBe(false);
    await other.goto(`${service().base}/#config=nonsense`);
    await other.reload();
    await other.getByText('can’t be read').waitFor();
  });

  test('views are suggested to who has a key, which is kept nowhere', async () => {
    const { page } = await visit();
    await paste(page, 'Region,Product,Sales\nNorth,Tea,120\nNorth,Coffee,200\nSouth,Tea,90\nSouth,Coffee,260');
    await page.locator('#key-fold summary').click();
    const { authorization } = await service().authorize();
    const key = authorization.replace('Bearer ', '');
    await page.getByLabel('API key', { exact: true }).fill(key);
    await page.keyboard.press('Enter');
    const view = page.locator('#suggested .view:enabled').first();
    await view.waitFor();
    await settled(page);
    await view.locator('svg').waitFor();
    expect(await page.evaluate('JSON.stringify({ ...localStorage, ...sessionStorage })')).not.toContain(key);
    await view.click();
    await page.getByRole('button', { name: 'Undo' }).waitFor();
  });

  test('a title and a caption are written into the chart', async () => {
    const { page } = await visit();
    await paste(page, TABLE);
    const before = await pictureOf(page).locator('text[data-role="title"]').count();
    await page.getByRole('button', { name: 'write a title and a caption' }).click();
    await pictureOf(page).locator('text[data-role="title"]').first().waitFor();
    expect(before).toBe(0);
  });

  test.each([
    ['light', 'en-US', 1280],
    ['dark', 'ar', 390],
    ['light', 'pt-PT', 768],
  ] as const)('scores 95 and more, reached by everybody: %s, %s, %i px', async (colorScheme, locale, width) => {
    const visited = await visit({ colorScheme, locale, viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    const { page } = visited;
    await paste(page, 'Day\tSales\tCosts\n2025-01-01\t10\t8\n2025-01-02\t20\t9\n2025-01-03\t15\t7');
    await page.getByRole('button', { name: WISH }).first().click();
    await settled(page);
    for (const fold of await page.locator('summary').all()) if (await fold.isVisible()) await fold.click();
    await page.locator('td[data-row="1"]').nth(1).hover();
    await page.locator('#compare').click();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
    for (const { category, score, faults } of await scorePage(visited)) {
      expect(score, `${category}: ${faults.join('\n')}`).toBeGreaterThanOrEqual(95);
    }
  });

  test('is light: few requests, few bytes, all from this host, nothing to complain of', async () => {
    const { page, complaints, requests } = await visit();
    await page.waitForLoadState('networkidle');
    const entries = String(
      await page.evaluate(
        `JSON.stringify(performance.getEntriesByType('resource').map(({ encodedBodySize }) => encodedBodySize))`,
      ),
    );
    const sizes: readonly number[] = JSON.parse(entries);
    expect(requests.length).toBeLessThanOrEqual(7);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(600 * 1024);
    const known = requests.length;
    await paste(page, TABLE);
    await settled(page);
    // One reading and one ranking: drawing, thumbnails and all asked nothing.
    expect(requests.slice(known).map((url) => new URL(url).pathname)).toEqual(['/api/v0/extract', '/api/v0/evaluate']);
    expect(new Set(requests.map((url) => new URL(url).host))).toEqual(new Set([new URL(service().base).host]));
    expect(complaints).toEqual([]);
    const stored = String(await page.evaluate('JSON.stringify(localStorage)'));
    expect(Object.keys(JSON.parse(stored)).filter((name) => !/:(locale|theme|token)$/.test(name))).toEqual([]);
  });
});

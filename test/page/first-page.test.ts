import { readFile } from 'node:fs/promises';
import type { Download, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { FAINT_TEXTS } from './check-page.ts';
import { describePage } from './describe-page.ts';
import { dropFile, fillSource, paste, pictureOf, TABLE } from './visit-page.ts';

describePage('the first page in a browser', ({ visit, service }) => {
  const save = async (page: Page, name: string): Promise<Buffer> => {
    const [download] = await Promise.all<Download | undefined>([
      page.waitForEvent('download'),
      page
        .getByRole('button', { name })
        .click()
        .then(() => undefined),
    ]);
    return readFile((await download?.path()) ?? '');
  };

  test('changes the chart as words say, tells what was done, and takes it back', async () => {
    const { page } = await visit();
    await paste(page, TABLE);
    const wish = page.getByLabel('Change it in your own words');
    await wish.fill('make it a stacked bar chart');
    await wish.press('Enter');
    await page.locator('#said').getByText('Made it a stacked bar chart.').waitFor();
    await page.getByRole('status').getByText('Drawn: Stacked bar.').waitFor({ state: 'attached' });
    await wish.fill('paint it frumious');
    await wish.press('Control+Enter');
    await page.locator('#said').getByText('Nothing was changed.').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Undo' }).waitFor({ state: 'hidden' });
    expect(await page.getByRole('status').textContent()).not.toBe('Drawn: Stacked bar.');
  });

  test('a table that is typed or pasted becomes a chart, with reasons and events, from this host alone', async () => {
    const { page, complaints, requests } = await visit();
    await paste(page, TABLE);
    expect(await pictureOf(page).textContent()).toContain('North');
    expect(await page.locator('#reading').textContent()).toContain('Read 4 rows in 3 columns');
    expect(await page.locator('.types > li').count()).toBe(20);
    expect(await page.locator('.reasons').first().textContent()).toContain('Month');
    expect(await page.locator('#events .event').allTextContents()).toEqual(
      expect.arrayContaining(['progress', 'complete']),
    );
    expect(complaints).toEqual([]);
    expect(new Set(requests.map((url) => new URL(url).host))).toEqual(new Set([new URL(service().base).host]));
  });

  test('rows that came one by one are gathered and drawn, and Undo shows them as they are', async () => {
    const { page } = await visit();
    const orders = Array.from({ length: 60 }, (_, at) => {
      const [region, kind, buyer] = [at % 3, at % 4, at % 5];
      return `O-${at}\tRegion ${region}\tKind ${kind}\tBuyer ${buyer}\t${10 + ((at * 7) % 40)}`;
    });
    await paste(page, ['Order\tRegion\tKind\tBuyer\tSales', ...orders].join('\n'));
    await page.locator('#said').getByText('Summed “Sales” for each').waitFor();
    expect(await page.locator('#picture svg').getAttribute('aria-label')).not.toMatch(/^Table/);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.locator('#picture svg[aria-label^="Table"]').waitFor();
    expect(await page.locator('#picture').textContent()).toContain('O-0');
  });

  test('another type of the ranking is drawn when it is picked by keyboard', async () => {
    const { page } = await visit();
    await paste(page, TABLE);
    const other = page.locator('button.type[aria-pressed="false"]').first();
    const name = await other.locator('.name').textContent();
    await other.focus();
    await page.keyboard.press('Enter');
    await page.locator(`#picture svg[aria-label^="${name}:"]`).waitFor();
    expect(await page.locator('button.type[aria-pressed="true"] .name').textContent()).toBe(name);
    expect(await page.locator('button.type:focus .name').textContent()).toBe(name);
  });

  test('the chart is saved as SVG, PNG and JSON', async () => {
    const { page } = await visit();
    await paste(page, TABLE);
    expect((await save(page, 'Download SVG')).toString()).toMatch(/^<svg /);
    expect((await save(page, 'Download PNG')).subarray(1, 4).toString()).toBe('PNG');
    const config: unknown = JSON.parse((await save(page, 'Download JSON')).toString());
    expect(config).toMatchObject({ data: { rows: [{}, {}, {}, {}] } });
  });

  test('a chart as JSON is drawn as it stands', async () => {
    const { page } = await visit();
    await page.getByRole('button', { name: 'a chart as JSON' }).click();
    await page.locator('#picture svg[aria-label^="Waterfall:"]').waitFor();
    expect(await pictureOf(page).textContent()).toContain('Where the profit of 2025 came from');
    expect(await page.locator('#reading').isHidden()).toBe(true);
  });

  test('a text without figures leads to the question of the service, and no chart', async () => {
    const { page } = await visit();
    await fillSource(page, 'Hello there, how are you?');
    await page.locator('.question').waitFor();
    expect(await pictureOf(page).count()).toBe(0);
  });

  test('a chart of a type there is not is told with the right name', async () => {
    const { page } = await visit();
    await fillSource(page, '{"type":"barStacked","data":{"columns":[{"key":"a"}],"rows":[{"a":1}]}}');
    const told = page.getByRole('alert');
    await told.waitFor();
    expect(await told.textContent()).toContain('stackedBar');
    await page.locator('button.type').first().click();
    await pictureOf(page).waitFor();
    expect(await told.isVisible()).toBe(false);
  });

  test.each([
    ['ar', 'rtl', 'ar', 'ارسم'],
    ['pt-PT', 'ltr', 'pt-PT', 'Desenhar o gráfico'],
    ['en-GB', 'ltr', 'en-GB', 'Draw the chart'],
  ])('speaks %s to those whose browser does', async (locale, direction, language, button) => {
    const { page, complaints } = await visit({ locale });
    const root = page.locator('html');
    expect(await root.getAttribute('dir')).toBe(direction);
    expect(await root.getAttribute('lang')).toBe(language);
    await page.locator('#examples button').first().click();
    await pictureOf(page).waitFor();
    expect(await page.locator('#draw').textContent()).toBe(button);
    expect(complaints).toEqual([]);
  });

  test('what can be read two ways is asked, and settled by the language that is chosen', async () => {
    const { page } = await visit();
    await paste(page, 'Day\tSales\n3/4/2025\t10\n5/6/2025\t20\n7/8/2025\t15');
    await page.locator('.question', { hasText: '3/4/2025' }).waitFor();
    await page.locator('#locale').selectOption('EN_GB');
    await page.locator('#picture svg', { hasText: '3 Apr' }).waitFor();
    expect(await page.locator('.question').count()).toBe(0);
  });

  test('a text file that is dropped is read, and the page stays', async () => {
    const { page } = await visit();
    await dropFile(page, 'table.tsv', Buffer.from(TABLE));
    await pictureOf(page).waitFor();
    expect(await page.locator('#source').inputValue()).toBe(TABLE);
  });

  test.each(['light', 'dark'] as const)(
    'every text stands out from its ground as WCAG AA asks, %s',
    async (colorScheme) => {
      const { page } = await visit({ colorScheme });
      await paste(page, 'Day\tSales\n3/4/2025\t10\n5/6/2025\t20\n7/8/2025\t15');
      await page.locator('.question').waitFor();
      await pictureOf(page).waitFor();
      for (const fold of await page.locator('summary').all()) if (await fold.isVisible()) await fold.click();
      expect(await page.evaluate(FAINT_TEXTS)).toEqual([]);
    },
  );

  test('every control has a name', async () => {
    const { page } = await visit();
    await paste(page, TABLE);
    for (const control of await page.locator('button, select, textarea, a').filter({ visible: true }).all()) {
      expect(await control.ariaSnapshot(), await control.innerHTML()).toMatch(/"[^"]+"/);
    }
  });

  test('a change of the language asks again, and is remembered', async () => {
    const { page } = await visit();
    await paste(page, TABLE);
    await page.locator('#locale').selectOption('PT_PT');
    await page.locator('#reading', { hasText: 'linhas' }).waitFor();
    await page.reload();
    expect(await page.locator('html').getAttribute('lang')).toBe('pt-PT');
  });

  test('one visitor is issued one token, over many charts and visits', async () => {
    const { page } = await visit();
    const issued: string[] = [];
    page.on('response', (response) => {
      const token = response.headers()['x-service-anonymous-token'];
      if (token !== undefined) issued.push(token);
    });
    for (const text of [TABLE, `${TABLE}\nMay\t140\t90`]) {
      await fillSource(page, text);
      await page.locator('#reading', { hasText: `Read ${text.split('\n').length - 1} rows` }).waitFor();
    }
    await page.reload();
    await paste(page, TABLE);
    expect(issued).toHaveLength(1);
  });

  test.each([390, 768, 1280])('nothing is wider than a screen of %d px', async (width) => {
    const { page } = await visit({ viewport: { width, height: 844 } });
    await paste(page, TABLE);
    for (const fold of await page.locator('summary').all()) if (await fold.isVisible()) await fold.click();
    const widest = await page.evaluate('document.documentElement.scrollWidth');
    expect(widest).toBeLessThanOrEqual(width);
  });

  test('dark and light are followed, chosen, and drawn', async () => {
    const { page } = await visit({ colorScheme: 'dark' });
    await paste(page, TABLE);
    const background = () => page.locator('#picture svg rect').first().getAttribute('fill');
    const dark = await background();
    await page.locator('#theme').selectOption('light');
    await page.locator(`#picture svg > rect:first-child:not([fill="${dark}"])`).waitFor();
    expect(await background()).not.toBe(dark);
  });

  test('a system that turns light takes small charts and the large one along', async () => {
    const { page } = await visit({ colorScheme: 'dark' });
    await paste(page, TABLE);
    const grounds = () =>
      page.evaluate(
        `[...new Set([...document.querySelectorAll('#picture svg > rect:first-of-type, #views-body svg > rect:first-of-type')].map((ground) => ground.getAttribute('fill')))].join()`,
      );
    await page.locator('#views-body svg').first().waitFor();
    const dark = await grounds();
    await page.emulateMedia({ colorScheme: 'light' });
    await page.locator(`#picture svg > rect:first-of-type:not([fill="${dark}"])`).waitFor();
    await page.locator(`#views-body .view svg > rect:first-of-type:not([fill="${dark}"])`).first().waitFor();
    expect(await grounds()).not.toContain(dark);
  });
});

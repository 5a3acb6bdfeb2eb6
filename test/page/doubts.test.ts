import { expect, test } from 'vitest';
import { describePage } from './describe-page.ts';
import { paste, pictureOf, settled } from './visit-page.ts';

/** Texts that can be read two ways, an answer, and what the grid then holds in its first row. */
const DOUBTS = [
  ['the order of a date', 'Day\tSales\n3/4/2025\t10\n5/6/2025\t20\n7/8/2025\t15', 'April 3, 2025', '2025-04-03'],
  ['a decimal mark', 'Area\tSize\nA\t1.234\nB\t2.500', '1234', 'A1234'],
  ['a header', 'real\t0m3.497s\nuser\t0m0.711s\nsys\t0m0.106s', 'The first row is data', 'real'],
  ['a delimiter', 'a,b;c,d\n1,2;3,4\n4,5;6,5\n7,8;9,1', 'Semicolon (;)', '1.23.4'],
  ['a comma', 'Town,Rate\nPorto,3,5\nBraga,4,1\nFaro,2,2', 'They are two cells', 'Porto35'],
  ['long rows', 'Name,Score\nAnn,10\nBob,20,extra\nCid,30\nDan,5,more', 'Leave these rows out', 'Ann10'],
  ['a table', 'North\nCity,Trams\nPorto,12\nBraga,7\n\nSouth\nCity,Trams\nFaro,4\nLagos,5', 'South', 'Faro4'],
] as const;

describePage('a doubt on the page', ({ visit }) => {
  test.each(DOUBTS)('about %s is settled with one click, and undo takes it back', async (_what, text, label, row) => {
    const { page, complaints } = await visit();
    await page.locator('#source').fill(text);
    const answer = page.getByRole('button', { name: label, exact: true });
    await answer.waitFor();
    await settled(page);
    const firstRow = () => page.locator('#data-body tbody tr').first().textContent();
    const before = await firstRow();
    await answer.click();
    await page.locator('.settled', { hasText: label }).waitFor();
    await settled(page);
    expect(await firstRow()).toContain(row);
    expect(await page.locator('.question').count()).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await firstRow()).toBe(before);
    expect(await page.locator('.question').count()).toBe(1);
    expect(complaints).toEqual([]);
  });

  test.each([
    ['pt-PT', 'A primeira linha já são dados', 'ltr'],
    ['ar', 'الصف الأول بيانات', 'rtl'],
  ])('is answered in %s, and the page goes on in it', async (locale, label, direction) => {
    const { page } = await visit({ locale });
    await page.locator('#source').fill(DOUBTS[2][1]);
    await page.getByRole('button', { name: label }).click();
    await page.locator('.settled').waitFor();
    await settled(page);
    expect(await page.locator('html').getAttribute('dir')).toBe(direction);
    expect(await page.locator('#data-body tbody tr').count()).toBe(3);
    const { x: settledAt = 0, width = 0 } = (await page.locator('.settled').boundingBox()) ?? {};
    expect(settledAt + width / 2 > 640).toBe(direction === 'rtl');
  });

  test('is answered by keyboard, and the next one is under the fingers', async () => {
    const { page } = await visit();
    await paste(page, 'Day\tSize\n3/4/2025\t1.234\n5/6/2025\t2.500');
    await page.getByRole('button', { name: 'April 3, 2025' }).focus();
    await page.keyboard.press('Enter');
    await page.locator('.settled').waitFor();
    expect(await page.locator(':focus').textContent()).toBe('1.234');
    await settled(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.locator('.settled', { hasText: 'April 3, 2025 · 1234' }).waitFor();
    expect(await page.locator(':focus').textContent()).toContain('1234');
  });

  test('is told to who does not see it, and found from the chart on a telephone', async () => {
    const { page } = await visit({ viewport: { width: 360, height: 740 } });
    await paste(page, DOUBTS[0][1]);
    await page.locator('#status', { hasText: 'does “3/4/2025” mean' }).waitFor({ state: 'attached' });
    await page.locator('#asked').click();
    expect(await page.locator(':focus').textContent()).toBe('April 3, 2025');
    await page.keyboard.press('Enter');
    await pictureOf(page).getByText('Apr 3').waitFor();
    expect(await page.locator('#asked').isVisible()).toBe(false);
  });

  test('that was settled stays so in another language', async () => {
    const { page } = await visit();
    await paste(page, DOUBTS[1][1]);
    await page.getByRole('button', { name: '1234', exact: true }).click();
    await page.locator('.settled').waitFor();
    await settled(page);
    await page.locator('#locale').selectOption('AR');
    await page.locator('#reading', { hasText: 'تمت قراءة' }).waitFor();
    expect(await page.locator('#data-body tbody tr').first().textContent()).toContain('١٢٣٤');
  });
});

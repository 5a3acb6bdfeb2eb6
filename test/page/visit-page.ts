import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

/** A small table as a spreadsheet copies it. */
export const TABLE = 'Month\tNorth\tSouth\nJan\t120\t80\nFeb\t135\t95\nMar\t128\t102\nApr\t150\t99';

/** A page that is open, with what the browser complained of and every address that it asked for. */
export type Visit = {
  readonly page: Page;
  readonly complaints: string[];
  readonly requests: string[];
};

/** Opens the page at an address in a context of its own. */
export async function openVisit(browser: Browser, address: string, options: BrowserContextOptions): Promise<Visit> {
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1280, height: 900 }, ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  const requests: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(address);
  return { page, complaints, requests };
}

/** The chart in sight. */
export const pictureOf = (page: Page) => page.locator('#picture svg');

/** Puts a text into the field. */
export async function fillSource(page: Page, text: string): Promise<void> {
  await page.locator('#source').fill(text);
}

/** Puts a text into the field, and waits for its chart and the small ones below it. */
export async function paste(page: Page, text: string): Promise<void> {
  await fillSource(page, text);
  await pictureOf(page).waitFor();
  await page.locator('#views-body button.view').first().waitFor();
}

/** Waits until the page is at rest. */
export async function settled(page: Page): Promise<void> {
  await page.locator('body:not([data-working])').waitFor();
}

/** Drops a file onto the page. */
export async function dropFile(page: Page, name: string, bytes: Uint8Array): Promise<void> {
  const base64 = Buffer.from(bytes).toString('base64');
  await page.evaluate(`{
    const bytes = Uint8Array.from(atob('${base64}'), (sign) => sign.charCodeAt(0));
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([bytes], ${JSON.stringify(name)}));
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  }`);
}

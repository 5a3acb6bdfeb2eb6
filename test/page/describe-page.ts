import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { startRealService } from '../conformance/start-real.ts';
import type { TestService } from '../http/start-service.ts';
import { BROWSER, openBrowser } from './open-browser.ts';
import { openVisit, type Visit } from './visit-page.ts';

/** A running service with the page, and a browser before it. */
export type Site = {
  /** Opens the page in a browser of its own; it is closed after the test. The hash is that of the address. */
  visit(options?: BrowserContextOptions, hash?: string): Promise<Visit>;
  service(): TestService;
  browser(): Browser;
};

/**
 * Describes what the page does in a real Chromium. Where a machine has none, its tests are left out, and told to be; a machine of
 * checks fails them.
 */
export function describePage(title: string, tests: (site: Site) => void): void {
  const isLeftOut = BROWSER === undefined && process.env.CI === undefined;
  if (isLeftOut) console.warn(`There is no Chromium on this machine: "${title}" is left out.`);
  describe.skipIf(isLeftOut)(title, () => {
    let service: TestService | undefined;
    let browser: Browser | undefined;
    beforeAll(async () => {
      [service, browser] = await Promise.all([startRealService(), openBrowser()]);
      // The first who asks waits until the page is built.
      await fetch(service.base);
    });
    afterEach(async () => {
      await Promise.all((browser?.contexts() ?? []).map((context) => context.close()));
    });
    afterAll(async () => {
      await browser?.close();
      await service?.stop();
    });
    const begun = <Part>(part: Part | undefined): Part => {
      if (part === undefined) throw new Error('The page is there within tests only.');
      return part;
    };
    tests({
      service: () => begun(service),
      browser: () => begun(browser),
      visit: (options = {}, hash = '') => openVisit(begun(browser), begun(service).base + hash, options),
    });
  });
}

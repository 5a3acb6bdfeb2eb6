import type { Browser } from 'playwright-core';
import { startRealService } from '../test/conformance/start-real.ts';
import { openBrowser } from '../test/page/open-browser.ts';
import { scorePage, TRANSFERRED } from '../test/page/score-page.ts';
import { openVisit, paste, settled, TABLE } from '../test/page/visit-page.ts';

const LOOKS = [
  ['en-US', 'light', 1280],
  ['en-GB', 'dark', 1280],
  ['pt-PT', 'light', 768],
  ['ar', 'dark', 360],
] as const;

/**
 * Tells what the page weighs in each language once a chart is shown, and how it scores; needs a Chromium. The time to the first
 * paint is that of this machine as it is busy now.
 */
export async function run(): Promise<void> {
  const service = await startRealService();
  const browser = await openBrowser();
  try {
    for (const look of LOOKS) console.log(await measure(browser, service.base, look));
  } finally {
    await browser.close();
    await service.stop();
  }
}

async function measure(
  browser: Browser,
  base: string,
  [locale, colorScheme, width]: (typeof LOOKS)[number],
): Promise<string> {
  const visit = await openVisit(browser, base, { locale, colorScheme, viewport: { width, height: 900 } });
  await paste(visit.page, TABLE);
  await settled(visit.page);
  const kilobytes = Number(await visit.page.evaluate(TRANSFERRED)) / 1024;
  const paint = await visit.page.evaluate(
    `Math.round(performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN)`,
  );
  const scores = await scorePage(visit);
  const told = scores.map(
    ({ category, score, faults }) => `${category} ${score}${faults.map((one) => `\n  ${one}`).join('')}`,
  );
  return `${locale} ${colorScheme} ${width} px: ${kilobytes.toFixed(0)} KB, first paint after ${paint} ms; ${told.join(', ')}`;
}

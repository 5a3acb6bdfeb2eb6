import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/** The browser of this machine. */
export const BROWSER = BROWSERS.find((path) => existsSync(path));

/** Opens the browser; throws where the machine has none. */
export async function openBrowser(): Promise<Browser> {
  if (BROWSER === undefined)
    throw new Error(`No browser was found. Install Chromium as one of ${BROWSERS.join(', ')}.`);
  // The sandbox of Chromium refuses to run for root, which a machine of checks mostly is.
  return chromium.launch({ executablePath: BROWSER, args: ['--no-sandbox'] });
}

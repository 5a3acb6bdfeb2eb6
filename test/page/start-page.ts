import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { registerPage } from '../../src/http/page/register-page.ts';
import { registerPictures } from '../../src/http/pictures/register-pictures.ts';
import { createInlineRunner } from '../../src/http/runner/inline-runner.ts';
import { createEndpoints } from '../../src/http/v0/endpoints.ts';
import { drawChart } from '../../src/render/draw-chart.ts';
import { drawPng } from '../../src/render/png/draw-png.ts';
import { startService, type TestService } from '../http/start-service.ts';

/** A service with its first page and its pictures, for one caller of many calls. */
export async function startPage(): Promise<TestService> {
  const endpoints = createEndpoints();
  return startService({
    parts: {
      endpoints,
      runner: createInlineRunner(endpoints),
      addPages: (app) => {
        registerPage(app);
        registerPictures(app, {
          draw: async (request, format) => {
            const { svg } = drawChart(request.config, request);
            return format === 'svg' ? svg : drawPng(svg, { density: request.scale });
          },
          requestsPerMinute: 10_000,
          trustedProxyHops: 0,
          nowMs: () => performance.now(),
        });
      },
    },
    gate: { tokensPerHour: 10_000, requestsPerMinute: 10_000 },
  });
}

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

import type { Page } from 'playwright-core';
import { FAINT_TEXTS, HARD_TO_REACH } from './check-page.ts';
import type { Visit } from './visit-page.ts';

/** What is scored, in the manner of Lighthouse; bytes and structure stand for speed, since a busy machine measures no time. */
export const CATEGORIES = ['performance', 'accessibility', 'best practices'] as const;

/** One of the categories. */
export type Category = (typeof CATEGORIES)[number];

/** A check of an open page: what it asks for, what it counts, and what it finds wrong. */
type Check = {
  readonly category: Category;
  readonly weight: number;
  readonly sentence: string;
  readonly findFaults: (visit: Visit) => Promise<readonly string[]>;
};

/** A category from 0 to 100, with the sentences of the checks that failed and what they found. */
export type Score = { readonly category: Category; readonly score: number; readonly faults: readonly string[] };

const MOST_BYTES = 600 * 1024;
const MOST_REQUESTS = 10;
const MOST_ELEMENTS = 1500;
const MOST_SHIFT = 0.1;

/** Runs an expression in the page that gives a list of texts. */
const ask = async (page: Page, expression: string): Promise<readonly string[]> =>
  Array.from<string>(JSON.parse(String(await page.evaluate(`JSON.stringify(${expression})`))));

const askWhether = async (page: Page, expression: string, fault: string): Promise<readonly string[]> =>
  (await page.evaluate(expression)) === true ? [] : [fault];

const headersOf = async ({ page, requests }: Visit, ending: RegExp): Promise<readonly Headers[]> => {
  const urls = requests.filter((url) => ending.test(new URL(url).pathname));
  const answers = await Promise.all([page.url(), ...urls].map((url) => fetch(url.replace(/#.*/, ''))));
  return answers.map(({ headers }) => headers);
};

const FILES = /\/page\//;

/** Bytes as they travelled, without headers. */
export const TRANSFERRED = `performance.getEntriesByType('resource').concat(performance.getEntriesByType('navigation'))
  .filter(({ name }) => !name.includes('/api/'))
  .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)`;

/** How far things moved before anything was asked of the service: what follows is an answer to the person. */
const SHIFTED = `new Promise((done) => {
  const begun = performance.getEntriesByType('resource').find(({ name }) => name.includes('/api/'))?.startTime ?? Infinity;
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, startTime, value } of list.getEntries()) if (!hadRecentInput && startTime < begun) sum += value;
  }).observe({ type: 'layout-shift', buffered: true });
  setTimeout(() => done(sum), 100);
})`;

const DEPRECATED = `new Promise((done) => {
  const seen = [];
  new ReportingObserver((reports) => seen.push(...reports.map(({ body }) => body.id)), { types: ['deprecation'], buffered: true }).observe();
  setTimeout(() => done(JSON.stringify(seen)), 100);
})`;

/** The edges of fields against the ground beside them: 3 to 1 (WCAG 2.2, 1.4.11). */
const FAINT_EDGES = `(() => {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const luminance = (color) => {
    canvas.fillStyle = color; canvas.fillRect(0, 0, 1, 1);
    const [red, green, blue] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => value / 255)
      .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const card = luminance(getComputedStyle(document.querySelector('.card')).backgroundColor);
  return [...document.querySelectorAll('#source, .composer, #locale')].filter((field) => field.checkVisibility()).flatMap((field) => {
    const edge = luminance(getComputedStyle(field).borderTopColor);
    const contrast = (Math.max(edge, card) + 0.05) / (Math.min(edge, card) + 0.05);
    return contrast >= 3 ? [] : [field.id + ' ' + contrast.toFixed(2)];
  });
})()`;

/** Presses Tab through the page: every control is reached, in the order of the document, and seen to be. */
async function followFocus({ page }: Visit): Promise<readonly string[]> {
  const count = Number(
    await page.evaluate(`{
      const stops = [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex="0"]')]
        .filter((one) => one.tabIndex >= 0 && !one.disabled && one.checkVisibility());
      for (const [index, stop] of stops.entries()) stop.dataset.stop = String(index);
      document.activeElement?.blur();
      document.body.tabIndex = -1; document.body.focus(); document.body.removeAttribute('tabindex');
      stops.length;
    }`),
  );
  const faults: string[] = [];
  for (let index = 0; index < count; index++) {
    await page.keyboard.press('Tab');
    const told = await page.evaluate(`{
      const { activeElement } = document;
      const seen = [activeElement, activeElement.closest('.composer')].some((one) => {
        const { outlineStyle, boxShadow } = one === null ? {} : getComputedStyle(one);
        return (outlineStyle ?? 'none') !== 'none' || (boxShadow ?? 'none') !== 'none';
      });
      activeElement.dataset.stop + (seen ? '' : ' unseen');
    }`);
    if (told !== String(index)) faults.push(`stop ${index}: ${told}`);
  }
  return faults.slice(0, 5);
}

/** Twice as large, a page has half the room: nothing may be wider than it (WCAG 2.2, 1.4.10). */
async function zoom({ page }: Visit): Promise<readonly string[]> {
  const size = page.viewportSize() ?? { width: 1280, height: 900 };
  const width = Math.max(320, Math.round(size.width / 2));
  await page.setViewportSize({ width, height: size.height });
  const wide = await ask(page, `document.documentElement.scrollWidth > ${width} ? ['wider than ' + ${width}] : []`);
  await page.setViewportSize(size);
  return wide;
}

const CHECKS: readonly Check[] = [
  {
    category: 'performance',
    weight: 30,
    sentence: 'All that is loaded is under 600 KB as it travels.',
    findFaults: ({ page }) => ask(page, `[${TRANSFERRED}].filter((sum) => sum > ${MOST_BYTES})`),
  },
  {
    category: 'performance',
    weight: 10,
    sentence: 'The page is at most ten requests.',
    findFaults: async ({ requests }) => {
      const files = requests.filter((url) => !url.includes('/api/'));
      return files.length > MOST_REQUESTS ? files : [];
    },
  },
  {
    category: 'performance',
    weight: 10,
    sentence: 'No script holds up the first picture.',
    findFaults: ({ page }) =>
      ask(
        page,
        `[...document.scripts].filter(({ type, async, defer }) => type !== 'module' && !async && !defer).map(({ src }) => src)`,
      ),
  },
  {
    category: 'performance',
    weight: 20,
    sentence: 'Files are kept for a year, and texts travel compressed.',
    findFaults: async (visit) =>
      (await headersOf(visit, FILES)).slice(1).flatMap((headers) => {
        const isKept = headers.get('cache-control')?.includes('immutable') === true;
        const isSmall = headers.get('content-type')?.startsWith('font/') === true || headers.has('content-encoding');
        return isKept && isSmall ? [] : [String(headers.get('content-type'))];
      }),
  },
  {
    category: 'performance',
    weight: 20,
    sentence: 'Nothing moves while the page loads: layout shifts add up to less than 0.1.',
    findFaults: async ({ page }) => {
      const shift = Number(await page.evaluate(SHIFTED));
      return shift < MOST_SHIFT ? [] : [shift.toFixed(3)];
    },
  },
  {
    category: 'performance',
    weight: 10,
    sentence: 'The document has fewer than 1,500 elements.',
    findFaults: ({ page }) =>
      ask(page, `[document.querySelectorAll('*').length].filter((count) => count >= ${MOST_ELEMENTS})`),
  },
  {
    category: 'accessibility',
    weight: 20,
    sentence: 'Texts stand out from their grounds by 4.5 to 1.',
    findFaults: ({ page }) => page.evaluate<readonly string[]>(FAINT_TEXTS),
  },
  {
    category: 'accessibility',
    weight: 5,
    sentence: 'Edges of fields stand out by 3 to 1.',
    findFaults: ({ page }) => ask(page, FAINT_EDGES),
  },
  {
    category: 'accessibility',
    weight: 30,
    sentence: 'Controls and pictures have names, headings follow each other, targets are 24 px large.',
    findFaults: ({ page }) => page.evaluate<readonly string[]>(HARD_TO_REACH),
  },
  {
    category: 'accessibility',
    weight: 20,
    sentence: 'The Tab key reaches every control in the order of the document, and each is seen to have the focus.',
    findFaults: followFocus,
  },
  {
    category: 'accessibility',
    weight: 10,
    sentence: 'There are landmarks, a way past the head, and regions that speak: status and alert.',
    findFaults: ({ page }) =>
      ask(
        page,
        `['header', 'main', 'a.skip', 'output, [role="status"]', '[role="alert"]', '[aria-live]'].filter((one) => document.querySelector(one) === null)`,
      ),
  },
  {
    category: 'accessibility',
    weight: 5,
    sentence: 'Nothing moves for who asked for less motion.',
    findFaults: async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const moving = await ask(page, 'document.getAnimations().map(({ animationName }) => String(animationName))');
      await page.emulateMedia({ reducedMotion: null });
      return moving;
    },
  },
  {
    category: 'accessibility',
    weight: 10,
    sentence: 'Twice as large, nothing is wider than the screen.',
    findFaults: zoom,
  },
  {
    category: 'best practices',
    weight: 25,
    sentence: 'The policy of the page lets nothing inline run, and nothing from elsewhere.',
    findFaults: async (visit) => {
      const [document] = await headersOf(visit, /^$/);
      const policy = document?.get('content-security-policy') ?? '';
      return /default-src 'none'/.test(policy) && !/unsafe|\*|https?:/.test(policy) ? [] : [policy];
    },
  },
  {
    category: 'best practices',
    weight: 25,
    sentence: 'No other host is asked for anything.',
    findFaults: async ({ page, requests }) => requests.filter((url) => new URL(url).host !== new URL(page.url()).host),
  },
  {
    category: 'best practices',
    weight: 20,
    sentence: 'The browser complains of nothing.',
    findFaults: async ({ complaints }) => complaints,
  },
  {
    category: 'best practices',
    weight: 10,
    sentence: 'Nothing is used that browsers are about to drop.',
    findFaults: async ({ page }) => Array.from<string>(JSON.parse(String(await page.evaluate(DEPRECATED)))),
  },
  {
    category: 'best practices',
    weight: 10,
    sentence: 'The document tells its type, signs, language, direction and width, and may be made larger.',
    findFaults: ({ page }) =>
      askWhether(
        page,
        `document.doctype !== null && document.characterSet === 'UTF-8' && document.documentElement.lang !== '' && document.dir !== '' &&
         /width=device-width/.test(document.querySelector('meta[name="viewport"]').content) &&
         !/maximum-scale|user-scalable/.test(document.querySelector('meta[name="viewport"]').content)`,
        'something of it is not told',
      ),
  },
  {
    category: 'best practices',
    weight: 10,
    sentence: 'The browser keeps no more than the language, the look and the anonymous token.',
    findFaults: ({ page }) =>
      ask(
        page,
        `Object.keys({ ...localStorage, ...sessionStorage }).filter((name) => !/:(locale|theme|token)$/.test(name))`,
      ),
  },
];

/** Scores a page as it stands: of the weights of a category, the share of those checks that find nothing wrong. */
export async function scorePage(visit: Visit): Promise<readonly Score[]> {
  const judged: (Check & { readonly faults: readonly unknown[] })[] = [];
  for (const check of CHECKS) judged.push({ ...check, faults: await check.findFaults(visit) });
  return CATEGORIES.map((category) => {
    const own = judged.filter((check) => check.category === category);
    const sum = (checks: typeof own): number => checks.reduce((total, { weight }) => total + weight, 0);
    const failed = own.filter(({ faults }) => faults.length > 0);
    return {
      category,
      score: Math.round(100 * (1 - sum(failed) / sum(own))),
      faults: failed.map(({ sentence, faults }) => `${sentence} ${JSON.stringify(faults)}`),
    };
  });
}

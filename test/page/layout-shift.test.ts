import { expect, test } from 'vitest';
import { describePage } from './describe-page.ts';
import { settled, TABLE } from './visit-page.ts';

/** Adds up how far things move, even right after the hand of the person, which browsers would forgive. */
const WATCH = `{
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) window.shifted += value;
  }).observe({ type: 'layout-shift' });
}`;

const TEXTS = [
  ['a table', TABLE],
  ['a doubt', 'Day\tSales\n3/4/2025\t10\n5/6/2025\t20\n7/8/2025\t15'],
  ['nothing to draw', 'Hello there, how are you?'],
] as const;

describePage('what is in sight', ({ visit }) => {
  test.each(TEXTS.flatMap(([what, text]) => [1280, 768, 360].map((width) => [what, width, text] as const)))(
    'stays where it is while %s is read, at %i px',
    async (_what, width, text) => {
      const { page } = await visit({ viewport: { width, height: 800 } });
      await page.evaluate(WATCH);
      await page.locator('#source').fill(text);
      await page.locator('#reading p').first().waitFor();
      await settled(page);
      // Shifts are told once the frame is drawn that shows them.
      await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
      expect(Number(await page.evaluate('window.shifted'))).toBeLessThan(0.1);
    },
  );
});

import { describe, expect, test } from 'vitest';
import { proves } from '../../../test/proves.ts';
import { readSettings, SETTING_PREFIX, SETTINGS } from '../../settings.ts';
import { ERRORS } from '../errors.ts';
import { createApiDocument } from '../openapi.ts';
import { renderDocsPage } from './docs-page.ts';

const settings = readSettings({});
const document = createApiDocument({
  endpoints: [{ name: 'extract' }, { name: 'evaluate' }],
  limits: settings,
  anonymousTokenHeader: settings.anonymousTokenHeader,
});
const variables = Object.values(SETTINGS).map((one) => ({ ...one, name: SETTING_PREFIX + one.name }));
const page = renderDocsPage(document, { limits: settings, settings: variables });

describe('the documentation page', () => {
  test('needs nothing from elsewhere, and no script', () => {
    expect(page).not.toMatch(/<script|<img|<link|@import|url\(/);
    expect(page).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
  });

  test('names every mounted endpoint, error, schema and setting', () => {
    const names = [...Object.keys(document.paths), ...Object.keys(ERRORS), ...Object.keys(document.components.schemas)];
    const settingNames = variables.map(({ name }) => name);
    expect([...names, ...settingNames].filter((name) => !page.includes(name))).toEqual([]);
    expect(page).not.toContain('/api/v0/mutate');
  });

  test('leads every link to a place on the page', () => {
    const targets = [...page.matchAll(/href="#([^"]+)"/g)].map(([, target]) => target);
    expect(targets.filter((target) => !page.includes(`id="${target}"`))).toEqual([]);
  });

  test(proves('auth.not-in-browsers', 'says that keys must not be used in client-side code'), () => {
    expect(page).toContain('Keys must not be used in client-side code');
  });

  test('shows the limits as they are set', () => {
    const strict = renderDocsPage(document, {
      limits: { ...settings, requestsPerMinute: 7, images: 3, keyBudgetMicros: 2_500_000 },
      settings: [],
    });
    for (const words of ['7 in any 60 seconds', '3, each 2 MB', '2.5 dollars']) expect(strict).toContain(words);
    expect(strict).not.toContain('Settings');
  });
});

test('an example can be pasted: what stands between its quotes is JSON', () => {
  const commands = [...page.matchAll(/-d '([\s\S]*?)'<\/code>/g)].map(([, body = '']) => body);
  expect(commands.length).toBeGreaterThan(1);
  for (const body of commands) {
    const text = body.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll("'\\''", "'");
    expect(JSON.parse(text)).toBeTypeOf('object');
  }
});

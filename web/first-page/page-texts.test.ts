import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../src/chart/locale.ts';
import { chooseLocale, fill, PAGE_TEXTS, type PageTexts } from './page-texts.ts';
import { ENGLISH } from './texts/english.ts';

function flatten(texts: object, path = ''): ReadonlyMap<string, string> {
  const entries = Object.entries(texts).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? [...flatten(value, `${path}${name}.`)]
      : [[path + name, String(value)] as const],
  );
  return new Map(entries);
}

const placesOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).toSorted();

describe('the texts of the page', () => {
  const english = flatten(ENGLISH);

  test.each(LOCALES)('are all there in %s, with the same values in them', (locale) => {
    for (const [name, text] of flatten(PAGE_TEXTS[locale])) {
      expect(text.trim(), name).not.toBe('');
      expect(placesOf(text), name).toEqual(placesOf(english.get(name) ?? ''));
    }
  });

  test.each(['PT_PT', 'AR'] as const)('are not English in %s', (locale) => {
    const SAME = [
      'direction',
      'types.mekko',
      'atMoment',
      'copyForms.svg',
      'copyForms.png',
      'copyForms.curl',
      'pointSaid',
    ];
    const same = [...flatten(PAGE_TEXTS[locale])].filter(([name, text]) => english.get(name) === text);
    expect(same.map(([name]) => name).filter((name) => !SAME.includes(name))).toEqual([]);
  });

  test('are those of the document, which a browser shows before the first script runs', () => {
    const document = readFileSync(new URL('./index.html', import.meta.url), 'utf8');
    const shown = [...document.matchAll(/data-text="(\w+)">([^<]*)</g)].map(([, name = '', text = '']) => [name, text]);
    expect(shown.length).toBeGreaterThan(15);
    expect(shown).toEqual(shown.map(([name = '']) => [name, english.get(name)]));
    expect(document).toContain(`content="${ENGLISH.lead}"`);
  });
});

test('a value of a text is written in the digits of the language and not filled again', () => {
  expect(fill('{a} and {b}, {c}', { a: 1234, b: '{a}' }, ENGLISH)).toBe('1,234 and {a}, {c}');
  expect(fill('{a}', { a: 15 }, PAGE_TEXTS.AR satisfies PageTexts)).toBe('١٥');
});

test.each([
  [['en-US'], 'EN_US'],
  [['en'], 'EN_US'],
  [['en-AU', 'pt'], 'EN_GB'],
  [['de-DE', 'pt-BR', 'en'], 'PT_PT'],
  [['ar-EG'], 'AR'],
  [['de', 'fr'], 'EN_US'],
  [[], 'EN_US'],
] as const)('a browser that prefers %j sees %s', (languages, locale) => {
  expect(chooseLocale(languages)).toBe(locale);
});

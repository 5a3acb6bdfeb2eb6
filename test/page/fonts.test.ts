import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { loadFonts } from '../../src/http/page/load-fonts.ts';
import { writeWoff2 } from '../../src/http/page/write-woff2.ts';
import { describePage } from './describe-page.ts';

const ARABIC_LETTERS = [...'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي'];
/** Each letter by itself, at the beginning, in the middle and at the end of a word; blanks are of another part. */
const ARABIC_FORMS = Array.from({ length: 4 }, (_, part) =>
  ARABIC_LETTERS.slice(part * 9, part * 9 + 9)
    .map((letter) => `${letter}،${letter}ـ،ـ${letter}ـ،ـ${letter}`)
    .join('،'),
);

const TEXTS = {
  'inter-400-latin.woff2': [
    '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
    ['Quarterly sales: $1,234.56 → +7% – “office” fi', 'AVATAR To. Ação, çãé Œuvre ğışö €£¥₿ −40 ½ × 10²'],
  ],
  'inter-600-other.woff2': [
    '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
    ['Αθήνα', 'Ώρα', 'Москва', 'Київ'],
  ],
  'inter-600-latin.woff2': [
    '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
    ['AVATAR Type LTd. “Wo', '1111 8888 ± −12 %', 'ÀÉÎÕÜ ąęłż'],
  ],
  'arabic-600.woff2': [
    '@expo-google-fonts/ibm-plex-sans-arabic/600SemiBold/IBMPlexSansArabic_600SemiBold.ttf',
    [...ARABIC_FORMS, 'الإيرادات،الشهرية'],
  ],
  'arabic-400.woff2': [
    '@expo-google-fonts/ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf',
    [
      ...ARABIC_FORMS,
      'المبيعات',
      'الرُّبْع',
      'مُحَمَّدٌ',
      'لآ،لأ،لإ،ﻻ',
      '٠١٢٣٤٥٦٧٨٩',
      'لا',
      'إله',
      '١٢٣٫٤٥٪',
      'مؤسسة،',
      '؟',
      'پژگچ',
    ],
  ],
} as const;

/**
 * Draws a text with two fonts; gives how many pixels it has, how many of them differ, and by how much its measures do. Runs in
 * the page.
 */
const COMPARE = `async ([whole, part, text]) => {
  const draw = async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    const face = await new FontFace('Compared', bytes).load();
    document.fonts.clear();
    document.fonts.add(face);
    const canvas = new OffscreenCanvas(900, 80);
    const context = canvas.getContext('2d');
    context.font = '32px Compared';
    context.fillText(text, 10, 50);
    const { width, actualBoundingBoxLeft, actualBoundingBoxRight, fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText(text);
    const measures = [width, actualBoundingBoxLeft, actualBoundingBoxRight, fontBoundingBoxAscent, fontBoundingBoxDescent];
    return { measures, pixels: context.getImageData(0, 0, 900, 80).data };
  };
  const [one, other] = [await draw(whole), await draw(part)];
  return [
    one.pixels.filter((value) => value > 0).length,
    one.pixels.filter((value, at) => value !== other.pixels[at]).length,
    one.measures.reduce((sum, value, at) => sum + Math.abs(value - other.measures[at]), 0),
  ];
}`;

describePage('the letters of the page', ({ browser }) => {
  test.each(Object.entries(TEXTS))('%s draws and measures what the whole font does', async (name, [source, texts]) => {
    const page = await browser().newPage();
    const whole = (await readFile(new URL(import.meta.resolve(source)))).toString('base64');
    const font = (await loadFonts()).get(name) ?? new Map();
    const part = (await writeWoff2(font, 'quick')).toString('base64');
    for (const text of texts) {
      const [ink, differences, measures] = Array.from<number>(
        JSON.parse(
          String(await page.evaluate(`(${COMPARE})(${JSON.stringify([whole, part, text])}).then(JSON.stringify)`)),
        ),
      );
      expect(ink, text).toBeGreaterThan(100);
      expect(differences, text).toBe(0);
      expect(measures, text).toBe(0);
    }
  });
});

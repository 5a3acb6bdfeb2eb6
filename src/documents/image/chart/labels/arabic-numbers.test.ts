import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { decodeImage } from '../../decode-image.ts';
import { seePicture } from '../see-picture.ts';
import { LIKELY_NUMBER, readArabicNumbers } from './arabic-numbers.ts';

/** Faces that the known shapes were not drawn from. */
const FACES = [
  ['IBM Plex Sans Arabic Medium', '500Medium/IBMPlexSansArabic_500Medium.ttf'],
  ['IBM Plex Sans Arabic Bold', '700Bold/IBMPlexSansArabic_700Bold.ttf'],
] as const;

/** What is read of texts, one below the other. */
async function read(family: string, file: string, size: number, texts: readonly string[]) {
  const fontfile = fileURLToPath(import.meta.resolve(`@expo-google-fonts/ibm-plex-sans-arabic/${file}`));
  await sharp({ text: { text: '١', font: family, fontfile } })
    .raw()
    .toBuffer();
  const lines = texts.map(
    (text, index) =>
      `<text x="30.3" y="${40.4 + 40 * index}" font-family="${family}" font-size="${size}" fill="#404852">${text}</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="${60 + 40 * texts.length}"><rect width="100%" height="100%" fill="#fff"/>${lines.join('')}</svg>`;
  const { pixels } = await decodeImage(await sharp(Buffer.from(svg)).png().toBuffer());
  const { raster, ground, texts: pieces } = seePicture(pixels);
  const recogniser = { recognise: async () => [] };
  return readArabicNumbers(pieces, { raster, ground, recogniser });
}

const NUMBERS = ['٠', '٢٠', '٤٠', '٦٠', '٨٠', '١٣٥', '٧٩', '٢٠٢٤', '٢٣٪'];
const STATED = ['0', '20', '40', '60', '80', '135', '79', '2024', '23%'];

test.each(FACES)('numbers in %s are read by the shapes of their digits', async (family, file) => {
  const found = await read(family, file, 16, NUMBERS);
  expect(found.map((number) => number?.texts[0])).toEqual(STATED);
});

test('a mark between digits lies lower than noughts', async () => {
  const found = await read(...FACES[0], 16, ['١٬٢٠٠', '٤٬٥٠٠', '٢٫٥']);
  expect(found.map((number) => number?.texts[0])).toEqual(['1,200', '4,500', '2,5']);
});

test('words and Western digits are no such numbers', async () => {
  const [family, file] = FACES[0];
  const found = await read(family, file, 14, ['جدة', 'القاهرة', '2024', '380']);
  expect(found.filter((number) => number !== undefined && number.confidence >= LIKELY_NUMBER)).toEqual([]);
});

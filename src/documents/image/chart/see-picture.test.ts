import sharp from 'sharp';
import { expect, test } from 'vitest';
import { decodeImage } from '../decode-image.ts';
import { seePicture, withoutArea } from './see-picture.ts';

test('what stands within what seemed to be a plot is text again once it is none', async () => {
  const rows = [40, 80, 120, 160, 200]
    .map((y) => `<line x1="60" x2="300" y1="${y}.5" y2="${y}.5" stroke="#cccccc"/>`)
    .join('');
  const letters = [0, 1, 2, 3, 4]
    .map((index) => `<rect x="${120 + 11 * index}" y="96" width="7" height="10"/>`)
    .join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="340" height="240"><rect width="340" height="240" fill="#ffffff"/>${rows}<line x1="60.5" x2="60.5" y1="40" y2="200" stroke="#888888"/>${letters}</svg>`;
  const scene = seePicture((await decodeImage(await sharp(Buffer.from(svg)).png().toBuffer())).pixels);
  const isWord = ({ extent }: { readonly extent: { readonly left: number; readonly right: number } }): boolean =>
    extent.left <= 121 && extent.right >= 170;
  expect(scene.area).toBeDefined();
  expect(scene.texts.some(isWord)).toBe(false);
  expect(withoutArea(scene).texts.some(isWord)).toBe(true);
});

import sharp from 'sharp';
import { describe, expect, test } from 'vitest';

import { decodeImage } from '../../decode-image.ts';
import type { Axis } from '../axes/axis.ts';
import { seePicture } from '../see-picture.ts';
import { repeatsNames } from './find-twins.ts';

/** A plot of columns with a grid and an axis, its left upper corner at a place. */
const plot = (left: number, top: number): string => {
  const rows = [0, 40, 80, 120, 160, 200]
    .map((y) => `<line x1="${left}" x2="${left + 240}" y1="${top + y}.5" y2="${top + y}.5" stroke="#cccccc"/>`)
    .join('');
  const columns = [90, 150, 60]
    .map(
      (tall, index) =>
        `<rect x="${left + 20 + 75 * index}" y="${top + 200 - tall}" width="50" height="${tall}" fill="#4c78a8"/>`,
    )
    .join('');
  const axis = `<line x1="${left}.5" x2="${left}.5" y1="${top}" y2="${top + 200}" stroke="#888888"/>`;
  return rows + axis + columns;
};

async function isSeenAsSeveral(width: number, height: number, content: string): Promise<boolean> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#ffffff"/>${content}</svg>`;
  return seePicture((await decodeImage(await sharp(Buffer.from(svg)).png().toBuffer())).pixels).areSeveral;
}

describe('several plots in one picture are told from one', () => {
  test('one plot', async () => {
    expect(await isSeenAsSeveral(320, 260, plot(50, 30))).toBe(false);
  });

  test('two plots side by side', async () => {
    expect(await isSeenAsSeveral(640, 260, plot(50, 30) + plot(360, 30))).toBe(true);
  });

  test('two plots one above the other', async () => {
    expect(await isSeenAsSeveral(320, 520, plot(50, 30) + plot(50, 290))).toBe(true);
  });

  test('a column as high as the plot parts no grid', async () => {
    const column = '<rect x="130" y="30" width="60" height="200" fill="#4c78a8"/>';
    expect(await isSeenAsSeveral(320, 260, plot(50, 30) + column)).toBe(false);
  });

  test('grey bars that touch, as those of a histogram, part no grid', async () => {
    const bars = [90, 150, 170, 120]
      .map(
        (tall, index) => `<rect x="${110 + 30 * index}" y="${230 - tall}" width="29" height="${tall}" fill="#3a4446"/>`,
      )
      .join('');
    const tallest = '<rect x="170" y="32" width="29" height="198" fill="#3a4446"/>';
    expect(await isSeenAsSeveral(320, 260, plot(50, 30).replace(/<rect[^>]*>/gu, '') + bars + tallest)).toBe(false);
  });

  test('an area that reaches both sides of the frame parts no plot', async () => {
    const frame = '<rect x="50.5" y="30.5" width="240" height="200" fill="none" stroke="#000000"/>';
    const area = '<polygon points="51,110 130,150 210,60 290,115 290,230 51,230" fill="#2ca02c"/>';
    expect(await isSeenAsSeveral(320, 260, area + frame)).toBe(false);
  });

  test('a plot beyond the first that has neither grid nor frame', async () => {
    const bare =
      '<rect x="380" y="90" width="50" height="140" fill="#4c78a8"/><rect x="460" y="120" width="50" height="110" fill="#4c78a8"/>';
    expect(await isSeenAsSeveral(640, 260, plot(50, 30) + bare)).toBe(true);
  });

  test('signs of a legend beside a plot are no plot', async () => {
    const signs =
      '<rect x="310" y="40" width="12" height="12" fill="#4c78a8"/><text x="328" y="51" font-size="12">North</text>';
    expect(await isSeenAsSeveral(420, 260, plot(50, 30) + signs)).toBe(false);
  });

  test('the same names along an axis again and again are those of several plots, unless groups are named below', () => {
    const axis = (names: readonly string[]): Axis => ({
      labels: names.map((text, index) => ({
        text,
        confidence: 1,
        at: 40 * index,
        extent: { left: 40 * index - 10, right: 40 * index + 10, top: 100, bottom: 110 },
      })),
      title: '',
      unit: '',
      isYears: false,
    });
    const below = [{ extent: { left: 0, right: 40, top: 114, bottom: 124 } }];
    expect(repeatsNames(axis(['A', 'B', 'A', 'B']), [])).toBe(true);
    expect(repeatsNames(axis(['A', 'B', 'A', 'B']), [...below, ...below])).toBe(false);
    expect(repeatsNames(axis(['A', 'B', 'A', 'C']), [])).toBe(false);
    expect(repeatsNames(axis(['A', 'A', 'B', 'B']), [])).toBe(false);
  });
});

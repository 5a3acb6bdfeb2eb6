import sharp from 'sharp';
import { expect, test } from 'vitest';
import { refuseShapes } from './refuse-shapes.ts';
import { seePicture } from './see-picture.ts';

async function lackOf(content: string): Promise<unknown> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><rect width="400" height="200" fill="#fff"/>${content}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const reading = refuseShapes(seePicture({ width: info.width, height: info.height, rgba: data }));
  return reading?.table.doubts[0]?.values.lacks;
}

const half = (x: number, sweep: 0 | 1, fill: string): string =>
  `<path d="M${x},20 A80,80 0 0 ${sweep} ${x},180 Z" fill="${fill}" stroke="#fff" stroke-width="2"/>`;
const pie = (x: number): string => half(x, 1, '#4c78a8') + half(x, 0, '#f58518');

test('two pies are several charts', async () => {
  expect(await lackOf(pie(100) + pie(300))).toBe('one-chart');
});

test('half a ring, as of a gauge, is a kind of chart that is not read', async () => {
  expect(
    await lackOf('<path d="M60,180 A120,120 0 0 1 300,180 L250,180 A70,70 0 0 0 110,180 Z" fill="#4c78a8"/>'),
  ).toBe('plain-marks');
});

test('the ground of cells and what is small may stand beside any table', async () => {
  expect(await lackOf('<rect x="20" y="20" width="340" height="60" fill="#4c78a8"/>')).toBeUndefined();
  expect(await lackOf('<circle cx="60" cy="60" r="20" fill="#4c78a8"/>')).toBeUndefined();
});

import { expect, test } from 'vitest';
import { createRaster } from '../raster/raster.ts';
import { findGround } from './find-ground.ts';

const [WIDTH, HEIGHT] = [200, 160];
type Colour = readonly [red: number, green: number, blue: number];
const GREY: Colour = [235, 235, 235];
const GREEN: Colour = [124, 174, 0];

const groundOf = (colourAt: (x: number, y: number) => Colour | undefined) => {
  const rgba = new Uint8Array(WIDTH * HEIGHT * 4).fill(255);
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1) {
      const colour = colourAt(x, y);
      if (colour !== undefined) rgba.set([...colour, 255], 4 * (y * WIDTH + x));
    }
  return findGround(createRaster({ width: WIDTH, height: HEIGHT, rgba }));
};
const isIn = (x: number, y: number): boolean => x >= 20 && x < 180 && y >= 10 && y < 150;

test('a panel is found behind marks that cover more than it shows, and reaches as far as they do', () => {
  const { panel } = groundOf((x, y) => (isIn(x, y) ? (y < 50 + x / 10 ? GREY : GREEN) : undefined));
  expect(panel?.box).toEqual({ left: 20, top: 10, right: 180, bottom: 150 });
});

test('marks on the page have no panel', () => {
  expect(groundOf((x, y) => (isIn(x, y) && y > 60 ? GREEN : undefined)).panel).toBeUndefined();
});

test('a panel is found where a white line of its grid runs along its foot, and where a legend hides its upper edge', () => {
  const isGrid = (y: number): boolean => y >= 145 && y < 149;
  expect(groundOf((x, y) => (isIn(x, y) && !isGrid(y) ? GREY : undefined)).panel).toBeDefined();
  const isLegend = (x: number, y: number): boolean => x >= 30 && x < 150 && y < 25;
  expect(groundOf((x, y) => (isIn(x, y) && !isLegend(x, y) ? GREY : undefined)).panel).toBeDefined();
});

test('pale columns of several heights are no panel', () => {
  const heightAt = (x: number): number => 30 + x / 2;
  expect(groundOf((x, y) => (isIn(x, y) && y > 150 - heightAt(x) ? GREY : undefined)).panel).toBeUndefined();
});

test('a legend of the colour of the panel that stands apart above it is no part of it', () => {
  const isLegend = (x: number, y: number): boolean => x >= 80 && x < 120 && y >= 8 && y < 30;
  const isPanel = (x: number, y: number): boolean => isIn(x, y) && y >= 50;
  const { panel } = groundOf((x, y) => (isPanel(x, y) || isLegend(x, y) ? GREY : undefined));
  expect(panel?.box).toEqual({ left: 20, top: 50, right: 180, bottom: 150 });
});

test('edges of letters beside a panel that have its very colour here and there are none of it', () => {
  const isLetter = (x: number, y: number): boolean => x >= 5 && x < 15 && x % 3 === 0 && y % 4 < 3;
  const { panel } = groundOf((x, y) => (isIn(x, y) || isLetter(x, y) ? GREY : undefined));
  expect(panel?.box.left).toBe(20);
});

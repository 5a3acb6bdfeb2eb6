import type { PictureReport } from '../draw-chart.ts';
import { contrastOf, mixColors } from '../look/color.ts';
import { type Box, contains, overlaps } from '../svg/box.ts';
import type { Complaint } from './complaint.ts';
import type { PaintedShape } from './painted-shapes.ts';

type Text = PictureReport['texts'][number];

/** WCAG 2.2, 1.4.3: for text, and for large text (24 px, or 18.66 px bold). */
const LEAST_CONTRAST = 4.5;
const LEAST_CONTRAST_LARGE = 3;
const CELL = 96;

/** What is wrong with the texts of a picture: their place, what they lie on, what lies on them. */
export function checkTexts(
  { texts: all, width, height }: PictureReport,
  shapes: readonly PaintedShape[],
): readonly Complaint[] {
  const texts = all.filter(({ text }) => text !== '');
  const picture = { x: 0, y: 0, width, height };
  const above = shapes.filter(({ textsBefore, opacity }) => textsBefore > 0 && opacity > 0.3);
  return [
    ...texts.flatMap((text) => (contains(picture, text.box, 1) ? [] : complain('text-outside', text))),
    ...texts.flatMap((text) => (/^[\s…]*$/.test(text.text) ? complain('text-empty', text) : [])),
    ...findOverlaps(texts),
    ...texts.flatMap((text, index) => checkContrast(text, index, shapes)),
    ...texts.flatMap((text, index) =>
      above.some((shape) => shape.textsBefore > index && overlaps(shape.box, inkOf(text), -1))
        ? complain('text-covered', text)
        : [],
    ),
  ];
}

function complain(kind: Complaint['kind'], { text, role, box }: Text, more = ''): readonly [Complaint] {
  const place = [box.x, box.y, box.width, box.height].map((number) => Math.round(number)).join(' ');
  return [{ kind, detail: `${role} “${text}” at ${place}${more}` }];
}

/** Where letters have ink: the room for marks above capitals is mostly empty. */
function inkOf({ box, size, isUpright }: Text): Box {
  const above = size * 0.18;
  return isUpright === true
    ? { ...box, x: box.x + above, width: box.width - above }
    : { ...box, y: box.y + above, height: box.height - above };
}

/** Pairs of texts that share more than a pixel, found through a grid. */
function findOverlaps(texts: readonly Text[]): readonly Complaint[] {
  const cells = new Map<string, number[]>();
  const found = new Map<string, Complaint>();
  for (const [index, text] of texts.entries()) {
    const box = inkOf(text);
    for (let x = Math.floor(box.x / CELL); x <= Math.floor((box.x + box.width) / CELL); x++) {
      for (let y = Math.floor(box.y / CELL); y <= Math.floor((box.y + box.height) / CELL); y++) {
        const cell = cells.get(`${x} ${y}`) ?? [];
        for (const other of cell) {
          const before = texts[other];
          if (before === undefined || !overlaps(box, inkOf(before), -0.75)) continue;
          const [complaint] = complain('text-over-text', text, `, over “${before.text}”`);
          found.set(`${other} ${index}`, complaint);
        }
        cells.set(`${x} ${y}`, [...cell, index]);
      }
    }
  }
  return [...found.values()];
}

function checkContrast(text: Text, index: number, shapes: readonly PaintedShape[]): readonly Complaint[] {
  const isLarge = text.size >= 24 || (text.size >= 18.66 && text.weight === 'bold');
  const least = isLarge ? LEAST_CONTRAST_LARGE : LEAST_CONTRAST;
  const { x, y, width, height } = text.box;
  for (const share of [0.02, 0.5, 0.98]) {
    const ground = text.halo ?? groundAt(shapes, index, [x + width * share, y + height * 0.55]);
    const contrast = contrastOf(text.color, ground);
    if (contrast < least) return complain('low-contrast', text, `, ${text.color} on ${ground}: ${contrast.toFixed(2)}`);
  }
  return [];
}

/** The colour at a place below a text, from back to front. */
function groundAt(shapes: readonly PaintedShape[], text: number, [x, y]: readonly [number, number]): string {
  let ground = '#ffffff';
  for (const { covers, fill, opacity, textsBefore } of shapes) {
    if (textsBefore > text) break;
    if (covers(x, y)) ground = opacity >= 1 ? fill : mixColors(ground, fill, opacity);
  }
  return ground;
}

import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { OcrEngine } from '../ocr/ocr-engine.ts';
import type { Pixels } from '../pixels.ts';
import { readChart } from './read-chart.ts';
import { LIKELY } from './table/rate-reading.ts';

let engine: OcrEngine;
beforeAll(async () => {
  engine = await OcrEngine.create();
}, 30_000);

async function decode(svg: string): Promise<Pixels> {
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten({ background: '#fff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgba: data };
}

const svg = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="360" height="260" font-family="sans-serif" font-size="13"><rect width="360" height="260" fill="#fff"/>${content}</svg>`;

const GRID = [0, 20, 40, 60, 80, 100];
const heightOf = (value: number): number => 220 - 2 * value;
const axis = (labels: boolean): string =>
  GRID.map((value) => {
    const y = heightOf(value) + 0.5;
    const text = labels ? `<text x="52" y="${y + 4}" text-anchor="end">${value}</text>` : '';
    return `<line x1="60" x2="340" y1="${y}" y2="${y}" stroke="#ddd"/>${text}`;
  }).join('');
const VALUES = { Lisbon: 72, Porto: 35, Faro: 88 };
const columns = Object.entries(VALUES)
  .map(([name, value], index) => {
    const left = 80 + 90 * index;
    return `<rect x="${left}" y="${heightOf(value)}" width="60" height="${2 * value}" fill="#4472c4"/><text x="${left + 30}" y="240" text-anchor="middle">${name}</text>`;
  })
  .join('');

test('columns are measured against the axis and named by their labels, with the places of both', async () => {
  const reading = await readChart({ pixels: await decode(svg(axis(true) + columns)), words: [] }, engine);
  const [table] = reading?.tables ?? [];
  expect(table?.chartType).toBe('column');
  expect(table?.isMeasured).toBe(true);
  expect(table?.rows.map((row) => row[0]?.text)).toEqual(['Lisbon', 'Porto', 'Faro']);
  for (const [index, value] of Object.values(VALUES).entries()) {
    expect(Number(table?.rows[index]?.[1]?.text)).toBeCloseTo(value, -0.3);
  }
  expect(table?.rows[1]?.[1]?.area?.box.left).toBeCloseTo(170, -0.5);
}, 30_000);

test('without numbers on the axis nothing is invented, and what is missing is said', async () => {
  const reading = await readChart({ pixels: await decode(svg(axis(false) + columns)), words: [] }, engine);
  expect(reading?.tables.flatMap(({ rows }) => rows)).toEqual([]);
  expect(reading?.tables[0]?.doubts).toEqual([{ kind: 'unread-picture', values: { lacks: 'axis-numbers' } }]);
}, 30_000);

test('an empty picture shows no chart', async () => {
  expect(await readChart({ pixels: await decode(svg('')), words: [] }, engine)).toBeUndefined();
}, 30_000);

test.each(['digits that stand apart', 'digits that touch'])(
  'values that are printed at the marks, %s, stand for the numbers that the axis lacks, and are compared with the marks',
  async (digits) => {
    const spacing = digits === 'digits that touch' ? -0.8 : 0.4;
    const printed = Object.values(VALUES)
      .map(
        (value, index) =>
          `<text x="${110 + 90 * index}" y="${heightOf(value) - 5}" text-anchor="middle" letter-spacing="${spacing}">${value}</text>`,
      )
      .join('');
    const base = '<line x1="60" x2="340" y1="220.5" y2="220.5" stroke="#888"/>';
    const reading = await readChart({ pixels: await decode(svg(base + columns + printed)), words: [] }, engine);
    const [table] = reading?.tables ?? [];
    expect(table?.rows.map((row) => row.map(({ text }) => text))).toEqual([
      ['Lisbon', '72'],
      ['Porto', '35'],
      ['Faro', '88'],
    ]);
    expect(table?.secondReading).toEqual({ compared: 3, agreed: 3 });
    expect(table?.isMeasured).toBeUndefined();
  },
  60_000,
);

test('printed numbers that say something else than the marks are left alone', async () => {
  const ranks = [31, 12, 19]
    .map((rank, index) => `<text x="${110 + 90 * index}" y="${heightOf(90)}" text-anchor="middle">${rank}</text>`)
    .join('');
  const reading = await readChart({ pixels: await decode(svg(axis(true) + columns + ranks)), words: [] }, engine);
  const [table] = reading?.tables ?? [];
  expect(table?.secondReading).toBeUndefined();
  for (const [index, value] of Object.values(VALUES).entries())
    expect(Math.abs(Number(table?.rows[index]?.[1]?.text) - value)).toBeLessThanOrEqual(2);
}, 60_000);

test('columns are measured against an axis in Arabic digits', async () => {
  const fontfile = fileURLToPath(
    import.meta.resolve('@expo-google-fonts/ibm-plex-sans-arabic/500Medium/IBMPlexSansArabic_500Medium.ttf'),
  );
  const font = 'IBM Plex Sans Arabic Medium';
  await sharp({ text: { text: '١', font, fontfile } })
    .raw()
    .toBuffer();
  const arabic = (value: number): string => new Intl.NumberFormat('ar-EG-u-nu-arab').format(value);
  const lines = GRID.map((value) => {
    const y = heightOf(value) + 0.5;
    return `<line x1="20" x2="300" y1="${y}" y2="${y}" stroke="#ddd"/><text x="308" y="${y + 4}" font-family="${font}" fill="#555">${arabic(value)}</text>`;
  });
  const bars = Object.values(VALUES).map(
    (value, index) =>
      `<rect x="${40 + 90 * index}" y="${heightOf(value)}" width="60" height="${2 * value}" fill="#4472c4"/><text x="${70 + 90 * index}" y="240" text-anchor="middle">${'ABC'[index]}${index + 1}</text>`,
  );
  const reading = await readChart({ pixels: await decode(svg([...lines, ...bars].join(''))), words: [] }, engine);
  const [table] = reading?.tables ?? [];
  expect(table?.chartType).toBe('column');
  for (const [index, value] of Object.values(VALUES).entries())
    expect(Number(table?.rows[index]?.[1]?.text)).toBeCloseTo(value, -0.3);
}, 30_000);

test('slices are named by the lines beside them, without the strokes that lead there', async () => {
  const slices = [
    '<path d="M180,130 L180,50 A80,80 0 0 1 260,130 Z" fill="#4472c4"/>',
    '<path d="M180,130 L260,130 A80,80 0 0 1 180,210 Z" fill="#ed7d31"/>',
    '<path d="M180,130 L180,210 A80,80 0 0 1 180,50 Z" fill="#2ca02c"/>',
  ].join('');
  const label = (x: number, y: number, name: string, share: string): string =>
    `<text x="${x}" y="${y}">${name}</text><text x="${x}" y="${y + 16}">${share}</text>`;
  const leader = '<path d="M238,74 L246,66 L282,64" fill="none" stroke="#777"/>';
  const texts = label(286, 68, 'Lisbon', '25%') + label(270, 200, 'Porto', '25%') + label(40, 130, 'Faro', '50%');
  const reading = await readChart({ pixels: await decode(svg(slices + leader + texts)), words: [] }, engine);
  expect(reading?.tables[0]?.rows.map((row) => row.map(({ text }) => text))).toEqual([
    ['Lisbon', '25'],
    ['Porto', '25'],
    ['Faro', '50'],
  ]);
}, 30_000);

test('names beside bars that lie are names, though strokes of letters look like Arabic digits too', async () => {
  const across = (value: number): number => 60 + 2.5 * value;
  const grid = GRID.map(
    (value) =>
      `<line x1="${across(value) + 0.5}" x2="${across(value) + 0.5}" y1="20" y2="200" stroke="#ddd"/><text x="${across(value)}" y="218" text-anchor="middle">${value}</text>`,
  ).join('');
  const bars = [72, 35, 88]
    .map(
      (value, index) =>
        `<rect x="60" y="${30 + 60 * index}" width="${2.5 * value}" height="40" fill="#4472c4"/><text x="50" y="${54 + 60 * index}" text-anchor="end">${'ABC'[index]}</text>`,
    )
    .join('');
  const reading = await readChart({ pixels: await decode(svg(grid + bars)), words: [] }, engine);
  expect(reading?.tables[0]?.rows.map((row) => row[0]?.text)).toEqual(['A', 'B', 'C']);
}, 60_000);

const SLICES = [
  { name: 'Rail', share: 35, colour: '#1f77b4' },
  { name: 'Road', share: 11, colour: '#ff7f0e' },
  { name: 'Sea', share: 54, colour: '#2ca02c' },
];

/** A circle with its names and shares beside it, and a title right above. */
function pie(): string {
  const at = (turn: number, radius: number): string =>
    `${180 + radius * Math.sin(2 * Math.PI * turn)},${150 - radius * Math.cos(2 * Math.PI * turn)}`;
  let from = 0;
  const slices = SLICES.map(({ name, share, colour }) => {
    const [start, end] = [from, from + share / 100];
    from = end;
    const middle = (start + end) / 2;
    const [x, y] = at(middle, 104).split(',').map(Number);
    const anchor = middle < 0.5 ? 'start' : 'end';
    const label = `<text x="${x}" y="${(y ?? 0) - 2}" text-anchor="${anchor}">${name}</text><text x="${x}" y="${(y ?? 0) + 12}" text-anchor="${anchor}">${share}%</text>`;
    const path = `<path d="M180,150L${at(start, 88)}A88,88 0 ${share > 50 ? 1 : 0} 1 ${at(end, 88)}Z" fill="${colour}"/>`;
    return path + label;
  });
  return `<text x="120" y="42" font-size="20" font-weight="bold">Freight by way</text>${slices.join('')}`;
}

test('the title of a pie is no label of a slice, though it stands as near', async () => {
  const reading = await readChart({ pixels: await decode(svg(pie())), words: [] }, engine);
  expect(reading?.tables[0]?.rows.map((row) => row.map(({ text }) => text))).toEqual(
    SLICES.map(({ name, share }) => [name, String(share)]),
  );
  expect(reading?.tables[0]?.certainty).toBeGreaterThan(LIKELY);
}, 30_000);

test('a number that the angles do not bear out is part of the name of a slice', async () => {
  const drawn = ['Rail', 'Road', 'Sea'].reduce(
    (picture, name, index) => picture.replace(name, `Product ${index + 1}`),
    pie().replace(/<text[^>]*>\d+%<\/text>/gu, ''),
  );
  const reading = await readChart({ pixels: await decode(svg(drawn)), words: [] }, engine);
  expect(reading?.tables[0]?.rows.map((row) => row[0]?.text)).toEqual(['Product 1', 'Product 2', 'Product 3']);
  // Angles alone tell shares and no amounts.
  expect(reading?.tables[0]?.certainty).toBe(LIKELY);
}, 30_000);

test('ticks as thick as letters are no letters of the labels', async () => {
  const ticks = Object.keys(VALUES)
    .map((_, index) => `<rect x="${108 + 90 * index}" y="221" width="4" height="7" fill="#333"/>`)
    .join('');
  const reading = await readChart({ pixels: await decode(svg(axis(true) + columns + ticks)), words: [] }, engine);
  expect(reading?.tables[0]?.rows.map((row) => row[0]?.text)).toEqual(['Lisbon', 'Porto', 'Faro']);
}, 30_000);

test('wide boxes are signs of a legend', async () => {
  const series = [
    { name: 'North', fill: '#4472c4', value: 40 },
    { name: 'South', fill: '#ed7d31', value: 70 },
  ];
  const marks = Object.keys(VALUES).flatMap((name, place) => [
    `<text x="${110 + 90 * place}" y="240" text-anchor="middle">${name}</text>`,
    ...series.map(({ fill, value }, index) => {
      const tall = value + 5 * place;
      return `<rect x="${80 + 90 * place + 30 * index}" y="${heightOf(tall)}" width="30" height="${2 * tall}" fill="${fill}"/>`;
    }),
  ]);
  const signs = series.map(
    ({ name, fill }, index) =>
      `<rect x="${367}" y="${60 + 40 * index}" width="70" height="24" fill="${fill}"/><text x="446" y="${76 + 40 * index}">${name}</text>`,
  );
  const wide = svg(axis(true) + marks.join('') + signs.join('')).replaceAll('width="360"', 'width="500"');
  const reading = await readChart({ pixels: await decode(wide), words: [] }, engine);
  expect(
    reading?.tables[0]?.columns
      .slice(1)
      .map(({ label }) => label)
      .toSorted(),
  ).toEqual(['North', 'South']);
  expect(reading?.tables[0]?.rows).toHaveLength(3);
}, 30_000);

test('a line along zero is an axis: what stands on it was not read', async () => {
  const base = `<line x1="90" x2="300" y1="${heightOf(20)}" y2="${heightOf(20)}" stroke="#c00" stroke-width="2"/>`;
  const ticks = [-20, 0, 20, 40, 60].map((value, index) => {
    const y = heightOf(20 * index) + 0.5;
    return `<line x1="60" x2="340" y1="${y}" y2="${y}" stroke="#ddd"/><text x="52" y="${y + 4}" text-anchor="end">${value}</text>`;
  });
  const names = ['Mon', 'Tue', 'Wed'].map(
    (name, index) => `<text x="${90 + 105 * index}" y="240" text-anchor="middle">${name}</text>`,
  );
  const drawn = svg(ticks.join('') + base + names.join(''));
  const reading = await readChart({ pixels: await decode(drawn), words: [] }, engine);
  expect(reading?.tables.flatMap(({ rows }) => rows) ?? []).toEqual([]);
}, 30_000);

test('a line over an axis of time is read at the months between the labels', async () => {
  const values = [40, 52, 47, 66, 58, 71, 80, 62, 55, 68, 74, 90];
  const at = (month: number): number => 70 + ((Date.UTC(2019, month) - Date.UTC(2019, 0)) / 86_400_000) * 0.78;
  const points = values.map((value, month) => `${at(month).toFixed(2)},${heightOf(value)}`).join(' ');
  const labels = ['2019', 'April', 'July', 'October']
    .map((text, index) => `<text x="${at(3 * index).toFixed(2)}" y="240" text-anchor="middle">${text}</text>`)
    .join('');
  const line = `<polyline points="${points}" fill="none" stroke="#d62728" stroke-width="2"/>`;
  const reading = await readChart({ pixels: await decode(svg(axis(true) + line + labels)), words: [] }, engine);
  const [table] = reading?.tables ?? [];
  expect(table?.rows.map((row) => row[0]?.text)).toEqual(
    values.map((_, month) => `2019-${String(month + 1).padStart(2, '0')}`),
  );
  for (const [month, value] of values.entries()) expect(Number(table?.rows[month]?.[1]?.text)).toBeCloseTo(value, -0.3);
}, 30_000);

test('hours are no numbers, and the day below the first of them is that of all', async () => {
  const values = [40, 52, 47, 66, 58, 71, 80, 62, 55];
  const at = (index: number): number => 80 + 30 * index;
  const points = values.map((value, index) => `${at(index)},${heightOf(value)}`).join(' ');
  const labels = ['12:00', '18:00', '00:00', '06:00', '12:00']
    .map((text, index) => `<text x="${at(2 * index)}" y="238" text-anchor="middle">${text}</text>`)
    .join('');
  const day = `<text x="${at(0)}" y="254" text-anchor="middle">Jul 8, 2023</text>`;
  const line = `<polyline points="${points}" fill="none" stroke="#d62728" stroke-width="2"/>`;
  const reading = await readChart({ pixels: await decode(svg(axis(true) + line + labels + day)), words: [] }, engine);
  const keys = reading?.tables[0]?.rows.map((row) => row[0]?.text);
  expect(keys?.slice(0, 5)).toEqual([
    '2023-07-08 12:00',
    '2023-07-08 15:00',
    '2023-07-08 18:00',
    '2023-07-08 21:00',
    '2023-07-09 00:00',
  ]);
}, 30_000);

test('columns go on below a thick line with markers that crosses them', async () => {
  const values = [60, 45, 30];
  const places = values.map((value, index) => ({ x: 110 + 90 * index, y: heightOf(value) }));
  const line = `<polyline points="${places.map(({ x, y }) => `${x},${y}`).join(' ')}" fill="none" stroke="#ed7d31" stroke-width="4"/>`;
  const markers = places.map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="6" fill="#ed7d31"/>`).join('');
  const drawn = svg(axis(true) + columns + line + markers);
  const reading = await readChart({ pixels: await decode(drawn), words: [] }, engine);
  const [table] = reading?.tables ?? [];
  expect(table?.chartType).toBe('combo');
  const cells = table?.rows.map((row) =>
    row
      .slice(1)
      .map(({ text }) => Number(text))
      .sort((one, other) => one - other),
  );
  for (const [index, [low, high]] of [
    [60, 72],
    [35, 45],
    [30, 88],
  ].entries()) {
    expect(cells?.[index]?.[0]).toBeCloseTo(low ?? 0, -0.5);
    expect(cells?.[index]?.[1]).toBeCloseTo(high ?? 0, -0.5);
  }
}, 30_000);

test('a chart within the line that office programs draw around it is read with the labels that stand within', async () => {
  const border = '<rect x="0.5" y="0.5" width="359" height="259" fill="none" stroke="#d9d9d9"/>';
  const printed = Object.values(VALUES).map(
    (value, index) => `<text x="${110 + 90 * index}" y="${heightOf(value) - 5}" text-anchor="middle">${value}</text>`,
  );
  const drawn = svg(axis(true) + columns + printed.join('') + border);
  const reading = await readChart({ pixels: await decode(drawn), words: [] }, engine);
  const [table] = reading?.tables ?? [];
  expect(table?.rows.map((row) => row[0]?.text)).toEqual(['Lisbon', 'Porto', 'Faro']);
  expect(table?.rows[1]?.[1]?.area?.box.left).toBeCloseTo(170, -0.5);
}, 30_000);

import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import sharp from 'sharp';
import { drawPage, PICTURE_KINDS, type PictureKind } from './draw-page.ts';
import { drawFrom, drawStatement, drawTruth, type TableTruth, withEasternDigits } from './table-truths.ts';

/** A picture and what is to be read in it. */
export type TablePicture = {
  readonly name: string;
  readonly kind: PictureKind;
  readonly truth: TableTruth;
  readonly bytes: Uint8Array;
};

const LANGUAGES = ['en', 'pt', 'ar'] as const;
/** Kept between runs; the same seeds give the same pictures. */
const FOLDER = join(tmpdir(), 'chart-agents-pictures');

const COMPRESSED: ReadonlySet<PictureKind> = new Set(['photograph', 'coarse-scan', 'compressed']);
/** Kinds where every other Arabic picture has the digits of the Arab east. */
const EASTERN: ReadonlySet<PictureKind> = new Set(['coarse-scan', 'compressed', 'statement']);

function truthOf(kind: PictureKind, language: TableTruth['language'], seed: number): TableTruth {
  const truth = kind === 'statement' ? drawStatement(language, seed) : drawTruth(language, seed, kind === 'grouped');
  return language === 'ar' && EASTERN.has(kind) && seed % 2 === 0 ? withEasternDigits(truth) : truth;
}

/** Which pictures are taken. */
export type PictureBatch = {
  /** Pictures of every kind and language. */
  readonly each: number;
  readonly kinds?: readonly PictureKind[];
  /** Another number draws other pictures: those that nothing was tuned on. */
  readonly seed?: number;
};

/** Takes pictures with Chromium, or finds them where an earlier run left them. */
export async function* takePictures({
  each,
  kinds = PICTURE_KINDS,
  seed: first = 0,
}: PictureBatch): AsyncGenerator<TablePicture> {
  await mkdir(FOLDER, { recursive: true });
  let browser: Browser | undefined;
  try {
    for (const kind of kinds) {
      for (const [at, language] of LANGUAGES.entries()) {
        for (let number = 0; number < each; number += 1) {
          const seed = first * 100_000 + PICTURE_KINDS.indexOf(kind) * 1000 + at * 100 + number;
          const truth = truthOf(kind, language, seed + 1);
          const name = `${first === 0 ? '' : `${first}-`}${kind}-${language}-${number}`;
          const path = join(FOLDER, `${name}.${COMPRESSED.has(kind) ? 'jpg' : 'png'}`);
          let bytes: Uint8Array | undefined = await readFile(path).catch(() => undefined);
          if (bytes === undefined) {
            browser ??= await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
            bytes = await takePicture(browser, truth, kind, seed);
            await writeFile(path, bytes);
          }
          yield { name, kind, truth, bytes };
        }
      }
    }
  } finally {
    await browser?.close();
  }
}

async function takePicture(browser: Browser, truth: TableTruth, kind: PictureKind, seed: number): Promise<Uint8Array> {
  const { html, width, height, density } = drawPage(truth, kind, seed);
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: density });
  // Fonts are files: only a page that is a file may load them.
  const file = join(FOLDER, `page-${seed}.html`);
  await writeFile(file, html);
  await page.goto(`file://${file}`);
  await page.evaluate('document.fonts.ready');
  const bytes = await page.screenshot({ fullPage: true });
  await page.close();
  await rm(file);
  if (kind === 'scan') return scan(bytes, seed);
  if (kind === 'photograph') return photograph(bytes, seed);
  if (kind === 'coarse-scan') return coarseScan(bytes, seed);
  if (kind === 'compressed') return sharp(bytes).jpeg({ quality: 60 }).toBuffer();
  return bytes;
}

/** Grey, a little turned, noisy. */
async function scan(bytes: Uint8Array, seed: number): Promise<Uint8Array> {
  const draw = drawFrom(seed + 5);
  const turned = await sharp(bytes)
    .rotate((draw.below(30) - 15) / 10, { background: '#ffffff' })
    .grayscale()
    .blur(0.5)
    .png()
    .toBuffer();
  return addNoise(turned, 7, draw.below, 'png');
}

/** Like a scan, but compressed for a mail. */
async function coarseScan(bytes: Uint8Array, seed: number): Promise<Uint8Array> {
  const draw = drawFrom(seed + 5);
  const turned = await sharp(bytes)
    .rotate((draw.below(20) - 10) / 10, { background: '#ffffff' })
    .grayscale()
    .png()
    .toBuffer();
  return addNoise(turned, 5, draw.below, 'jpeg');
}

/** Shaded, out of focus by a little, noisy, compressed. */
async function photograph(bytes: Uint8Array, seed: number): Promise<Uint8Array> {
  const draw = drawFrom(seed + 9);
  const { width, height } = await sharp(bytes).metadata();
  const shade = `<svg width="${width}" height="${height}"><defs><linearGradient id="s" x1="0" y1="0" x2="1" y2="1">
    <stop offset="0" stop-color="#000" stop-opacity="0.05"/><stop offset="1" stop-color="#201000" stop-opacity="0.45"/>
    </linearGradient></defs><rect width="100%" height="100%" fill="url(#s)"/></svg>`;
  const shaded = await sharp(bytes)
    .composite([{ input: Buffer.from(shade) }])
    .blur(0.8)
    .png()
    .toBuffer();
  return addNoise(shaded, 9, draw.below, 'jpeg');
}

async function addNoise(
  bytes: Uint8Array,
  amount: number,
  below: (limit: number) => number,
  format: 'png' | 'jpeg',
): Promise<Uint8Array> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  for (let at = 0; at < data.length; at += 1) {
    const noise = below(amount) + below(amount) + below(amount) - (3 * (amount - 1)) / 2;
    data[at] = Math.max(0, Math.min(255, (data[at] ?? 0) + noise));
  }
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } }).toFormat(format, { quality: 82 }).toBuffer();
}

import sharp from 'sharp';
import { decodeImage } from './decode-image.ts';
import type { LookedAt, LookOptions } from './look-again.ts';
import { OcrEngine } from './ocr/ocr-engine.ts';
import type { OcrLanguage } from './ocr/recogniser.ts';
import type { Box, GreyImage, Pixels } from './pixels.ts';

/** The languages in which a box is read until one is sure. */
const LANGUAGES: readonly OcrLanguage[] = ['eng', 'por', 'ara'];
/** Of what is less sure nothing is said. */
const SURE = 0.85;
/** The height of a box that the recogniser was trained on, letters and what hangs below them. */
const TARGET_HEIGHT = 40;
/** The ground around a box that is read with it, in its heights. */
const MARGIN = 0.6;
const MOST_PIXELS = 2_000_000;
const HALF = 128;

/** The task of a sandbox that reads boxes of a picture once more. `options` are those that `lookAgain` sent. */
export async function* runTask(
  bytes: Uint8Array,
  { boxes, ocrDataFolder }: LookOptions,
): AsyncGenerator<{ readonly text: LookedAt }, void, void> {
  const [{ pixels, scale }, engine] = await Promise.all([decodeImage(bytes), OcrEngine.create(ocrDataFolder)]);
  for (const box of boxes) {
    const cut = await cutBox(pixels, box, scale);
    yield { text: cut && (await readCut(cut, engine)) };
  }
}

async function readCut(cut: GreyImage, engine: OcrEngine): Promise<LookedAt> {
  for (const language of LANGUAGES) {
    const words = await engine.recognise(cut, { languages: [language], pageMode: 'line' });
    const isSure = words.length > 0 && words.every(({ confidence }) => confidence >= SURE);
    if (isSure) return words.map(({ text }) => text).join(' ');
  }
  return undefined;
}

/** A box with some ground around it, dark on light, as high as letters are read best; undefined where it lies outside. */
async function cutBox({ width, height, rgba }: Pixels, box: Box, scale: number): Promise<GreyImage | undefined> {
  const margin = MARGIN * box.height;
  const left = clamp((box.left - margin) / scale, width);
  const top = clamp((box.top - margin) / scale, height);
  const right = clamp((box.left + box.width + margin) / scale, width);
  const bottom = clamp((box.top + box.height + margin) / scale, height);
  if (right <= left || bottom <= top) return undefined;
  const wished = (TARGET_HEIGHT * scale) / Math.max(1, box.height);
  const zoom = Math.min(wished, Math.sqrt(MOST_PIXELS / ((right - left) * (bottom - top))));
  const { data, info } = await sharp(rgba, { raw: { width, height, channels: 4 } })
    .extract({ left, top, width: right - left, height: bottom - top })
    .removeAlpha()
    .resize(Math.max(1, Math.round((right - left) * zoom)))
    .greyscale()
    .normalise()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isDark = data.reduce((sum, value) => sum + value, 0) < HALF * data.length;
  const values = isDark ? data.map((value) => 255 - value) : data;
  return { width: info.width, height: info.height, values: new Uint8Array(values) };
}

function clamp(value: number, most: number): number {
  return Math.max(0, Math.min(most, Math.round(value)));
}

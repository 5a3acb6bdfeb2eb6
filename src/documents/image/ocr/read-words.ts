import { type GreyImage, type Pixels, toGrey } from '../pixels.ts';
import type { OcrEngine } from './ocr-engine.ts';
import type { Word } from './word.ts';

/** What `readWords` may be told beside the picture. */
export type ReadWordsOptions = { readonly engine: OcrEngine };

/** Every word of a picture, from top to bottom, its box in pixels of the picture. */
export async function readWords(pixels: Pixels, { engine }: ReadWordsOptions): Promise<readonly Word[]> {
  const grey = doubleSize(toGrey(pixels));
  const words = await engine.recognise(grey, { languages: ['eng', 'por'], pageMode: 'sparse' });
  return words.map((word) => ({ ...word, box: halve(word.box) }));
}

function halve(box: Word['box']): Word['box'] {
  return { left: box.left / 2, top: box.top / 2, width: box.width / 2, height: box.height / 2 };
}

function doubleSize({ width, height, values }: GreyImage): GreyImage {
  const doubled = new Uint8Array(width * height * 4);
  for (let at = 0; at < doubled.length; at += 1) {
    const [x, y] = [at % (width * 2), Math.floor(at / (width * 2))];
    doubled[at] = values[Math.floor(y / 2) * width + Math.floor(x / 2)] ?? 255;
  }
  return { width: width * 2, height: height * 2, values: doubled };
}

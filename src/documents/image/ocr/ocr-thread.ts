import { parentPort, workerData } from 'node:worker_threads';
import type { GreyImage } from '../pixels.ts';
import { OcrEngine } from './ocr-engine.ts';
import type { RecogniseOptions } from './recogniser.ts';
import type { Word } from './word.ts';

/** A picture for the thread to read. */
export type ThreadOrder = { readonly id: number; readonly image: GreyImage; readonly options: RecogniseOptions };
/** What the thread says: first that it is ready, then what came of each picture. */
export type ThreadWord =
  | { readonly kind: 'ready' }
  | { readonly kind: 'read'; readonly id: number; readonly words: readonly Word[] }
  | { readonly kind: 'failed'; readonly id: number; readonly detail: string };
/** What the thread is started with. */
export type ThreadData = { readonly ocrDataFolder?: string };

const port = parentPort;
if (port !== null) {
  const { ocrDataFolder }: ThreadData = workerData;
  const say = (word: ThreadWord): void => port.postMessage(word);
  const engine = await OcrEngine.create(ocrDataFolder);
  await engine.prepare(['eng']);
  say({ kind: 'ready' });
  port.on('message', ({ id, image, options }: ThreadOrder) => {
    engine.recognise(image, options).then(
      (words) => say({ kind: 'read', id, words }),
      (error: unknown) => say({ kind: 'failed', id, detail: String(error) }),
    );
  });
}

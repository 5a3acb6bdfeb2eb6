import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { GreyImage } from '../pixels.ts';
import type { ThreadData, ThreadOrder, ThreadWord } from './ocr-thread.ts';
import type { RecogniseOptions, Recogniser } from './recogniser.ts';
import type { Word } from './word.ts';

/** The extension is that of this file: `.ts` from source, `.js` when compiled. */
const THREAD_FILE = new URL(import.meta.url.replace(/ocr-team(\.\w+)$/, 'ocr-thread$1'));
/** A picture takes some ten milliseconds and a thread some 400 to start: for fewer it is not worth it. */
const WORTH_A_THREAD = 60;
/** Room for the code of the thread: else it asks for 500 MB, which the system's limit counts though they are never touched. */
const CODE_MB = 32;
/** Pictures that the thread has at a time, so that it need not wait for the next. */
const MOST_IN_THREAD = 2;

/**
 * The recogniser of this thread, and for pictures with much writing a second one in a thread of its own. Which of them reads a
 * picture depends on the clock; what it reads does not.
 */
export class OcrTeam implements Recogniser {
  readonly #own: Recogniser;
  readonly #ocrDataFolder: string | undefined;
  readonly #waiting = new Map<number, PromiseWithResolvers<readonly Word[]>>();
  #thread: Worker | undefined;
  #isReady = false;
  #asked = 0;

  /** The thread takes its language data from where the engine has it. */
  constructor(own: Recogniser, ocrDataFolder?: string) {
    this.#own = own;
    this.#ocrDataFolder = ocrDataFolder;
  }

  /** Starts the thread where the pictures are worth it. */
  expect(pictures: number): number {
    if (pictures >= WORTH_A_THREAD) this.#thread ??= this.#start();
    return this.#thread === undefined ? 1 : MOST_IN_THREAD + 1;
  }

  async recognise(image: GreyImage, options: RecogniseOptions): Promise<readonly Word[]> {
    const isThreadFree = this.#isReady && this.#waiting.size < MOST_IN_THREAD;
    // What the thread fails at is read here: it may have had less memory, and what is wrong with the picture shows here too.
    if (isThreadFree) {
      const words = await this.#recogniseInThread(image, options).catch(() => undefined);
      if (words !== undefined) return words;
    }
    const words = await this.#own.recognise(image, options);
    // The engine holds this thread up while it reads: what the other one said meanwhile is heard between two pictures.
    if (this.#thread !== undefined) await nextTurn();
    return words;
  }

  /** Ends the thread. */
  async close(): Promise<void> {
    this.#isReady = false;
    await this.#thread?.terminate();
  }

  async #recogniseInThread(image: GreyImage, options: RecogniseOptions): Promise<readonly Word[]> {
    const id = this.#asked;
    this.#asked += 1;
    const answer = Promise.withResolvers<readonly Word[]>();
    this.#waiting.set(id, answer);
    this.#thread?.ref();
    this.#thread?.postMessage({ id, image, options } satisfies ThreadOrder);
    return answer.promise;
  }

  #start(): Worker {
    const workerData: ThreadData = this.#ocrDataFolder === undefined ? {} : { ocrDataFolder: this.#ocrDataFolder };
    const thread = new Worker(THREAD_FILE, { workerData, resourceLimits: { codeRangeSizeMb: CODE_MB } });
    // Nobody is kept from ending by a thread that has nothing to do.
    thread.unref();
    thread.on('message', (word: ThreadWord) => this.#hear(word));
    thread.on('error', (cause) => this.#loseThread(cause));
    thread.on('exit', () => this.#loseThread(new Error('The thread ended.')));
    return thread;
  }

  #hear(word: ThreadWord): void {
    if (word.kind === 'ready') {
      this.#isReady = true;
      return;
    }
    const answer = this.#waiting.get(word.id);
    this.#waiting.delete(word.id);
    if (this.#waiting.size === 0) this.#thread?.unref();
    if (word.kind === 'read') answer?.resolve(word.words);
    else answer?.reject(new Error(word.detail));
  }

  #loseThread(cause: Error): void {
    this.#isReady = false;
    for (const answer of this.#waiting.values()) answer.reject(cause);
    this.#waiting.clear();
  }
}

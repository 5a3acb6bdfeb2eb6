import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { GreyImage } from '../pixels.ts';
import type { OcrLanguage, PageMode, RecogniseOptions, Recogniser } from './recogniser.ts';
import type { Word } from './word.ts';

/** How Tesseract is to take a picture apart; its own numbers. */
const PAGE_MODES: Readonly<Record<PageMode, string>> = { block: '6', line: '7', word: '8', sparse: '11', raw: '13' };

/** The part of Tesseract's interface that is used; the package brings no types of its own. */
type TesseractApi = {
  Init(dataPath: string | null, languages: string, engineMode: number): number;
  SetVariable(name: string, value: string): boolean;
  SetImageFile(exifOrientation: number, angle: number): number;
  SetSourceResolution(dotsPerInch: number): void;
  Recognize(monitor: null): number;
  GetTSVText(page: number): string;
  Clear(): void;
  End(): void;
};
type TesseractModule = {
  readonly FS: { writeFile(path: string, data: Uint8Array): void };
  readonly TessBaseAPI: new () => TesseractApi;
};

const LSTM_ENGINE = 1;
/** Capitals come about 30 px high: so are those of 10 points at this resolution. */
const DOTS_PER_INCH = '300';
const WORD_LEVEL = '5';
const RIGHT_TO_LEFT = /\p{Script=Arabic}|\p{Script=Hebrew}/u;

/**
 * Tesseract's recogniser of lines, as WebAssembly in this very thread: reads a picture at a time, the same in every run.
 * Language data is taken from the packages of the project, or from a folder of `*.traineddata` files, zipped or not.
 */
export class OcrEngine implements Recogniser {
  readonly #module: TesseractModule;
  readonly #dataFolder: string | undefined;
  readonly #apis = new Map<string, TesseractApi>();
  readonly #loaded = new Set<OcrLanguage>();

  private constructor(module: TesseractModule, dataFolder: string | undefined) {
    this.#module = module;
    this.#dataFolder = dataFolder;
  }

  /** Throws where the engine's package is not installed. */
  static async create(dataFolder?: string): Promise<OcrEngine> {
    // The engine is a package of tesseract.js, whose own way to start it keeps threads and fetches data by network.
    // Relaxed SIMD would round differently on different machines.
    const requireBeside = createRequire(createRequire(import.meta.url).resolve('tesseract.js/package.json'));
    const start: (options: object) => Promise<TesseractModule> = requireBeside(
      'tesseract.js-core/tesseract-core-simd-lstm',
    );
    return new OcrEngine(await start({ print: () => undefined, printErr: () => undefined }), dataFolder);
  }

  /** Loads the data of the languages, so that the first picture need not wait for it. */
  async prepare(languages: readonly OcrLanguage[]): Promise<void> {
    await this.#apiOf(languages);
  }

  /** The words of a picture with dark text on light ground, boxes in its own pixels, in the order of reading. */
  async recognise(image: GreyImage, options: RecogniseOptions): Promise<readonly Word[]> {
    const api = await this.#apiOf(options.languages);
    this.#module.FS.writeFile('/input', toPortableGreymap(image));
    api.SetVariable('tessedit_pageseg_mode', PAGE_MODES[options.pageMode]);
    api.SetVariable('tessedit_char_whitelist', options.characters ?? '');
    api.SetVariable('user_defined_dpi', DOTS_PER_INCH);
    if (api.SetImageFile(1, 0) !== 0) throw new Error('Tesseract took no picture.');
    api.Recognize(null);
    const words = api.GetTSVText(0).split('\n').flatMap(parseTsvLine);
    api.Clear();
    return words;
  }

  /** One at a time: the engine is no thread of its own. */
  expect(_pictures: number): number {
    return 1;
  }

  async #apiOf(languages: readonly OcrLanguage[]): Promise<TesseractApi> {
    const key = languages.join('+');
    const ready = this.#apis.get(key);
    if (ready !== undefined) return ready;
    for (const language of languages) await this.#load(language);
    const api = new this.#module.TessBaseAPI();
    if (api.Init(null, key, LSTM_ENGINE) !== 0) throw new Error(`Tesseract has no data for ${key}.`);
    this.#apis.set(key, api);
    return api;
  }

  async #load(language: OcrLanguage): Promise<void> {
    if (this.#loaded.has(language)) return;
    const data = await readLanguageData(language, this.#dataFolder);
    this.#module.FS.writeFile(`/${language}.traineddata`, data);
    this.#loaded.add(language);
  }
}

/** Throws with the name of what is missing. */
async function readLanguageData(language: OcrLanguage, folder: string | undefined): Promise<Uint8Array> {
  const file = `${language}.traineddata`;
  const from = folder ?? packageFolder(language);
  const zipped = await readFile(join(from, `${file}.gz`)).catch(() => undefined);
  if (zipped !== undefined) return promisify(gunzip)(zipped);
  return readFile(join(from, file)).catch((cause: unknown) => {
    throw new Error(`The language data ${file} is not in ${from}.`, { cause });
  });
}

function packageFolder(language: OcrLanguage): string {
  const manifest = createRequire(import.meta.url).resolve(`@tesseract.js-data/${language}/package.json`);
  return join(dirname(manifest), '4.0.0_best_int');
}

/** The plainest format that Tesseract reads: https://netpbm.sourceforge.net/doc/pgm.html */
function toPortableGreymap({ width, height, values }: GreyImage): Uint8Array {
  const header = Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1');
  return Buffer.concat([header, values]);
}

/** Columns: level, page, block, paragraph, line, word, left, top, width, height, confidence in percent, text. */
function parseTsvLine(line: string): readonly Word[] {
  const [level, , , , , , left, top, width, height, percent, ...rest] = line.split('\t');
  const text = rest.join(' ').trim();
  if (level !== WORD_LEVEL || text === '') return [];
  const box = { left: Number(left), top: Number(top), width: Number(width), height: Number(height) };
  const confidence = Math.min(1, Math.max(0, Number(percent) / 100));
  return [RIGHT_TO_LEFT.test(text) ? { text, box, confidence, isRightToLeft: true } : { text, box, confidence }];
}

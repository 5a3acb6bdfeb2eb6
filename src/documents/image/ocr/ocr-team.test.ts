import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { drawNumbers } from '../../../../test/fixtures/pictures/drawn-numbers.ts';
import type { GreyImage } from '../pixels.ts';
import { mapInLanes } from './in-lanes.ts';
import { OcrEngine } from './ocr-engine.ts';
import { OcrTeam } from './ocr-team.ts';
import type { RecogniseOptions, Recogniser } from './recogniser.ts';
import type { Word } from './word.ts';

const MANY = 100;
const ZOOM = 3;
const OPTIONS: RecogniseOptions = { languages: ['eng'], pageMode: 'line' };

/** A number, dark on light, each of its pixels as a square of nine. */
function draw(text: string): GreyImage {
  const { width, height, values } = drawNumbers([text], 3).image;
  const large = new Uint8Array(width * height * ZOOM * ZOOM);
  for (let at = 0; at < large.length; at += 1) {
    const [x, y] = [at % (width * ZOOM), Math.floor(at / (width * ZOOM))];
    large[at] = 255 - (values[Math.floor(y / ZOOM) * width + Math.floor(x / ZOOM)] ?? 0);
  }
  return { width: width * ZOOM, height: height * ZOOM, values: large };
}

const PICTURES = Array.from({ length: MANY }, (_, at) => draw(String(1_204 + at * 8_637)));

/** Counts what it is asked. */
class CountedEngine implements Recogniser {
  asked = 0;
  readonly #engine: OcrEngine;

  constructor(engine: OcrEngine) {
    this.#engine = engine;
  }

  async recognise(image: GreyImage, options: RecogniseOptions): Promise<readonly Word[]> {
    this.asked += 1;
    return this.#engine.recognise(image, options);
  }

  expect(pictures: number): number {
    return this.#engine.expect(pictures);
  }
}

let engine: OcrEngine;
beforeAll(async () => {
  engine = await OcrEngine.create();
});

const opened: OcrTeam[] = [];
afterEach(async () => {
  for (const team of opened.splice(0)) await team.close();
});

function openTeam(own: Recogniser, ocrDataFolder?: string): OcrTeam {
  const team = new OcrTeam(own, ocrDataFolder);
  opened.push(team);
  return team;
}

/** What is read of the pictures, again and again until some of it was read in the thread; the time of the test ends it else. */
async function readUntilShared(team: OcrTeam, own: CountedEngine): Promise<readonly (readonly Word[])[]> {
  const lanes = team.expect(MANY);
  for (;;) {
    own.asked = 0;
    const read = await mapInLanes(PICTURES, lanes, (image) => team.recognise(image, OPTIONS));
    if (own.asked < MANY) return read;
  }
}

describe('a team of recognisers', { timeout: 60_000 }, () => {
  test('reads what one alone reads, whoever of them does', async () => {
    const alone = await mapInLanes(PICTURES, 1, (image) => engine.recognise(image, OPTIONS));
    const own = new CountedEngine(engine);
    const shared = await readUntilShared(openTeam(own), own);
    expect(shared).toEqual(alone);
    expect(alone.flat().filter(({ text }) => /^\d+$/.test(text)).length).toBeGreaterThan(MANY / 2);
  });

  test('starts no thread for a few pictures', () => {
    expect(openTeam(engine).expect(20)).toBe(1);
  });

  test('reads all by itself where the thread finds no language data', async () => {
    const own = new CountedEngine(engine);
    const team = openTeam(own, '/there/is/no/such/folder');
    const read = await mapInLanes(PICTURES, team.expect(MANY), (image) => team.recognise(image, OPTIONS));
    expect(read.every((words) => words.length > 0)).toBe(true);
    expect(own.asked).toBe(MANY);
  });

  test('finishes what the thread was asked when that is ended', async () => {
    const own = new CountedEngine(engine);
    const team = openTeam(own);
    await readUntilShared(team, own);
    const asked = PICTURES.slice(0, 4).map((image) => team.recognise(image, OPTIONS));
    await team.close();
    expect((await Promise.all(asked)).every((words) => words.length > 0)).toBe(true);
  });
});

describe('work in lanes', () => {
  test('comes in the order of the items, so many at a time', async () => {
    let [running, most] = [0, 0];
    const results = await mapInLanes([30, 10, 20, 0], 2, async (wait) => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, wait));
      running -= 1;
      return wait;
    });
    expect(results).toEqual([30, 10, 20, 0]);
    expect(most).toBe(2);
  });

  test('fails as the first of them does', async () => {
    const work = async (item: number): Promise<number> => {
      if (item === 2) throw new Error(`No ${item}.`);
      return item;
    };
    await expect(mapInLanes([1, 2, 3], 2, work)).rejects.toThrow('No 2.');
  });
});

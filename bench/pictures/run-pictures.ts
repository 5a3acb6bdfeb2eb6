import { decodeImage } from '../../src/documents/image/decode-image.ts';
import { OcrEngine } from '../../src/documents/image/ocr/ocr-engine.ts';
import { readWriting } from '../../src/documents/image/ocr/read-words.ts';
import { readTable } from '../../src/documents/image/table/read-table.ts';
import type { SourceTable } from '../../src/documents/source-table.ts';
import { tellCalibration } from '../calibration.ts';
import { PICTURE_KINDS, type PictureKind } from './draw-page.ts';
import { judgeTable } from './judge-table.ts';
import { type TablePicture, takePictures } from './take-pictures.ts';

type Result = {
  readonly picture: TablePicture;
  readonly cells: number;
  readonly right: number;
  readonly certainty: number;
  /** Of a processor: other work on the machine does not count. */
  readonly ms: number;
};

/**
 * Reads pictures of tables that it takes itself with Chromium and counts right cells by kind and language,
 * and how often the tables it was sure of are right. `--each=5` takes that
 * many of every kind and language, `--seed=7` others than usual, `--kind=scan` one kind, `--verbose` tells what was misread.
 */
export async function run(): Promise<void> {
  const option = (name: string): string | undefined =>
    process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split('=')[1];
  const kinds = PICTURE_KINDS.filter(
    (kind) => option('kind') === undefined || option('kind')?.split(',').includes(kind),
  );
  const engine = await OcrEngine.create();
  await engine.prepare(['eng']);
  const results: Result[] = [];
  const batch = { each: Number(option('each') ?? 3), kinds, seed: Number(option('seed') ?? 0) };
  for await (const picture of takePictures(batch)) {
    results.push(await readPicture(picture, engine, process.argv.includes('--verbose')));
  }
  for (const kind of kinds)
    tell(
      kind,
      results.filter(({ picture }) => picture.kind === kind),
    );
  for (const language of ['en', 'pt', 'ar'])
    tell(
      language,
      results.filter(({ picture }) => picture.truth.language === language),
    );
  tell('all', results);
  tellCalibration(results);
}

async function readPicture(picture: TablePicture, engine: OcrEngine, isVerbose: boolean): Promise<Result> {
  const start = process.cpuUsage();
  const { pixels } = await decodeImage(picture.bytes);
  const written = await readWriting(pixels, engine);
  const table = largest(readTable(written)?.tables ?? []);
  const { user, system } = process.cpuUsage(start);
  const ms = (user + system) / 1000;
  const { cells, right, wrong } = judgeTable(picture.truth, table);
  const certainty = table?.certainty ?? 0;
  if (isVerbose) {
    console.log(
      `${picture.name}: ${right}/${cells}, ${certainty.toFixed(2)}, ${Math.round(ms)} ms ${wrong.join('; ')}`,
    );
  }
  return { picture, cells, right, certainty, ms };
}

function largest(tables: readonly SourceTable[]): SourceTable | undefined {
  return tables.toSorted((one, other) => sizeOf(other) - sizeOf(one))[0];
}

function sizeOf({ rows, columns }: SourceTable): number {
  return rows.length * columns.length;
}

function tell(name: PictureKind | string, results: readonly Result[]): void {
  const cells = results.reduce((sum, result) => sum + result.cells, 0);
  const right = results.reduce((sum, result) => sum + result.right, 0);
  const whole = results.filter((result) => result.right === result.cells).length;
  const times = results.map(({ ms }) => ms).toSorted((one, other) => one - other);
  const [middle = 0, longest = 0] = [times[Math.floor(times.length / 2)], times.at(-1)];
  console.log(
    `${name.padEnd(12)} cells ${(right / Math.max(1, cells)).toFixed(3)}  wholly right ${whole}/${results.length}  ms ${Math.round(middle)} (most ${Math.round(longest)})`,
  );
}

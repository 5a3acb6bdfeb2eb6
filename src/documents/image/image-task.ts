import { type DocumentPiece, toPieces } from '../table-pieces.ts';
import { boundWriting } from '../writing.ts';
import { decodeImage } from './decode-image.ts';
import { OcrEngine } from './ocr/ocr-engine.ts';
import { OcrTeam } from './ocr/ocr-team.ts';
import { placeInSentPicture, placeWriting } from './place-in-sent-picture.ts';
import type { ImageOptions } from './read-image.ts';
import { readPicture } from './read-picture.ts';

/** Begun while the module is loaded, so that a process that waits ready has it. Where it fails, the task says so. */
const likelyEngine = OcrEngine.create();
likelyEngine.then((engine) => engine.prepare(['eng'])).catch(() => undefined);

/** The task of a sandbox that reads a picture: its tables in pieces, or what it lacks. `options` are those that `readImage` sent. */
export async function* runTask(bytes: Uint8Array, options: ImageOptions): AsyncGenerator<DocumentPiece, void, void> {
  const { ocrDataFolder } = options;
  const [{ pixels, scale }, engine] = await Promise.all([
    decodeImage(bytes),
    ocrDataFolder === undefined ? likelyEngine : OcrEngine.create(ocrDataFolder),
  ]);
  const team = new OcrTeam(engine, ocrDataFolder);
  const { tables, lacks, writing } = await readPicture(pixels, team).finally(() => team.close());
  for (const table of tables) yield* toPieces(placeInSentPicture(table, pixels, scale));
  if (writing !== undefined) yield { kind: 'writing', writing: placeWriting(boundWriting(writing), pixels, scale) };
  if (lacks !== undefined) yield { kind: 'doubt', doubt: { kind: 'unread-picture', values: { lacks } } };
}

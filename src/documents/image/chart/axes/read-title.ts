import type { TextPiece } from '../labels/find-texts.ts';
import { joinPieces } from '../labels/join-pieces.ts';
import type { ReadText } from '../labels/read-text.ts';
import { readTexts } from '../labels/read-texts.ts';
import { heightOf, widthOf } from '../raster/raster.ts';
import type { Side } from './find-axis-labels.ts';
import type { Sight } from './sight.ts';

const TEXT = { languages: ['eng'] } as const;

/** The title of an axis: upwards text beside an upright axis, the row below the labels of a level one. */
export async function readTitle(beyond: readonly TextPiece[], side: Side, sight: Sight): Promise<string> {
  const isLevel = side === 'bottom' || side === 'top';
  const fitting = beyond.filter(({ direction }) => (direction === 'upwards') !== isLevel);
  if (isLevel) {
    const [nearest] = [...fitting].sort((one, other) => one.extent.top - other.extent.top);
    if (nearest === undefined) return '';
    const row = fitting.filter(({ extent }) => Math.abs(extent.top - nearest.extent.top) <= 5);
    const [read] = await readTexts(row.slice(0, 1), sight, TEXT, sight.recogniser);
    return cleanTitle(read);
  }
  const upright = fitting.length > 0 ? fitting : beyond.filter(({ glyphs }) => glyphs.length <= 2);
  const [main] = [...upright].sort((one, other) => heightOf(other.extent) - heightOf(one.extent));
  if (main === undefined) return '';
  // Letters that lie on their side come apart where two of them look like a line of their own.
  const { left, right } = main.extent;
  const own = beyond.filter(
    ({ extent }) => Math.min(extent.right, right) - Math.max(extent.left, left) > 0.5 * widthOf(extent),
  );
  const piece = [joinPieces(own)];
  const [read] = await readTexts(piece, sight, { ...TEXT, turn: 'upwards' }, sight.recogniser);
  if (side === 'left') return cleanTitle(read);
  // On the right titles run either way.
  const [turned] = await readTexts(piece, sight, { ...TEXT, turn: 'downwards' }, sight.recogniser);
  return cleanTitle((turned?.confidence ?? 0) > (read?.confidence ?? 0) ? turned : read);
}

/** An address of the web names who drew the chart, and no axis; "Sepal.Length" and "gdp.cap" name one. */
const ADDRESS = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|net|edu|gov|info|int|[a-z]{2})$/iu;

const cleanTitle = (read: ReadText | undefined): string =>
  read === undefined || read.confidence < 0.3 || ADDRESS.test(read.text)
    ? ''
    : read.text.replace(/^[^\p{L}\p{N}("]+|[^\p{L}\p{N})%"$€]+$/gu, '');

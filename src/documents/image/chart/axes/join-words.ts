import type { TextPiece } from '../labels/find-texts.ts';
import { joinPieces } from '../labels/join-pieces.ts';
import { heightOf } from '../raster/raster.ts';

/** Words of one label stand so near to each other, in heights of letters; narrow letters leave more room beside them. */
const SPACES = [0.9, 0.8, 0.7] as const;
/** Steps between labels are even where they differ by no more than that share; those at the ends may be pushed inwards so far. */
const EVEN = 0.2;
const PUSHED = 0.5;
const LEAST_LABELS = 4;

const middleOf = ({ extent }: TextPiece): number => (extent.left + extent.right) / 2;

function areEven(pieces: readonly TextPiece[]): boolean {
  const steps = pieces.slice(1).map((piece, index) => middleOf(piece) - middleOf(pieces[index] ?? piece));
  const inner = steps.slice(1, -1);
  const [least, most] = [Math.min(...inner), Math.max(...inner)];
  return most - least <= EVEN * least && steps.every((step) => step >= PUSHED * least && step <= (1 + EVEN) * most);
}

/** The level labels of an axis with the words of each together, where these stand in even steps and the words by themselves do not. */
export function joinWords(pieces: readonly TextPiece[]): readonly TextPiece[] {
  if (pieces.length <= LEAST_LABELS || pieces.some(({ direction }) => direction !== 'level')) return pieces;
  const sorted = [...pieces].sort((one, other) => one.extent.left - other.extent.left);
  const tallest = Math.max(...sorted.map(({ extent }) => heightOf(extent)));
  const joinWithin = (space: number): readonly TextPiece[] => {
    const labels: TextPiece[][] = [];
    for (const piece of sorted) {
      const last = labels.at(-1);
      const end = last?.at(-1)?.extent.right ?? Number.NEGATIVE_INFINITY;
      if (last !== undefined && piece.extent.left - end <= space * tallest) last.push(piece);
      else labels.push([piece]);
    }
    return labels.map((words) => joinPieces(words));
  };
  if (areEven(sorted)) return pieces;
  return SPACES.map(joinWithin).find((joined) => joined.length >= LEAST_LABELS && areEven(joined)) ?? pieces;
}

import type { TextPiece } from '../labels/find-texts.ts';
import { joinPieces } from '../labels/join-pieces.ts';
import { median } from '../median.ts';
import { type Extent, heightOf, widthOf } from '../raster/raster.ts';
import { joinWords } from './join-words.ts';
import { partTitle } from './part-title.ts';

/** A side of the plot area. */
export type Side = 'left' | 'right' | 'bottom' | 'top';

/** Texts beside the plot area that belong to an axis: its labels, and what is written further out. */
export type AxisTexts = { readonly labels: readonly TextPiece[]; readonly beyond: readonly TextPiece[] };

const centreX = ({ extent }: TextPiece): number => (extent.left + extent.right) / 2;
const centreY = ({ extent }: TextPiece): number => (extent.top + extent.bottom) / 2;

/** Words of one label stand in one row, nearer to each other than the letters are high. */
export function joinRow(pieces: readonly TextPiece[]): readonly TextPiece[] {
  const joined: TextPiece[] = [];
  for (const piece of [...pieces].sort((one, other) => one.extent.left - other.extent.left)) {
    const home = joined.findIndex(
      ({ extent, direction }) =>
        direction === 'level' &&
        piece.direction === 'level' &&
        Math.min(extent.bottom, piece.extent.bottom) - Math.max(extent.top, piece.extent.top) >
          0.4 * Math.min(heightOf(extent), heightOf(piece.extent)) &&
        piece.extent.left - extent.right < 1.1 * Math.max(heightOf(extent), heightOf(piece.extent)),
    );
    const other = joined[home];
    if (other === undefined) joined.push(piece);
    else joined[home] = joinPieces([other, piece]);
  }
  return joined;
}

/** Labels beside an upright axis: they share the edge next to the plot (or the other one), and stand nearest to it. */
function besideUpright(pieces: readonly TextPiece[], side: 'left' | 'right', plot: Extent): AxisTexts {
  const parted = partTitle(
    pieces.filter(({ direction }) => direction === 'level'),
    side,
    plot,
  );
  const level = joinRow(parted.labels);
  const edge = ({ extent }: TextPiece): number =>
    side === 'left' ? plot.left - extent.right : extent.left - plot.right;
  const nearest = Math.min(...level.map(edge));
  const near = level.filter((piece) => edge(piece) <= nearest + 30);
  const usual = median(near.map(edge));
  const outer = median(near.map(({ extent }) => (side === 'left' ? extent.left : extent.right)));
  const isAligned = (piece: TextPiece): boolean =>
    Math.abs(edge(piece) - usual) <= 4 ||
    Math.abs((side === 'left' ? piece.extent.left : piece.extent.right) - outer) <= 2;
  const labels = near.filter(isAligned);
  return {
    labels,
    beyond: [
      ...pieces.filter(({ direction }) => direction !== 'level'),
      ...(parted.title === undefined ? [] : [parted.title]),
      ...level.filter((piece) => !labels.includes(piece)),
    ],
  };
}

/** Labels below or above a level axis: the row next to the plot. Labels that run upwards begin at the same height. */
function besideLevel(pieces: readonly TextPiece[], side: 'bottom' | 'top', plot: Extent): AxisTexts {
  const gap = ({ extent }: TextPiece): number =>
    side === 'bottom' ? extent.top - plot.bottom : plot.top - extent.bottom;
  const nearest = Math.min(...pieces.map(gap));
  const first = pieces.filter((piece) => gap(piece) <= nearest + 3);
  const tallest = Math.max(...first.map(({ extent }) => heightOf(extent)));
  const title = side === 'bottom' ? titleBelow(pieces, first, plot) : undefined;
  const upwards = first.filter(({ direction }) => direction === 'upwards');
  for (const piece of [...pieces].sort((one, other) => one.extent.top - other.extent.top))
    if (piece !== title && upwards.some((other) => isBelow(other, piece))) upwards.push(piece);
  const isMember = (piece: TextPiece): boolean =>
    gap(piece) <= nearest + Math.max(4, 0.55 * Math.min(tallest, 24)) || upwards.includes(piece);
  const labels = pieces.filter(isMember);
  const beyond = pieces.filter((piece) => !isMember(piece));
  return { labels: joinWords(joinStacked(labels)), beyond: joinRow(beyond) };
}

/** How far the middle of a title may lie from that of its axis, in pixels. */
const OFF_MIDDLE = 3;

/** What stands alone below all labels and at the middle of the axis is its title, though a label end right above it. */
function titleBelow(pieces: readonly TextPiece[], labels: readonly TextPiece[], plot: Extent): TextPiece | undefined {
  const foot = Math.max(...labels.map(({ extent }) => extent.bottom));
  const [lowest, ...others] = pieces.filter(({ extent }) => extent.top >= foot);
  if (lowest === undefined || others.length > 0 || labels.length < 2) return undefined;
  return Math.abs(centreX(lowest) - (plot.left + plot.right) / 2) <= OFF_MIDDLE ? lowest : undefined;
}

/** The foot of a J or the tail of a Q reaches below the next letter, by that share of the height of letters. */
const KERNED = 0.35;

const continues = (one: TextPiece, other: TextPiece): boolean => one.direction === 'upwards' && isBelow(one, other);

const isBelow = (one: TextPiece, other: TextPiece): boolean =>
  Math.abs(centreX(one) - centreX(other)) <= 0.4 * widthOf(one.extent) &&
  other.extent.top - one.extent.bottom < 1.2 * widthOf(one.extent) &&
  other.extent.top >= one.extent.bottom - KERNED * widthOf(one.extent);

/** Upwards labels of several words come as several pieces, one over the other. */
function joinStacked(pieces: readonly TextPiece[]): readonly TextPiece[] {
  const joined: TextPiece[] = [];
  // Where most labels run upwards, two letters that are as wide as high do too.
  const areUpwards = pieces.filter(({ direction }) => direction === 'upwards').length >= pieces.length / 2;
  const goesOn = areUpwards ? isBelow : continues;
  for (const piece of [...pieces].sort((one, other) => one.extent.top - other.extent.top)) {
    const home = joined.findIndex((other) => goesOn(other, piece));
    const other = joined[home];
    if (other === undefined) joined.push(piece);
    else joined[home] = joinPieces([other, piece]);
  }
  return joined.sort((one, other) => centreX(one) - centreX(other));
}

/** How far below the foot of an upright axis the middle of its last label may lie, in pixels. */
const AT_FOOT = 3;

const NONE: AxisTexts = { labels: [], beyond: [] };

/**
 * The texts of each side of the plot area, parted into the labels of its axis and the rest. A side reaches as far as the
 * plot area does, and half a label beyond.
 */
export function findAxisTexts(pieces: readonly TextPiece[], plot: Extent): Readonly<Record<Side, AxisTexts>> {
  const inRows = (piece: TextPiece): boolean => centreY(piece) > plot.top - 8 && centreY(piece) < plot.bottom + 8;
  const inColumns = (piece: TextPiece): boolean => centreX(piece) > plot.left - 14 && centreX(piece) < plot.right + 14;
  const left = pieces.filter((piece) => piece.extent.right <= plot.left + 1 && inRows(piece));
  const right = pieces.filter((piece) => piece.extent.left >= plot.right - 1 && inRows(piece));
  // A nought beside the foot of an axis may begin below the plot: the middle of it does not.
  const areBeside = new Set([...left, ...right].filter((piece) => centreY(piece) <= plot.bottom + AT_FOOT));
  const bottom = pieces.filter(
    (piece) => piece.extent.top >= plot.bottom - 1 && inColumns(piece) && !areBeside.has(piece),
  );
  const top = pieces.filter((piece) => piece.extent.bottom <= plot.top + 1 && inColumns(piece));
  return {
    left: left.length === 0 ? NONE : besideUpright(left, 'left', plot),
    right: right.length === 0 ? NONE : besideUpright(right, 'right', plot),
    bottom: bottom.length === 0 ? NONE : besideLevel(bottom, 'bottom', plot),
    top: top.length === 0 ? NONE : besideLevel(top, 'top', plot),
  };
}

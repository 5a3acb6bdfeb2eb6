import type { SourceTable } from '../../source-table.ts';
import type { Sight } from './axes/sight.ts';
import { assignColours } from './colour/assign-colours.ts';
import { findPalette } from './colour/find-palette.ts';
import { differenceOf } from './colour/lab.ts';
import type { TextPiece } from './labels/find-texts.ts';
import { joinPieces } from './labels/join-pieces.ts';
import { readTexts } from './labels/read-texts.ts';
import { findPie, type Pie, type Slice } from './marks/find-pie.ts';
import type { NamedColour } from './read-scene.ts';
import type { Scene } from './see-picture.ts';
import { buildTable } from './table/build-table.ts';
import { PLAIN_NAMES } from './table/plain-names.ts';

/** The readings of texts that a circle shares with other charts. */
export type TextReaders = {
  readonly readLegend: (scene: Scene, sight: Sight) => Promise<readonly NamedColour[]>;
  readonly readLegendTitle: (scene: Scene, sight: Sight) => Promise<string>;
  readonly readTitle: (scene: Scene, texts: undefined, sight: Sight) => Promise<string>;
};

type NamedSlice = { readonly slice: Slice; readonly name: string; readonly stated?: string };

const shareOf = ({ from, to }: Slice): number => to - from;

/** Angles tell shares and no amounts: where none are printed, what the picture was made of is not known for sure. */
const SHARES_ALONE = 0.78;

const PERCENT = /(\d{1,3}(?:[.,]\d+)?)\s*%/u;

/** Texts around the circle stand beside their slice: lines of one label are joined. */
function labelsAround(texts: readonly TextPiece[], pie: Pie): readonly TextPiece[] {
  const near = texts.filter(({ extent, direction }) => {
    const x = Math.max(extent.left, Math.min(pie.x, extent.right));
    const y = Math.max(extent.top, Math.min(pie.y, extent.bottom));
    const distance = Math.hypot(x - pie.x, y - pie.y);
    return direction === 'level' && distance > 0.9 * pie.radius && distance < 1.55 * pie.radius + 12;
  });
  const joined: TextPiece[] = [];
  for (const piece of near) {
    const height = piece.extent.bottom - piece.extent.top;
    const index = joined.findIndex(({ extent }) => {
      const beside = Math.max(piece.extent.left - extent.right, extent.left - piece.extent.right);
      const under = Math.max(piece.extent.top - extent.bottom, extent.top - piece.extent.bottom);
      return (under < 0 && beside < 1.2 * height) || (beside < 0 && under < 0.8 * height);
    });
    const other = joined[index];
    if (other === undefined) joined.push(piece);
    else joined[index] = joinPieces([other, piece]);
  }
  return joined;
}

function turnOf({ extent }: TextPiece, pie: Pie): number {
  const x = Math.max(extent.left, Math.min(pie.x, extent.right));
  const y = Math.max(extent.top, Math.min(pie.y, extent.bottom));
  const [middleX, middleY] = [(extent.left + extent.right) / 2, (extent.top + extent.bottom) / 2];
  const turn = Math.atan2((x + middleX) / 2 - pie.x, pie.y - (y + middleY) / 2) / (2 * Math.PI);
  return (turn + 1) % 1;
}

const holds = ({ from, to }: Slice, turn: number): boolean =>
  (turn >= from && turn < to) || (turn + 1 >= from && turn + 1 < to);

async function nameByPlace(scene: Scene, pie: Pie, sight: Sight): Promise<readonly NamedSlice[] | undefined> {
  const pieces = labelsAround(scene.texts, pie);
  if (pieces.length < pie.slices.length) return undefined;
  const read = await readTexts(pieces, sight, { languages: ['eng'] }, sight.recogniser);
  return pie.slices.map((slice) => {
    const own = pieces.flatMap((piece, index) => (holds(slice, turnOf(piece, pie)) ? [read[index]?.text ?? ''] : []));
    const text = own.join(' ');
    const percent = PERCENT.exec(text)?.[1];
    const name = text
      .replace(PERCENT, '')
      .replace(/[\s():,–-]+$/u, '')
      .trim();
    return { slice, name, ...(percent !== undefined && { stated: percent.replace(',', '.') }) };
  });
}

function nameByColour(
  pie: Pie,
  legend: readonly NamedColour[],
  colours: readonly NamedColour['lab'][],
): readonly NamedSlice[] {
  return pie.slices.map((slice) => {
    const own = colours[slice.colour - 1];
    const nearest = legend.reduce<NamedColour | undefined>((best, entry) => {
      if (own === undefined) return best;
      return best === undefined || differenceOf(entry.lab, own) < differenceOf(best.lab, own) ? entry : best;
    }, undefined);
    const isNear = nearest !== undefined && own !== undefined && differenceOf(nearest.lab, own) < 12;
    return { slice, name: isNear ? nearest.name : '' };
  });
}

function colourOfLegend(scene: Scene) {
  const { raster } = scene;
  const ink = scene.ink.slice();
  for (const { patch, piece } of scene.legend)
    for (const { left, top, right, bottom } of [patch.extent, piece.extent])
      for (let y = top; y < bottom; y += 1) ink.fill(0, y * raster.width + left, y * raster.width + right);
  return ink;
}

/** Reads a pie or a ring: names from the legend or the texts around it, values as shares of the circle in percent. */
export async function readCircle(
  scene: Scene,
  sight: Sight,
  readers: TextReaders,
): Promise<{ readonly table: SourceTable; readonly explained: number } | undefined> {
  const { raster, ground } = scene;
  const field = { extent: { left: 0, top: 0, right: raster.width, bottom: raster.height }, ink: colourOfLegend(scene) };
  const palette = findPalette(raster, ground, field);
  const painting = assignColours(raster, ground, field, palette);
  const solid = new Set(palette.flatMap(({ isSolid }, index) => (isSolid ? [index + 1] : [])));
  const pie = findPie(painting, solid);
  if (pie === undefined) return undefined;
  const legend = await readers.readLegend(scene, sight);
  const byPlace = legend.length >= pie.slices.length ? undefined : await nameByPlace(scene, pie, sight);
  const named =
    byPlace ??
    nameByColour(
      pie,
      legend,
      palette.map(({ lab }) => lab),
    );
  const title = await readers.readTitle(scene, undefined, sight);
  const legendTitle = await readers.readLegendTitle(scene, sight);
  const missing = named.filter(({ name }) => name === '').length;
  const decimals = pie.radius > 60 ? 1 : 0;
  const facts = named.map(({ slice, name, stated }, index) => ({
    order: index,
    key: name,
    series: 0,
    value: stated ?? (100 * shareOf(slice)).toFixed(decimals),
    extent: {
      left: pie.x - pie.radius,
      top: pie.y - pie.radius,
      right: pie.x + pie.radius,
      bottom: pie.y + pie.radius,
    },
  }));
  const confidence = legend.length > 0 ? Math.min(1, ...legend.map((entry) => entry.confidence)) : 0.7;
  const measured = missing > 0 ? 0.3 : 0.55 + 0.35 * pie.filled * confidence;
  const areStated = named.every(({ stated }) => stated !== undefined);
  const certainty = areStated ? measured : Math.min(SHARES_ALONE, measured);
  const table = buildTable(
    {
      keyTitle: legendTitle,
      valueTitle: '',
      unit: '%',
      seriesNames: [PLAIN_NAMES.share],
      seriesTitle: '',
      facts,
      isLong: false,
    },
    {
      title,
      certainty,
      chartType: pie.isRing ? 'donut' : 'pie',
      notices: [],
      picture: { width: raster.width, height: raster.height },
      names: PLAIN_NAMES,
    },
  );
  const doubts = missing > 0 ? [{ kind: 'unread-picture' as const, values: { lacks: 'names' } }] : [];
  return { table: { ...table, doubts }, explained: 0.6 + 0.35 * pie.filled };
}

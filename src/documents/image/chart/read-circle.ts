import type { SourceTable } from '../../source-table.ts';
import { findDecimalMark, parseTick } from './axes/parse-tick.ts';
import type { Sight } from './axes/sight.ts';
import { assignColours } from './colour/assign-colours.ts';
import { findPalette } from './colour/find-palette.ts';
import { differenceOf } from './colour/lab.ts';
import { findPie, type Pie } from './marks/find-pie.ts';
import { AGREE, type NamedSlice, nameByPlace, partLabel, shareOf, withoutShares } from './name-slices.ts';
import type { NamedColour } from './read-scene.ts';
import type { Scene } from './see-picture.ts';
import { buildTable } from './table/build-table.ts';
import { READ_NAME } from './table/check-names.ts';
import { PLAIN_NAMES } from './table/plain-names.ts';
import { LIKELY, UNLIKELY } from './table/rate-reading.ts';

/** The readings of texts that a circle shares with other charts. */
export type TextReaders = {
  readonly readLegend: (scene: Scene, sight: Sight) => Promise<readonly NamedColour[]>;
  readonly readLegendTitle: (scene: Scene, sight: Sight) => Promise<string>;
  readonly readTitle: (scene: Scene, texts: undefined, sight: Sight) => Promise<string>;
};

/** Numbers that are printed and measured alike begin at this. */
const PROVEN = 0.62;

/** The printed numbers that the angles bear out: percents, or amounts whose shares the angles are; `undefined` where they do not. */
function statedValues(
  named: readonly NamedSlice[],
): { readonly values: readonly string[]; readonly unit: string } | undefined {
  const stated = named.map((one) => one.stated);
  if (stated.some((one) => one === undefined)) return undefined;
  const arePercent = stated.every((one) => one?.isPercent === true);
  const numbers = stated.map((one) => Number(one?.value));
  const whole = arePercent ? 100 : numbers.reduce((sum, value) => sum + value, 0);
  const agree = named.every(({ slice }, index) => Math.abs((numbers[index] ?? 0) / whole - shareOf(slice)) <= AGREE);
  return agree ? { values: stated.map((one) => one?.value ?? ''), unit: arePercent ? '%' : '' } : undefined;
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
    return { slice, name: isNear ? nearest.name : '', confidence: isNear ? nearest.confidence : 0 };
  });
}

/** Slices that a legend names, with the numbers that stand around the circle where there is one beside each. */
function withNumbers(named: readonly NamedSlice[], beside: readonly NamedSlice[] | undefined): readonly NamedSlice[] {
  const mark = findDecimalMark((beside ?? []).map(({ name }) => name));
  const numbers = (beside ?? []).map(({ name, stated }) => {
    const own = stated === undefined ? parseTick(name, mark) : undefined;
    return stated ?? (own === undefined ? undefined : { value: String(own.value), isPercent: own.unit === '%' });
  });
  return named.map((slice, index) => {
    const stated = numbers[index];
    return stated === undefined ? slice : { ...slice, stated };
  });
}

/**
 * Slices with the numbers that stand behind their names apart, where these are percentages or the angles bear all of them out; else
 * they are parts of the names, as in "Q1" and "Product 2".
 */
function partStated(named: readonly NamedSlice[]): readonly NamedSlice[] {
  const mark = findDecimalMark(named.map(({ name }) => name));
  const parted = named.map((slice) => ({ ...slice, ...partLabel(slice.name, mark) }));
  if (statedValues(parted) !== undefined) return parted;
  return parted.map((own, index) => (own.stated?.isPercent === true ? own : (named[index] ?? own)));
}

function colourOfLegend(scene: Scene) {
  const { raster } = scene;
  const ink = scene.ink.slice();
  for (const { patch, piece } of scene.legend)
    for (const { left, top, right, bottom } of [patch.extent, piece.extent])
      for (let y = top; y < bottom; y += 1) ink.fill(0, y * raster.width + left, y * raster.width + right);
  return ink;
}

/** More of the picture than that no circle covers: it has no ground, as photographs have none. */
const MOST_INKED = 0.9;

const isAllInk = (ink: Uint8Array): boolean => ink.reduce((sum, inked) => sum + inked, 0) > MOST_INKED * ink.length;

/** Reads a pie or a ring: names from the legend or the texts around it, values as shares of the circle in percent. */
export async function readCircle(
  scene: Scene,
  sight: Sight,
  readers: TextReaders,
): Promise<{ readonly table: SourceTable; readonly explained: number } | undefined> {
  const { raster, ground } = scene;
  if (isAllInk(scene.ink)) return undefined;
  const field = { extent: { left: 0, top: 0, right: raster.width, bottom: raster.height }, ink: colourOfLegend(scene) };
  const palette = findPalette(raster, ground, field);
  const painting = assignColours(raster, ground, field, palette);
  const solid = new Set(palette.flatMap(({ isSolid }, index) => (isSolid ? [index + 1] : [])));
  const pie = findPie(painting, solid);
  if (pie === undefined) return undefined;
  const legend = await readers.readLegend(scene, sight);
  const around = await nameByPlace(scene.texts, pie, sight);
  const byPlace = around && partStated(around);
  const colours = palette.map(({ lab }) => lab);
  const named = withoutShares(
    byPlace !== undefined && legend.length < pie.slices.length
      ? byPlace
      : withNumbers(partStated(nameByColour(pie, legend, colours)), byPlace),
  );
  const title = await readers.readTitle(scene, undefined, sight);
  const legendTitle = await readers.readLegendTitle(scene, sight);
  const missing = named.filter(({ name }) => name === '').length;
  const decimals = pie.radius > 60 ? 1 : 0;
  const stated = statedValues(named);
  const facts = named.map(({ slice, name }, index) => ({
    order: index,
    key: name,
    series: 0,
    value: stated?.values[index] ?? (100 * shareOf(slice)).toFixed(decimals),
    extent: {
      left: pie.x - pie.radius,
      top: pie.y - pie.radius,
      right: pie.x + pie.radius,
      bottom: pie.y + pie.radius,
    },
  }));
  const confidence = Math.min(1, ...named.map((one) => one.confidence));
  const least = stated === undefined ? 0.55 : PROVEN;
  const measured = missing > 0 ? 0.3 : least + 0.35 * pie.filled * confidence;
  // Angles tell shares and no amounts: where none are printed, what the picture was made of is not known for sure.
  const most = confidence < READ_NAME ? UNLIKELY : stated === undefined ? LIKELY : 1;
  const certainty = Math.min(most, measured);
  const table = buildTable(
    {
      keyTitle: legendTitle,
      valueTitle: '',
      unit: stated?.unit ?? '%',
      seriesNames: stated?.unit === '' ? [] : [PLAIN_NAMES.share],
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

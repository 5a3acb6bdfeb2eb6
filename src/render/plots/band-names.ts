import type { FontSpec } from '../text/measure-text.ts';
import { measureText } from '../text/measure-text.ts';
import { wrapText } from '../text/wrap-text.ts';

/** A column of some width along an axis. */
export type NamedBand = { readonly name: string; readonly x: number; readonly width: number };

/** A name under the middle of its band, in lines. */
export type BandName = { readonly center: number; readonly lines: readonly string[] };

const GAP = 6;
/** Narrower columns of text read badly. */
const NARROWEST = 52;

type Placed = BandName & { readonly half: number };

/**
 * Names bands of unequal width, each under its middle. A name keeps to its band where that is wide enough; else it takes what its
 * neighbours leave free on both sides, the widest bands first. Names that find no room are left out.
 */
export function nameBands(
  bands: readonly NamedBand[],
  {
    from,
    to,
    mostLines,
    ...font
  }: FontSpec & { readonly from: number; readonly to: number; readonly mostLines: number },
): readonly BandName[] {
  const placed: Placed[] = [];
  const place = ({ name, x, width }: NamedBand, room: number): void => {
    const isWhole = measureText(name, font) <= room;
    if (!isWhole && room < NARROWEST) return;
    const lines = wrapText(name, room, { ...font, mostLines });
    placed.push({ center: x + width / 2, lines, half: Math.max(...lines.map((line) => measureText(line, font))) / 2 });
  };
  const isWide = ({ width }: NamedBand): boolean => width - GAP >= NARROWEST;
  for (const band of bands.filter(isWide)) place(band, band.width - GAP);
  for (const band of bands.filter((one) => !isWide(one)).toSorted((one, other) => other.width - one.width)) {
    const middle = band.x + band.width / 2;
    const edges = placed.map(({ center, half }) => Math.abs(center - middle) - half - GAP);
    place(band, 2 * Math.min(middle - from, to - middle, ...edges));
  }
  return placed;
}

import type { GraphConfig } from '../../chart/graph-config.ts';
import { isBranch, readPath, removePath, setPath } from './patch.ts';

const STYLES = 'appearance.seriesStyles';
const SERIES_KEY = /^series([1-9]\d{0,5})$/;

/** The key under which `appearance.seriesStyles` holds the look of a series or slice, by its position from 0. */
export function seriesKey(index: number): string {
  return `series${index + 1}`;
}

/** The position from 0 that a key of `appearance.seriesStyles` stands for; undefined for other keys. */
export function maybeSeriesIndex(key: string): number | undefined {
  const digits = SERIES_KEY.exec(key)?.[1];
  return digits === undefined ? undefined : Number(digits) - 1;
}

/** A chart whose styles stand where their series stand, and the series (or slices) whose style is gone with them. */
export type MovedStyles = { readonly config: GraphConfig; readonly lost: readonly string[] };

/**
 * Keeps each style on its series when series move: `before` and `after` name the series, or slices, in the order of
 * `series1`, `series2`…. The style of a series that is gone goes. Styles beyond the series there were stay as they are
 * unless another takes their place. A chart whose styles need not move is given back itself.
 */
export function moveSeriesStyles(
  config: GraphConfig,
  before: readonly string[],
  after: readonly string[],
): MovedStyles {
  const styles = readPath(config, STYLES);
  if (!isBranch(styles)) return { config, lost: [] };
  const places = new Map(after.map((name, index) => [name, index]));
  const kept: [string, unknown][] = [];
  const moved: [string, unknown][] = [];
  const lost: string[] = [];
  for (const [key, style] of Object.entries(styles)) {
    const index = maybeSeriesIndex(key);
    const name = index === undefined ? undefined : before[index];
    const place = name === undefined ? undefined : places.get(name);
    if (name === undefined) kept.push([key, style]);
    else if (place === undefined) lost.push(name);
    else moved.push([seriesKey(place), style]);
  }
  if (lost.length === 0 && moved.every(([key, style]) => styles[key] === style)) return { config, lost };
  const next = Object.fromEntries([...kept, ...moved]);
  return Object.keys(next).length === 0
    ? { config: removePath(config, STYLES), lost }
    : { config: setPath(config, STYLES, next), lost };
}

import type { ChartType } from '../../src/chart/chart-type.ts';
import type { GraphConfig, Row } from '../../src/chart/graph-config.ts';
import { createLook } from '../../src/render/look/create-look.ts';
import type { Mode } from '../../src/render/look/theme.ts';
import type { Version } from './page-state.ts';

/** The types whose parts are rows: taking one out of sight leaves its row out. */
const TYPES_OF_ROWS: ReadonlySet<ChartType | undefined> = new Set(['pie', 'donut', 'funnel']);

/** Whether the parts of a type that can be taken out of sight are rows and not columns. */
export function hasPartsInRows(type: ChartType | undefined): boolean {
  return TYPES_OF_ROWS.has(type);
}

/** The name by which a row is known among those out of sight. */
export function nameOfRow(rowIndex: number): string {
  return `row ${rowIndex}`;
}

/** The chart of a version as it is saved and shared: with its type, and without what was taken out of sight. */
export function shownConfig({ config, type, hidden }: Version): GraphConfig {
  const typed = type === undefined ? config : { ...config, type };
  if (hidden.size === 0) return typed;
  const { data } = typed;
  if (hasPartsInRows(type)) return { ...typed, data: { ...data, rows: keepRows(data.rows, hidden) } };
  const columns = data.columns.map((column) =>
    hidden.has(column.key) ? { ...column, _metadata: { ...column._metadata, isHidden: true } } : column,
  );
  return { ...typed, data: { ...data, columns } };
}

function keepRows(rows: readonly Row[], hidden: ReadonlySet<string>): readonly Row[] {
  return rows.filter((_row, index) => !hidden.has(nameOfRow(index)));
}

/** Parts of a chart, in the order of their colours, by the names of those out of sight. */
export type PartNames = readonly string[];

/**
 * The chart as it is drawn: what stays in sight keeps the colour it had among all, which palettes give by place. Only charts
 * with something out of sight are changed.
 */
export function coloredConfig(version: Version, parts: PartNames, mode: Mode): GraphConfig {
  const shown = shownConfig(version);
  if (version.hidden.size === 0) return shown;
  const look = createLook(version.config, { mode, width: 800 });
  const { appearance } = version.config;
  const own = maybeRecord(maybeRecord(appearance).seriesStyles);
  const styles = parts
    .map((name, index) => ({ name, index }))
    .filter(({ name }) => !version.hidden.has(name))
    .map(({ index }, place) => {
      const style = maybeRecord(own[`series${index + 1}`]);
      return [`series${place + 1}`, { ...style, customColor: look.seriesLook(index).color }] as const;
    });
  const others = Object.entries(own).filter(([name]) => !/^series\d+$/.test(name));
  const seriesStyles = Object.fromEntries([...others, ...styles]);
  return { ...shown, appearance: { ...maybeRecord(appearance), seriesStyles } };
}

function maybeRecord(value: unknown): Readonly<Record<string, unknown>> {
  // An object of JSON has texts for keys, and nothing is assumed of its values.
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : {};
}

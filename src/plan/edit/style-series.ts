import type { GraphConfig } from '../../chart/graph-config.ts';
import { styleScopeOf } from '../../chart/read-columns.ts';
import { type ChartView, cellAt, nameColumn } from './chart-view.ts';
import { checkValue } from './check-value.ts';
import type { EditOf, SeriesLook, StyleTarget } from './edit.ts';
import { EditError } from './edit-error.ts';
import type { Edited, StyledParts } from './edit-facts.ts';
import type { FieldValues } from './edit-fields.ts';
import { seriesKey } from './move-series-styles.ts';
import { removePath, setPath } from './patch.ts';

/** The looks of a series and what each takes. */
export const SERIES_LOOKS = {
  customColor: { kind: 'colour' },
  paletteColorId: { kind: 'text', longest: 100 },
  lineStyle: { kind: 'choice', choices: ['solid', 'dashed', 'dotted'] },
  fillStyle: { kind: 'text', longest: 100 },
} as const satisfies Record<keyof SeriesLook, FieldValues>;

const LOOK_NAMES = [
  'customColor',
  'paletteColorId',
  'lineStyle',
  'fillStyle',
] as const satisfies readonly (keyof SeriesLook)[];

/** The parts of a waterfall that have a look of their own. */
export const WATERFALL_PARTS = ['waterfallStart', 'waterfallPositive', 'waterfallNegative', 'waterfallTotal'] as const;

/** A pie of more slices than this is not coloured as a whole. */
const MOST_SLICES = 200;

type Styled = { readonly keys: readonly string[]; readonly parts: StyledParts };

/** Gives a series, a slice, a part of a waterfall, or all of them a look. What the look does not name stays. */
export function styleSeries(view: ChartView, { target, look }: EditOf<'styleSeries'>): Edited<'styleSeries'> {
  checkLook(look);
  const { keys, parts } = findTargets(view, target);
  const changed = keys.reduce((config, key) => applyLook(config, key, look), view.config);
  return { config: changed, facts: { verb: 'styleSeries', parts, look, isAlready: changed === view.config } };
}

/** Throws an `EditError` for a look that no series takes. */
export function checkLook(look: SeriesLook): void {
  for (const name of LOOK_NAMES) {
    const value = look[name];
    if (value !== undefined && value !== null) checkValue(`seriesStyle.${name}`, SERIES_LOOKS[name], value);
  }
}

function applyLook(config: GraphConfig, key: string, look: SeriesLook): GraphConfig {
  return LOOK_NAMES.reduce((styled, name) => {
    const value = look[name];
    if (value === undefined) return styled;
    const path = `appearance.seriesStyles.${key}.${name}`;
    return value === null ? removePath(styled, path) : setPath(styled, path, value);
  }, config);
}

function findTargets(view: ChartView, target: StyleTarget): Styled {
  const scope = styleScopeOf(view.config.type);
  if (target.kind === 'every') return findAll(view);
  if (scope !== target.kind) refuse(view, target);
  if (target.kind === 'waterfall') return { keys: [target.part], parts: target };
  if (target.kind === 'slice') return findSlice(view, target.rowIndex);
  return findSeries(view, target.column);
}

function refuse({ config, table, reading }: ChartView, target: StyleTarget): never {
  const { type } = config;
  const { along, series } = reading();
  if (target.kind !== 'slice' || styleScopeOf(type) !== 'series' || target.rowIndex >= table.rowCount)
    throw new EditError({ kind: 'notStyled', type, target: target.kind });
  const place = String(cellAt(table, along, target.rowIndex) ?? '');
  throw new EditError({ kind: 'placeNotStyled', type, place, series: series.map((key) => nameColumn(table, key)) });
}

function findSeries({ table, reading }: ChartView, key: string): Styled {
  const { series } = reading();
  const index = series.indexOf(key);
  const column = nameColumn(table, key);
  if (index < 0)
    throw new EditError({ kind: 'noSeries', column, series: series.map((each) => nameColumn(table, each)) });
  return { keys: [seriesKey(index)], parts: { kind: 'series', column } };
}

function findSlice({ table, reading }: ChartView, rowIndex: number): Styled {
  const { rowCount } = table;
  if (!Number.isInteger(rowIndex) || rowIndex < 0 || rowIndex >= rowCount) {
    throw new EditError({ kind: 'unknownRow', rowIndex, rowCount });
  }
  const name = String(cellAt(table, reading().along, rowIndex) ?? '');
  return { keys: [seriesKey(rowIndex)], parts: { kind: 'slice', name } };
}

function findAll(view: ChartView): Styled {
  const scope = styleScopeOf(view.config.type);
  if (scope === 'none') refuse(view, { kind: 'every' });
  if (scope === 'waterfall') return { keys: WATERFALL_PARTS, parts: { kind: 'every', count: WATERFALL_PARTS.length } };
  const count = scope === 'slice' ? Math.min(view.table.rowCount, MOST_SLICES) : view.reading().series.length;
  const keys = Array.from({ length: count }, (_, index) => seriesKey(index));
  const [only] = scope === 'series' ? view.reading().series : [];
  const parts: StyledParts =
    count === 1 && only !== undefined
      ? { kind: 'series', column: nameColumn(view.table, only) }
      : { kind: 'every', count };
  return { keys, parts };
}

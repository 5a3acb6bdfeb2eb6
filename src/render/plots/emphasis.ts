import { mixColors } from '../look/color.ts';
import type { Look } from '../look/look.ts';
import type { ChartModel } from '../model/chart-model.ts';
import { findRow } from '../model/find-row.ts';
import { fieldOf, maybeOneOf } from '../model/read-fields.ts';

/** One cell of the data. */
type CellPlace = { readonly rowIndex: number; readonly columnKey: string };

/** Which marks stand out: how each is painted where the chart highlights some. */
export type Emphasis = {
  /** True where something is highlighted. */
  readonly isOn: boolean;
  /** The colour of a mark, faded where others are highlighted. */
  readonly paint: (color: string, cell: CellPlace) => string;
  /** The colour of a line or an area through all marks of a column. */
  readonly paintSeries: (color: string, columnKey: string) => string;
};

type Highlight = {
  readonly kind: 'data-point' | 'series' | 'x-value';
  readonly row: number | undefined;
  readonly columnKey: unknown;
};

/** The part of the background in a faded colour. */
const FADED = 0.74;
const OFF: Emphasis = { isOn: false, paint: (color) => color, paintSeries: (color) => color };

/** Reads what a chart highlights (`annotations` of type `highlight`) and how the rest recedes (`appearance.highlightStyle`). */
export function createEmphasis(model: ChartModel, look: Look): Emphasis {
  const highlights = readHighlights(model);
  if (highlights.length === 0) return OFF;
  const isGrey = fieldOf(model.config.appearance, 'highlightStyle') === 'grey';
  const grey = mixColors(look.theme.axis, look.theme.background, 0.5);
  const recede = (color: string): string => (isGrey ? grey : mixColors(color, look.theme.background, FADED));
  return {
    isOn: true,
    paint: (color, cell) => (highlights.some((one) => isOfCell(one, cell)) ? color : recede(color)),
    paintSeries: (color, columnKey) =>
      highlights.some((one) => one.kind === 'series' && one.columnKey === columnKey) ? color : recede(color),
  };
}

function isOfCell({ kind, row, columnKey }: Highlight, cell: CellPlace): boolean {
  if (kind === 'series') return columnKey === cell.columnKey;
  return row === cell.rowIndex && (kind === 'x-value' || columnKey === cell.columnKey);
}

/** Highlights of something that is drawn; others would fade everything. */
function readHighlights(model: ChartModel): readonly Highlight[] {
  const { annotations } = model.config;
  if (!Array.isArray(annotations)) return [];
  return annotations.flatMap((annotation: unknown): Highlight[] => {
    const kind = maybeOneOf(fieldOf(annotation, 'highlight'), ['data-point', 'series', 'x-value']);
    if (fieldOf(annotation, 'type') !== 'highlight' || kind === undefined) return [];
    const columnKey = fieldOf(annotation, 'columnKey');
    const row = findRow(model, annotation);
    const hasColumn = model.series.some((series) => series.columnKey === columnKey);
    const isDrawn = kind === 'series' ? hasColumn : row !== undefined && (kind === 'x-value' || hasColumn);
    return isDrawn ? [{ kind, row, columnKey }] : [];
  });
}

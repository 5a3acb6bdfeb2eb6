import type { Locale } from '../../chart/locale.ts';
import { type NumberStyle, SHARES_OF_ONE } from '../format/number-style.ts';
import { createLabelWriter } from '../format/number-writer.ts';
import type { ChartModel, Series } from '../model/chart-model.ts';
import { findRow } from '../model/find-row.ts';
import { fieldOf, maybeOneOf } from '../model/read-fields.ts';

/** Two cells and how far it is from the first to the second, in words. */
export type Difference = { readonly label: string; readonly isFall: boolean };

const SHOWN = ['absolute-difference', 'relative-difference', 'proportion'] as const;
const POINTS = { EN_US: 'pp', EN_GB: 'pp', PT_PT: 'p.p.', AR: 'نقطة مئوية' } as const satisfies Record<Locale, string>;

/**
 * What a difference arrow says: how much its end is above its start (in percentage points where both are percentages), that as a
 * share of the start, or the end as a share of the start. Nothing where a cell is empty or the start is zero and would divide.
 */
export function readDifference(annotation: unknown, model: ChartModel): Difference | undefined {
  const start = valueAt(fieldOf(annotation, 'start'), model);
  const end = valueAt(fieldOf(annotation, 'end'), model);
  if (start === undefined || end === undefined) return undefined;
  const show = maybeOneOf(fieldOf(annotation, 'show'), SHOWN) ?? 'absolute-difference';
  const difference = end.value - start.value;
  const isFall = difference < 0;
  if (show === 'absolute-difference')
    return { label: signed(difference, writeAbsolute(difference, end.series, model)), isFall };
  if (start.value === 0) return undefined;
  const share = show === 'proportion' ? end.value / start.value : difference / Math.abs(start.value);
  const written = writeShare(share, model);
  return { label: show === 'proportion' ? written : signed(share, written), isFall };
}

const signed = (value: number, written: string): string => (value > 0 ? `+${written}` : written);

function valueAt(anchor: unknown, model: ChartModel): { readonly value: number; readonly series: Series } | undefined {
  const row = findRow(model, anchor);
  const place = model.categories.findIndex(({ rowIndex }) => rowIndex === row);
  const columnKey = fieldOf(anchor, 'columnKey');
  const series = model.series.find((one) => one.columnKey === columnKey) ?? model.series[0];
  const value = place < 0 ? null : (series?.values[place] ?? null);
  return series === undefined || value === null ? undefined : { value, series };
}

function writeAbsolute(difference: number, { style }: Series, { locale, numberFormat: format }: ChartModel): string {
  if (style.kind !== 'percentage') return createLabelWriter([difference], { style, format, locale })(difference);
  const points = style.isFraction === true ? difference * 100 : difference;
  const decimals = style.decimals === undefined ? 1 : Math.max(0, style.decimals - (style.isFraction === true ? 2 : 0));
  const inPoints: NumberStyle = { kind: 'number', unit: POINTS[locale], decimals };
  return createLabelWriter([points], { style: inPoints, format, locale })(points);
}

function writeShare(share: number, { locale, numberFormat }: ChartModel): string {
  const isSmall = Math.abs(share) < 0.1;
  const rounded = isSmall ? Math.round(share * 1000) / 1000 : Math.round(share * 100) / 100;
  const format = { ...numberFormat, decimalPlaces: 'auto' } as const;
  return createLabelWriter([rounded], { style: { ...SHARES_OF_ONE, decimals: isSmall ? 3 : 2 }, format, locale })(
    rounded,
  );
}

import { CHART_TYPES, type ChartType } from '../../src/chart/chart-type.ts';

/** An object of a config. */
export type Fields = Readonly<Record<string, unknown>>;

/** Whether a value is an object with fields. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is the name of a chart type. */
export const isChartType = (value: unknown): value is ChartType => CHART_TYPES.some((type) => type === value);

/** The value at a dotted path; undefined where there is none. */
export function valueAt(config: Fields, path: string): unknown {
  let value: unknown = config;
  for (const name of path.split('.')) value = isFields(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  return value;
}

/** What a plain text or a rich-text document reads as; other values as text. */
export function plainText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(plainText).join('');
  if (!isFields(value)) return String(value);
  return typeof value.text === 'string' ? value.text : plainText(value.content);
}

/** What a chart shows: the columns that are not hidden, and its cells in their order. */
export type ShownTable = {
  readonly keys: readonly string[];
  readonly labels: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
};

/** The shown part of a config's data. */
export function shownTable(config: Fields): ShownTable {
  const data = isFields(config.data) ? config.data : {};
  const columns = (Array.isArray(data.columns) ? data.columns : [])
    .filter(isFields)
    .filter((column) => !(isFields(column._metadata) && column._metadata.isHidden === true));
  const keys = columns.map(({ key }) => String(key));
  return {
    keys,
    labels: columns.map(({ key, label }) => String(label ?? key)),
    rows: (Array.isArray(data.rows) ? data.rows : [])
      .filter(isFields)
      .map((row) => keys.map((key) => (Object.hasOwn(row, key) ? row[key] : null))),
  };
}

import type { ChartData } from '../chart/graph-config.ts';
import { PARSING_LOCALES, type ParsingLocale } from '../chart/locale.ts';
import type { TypedColumn } from './column.ts';
import { parseColumns } from './parse-columns.ts';

/** One visible column of a chart's data, typed. */
export type TableColumn = {
  /** Position among all columns of the data, hidden ones counted. */
  readonly index: number;
  readonly key: string;
  readonly label: string;
  readonly typed: TypedColumn;
};

/** The visible data of a chart, typed. */
export type TypedTable = { readonly columns: readonly TableColumn[]; readonly rowCount: number };

/** Types the visible columns of a chart's data. Reads `data._metadata.parsingLocale` where no locale is given. Never throws. */
export function parseTable(data: ChartData, options: { readonly locale?: ParsingLocale } = {}): TypedTable {
  const locale = options.locale ?? maybeParsingLocale(data);
  const rows: readonly unknown[] = Array.isArray(data.rows) ? data.rows : [];
  const visible = visibleColumns(data);
  const cells = cellsByColumn(
    rows,
    visible.map(({ key }) => key),
  );
  const sources = visible.map(({ label, unit, isText, isDuration }, place) => ({
    label,
    isText,
    isDuration,
    cells: cells[place] ?? [],
    ...(unit === undefined ? {} : { unit }),
  }));
  const typed = parseColumns(sources, locale === undefined ? {} : { locale });
  const columns = visible.flatMap(({ index, key, label }, place) => {
    const own = typed[place];
    return own === undefined ? [] : [{ index, key, label, typed: own }];
  });
  return { columns, rowCount: rows.length };
}

type VisibleColumn = Omit<TableColumn, 'typed'> & {
  readonly unit: string | undefined;
  readonly isText: boolean;
  readonly isDuration: boolean;
};

function visibleColumns(data: ChartData): readonly VisibleColumn[] {
  const definitions: readonly unknown[] = Array.isArray(data.columns) ? data.columns : [];
  return definitions.flatMap((definition, index) => {
    const key = fieldOf(definition, 'key');
    if (typeof key !== 'string' || fieldOf(fieldOf(definition, '_metadata'), 'isHidden') === true) return [];
    const label = fieldOf(definition, 'label');
    const shown = typeof label === 'string' && label.trim() !== '' ? label : key;
    return [
      {
        index,
        key,
        label: shown,
        unit: maybeUnit(definition),
        isText: isStatedText(definition),
        isDuration: isStatedDuration(definition),
      },
    ];
  });
}

/** True where a definition says that its values are text, whatever they look like. */
export function isStatedText(definition: unknown): boolean {
  return fieldOf(definition, 'valueFormat') === 'text';
}

/** True where a definition says that its values are lengths of time: its numbers are seconds. */
export function isStatedDuration(definition: unknown): boolean {
  return fieldOf(definition, 'valueFormat') === 'duration';
}

/** What a definition says of all its values: the `valueFormat`, `currency` and `unit` that `extract` keeps beside numbers. */
export function maybeUnit(definition: unknown): string | undefined {
  if (fieldOf(definition, 'valueFormat') === 'percentage') return '%';
  const stated = fieldOf(definition, 'currency') ?? fieldOf(definition, 'unit');
  return typeof stated === 'string' ? stated : undefined;
}

/**
 * The cells of several columns, gathered in one walk over the rows. A property that a row inherits is no cell. Properties that come
 * in the order of the columns are met by enumeration, which engines do far faster than looking up one name after another.
 */
function cellsByColumn(rows: readonly unknown[], keys: readonly string[]): readonly (readonly unknown[])[] {
  const columns = keys.map(() => new Array<unknown>(rows.length));
  for (let row = 0; row < rows.length; row++) {
    const record = rows[row];
    let place = 0;
    if (isRecord(record)) {
      for (const key in record) {
        if (key !== keys[place]) continue;
        const cells = columns[place++];
        if (cells !== undefined) cells[row] = record[key];
        if (place === keys.length) break;
      }
    }
    for (; place < keys.length; place++) {
      const cells = columns[place];
      if (cells !== undefined) cells[row] = ownCell(record, keys[place] ?? '');
    }
  }
  return columns;
}

function ownCell(record: unknown, key: string): unknown {
  return isRecord(record) && (!(key in Object.prototype) || Object.hasOwn(record, key)) ? record[key] : undefined;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function fieldOf(value: unknown, name: string): unknown {
  return isRecord(value) ? value[name] : undefined;
}

/** The locale that the data itself names as the one it was written in. */
export function maybeParsingLocale(data: ChartData): ParsingLocale | undefined {
  const named = fieldOf(fieldOf(data, '_metadata'), 'parsingLocale');
  return PARSING_LOCALES.find((locale) => locale === named);
}

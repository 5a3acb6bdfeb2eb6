import type { Locale } from '../../chart/locale.ts';
import type { SourceTable } from '../../documents/source-table.ts';
import type { ValueFormat } from '../../table/column.ts';
import type { NamedPeriod } from '../../writing/extract/extract-texts.ts';
import {
  writeColumnName,
  writeGroupName,
  writeListNames,
  writePeriodName,
} from '../../writing/extract/write-extract.ts';
import type { ExtractedColumn, ExtractedTable } from './type-table.ts';

const LONGEST_TITLE_AS_NAME = 48;

/**
 * The label of each column: the source's, or for a column without one what its times or texts are, or its number, in the caller's language. The values
 * of a list take what all of them count, or the list's title, where it has a short one, and so does the only column of numbers in a file where it has no name:
 * the title above, the sheet, or the file.
 */
export function nameColumns(table: ExtractedTable, locale: Locale): readonly string[] {
  const { source, columns } = table;
  const unnamed = source.columns.slice(1).filter(({ label }) => label === '').length;
  const hasOneValue = source.columns.length === 2 || unnamed === 1;
  const isList = hasOneValue && source.columns[0]?.label === '' && isListMethod(source);
  if (!isList) {
    const title = maybeValueName(table);
    const named = findNamed(table);
    return columns.map((column, i) => {
      const label = source.columns[i]?.label ?? '';
      const isValue = title !== undefined && label === '' && column.isNumeric;
      return oneLine(label) || (isValue ? title : nameless(column, i, named, locale));
    });
  }
  const [item, value] = writeListNames(locale);
  const title = source.title !== undefined && source.title.length <= LONGEST_TITLE_AS_NAME ? source.title : value;
  return source.columns.map(({ label }, i) => oneLine(label) || (i === 0 ? item : oneLine(title)));
}

const PERIOD_OF: Partial<Readonly<Record<ValueFormat, NamedPeriod>>> = {
  year: 'year',
  quarter: 'quarter',
  month: 'month',
  month_year: 'month',
  date: 'date',
  day_month: 'date',
  datetime: 'time',
  time: 'time',
};

/** What a column of times of a format is called, in the caller's language; undefined for other formats. */
export function writePeriodOf(format: ValueFormat, locale: Locale): string | undefined {
  const period = PERIOD_OF[format];
  return period === undefined ? undefined : writePeriodName(period, locale);
}

/** What the columns of a table tell of those without a name. */
type Named = {
  /** Labels in small letters; of one without a name an empty one. */
  readonly labels: ReadonlySet<string>;
  readonly unnamed: number;
  /** True where the first column holds the titles that stood over parts of the table. */
  readonly isGrouped: boolean;
  /** The first column without a name of each kind of times. */
  readonly firsts: ReadonlyMap<NamedPeriod, number>;
};

function findNamed({ source, columns }: ExtractedTable): Named {
  const labels = source.columns.map(({ label }) => oneLine(label).toLowerCase());
  const firsts = new Map<NamedPeriod, number>();
  for (const [i, { typed }] of columns.entries()) {
    const period = labels[i] === '' ? PERIOD_OF[typed.format] : undefined;
    if (period !== undefined && !firsts.has(period)) firsts.set(period, i);
  }
  const isGrouped = source.notices.some(({ kind }) => kind === 'titles-in-column');
  return { labels: new Set(labels), unnamed: labels.filter((label) => label === '').length, isGrouped, firsts };
}

/** The name of a column whose source gives none: the kind of its times, "Group" or "Item" for the names that the rows begin with, else its number. */
function nameless(
  { typed, isNumeric }: ExtractedColumn,
  i: number,
  { labels, unnamed, isGrouped, firsts }: Named,
  locale: Locale,
): string {
  const period = PERIOD_OF[typed.format];
  const isGroup = isGrouped && i === 0;
  const isFirstOfRow = i === (isGrouped ? 1 : 0) && unnamed === i + 1;
  const isStub = (isGroup || isFirstOfRow) && labels.size > 1 && typed.kind === 'text' && !isNumeric;
  const stub = isGroup ? writeGroupName(locale) : writeListNames(locale)[0];
  const name = period !== undefined ? writePeriodName(period, locale) : isStub ? stub : '';
  const isFirst = period === undefined || firsts.get(period) === i;
  return name === '' || labels.has(name.toLowerCase()) || !isFirst ? writeColumnName(i + 1, locale) : name;
}

/** The title of a table of a file whose only column of numbers has no name; undefined for others, and for long titles. */
function maybeValueName({ source, columns, from }: ExtractedTable): string | undefined {
  if (from.kind === 'text' || columns.filter(({ isNumeric }) => isNumeric).length !== 1) return undefined;
  const title = source.title ?? from.filename?.replace(/\.\w{2,5}$/, '');
  const name = oneLine(title ?? '');
  return name === '' || name.length > LONGEST_TITLE_AS_NAME ? undefined : name;
}

function isListMethod({ method }: SourceTable): boolean {
  return method === 'list' || method === 'key-value';
}

function oneLine(label: string): string {
  return label.replace(/\s+/g, ' ').trim();
}

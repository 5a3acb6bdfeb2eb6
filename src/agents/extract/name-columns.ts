import type { Locale } from '../../chart/locale.ts';
import type { SourceTable } from '../../documents/source-table.ts';
import { writeColumnName, writeListNames } from '../../writing/extract/write-extract.ts';

const LONGEST_TITLE_AS_NAME = 48;

/**
 * The label of each column: the source's, or for a column without one a plain name in the caller's language. The values
 * of a list take the list's title, where it has a short one.
 */
export function nameColumns(source: SourceTable, locale: Locale): readonly string[] {
  const isList =
    source.columns.length === 2 && source.columns.every(({ label }) => label === '') && isListMethod(source);
  if (!isList) return source.columns.map(({ label }, i) => oneLine(label) || writeColumnName(i + 1, locale));
  const [item, value] = writeListNames(locale);
  const title = source.title !== undefined && source.title.length <= LONGEST_TITLE_AS_NAME ? source.title : value;
  return [item, oneLine(title)];
}

function isListMethod({ method }: SourceTable): boolean {
  return method === 'list' || method === 'key-value';
}

function oneLine(label: string): string {
  return label.replace(/\s+/g, ' ').trim();
}

import type { Locale } from '../../chart/locale.ts';
import type { SourceTable } from '../../documents/source-table.ts';
import { writeColumnName, writeListNames } from '../../writing/extract/write-extract.ts';
import type { ExtractedTable } from './type-table.ts';

const LONGEST_TITLE_AS_NAME = 48;

/**
 * The label of each column: the source's, or for a column without one a plain name in the caller's language. The values
 * of a list take what all of them count, or the list's title, where it has a short one, and so does the only column of numbers in a file where it has no name:
 * the title above, the sheet, or the file.
 */
export function nameColumns(table: ExtractedTable, locale: Locale): readonly string[] {
  const { source, columns } = table;
  const isList = source.columns.length === 2 && source.columns[0]?.label === '' && isListMethod(source);
  if (!isList) {
    const title = maybeValueName(table);
    return source.columns.map(({ label }, i) => {
      const isValue = title !== undefined && label === '' && columns[i]?.isNumeric === true;
      return oneLine(label) || (isValue ? title : writeColumnName(i + 1, locale));
    });
  }
  const [item, value] = writeListNames(locale);
  const title = source.title !== undefined && source.title.length <= LONGEST_TITLE_AS_NAME ? source.title : value;
  return [item, oneLine(source.columns[1]?.label ?? '') || oneLine(title)];
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

import { isNaming } from '../../holes/column-nature.ts';
import { canonicalWord, toCanonical } from '../../links/table-index.ts';
import type { ColumnMention } from '../meaning.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';

/** Words of labels that name what has them. */
const NAMING: ReadonlySet<string> = new Set(['name', 'title', 'nome', 'titulo', 'اسم', 'عنوان'].map(canonicalWord));

function isName(column: number, { columnOf }: Pick<BuildContext, 'columnOf'>): boolean {
  return toCanonical(columnOf(column).label).some((word) => NAMING.has(word));
}

/** The columns of both parts of a match, each once; undefined where one comes again. */
function bothOf(parts: Parts): { readonly columns: readonly ColumnMention[] } | undefined {
  const columns = parts.all('Columns').flatMap((list) => list.columns);
  const isOnce = new Set(columns.map(({ column }) => column)).size === columns.length;
  return isOnce && parts.all('Columns').length === 2 ? { columns } : undefined;
}

/** What "names" alone means: the one column of texts that each row has its own of, where no label speaks of names. */
function namesAlone({ table, profile, columnOf, purpose }: BuildContext): number | undefined {
  if (purpose === 'chart') return undefined;
  const all = table.columns.map((_, column) => column);
  if (all.some((column) => isName(column, { columnOf }))) return undefined;
  const naming = all.filter((column) => isNaming(columnOf(column), profile) && columnOf(column).role !== 'identifier');
  return naming.length === 1 ? naming[0] : undefined;
}

/** What names the rows, said together with what the rows are: "museum name", "the names of ships and their tonnage". */
export const NAMES_OF_ROWS_RULES: readonly Rule[] = [
  defineRule({
    id: 'name-of-rows',
    gives: 'Column',
    pattern: 'Entity Column',
    weight: 0.3,
    build: (parts, context) => {
      const named = parts.get('Column');
      return named !== undefined && isName(named.column, context) ? named : undefined;
    },
  }),
  defineRule({
    id: 'names-alone',
    gives: 'Column',
    pattern: 'namesWord of? Column?',
    weight: 0.1,
    build: (parts, context) => {
      const column = namesAlone(context);
      const rows = parts.get('Column')?.column ?? column;
      return column === undefined || rows !== column ? undefined : { column, reason: 'synonym' };
    },
  }),
  defineRule({
    id: 'names-and-their',
    gives: 'Columns',
    pattern: 'Columns of each? Entity|rows|Noun and|with their Columns',
    weight: 0.6,
    build: bothOf,
  }),
];

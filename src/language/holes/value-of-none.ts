import type { TypedTable } from '../../table/parse-table.ts';
import { lettersOf } from '../links/table-index.ts';

/** Cells looked at to see whether one says that there is none. */
const MOST_CELLS = 2000;
const NONES: ReadonlySet<string> = new Set(
  ['none', 'no', 'nothing', 'nenhum', 'nenhuma', 'sem', 'não', 'لا يوجد', 'لا شيء', 'بدون', 'لا'].map(lettersOf),
);

/** The text by which cells of a column say that there is none. */
export function valueOfNone(column: number, { columns }: TypedTable): string | undefined {
  const typed = columns[column]?.typed;
  if (typed?.kind !== 'text') return undefined;
  const found = typed.values
    .slice(0, MOST_CELLS)
    .find((text) => typeof text === 'string' && NONES.has(lettersOf(text)));
  return typeof found === 'string' ? found : undefined;
}

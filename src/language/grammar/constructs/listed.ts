import type { MeaningOf } from '../meaning.ts';
import type { Parts } from '../rule.ts';

/** A column and those listed after it, each once: "region and product". */
export function listedColumns(parts: Parts): MeaningOf['Columns'] | undefined {
  const first = parts.get('Column');
  const rest = parts.get('Columns')?.columns ?? [];
  if (first === undefined || rest.some(({ column }) => column === first.column)) return undefined;
  return { columns: [first, ...rest] };
}

/** A value and those listed after it, all of one column: "Porto and Faro". */
export function listedValues(parts: Parts): MeaningOf['Values'] | undefined {
  const first = parts.get('Value');
  const rest = parts.get('Values')?.values ?? [];
  if (first === undefined || rest.some(({ column }) => column !== first.column)) return undefined;
  return { values: [first, ...rest] };
}

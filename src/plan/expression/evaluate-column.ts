import type { ColumnName } from '../plan-error.ts';
import { momentColumn, numberColumn, textColumn, truthColumn } from '../table/made-column.ts';
import type { PlanColumn } from '../table/plan-column.ts';
import { type PlanLimits, rowChunks } from '../table/row-chunks.ts';
import type { Compiled, NumberAt, TextAt } from './compiled.ts';

/** The values of an expression in all rows, as a new column. */
export function evaluateColumn(compiled: Compiled, as: ColumnName, rowCount: number, limits: PlanLimits): PlanColumn {
  switch (compiled.type) {
    case 'number':
      return numberColumn(as, evaluateNumbers(compiled.at, rowCount, limits), compiled.look);
    case 'truth':
      return truthColumn(as, evaluateNumbers(compiled.at, rowCount, limits));
    case 'text':
      return textColumn(as, evaluateTexts(compiled.at, rowCount, limits));
    case 'nothing':
      return textColumn(as, new Array<null>(rowCount).fill(null));
    case 'moment': {
      const { grain, isCyclic, format } = compiled;
      const times = evaluateNumbers(compiled.at, rowCount, limits);
      return momentColumn(as, {
        times,
        texts: evaluateTexts(compiled.textAt, rowCount, limits),
        grain,
        isCyclic,
        format,
      });
    }
  }
}

/** The numbers of an expression in all rows. */
function evaluateNumbers(at: NumberAt, rowCount: number, limits: PlanLimits): Float64Array {
  const numbers = new Float64Array(rowCount);
  for (const { from, to } of rowChunks(rowCount, limits)) {
    for (let row = from; row < to; row++) numbers[row] = at(row);
  }
  return numbers;
}

function evaluateTexts(at: TextAt, rowCount: number, limits: PlanLimits): readonly (string | null)[] {
  const texts = new Array<string | null>(rowCount);
  for (const { from, to } of rowChunks(rowCount, limits)) {
    for (let row = from; row < to; row++) texts[row] = at(row);
  }
  return texts;
}

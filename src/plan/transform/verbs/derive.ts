import { compileExpression } from '../../expression/compile-expression.ts';
import type { Compiled } from '../../expression/compiled.ts';
import { evaluateColumn } from '../../expression/evaluate-column.ts';
import { filledRows } from '../../table/column-numbers.ts';
import { withColumn } from '../../table/plan-table.ts';
import { checkSize } from '../../table/row-chunks.ts';
import type { FactsByVerb } from '../facts.ts';
import type { Step } from '../step.ts';

const RESULT_OF = {
  number: 'number',
  truth: 'truth',
  text: 'text',
  moment: 'date',
  nothing: 'text',
} as const satisfies Record<Compiled['type'], FactsByVerb['derive']['result']>;

/** Adds a computed column, or puts it in the place of the one that has its key. */
export const derive: Step<'derive'> = (table, { expression, as }, context) => {
  checkSize(table.rowCount, table.columns.length + 1, context);
  const compiled = compileExpression(expression, table);
  const column = evaluateColumn(compiled, as, table.rowCount, context);
  const filled = filledRows(column).reduce((count, mark) => count + mark, 0);
  return {
    table: withColumn(table, column),
    did: {
      column: as,
      result: RESULT_OF[compiled.type],
      isReplaced: table.columns.some(({ key }) => key === as.key),
      empty: table.rowCount - filled,
    },
  };
};

import { isAmount } from '../../holes/column-nature.ts';
import { binary, columnCell, literal } from '../expressions.ts';
import { defineRule, type Rule } from '../rule.ts';

/** Of what nothing is left: "items out of stock", "produtos sem stock". */
export const USED_UP_RULES: readonly Rule[] = [
  defineRule({
    id: 'used-up',
    gives: 'Condition',
    pattern: 'that|questionWord? is|has? outOf Column',
    weight: 0.5,
    build: (parts, { columnOf }) => {
      const column = parts.get('Column')?.column;
      const stock = column === undefined ? undefined : columnOf(column);
      if (column === undefined || stock === undefined || !isAmount(stock)) return undefined;
      // A level that never comes down to nothing is told as it is.
      if (stock.number === undefined || stock.number.min > 0) return undefined;
      return { column, where: binary('<=', columnCell(stock.key), literal(0)) };
    },
  }),
];

import { isAmount } from '../../holes/column-nature.ts';
import { defaultOperation } from '../../holes/default-operation.ts';
import type { ColumnMention } from '../meaning.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';
import { isAbout } from './extremes.ts';
import { columnOfDerive } from './figures-of-columns.ts';

/** The only figure of what one piece costs or is sold for. */
function priceOfPiece(context: BuildContext): number | undefined {
  const { table, columnOf } = context;
  const found = table.columns.flatMap((_, column) => {
    const own = columnOf(column);
    const isOfOne = own.role === 'measure' && defaultOperation(own) === 'mean';
    return isOfOne && isAbout(column, ['price', 'cost'], context) ? [column] : [];
  });
  return found.length === 1 ? found[0] : undefined;
}

/** "Stock value", "value of the stock": how many pieces there are, at what one of them costs. */
function valueOfStock(parts: Parts, context: BuildContext): ColumnMention | undefined {
  const stock = parts.get('Column')?.column;
  if (stock === undefined || !isAbout(stock, ['stock', 'inventory'], context)) return undefined;
  const own = context.columnOf(stock);
  // What is told in money is the value itself.
  if (!isAmount(own) || own.currency !== undefined || isAbout(stock, ['value', 'price', 'cost'], context))
    return undefined;
  const price = priceOfPiece(context);
  return price === undefined ? undefined : columnOfDerive({ operator: '*', left: stock, right: price }, context);
}

/** What is in stock, in money. */
export const STOCK_VALUE_RULES: readonly Rule[] = ['Column valuesWord|amount', 'valuesWord|amount of Column'].map(
  (pattern, at) =>
    defineRule({ id: `value-of-stock-${at}`, gives: 'Column', pattern, weight: 0.3, build: valueOfStock }),
);

import { defaultOperation } from '../../holes/default-operation.ts';
import { knownFigure, pricePerSale, REVENUE } from '../../holes/known-figures.ts';
import { moneyColumn } from '../../holes/money-column.ts';
import { binary, columnCell, isSign, SIGNS } from '../expressions.ts';
import { takingsOf } from '../made-columns.ts';
import type { ColumnMention, MeaningOf } from '../meaning.ts';
import type { BuildContext } from '../rule.ts';

/** What two figures make by a sign, as a column like others; what is divided is no column to add up. */
export function columnOfDerive(
  { operator, left, right, name }: MeaningOf['Derive'],
  context: BuildContext,
): ColumnMention | undefined {
  const [first, last] = [context.columnOf(left), context.columnOf(right)];
  if (!isSign(operator) || operator === '/') return undefined;
  const expression = binary(operator, columnCell(first.key), columnCell(last.key));
  const isAdded = (column: typeof first): boolean => defaultOperation(column) === 'sum';
  const areAdditive = first.number?.isAdditive === true && last.number?.isAdditive === true;
  // Pieces times a price add up, though prices do not.
  const isAdditive = operator === '*' ? isAdded(first) !== isAdded(last) : areAdditive;
  const label = name ?? `${first.label} ${SIGNS[operator]} ${last.label}`;
  const made = { key: 'derived', label, expression, isAdditive };
  return { column: context.makeColumn(made), reason: 'synonym' };
}

/** Pieces times their price, or the prices of single sales, where rows of trade tell no more of what was earned. */
export function revenueMade(context: BuildContext): number | undefined {
  const figure = knownFigure(REVENUE, context.profile);
  if (figure !== undefined) return columnOfDerive({ ...figure, name: figure.names[context.locale] }, context)?.column;
  const price = pricePerSale(context.profile);
  return price === undefined ? undefined : takingsOf(price, context);
}

/** The column of money that "earns the most" means. Undefined where nothing speaks of money. */
export const moneyMade = (context: BuildContext): number | undefined =>
  revenueMade(context) ?? moneyColumn(context.profile);

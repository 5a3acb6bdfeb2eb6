import type { Expression } from '../../plan/expression/expression.ts';
import { findTextOrder } from '../../table/profile/text-order.ts';
import type { ColumnProfile, TextProfile } from '../../table/profile.ts';
import { PROFIT_NAMES, SALES_NAMES } from '../holes/known-figures.ts';
import type { PieceProfit } from '../holes/piece-profit.ts';
import { type MoneySide, SIDE_NAMES } from '../holes/signed-amounts.ts';
import { binary, columnCell, literal } from './expressions.ts';
import type { BuildContext, MadeColumn } from './rule.ts';

/** Numbers of which no more is known than that they are numbers. */
const UNKNOWN_NUMBERS = {
  min: Number.NEGATIVE_INFINITY,
  max: Number.POSITIVE_INFINITY,
  sum: 0,
  mean: 0,
  median: 0,
  standardDeviation: 0,
  skew: 0,
  negatives: 0,
  zeros: 0,
  isInteger: false,
  isPartToWhole: false,
  isChange: false,
  endsInSum: false,
  isCoordinate: false,
  isDescending: false,
  isAscending: false,
} as const;

function profileTexts(texts: readonly string[]): TextProfile {
  const lengths = texts.map(({ length }) => length);
  const averageLength = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  return { longest: Math.max(0, ...lengths), averageLength, order: findTextOrder(texts, false) };
}

/** What the grammar may take a made column for: a measure, other in every row, texts that come again, or years. */
function profileOf(
  { key, label, isAdditive, texts, years }: MadeColumn,
  position: number,
  rowCount: number,
): ColumnProfile {
  const own = { index: position, key, label, fitShare: 1, count: rowCount, missing: 0, isUnique: false } as const;
  if (texts !== undefined)
    return {
      ...own,
      kind: 'text',
      format: 'text',
      role: 'category',
      distinct: texts.length,
      largestGroup: rowCount,
      text: profileTexts(texts),
    };
  if (years !== undefined) {
    const { first, last, count } = years;
    const number = { ...UNKNOWN_NUMBERS, min: first, max: last, isInteger: true, isAdditive: false };
    return { ...own, kind: 'number', format: 'year', role: 'time', distinct: count, largestGroup: rowCount, number };
  }
  return {
    ...own,
    kind: 'number',
    format: 'decimal',
    role: 'measure',
    distinct: rowCount,
    largestGroup: 1,
    number: { ...UNKNOWN_NUMBERS, isAdditive },
  };
}

/** The columns that a wish speaks of and that have to be worked out first, kept while one wish is read. */
export type MadeColumns = Pick<BuildContext, 'makeColumn' | 'madeColumns'> & {
  /** The profile of a made column; undefined for a column of the table. */
  readonly profileAt: (position: number) => ColumnProfile | undefined;
};

/** An empty store of made columns: their positions follow those of the table. */
export function createMadeColumns(columnCount: number, rowCount: number): MadeColumns {
  const made = new Map<number, MadeColumn>();
  const profiles = new Map<number, ColumnProfile>();
  const positions = new Map<string, number>();
  return {
    makeColumn: (column) => {
      const id = JSON.stringify(column.expression);
      const known = positions.get(id);
      if (known !== undefined) return known;
      const position = columnCount + positions.size;
      const own = { ...column, key: `${column.key}_${positions.size + 1}` };
      positions.set(id, position);
      made.set(position, own);
      profiles.set(position, profileOf(own, position, rowCount));
      return position;
    },
    madeColumns: () => made,
    profileAt: (position) => profiles.get(position),
  };
}

/** The prices that rows were sold for, as an amount that adds up. */
export function takingsOf(price: number, { columnOf, makeColumn, locale }: BuildContext): number {
  const { key } = columnOf(price);
  return makeColumn({ key: 'sales', label: SALES_NAMES[locale], expression: columnCell(key), isAdditive: true });
}

/** What was spent, or what came in, of amounts of either sign: without its sign, and nothing in the rows of the other side. */
export function sideOfAccount(
  { column, side }: { readonly column: number; readonly side: MoneySide },
  { columnOf, makeColumn, locale }: BuildContext,
): number {
  const cell = columnCell(columnOf(column).key);
  const where = binary(side === 'out' ? '<' : '>', cell, literal(0));
  const amount: Expression = side === 'out' ? { kind: 'negate', of: cell } : cell;
  const expression: Expression = { kind: 'call', name: 'if', arguments: [where, amount, literal(null)] };
  const label = SIDE_NAMES[side][locale];
  return makeColumn({ key: side, label, expression, isAdditive: true, within: { where, expression: amount } });
}

type PieceTools = Pick<BuildContext, 'columnOf' | 'makeColumn' | 'locale'>;

/** What pieces earn: the price of each less its cost, times how many were sold. */
export function profitOfPieces(pieces: PieceProfit, context: PieceTools): number {
  const { columnOf } = context;
  const each = binary('-', columnCell(columnOf(pieces.price).key), columnCell(columnOf(pieces.cost).key));
  return pieceAmount(each, pieces, { ...context, label: PROFIT_NAMES[context.locale] });
}

/** What pieces were sold for: the price of each, times how many were sold. */
export function takingsOfPieces(pieces: PieceProfit, context: PieceTools): number {
  return pieceAmount(columnCell(context.columnOf(pieces.price).key), pieces, {
    ...context,
    label: SALES_NAMES[context.locale],
  });
}

function pieceAmount(
  each: Expression,
  { pieces }: PieceProfit,
  { columnOf, makeColumn, label }: Pick<BuildContext, 'columnOf' | 'makeColumn'> & { readonly label: string },
): number {
  const expression = pieces === undefined ? each : binary('*', each, columnCell(columnOf(pieces).key));
  return makeColumn({ key: 'pieces', label, expression, isAdditive: pieces !== undefined });
}

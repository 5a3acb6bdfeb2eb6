import type { BinaryOperator } from '../../plan/expression/expression.ts';
import type { MomentShape } from '../../table/notation/moment.ts';
import type { FigureOfColumns } from '../holes/known-figures.ts';
import type { PieceProfit } from '../holes/piece-profit.ts';
import type { MoneySide } from '../holes/signed-amounts.ts';
import type { ColourFamily } from '../lexicon/colours.ts';
import type { Sense } from '../lexicon/senses.ts';

/** How words came to name a column or a value, surest first. */
export type LinkReason = 'exact' | 'part' | 'derived' | 'synonym' | 'typo';

/** A formula over columns (positions in the table) and numbers. */
export type LinkedFormula =
  | { readonly kind: 'column'; readonly column: number }
  | { readonly kind: 'number'; readonly value: number }
  | {
      readonly kind: 'operation';
      readonly operator: BinaryOperator;
      readonly left: LinkedFormula;
      readonly right: LinkedFormula;
    };

/** What a stretch of words may stand for. */
export type LinkTarget =
  | { readonly kind: 'sense'; readonly sense: Sense }
  /** `column` is a position among the columns of the table. */
  | {
      readonly kind: 'column';
      readonly column: number;
      readonly reason: LinkReason;
      /** True where the words are no more than the unit of what the column holds. */
      readonly isUnit?: true;
    }
  | { readonly kind: 'value'; readonly column: number; readonly value: string; readonly reason: LinkReason }
  /** `isQuantity` where a unit is written beside the figures. */
  | { readonly kind: 'number'; readonly value: number; readonly isPercentage: boolean; readonly isQuantity?: boolean }
  /** `time` as in `ParsedMoment`: milliseconds, or the position in a cycle. */
  | { readonly kind: 'moment'; readonly shape: MomentShape; readonly iso: string; readonly time: number }
  /** "Net price = price * 0.9": a formula in signs, with its name where one stands before it. */
  | { readonly kind: 'formula'; readonly formula: LinkedFormula; readonly name?: string }
  /** A figure that two columns make up: profit, of revenue and cost. */
  | ({ readonly kind: 'figure'; readonly name: string } & FigureOfColumns)
  /** What sales come to, each row being one of them: the prices of `column`, added up. */
  | { readonly kind: 'takings'; readonly column: number }
  /** What pieces earn that are sold for a price and cost something. */
  | ({ readonly kind: 'pieceProfit' } & PieceProfit)
  /** What was spent or came in, by the signs of the amounts in `column`. */
  | { readonly kind: 'side'; readonly column: number; readonly side: MoneySide }
  /** Text between quotes, or a letter by itself. */
  | { readonly kind: 'text'; readonly text: string }
  /** A colour by its name or as hex; `family` is the plain colour it is a shade of. */
  | { readonly kind: 'colour'; readonly hex: string; readonly family?: ColourFamily }
  | { readonly kind: 'url'; readonly url: string }
  /** Words that may be wanted on the chart as they stand: "Sales by region" after "title:". */
  | { readonly kind: 'phrase'; readonly text: string }
  /** The rows that have nothing in a column: "unreturned". */
  | { readonly kind: 'lacking'; readonly column: number }
  /** The rows that hold another value: "unsolved". */
  | { readonly kind: 'unlike'; readonly column: number; readonly value: string }
  /** What the rows are about ("employees"), told from a column that numbers them. */
  | { readonly kind: 'entity'; readonly words: readonly string[] }
  /** A word that links to nothing; `isName` where its capital letter says that it names one thing, `isSlip` where a cell is a slip away. */
  | {
      readonly kind: 'word';
      readonly word: string;
      readonly isName: boolean;
      readonly isSlip?: true;
      /** True for a figure that a chart is wanted of, held under another name: "sales" are no rows then. */
      readonly isFigure?: true;
    };

/** A stretch of tokens (end excluded) and one thing it may stand for, with a score from 0 to 1 a token. */
export type Link = {
  readonly start: number;
  readonly end: number;
  readonly score: number;
  readonly target: LinkTarget;
};

/** The places of the tokens that a link runs over. */
export const placesOf = ({ start, end }: Link): readonly number[] =>
  Array.from({ length: end - start }, (_, i) => start + i);

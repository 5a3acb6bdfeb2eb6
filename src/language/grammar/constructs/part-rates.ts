import type { Expression } from '../../../plan/expression/expression.ts';
import { isNumeric, isTimelike } from '../../holes/column-nature.ts';
import { pieceProfit } from '../../holes/piece-profit.ts';
import { promoterCounts } from '../../holes/promoter-counts.ts';
import { wholeOfPart } from '../../holes/whole-of-part.ts';
import { binary, columnCell, completeTail, emptyCell, literal, negation } from '../expressions.ts';
import { profitOfPieces, takingsOfPieces } from '../made-columns.ts';
import type { ColumnMention, FormulaForm, MeaningOf } from '../meaning.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';
import { isOfRows } from './extremes.ts';
import { calledAfter, rateOf } from './rates.ts';

const inPercent = (part: Expression, whole: Expression): Expression =>
  binary('*', binary('/', part, whole), literal(100));

/** "Bounce rate": how many there are of what they are counted among. */
function rateOfPart(parts: Parts, { columnOf, profile, table }: BuildContext): FormulaForm | undefined {
  const part = parts.get('Column')?.column;
  const whole = part === undefined ? undefined : wholeOfPart(part, profile, table);
  if (part === undefined || whole === undefined) return undefined;
  const [own, all] = [columnOf(part), columnOf(whole)];
  return {
    expression: inPercent(columnCell(own.key), columnCell(all.key)),
    sources: [part, whole],
    name: `${own.label} ÷ ${all.label} (%)`,
  };
}

/** "Attrition rate" of a column of the dates on which some left: the share of the rows that have one. */
function rateOfDated(parts: Parts, context: BuildContext): ColumnMention | undefined {
  const named = parts.get('Column')?.column;
  const date = named === undefined ? undefined : context.columnOf(named);
  if (date === undefined || date.kind !== 'date' || date.missing === 0 || !isTimelike(date)) return undefined;
  const column = rateOf(negation(emptyCell(date.key)), `${date.label} (%)`, context).measures[0]?.column;
  return column === undefined ? undefined : { column, reason: 'synonym' };
}

/** "NPS" of counts: those who promote less those who detract, of all who answered. */
function scoreOfCounts(_: Parts, { columnOf, profile }: BuildContext): FormulaForm | undefined {
  const counts = promoterCounts(profile);
  if (counts === undefined) return undefined;
  const cell = (column: number): Expression => columnCell(columnOf(column).key);
  const { promoters, passives, detractors } = counts;
  const all = binary('+', binary('+', cell(promoters), cell(passives)), cell(detractors));
  return {
    expression: inPercent(binary('-', cell(promoters), cell(detractors)), all),
    sources: [promoters, passives, detractors],
    name: 'NPS',
  };
}

/** "Margin" of what one piece is sold for and costs: of all that was sold, where the pieces are told. */
function marginOfPieces(_: Parts, context: BuildContext): FormulaForm | undefined {
  const found = pieceProfit(context.profile);
  if (found === undefined) return undefined;
  const [profit, takings] = [profitOfPieces(found, context), takingsOfPieces(found, context)];
  const cell = (column: number): Expression => columnCell(context.columnOf(column).key);
  return {
    expression: inPercent(cell(profit), cell(takings)),
    sources: [profit, takings],
    name: `${context.columnOf(profit).label} ÷ ${context.columnOf(takings).label} (%)`,
  };
}

/** "% of flights delayed more than 15 minutes": of all of them, and not of those that were delayed at all. */
function rateOfSoMuch(parts: Parts, context: BuildContext): MeaningOf['Measure'] | undefined {
  const columns = parts.all('Column').map(({ column }) => column);
  const figure = columns.at(-1);
  const rows = columns.length > 1 ? columns[0] : undefined;
  if (figure === undefined || !isOfRows(rows, context)) return undefined;
  const own = context.columnOf(figure);
  if (own.role !== 'measure' || !isNumeric(own)) return undefined;
  const tail = parts.get('Tail')?.tail;
  const condition = parts.get('Condition');
  const where = tail === undefined ? condition?.where : completeTail(tail, own);
  if (tail === undefined && condition?.column !== figure) return undefined;
  return where && rateOf(where, calledAfter(where, context), context);
}

/** Rates that have no column, of columns that count a part of others, of dates that some rows lack, and of prices and costs. */
export const PART_RATE_RULES: readonly Rule[] = [
  ...['Tail measureUnit|Unit?', 'Condition'].map((pattern, at) =>
    defineRule({
      id: `rate-of-so-much-${at}`,
      gives: 'Measure',
      pattern: `questionWord? percentage|shareWord of? Column|Scope|rows|Entity|Noun that? is|has? Column ${pattern}`,
      weight: 1.6,
      build: rateOfSoMuch,
    }),
  ),
  ...['Column rateWord', 'rateWord of Column'].flatMap((pattern, at) => [
    defineRule({ id: `rate-of-part-${at}`, gives: 'Formula', pattern, weight: 0.3, build: rateOfPart }),
    defineRule({ id: `rate-of-dated-${at}`, gives: 'Column', pattern, weight: 0.3, build: rateOfDated }),
  ]),
  defineRule({ id: 'score-of-counts', gives: 'Formula', pattern: 'netPromoter', weight: 0.3, build: scoreOfCounts }),
  defineRule({
    id: 'margin-of-pieces',
    gives: 'Formula',
    pattern: 'addVerb? with|for|of? marginWord percentage|rateWord?',
    weight: 0.3,
    build: marginOfPieces,
  }),
];

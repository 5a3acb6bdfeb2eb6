import type { Expression } from '../../../plan/expression/expression.ts';
import { isNumeric, isTimelike } from '../../holes/column-nature.ts';
import type { LinkedFormula } from '../../links/link.ts';
import { columnsIn } from '../../links/link-formulas.ts';
import { binary, columnCell, literal } from '../expressions.ts';
import type { FormulaForm } from '../meaning.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';
import { stretchLabel } from './stretches.ts';

function toExpression(formula: LinkedFormula, context: BuildContext): Expression {
  if (formula.kind === 'column') return columnCell(context.columnOf(formula.column).key);
  if (formula.kind === 'number') return literal(formula.value);
  return binary(formula.operator, toExpression(formula.left, context), toExpression(formula.right, context));
}

/** The days from the first of two dates to the second. */
function daysBetween(parts: Parts, context: BuildContext): FormulaForm | undefined {
  const [from, to] = parts.all('Column').slice(-2);
  if (from === undefined || to === undefined || from.column === to.column) return undefined;
  const [first, last] = [context.columnOf(from.column), context.columnOf(to.column)];
  if (!isTimelike(first) || !isTimelike(last) || parts.get('Unit')?.part !== 'day') return undefined;
  return {
    expression: { kind: 'call', name: 'daysBetween', arguments: [columnCell(first.key), columnCell(last.key)] },
    sources: [],
    name: stretchLabel(first.label, last.label, context),
  };
}

/** What part the one figure is of the other, in percent. */
function percentageOf(parts: Parts, { columnOf }: BuildContext): FormulaForm | undefined {
  const [whole, part] = parts.all('Column');
  if (whole === undefined || part === undefined || whole.column === part.column) return undefined;
  const [of, share] = [columnOf(whole.column), columnOf(part.column)];
  if (!isNumeric(of) || !isNumeric(share)) return undefined;
  const ratio = binary('/', columnCell(share.key), columnCell(of.key));
  return {
    expression: binary('*', ratio, literal(100)),
    sources: [part.column, whole.column],
    name: `${share.label} ÷ ${of.label} (%)`,
  };
}

/** So many per cent of a figure, called as the wish calls it or by what it is: "add a tax column of 15% of amount". */
function percentOfFigure(parts: Parts, { columnOf }: BuildContext): FormulaForm | undefined {
  const number = parts.get('Number');
  const whole = parts.get('Column')?.column;
  if (number?.isPercentage !== true || whole === undefined || !isNumeric(columnOf(whole))) return undefined;
  const { key, label } = columnOf(whole);
  const name = parts.get('Text')?.text ?? parts.get('Word')?.word ?? `${label} × ${number.value}%`;
  return { expression: binary('*', columnCell(key), literal(number.value / PER_CENT)), sources: [whole], name };
}

const PER_CENT = 100;

/** Figures by formulas: in signs, of two dates, of a part and its whole. */
export const FORMULA_RULES: readonly Rule[] = [
  defineRule({
    id: 'formula',
    gives: 'Formula',
    pattern: 'addVerb? columnWord? namedAs? FormulaText',
    weight: 0.4,
    build: (parts, context) => {
      const text = parts.get('FormulaText');
      if (text === undefined) return undefined;
      const { formula, name } = text;
      const expression = toExpression(formula, context);
      return { expression, sources: columnsIn(formula), ...(name === undefined ? {} : { name }) };
    },
  }),
  defineRule({
    id: 'days-between',
    gives: 'Formula',
    pattern:
      'addVerb? columnWord? for|with|of? number|howMany|difference? of|in? Unit between|from Column and|to Column',
    weight: 0.9,
    build: daysBetween,
  }),
  defineRule({
    id: 'days-until',
    gives: 'Formula',
    pattern: 'addVerb? columnWord? for|with|of? number|howMany|difference? of|in? Unit from? Column to|until Column',
    weight: 0.8,
    build: daysBetween,
  }),
  // "Add a tax column of 15% of amount", "adiciona uma coluna com 23% do valor", «أضف عمود ضريبة ١٥٪ من المبلغ».
  ...[
    'addVerb article? columnWord for|with|of|as|is|equal?',
    'addVerb article? Text|Word columnWord? for|with|of|as|is|equal?',
    'addVerb article? columnWord for|with|of|namedAs? article? Text|Word for|with|of|as|is|equal?',
  ].map((made, at) =>
    defineRule({
      id: `percent-of-figure-${at}`,
      gives: 'Formula',
      pattern: `${made} Number of|from Column`,
      weight: 0.9,
      build: percentOfFigure,
    }),
  ),
  defineRule({
    id: 'part-of-whole',
    gives: 'Formula',
    pattern: 'shareWord|percentage of Column that? is? Column',
    weight: 0.6,
    build: percentageOf,
  }),
];

import type { Expression } from '../../../plan/expression/expression.ts';
import { isAmount } from '../../holes/column-nature.ts';
import { defaultOperation, isPerHead } from '../../holes/default-operation.ts';
import { isPrice } from '../../holes/known-figures.ts';
import { areaColumn, knownRatio, totalOf } from '../../holes/known-ratios.ts';
import { unitIn, unitWords } from '../../holes/units.ts';
import { RATIO_SENSES } from '../../lexicon/analysis-senses.ts';
import { binary, columnCell, literal } from '../expressions.ts';
import type { ColumnMention, FormulaForm, MeaningOf } from '../meaning.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';

/** "Profit margin", "population density": a figure that has a name and that the table has only in parts. */
function namedRatio(parts: Parts, { profile, columnOf, locale }: BuildContext): FormulaForm | undefined {
  const ratio = RATIO_SENSES.find((one) => parts.has(one));
  const found = ratio && knownRatio(ratio, profile);
  if (ratio === undefined || found === undefined) return undefined;
  const { part, less, whole, names } = found;
  const cell = (column: number): Expression => columnCell(columnOf(column).key);
  const numerator = less === undefined ? cell(part) : binary('-', cell(part), cell(less));
  const quotient = binary('/', numerator, cell(whole));
  return {
    expression: names === undefined ? quotient : binary('*', quotient, literal(100)),
    sources: [...new Set([part, ...(less === undefined ? [] : [less]), whole])],
    name: names?.[locale] ?? `${columnOf(part).label} ÷ ${columnOf(whole).label}`,
  };
}

/** "Price per square metre", where a column says how large each thing is. */
function perArea(parts: Parts, { profile, columnOf }: BuildContext): FormulaForm | undefined {
  const of = parts.get('Column')?.column;
  const area = areaColumn(profile);
  if (of === undefined || area === undefined || of === area || columnOf(of).role !== 'measure') return undefined;
  const [whole, one] = [columnOf(of), columnOf(area)];
  return {
    expression: binary('/', columnCell(whole.key), columnCell(one.key)),
    sources: [of, area],
    name: `${whole.label} ÷ ${one.label}`,
  };
}

/** «سعر المتر», "price per metre" of homes: the metres are square. Of other tables, and of what is no money, they are not. */
function perMetre(parts: Parts, context: BuildContext): FormulaForm | undefined {
  const of = parts.get('Column')?.column;
  const unit = unitIn(unitWords(parts.lastText));
  if (of === undefined || unit === undefined || !METRES.has(unit.word)) return undefined;
  const isMoney = context.columnOf(of).currency !== undefined || isPrice(context.columnOf(of));
  return isMoney ? perArea(parts, context) : undefined;
}

const METRES: ReadonlySet<string> = new Set(['meter', 'metre', 'metro', 'متر'].flatMap(unitWords));

/** "Tip percentage": what part it is of the total that the row tells. */
function partOfTotal(parts: Parts, { profile, columnOf }: BuildContext): FormulaForm | undefined {
  const part = parts.get('Column')?.column;
  const total = part === undefined ? undefined : totalOf(part, profile);
  if (part === undefined || total === undefined) return undefined;
  const [own, whole] = [columnOf(part), columnOf(total)];
  const share = binary('/', columnCell(own.key), columnCell(whole.key));
  return {
    expression: binary('*', share, literal(100)),
    sources: [part, total],
    name: `${own.label} ÷ ${whole.label} (%)`,
  };
}

/** "Sales percentage by region": the share of each region. */
function shareOfGroups(parts: Parts, { columnOf, profile, purpose }: BuildContext): MeaningOf['By'] | undefined {
  const part = parts.get('Column')?.column;
  const by = parts.get('By');
  const [group, ...others] = by?.groups ?? [];
  const named = group?.column;
  if (part === undefined || by === undefined || named === undefined || others.length > 0 || purpose !== 'chart')
    return undefined;
  const isShared =
    isAmount(columnOf(part)) && defaultOperation(columnOf(part)) === 'sum' && columnOf(named).kind === 'text';
  return isShared && totalOf(part, profile) === undefined ? { ...by, isShare: true, shareOf: part } : undefined;
}

/** True for one figure divided by another, be it told in percent. */
function isQuotient(expression: Expression): boolean {
  if (expression.kind !== 'binary') return false;
  const { operator, left, right } = expression;
  return operator === '/' || (operator === '*' && right.kind === 'literal' && isQuotient(left));
}

/** What is divided, as a column like others: of a group it is the quotient of what its parts add up to. */
function columnOfRatio(parts: Parts, { makeColumn, madeColumns }: BuildContext): ColumnMention | undefined {
  const formula = parts.get('Formula');
  if (formula?.name === undefined || !isQuotient(formula.expression)) return undefined;
  const { expression, sources, name: label } = formula;
  if (sources.length < 2 || sources.some((column) => madeColumns().has(column))) return undefined;
  return { column: makeColumn({ key: 'ratio', label, expression, isAdditive: false, sources }), reason: 'synonym' };
}

/** Figures that are one column in parts of another. */
export const RATIO_RULES: readonly Rule[] = [
  defineRule({
    id: 'named-ratio',
    gives: 'Formula',
    pattern: `addVerb? columnWord? with|for|of? ${RATIO_SENSES.join('|')} percentage|rateWord? columnWord?`,
    weight: 0.3,
    build: namedRatio,
  }),
  defineRule({
    id: 'per-area',
    gives: 'Formula',
    pattern: 'Column per|each|of? areaUnit',
    weight: 0.6,
    build: perArea,
  }),
  defineRule({
    id: 'per-metre',
    gives: 'Formula',
    pattern: 'Column per|each|of? measureUnit',
    weight: 0.5,
    build: perMetre,
  }),
  ...['Column percentage', 'percentage of? Column'].map((pattern, at) =>
    defineRule({ id: `part-of-total-${at}`, gives: 'Formula', pattern, weight: 0.2, build: partOfTotal }),
  ),
  defineRule({
    id: 'share-of-groups',
    gives: 'By',
    pattern: 'Column percentage By',
    weight: 0.4,
    build: shareOfGroups,
  }),
  defineRule({
    id: 'told-per-head',
    gives: 'Column',
    pattern: 'Column perHead',
    weight: 0.4,
    // "GDP per capita" of a column that is called "gdpPercap".
    build: (parts, { columnOf }) => {
      const column = parts.get('Column');
      return column !== undefined && isPerHead(columnOf(column.column).label) ? column : undefined;
    },
  }),
  defineRule({ id: 'column-of-ratio', gives: 'Column', pattern: 'Formula', weight: -0.1, build: columnOfRatio }),
];

import type { Expression } from '../../../plan/expression/expression.ts';
import type { Transform } from '../../../plan/transform/transform.ts';
import { foldWords } from '../../../table/notation/characters.ts';
import { MOMENT_SHAPES } from '../../../table/notation/moment.ts';
import { isAmount, isNumeric, isTimelike } from '../../holes/column-nature.ts';
import { defaultOperation } from '../../holes/default-operation.ts';
import { isOfPieces, piecesColumn } from '../../holes/sales-column.ts';
import { unitIn, unitWords } from '../../holes/units.ts';
import { valueOfNone } from '../../holes/value-of-none.ts';
import { toCanonical } from '../../links/table-index.ts';
import { isPlural } from '../../text/stem.ts';
import { binary, columnCell, completeTail, isOfMoment, joinedBy, literal, negation } from '../expressions.ts';
import type { MeaningOf, MomentMention } from '../meaning.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';
import { PERIOD_OF } from './versus-periods.ts';

const AGE_WORDS: ReadonlySet<string> = new Set('age idade عمر سن'.split(' '));
const LIMIT_WORDS: ReadonlySet<string> = new Set(
  (
    'minimum maximum target goal plan planned budget forecast minimo minima maximo maxima objetivo meta previsto ' +
    'prevista orcado orcamento planeado estimado مستهدف هدف مخطط'
  ).split(' '),
);
const MONEY_WORDS: ReadonlySet<string> = new Set(
  'euro eur € dollar usd $ pound gbp £ cent dolar centimo real libra ريال درهم دينار جنيه دولار يورو'.split(' '),
);

function wordsOf(column: number, { columnOf }: BuildContext): readonly string[] {
  return toCanonical(columnOf(column).label);
}

/** "More than 65 years" is about ages where a column has them. */
function aboutAge(
  parts: Parts,
  context: BuildContext,
): { readonly where: Expression; readonly column: number } | undefined {
  const column = context.table.columns.findIndex((_, at) => wordsOf(at, context).some((word) => AGE_WORDS.has(word)));
  const tail = parts.get('Tail')?.tail;
  if (column < 0 || tail === undefined || tail.kind === 'empty' || tail.isMoment === true) return undefined;
  const where = completeTail(tail, context.columnOf(column));
  return where && { where, column };
}

/** The column that a limit is set for: "stock" for "minimum stock", the one other column of figures for "planned". */
function limitedColumn(limit: number, context: BuildContext): number | undefined {
  const core = wordsOf(limit, context).filter((word) => !LIMIT_WORDS.has(word));
  if (core.length === wordsOf(limit, context).length) return undefined;
  if (core.length === 0) {
    const others = figures(context).filter((column) => column !== limit);
    return others.length === 1 ? others[0] : undefined;
  }
  const found = context.table.columns.findIndex(
    (_, column) => column !== limit && wordsOf(column, context).join(' ') === core.join(' '),
  );
  return found < 0 ? undefined : found;
}

const figures = ({ table, columnOf }: BuildContext): readonly number[] =>
  table.columns.flatMap((_, column) => (columnOf(column).role === 'measure' ? [column] : []));

/** True where a label has the same unit in other letters: "min" for minutes. */
function isOfUnit(unit: string, label: string): boolean {
  const [wanted, own] = [unitIn(unitWords(unit)), unitIn(unitWords(label))];
  return wanted !== undefined && own !== undefined && wanted.kind === own.kind && wanted.size === own.size;
}

/** The column that a unit speaks of: the only one whose label has it, or, for money, the first amount that adds up. */
export function columnOfUnit(unit: string, context: BuildContext): number | undefined {
  const [word = unit] = toCanonical(unit);
  // "100 units": a price of each is told in no units. "By unit" may be by one of the units that a business has.
  const isGroup =
    !isPlural(foldWords(unit)) &&
    context.profile.columns.some(({ kind, label }) => kind === 'text' && toCanonical(label).includes(word));
  const pieces = isOfPieces(word) && !isGroup ? piecesColumn(context.profile) : undefined;
  if (pieces !== undefined) return pieces;
  const labelled = figures(context).filter((column) => wordsOf(column, context).includes(word));
  const alike = figures(context).filter((column) => isOfUnit(unit, context.columnOf(column).label));
  const [found, ...others] = labelled.length > 0 ? labelled : alike;
  // Of two columns in minutes neither is meant by "30 minutes" alone.
  if (found !== undefined || !MONEY_WORDS.has(word)) return others.length > 0 ? undefined : found;
  const money = figures(context).filter((column) => context.columnOf(column).currency !== undefined);
  return money.find((column) => context.columnOf(column).number?.isAdditive === true) ?? money[0];
}

/** "Weight over year" runs along the years, and "weight over age" of a picture along the ages: only "is over" compares. */
function isCourse(parts: Parts, { columnOf, purpose }: BuildContext): boolean {
  const along = parts.get('Column', 1)?.column;
  const isCompared =
    parts.has('whose') || parts.has('with') || parts.has('that') || parts.has('is') || parts.has('than');
  const own = parts.get('Column')?.column;
  if (isCompared || along === undefined || own === undefined) return false;
  return (isTimelike(columnOf(along)) && !isTimelike(columnOf(own))) || (purpose === 'chart' && parts.says('over'));
}

function compareColumns(
  left: number | undefined,
  parts: Parts,
  { columnOf }: BuildContext,
): { readonly where: Expression; readonly column: number } | undefined {
  const right = parts.all('Column').at(-1)?.column;
  const operator = parts.get('Comparison')?.operator;
  if (left === undefined || right === undefined || operator === undefined || left === right) return undefined;
  const isNumbers = isNumeric(columnOf(left)) && isNumeric(columnOf(right));
  if (!isNumbers && !(isTimelike(columnOf(left)) && isTimelike(columnOf(right)))) return undefined;
  return { where: binary(operator, columnCell(columnOf(left).key), columnCell(columnOf(right).key)), column: left };
}

const GAP = /^gap$/i;

function emptyCells(
  parts: Parts,
  { columnOf }: BuildContext,
): { readonly where: Expression; readonly column: number } | undefined {
  const column = parts.get('Column')?.column;
  // A "pay gap" is a difference, and no cell without pay.
  if (column === undefined || GAP.test(parts.lastText)) return undefined;
  return { where: { kind: 'call', name: 'isEmpty', arguments: [columnCell(columnOf(column).key)] }, column };
}

/** The rows whose cells say that there is none of something: zero, nothing written, or a word for none. */
export function cellsWithout(
  parts: Parts,
  { columnOf, profile, table }: BuildContext,
): { readonly where: Expression; readonly column: number } | undefined {
  const column = parts.get('Column')?.column;
  if (column === undefined) return undefined;
  const { key, number, count, missing } = columnOf(column);
  // "Pupils without absences": where every row has a number, those with none have a zero.
  const isFull = number !== undefined && number.min === 0 && count === profile.rowCount;
  if (isFull) return { where: binary('=', columnCell(key), literal(0)), column };
  const none = missing === 0 ? valueOfNone(column, table) : undefined;
  if (none !== undefined) return { where: binary('=', columnCell(key), literal(none)), column };
  return { where: { kind: 'call', name: 'isEmpty', arguments: [columnCell(key)] }, column };
}

/** Quantities with their units, columns set against columns, and weekends. */
export const QUANTITY_RULES: readonly Rule[] = [
  defineRule({
    id: 'number-with-unit',
    gives: 'Number',
    pattern: 'Number measureUnit',
    weight: 0,
    build: (parts) => {
      const number = parts.get('Number');
      return number && { ...number, isQuantity: true };
    },
  }),
  defineRule({
    id: 'condition-age',
    gives: 'Condition',
    pattern: 'that|with|whose? has|is|of|with? Tail year',
    weight: 0.3,
    build: aboutAge,
  }),
  defineRule({
    id: 'condition-unit',
    gives: 'Condition',
    pattern: 'that|with|whose? has|is|of|with? Comparison than? Number measureUnit',
    weight: 0.25,
    build: (parts, context) => {
      const column = columnOfUnit(parts.lastText, context);
      const operator = parts.get('Comparison')?.operator;
      const value = parts.get('Number')?.value;
      if (column === undefined || operator === undefined || value === undefined) return undefined;
      return { column, where: binary(operator, columnCell(context.columnOf(column).key), literal(value)) };
    },
  }),
  defineRule({
    id: 'condition-money',
    gives: 'Condition',
    pattern: 'that|with|whose? has|is|of|with? Comparison than? Number',
    weight: 0.1,
    build: (parts, context) => {
      const unit = /[€$£]/.exec(parts.lastText)?.[0] ?? parts.lastText.split(' ').at(-1) ?? '';
      const column = /^[\d.,]*$/.test(unit) ? undefined : columnOfUnit(unit, context);
      const operator = parts.get('Comparison')?.operator;
      const value = parts.get('Number')?.value;
      if (column === undefined || operator === undefined || value === undefined) return undefined;
      return { column, where: binary(operator, columnCell(context.columnOf(column).key), literal(value)) };
    },
  }),
  defineRule({
    id: 'condition-between-first',
    gives: 'Condition',
    pattern: 'has|with? between Number and|to Number Column',
    weight: 0.4,
    build: (parts, { columnOf }) => {
      const column = parts.get('Column')?.column;
      const [low, high] = parts.all('Number').map(({ value }) => value);
      if (column === undefined || low === undefined || high === undefined) return undefined;
      const [least, most] = [Math.min(low, high), Math.max(low, high)];
      const where = completeTail({ kind: 'between', low: literal(least), high: literal(most) }, columnOf(column));
      return where && { where, column };
    },
  }),
  defineRule({
    id: 'condition-without',
    gives: 'Filter',
    pattern: 'Scope|Noun without Column filled?',
    weight: 0.5,
    build: (parts, context) => cellsWithout(parts, context),
  }),
  defineRule({
    id: 'condition-column-empty',
    gives: 'Condition',
    pattern: 'Column empty|missing',
    weight: 0.2,
    build: (parts, context) => emptyCells(parts, context),
  }),
  defineRule({
    id: 'condition-column-filled',
    gives: 'Condition',
    pattern: 'with? Column filled',
    weight: 0.3,
    build: (parts, context) => {
      const empty = emptyCells(parts, context);
      return empty && { where: negation(empty.where), column: empty.column };
    },
  }),
  defineRule({
    id: 'condition-columns',
    gives: 'Condition',
    pattern: 'whose|with|that? Column is? Comparison than? of|to? Column',
    weight: -0.25,
    build: (parts, context) =>
      isCourse(parts, context) ? undefined : compareColumns(parts.get('Column')?.column, parts, context),
  }),
  defineRule({
    id: 'condition-own-limit',
    gives: 'Condition',
    pattern: 'is? Comparison than? of|to? Column',
    weight: 0.3,
    build: (parts, context) => {
      const limit = parts.get('Column')?.column;
      return limit === undefined ? undefined : compareColumns(limitedColumn(limit, context), parts, context);
    },
  }),
  defineRule({
    id: 'condition-tail-in',
    gives: 'Condition',
    pattern: 'has|with Tail in|on|for|of Column',
    weight: 0.3,
    build: (parts, { columnOf }) => {
      const column = parts.get('Column')?.column;
      const tail = parts.get('Tail')?.tail;
      if (column === undefined || tail === undefined) return undefined;
      const where = completeTail(tail, columnOf(column));
      return where && { where, column };
    },
  }),
  defineRule({
    id: 'by-cycle',
    gives: 'By',
    pattern: 'by|per|for each? Column|Unit from Moment to Moment',
    weight: 0.8,
    build: (parts) => {
      const column = parts.get('Column')?.column;
      const part = parts.get('Unit')?.part;
      if (!isWholeCycle(parts.get('Moment'), parts.get('Moment', 1))) return undefined;
      return { groups: [{ ...(column === undefined ? {} : { column }), ...(part && { part }) }], role: 'group' };
    },
  }),
  defineRule({
    id: 'filter-moment-list',
    gives: 'Filter',
    pattern: 'only|in|of|for? Moment and|or Moment',
    weight: 0.1,
    build: amongMoments,
  }),
  defineRule({
    id: 'filter-three-moments',
    gives: 'Filter',
    pattern: 'only|in|of|for? Moment and? Moment and|or Moment',
    weight: 0.2,
    build: amongMoments,
  }),
  defineRule({
    id: 'share-of-figure',
    gives: 'Window',
    pattern: 'percentage of Column',
    weight: 0.7,
    build: (parts, { columnOf }) => {
      const column = parts.get('Column')?.column;
      if (column === undefined || !isNumeric(columnOf(column))) return undefined;
      return { operation: 'shareOfTotal', column };
    },
  }),
  defineRule({
    id: 'share-of-amount',
    gives: 'Window',
    pattern: 'percentage Column',
    weight: 0.3,
    // "% wasted by weekday": of an amount that adds up, and of no figure that is a percentage itself.
    build: (parts, { columnOf }) => {
      const column = parts.get('Column')?.column;
      const own = column === undefined ? undefined : columnOf(column);
      const isAdded = own !== undefined && isAmount(own) && defaultOperation(own) === 'sum';
      return column !== undefined && isAdded ? { operation: 'shareOfTotal', column } : undefined;
    },
  }),
  defineRule({
    id: 'growth-between-columns',
    gives: 'Steps',
    pattern: 'growth of|in? Column|Entity? between|from|of Column and|to Column shareOfTotal?',
    weight: 0.6,
    build: (parts, context) => growthBetween(parts, context),
  }),
  defineRule({
    id: 'not-sorted',
    gives: 'Scope',
    pattern: 'not sortVerb all?',
    weight: 0.2,
    build: () => ({ words: [], isEach: false }),
  }),
  defineRule({
    id: 'rank-of-each',
    gives: 'Window',
    pattern: 'addVerb? rankWord of|for each? Column by|in|on Column in|of? Column?',
    weight: 0.4,
    build: (parts, { columnOf }) => {
      const column = parts.all('Column').findLast((one) => isNumeric(columnOf(one.column)))?.column;
      return column === undefined ? undefined : { operation: 'rank', column };
    },
  }),
  defineRule({
    id: 'percentile',
    gives: 'Measure',
    pattern: 'percentile Number of? Column',
    weight: 0.4,
    build: percentileOf,
  }),
  defineRule({
    id: 'percentile-number-first',
    gives: 'Measure',
    pattern: 'Number percentile of? Column',
    weight: 0.4,
    build: percentileOf,
  }),
];

const CYCLES: Partial<Readonly<Record<MomentMention['shape'], number>>> = { month: 11, weekday: 6 };

/** "From January to December", "Monday to Sunday": an order, no condition. */
function isWholeCycle(first: MomentMention | undefined, last: MomentMention | undefined): boolean {
  return first !== undefined && first.shape === last?.shape && first.time === 0 && last.time === CYCLES[first.shape];
}

/** "June, July and August", "2022 and 2024": of the first column of dates, or of the months that a column names. */
function amongMoments(parts: Parts, { table, columnOf }: BuildContext): MeaningOf['Filter'] | undefined {
  const moments = parts.all('Moment');
  const [first] = moments;
  if (first === undefined || moments.some(({ shape }) => shape !== first.shape)) return undefined;
  const dates = table.columns.flatMap((_, column) => (isTimelike(columnOf(column)) ? [columnOf(column)] : []));
  // Months without years cannot tell what year it was.
  const isDated = /^\d{4}/.test(first.iso);
  const { grain, isCyclic } = MOMENT_SHAPES[first.shape];
  const profile =
    dates.find(({ time }) => isCyclic && time?.isCyclic === true && time.grain === grain) ??
    dates.find(({ time, number }) => !isDated || number !== undefined || time?.isCyclic === false) ??
    dates[0];
  if (profile === undefined) return undefined;
  const where = joinedBy(
    'or',
    moments.map((moment) => isOfMoment(moment, profile)),
  );
  const part = PERIOD_OF[first.shape];
  const column = table.columns.findIndex((_, at) => columnOf(at) === profile);
  const periods = profile.time?.isCyclic === true ? { column } : { column, ...(part === undefined ? {} : { part }) };
  return where && (part === undefined ? { where } : { where, periods });
}

/** Growth from one column to another, in percent of the first. */
function growthBetween(parts: Parts, { columnOf }: BuildContext): { readonly steps: readonly Transform[] } | undefined {
  const [from, to] = parts.all('Column').slice(-2);
  if (from === undefined || to === undefined || from.column === to.column) return undefined;
  const [first, last] = [columnOf(from.column), columnOf(to.column)];
  if (!isNumeric(first) || !isNumeric(last)) return undefined;
  const change = binary('-', columnCell(last.key), columnCell(first.key));
  const expression = binary('*', binary('/', change, columnCell(first.key)), literal(100));
  const as = { key: `growth_${first.key}_${last.key}`, label: `${first.label} → ${last.label} (%)` };
  return { steps: [{ verb: 'derive', expression, as }] };
}

function percentileOf(parts: Parts, { columnOf }: BuildContext) {
  const column = parts.get('Column')?.column;
  const percentile = parts.get('Number')?.value;
  if (column === undefined || percentile === undefined || percentile < 0 || percentile > 100) return undefined;
  if (!isNumeric(columnOf(column))) return undefined;
  return { measures: [{ operation: 'percentile', column, percentile } as const] };
}

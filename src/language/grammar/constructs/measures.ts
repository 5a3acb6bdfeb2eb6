import { foldWords } from '../../../table/notation/characters.ts';
import type { ColumnProfile, TableProfile } from '../../../table/profile.ts';
import { isAmount, isNaming, isNumeric, numbersRows, numbersThings } from '../../holes/column-nature.ts';
import { defaultOperation } from '../../holes/default-operation.ts';
import { otherEnd, saysOperation } from '../../holes/ends-of-figures.ts';
import { isFlag } from '../../links/link-flags.ts';
import { isParticiple } from '../../text/derivation.ts';
import { ARABIC, isPlural } from '../../text/stem.ts';
import { amongValues, completeTail } from '../expressions.ts';
import type { ColumnMention, MeaningOf, MeasureForm } from '../meaning.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';
import { isNumberOfRows } from './extremes.ts';
import { isRankedPeriod } from './ranked-period.ts';

const COUNT: MeasureForm = { operation: 'count' };

/** Operations spread over columns: "minimum and average gpa", "sum of sales and cost". */
function spread(parts: Parts, context: BuildContext): { readonly measures: readonly MeasureForm[] } | undefined {
  const operations = parts.all('Operation').map(({ operation }) => operation);
  const columns = parts.all('Columns').flatMap((list) => list.columns);
  const named = columns.length > 0 ? columns : parts.all('Column');
  if (operations.length === 0 || named.length === 0 || named.some((one) => isNumberOfRows(one, parts.text, context)))
    return undefined;
  if (isRankedPeriod(parts, context)) return undefined;
  // "The average number of tickets" is no average of the numbers that they have.
  const areNumbers = parts.says('number') && named.some(({ column }) => numbersRows(context.columnOf(column)));
  if (areNumbers && operations.some((operation) => operation !== 'max' && operation !== 'min')) return undefined;
  // "Min and max temperature" of a table with the lowest and the highest of each day.
  const ofEnd = (operation: MeasureForm['operation'], { column, reason }: ColumnMention): number =>
    (reason === 'exact' ? undefined : otherEnd(context.columnOf(column).label, operation, context.profile)) ?? column;
  return {
    measures: named.flatMap((one) => operations.map((operation) => ({ operation, column: ofEnd(operation, one) }))),
  };
}

/** Measures: what columns are brought down to, and counts of rows. */
export const MEASURE_RULES: readonly Rule[] = [
  defineRule({ id: 'measure', gives: 'Measure', pattern: 'Operation of? Columns', weight: 0.25, build: spread }),
  defineRule({
    id: 'measure-number-of',
    gives: 'Measure',
    pattern: 'Operation number|amount of Column',
    weight: 0.3,
    build: spread,
  }),
  defineRule({
    id: 'measure-two-operations',
    gives: 'Measure',
    pattern: 'Operation and Operation of? Column',
    weight: 0.3,
    build: spread,
  }),
  defineRule({
    id: 'measure-three-operations',
    gives: 'Measure',
    pattern: 'Operation and? Operation and Operation of? Column',
    weight: 0.35,
    build: spread,
  }),
  defineRule({ id: 'measure-after', gives: 'Measure', pattern: 'Column Operation', weight: 0.1, build: spread }),
  defineRule({
    id: 'measure-after-several',
    gives: 'Measure',
    pattern: 'Column Operation and Operation and? and? Operation?',
    weight: 0.35,
    build: spread,
  }),
  defineRule({
    id: 'measures-more',
    gives: 'Measure',
    pattern: 'Measure and|versus Measure',
    weight: 0.05,
    build: (parts) => ({ measures: parts.all('Measure').flatMap(({ measures }) => measures) }),
  }),
  defineRule({ id: 'count', gives: 'Measure', pattern: 'count', weight: 0.05, build: () => ({ measures: [COUNT] }) }),
  defineRule({
    id: 'count-entity',
    gives: 'Measure',
    pattern: 'count|howMany of? Entity',
    weight: 0.3,
    build: () => ({ measures: [COUNT] }),
  }),
  defineRule({
    id: 'count-amount-of-entity',
    gives: 'Measure',
    pattern: 'sum? amount of Entity',
    weight: -0.2,
    build: () => ({ measures: [COUNT] }),
  }),
  defineRule({
    id: 'count-number-of-entity',
    gives: 'Measure',
    pattern: 'all|sum? number of Entity',
    weight: 0.3,
    build: () => ({ measures: [COUNT] }),
  }),
  defineRule({
    id: 'number-of-them',
    gives: 'Measure',
    pattern: 'sum? number|amount of them',
    weight: 0.4,
    build: () => ({ measures: [COUNT] }),
  }),
  defineRule({
    id: 'ends-of-range',
    gives: 'Measure',
    // "The daily range of temperature": its lowest and its highest.
    pattern: 'difference of|in? Column',
    weight: 0.55,
    build: rangeEnds,
  }),
  defineRule({
    id: 'ends-of-own-range',
    gives: 'Measure',
    // "Price range per product".
    pattern: 'Column difference',
    weight: 0.3,
    build: rangeEnds,
  }),
  defineRule({
    id: 'average-among-values',
    gives: 'Rank',
    // "Average math score per class": the word before the figure says of which rows.
    pattern: 'Operation of? Values Column By',
    weight: 0.3,
    build: (parts, context) => {
      const column = parts.get('Column')?.column;
      const operation = parts.get('Operation')?.operation;
      const by = parts.get('By');
      const where = amongValues(parts.get('Values')?.values ?? [], context);
      if (column === undefined || operation === undefined || by === undefined || where === undefined) return undefined;
      const isPlain = by.role === 'group' && by.isShare !== true && context.columnOf(column).role === 'measure';
      return isPlain ? { groups: by.groups, measure: { operation, column }, where } : undefined;
    },
  }),
  // "Models by range of price", "models by price range": bands of it, and no ends.
  ...['by|per difference of|in? Column', 'by|per|each Column difference'].map((pattern, at) =>
    defineRule({
      id: `ranges-of-${at}`,
      gives: 'Bin',
      pattern,
      weight: 0.8,
      build: (parts, { columnOf }) => {
        const column = parts.get('Column')?.column;
        const areRanges = column !== undefined && saysRange(parts) && columnOf(column).role === 'measure';
        return areRanges ? { column } : undefined;
      },
    }),
  ),
  defineRule({
    id: 'measure-against',
    gives: 'Measure',
    // "Total claimed vs paid out": the operation is that of both. "Average weight vs year" runs along what comes again.
    pattern: 'Operation of? Column versus Column',
    weight: 0.7,
    build: (parts, context) => {
      const columns = parts.all('Column').map(({ column }) => context.columnOf(column));
      const operation = parts.get('Operation')?.operation;
      // "Max temp against wind" of a column that is called so: the one figure against the other.
      if (
        columns.some(
          ({ label }) => saysOperation(label, operation) || otherEnd(label, operation, context.profile) !== undefined,
        )
      )
        return undefined;
      return columns.every((one) => isOwnFigure(one, context.profile)) ? spread(parts, context) : undefined;
    },
  }),
  defineRule({
    id: 'count-of-values',
    gives: 'Measure',
    pattern: 'number of',
    weight: -0.3,
    build: () => ({ measures: [COUNT] }),
  }),
  defineRule({
    id: 'how-many-of-values',
    gives: 'Measure',
    // "How many critical tickets": what is counted is said by a condition.
    pattern: 'howMany',
    weight: -0.3,
    build: () => ({ measures: [COUNT] }),
  }),
  defineRule({
    id: 'count-column',
    gives: 'Measure',
    pattern: 'count|howMany of? Column',
    weight: 0.25,
    build: countOf,
  }),
  defineRule({
    id: 'count-number-of-column',
    gives: 'Measure',
    pattern: 'sum? number|amount of Column',
    weight: 0.3,
    build: countOf,
  }),
  defineRule({
    id: 'total-number-of-figure',
    gives: 'Measure',
    pattern: 'sum? count|number of? Column',
    weight: 0.45,
    // "The total number of downloads" is what they add up to.
    build: (parts, { columnOf }) => {
      const column = parts.get('Column')?.column;
      const isTotal = parts.says('sum') && column !== undefined && isAmount(columnOf(column));
      return isTotal && !numbersRows(columnOf(column)) ? { measures: [{ operation: 'sum', column }] } : undefined;
    },
  }),
  defineRule({
    id: 'number-of-people-done',
    gives: 'Measure',
    pattern: 'sum? count|number of measureUnit|rows|Noun|Entity Column',
    weight: 0.5,
    // "The number of people killed" of a column that holds how many were.
    build: (parts, { columnOf }) => {
      const column = parts.get('Column')?.column;
      const isDone =
        column !== undefined && isAmount(columnOf(column)) && isParticiple(foldWords(columnOf(column).label));
      return isDone ? { measures: [{ operation: 'sum', column }] } : undefined;
    },
  }),
  defineRule({
    id: 'how-many-so-high',
    gives: 'Rank',
    pattern: 'howMany Column that|with|is|has? Tail',
    weight: 1,
    // "How many marks below 50 per class": the marks are below it, and no count of them.
    build: (parts, { columnOf }) => {
      const column = parts.get('Column')?.column;
      const tail = parts.get('Tail')?.tail;
      if (column === undefined || tail === undefined || tail.kind === 'empty') return undefined;
      const level = columnOf(column);
      const where = completeTail(tail, level);
      const isLevel = level.role === 'measure' && defaultOperation(level) === 'mean';
      return isLevel && where !== undefined ? { groups: [], measure: COUNT, where } : undefined;
    },
  }),
  defineRule({
    id: 'group-and-count',
    gives: 'Rank',
    pattern: 'groupVerb and count of|by? Columns',
    weight: 0.5,
    build: (parts) => {
      const columns = parts.get('Columns')?.columns ?? [];
      return { groups: columns.map(({ column }) => ({ column })), measure: COUNT };
    },
  }),
  defineRule({
    id: 'count-distinct',
    gives: 'Measure',
    pattern: 'count|howMany|number of? distinct|different Column',
    weight: 0.35,
    build: (parts) => {
      const column = parts.get('Column')?.column;
      return column === undefined ? undefined : { measures: [{ operation: 'countDistinct', column }] };
    },
  }),
];

/** Rows that share a value on average, from where it gathers them. */
const ROWS_GATHERED = 5;

/** True for a figure that is of each row, and gathers none of them. */
function isOwnFigure({ role, distinct }: ColumnProfile, { rowCount }: Pick<TableProfile, 'rowCount'>): boolean {
  return role === 'measure' && distinct * ROWS_GATHERED > rowCount;
}

/** The lowest and the highest of a figure. */
function rangeEnds(parts: Parts, { columnOf, profile }: BuildContext): MeaningOf['Measure'] | undefined {
  const { column, reason } = parts.get('Column') ?? {};
  if (column === undefined || !saysRange(parts) || columnOf(column).role !== 'measure') return undefined;
  const { label } = columnOf(column);
  // "Temperature range" of "temp_max" and "temp_min" lies between the two.
  const endOf = (operation: 'min' | 'max'): MeasureForm => ({
    operation,
    column: (reason === 'exact' ? undefined : otherEnd(label, operation, profile)) ?? column,
  });
  return { measures: [endOf('min'), endOf('max')] };
}

/** True where the word for a difference means what lies between two ends. */
const saysRange = (parts: Parts): boolean => RANGE.has(foldWords(parts.textOf('difference')));

/** Words for what lies between the ends, and not for what one is less than another. */
const RANGE: ReadonlySet<string> = new Set(['range', 'amplitude', 'المدى', 'مدى'].map(foldWords));

/** True for a word that opens a label as most labels open: the "students" of "STU_NUM", "STU_HRS" and "STU_GPA" are the rows. */
function namesRowsOf(word: string, label: string, { columns }: TableProfile): boolean {
  const [opening = '', ...rest] = foldWords(label.replaceAll('_', ' ')).split(' ');
  if (rest.length === 0 || opening === '' || !foldWords(word).startsWith(opening)) return false;
  const alike = columns.filter((other) => foldWords(other.label.replaceAll('_', ' ')).startsWith(`${opening} `));
  return alike.length * 2 > columns.length;
}

/** "How many departments" counts rows by their departments; what names or numbers the rows themselves is only counted. */
function countOf(
  parts: Parts,
  { columnOf, profile, table, madeColumns }: BuildContext,
): { readonly measures: readonly MeasureForm[] } | undefined {
  const { column, reason } = parts.get('Column') ?? {};
  // Arabic has one word for "how many" and "how much": only what is named in the plural is counted.
  const isHowMuch = ARABIC.test(parts.lastText) && !parts.lastText.endsWith('ات');
  const made = column === undefined ? undefined : madeColumns().get(column);
  if (column !== undefined && made?.isAdditive === true && isHowMuch && parts.has('howMany'))
    return { measures: [{ column }] };
  if (column === undefined || made !== undefined) return undefined;
  // "The number of smokers": those with yes, and not both.
  if (isFlag(column, table) && isPlural(foldWords(parts.textOf('Column')))) return undefined;
  const counted = columnOf(column);
  if (parts.has('howMany') && reason === 'part' && namesRowsOf(parts.textOf('Column'), counted.label, profile))
    return { measures: [COUNT] };
  if (numbersThings(counted) && !counted.isUnique) return { measures: [{ operation: 'count', column }] };
  // "How many students failed maths": what they did is not known, and their marks are no number of students.
  if (parts.has('howMany') && counted.role === 'measure' && parts.get('Column')?.isModified === true) return undefined;
  if (counted.role === 'measure' && !parts.has('howMany')) return undefined;
  // An amount that happens to differ in each row is no name of the rows.
  const isFigure = counted.role === 'measure' && !numbersRows(counted);
  if (isNaming(counted, profile) || (counted.isUnique && !isFigure)) {
    // A picture of "the number of the last names" has a bar for each of them where some are shared: one bar compares nothing.
    const isOfNames = !parts.has('howMany') && counted.kind === 'text' && !counted.isUnique;
    return { measures: [isOfNames ? { ...COUNT, column } : COUNT] };
  }
  // "The number of cylinders" is what each has, where few numbers tell things apart.
  if (!parts.has('howMany') && !parts.has('count') && isNumeric(counted) && counted.role !== 'measure')
    return undefined;
  const isHowMany = parts.has('howMany') && counted.role === 'measure' && !isHowMuch;
  // "How many marks" are so many rows: a level adds up to nothing. "How many sales" counts the rows where the column that comes near holds money.
  if (isHowMany && (defaultOperation(counted) === 'mean' || counted.number?.isInteger === false))
    return { measures: [COUNT] };
  // "Number of cylinders" is the figure itself; "how many deaths" adds it up.
  return { measures: [counted.role === 'measure' ? { column } : { operation: 'count', column }] };
}

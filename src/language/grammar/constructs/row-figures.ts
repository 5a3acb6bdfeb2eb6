import type { Expression } from '../../../plan/expression/expression.ts';
import type { Transform } from '../../../plan/transform/transform.ts';
import { isNaming, isNumeric, isTimelike } from '../../holes/column-nature.ts';
import { toCanonical } from '../../links/table-index.ts';
import { binary, columnCell, literal } from '../expressions.ts';
import type { MeaningOf } from '../meaning.ts';
import { type BuildContext, defineRule, type Parts, type Rule, type SlotName } from '../rule.ts';

type Built = MeaningOf['Steps'];

function freeKey(wanted: string, { table }: BuildContext): string {
  const keys = new Set(table.columns.map(({ key }) => key));
  let key = wanted;
  for (let at = 2; keys.has(key); at++) key = `${wanted}_${at}`;
  return key;
}

const isFigure = (column: number, { columnOf }: BuildContext): boolean =>
  isNumeric(columnOf(column)) && !isTimelike(columnOf(column));

/** Figures of one row added up, or their average. */
function acrossColumns(columns: readonly number[], parts: Parts, context: BuildContext): Built | undefined {
  const operation = parts.get('Operation')?.operation;
  const [first, ...others] = [...new Set(columns)].map((column) => columnCell(context.columnOf(column).key));
  if (first === undefined || others.length === 0 || (operation !== 'sum' && operation !== 'mean')) return undefined;
  if (!columns.every((column) => isFigure(column, context))) return undefined;
  const sum = others.reduce<Expression>((left, right) => binary('+', left, right), first);
  const expression = operation === 'sum' ? sum : binary('/', sum, literal(others.length + 1));
  const labels = columns.map((column) => context.columnOf(column).label);
  const label = operation === 'sum' ? labels.join(' + ') : `(${labels.join(' + ')}) ÷ ${labels.length}`;
  return { steps: [{ verb: 'derive', expression, as: { key: freeKey('across', context), label } }] };
}

/** The columns of figures that share a word with a named one, where they are as many as the wish says: "the three exams". */
function kinOf(parts: Parts, context: BuildContext): readonly number[] | undefined {
  const named = parts.get('Column')?.column;
  const wanted = parts.get('Number')?.value;
  if (named === undefined) return undefined;
  const figures = context.table.columns.flatMap((_, column) => (isFigure(column, context) ? [column] : []));
  const sets = toCanonical(context.columnOf(named).label).map((word) =>
    figures.filter((column) => toCanonical(context.columnOf(column).label).includes(word)),
  );
  return sets.find((set) => set.length > 1 && (wanted === undefined || set.length === wanted));
}

/** True where a part names the rows one by one. */
function namesRows(column: number | undefined, { columnOf, profile }: BuildContext): boolean {
  return column === undefined || columnOf(column).isUnique || isNaming(columnOf(column), profile);
}

/** Which rows a change is for, where the wish says so: "the prices of Alentejo". */
function whereOf(parts: Parts, { columnOf }: BuildContext): Expression | undefined {
  const values = parts.get('Values')?.values ?? [];
  const [first] = values;
  if (first === undefined) return parts.get('Condition')?.where;
  return { kind: 'in', of: columnCell(columnOf(first.column).key), values: values.map(({ value }) => literal(value)) };
}

/** Every figure of a column made greater or smaller by a part of it, in its place. */
function raised(parts: Parts, context: BuildContext): Built | undefined {
  const { columnOf } = context;
  const named = parts.get('Column')?.column;
  const number = parts.get('Number');
  const profile = named === undefined ? undefined : columnOf(named);
  const isPart = number?.isPercentage === true || parts.has('percentage');
  if (profile === undefined || number === undefined || !isPart || !isNumeric(profile) || isTimelike(profile))
    return undefined;
  const sign = parts.has('cutVerb') ? -1 : 1;
  const raisedCell = binary('*', columnCell(profile.key), literal((100 + sign * number.value) / 100));
  const where = whereOf(parts, context);
  const expression: Expression =
    where === undefined
      ? raisedCell
      : { kind: 'call', name: 'if', arguments: [where, raisedCell, columnCell(profile.key)] };
  return { steps: [{ verb: 'derive', expression, as: { key: profile.key, label: profile.label } }] };
}

/** How far each row's figure lies from the average of all rows, or of the rows of its own group. */
function fromAverage(parts: Parts, context: BuildContext): Built | undefined {
  const columns = parts.all('Column').map(({ column }) => column);
  const figures = columns.filter((column) => isFigure(column, context));
  const [figure] = figures;
  const groups = columns.filter((column) => !isNumeric(context.columnOf(column)) && !namesRows(column, context));
  if (figure === undefined || figures.some((column) => column !== figure) || groups.length > 1) return undefined;
  const { key, label } = context.columnOf(figure);
  const per = groups.map((column) => context.columnOf(column).key);
  const step: Transform = {
    verb: 'window',
    operation: 'differenceFromMean',
    column: key,
    ...(per.length === 0 ? {} : { per }),
    as: { key: freeKey(`${key}_from_mean`, context), label: `${label} − ⌀` },
  };
  return { steps: [step] };
}

const SIGNS: readonly (readonly [SlotName, string])[] = [
  ['dashSign', ' - '],
  ['commaSign', ', '],
  ['slashSign', ' / '],
  ['blankSign', ' '],
];

/** Texts of columns in one, with a sign between them that the wish names or writes. */
function merged(parts: Parts, context: BuildContext): Built | undefined {
  const columns = (parts.get('Columns')?.columns ?? []).map(({ column }) => context.columnOf(column));
  const separator =
    SIGNS.find(([name]) => parts.has(name))?.[1] ??
    parts.get('Text')?.text ??
    (parts.has('columnWord') ? ' ' : undefined);
  if (columns.length < 2 || separator === undefined || columns.every(isNumeric)) return undefined;
  const label = columns.map((column) => column.label).join(separator);
  const as = { key: freeKey('merged', context), label };
  return { steps: [{ verb: 'mergeText', columns: columns.map(({ key }) => key), separator, as }] };
}

const BY_PART = 'by|in|of|with|to|partedBy? percentage|shareWord? of? Number percentage?';
const INTO_ONE = 'into|in|as|to addVerb|only|Number? columnWord addVerb|only|Number|Word?';
const PARTED = 'dashSign|commaSign|slashSign|blankSign|Text';

/** Figures worked out row by row: over several columns, by a part of themselves, against the average; and texts joined by a sign. */
export const ROW_FIGURE_RULES: readonly Rule[] = [
  defineRule({
    id: 'add-across',
    gives: 'Steps',
    pattern: 'addVerb columnWord? for|with|of|that? Operation of|from|between? Columns',
    weight: 0.6,
    build: (parts, context) =>
      acrossColumns(
        (parts.get('Columns')?.columns ?? []).map(({ column }) => column),
        parts,
        context,
      ),
  }),
  defineRule({
    id: 'across-for-each',
    gives: 'Steps',
    pattern: 'addVerb? columnWord? Operation of|from? Columns per|for|by|of each? Column|Scope|Entity|Noun',
    weight: 0.7,
    build: (parts, context) =>
      namesRows(parts.get('Column')?.column, context) && (parts.has('Column') || parts.has('each'))
        ? acrossColumns(
            (parts.get('Columns')?.columns ?? []).map(({ column }) => column),
            parts,
            context,
          )
        : undefined,
  }),
  defineRule({
    id: 'across-kin',
    gives: 'Steps',
    pattern:
      'addVerb? columnWord? Operation of|in|from Number|all Column per|for|by|of? each? Column|Scope|Entity|Noun?',
    weight: 0.8,
    build: (parts, context) => {
      const columns = parts.has('Number') || parts.has('all') ? kinOf(parts, context) : undefined;
      return columns !== undefined && namesRows(parts.get('Column', 1)?.column, context)
        ? acrossColumns(columns, parts, context)
        : undefined;
    },
  }),
  defineRule({
    id: 'raise-by-part',
    gives: 'Steps',
    pattern: `raiseVerb|cutVerb all? Column ${BY_PART}`,
    weight: 0.9,
    build: raised,
  }),
  defineRule({
    id: 'raise-some-by-part',
    gives: 'Steps',
    pattern: `raiseVerb|cutVerb all? Column of|in|for|from? Values|Condition ${BY_PART}`,
    weight: 1,
    build: raised,
  }),
  defineRule({
    id: 'raise-by-part-of-some',
    gives: 'Steps',
    pattern: `raiseVerb|cutVerb all? Column ${BY_PART} of|in|for|from? Values|Condition`,
    weight: 1,
    build: raised,
  }),
  defineRule({
    id: 'part-raised',
    gives: 'Steps',
    pattern: 'Number percentage? raiseVerb|cutVerb to|on|of|in|for? Column',
    weight: 0.9,
    build: raised,
  }),
  defineRule({
    id: 'raise-part-of',
    gives: 'Steps',
    pattern: 'raiseVerb|cutVerb of|by? Number percentage? to|on|of|in|from|for Column',
    weight: 0.9,
    build: raised,
  }),
  defineRule({
    id: 'raise-part-of-some',
    gives: 'Steps',
    pattern: 'raiseVerb|cutVerb of|by? Number percentage? to|on|of|in|from|for Column of|in|for|from? Values|Condition',
    weight: 1,
    build: raised,
  }),
  defineRule({
    id: 'from-average',
    gives: 'Steps',
    pattern:
      'addVerb? columnWord? with|for|of? difference between|of|from? each? their? Column of|in? each? Column? and|to|from|versus average of|in|for? their|each? Column? of|in|for? their|each? Column?',
    weight: 1,
    build: fromAverage,
  }),
  defineRule({
    id: 'each-from-average',
    gives: 'Steps',
    pattern:
      'addVerb? columnWord? with|for|of? difference between|of|from? each? Column Column and|to|from|versus average of|in|for? their|each? Column? of|in|for? their|each? Column?',
    weight: 1,
    build: fromAverage,
  }),
  defineRule({
    id: 'per-so-many',
    gives: 'Formula',
    pattern: 'Column per|for each? Number|thousands|millions Column|Scope|Entity',
    weight: 1,
    build: (parts, context) => {
      const [of, per] = parts.all('Column').map(({ column }) => column);
      const scale = parts.has('thousands') ? 1000 : parts.has('millions') ? 1_000_000 : 0;
      const many = parts.get('Number')?.value ?? scale;
      if (of === undefined || per === undefined || of === per || many < 10) return undefined;
      if (!isFigure(of, context) || !isFigure(per, context)) return undefined;
      const [whole, one] = [context.columnOf(of), context.columnOf(per)];
      const expression = binary('*', binary('/', columnCell(whole.key), columnCell(one.key)), literal(many));
      return { expression, sources: [of, per], name: `${whole.label} ÷ ${one.label} × ${many}` };
    },
  }),
  defineRule({
    id: 'merge-parted',
    gives: 'Steps',
    pattern: `mergeVerb columnWord? Columns partedBy? ${PARTED}`,
    weight: 0.6,
    build: merged,
  }),
  defineRule({
    id: 'merge-into-column',
    gives: 'Steps',
    pattern: `mergeVerb columnWord? Columns ${INTO_ONE}`,
    weight: 0.5,
    build: merged,
  }),
  defineRule({
    id: 'merge-into-column-parted',
    gives: 'Steps',
    pattern: `mergeVerb columnWord? Columns ${INTO_ONE} with|by? partedBy? ${PARTED}`,
    weight: 0.7,
    build: merged,
  }),
  defineRule({
    id: 'steps-of-so-much',
    gives: 'Bin',
    pattern: 'Column? from|by|of Number in|by|to Number',
    weight: 0.4,
    build: (parts, { columnOf }) => {
      const [width, again] = parts.all('Number').map(({ value }) => value);
      const column = parts.get('Column')?.column;
      if (width === undefined || width !== again || width <= 0) return undefined;
      if (column !== undefined && !isNumeric(columnOf(column))) return undefined;
      return { width, ...(column === undefined ? {} : { column }) };
    },
  }),
  defineRule({
    id: 'as-part-of',
    gives: 'Formula',
    pattern: 'Column as|in|by|shareOfTotal|shareWord|percentage percentage|shareWord? of|from|in Column',
    weight: 0.95,
    build: (parts, context) => {
      const [part, whole] = parts.all('Column').map(({ column }) => column);
      const isShare = parts.has('shareOfTotal') || parts.has('percentage') || parts.has('shareWord');
      if (part === undefined || whole === undefined || part === whole || !isShare) return undefined;
      if (!isFigure(part, context) || !isFigure(whole, context)) return undefined;
      const [own, all] = [context.columnOf(part), context.columnOf(whole)];
      const expression = binary('*', binary('/', columnCell(own.key), columnCell(all.key)), literal(100));
      return { expression, sources: [part, whole], name: `${own.label} ÷ ${all.label} (%)` };
    },
  }),
];

import type { Expression } from '../../../plan/expression/expression.ts';
import { newKeys } from '../../../plan/table/new-keys.ts';
import type { DatePart } from '../../../plan/transform/transform.ts';
import type { MomentShape } from '../../../table/notation/moment.ts';
import { isAmount, isNaming, isNumeric, isTimelike, numbersRows } from '../../holes/column-nature.ts';
import { defaultOperation } from '../../holes/default-operation.ts';
import { areSingle } from '../../holes/single-rows.ts';
import { wideParts } from '../../holes/wide-parts.ts';
import { RATIO_SENSES } from '../../lexicon/analysis-senses.ts';
import { isFlag } from '../../links/link-flags.ts';
import { toCanonical } from '../../links/table-index.ts';
import { amongValues, binary, columnCell, literal } from '../expressions.ts';
import type { Grouping, MeaningOf } from '../meaning.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';
import { mainAmount } from './extremes.ts';
import { filterBy } from './time.ts';

/** The share that each of one category has, within each of another where two are named, of a figure or of the main amount. */
function shareOf(parts: Parts, context: BuildContext): MeaningOf['By'] | undefined {
  const { columnOf, profile } = context;
  const measured = parts.get('Measure')?.measures[0]?.column;
  const all = parts.all('Column').map(({ column }) => column);
  const own = all.filter((column) => columnOf(column).role === 'measure');
  const figures = measured === undefined ? own : [...own, measured];
  const names = all.filter((column) => columnOf(column).role !== 'measure');
  const [part, whole] = names;
  const areGroups = names.every(
    (column) => !columnOf(column).isUnique && !isNaming(columnOf(column), profile) && !isNumeric(columnOf(column)),
  );
  if (part === undefined || names.length > 2 || figures.length > 1 || !areGroups || part === whole) return undefined;
  if (whole === undefined && figures.length === 0) return undefined;
  // "The share of sales with a card", of a column of yes and no: how many say yes.
  if (isFlag(part, context.table)) return undefined;
  const figure = figures[0] ?? mainAmount(context);
  const groups: readonly Grouping[] = whole === undefined ? [{ column: part }] : [{ column: whole }, { column: part }];
  return {
    groups,
    role: 'group',
    isShare: true,
    ...(figure === undefined ? {} : { shareOf: figure }),
    ...(whole === undefined ? {} : { within: whole }),
  };
}

/** True where the words name the rows themselves. */
function areRows(parts: Parts, { columnOf, profile }: BuildContext): boolean {
  const column = parts.get('Column')?.column;
  return column === undefined
    ? (parts.get('Entity')?.words ?? []).length === 0
    : !isNumeric(columnOf(column)) && (columnOf(column).isUnique || isNaming(columnOf(column), profile));
}

/** "What share of the fees comes from dogs?": the share of each animal, since that of dogs alone is one of them. */
function shareOfValues(parts: Parts, { columnOf }: BuildContext): MeaningOf['By'] | undefined {
  const figure = parts.get('Measure')?.measures[0]?.column ?? parts.get('Column')?.column;
  const of = parts.get('Values')?.values[0]?.column;
  if (figure === undefined || of === undefined || !isAmount(columnOf(figure))) return undefined;
  return { groups: [{ column: of }], role: 'group', isShare: true, shareOf: figure };
}

/** The part of dates that a moment of some shape is one of. */
const PARTS_OF_SHAPES: Partial<Readonly<Record<MomentShape, DatePart>>> = {
  year: 'year',
  halfOfYear: 'half',
  quarterOfYear: 'quarter',
  monthOfYear: 'month',
  quarter: 'quarterOfYear',
  month: 'monthOfYear',
  weekday: 'weekday',
};

/** "The share of sales in 2023": of the sales of all years, each of which has one. */
function shareOfPeriod(parts: Parts, { table, columnOf }: BuildContext): MeaningOf['By'] | undefined {
  const figure = parts.get('Measure')?.measures[0]?.column ?? parts.get('Column')?.column;
  const shape = parts.get('Moment')?.shape;
  const part = shape && PARTS_OF_SHAPES[shape];
  const date = table.columns.findIndex((_, at) => isTimelike(columnOf(at)) && columnOf(at).time?.isCyclic !== true);
  if (figure === undefined || part === undefined || date < 0 || !isAmount(columnOf(figure))) return undefined;
  return { groups: [{ column: date, part }], role: 'group', isShare: true, shareOf: figure };
}

/** "The share of sales in 2023 by region": of the sales of that year. */
function shareWithinPeriod(parts: Parts, context: BuildContext): MeaningOf['By'] | undefined {
  const figure = parts.get('Measure')?.measures[0]?.column ?? parts.get('Column')?.column;
  const by = parts.get('By');
  const moment = parts.get('Moment');
  if (by === undefined || figure === undefined || moment === undefined || !isAmount(context.columnOf(figure)))
    return undefined;
  const operand = { kind: 'moment', iso: moment.iso } as const;
  const where = filterBy({ kind: 'compare', operator: '=', operand, isMoment: true }, context)?.where;
  return where && { ...by, isShare: true, shareOf: figure, where };
}

/** "The revenue share of suites by quarter": of what each quarter came to. */
function portionOf(parts: Parts, context: BuildContext): MeaningOf['Portion'] | undefined {
  const { columnOf, table } = context;
  const figure = parts.get('Measure')?.measures[0]?.column ?? parts.get('Column')?.column;
  const values = parts.get('Values')?.values ?? [];
  const [first] = values;
  const groups = parts.get('By')?.groups ?? [];
  if (figure === undefined || first === undefined || groups.length === 0 || namesRowsToo(parts, context))
    return undefined;
  const isOfOne = values.every(({ column }) => column === first.column) && !isFlag(first.column, table);
  const isOfOther = groups.every(({ column }) => column !== first.column && column !== figure);
  const where = amongValues(values, context);
  if (!isOfOne || !isOfOther || where === undefined || defaultOperation(columnOf(figure)) !== 'sum') return undefined;
  const isFigure = columnOf(figure).role === 'measure';
  return isFigure ? { column: figure, where, of: values.map(({ value }) => value).join(' + '), groups } : undefined;
}

/** «نسبة الطلبات الملغاة» of an order number and an order value: what the rows are numbered as is the rows, and no figure of theirs. */
function namesRowsToo(parts: Parts, { columnOf, table }: BuildContext): boolean {
  if (parts.get('Column')?.reason !== 'part') return false;
  const said = toCanonical(parts.textOf('Column'));
  return table.columns.some(({ label }, at) => {
    const own = toCanonical(label);
    return numbersRows(columnOf(at)) && said.every((word) => own.includes(word));
  });
}

/** "The share of Norway" in a table with one row for each country: what each of them has of the main amount. */
function shareOfThings(parts: Parts, context: BuildContext): MeaningOf['By'] | undefined {
  const column = parts.get('Values')?.values[0]?.column;
  const figure = mainAmount(context);
  if (column === undefined || figure === undefined || !context.columnOf(column).isUnique) return undefined;
  return { groups: [{ column }], role: 'group', isShare: true, shareOf: figure };
}

/** "The share of Norway over time", where each group has one row of it: no share of rows, but of the main amount. */
function portionOfSingles(parts: Parts, context: BuildContext): MeaningOf['Portion'] | undefined {
  const { columnOf, table } = context;
  const values = parts.get('Values')?.values ?? [];
  const column = values[0]?.column;
  const [group = {}, ...others] = parts.get('By')?.groups ?? [];
  const whole = group.column ?? table.columns.findIndex((_, at) => isTimelike(columnOf(at)));
  const figure = mainAmount(context);
  const where = amongValues(values, context);
  if (column === undefined || others.length > 0 || whole < 0 || figure === undefined) return undefined;
  const isOfOne = values.every((value) => value.column === column);
  if (where === undefined || !isOfOne || whole === column || !areSingle(column, whole, table)) return undefined;
  return {
    column: figure,
    where,
    of: values.map(({ value }) => value).join(' + '),
    groups: [{ ...group, column: whole }],
  };
}

/** "The share of each country over the years": what each has of the main amount of every one of them. */
function shareOfEachBy(parts: Parts, context: BuildContext): MeaningOf['By'] | undefined {
  const { columnOf, table } = context;
  const part = parts.get('Column')?.column;
  const [group, ...others] = parts.get('By')?.groups ?? [];
  const whole = group?.column ?? table.columns.findIndex((_, column) => isTimelike(columnOf(column)));
  if (part === undefined || group === undefined || others.length > 0 || whole < 0 || whole === part) return undefined;
  const figure = mainAmount(context);
  if (figure === undefined || columnOf(part).kind !== 'text' || isFlag(part, table)) return undefined;
  const groups = [{ ...group, column: whole }, { column: part }];
  return { groups, role: 'group', isShare: true, shareOf: figure, within: whole };
}

/** "Wind share by month", of a table that has a column for each source: of what all of them come to in the row. */
function shareOfRow(parts: Parts, { columnOf, profile }: BuildContext): MeaningOf['Formula'] | undefined {
  const part = parts.get('Column')?.column;
  const all = wideParts(profile);
  // "Win percentage" has a whole of its own: the matches played.
  if (RATIO_SENSES.some((ratio) => parts.says(ratio))) return undefined;
  if (part === undefined || all === undefined || !all.includes(part)) return undefined;
  const [first, ...others] = all.map((column) => columnCell(columnOf(column).key));
  if (first === undefined) return undefined;
  const whole = others.reduce<Expression>((sum, one) => binary('+', sum, one), first);
  const share = binary('/', columnCell(columnOf(part).key), whole);
  return {
    expression: binary('*', share, literal(100)),
    sources: [part, ...all.filter((column) => column !== part)],
    name: `${columnOf(part).label} (%)`,
  };
}

/** "Prize money share by country": groups that have many rows share out what all of them come to, and no row its parts. */
function shareAmongGroups(parts: Parts, { columnOf, profile }: BuildContext): MeaningOf['By'] | undefined {
  const figure = parts.get('Column')?.column;
  const by = parts.get('By');
  const [group, ...others] = by?.groups ?? [];
  const own = group?.column === undefined ? undefined : columnOf(group.column);
  if (figure === undefined || by === undefined || own === undefined || others.length > 0) return undefined;
  const areGroups = own.kind === 'text' && !own.isUnique;
  return areGroups && wideParts(profile)?.includes(figure) === true
    ? { ...by, isShare: true, shareOf: figure }
    : undefined;
}

/** The same where each row stands by itself: the share is shown alone, beside what names the row. */
function shareOfEachRow(parts: Parts, context: BuildContext): MeaningOf['Steps'] | undefined {
  const share = shareOfRow(parts, context);
  if (share === undefined || share.name === undefined) return undefined;
  const { columnOf, table } = context;
  const names = table.columns.flatMap((_, column) => (columnOf(column).role === 'measure' ? [] : [column]));
  const isOwn = (parts.get('By')?.groups ?? []).every(({ column, part }) => {
    const key = column ?? names.find((one) => isTimelike(columnOf(one)));
    const own = key === undefined ? undefined : columnOf(key);
    return own?.isUnique === true && (part === undefined || own.time?.grain === part);
  });
  const [key = ''] = newKeys(
    ['share'],
    table.columns.map((column) => column.key),
  );
  const as = { key, label: share.name };
  return isOwn
    ? {
        steps: [
          { verb: 'derive', expression: share.expression, as },
          { verb: 'select', columns: [...names.map((column) => columnOf(column).key), key] },
        ],
      }
    : undefined;
}

const SHARE = 'shareWord|percentage|shareOfTotal';

const OF_FIGURE = `questionWord? ${SHARE} of sum? Column|Measure that? is|Word|Column? in|from|of|for|on`;

/** Shares: of rows by a group, of each thing in a whole, of each thing within its group. */
export const SHARE_RULES: readonly Rule[] = [
  ...[
    `Column ${SHARE} shareOfTotal|inTotal?`,
    `${SHARE} of|for? Column shareOfTotal|inTotal?`,
    'Column as|in? percentage|shareWord of sum',
    `questionWord? ${SHARE} of|in Word|Entity|Scope that? is? Word? from Column`,
  ].flatMap((pattern, at) => [
    defineRule({ id: `share-of-row-${at}`, gives: 'Formula', pattern, weight: 1.1, build: shareOfRow }),
    defineRule({ id: `share-of-each-row-${at}`, gives: 'Steps', pattern, weight: 1.2, build: shareOfEachRow }),
    defineRule({
      id: `share-by-each-row-${at}`,
      gives: 'Steps',
      pattern: `${pattern} By`,
      weight: 1.4,
      build: shareOfEachRow,
    }),
  ]),
  ...[`Column ${SHARE} By`, `${SHARE} of|for? Column By`].map((pattern, at) =>
    defineRule({ id: `share-among-groups-${at}`, gives: 'By', pattern, weight: 1.5, build: shareAmongGroups }),
  ),
  defineRule({
    id: 'share-of-rows',
    gives: 'By',
    pattern: `${SHARE} of|in? rows|Entity|Column By`,
    weight: 0.5,
    build: (parts, context) => {
      const by = parts.get('By');
      return by === undefined || !areRows(parts, context) ? undefined : { ...by, isShare: true };
    },
  }),
  defineRule({
    id: 'share-of-several-values',
    gives: 'By',
    pattern: `${SHARE} of? Values`,
    weight: 0.4,
    // "The percentage of men and women": how the rows fall to each of them.
    build: (parts) => {
      const [first, ...others] = parts.get('Values')?.values ?? [];
      return first === undefined || others.length === 0
        ? undefined
        : { groups: [{ column: first.column }], role: 'group', isShare: true };
    },
  }),
  defineRule({
    id: 'share-of-several-values-by',
    gives: 'By',
    pattern: `${SHARE} of? Values By`,
    weight: 0.65,
    // "The percentage of men and women by department": how the rows of each department fall to them.
    build: (parts) => {
      const [first, ...others] = parts.get('Values')?.values ?? [];
      const [group, ...more] = parts.get('By')?.groups ?? [];
      const within = group?.part === undefined ? group?.column : undefined;
      if (first === undefined || within === undefined || more.length > 0 || within === first.column) return undefined;
      return others.every(({ column }) => column === first.column) && others.length > 0
        ? { groups: [{ column: within }, { column: first.column }], role: 'group', isShare: true, within }
        : undefined;
    },
  }),
  defineRule({
    id: 'share-of-figure-from-values',
    gives: 'By',
    pattern: `questionWord? ${SHARE} of|in? sum? Column|Measure that? is|Word? from|of|by|for|in|to Values`,
    weight: 1,
    build: shareOfValues,
  }),
  defineRule({
    id: 'share-of-period',
    gives: 'By',
    pattern: `${OF_FIGURE} Moment`,
    weight: 1,
    build: shareOfPeriod,
  }),
  defineRule({
    id: 'share-within-period',
    gives: 'By',
    pattern: `${OF_FIGURE} Moment By`,
    weight: 1.3,
    build: shareWithinPeriod,
  }),
  ...[
    `Values has? ${SHARE} of|in? sum? Column|Measure`,
    `${SHARE} of? Values of|in|from|on|to sum? Column|Measure`,
    `questionWord? ${SHARE} of|in sum? Column|Measure is|showVerb|Word Values has?`,
    `questionWord? ${SHARE} Column Values of? shareOfTotal|inTotal|sum`,
  ].map((pattern, at) =>
    defineRule({ id: `share-values-have-of-figure-${at}`, gives: 'By', pattern, weight: 1.5, build: shareOfValues }),
  ),
  ...[`${SHARE} of|that|for each Column By`, `each Column ${SHARE} of|in? shareOfTotal|inTotal|sum? By`].map(
    (pattern, at) =>
      defineRule({ id: `share-of-each-by-${at}`, gives: 'By', pattern, weight: 1, build: shareOfEachBy }),
  ),
  ...[
    `Column ${SHARE} of|for|from|in Values By`,
    `questionWord? ${SHARE} of|in? sum? Column|Measure that? is? from|of|by|for|in? Values By`,
    `questionWord? ${SHARE} of|that|for? Values has? of|in|from|on|to? sum? Column|Measure By`,
    `Values has? ${SHARE} of|in? sum? Column|Measure By`,
    `Values Column ${SHARE} By`,
  ].map((pattern, at) => defineRule({ id: `portion-${at}`, gives: 'Portion', pattern, weight: 1.5, build: portionOf })),
  defineRule({
    id: 'share-of-things',
    gives: 'By',
    pattern: `questionWord? ${SHARE} of? Values`,
    weight: 0.6,
    build: shareOfThings,
  }),
  ...[`questionWord? ${SHARE} of? Values By?`, `Values ${SHARE} By`].map((pattern, at) =>
    defineRule({ id: `portion-of-singles-${at}`, gives: 'Portion', pattern, weight: 1, build: portionOfSingles }),
  ),
  defineRule({
    id: 'share-of-each',
    gives: 'By',
    pattern: `${SHARE} of|that|for|by? each Column of|in|from|to|on? sum? Column|Measure sum?`,
    weight: 0.8,
    build: shareOf,
  }),
  defineRule({
    id: 'share-of-each-within',
    gives: 'By',
    pattern: `${SHARE} of|that|for|by? each|different? Column of|in|from|with|inTotal? each|their? Column`,
    weight: 0.9,
    build: shareOf,
  }),
  defineRule({
    id: 'share-of-figure-of-each-within',
    gives: 'By',
    pattern: `${SHARE} of|in? Column|Measure of|that|by|for|with? each? Column has|is? of|in|from? each|their? Column`,
    weight: 0.9,
    build: shareOf,
  }),
  defineRule({
    id: 'share-of-each-in-figure-of-each',
    gives: 'By',
    pattern: `${SHARE} of|that? each Column has|is? of|in|from|on Column of|in|from|by? each|their Column`,
    weight: 1,
    build: shareOf,
  }),
];

import type { Measure, NewColumn, Transform } from '../../../plan/transform/transform.ts';
import { isNaming, isNumeric, isTimelike } from '../../holes/column-nature.ts';
import { defaultOperation } from '../../holes/default-operation.ts';
import type { MeaningOf, MeasureForm } from '../meaning.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';
import { mainAmount } from './extremes.ts';

type Built = MeaningOf['Steps'];

/** What runs along one side of a table, and the steps that make it. */
type Side = NewColumn & { readonly steps: readonly Transform[]; readonly source?: number };

function freeKey(wanted: string, { table }: BuildContext): string {
  const keys = new Set(table.columns.map(({ key }) => key));
  let key = wanted;
  for (let at = 2; keys.has(key); at++) key = `${wanted}_${at}`;
  return key;
}

function sideOfColumn(column: number, { columnOf }: BuildContext): Side {
  const { key, label } = columnOf(column);
  return { key, label, steps: [], source: column };
}

/** "Months as columns": the periods of the first dates that know their year, in their order. */
function sideOfUnit({ part }: MeaningOf['Unit'], context: BuildContext): Side | undefined {
  const { table, columnOf } = context;
  const column = table.columns.findIndex(
    (_, at) => columnOf(at).kind === 'date' && columnOf(at).time?.isCyclic === false,
  );
  if (column < 0) return undefined;
  const { key: from, label } = columnOf(column);
  const as = { key: freeKey(`${from}_${part}`, context), label };
  const by = [{ column: as.key, direction: 'ascending', order: 'natural' }] as const;
  return {
    ...as,
    source: column,
    steps: [
      { verb: 'truncateTime', column: from, part, as },
      { verb: 'sort', by },
    ],
  };
}

/** Both sides in the order of the wish; each is a column, and at most one a period. */
function sidesOf(parts: Parts, context: BuildContext, isUnitFirst: boolean): readonly Side[] | undefined {
  const columns = parts.all('Column').map(({ column }) => sideOfColumn(column, context));
  const units = parts.all('Unit').map((unit) => sideOfUnit(unit, context));
  const found = units.flatMap((side) => side ?? []);
  if (found.length < units.length || found.length > 1) return undefined;
  const [unit] = found;
  if (unit === undefined) return columns;
  return isUnitFirst ? [unit, ...columns] : [...columns, unit];
}

/** The figures that fill the cells: those named, or the main amount. */
function figuresOf(parts: Parts, context: BuildContext): readonly MeasureForm[] {
  const measured = parts.get('Measure')?.measures;
  const named = parts.get('Columns')?.columns.map(({ column }): MeasureForm => ({ column }));
  const main = mainAmount(context);
  const all = measured ?? named ?? (main === undefined ? [] : [{ column: main }]);
  return parts.has('sum') && measured === undefined ? all.map((one) => ({ ...one, operation: 'sum' })) : all;
}

/** The measures of the cells; undefined where a figure is none. */
function measuresOf(figures: readonly MeasureForm[], { columnOf }: BuildContext): readonly Measure[] | undefined {
  const measures = figures.map(({ operation, column }, at): Measure | undefined => {
    const as = (label: string): NewColumn => ({ key: `figure_${at + 1}`, label });
    if (column === undefined) return operation === 'count' ? { operation, as: as('#') } : undefined;
    const profile = columnOf(column);
    if (profile.role !== 'measure' && operation !== 'count' && operation !== 'countDistinct') return undefined;
    return { operation: operation ?? defaultOperation(profile), column: profile.key, as: as(profile.label) };
  });
  const found = measures.flatMap((measure) => measure ?? []);
  return found.length < measures.length || found.length === 0 ? undefined : found;
}

/** A cell for each pair of the two sides; several figures have columns of their own beside each other. */
function crossed(rows: Side | undefined, names: Side, { parts, context }: Setting): Built | undefined {
  const measures = measuresOf(figuresOf(parts, context), context);
  const [only, ...others] = measures ?? [];
  if (measures === undefined || only === undefined || rows?.key === names.key) return undefined;
  const before = [...(rows?.steps ?? []), ...names.steps];
  const by = [...(rows === undefined ? [] : [rows.key]), names.key];
  const gathered: readonly Transform[] = [...before, { verb: 'group', by, measures }];
  if (rows === undefined) {
    const as = { key: freeKey('figure', context), label: names.label };
    return { steps: [...gathered, { verb: 'transpose', labels: names.key, as }] };
  }
  const keys = [rows.key];
  if (others.length === 0) {
    const combine = only.operation === 'count' ? 'sum' : only.operation;
    const isPlain = only.column !== undefined && only.operation !== 'count';
    const step = { verb: 'pivotWider', keys, names: names.key, values: only.column ?? only.as.key, combine } as const;
    return { steps: isPlain ? [...before, step] : [...gathered, { ...step, values: only.as.key }] };
  }
  const series = { key: freeKey('series', context), label: 'Series' };
  const value = { key: freeKey('value', context), label: 'Value' };
  const both = { key: freeKey('both', context), label: 'Series' };
  return {
    steps: [
      ...gathered,
      { verb: 'pivotLonger', columns: measures.map(({ as }) => as.key), nameAs: series, valueAs: value },
      { verb: 'mergeText', columns: [names.key, series.key], separator: ' · ', as: both },
      { verb: 'pivotWider', keys, names: both.key, values: value.key, combine: 'sum' },
    ],
  };
}

type Setting = { readonly parts: Parts; readonly context: BuildContext };

/** Which side the wish names first, and whether that is the period. */
type Naming = { readonly isColumnsFirst: boolean; readonly isUnitFirst: boolean };

/** Both sides are named: "years as columns, products as rows". */
function withBothSides(parts: Parts, context: BuildContext, naming: Naming): Built | undefined {
  const { isColumnsFirst, isUnitFirst } = naming;
  const [first, second] = sidesOf(parts, context, isUnitFirst) ?? [];
  if (first === undefined || second === undefined) return undefined;
  const [rows, names] = isColumnsFirst ? [second, first] : [first, second];
  return crossed(rows, names, { parts, context });
}

/** "Months as columns, revenue and cost": the rows are those of the one other category, or the figures where there is none. */
function withOneSide(parts: Parts, context: BuildContext): Built | undefined {
  const { table, columnOf, profile } = context;
  const [names, ...others] = sidesOf(parts, context, true) ?? [];
  if (names === undefined || others.length > 0) return undefined;
  const own = names.source === undefined ? undefined : columnOf(names.source);
  if (own === undefined || (isNumeric(own) && !isTimelike(own)) || own.isUnique) return undefined;
  const categories = table.columns.flatMap((_, column) => {
    const { role, isUnique } = columnOf(column);
    const isCategory = role === 'category' && !isUnique && !isNaming(columnOf(column), profile);
    return isCategory && column !== names.source ? [column] : [];
  });
  const [row, ...further] = categories;
  if (further.length > 0) return undefined;
  return crossed(row === undefined ? undefined : sideOfColumn(row, context), names, { parts, context });
}

const AS = 'by|in|as|on|to|for?';
const FIGURES = 'and|with|of|for|showVerb? sum? of? Measure|Columns';

const SIDES = [
  ['Column', 'Column'],
  ['Unit', 'Column'],
  ['Column', 'Unit'],
] as const;

/** The rules of one order of columns and rows, with and without the figures behind them. */
function bothSides(first: 'columnWord' | 'rows', second: 'columnWord' | 'rows'): readonly Rule[] {
  return SIDES.flatMap(([one, other]) =>
    [
      { name: '', head: '', tail: '', weight: 0.9 },
      { name: '-of', head: '', tail: ` ${FIGURES}`, weight: 1.2 },
      // "Average mark, classes as columns, subjects as rows".
      { name: '-after', head: 'sum? Measure|Columns and|with|by? ', tail: '', weight: 1.2 },
    ].map(({ name, head, tail, weight }) =>
      defineRule({
        id: `${one}-${other}-as-${first}-and-${second}${name}`.toLowerCase(),
        gives: 'Steps',
        pattern: `${head}each? ${one} is? ${AS} ${first} and|with? each? ${other} is? ${AS} ${second}${tail}`,
        weight,
        build: (parts, context) =>
          withBothSides(parts, context, { isColumnsFirst: first === 'columnWord', isUnitFirst: one === 'Unit' }),
      }),
    ),
  );
}

/** Tables with things along both sides. */
export const CROSS_TABLE_RULES: readonly Rule[] = [
  ...bothSides('columnWord', 'rows'),
  ...bothSides('rows', 'columnWord'),
  defineRule({
    id: 'columns-of-figures',
    gives: 'Steps',
    pattern: `Column|Unit ${AS} columnWord ${FIGURES}`,
    weight: 0.9,
    build: withOneSide,
  }),
];

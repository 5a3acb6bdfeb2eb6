import type { FillMethod, Transform } from '../../../plan/transform/transform.ts';
import { foldWords } from '../../../table/notation/characters.ts';
import { isNumeric } from '../../holes/column-nature.ts';
import { turnedLabel } from '../../holes/labels.ts';
import type { ColumnMention } from '../meaning.ts';
import { type BuildContext, defineRule, type Parts, type Rule, type SlotName } from '../rule.ts';

type Built = { readonly steps: readonly Transform[] };

const stepsOf = (...steps: readonly Transform[]): Built => ({ steps });

function keysOf(parts: Parts, { columnOf }: BuildContext): readonly string[] {
  return (parts.get('Columns')?.columns ?? []).map(({ column }) => columnOf(column).key);
}

/** What figures are rounded to, in decimals. */
const SCALES = [
  { name: 'tens', decimals: -1 },
  { name: 'hundreds', decimals: -2 },
  { name: 'thousands', decimals: -3 },
  { name: 'millions', decimals: -6 },
] as const;

/** The columns that are named, or every column of numbers. */
function figuresOf(parts: Parts, context: BuildContext): readonly string[] {
  const named = keysOf(parts, context);
  if (named.length > 0) return named;
  return context.profile.columns
    .filter((column) => isNumeric(column) && column.role === 'measure')
    .map(({ key }) => key);
}

/** "Only 2019 and 2023" of a table of things and their years: what names the rows stays, unless columns are spoken of. */
function withNames(
  keys: readonly string[],
  parts: Parts,
  { profile, table, columnOf }: BuildContext,
): readonly string[] {
  const areFigures = keys.every((key) => profile.columns.find((column) => column.key === key)?.role === 'measure');
  if (parts.has('columnWord') || !profile.hasOneRowPerCategory || !areFigures) return keys;
  const name = table.columns.findIndex((_, column) => columnOf(column).kind === 'text' && columnOf(column).isUnique);
  return name < 0 ? keys : [columnOf(name).key, ...keys];
}

/** One column that tells the rows apart, named by a part of its label: what the rows are called. */
function isNamedForRows(named: readonly ColumnMention[], { columnOf }: BuildContext): boolean {
  const [only, ...others] = named;
  if (only === undefined || others.length > 0 || only.reason === 'exact') return false;
  const { role, isUnique } = columnOf(only.column);
  return role !== 'measure' && isUnique;
}

const COLUMN_COMMANDS: readonly Rule[] = [
  defineRule({
    id: 'drop-columns',
    gives: 'Steps',
    pattern: 'removeVerb|without columnWord? of? Columns columnWord?',
    weight: 0.3,
    build: (parts, context) => stepsOf({ verb: 'drop', columns: keysOf(parts, context) }),
  }),
  defineRule({
    id: 'keep-columns',
    gives: 'Steps',
    pattern: 'keepVerb|only only? columnWord? Columns columnWord?',
    weight: 0.25,
    build: (parts, context) => {
      const named = parts.get('Columns')?.columns ?? [];
      // "Only the sales of Porto" beside a column of revenue means rows, and so do "the parcels" beside a Parcel No.
      const isRows = named.every(({ reason }) => reason === 'synonym') || isNamedForRows(named, context);
      return isRows && !parts.has('columnWord')
        ? undefined
        : stepsOf({ verb: 'select', columns: withNames(keysOf(parts, context), parts, context) });
    },
  }),
  defineRule({
    id: 'rename-column',
    gives: 'Steps',
    pattern: 'renameVerb columnWord? Column columnWord? to|as|into Text|Label|Value|Columns',
    weight: 0.4,
    build: (parts, { columnOf }) => {
      const column = parts.get('Column')?.column;
      const label = parts.get('Text')?.text ?? parts.lastText;
      return column === undefined ? undefined : stepsOf({ verb: 'rename', column: columnOf(column).key, label });
    },
  }),
  defineRule({
    id: 'rename-more-columns',
    gives: 'Steps',
    pattern: 'Steps and columnWord? Column columnWord? to|as|into Text',
    weight: 0.4,
    build: (parts, { columnOf }) => {
      const steps = parts.get('Steps')?.steps ?? [];
      const column = parts.get('Column')?.column;
      const label = parts.get('Text')?.text;
      const isOther = steps.length > 0 && steps.every(({ verb }) => verb === 'rename');
      if (!isOther || column === undefined || label === undefined) return undefined;
      return { steps: [...steps, { verb: 'rename', column: columnOf(column).key, label }] };
    },
  }),
  defineRule({
    id: 'convert-columns',
    gives: 'Steps',
    pattern: 'convertVerb Columns columnWord? to|into|as number|textWord|letter|time|percentage',
    weight: 0.4,
    build: (parts, context) => {
      const to = parts.has('number')
        ? 'number'
        : parts.has('time')
          ? 'date'
          : parts.has('percentage')
            ? 'percentage'
            : 'text';
      return stepsOf({ verb: 'convert', columns: keysOf(parts, context), to });
    },
  }),
  defineRule({
    id: 'round',
    gives: 'Steps',
    pattern: 'roundVerb Columns? to|with? Number decimals',
    weight: 0.4,
    build: roundedTo,
  }),
  defineRule({
    id: 'round-places-first',
    gives: 'Steps',
    pattern: 'roundVerb Columns? to|with? decimals Number',
    weight: 0.5,
    build: roundedTo,
  }),
  defineRule({
    id: 'round-to-scale',
    gives: 'Steps',
    pattern: 'roundVerb Columns? to|in? nearest? tens|hundreds|thousands|millions',
    weight: 0.4,
    build: (parts, context) => {
      const scale = SCALES.find(({ name }) => parts.has(name));
      const columns = figuresOf(parts, context);
      return scale && columns.length > 0 ? stepsOf({ verb: 'round', columns, decimals: scale.decimals }) : undefined;
    },
  }),
  defineRule({
    id: 'round-whole',
    gives: 'Steps',
    pattern: 'roundVerb Columns? to? nearest? decimals?',
    weight: 0.1,
    build: (parts, context) => {
      // A preposition alone leads to what follows it: "arredondar a faturação".
      const isOpen = parts.has('to') && !parts.has('Columns') && !parts.has('decimals') && !parts.has('nearest');
      const columns = isOpen ? [] : figuresOf(parts, context);
      return columns.length > 0 ? stepsOf({ verb: 'round', columns, decimals: 0 }) : undefined;
    },
  }),
  defineRule({
    id: 'merge-columns',
    gives: 'Steps',
    pattern: 'mergeVerb Columns into|as Text|Label',
    weight: 0.3,
    build: (parts, context) => {
      const columns = keysOf(parts, context);
      const label = parts.get('Text')?.text ?? parts.lastText;
      if (columns.length < 2) return undefined;
      return stepsOf({
        verb: 'mergeText',
        columns,
        separator: ' ',
        as: { key: label.toLowerCase().replaceAll(' ', '_'), label },
      });
    },
  }),
];

const FILLS: readonly (readonly [SlotName, FillMethod])[] = [
  ['zero', 'zero'],
  ['previous', 'previous'],
  ['last', 'previous'],
  ['average', 'mean'],
  ['median', 'median'],
  ['linear', 'linear'],
];

function fill(parts: Parts, context: BuildContext): Built | undefined {
  const columns = figuresOf(parts, context);
  if (columns.length === 0) return undefined;
  const value = parts.get('Number')?.value ?? parts.get('Text')?.text;
  if (value === 0) return stepsOf({ verb: 'fillEmpty', columns, method: 'zero' });
  if (value !== undefined) return stepsOf({ verb: 'fillEmpty', columns, method: 'value', value });
  const method = FILLS.find(([name]) => parts.has(name))?.[1] ?? 'linear';
  return stepsOf({ verb: 'fillEmpty', columns, method });
}

const CELL_COMMANDS: readonly Rule[] = [
  defineRule({
    id: 'fill-missing',
    gives: 'Steps',
    pattern:
      'fillVerb|replaceVerb|convertVerb missing in|of|for? Columns? with|by|as|to? zero|previous|last|average|median|linear|Number|Text valuesWord?',
    weight: 0.4,
    build: fill,
  }),
  defineRule({
    id: 'fill-column',
    gives: 'Steps',
    pattern: 'fillVerb Columns missing? with|by|as? zero|previous|last|average|median|linear|Number|Text valuesWord?',
    weight: 0.35,
    build: fill,
  }),
  defineRule({
    id: 'missing-are',
    gives: 'Steps',
    pattern: 'missing Columns is|as|with zero|previous|last|average|median|linear|Number valuesWord?',
    weight: 0.4,
    build: fill,
  }),
  defineRule({
    id: 'interpolate',
    gives: 'Steps',
    pattern: 'linear|fillVerb missing in|of|for? Columns?',
    weight: 0,
    build: fill,
  }),
  defineRule({
    id: 'replace-value',
    gives: 'Steps',
    pattern: 'replaceVerb|convertVerb|renameVerb Value with|by|to|into|as Text|Label|Value|Number',
    weight: 0.4,
    build: (parts, { columnOf }) => {
      const from = parts.get('Value');
      const named = parts.get('Value', 1);
      const isNamed = named !== undefined && foldWords(named.value) === foldWords(parts.lastText);
      const to =
        parts.get('Text')?.text ?? parts.get('Number')?.value ?? (isNamed ? named.value : undefined) ?? parts.lastText;
      if (from === undefined) return undefined;
      return stepsOf({ verb: 'replace', column: columnOf(from.column).key, from: from.value, to });
    },
  }),
];

const ROW_COMMANDS: readonly Rule[] = [
  defineRule({
    id: 'remove-duplicates',
    gives: 'Steps',
    pattern: 'removeVerb|without duplicates rows?',
    weight: 0.3,
    build: () => stepsOf({ verb: 'distinct' }),
  }),
  defineRule({
    id: 'remove-outliers',
    gives: 'Steps',
    pattern: 'removeVerb|without outliers in|of|from|for? Column?',
    weight: 0.3,
    build: (parts, context) => {
      const named = parts.get('Column')?.column;
      const [first] = figuresOf(parts, context);
      const column = named === undefined ? first : context.columnOf(named).key;
      return column === undefined
        ? undefined
        : stepsOf({ verb: 'removeOutliers', column, method: 'interquartile', factor: 1.5 });
    },
  }),
  defineRule({
    id: 'remove-empty',
    gives: 'Steps',
    pattern: 'removeVerb|without all? rows? with|that|whose|has|is? missing in|of|for? Columns? rows?',
    weight: 0.35,
    build: (parts, context) => {
      const columns = keysOf(parts, context);
      if (columns.length > 0) return stepsOf({ verb: 'dropEmpty', columns });
      const isAnyCell = parts.has('with') || parts.has('has') || !parts.has('rows');
      const all = context.table.columns.map(({ key }) => key);
      return stepsOf(isAnyCell ? { verb: 'dropEmpty', columns: all } : { verb: 'dropEmpty' });
    },
  }),
  defineRule({
    id: 'remove-totals',
    gives: 'Steps',
    pattern: 'removeVerb|without totals rows?',
    weight: 0.3,
    build: () => stepsOf({ verb: 'dropTotals' }),
  }),
  defineRule({
    id: 'add-totals',
    gives: 'Steps',
    pattern: 'addVerb totals rows?',
    weight: 0.3,
    build: () => stepsOf({ verb: 'addTotals', operation: 'sum', label: 'Total' }),
  }),
  defineRule({
    id: 'transpose',
    gives: 'Steps',
    pattern: 'swapVerb rows and|with|to|by|for columnWord',
    weight: 0.4,
    build: (_, context) => transposed(context),
  }),
  defineRule({
    id: 'sample',
    gives: 'Steps',
    pattern: 'sampleVerb Number rows|Entity?',
    weight: 0.3,
    build: (parts) => {
      const count = parts.get('Number')?.value;
      return count === undefined || count < 1
        ? undefined
        : stepsOf({ verb: 'sample', count: Math.round(count), seed: 1 });
    },
  }),
  defineRule({
    id: 'sample-of-rows',
    gives: 'Steps',
    pattern: 'Number sampleVerb rows|Entity',
    weight: 0.3,
    build: (parts) => {
      const count = parts.get('Number')?.value;
      return count === undefined || count < 1
        ? undefined
        : stepsOf({ verb: 'sample', count: Math.round(count), seed: 1 });
    },
  }),
  defineRule({
    id: 'leave-as-it-is',
    gives: 'Steps',
    pattern: 'keepVerb|useVerb? all? chartWord|rows|columnWord|them? and? rows|columnWord? asIs',
    weight: 0.3,
    build: () => stepsOf(),
  }),
  defineRule({
    id: 'widen',
    gives: 'Steps',
    pattern: 'pivotVerb by|on|for|into? Column',
    weight: 0.3,
    build: (parts, context) => {
      const names = parts.get('Column')?.column;
      return names === undefined ? undefined : widened(names, context);
    },
  }),
  defineRule({
    id: 'lengthen',
    gives: 'Steps',
    pattern: 'unpivotVerb columnWord? Columns?',
    weight: 0.3,
    build: (parts, context) => {
      const columns = figuresOf(parts, context);
      if (columns.length < 2) return undefined;
      const [nameAs, valueAs] = [
        { key: 'series', label: 'Series' },
        { key: 'value', label: 'Value' },
      ];
      return stepsOf({ verb: 'pivotLonger', columns, nameAs, valueAs });
    },
  }),
];

/** Figures with so many decimals. */
function roundedTo(parts: Parts, context: BuildContext): Built | undefined {
  const decimals = parts.get('Number')?.value;
  const columns = figuresOf(parts, context);
  const isPossible = decimals !== undefined && Number.isInteger(decimals) && decimals >= 0 && decimals <= 12;
  return isPossible && columns.length > 0 ? stepsOf({ verb: 'round', columns, decimals }) : undefined;
}

/** Rows become columns under the texts of the first column that names them. */
function transposed({ table, columnOf, profile, locale }: BuildContext): Built | undefined {
  const labels = table.columns.findIndex((_, column) => !isNumeric(columnOf(column)));
  const key = table.columns[labels]?.key;
  if (key === undefined) return undefined;
  const label = turnedLabel(locale, profile.headerTime?.grain);
  return stepsOf({ verb: 'transpose', labels: key, as: { key: 'measure', label } });
}

/** One column for each value: the first other category or date keeps the rows, the first figure fills the cells. */
function widened(names: number, { profile: { columns: profiles }, columnOf }: BuildContext): Built | undefined {
  const values = profiles.find(({ role }) => role === 'measure');
  const keys = profiles.filter(({ role }, column) => column !== names && (role === 'time' || role === 'category'));
  if (values === undefined || keys.length === 0) return undefined;
  const combine = values.number?.isAdditive === false ? 'mean' : 'sum';
  return stepsOf({
    verb: 'pivotWider',
    keys: keys.slice(0, 1).map(({ key }) => key),
    names: columnOf(names).key,
    values: values.key,
    combine,
  });
}

/** Commands on the rows, columns and cells themselves: steps that need nothing else of the wish. */
export const COMMAND_RULES: readonly Rule[] = [...COLUMN_COMMANDS, ...CELL_COMMANDS, ...ROW_COMMANDS];

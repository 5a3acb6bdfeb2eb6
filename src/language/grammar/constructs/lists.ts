import { foldWords } from '../../../table/notation/characters.ts';
import { isAmount, isNaming, isNumeric, isTimelike, numbersRows } from '../../holes/column-nature.ts';
import { arePlanAndOutcome } from '../../holes/plan-and-outcome.ts';
import { LANGUAGES } from '../../lexicon/lexicon-index.ts';
import { toCanonical } from '../../links/table-index.ts';
import { isDone, isParticiple } from '../../text/derivation.ts';
import { ARABIC, isPlural } from '../../text/stem.ts';
import type { ColumnMention, MeaningOf } from '../meaning.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';
import { isNumberOfRows } from './extremes.ts';
import { listedColumns, listedValues } from './listed.ts';

/** "Number of cylinders" and "cylinder count" name a column of figures. */
function figureColumn(parts: Parts, { columnOf }: BuildContext): ColumnMention | undefined {
  const column = parts.get('Column');
  if (column === undefined) return undefined;
  const profile = columnOf(column.column);
  // Large figures seldom come twice: what is called by its own label is the figure, unless it numbers the rows.
  const isFigure = !profile.isUnique || (column.reason === 'exact' && isAmount(profile) && !numbersRows(profile));
  return isNumeric(profile) && profile.role !== 'identifier' && isFigure ? column : undefined;
}

/** A column of whole numbers that count something: how many times it came about. */
function timesColumn(parts: Parts, { columnOf }: BuildContext): ColumnMention | undefined {
  const column = parts.get('Column');
  const profile = column && columnOf(column.column);
  return profile?.role === 'measure' && profile.number?.isInteger === true && isAmount(profile) ? column : undefined;
}

/** "In Narnia": after these a word that links to nothing is a value that is not there, and no name of what the rows are. */
function isPlace(parts: Parts): boolean {
  const isUnknown = (parts.get('Entity')?.words ?? []).length > 0;
  // "In a car", "numa loja": one of what the rows are.
  const isOneOfMany = /^(?:in|from|of|em|n|de|d) ?(?:an?|uma?) /i.test(parts.text);
  return isUnknown && !isOneOfMany && (parts.has('in') || parts.has('from')) && !parts.has('all') && !parts.has('each');
}

/** "Each district", «كل منطقة»: with its article it is all of them. */
function isEachOf(parts: Parts): boolean {
  const isOneByOne = parts.says('each') && ARABIC.test(parts.lastText) && !parts.lastText.startsWith('ال');
  return parts.has('each') || isOneByOne;
}

/** "Pupils in class A" of a column "Pupil": the rows themselves, since the column is called by one of them. */
function isManyOf(text: string, label: string): boolean {
  const isMany = (word: string): boolean => isPlural(foldWords(word));
  return !text.includes(' ') && isMany(text) && !label.split(' ').some(isMany);
}

/** "White vs black elo" of White Elo and Black Elo: what is said once is meant of both, though players stand in a column White. */
function withOneHead(parts: Parts, { table, columnOf, purpose }: BuildContext): MeaningOf['Mention'] | undefined {
  const columns = parts.all('Column');
  const name = columns.find(({ column }) => columnOf(column).kind === 'text');
  const figure = columns.find(({ column }) => columnOf(column).role === 'measure');
  if (name === undefined || figure === undefined || purpose !== 'chart') return undefined;
  const called = toCanonical(columnOf(name.column).label);
  const beside = new Set(toCanonical(columnOf(figure.column).label));
  const found = table.columns.findIndex((_, column) => {
    const words = toCanonical(columnOf(column).label);
    const head = words.filter((word) => !called.includes(word));
    const isHeaded = head.length > 0 && head.length < words.length && head.every((word) => beside.has(word));
    return column !== figure.column && columnOf(column).role === 'measure' && isHeaded;
  });
  if (found < 0) return undefined;
  const other: ColumnMention = { column: found, reason: 'part' };
  return { columns: columns.map((one) => (one === name ? other : one)), isRelation: true };
}

/** Lists of columns, of values, and the things that rows are about. */
export const LIST_RULES: readonly Rule[] = [
  defineRule({
    id: 'column-number-of',
    gives: 'Column',
    pattern: 'number of Column',
    weight: 0.32,
    build: figureColumn,
  }),
  defineRule({
    id: 'column-times-of',
    gives: 'Column',
    // "The number of times won", «عدد مرات الفوز» of a column that counts the wins.
    pattern: 'count of? Column',
    weight: 0.3,
    build: (parts, context) => (parts.textOf('count').includes(' ') ? timesColumn(parts, context) : undefined),
  }),
  defineRule({
    id: 'column-kind-of',
    gives: 'Column',
    pattern: 'kindOf Column',
    weight: -0.3,
    build: (parts) => parts.get('Column'),
  }),
  defineRule({
    id: 'column-kind-of-group',
    gives: 'Column',
    pattern: 'kindOf Column',
    weight: 0.1,
    // "Each kind of result" is each result, whatever column is called a kind; "each kind of film" may be such a column.
    build: (parts, { columnOf, profile }) => {
      const column = parts.get('Column');
      const named = column && columnOf(column.column);
      return named?.kind === 'text' && !named.isUnique && !isNaming(named, profile) ? column : undefined;
    },
  }),
  defineRule({
    id: 'column-of-named',
    gives: 'Column',
    pattern: 'Column Column',
    weight: -0.1,
    build: (parts, { columnOf, profile }) => {
      const modifier = parts.get('Column');
      const head = parts.get('Column', 1);
      const isModified = modifier !== undefined && head !== undefined && isNaming(columnOf(modifier.column), profile);
      return isModified && !isNaming(columnOf(head.column), profile) ? head : undefined;
    },
  }),
  defineRule({ id: 'column-count', gives: 'Column', pattern: 'Column count', weight: 0.15, build: figureColumn }),
  defineRule({
    id: 'column-modified',
    gives: 'Column',
    pattern: 'Word Column',
    weight: -0.4,
    // "Unpaid orders" are some of the rows, and no number of theirs; "rainy days" are those whose cells say rain.
    build: (parts, context) => {
      const column = parts.get('Column');
      // In Arabic what stands before a name is what is told of it: «إيرادات كل طبيب» are no doctors.
      if (parts.get('Word')?.isSlip === true || ARABIC.test(parts.text)) return undefined;
      return column !== undefined && !isNumberOfRows(column, parts.text, context)
        ? { ...column, isModified: true }
        : undefined;
    },
  }),
  defineRule({
    id: 'column-quantity',
    gives: 'Column',
    pattern: 'Column quantityNoun|amount',
    weight: -0.15,
    build: (parts, { columnOf }) => {
      const column = parts.get('Column');
      return column !== undefined && isNumeric(columnOf(column.column)) ? column : undefined;
    },
  }),
  defineRule({
    id: 'column-done',
    gives: 'Column',
    pattern: 'Column Word',
    weight: -0.2,
    build: (parts, { columnOf }) => {
      const column = parts.get('Column');
      const word = foldWords(parts.get('Word')?.word ?? '');
      return column !== undefined && isParticiple(word) && isNumeric(columnOf(column.column)) ? column : undefined;
    },
  }),
  defineRule({
    id: 'column-done-as-other',
    gives: 'Column',
    pattern: 'Column Column',
    weight: 0.1,
    // "Units sold", «الكمية المباعة» are no sales, though "sold" by itself may mean them.
    build: (parts, { columnOf }) => {
      const [column, other] = parts.all('Column');
      const word = foldWords(parts.lastText);
      const isDeed = LANGUAGES.some((language) => isDone(word, language));
      const isOfOther = isDeed && other?.reason !== 'exact' && other?.reason !== 'part';
      if (column === undefined || other === undefined || column.column === other.column || !isOfOther) return undefined;
      return columnOf(column.column).role === 'measure' && columnOf(other.column).role === 'measure'
        ? column
        : undefined;
    },
  }),
  defineRule({
    id: 'columns-one',
    gives: 'Columns',
    pattern: 'Column',
    weight: 0,
    build: (parts) => {
      const column = parts.get('Column');
      return column && { columns: [column] };
    },
  }),
  defineRule({
    id: 'columns-more',
    gives: 'Columns',
    pattern: 'Column and Columns',
    weight: -0.05,
    build: listedColumns,
  }),
  defineRule({
    id: 'mention-of',
    gives: 'Mention',
    pattern: 'of|for|in|with|has Columns',
    weight: -0.15,
    build: (parts) => parts.get('Columns'),
  }),
  defineRule({
    id: 'mention-versus',
    gives: 'Mention',
    pattern: 'of|between? Column versus Column',
    weight: 0.3,
    // Where rows are wanted, "sales versus region" is sales by region, unless each row has its own name.
    build: (parts, { columnOf, profile, purpose }) => {
      const columns = parts.all('Column');
      const isOfRows = columns.some(({ column }) => isNaming(columnOf(column), profile));
      // "Salary versus year" runs along the years, and a figure versus a figure is a relation.
      const isText = ({ column }: ColumnMention): boolean =>
        columnOf(column).kind === 'text' && !isTimelike(columnOf(column));
      if (columns.filter(isText).length !== 1 || columns.some(({ column }) => isTimelike(columnOf(column))))
        return undefined;
      return purpose === 'chart' || isOfRows ? { columns } : undefined;
    },
  }),
  defineRule({
    id: 'figures-with-one-head',
    gives: 'Mention',
    pattern: 'of|between? Column versus|and Column',
    weight: 0.6,
    build: withOneHead,
  }),
  defineRule({
    id: 'figure-versus-figure',
    gives: 'Mention',
    pattern: 'of|between? Column versus Column',
    weight: 0.45,
    // A figure against another is a relation, however few numbers there are of either.
    build: (parts, { columnOf, profile, purpose }) => {
      const columns = parts.all('Column');
      const areFigures = columns.every(({ column }) => {
        const named = columnOf(column);
        return named.role === 'measure' && isNumeric(named) && !isTimelike(named);
      });
      const [one, other] = columns.map(({ column }) => columnOf(column));
      if (purpose !== 'chart' || !areFigures || one === undefined || other === undefined || one === other)
        return undefined;
      if (!arePlanAndOutcome(one, other)) return { columns, isRelation: true };
      // "Budget versus actual" sets side by side what was meant and what came of it, of each row that has a name.
      const name = profile.columns.findIndex(({ kind, isUnique }) => kind === 'text' && isUnique);
      return { columns: name < 0 ? columns : [{ column: name, reason: 'synonym' }, ...columns] };
    },
  }),
  defineRule({
    id: 'value-and-noun',
    gives: 'Value',
    pattern: 'Value Column',
    weight: 0.05,
    build: (parts) => {
      const value = parts.get('Value');
      return value?.column === parts.get('Column')?.column ? value : undefined;
    },
  }),
  defineRule({
    id: 'values-one',
    gives: 'Values',
    pattern: 'Value',
    weight: 0,
    build: (parts) => {
      const value = parts.get('Value');
      return value && { values: [value] };
    },
  }),
  defineRule({
    id: 'values-more',
    gives: 'Values',
    pattern: 'Value and|or|versus Values',
    weight: 0.1,
    build: (parts) => {
      const listed = listedValues(parts);
      return listed && { ...listed, isContrast: parts.has('versus') };
    },
  }),
  defineRule({
    id: 'values-beside',
    gives: 'Values',
    pattern: 'Value with|beside Values',
    weight: 0.45,
    build: (parts) => {
      const listed = listedValues(parts);
      return listed && { ...listed, isContrast: true };
    },
  }),
  defineRule({
    id: 'values-quoted',
    gives: 'Values',
    pattern: 'Value Values',
    weight: -0.1,
    // “Lamp” “Desk”: names side by side are a list, where each is written whole.
    build: (parts) => {
      const first = parts.get('Value');
      const rest = parts.get('Values')?.values ?? [];
      const isList = rest.every(
        ({ column, value }) => column === first?.column && value !== first.value && !parts.has('or'),
      );
      return first !== undefined && first.reason === 'exact' && isList ? { values: [first, ...rest] } : undefined;
    },
  }),
  defineRule({
    id: 'values-three',
    gives: 'Values',
    pattern: 'Value and and|or Values',
    weight: 0.1,
    build: listedValues,
  }),
  defineRule({
    id: 'entity-word',
    gives: 'Entity',
    pattern: 'Word Word?',
    weight: 0,
    build: (parts) => {
      // "Criticl bugs": what is a slip away from a cell says which rows, and not what they are.
      const words = parts.all('Word');
      const isRows = words.every(({ isName, isSlip, isFigure }) => !isName && isSlip !== true && isFigure !== true);
      return isRows ? { words: words.map(({ word }) => word) } : undefined;
    },
  }),
  defineRule({
    id: 'label-words',
    gives: 'Label',
    pattern: 'Word Word? Word? Word?',
    weight: 0,
    build: (parts) => ({ words: parts.all('Word').map(({ word }) => word) }),
  }),
  defineRule({
    id: 'entity-rows',
    gives: 'Entity',
    pattern: 'rows',
    weight: 0,
    build: () => ({ words: [] }),
  }),
  defineRule({
    id: 'scope',
    gives: 'Scope',
    pattern: 'for|of|in|from all|each|their? Entity that|whose?',
    weight: 0.1,
    build: (parts) => {
      if (isPlace(parts)) return undefined;
      const words = parts.get('Entity')?.words ?? [];
      const isEach = isEachOf(parts);
      // "The weekly trend of tickets": how many there are.
      const areMany = words.length === 0 && !isEach && isPlural(foldWords(parts.textOf('Entity')));
      return { words, isEach, ...(areMany ? { areMany } : {}) };
    },
  }),
  defineRule({
    id: 'scope-each',
    gives: 'Scope',
    pattern: 'each|all Entity that|whose?',
    weight: 0.15,
    build: (parts) => ({ words: parts.get('Entity')?.words ?? [], isEach: isEachOf(parts) }),
  }),
  defineRule({
    id: 'scope-many',
    gives: 'Scope',
    pattern: 'Column',
    weight: 0.02,
    build: (parts, { columnOf, profile }) => {
      const column = parts.get('Column');
      if (column === undefined || !isNaming(columnOf(column.column), profile)) return undefined;
      return isManyOf(parts.lastText, columnOf(column.column).label)
        ? { words: [], isEach: false, areMany: true }
        : undefined;
    },
  }),
  ...[
    { id: 'scope-things', weight: -0.35, isSaid: (text: string) => !isPlural(foldWords(text)) },
    // "Visits" are rows; "home" before "wins" need not be.
    { id: 'scope-many-things', weight: -0.2, isSaid: (text: string) => isPlural(foldWords(text)) },
  ].map(({ id, weight, isSaid }) =>
    defineRule({
      id,
      gives: 'Scope',
      pattern: 'Entity',
      weight,
      build: (parts) => {
        const isOfRows = (parts.get('Entity')?.words ?? []).length === 0 && isSaid(parts.lastText);
        return isOfRows ? { words: [], isEach: false, areMany: true } : undefined;
      },
    }),
  ),
  defineRule({
    id: 'scope-names',
    gives: 'Scope',
    pattern: 'for|of|in|from each|all? Column that|whose?',
    weight: -0.1,
    build: (parts, { columnOf, profile }) => {
      const column = parts.get('Column')?.column;
      if (column === undefined || !isNaming(columnOf(column), profile) || parts.has('each')) return undefined;
      return { words: [], isEach: false };
    },
  }),
];

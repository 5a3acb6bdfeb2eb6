import type { NewColumn, Transform } from '../../../plan/transform/transform.ts';
import { isNumeric, isTimelike } from '../../holes/column-nature.ts';
import { tokenize } from '../../text/tokens.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';

type Built = { readonly steps: readonly Transform[] };

/** Each combination of the columns once. In a picture different values are counted instead. */
function eachOnce(parts: Parts, { columnOf, purpose }: BuildContext): Built | undefined {
  const columns = (parts.get('Columns')?.columns ?? []).map(({ column }) => columnOf(column));
  if (purpose === 'chart' || columns.length === 0 || columns.some(({ role }) => role === 'measure')) return undefined;
  return { steps: [{ verb: 'select', columns: columns.map(({ key }) => key) }, { verb: 'distinct' }] };
}

/** What texts are parted by, the most telling first. */
const SEPARATORS: readonly string[] = [' / ', ' - ', ' – ', ' | ', '|', ';', '/', ', ', ',', ':', '_', '-', ' '];
/** Texts looked at for what parts them. */
const MOST_TEXTS = 500;
const MOST_PARTS = 6;

/** The first separator that every text has as often. */
function separatorOf(texts: readonly string[]): { readonly separator: string; readonly parts: number } | undefined {
  for (const separator of SEPARATORS) {
    const [first, ...counts] = texts.map((text) => text.split(separator).length);
    if (first !== undefined && first > 1 && first <= MOST_PARTS && counts.every((count) => count === first))
      return { separator, parts: first };
  }
  return undefined;
}

/** A column of texts parted at what all of them share. Its name gives the names of the parts where it has as many words. */
function split(parts: Parts, { table, columnOf }: BuildContext): Built | undefined {
  const named = parts.all('Column').map(({ column }) => column);
  const [column] = named;
  const typed = column === undefined ? undefined : table.columns[column]?.typed;
  if (column === undefined || typed?.kind !== 'text' || named.some((one) => one !== column)) return undefined;
  const texts = typed.values.flatMap((value) => (typeof value === 'string' && value !== '' ? [value] : []));
  const found = separatorOf(texts.slice(0, MOST_TEXTS));
  const wanted = parts.get('Number')?.value;
  if (found === undefined || (wanted !== undefined && wanted !== found.parts)) return undefined;
  const { key, label } = columnOf(column);
  const words = tokenize(label).flatMap(({ kind, text }) => (kind === 'word' ? [text] : []));
  const into = Array.from({ length: found.parts }, (_, at): NewColumn => {
    const name = words.length === found.parts ? (words[at] ?? label) : `${label} ${at + 1}`;
    return { key: `${key}_${at + 1}`, label: name };
  });
  return { steps: [{ verb: 'splitText', column: key, separator: found.separator, into }] };
}

/** The first or last row of each period, by the first column of dates or the one that is named. */
function endOfEach(parts: Parts, { table, columnOf }: BuildContext): Built | undefined {
  const named = parts.get('Column')?.column;
  const date = named ?? table.columns.findIndex((_, column) => isTimelike(columnOf(column)));
  const part = parts.all('Unit').at(-1)?.part;
  if (part === undefined || date < 0) return undefined;
  const { key, label, kind, time } = columnOf(date);
  if (kind !== 'date' || time?.isCyclic !== false) return undefined;
  const as = { key: `${key}_${part}_of_end`, label };
  const direction = parts.has('last') || parts.has('latest') ? 'descending' : 'ascending';
  return {
    steps: [
      { verb: 'truncateTime', column: key, part, as },
      { verb: 'limit', count: 1, from: 'start', by: { column: key, direction }, per: [as.key] },
      { verb: 'drop', columns: [as.key] },
    ],
  };
}

/** Every figure as an index; of so many as the wish counts, and levels before amounts: prices, and not volumes. */
function indexAll(parts: Parts, { profile }: BuildContext): Built | undefined {
  const figures = profile.columns.filter((column) => column.role === 'measure' && isNumeric(column));
  const levels = figures.filter(({ number }) => number?.isAdditive === false);
  const count = parts.get('Number')?.value;
  const chosen = [levels, figures].find(
    (set) => set.length > 0 && (count === undefined || count > 60 || set.length === count),
  );
  const time = profile.columns.find(isTimelike);
  if (chosen === undefined || time === undefined) return undefined;
  const orderBy = [{ column: time.key, direction: 'ascending', order: 'natural' }] as const;
  const steps = chosen.map(
    ({ key, label }): Transform => ({
      verb: 'window',
      operation: 'indexTo100',
      column: key,
      orderBy,
      as: { key, label: `${label} (100)` },
    }),
  );
  return { steps };
}

/** Rows told apart, parted, picked by period, and brought to one measure: steps that stand by themselves. */
export const RESHAPING_RULES: readonly Rule[] = [
  defineRule({
    id: 'columns-once',
    gives: 'Steps',
    pattern: 'keepVerb|only? Columns once each?',
    weight: 0.4,
    build: eachOnce,
  }),
  defineRule({
    id: 'distinct-columns',
    gives: 'Steps',
    pattern: 'distinct|different|all combination|valuesWord of|in|from|for? Columns',
    weight: 0.4,
    build: (parts, context) => (parts.has('distinct') || parts.has('different') ? eachOnce(parts, context) : undefined),
  }),
  defineRule({ id: 'distinct-names', gives: 'Steps', pattern: 'distinct Columns', weight: 0.1, build: eachOnce }),
  defineRule({
    id: 'split-column',
    gives: 'Steps',
    pattern: 'splitVerb|splitBy columnWord? Column and? Column? columnWord? into|in|to Number? columnWord',
    weight: 0.6,
    build: split,
  }),
  defineRule({
    id: 'end-of-each-period',
    gives: 'Steps',
    pattern: 'first|last|latest|earliest Column|Unit|rows|Entity? of|in|for|per each? Unit',
    weight: 0.7,
    build: endOfEach,
  }),
  defineRule({
    id: 'end-of-period',
    gives: 'Steps',
    pattern: 'first|last Column|Unit|rows|Entity of|in|for|per each Unit',
    weight: 0.8,
    build: endOfEach,
  }),
  defineRule({
    id: 'index-all',
    gives: 'Steps',
    pattern: 'indexed all|each? Number? quantityNoun|columnWord|valuesWord to? Number? in|from|on? first?',
    weight: 0.5,
    build: indexAll,
  }),
];

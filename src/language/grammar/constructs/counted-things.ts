import { columnsIn } from '../../../plan/check/columns-used.ts';
import { foldWords } from '../../../table/notation/characters.ts';
import { isAmount, isTimelike } from '../../holes/column-nature.ts';
import { unitIn, unitWords } from '../../holes/units.ts';
import { conceptsOf } from '../../links/table-index.ts';
import { ARABIC, isPlural, stemWord } from '../../text/stem.ts';

import { amongValues } from '../expressions.ts';
import type { MeaningOf, MeasureForm } from '../meaning.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';
import { isOfRows } from './extremes.ts';

const COUNT: MeasureForm = { operation: 'count' };

/** What rows are often about: where no column is called so, they are what is counted. */
export const ROW_CONCEPTS: ReadonlySet<string> = new Set(
  (
    'film movie employee customer student order product visit teacher player patient doctor salesperson guest director supplier ' +
    'shop company team school hotel room book car flight ticket accident project task invoice payment delivery shipping course ' +
    'passenger trip route booking driver agent issue account transaction claim house apartment property building user device session ' +
    'campaign subscriber comment match game exam author publisher actor candidate donor donation volunteer election recipe dish meal ' +
    'animal tree'
  )
    .split(' ')
    .flatMap((word) => conceptsOf(stemWord(word))),
);

/** "Movies" are counted where no column is called so; "sales", "happiness" and "kilometres" are figures that are not there. */
function areThings(word: string): boolean {
  const folded = foldWords(word);
  const stem = stemWord(folded);
  const isFigure =
    conceptsOf(stem).some((concept) => !ROW_CONCEPTS.has(concept)) || unitIn(unitWords(word)) !== undefined;
  const areMany = ARABIC.test(folded) ? isPlural(folded) : stem !== folded && /s$/.test(folded);
  return areMany && !isFigure;
}

/** True where rows are named, or a word that names nothing stands for them. A row for each month tells of nothing that could be counted. */
function areRowsMeant(parts: Parts, { profile }: BuildContext): boolean {
  const word = parts.get('Word');
  const arePeriods = profile.columns.some(({ time, isUnique }) => isUnique && time?.isRegular === true);
  if (word === undefined) return parts.has('rows') && !arePeriods;
  return !word.isName && !arePeriods && areThings(word.word);
}

/** "How many students scored below 50": each of them once, though several rows tell of one. A picture has a bar for each. */
function thingsThat(parts: Parts, context: BuildContext): MeaningOf['Rank'] | undefined {
  const column = parts.get('Column')?.column;
  const where = (parts.get('Condition') ?? parts.get('Filter'))?.where;
  if (column === undefined || where === undefined || context.purpose === 'chart') return undefined;
  const counted = context.columnOf(column);
  const areThingsAgain = counted.kind === 'text' && !isTimelike(counted) && !counted.isUnique;
  const isOther = !columnsIn(where).includes(counted.key);
  return areThingsAgain && isOther ? { groups: [], measure: { operation: 'countDistinct', column }, where } : undefined;
}

/** "The number of female and male employees in each city": as many counts as there are values. A picture sets them apart by itself. */
function countOfEachValue(parts: Parts, context: BuildContext): MeaningOf['Rank'] | undefined {
  const values = parts.get('Values')?.values ?? [];
  const [first, second] = values;
  const rows = parts.get('Column')?.column;
  const by = parts.get('By');
  if (context.purpose === 'chart' || first === undefined || second === undefined || parts.says('or')) return undefined;
  // "Gold and silver medals" of a column Medal.
  if (rows !== undefined && rows !== first.column && !isOfRows(rows, context)) return undefined;
  const groups = by?.groups ?? [];
  if (by?.role === 'series' || groups.some(({ column }) => column === first.column)) return undefined;
  const where = amongValues(values, context);
  return where && { groups: [...groups, { column: first.column }], measure: COUNT, where };
}

/** Rows called by a plural that no column has, where they are what is counted: "flights per month", "top 3 routes by flights". */
export const COUNTED_THING_RULES: readonly Rule[] = [
  defineRule({
    id: 'count-of-each-value',
    gives: 'Rank',
    pattern: 'count|howMany|number of? Values Entity|Scope|rows|Noun|Column By?',
    weight: 0.6,
    build: countOfEachValue,
  }),
  defineRule({
    id: 'things-by',
    gives: 'Rank',
    pattern: 'all|sum? Word By',
    weight: -0.1,
    build: (parts, context) => {
      const by = parts.get('By');
      return by !== undefined && areRowsMeant(parts, context) ? { groups: by.groups, measure: COUNT } : undefined;
    },
  }),
  defineRule({
    id: 'how-many-that',
    gives: 'Rank',
    pattern: 'howMany Column that? Word|has? Condition|Filter',
    weight: 0.6,
    build: thingsThat,
  }),
  defineRule({
    id: 'top-by-things',
    gives: 'Top',
    pattern: 'Top by|with|in|on most? Word',
    weight: 0.3,
    build: (parts, context) => {
      const top = parts.get('Top');
      return top?.of !== undefined && top.by === undefined && areRowsMeant(parts, context)
        ? { ...top, by: { kind: 'measure', measure: COUNT }, isAssumed: false }
        : undefined;
    },
  }),
  defineRule({
    id: 'with-most-things',
    gives: 'Rank',
    pattern: 'questionWord? Column with|that? has? Superlative number? of? Word|rows',
    weight: 0.3,
    build: (parts, context) => {
      const column = parts.get('Column')?.column;
      const direction = parts.get('Superlative')?.direction;
      if (column === undefined || direction === undefined || !areRowsMeant(parts, context)) return undefined;
      const { kind, isUnique } = context.columnOf(column);
      const isGroup = kind === 'text' && !isUnique && !isTimelike(context.columnOf(column));
      return isGroup ? { groups: [{ column }], measure: COUNT, direction } : undefined;
    },
  }),
  defineRule({
    id: 'measure-in-total',
    gives: 'Measure',
    pattern: 'Measure|Column is? there? inTotal',
    weight: 0.3,
    // "How many orders in total", "sales in total": what was counted is that already, and an amount is added up.
    build: (parts, { columnOf }) => {
      const [measure, ...others] = parts.get('Measure')?.measures ?? [];
      const column = parts.get('Column')?.column;
      if (column !== undefined) {
        return isAmount(columnOf(column)) ? { measures: [{ operation: 'sum', column }] } : undefined;
      }
      return measure === undefined || others.length > 0 ? undefined : { measures: [measure] };
    },
  }),
];

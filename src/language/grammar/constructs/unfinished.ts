import type { ColumnProfile } from '../../../table/profile.ts';
import { speaksOf } from '../../holes/speaks-of.ts';
import { toCanonical } from '../../links/table-index.ts';
import { isParticiple } from '../../text/derivation.ts';
import { emptyCell } from '../expressions.ts';
import type { MeaningOf } from '../meaning.ts';
import { type BuildContext, defineRule, type Rule } from '../rule.ts';
import { isOfRows } from './extremes.ts';

/** Dates that some rows lack, by position. */
const openDates = ({ profile }: BuildContext, isMeant: (column: ColumnProfile) => boolean): readonly number[] =>
  profile.columns.flatMap((column, at) =>
    column.kind === 'date' && column.time?.isCyclic === false && column.missing > 0 && isMeant(column) ? [at] : [],
  );

const isOfLeaving = ({ label }: ColumnProfile): boolean => speaksOf(label, ['leaver', 'left', 'churn']);
const ENDS: ReadonlySet<string> = new Set(toCanonical('end finish fim termino نهاية انتهاء'));
const isOfEnd = ({ label }: ColumnProfile): boolean =>
  toCanonical(label).some((word) => ENDS.has(word)) ||
  label
    .toLowerCase()
    .split(/\P{L}+/u)
    .some(isParticiple);

function without(columns: readonly number[], { columnOf }: BuildContext): MeaningOf['Filter'] | undefined {
  const [only, ...others] = columns;
  return only === undefined || others.length > 0 ? undefined : { where: emptyCell(columnOf(only).key) };
}

const ROWS = 'rows|Entity|Scope|Noun|Column';

/** Rows of what has not come to its end: people who never left, work that has no date on which it was done. */
export const UNFINISHED_RULES: readonly Rule[] = [
  defineRule({
    id: 'current-people',
    gives: 'Filter',
    pattern: `only|keepVerb|for|of|in? current|stillHere ${ROWS} only?`,
    weight: 0.6,
    // "Current staff", of people some of whom left.
    build: (parts, context) =>
      parts.all('Column').some(({ column }) => !isOfRows(column, context))
        ? undefined
        : without(openDates(context, isOfLeaving), context),
  }),
  ...(['stillHere', 'stillToDo'] as const).flatMap((sense) =>
    [`only|keepVerb? ${ROWS} that? is? ${sense}`, `only|keepVerb|that? is? ${sense}`].map((pattern, at) =>
      defineRule({
        id: `${sense === 'stillHere' ? 'still-here' : 'still-to-do'}-${at}`,
        gives: 'Filter',
        pattern,
        weight: at === 0 ? 0.5 : 0.3,
        build: (parts, context) =>
          parts.all('Column').some(({ column }) => !isOfRows(column, context))
            ? undefined
            : without(openDates(context, sense === 'stillHere' ? isOfLeaving : isOfEnd), context),
      }),
    ),
  ),
];

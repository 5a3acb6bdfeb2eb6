import { isNumeric, isTimelike } from '../../holes/column-nature.ts';
import { wholeLength } from '../../holes/dimension-column.ts';
import { isTimeUnit, unitOfColumn } from '../../holes/units.ts';
import { completeTail } from '../expressions.ts';
import type { ColumnMention, MeaningOf } from '../meaning.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';
import { ROWS } from './extremes.ts';

/** The column of a length of time that is called by its unit. */
function ofDuration(parts: Parts, { columnOf }: BuildContext): ColumnMention | undefined {
  const column = parts.get('Column');
  if (column === undefined || !isNumeric(columnOf(column.column))) return undefined;
  const unit = unitOfColumn(columnOf(column.column));
  return unit !== undefined && isTimeUnit(unit) ? column : undefined;
}

/** "Runners under 3:30": beside lengths of time, and no dates, it is one, of the whole that the others are parts of. */
function rowsSoLong(parts: Parts, { profile, columnOf }: BuildContext): MeaningOf['Filter'] | undefined {
  const tail = parts.get('Tail')?.tail;
  const column = profile.columns.some(isTimelike) ? undefined : wholeLength(profile);
  if (column === undefined || tail === undefined || tail.kind === 'empty' || tail.isMoment !== true) return undefined;
  const where = completeTail(tail, columnOf(column));
  return where && { where };
}

/** Lengths of time by the words for them, and what is compared with them. */
export const LENGTH_RULES: readonly Rule[] = [
  defineRule({
    id: 'column-of-duration',
    gives: 'Column',
    pattern: 'Column durationWord',
    weight: -0.1,
    // "Waiting time" of a column "Waiting min".
    build: ofDuration,
  }),
  defineRule({
    id: 'duration-of-column',
    gives: 'Column',
    pattern: 'durationWord of Column',
    weight: -0.1,
    build: ofDuration,
  }),
  defineRule({
    id: 'length-of-time',
    gives: 'Column',
    pattern: 'durationWord',
    weight: -0.3,
    // "Average time by gender", "best time": of a table that tells lengths of time and no dates.
    build: (_, { profile }) => {
      const column = profile.columns.some(isTimelike) ? undefined : wholeLength(profile);
      return column === undefined ? undefined : { column, reason: 'synonym' };
    },
  }),
  defineRule({
    id: 'rows-so-long',
    gives: 'Filter',
    pattern: `only|keepVerb|all? ${ROWS} that|questionWord|with? Tail`,
    weight: 0.3,
    build: rowsSoLong,
  }),
];

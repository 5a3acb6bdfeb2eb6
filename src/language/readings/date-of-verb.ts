import { columnsIn } from '../../plan/check/columns-used.ts';
import type { Expression } from '../../plan/expression/expression.ts';
import { mapColumns } from '../../plan/expression/map-columns.ts';
import { emptyCell, negation } from '../grammar/expressions.ts';
import type { BuildContext } from '../grammar/rule.ts';
import { isTimelike } from '../holes/column-nature.ts';
import { datesOfSale } from '../holes/known-figures.ts';
import { isSale } from '../holes/sales-column.ts';
import type { LinkedWish } from '../links/link-words.ts';
import { canonicalWord, toCanonical } from '../links/table-index.ts';
import { deedOf, isParticiple } from '../text/derivation.ts';
import type { Frame } from './frame.ts';

/** Links weaker than this are no verb of a label: "visits" of Visit Date. */
const LEAST_SCORE = 0.6;

/**
 * "How many tickets did each team close in March": the verb says which of the dates is meant, where the wish names no other. Conditions
 * on time and periods without a column, which take the first dates of a table, are then about those of the verb; what was never closed
 * is counted in no month.
 */
export function withDateOfVerb(frame: Frame, linked: LinkedWish, context: BuildContext): Frame {
  const { table, columnOf } = context;
  const isDate = (column: number): boolean =>
    columnOf(column).kind === 'date' && isTimelike(columnOf(column)) && columnOf(column).time?.isCyclic === false;
  const first = table.columns.findIndex((_, column) => isDate(column));
  const said = new Set([...saidDates(linked, context), ...filledIn(frame, context)]);
  const [verb, ...others] = [...said].filter((column) => column < table.columns.length && isDate(column));
  if (verb === undefined || others.length > 0 || verb === first) return frame;
  const { groups, measures, mentions } = frame;
  if ([...groups, ...measures].some(({ column }) => column === first)) return frame;
  const [from, to] = [columnOf(first).key, columnOf(verb).key];
  const isOfFirst = (where: Expression): boolean => columnsIn(where).every((key) => key === from);
  const isOpen = groups.some(({ column, part }) => column === undefined && part !== undefined);
  if (!isOpen && !frame.filters.some(isOfFirst)) return frame;
  const filters = frame.filters.map((where) => (isOfFirst(where) ? mapColumns(where, () => to) : where));
  return {
    ...frame,
    mentions: mentions.filter(({ column }) => column !== verb),
    groups: groups.map((group) => (group.column === undefined ? { ...group, column: verb } : group)),
    filters:
      isOpen && columnOf(verb).missing > 0 && !filledIn(frame, context).includes(verb)
        ? [...filters, negation(emptyCell(to))]
        : filters,
  };
}

/**
 * "How many members have cancelled, by club": beside other groups, what was done picks the rows that have its date, and lays nothing out
 * along it.
 */
export function withDeedsDone(frame: Frame, { columnOf }: BuildContext): Frame {
  const { groups, mentions, filters } = frame;
  const isTimed = groups.some(({ column, part }) => part !== undefined || column === undefined);
  if (groups.length === 0 || isTimed) return frame;
  const isDeed = ({ column, reason }: Frame['mentions'][number]): boolean =>
    reason === 'derived' && columnOf(column).kind === 'date' && columnOf(column).missing > 0;
  const deeds = mentions.filter(isDeed);
  const done = deeds.map(({ column }) => negation(emptyCell(columnOf(column).key)));
  return { ...frame, mentions: mentions.filter((one) => !isDeed(one)), filters: [...filters, ...done] };
}

/** The columns that a condition wants filled in: "closed tickets" have a date of their end. */
function filledIn({ filters }: Frame, { table, columnOf }: BuildContext): readonly number[] {
  if (filters.length === 0) return [];
  const wanted = new Set(filters.map((where) => JSON.stringify(where)));
  return table.columns.flatMap((_, column) =>
    wanted.has(JSON.stringify(negation(emptyCell(columnOf(column).key)))) ? [column] : [],
  );
}

/** The columns that words name as what was done: by a word derived from a label, by one that the label is, or by a state that it names too. */
function saidDates({ tokens, links }: LinkedWish, { profile }: BuildContext): readonly number[] {
  // What was sold was so on the day of its sale.
  const isSold = tokens.some(({ folded }) => isSale(canonicalWord(deedOf(folded))));
  const said = links.flat().flatMap(({ start, end, score, target }): readonly number[] => {
    if (score < LEAST_SCORE) return [];
    if (target.kind === 'value') {
      const state = toCanonical(target.value).join(' ');
      return profile.columns.flatMap(({ kind, label }, at) =>
        kind === 'date' && toCanonical(label).includes(state) ? [at] : [],
      );
    }
    if (target.kind !== 'column') return [];
    // "Built" of "Year Built".
    const isDone = target.reason === 'part' && end === start + 1 && isParticiple(tokens[start]?.folded ?? '');
    const isSaid = isDone || target.reason === 'derived' || target.reason === 'exact';
    return isSaid ? [target.column] : [];
  });
  return [...new Set([...said, ...(isSold ? datesOfSale(profile) : [])])];
}

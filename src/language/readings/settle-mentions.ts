import { columnsIn } from '../../plan/check/columns-used.ts';
import type { ColumnMention } from '../grammar/meaning.ts';
import type { BuildContext, Item } from '../grammar/rule.ts';
import { isNaming, isTimelike, numbersRows } from '../holes/column-nature.ts';
import { numbersWithin } from '../holes/single-rows.ts';
import { FREE_SENSES, type Sense } from '../lexicon/senses.ts';
import type { LinkedWish } from '../links/link-words.ts';
import { canonicalWord, isIdentifying } from '../links/table-index.ts';
import { isPlural } from '../text/stem.ts';
import type { Cover } from './cover.ts';
import type { Frame } from './frame.ts';

/** Words before a column that ask for it alone. */
const ASKING: ReadonlySet<Sense> = new Set(['showVerb', 'only', 'keepVerb', 'columnWord', 'namesWord', 'with', 'has']);

/** The senses of one token. */
function sensesAt({ over }: LinkedWish, at: number): readonly Sense[] {
  return (over[at] ?? []).flatMap(({ target }) => (target.kind === 'sense' ? [target.sense] : []));
}

/** The nearest token before a place that is no mark and no article; `showVerb` and its like are told apart from those. */
function tokenBefore(linked: LinkedWish, at: number): number {
  let before = at - 1;
  while (before >= 0 && (linked.tokens[before]?.kind === 'mark' || sensesAt(linked, before).includes('article')))
    before--;
  return before;
}

function isAsked(linked: LinkedWish, { start, end }: Item): boolean {
  const before = sensesAt(linked, tokenBefore(linked, start));
  const within = Array.from({ length: end - start }, (_, at) => sensesAt(linked, start + at)).flat();
  const after = sensesAt(linked, end);
  return before.some((sense) => ASKING.has(sense)) || within.includes('columnWord') || after.includes('of');
}

/** True where the words of a piece name the column otherwise than its label does: "orders" of Order No, "customers" of Customer. */
function isInflected({ tokens }: LinkedWish, { start, end }: Item, label: string): boolean {
  const words = tokens.slice(start, end).map(({ text }) => text.toLowerCase());
  return !` ${words.join(' ')} `.includes(` ${label.toLowerCase()} `);
}

type Named = { readonly piece: Item; readonly mention: ColumnMention };

function mentionsOf({ pieces }: Cover): readonly Named[] {
  return pieces.flatMap((piece) =>
    (piece.name === 'Columns' || piece.name === 'Mention') && piece.meaning !== undefined && 'columns' in piece.meaning
      ? piece.meaning.columns.map((mention) => ({ piece, mention }))
      : [],
  );
}

/** "At least 10 in both 2020 and 2021": a joint that no piece took, before a figure that nobody asked to see. */
function isTornOff(linked: LinkedWish, { pieces, skipped }: Cover, { start }: Item): boolean {
  const before = tokenBefore(linked, start);
  const isJoint = sensesAt(linked, before).some((sense) => sense === 'and' || sense === 'or');
  const isBehindCondition = pieces.some(({ name, end }) => (name === 'Filter' || name === 'Condition') && end <= start);
  return isJoint && skipped.includes(before) && isBehindCondition;
}

/**
 * What columns that are but named stand for, where rows are changed. "Orders of the last two months" are rows, and so are "customers
 * in Leeds": they stay whole. A verb ("classics borrowed from the harbour") and what a step is about ask for no column either. Undefined
 * where what was said of two columns came to one alone.
 */
export function settleMentions(
  asked: Frame,
  cover: Cover,
  { linked, context }: { readonly linked: LinkedWish; readonly context: BuildContext },
): Frame | undefined {
  const areNamed = nameRows(cover, linked, context) || numbersNamed(cover, linked, context);
  const whole = withRowsWhole(asked, cover, { linked, context });
  const frame = areNamed ? { ...whole, areRowsNamed: true } : whole;
  if (context.isFollowing || frame.mentions.length === 0) return frame;
  const { filters, tops, steps, measures, groups, windows, formulas, derives, axes } = frame;
  const named = mentionsOf(cover);
  const [first] = named;
  if (first === undefined || named.length !== frame.mentions.length) return frame;
  const isPlain =
    measures.length + groups.length + windows.length + formulas.length + derives.length + axes.length === 0;
  if (!isPlain) return withoutVerbs(frame, named, { cover, linked, context });
  if (context.purpose !== 'data') return frame;
  if (named.some(({ piece }) => isTornOff(linked, cover, piece))) return undefined;
  const things = named.filter((one) => one === first || !isVerb(one, cover, context));
  if (things.length > 1) return frame;
  const { piece, mention } = first;
  const { key, label } = context.columnOf(mention.column);
  const isUsed = steps.length > 0 && JSON.stringify(steps).includes(JSON.stringify(key));
  // "The proportion of each status" is asked of the column, whichever rows it is of.
  const isShared = frame.task === 'share' || frame.task === 'parts' || frame.task === 'distribution';
  const areRows =
    !isShared &&
    filters.length + tops.length > 0 &&
    (context.columnOf(mention.column).role !== 'measure' ||
      numbersRows(context.columnOf(mention.column)) ||
      numbersWithin(mention.column, context.table)) &&
    (isInflected(linked, piece, label) || !isAsked(linked, piece));
  // "That sold more than 500 tickets": what a condition was about is named once more, and not asked for.
  const isOfCondition = !isAsked(linked, piece) && filters.some((where) => columnsIn(where).includes(key));
  return isUsed || areRows || (isOfCondition && !isShared)
    ? { ...frame, mentions: [] }
    : { ...frame, mentions: things.map((one) => one.mention) };
}

/** "Deixa só as bibliotecas de Lisboa": several of what the rows are called, kept on a condition, are rows, and no column kept alone. */
function withRowsWhole(
  frame: Frame,
  { pieces }: Cover,
  { linked: { tokens }, context }: { readonly linked: LinkedWish; readonly context: BuildContext },
): Frame {
  if (context.purpose !== 'data' || context.isFollowing) return frame;
  const isOfRows = (step: Frame['steps'][number]): boolean => {
    const [key, ...others] = step.verb === 'select' ? step.columns : [];
    const column = context.profile.columns.find((one) => one.key === key);
    if (column === undefined || others.length > 0 || column.role === 'measure' || isTimelike(column)) return false;
    return pieces.some(
      ({ name, end, meaning }) =>
        name === 'Steps' &&
        meaning !== undefined &&
        'steps' in meaning &&
        meaning.steps.some((own) => own === step) &&
        isPlural(tokens[end - 1]?.folded ?? '') &&
        pieces.some((piece) => (piece.name === 'Filter' || piece.name === 'Condition') && piece.start === end),
    );
  };
  const steps = frame.steps.filter((step) => !isOfRows(step));
  return steps.length === frame.steps.length ? frame : { ...frame, steps, areRowsNamed: true };
}

/** "Elected candidates by region": a condition that begins with what the rows are called asks for the rows. */
function nameRows({ pieces }: Cover, { links, tokens }: LinkedWish, { columnOf, profile }: BuildContext): boolean {
  const conditions = pieces.filter(({ name }) => name === 'Filter' || name === 'Condition');
  return conditions.some(({ start, end }) =>
    links
      .slice(start, end)
      .some((here, place) =>
        here.some(
          ({ target, end: last }) =>
            target.kind === 'column' &&
            last === start + place + 1 &&
            isNaming(columnOf(target.column), profile) &&
            isPlural(tokens[start + place]?.folded ?? ''),
        ),
      ),
  );
}

/** «Pedidos cancelados por mês»: several of what only a number of theirs is called by are the rows, and no numbers. */
function numbersNamed(cover: Cover, { tokens }: LinkedWish, { columnOf }: BuildContext): boolean {
  return mentionsOf(cover).some(({ piece, mention }) => {
    const words = tokens.slice(piece.start, piece.end).map(({ folded }) => folded);
    const areNumbers = words.some((word) => isIdentifying(canonicalWord(word)));
    return numbersRows(columnOf(mention.column)) && !areNumbers && words.some(isPlural);
  });
}

/** "Parcels sent from Oslo": a date, or what a word derived from its label names, right behind a noun and before a condition. */
function isVerb({ piece, mention }: Named, { pieces }: Cover, { columnOf }: BuildContext): boolean {
  const isBehind = pieces.some(({ end }) => end === piece.start);
  const isBefore = pieces.some(({ name, start }) => (name === 'Filter' || name === 'Condition') && start === piece.end);
  return isBehind && isBefore && isOne(piece) && (mention.reason === 'derived' || isTimelike(columnOf(mention.column)));
}

/** "How many members borrowed from each branch", "members who returned books": a verb between a figure and its groups makes no further group. */
function withoutVerbs(
  frame: Frame,
  named: readonly Named[],
  { cover, linked, context }: { readonly cover: Cover; readonly linked: LinkedWish; readonly context: BuildContext },
): Frame {
  const isSaidOfRows = ({ piece, mention }: Named): boolean => {
    const before = sensesAt(linked, tokenBefore(linked, piece.start));
    const isBare = frame.groups.length > 0 && before.every((sense) => FREE_SENSES.has(sense));
    const isDerived = mention.reason === 'derived';
    const isVerb =
      piece.start > 0 &&
      isOne(piece) &&
      (isDerived ? isBare || before.includes('that') : isBare && isTimelike(context.columnOf(mention.column)));
    const isAsked = isOfRate(frame.measures, mention, context);
    return (
      isVerb ||
      isAsked ||
      isObject({ piece, mention }, cover) ||
      isCrowd({ piece, mention }, cover, { linked, context })
    );
  };
  const kept = named.filter((one) => !isSaidOfRows(one));
  const isTold =
    frame.measures.length > 0 || kept.some(({ mention }) => context.columnOf(mention.column).role === 'measure');
  const isWhole = !isTold || (frame.groups.length + frame.contrasts.length === 0 && kept.length === 0);
  return isWhole ? frame : { ...frame, mentions: kept.map(({ mention }) => mention) };
}

/** "Percent who agree that they have the tools they need": words of the question that a rate is of name no groups. */
function isOfRate(
  measures: Frame['measures'],
  { column }: ColumnMention,
  { columnOf, madeColumns }: BuildContext,
): boolean {
  const rates = measures.flatMap((measure) =>
    measure.column === undefined ? [] : (madeColumns().get(measure.column) ?? []),
  );
  const { key } = columnOf(column);
  return rates.some(({ isRate, expression }) => isRate === true && columnsIn(expression).includes(key));
}

/** Fewer things are groups to be told apart. */
const LEAST_CROWD = 13;
/** Rows that one of a crowd has on average, at most. */
const MOST_ROWS_EACH = 4;

/** "The average age of athletes by sport", "of female athletes": a plural that names nearly as many things as there are rows says what the rows are. */
function isCrowd(
  { piece, mention }: Named,
  { pieces }: Cover,
  { linked, context }: { readonly linked: LinkedWish; readonly context: BuildContext },
): boolean {
  const { kind, distinct } = context.columnOf(mention.column);
  const areMany = distinct >= LEAST_CROWD && distinct * MOST_ROWS_EACH >= context.profile.rowCount;
  const word = linked.tokens[piece.end - 1]?.folded ?? '';
  if (kind !== 'text' || !areMany || mention.reason !== 'exact' || !isPlural(word)) return false;
  const before = sensesAt(linked, tokenBefore(linked, piece.start));
  const within = sensesAt(linked, piece.start);
  const isOfThem = [...before, ...within].some((sense) => sense === 'of' || sense === 'for');
  return isOfThem || pieces.some(({ name, end }) => name === 'Filter' && end === piece.start);
}

/** "Agents who sold houses under 300000": what an unknown verb was done to, right before what is said of it, is the rows. */
function isObject({ piece, mention }: Named, { pieces }: Cover): boolean {
  const isBefore = pieces.some(({ name, start }) => (name === 'Filter' || name === 'Condition') && start === piece.end);
  return mention.isModified === true && isBefore && piece.start > 0;
}

const isOne = ({ start, end }: Item): boolean => end === start + 1;

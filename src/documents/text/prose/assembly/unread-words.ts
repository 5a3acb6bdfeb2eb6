import type { SourceColumn, Span } from '../../../source-table.ts';
import type { Lexicon, WordRole } from '../lexicon/lexicon.ts';
import type { Item } from '../tokens/item.ts';
import { stem } from '../tokens/stem.ts';
import type { WordItem } from '../tokens/words.ts';
import type { Fact } from './fact.ts';
import type { Placement } from './layout.ts';
import { isWholeOf } from './whole.ts';

/** Roles of words that tell nothing of their own: they join, point and place. */
const PLAIN_ROLES = [
  'determiner',
  'genitive',
  'preposition',
  'link',
  'from',
  'to',
  'and',
  'contrast',
  'pronoun',
  'adverb',
  'light',
  'respectively',
  'head',
  'filler',
] as const satisfies readonly WordRole[];

/** Verbs that tell what happened: one of them may stand in all clauses. */
const TOLD_ROLES = ['verb', 'rise', 'fall'] as const satisfies readonly WordRole[];
/** Words that set a figure against another. */
const COMPARING_ROLES = ['more', 'less', 'versus'] as const satisfies readonly WordRole[];

/** Words that begin another clause. */
const JOINING_ROLES = ['and', 'contrast'] as const satisfies readonly WordRole[];
/** Words that begin the circumstances at the start of a sentence. */
const OPENING_ROLES = ['preposition', 'genitive', 'aside', 'base'] as const satisfies readonly WordRole[];
/** Words that begin the circumstances at the end of a sentence. */
const ENDING_ROLES = ['preposition', 'aside', 'relative'] as const satisfies readonly WordRole[];

/** Adverbs that turn what a clause says. */
const TURNING = /^(?:not|never|instead|nao|nunca|لا|لم|لن|ليس|ليست)$/;
/** What is left of a whole, and the letters that Arabic writes onto a word. */
const PLAIN = /^(?:remaining|restantes?|[وفبلك])$/;

/** What the clauses of a table say that neither its cells nor its labels hold. */
export type Unread = {
  /** Figures, and times beyond one that holds for all. */
  readonly figures: readonly string[];
  /** Words behind the first figure that no plain pattern explains, and verbs where there are several. */
  readonly words: readonly string[];
};

/** The items of the sentences that a table's facts stand in, and the labels they were given. */
export type Clauses = {
  readonly sentences: readonly (readonly Item[])[];
  readonly columns: readonly SourceColumn[];
  readonly lexicon: Lexicon;
};

/**
 * Reads the sentences of a table a second time, word by word. What a cell or a label shows is read, and so is what only joins
 * and points; the first clause may say more, the clauses behind it again what was said there, and a sentence may end on
 * circumstances. Whatever is left may make the figures something else, so that a table with anything left is not sure.
 */
export function findUnread(placement: Placement, { sentences, columns, lexicon }: Clauses): Unread {
  const facts = placement.cells.flat().filter((fact) => fact !== undefined);
  const shown = [...facts.flatMap((fact) => spansOf(fact, placement)), ...columns.flatMap(({ spans }) => spans)];
  const named = placement.layout.rows.filter((row) => row !== 'time');
  const names = facts.flatMap(({ places }) => named.flatMap((row) => places.get(row)?.spans ?? []));
  const items = sentences.flat();
  const firstFigure = Math.min(...facts.map(({ frame }) => frame.figure.span.start));
  const leadEnd = endOfLead(items, firstFigure);
  const cells = facts.flatMap((fact) => cellsOf(fact, placement));
  const left = sentences
    .flatMap((own) => withoutEnding(withoutOpening(own, cells), shown))
    .filter((item) => !isWithin(item, shown));
  const words = left.filter((item) => item.kind === 'word');
  const known = new Set(
    items.flatMap((item) =>
      item.kind === 'word' && (isWithin(item, shown) || item.span.start < leadEnd) ? [stem(item.fold)] : [],
    ),
  );
  const verbs = words.filter((word) => hasRole(word, TOLD_ROLES));
  const beside = new Set(sentences.flatMap((own) => besideNames(own, names)));
  const wholes = new Set(items.filter((_, i) => isOf(items[i - 1]) || isOf(items[i - 2])));
  const isStrange = (word: WordItem): boolean =>
    !isPlain(word, lexicon) &&
    (beside.has(word) ||
      (word.span.start > leadEnd ? !known.has(stem(word.fold)) : word.span.start > firstFigure && !wholes.has(word)));
  const others = words.filter((word) => !verbs.includes(word) && (isTurning(word) || isStrange(word)));
  const told = severalOf(
    verbs.map(({ fold }) => stem(fold)),
    1,
  );
  return {
    figures: [...left.flatMap((item) => figureOf(item, facts)), ...timesOf(left, placement)],
    words: [...others.map(({ text }) => text), ...told, ...lateLabel(placement, columns)],
  };
}

const isWithin = ({ span }: Item, spans: readonly Span[]): boolean =>
  spans.some(({ start, end }) => start < span.end && span.start < end);

/** A word that joins a part to its whole: "600 mm of rain". */
const isOf = (item: Item | undefined): boolean => item?.kind === 'word' && item.roles.has('genitive');

/** Where the clause of the first figure ends: at the mark or the joining word behind it. */
function endOfLead(items: readonly Item[], figure: number): number {
  const end = items.find(
    (item) =>
      item.span.start > figure && (item.kind === 'mark' || (item.kind === 'word' && hasRole(item, JOINING_ROLES))),
  );
  return end?.span.start ?? figure;
}

/** A sentence without what it opens on, where no cell is from there: "Of the 500 people asked, …". */
function withoutOpening(items: readonly Item[], cells: readonly Span[]): readonly Item[] {
  const mark = items.findIndex(({ kind }) => kind === 'mark');
  const [first] = items;
  const isOpening = mark > 0 && first?.kind === 'word' && hasRole(first, OPENING_ROLES);
  return isOpening && !items.slice(0, mark).some((item) => isWithin(item, cells)) ? items.slice(mark) : items;
}

/** A sentence without the place, reason or source that it ends on: "in the shelter", ", according to the town". */
function withoutEnding(items: readonly Item[], shown: readonly Span[]): readonly Item[] {
  const end = items.findLastIndex((item) => isWithin(item, shown)) + 1;
  const ending = items.slice(end).filter(({ kind }) => kind !== 'mark');
  const [first] = ending;
  const isCircumstance =
    first?.kind === 'word' &&
    hasRole(first, ENDING_ROLES) &&
    ending.every(
      (item) => item.kind === 'time' || (item.kind === 'word' && !hasRole(item, JOINING_ROLES) && !isTurning(item)),
    );
  return isCircumstance ? items.slice(0, end) : items;
}

/** The words right before and right behind the names of rows, which may be part of them. */
function besideNames(items: readonly Item[], names: readonly Span[]): readonly Item[] {
  return items.filter((item, i) => {
    if (isWithin(item, names)) return false;
    return [items[i - 1], items[i + 1]].some((other) => other !== undefined && isWithin(other, names));
  });
}

/** The places of a figure and of what names its row. */
function cellsOf({ quantity, places }: Fact, { layout }: Placement): readonly Span[] {
  return [...quantity.spans, ...layout.rows.flatMap((row) => places.get(row)?.spans ?? [])];
}

/** The places of a figure, of what gives it its sign, and of what is known of it that the table shows or that holds for all. */
function spansOf({ quantity, places, frame }: Fact, { layout }: Placement): readonly Span[] {
  const shown = new Set<string>([...layout.rows, layout.column ?? '', 'unit', 'measure']);
  const named = [...places].filter(([name]) => shown.has(name)).map(([, phrase]) => phrase);
  return [quantity, ...named, frame.roleWord, frame.lossWord].flatMap((part) => part?.spans ?? []);
}

/** What of an item is a figure, other than the whole that the table's figures add up to; numbers inside words are too. */
function figureOf(item: Item, facts: readonly Fact[]): readonly string[] {
  if (item.kind === 'quantity') return isWholeOf(item.quantity, facts) ? [] : [item.quantity.text];
  if (item.kind === 'word') return /^\p{N}/u.test(item.text) ? [item.text] : [];
  return item.kind === 'multiple' ? [String(item.factor)] : item.kind === 'rest' ? [item.text] : [];
}

/** Times that no cell shows: one may hold for all rows, where these are not times themselves. */
function timesOf(left: readonly Item[], { layout }: Placement): readonly string[] {
  const isTimed = layout.rows.includes('time') || layout.column === 'time';
  const times = left.flatMap((item) => (item.kind === 'time' ? [item.time.text.toLowerCase()] : []));
  return severalOf(times, isTimed ? 0 : 1);
}

/** The different ones of some words, where they are more than may be. */
function severalOf(words: readonly string[], most: number): readonly string[] {
  const different = [...new Set(words)];
  return different.length > most ? different : [];
}

/** The label of the only column of figures, where a clause in the middle alone has it. Gains name losses from anywhere. */
function lateLabel({ cells, columnKeys }: Placement, columns: readonly SourceColumn[]): readonly string[] {
  const frames = cells.flatMap(([fact]) => fact?.frame ?? []);
  const [, second, ...more] = frames.map(({ figure }) => figure.span.start).sort((a, b) => a - b);
  const last = more.at(-1);
  const label = columns.at(-1);
  const start = label?.spans[0]?.start;
  const hasOther = columnKeys.length > 1 || frames.some(({ lossWord }) => lossWord !== undefined);
  if (hasOther || label === undefined || start === undefined || second === undefined || last === undefined) return [];
  return start > second && start < last ? [label.label] : [];
}

const hasRole = ({ roles }: WordItem, wanted: readonly WordRole[]): boolean => wanted.some((role) => roles.has(role));

/** True for what compares or denies, and for a lone capital that is part of a name. */
function isTurning(word: WordItem): boolean {
  const isNamePart = /^\p{Lu}$/u.test(word.text) && word.roles.size === 0;
  return TURNING.test(word.fold) || hasRole(word, COMPARING_ROLES) || isNamePart;
}

function isPlain(word: WordItem, { periods }: Lexicon): boolean {
  return hasRole(word, PLAIN_ROLES) || PLAIN.test(word.fold) || periods.has(word.fold);
}

import { foldWords } from '../../table/notation/characters.ts';
import type { Item } from '../grammar/rule.ts';
import type { Sense } from '../lexicon/senses.ts';
import { isOfLook } from '../links/link-looks.ts';
import type { LinkedWish } from '../links/link-words.ts';
import { countSlips } from '../links/slips.ts';
import { indexTable, toCanonical } from '../links/table-index.ts';
import type { Situation, UnknownWords, WantedKind } from '../understanding.ts';
import { type Cover, skipCost } from './cover.ts';

const MOST_NEAR = 3;
/** Unknown words told of in one wish. */
const MOST_UNKNOWN = 8;
const MOST_COLUMNS = 12;

/** Words that were not understood. A blocking one stands where the wish needs it: nothing is done then. */
export type UnknownFound = { readonly words: UnknownWords; readonly isBlocking: boolean };

/** The words of a wish that link to nothing and that the best cover had to leave out. */
export function findUnknown(
  cover: Cover | undefined,
  linked: LinkedWish,
  situation: Situation,
): readonly UnknownFound[] {
  const passed = cover?.skipped ?? linked.tokens.map((_, at) => at);
  const skipped = [...passed, ...wantedByMeasures(cover, linked, passed)].toSorted((one, other) => one - other);
  const left = new Set(skipped);
  const isBare = cover !== undefined && isWithoutFigure(cover);
  return skipped
    .filter((at) => isUnlinked(linked, at) || isBoundLeft(linked, at, left) || (isBare && isUnitOfFigure(linked, at)))
    .slice(0, MOST_UNKNOWN)
    .map((at) => {
      const wanted = isBare ? 'measure' : wantedAt(linked, at, left);
      const last = isBoundLeft(linked, at, left) ? at + 1 : at;
      return { words: describe(linked, [at, last], { wanted, situation }), isBlocking: wanted !== 'anything' };
    });
}

/** "Average of happiness": what an operation that was left over would have been about is no name of the rows. */
function wantedByMeasures(
  cover: Cover | undefined,
  { links }: LinkedWish,
  passed: readonly number[],
): readonly number[] {
  const pieces = cover?.pieces ?? [];
  const scopes = pieces.filter(({ name }) => name === 'Scope');
  const isTotal = pieces.some(({ name }) => name === 'Measure') && pieces.every(({ name }) => !GATHERING.has(name));
  const groups = isTotal ? scopes.filter(isUnknownGroup) : [];
  if (groups.length > 0)
    return groups.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, at) => start + at));
  return scopes.flatMap(({ start, end }) => {
    const isAfterOperation = links[start - 1]?.some(
      ({ target }) => target.kind === 'sense' && OPERATIONS.has(target.sense),
    );
    if (isAfterOperation !== true || !passed.includes(start - 1)) return [];
    return Array.from({ length: end - start }, (_, at) => start + at);
  });
}

/** "The total fee for each nurse": one figure of all rows is none of each. */
function isUnknownGroup({ meaning }: Item): boolean {
  return meaning !== undefined && 'isEach' in meaning && meaning.isEach && meaning.words.length > 0;
}

const GATHERING: ReadonlySet<string> = new Set([
  'By',
  'Bin',
  'Rank',
  'Top',
  'Columns',
  'Mention',
  'AxisUse',
  'Formula',
]);
const OPERATIONS: ReadonlySet<string> = new Set(['average', 'sum', 'median', 'minimum', 'maximum', 'deviation']);

/** Words that link to nothing, and words about a drawing that came to no edit. */
function isUnlinked(linked: LinkedWish, at: number): boolean {
  const over = linked.over[at] ?? [];
  if (over.some(({ target }) => target.kind === 'word') || isLengthUntold(over)) return true;
  if (isQuotedAlone(linked, at)) return true;
  return over.length > 0 && over.every(isOfLook) && skipCost(linked, at) > 0;
}

/** A word between quotation marks that is nothing else: whoever quotes it means it. */
function isQuotedAlone({ tokens, over }: LinkedWish, at: number): boolean {
  const isWord = (place: number): boolean => /[\p{L}\p{N}]/u.test(tokens[place]?.text ?? '');
  const links = over[at] ?? [];
  return isWord(at) && links.every(({ target }) => target.kind === 'text') && links.some(({ start }) => !isWord(start));
}

/** "Within 24 hours", "above 30 minutes": a bound that nothing was compared with. */
function isBoundLeft(linked: LinkedWish, at: number, left: ReadonlySet<number>): boolean {
  const isNumber = (linked.links[at] ?? []).some(({ target }) => target.kind === 'number');
  return (
    isNumber && left.has(at - 1) && left.has(at + 1) && says(linked, at - 1, BOUNDS) && says(linked, at + 1, UNITS)
  );
}

function says({ links }: LinkedWish, at: number, senses: ReadonlySet<Sense>): boolean {
  return (links[at] ?? []).some(({ target }) => target.kind === 'sense' && senses.has(target.sense));
}

const BOUNDS: ReadonlySet<Sense> = new Set<Sense>(['in', 'above', 'below']);

/** "Average tenure" of a table that does not tell how long: the word is about nothing here. */
function isLengthUntold(over: LinkedWish['over'][number]): boolean {
  return over.length > 0 && over.every(({ target }) => target.kind === 'sense' && target.sense === 'durationWord');
}

/** "Kilometres per month" of a table that tells none: rows are no kilometres. */
function isUnitOfFigure(linked: LinkedWish, at: number): boolean {
  const { tokens, links } = linked;
  const isOfRows = toCanonical(tokens[at]?.text ?? '').some((word) => ROW_UNITS.has(word));
  const isCounted = (links[at - 1] ?? []).some(({ target }) => target.kind === 'number');
  return says(linked, at, UNITS) && says(linked, at + 1, BEFORE_GROUPS) && !isOfRows && !isCounted;
}

const UNITS: ReadonlySet<Sense> = new Set<Sense>(['measureUnit', 'hour', 'day', 'week']);
const BEFORE_GROUPS: ReadonlySet<Sense> = new Set<Sense>(['by', 'per', 'each']);
/** Units that rows may be called by. */
const ROW_UNITS: ReadonlySet<string> = new Set(
  toCanonical('people person unit piece pessoa unidade peca شخص فرد قطعة وحدة مرة'),
);

/** Groups alone: a word beside them that means nothing is the figure that was wanted. */
function isWithoutFigure({ pieces }: Cover): boolean {
  return pieces.some(({ name }) => name === 'By') && pieces.every(({ name }) => !FIGURES.has(name));
}

const FIGURES: ReadonlySet<string> = new Set([
  'Measure',
  'Columns',
  'Mention',
  'AxisUse',
  'Rank',
  'Window',
  'Derive',
  'Scope',
  'Top',
]);

/** What stands in the place of the word: a name is wanted after "average", "by", "remove", when those were left over too. */
function wantedAt(linked: LinkedWish, at: number, left: ReadonlySet<number>): WantedKind {
  let before = at - 1;
  while (before >= 0 && (skipCost(linked, before) === 0 || isUnlinked(linked, before))) before--;
  if (before < 0 || !left.has(before)) return 'anything';
  const senses = (linked.links[before] ?? []).flatMap(({ target }) => (target.kind === 'sense' ? [target.sense] : []));
  const names: readonly string[] = senses;
  if (
    [
      'by',
      'per',
      'each',
      'sortVerb',
      'groupVerb',
      'splitBy',
      'linesBy',
      'over',
      'versus',
      'and',
      'or',
      'renameVerb',
      'roundVerb',
      'convertVerb',
    ].some((sense) => names.includes(sense))
  )
    return 'column';
  if (['average', 'sum', 'median', 'minimum', 'maximum', 'of', 'above', 'below'].some((sense) => names.includes(sense)))
    return 'measure';
  return ['only', 'without', 'removeVerb', 'keepVerb', 'in', 'for', 'from'].some((sense) => names.includes(sense))
    ? 'value'
    : 'anything';
}

type Description = { readonly wanted: WantedKind; readonly situation: Situation };

function describe(
  linked: LinkedWish,
  [first, last]: readonly [first: number, last: number],
  { wanted, situation }: Description,
): UnknownWords {
  const token = linked.tokens[first] ?? { start: 0, end: 0, folded: '' };
  const end = linked.tokens[last]?.end ?? token.end;
  const labels = situation.table.columns.map(({ label }) => label);
  const near = nearest(token.folded, labels);
  const index = indexTable(situation.table);
  const values = nearest(token.folded, index.nearby().keys.slice(0, 2000)).flatMap(
    (key) => index.values.get(key) ?? [],
  );
  return {
    span: { start: token.start, end },
    text: linked.wish.slice(token.start, end),
    wanted,
    columns: near.length > 0 ? near : labels.slice(0, MOST_COLUMNS),
    isNear: near.length > 0,
    values: values.slice(0, MOST_NEAR).map(({ column, value }) => ({
      column: situation.table.columns[column]?.label ?? '',
      value,
    })),
  };
}

/** Texts no further than two fifths of the word's length away, nearest first. */
function nearest(word: string, texts: readonly string[]): readonly string[] {
  const most = Math.floor(word.length * 0.4);
  return texts
    .map((text) => ({
      text,
      slips: Math.abs(text.length - word.length) > most ? most + 1 : countSlips(word, foldWords(text)),
    }))
    .filter(({ slips }) => slips <= most)
    .sort((a, b) => a.slips - b.slips)
    .slice(0, MOST_NEAR)
    .map(({ text }) => text);
}

import type { Item } from '../tokens/item.ts';
import type { WordItem } from '../tokens/words.ts';

/** What stands between a segment and the one before it. */
export type Opener = 'start' | 'comma' | 'and' | 'clause' | 'colon' | 'versus' | 'bracket' | 'step';

/** Words between two marks. */
export type Piece = { readonly opener: Opener; readonly items: readonly Item[] };

/** An item that gives a value: a figure, a multiple of another, or what remains. */
export type FigureItem = Extract<Item, { kind: 'quantity' | 'multiple' | 'rest' }>;

/**
 * One figure of a sentence with the words around it: whole pieces before its own, its own piece before and after it. `tail` is
 * what the sentence says after its last figure.
 */
export type Segment = {
  readonly opener: Opener;
  readonly pieces: readonly Piece[];
  readonly before: readonly Item[];
  readonly figure: FigureItem;
  readonly after: readonly Item[];
  readonly tail: readonly Piece[];
  /** What stands before the figure's own piece. */
  readonly opening: Opener;
};

type Draft = { opener: Opener; pieces: Piece[]; piece: { opener: Opener; items: Item[] }; figureAt: number };

const STRENGTH = {
  start: 0,
  comma: 1,
  and: 2,
  step: 2,
  bracket: 3,
  versus: 4,
  clause: 5,
  colon: 6,
} as const satisfies Record<Opener, number>;

/** Cuts a sentence into segments, one per figure, at marks and at words that join or contrast. */
export function splitSegments(items: readonly Item[]): readonly Segment[] {
  const segments: Segment[] = [];
  let draft = begin('start');
  const figuresAhead = countFiguresAhead(items);
  items.forEach((item, index) => {
    const opener = openerOf(items, index, draft.figureAt >= 0, figuresAhead[index] ?? 0);
    if (opener !== undefined) draft = openPiece(segments, draft, opener, item);
    else if (isFigure(item)) draft = takeFigure(segments, draft, item);
    else draft.piece.items.push(item);
  });
  close(segments, draft);
  return shiftTimes(segments);
}

/**
 * "120, em março, 340, em abril, e 95, em maio", "12 (2021), 15 (2022)": where a time stands by itself behind every figure, the last too,
 * each belongs to the figure before it.
 */
function shiftTimes(segments: readonly Segment[]): readonly Segment[] {
  const behind = segments.map((segment, index) => segments[index + 1]?.pieces[0] ?? segment.tail[0]);
  const isEach = segments.length > 1 && behind.every((piece) => piece !== undefined && isTimeAlone(piece));
  const isLast = segments.at(-1)?.tail[0] !== undefined;
  if (!isEach || !isLast) return segments;
  return segments.map((segment, index) => {
    const own = behind[index]?.items ?? [];
    const isEnd = index === segments.length - 1;
    return {
      ...segment,
      pieces: index === 0 ? segment.pieces : segment.pieces.slice(1),
      after: [...segment.after, ...own],
      tail: isEnd ? segment.tail.slice(1) : segment.tail,
    };
  });
}

function isTimeAlone({ items }: Piece): boolean {
  const isLead = (item: Item): boolean =>
    item.kind === 'word' && (item.roles.has('preposition') || item.roles.has('link'));
  return items.some(({ kind }) => kind === 'time') && items.every((item) => item.kind === 'time' || isLead(item));
}

/** True for an item that gives a value. */
function isFigure(item: Item): item is FigureItem {
  return item.kind === 'quantity' || item.kind === 'multiple' || item.kind === 'rest';
}

/** For each item the number of figures between it and the next mark or joining word behind it. */
function countFiguresAhead(items: readonly Item[]): readonly number[] {
  const counts: number[] = [];
  let count = 0;
  for (let index = items.length - 1; index >= 0; index--) {
    counts[index] = count;
    const item = items[index];
    if (item === undefined) continue;
    if (isFigure(item)) count++;
    else if (item.kind === 'mark' || (item.kind === 'word' && (item.roles.has('and') || item.roles.has('contrast'))))
      count = 0;
  }
  return counts;
}

function openerOf(items: readonly Item[], index: number, hasFigure: boolean, figuresAhead: number): Opener | undefined {
  const item = items[index];
  if (item === undefined) return undefined;
  if (item.kind === 'mark') return openerOfMark(item.text);
  if (item.kind !== 'word') return undefined;
  if (item.roles.has('contrast')) return 'clause';
  if (item.roles.has('versus') && hasFigure && !isLastOfPiece(items, index)) return 'versus';
  if (!item.roles.has('and')) return undefined;
  return hasFigure && (figuresAhead > 0 || isAfterMark(items, index)) ? 'and' : undefined;
}

/** "3 against and 2 …": a word that is set against nothing. */
function isLastOfPiece(items: readonly Item[], index: number): boolean {
  const next = items[index + 1];
  return next === undefined || next.kind === 'mark' || (next.kind === 'word' && next.roles.has('and'));
}

const isAfterMark = (items: readonly Item[], index: number): boolean => items[index - 1]?.kind === 'mark';

function openerOfMark(mark: string): Opener | undefined {
  if (/^[,،]$/.test(mark)) return 'comma';
  if (mark === ':') return 'colon';
  if (/^[;؛.]$/.test(mark)) return 'clause';
  if (/^[()[\]]$/.test(mark)) return mark === '(' || mark === '[' ? 'bracket' : 'comma';
  return /^[–—-]$/.test(mark) ? 'comma' : undefined;
}

const begin = (opener: Opener): Draft => ({ opener, pieces: [], piece: { opener, items: [] }, figureAt: -1 });

/** Ends the piece in hand; ends the segment too where it has its figure. */
function openPiece(segments: Segment[], draft: Draft, opener: Opener, item: Item): Draft {
  if (draft.figureAt >= 0) {
    close(segments, draft);
    const next = begin(opener);
    if (opener === 'versus') next.piece.items.push(item);
    return next;
  }
  if (draft.piece.items.length === 0 && STRENGTH[opener] >= STRENGTH[draft.piece.opener]) {
    if (draft.pieces.length === 0 && draft.opener !== 'start') draft.opener = opener;
    draft.piece.opener = opener;
  } else {
    if (draft.piece.items.length > 0) draft.pieces.push(draft.piece);
    draft.piece = { opener, items: [] };
  }
  return draft;
}

/** Puts a figure into the piece in hand; where that has one already, the words since a preposition begin a new segment. */
function takeFigure(segments: Segment[], draft: Draft, item: FigureItem): Draft {
  const { items } = draft.piece;
  if (draft.figureAt < 0) {
    draft.figureAt = items.length;
    items.push(item);
    return draft;
  }
  const cut = cutBefore(items, draft.figureAt + 1);
  const moved = items.splice(cut);
  close(segments, draft);
  const next = begin('step');
  next.piece.items.push(...moved, item);
  next.figureAt = moved.length;
  return next;
}

/** Where the words that lead up to a second figure begin: at the last preposition or verb since the first. */
function cutBefore(items: readonly Item[], from: number): number {
  for (let index = items.length - 1; index >= from; index--) {
    const item = items[index];
    if (item?.kind === 'word' && isLeading(item))
      return index - 1 >= from && isLeadingVerb(items[index - 1]) ? index - 1 : index;
  }
  return items.length;
}

/** "falling to": a verb that leads up to the figure with its preposition; forms in s may be nouns ("contracts worth"). */
function isLeadingVerb(item: Item | undefined): boolean {
  return isLeading(item) && !item.fold.endsWith('s');
}

function isLeading(item: Item | undefined): item is WordItem {
  if (item?.kind !== 'word') return false;
  return (['from', 'to', 'by', 'link', 'preposition', 'versus', 'rise', 'fall', 'verb', 'light'] as const).some(
    (role) => item.roles.has(role),
  );
}

function close(segments: Segment[], draft: Draft): void {
  const { piece, pieces, figureAt } = draft;
  const figure = piece.items[figureAt];
  if (figure === undefined || !isFigure(figure)) {
    const last = segments.at(-1);
    const tail = [...pieces, piece].filter(({ items }) => items.length > 0);
    if (last !== undefined && tail.length > 0) segments[segments.length - 1] = { ...last, tail };
    return;
  }
  segments.push({
    opener: draft.opener,
    pieces,
    before: piece.items.slice(0, figureAt),
    figure,
    after: piece.items.slice(figureAt + 1),
    tail: [],
    opening: piece.opener,
  });
}

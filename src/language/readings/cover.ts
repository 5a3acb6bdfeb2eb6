import type { Category } from '../grammar/meaning.ts';
import type { Item } from '../grammar/rule.ts';
import { FREE_SENSES, FUNCTION_SENSES } from '../lexicon/senses.ts';
import type { Link } from '../links/link.ts';
import { isOfLook } from '../links/link-looks.ts';
import type { LinkedWish } from '../links/link-words.ts';

/** A choice of pieces that do not overlap, and the tokens that none of them takes. */
export type Cover = {
  readonly score: number;
  readonly pieces: readonly Item[];
  readonly skipped: readonly number[];
};

/** What a piece adds beside its own score; categories that are no whole pieces are absent. */
const PIECES: Partial<Readonly<Record<Category, number>>> = {
  Filter: 0,
  Condition: -0.05,
  Measure: 0,
  Columns: -0.1,
  Mention: 0,
  By: 0,
  Order: 0,
  Top: 0,
  Rank: 0,
  Bin: 0,
  Type: 0,
  Task: 0,
  AxisUse: 0,
  Window: 0,
  Derive: 0,
  Formula: 0,
  Having: 0,
  Change: 0,
  Spread: 0,
  Portion: 0,
  Steps: 0,
  Edits: 0,
  Insist: 0,
  Restore: 0,
  Replacement: 0,
  Reuse: 0,
  Scope: 0,
};

/** Covers kept for each beginning of the wish, and in the end. */
const BEAM = 10;
/** Prefers few large pieces to many small ones. */
const PIECE_COST = 0.12;
const SKIP_COSTS = { free: 0, function: 0.3, sense: 0.5, word: 1, column: 1.2, quantity: 1, negation: 1.6 } as const;
/** Without these a wish may be read as its opposite. */
const NEGATIONS: ReadonlySet<string> = new Set(['not', 'without', 'unequal']);

type Path = { readonly score: number; readonly piece?: Item; readonly skipped?: number; readonly before?: Path };

/** The best covers of a wish by the items found in it, best first: the n-best paths from its first token to its last. */
export function findCovers(linked: LinkedWish, chart: readonly (readonly Item[])[]): readonly Cover[] {
  const paths: Path[][] = Array.from({ length: linked.tokens.length + 1 }, () => []);
  paths[0]?.push({ score: 0 });
  for (let at = 0; at < linked.tokens.length; at++) {
    const here = best(paths[at] ?? []);
    if (here.length === 0) continue;
    const cost = skipCost(linked, at);
    for (const before of here) paths[at + 1]?.push({ score: before.score - cost, skipped: at, before });
    for (const piece of chart[at] ?? []) {
      const bonus = pieceBonus(piece);
      if (bonus === undefined) continue;
      const score = piece.score + bonus - PIECE_COST;
      for (const before of here) paths[piece.end]?.push({ score: before.score + score, piece, before });
    }
  }
  return best(paths[linked.tokens.length] ?? []).map(toCover);
}

function best(paths: readonly Path[]): readonly Path[] {
  return paths.toSorted((a, b) => b.score - a.score).slice(0, BEAM);
}

function pieceBonus({ name }: Item): number | undefined {
  // Senses have no place in the table: looking them up gives nothing.
  return Object.hasOwn(PIECES, name) ? PIECES[name as Category] : undefined;
}

function toCover(path: Path): Cover {
  const pieces: Item[] = [];
  const skipped: number[] = [];
  for (let at: Path | undefined = path; at !== undefined; at = at.before) {
    if (at.piece !== undefined) pieces.push(at.piece);
    if (at.skipped !== undefined) skipped.push(at.skipped);
  }
  return { score: path.score, pieces: pieces.reverse(), skipped: skipped.reverse() };
}

/** What it costs to leave a token out: nothing for articles and politeness, most for words that the table knows. */
export function skipCost({ tokens, over }: LinkedWish, at: number): number {
  const here = over[at] ?? [];
  if (tokens[at]?.kind === 'mark') return SKIP_COSTS.free;
  if (here.some(isFree)) return SKIP_COSTS.free;
  if (here.some(({ target }) => target.kind === 'sense' && NEGATIONS.has(target.sense))) return SKIP_COSTS.negation;
  if (here.length > 0 && here.every(isOfLook)) return SKIP_COSTS.word;
  if (here.some(({ target }) => target.kind === 'sense' && FUNCTION_SENSES.has(target.sense)))
    return SKIP_COSTS.function;
  if (here.some(({ target, end }) => target.kind === 'entity' && end === at + 1)) return SKIP_COSTS.function;
  if (here.some(({ target }) => target.kind === 'column' || target.kind === 'value')) return SKIP_COSTS.column;
  if (here.some(({ target }) => target.kind === 'number' || target.kind === 'moment')) return SKIP_COSTS.quantity;
  return here.some(({ target }) => target.kind === 'sense') ? SKIP_COSTS.sense : SKIP_COSTS.word;
}

function isFree({ target }: Link): boolean {
  return target.kind === 'sense' && FREE_SENSES.has(target.sense);
}

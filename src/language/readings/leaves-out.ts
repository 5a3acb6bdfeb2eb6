import type { BuildContext } from '../grammar/rule.ts';
import { FREE_SENSES, type Sense, SUPERLATIVE_SENSES } from '../lexicon/senses.ts';
import type { Link } from '../links/link.ts';
import type { LinkedWish } from '../links/link-words.ts';
import type { Cover } from './cover.ts';
import type { Frame } from './frame.ts';

/** Links as sure as this are no guess. */
const SURE = 0.9;

/** A number, a moment or a value that the table has: what is left of a condition where no piece took it. */
function isOfCondition({ score, target }: Link): boolean {
  if (score < SURE) return false;
  return target.kind === 'number' || target.kind === 'moment' || (target.kind === 'value' && target.reason === 'exact');
}

/** "The largest field of each farmer" is no number of fields. */
const SUPERLATIVES: ReadonlySet<Sense> = new Set<Sense>([...SUPERLATIVE_SENSES, 'maximum', 'minimum']);

const isFree = ({ target }: Link): boolean => target.kind === 'sense' && FREE_SENSES.has(target.sense);

/**
 * True where a reading of a wish for data leaves out what would make it another wish: a number, a moment or a value, or the word that
 * asks how many different things there are where rows are counted.
 */
export function leavesOutMeaning(
  frame: Frame,
  { skipped }: Cover,
  { linked, context }: { readonly linked: LinkedWish; readonly context: BuildContext },
): boolean {
  if (context.purpose !== 'data' || context.isFollowing) return false;
  // Words of a drawing are read there only where they are words of data too: "percent".
  if (frame.edits.length > 0 && frame.types.length === 0) return true;
  if (isUnknownDeed(frame, skipped, linked)) return true;
  const isOpen = frame.measures.length + frame.mentions.length === 0 && frame.groups.length > 0;
  const counts = isOpen || frame.measures.some(({ operation }) => operation === 'count');
  return skipped.some((at) => {
    const over = linked.over[at] ?? [];
    if (over.some(isFree)) return false;
    const isDifferent = over.some(
      ({ target }) => target.kind === 'sense' && (target.sense === 'different' || target.sense === 'distinct'),
    );
    const isSuperlative = over.some(({ target }) => target.kind === 'sense' && SUPERLATIVES.has(target.sense));
    return (counts && (isDifferent || isSuperlative)) || (linked.links[at] ?? []).some(isOfCondition);
  });
}

/** "Lowercase the emails": the columns are to be changed by a word that says nothing here, and not to be all that is left. */
function isUnknownDeed(frame: Frame, skipped: readonly number[], { links, tokens }: LinkedWish): boolean {
  const { filters, measures, groups, orders, tops, bins, windows, formulas, derives, steps, types, mentions } = frame;
  const pieces = [filters, measures, groups, orders, tops, bins, windows, formulas, derives, steps, types];
  const isBare = mentions.length > 0 && pieces.every((own) => own.length === 0) && frame.task === undefined;
  const first = tokens.findIndex(({ kind }) => kind === 'word');
  const isUnknown = (links[first] ?? []).every(({ target }) => target.kind === 'word');
  return isBare && isUnknown && (skipped.includes(first) || mentions.length === 1);
}

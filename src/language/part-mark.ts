import type { LinkedWish } from './links/link-words.ts';
import type { PartedWish } from './understanding.ts';

/** What may stand between the two. */
const JOINTS: ReadonlySet<string> = new Set(['and', 'after', 'thenWord']);

/**
 * Parts "average pay per team, highlight the highest" before the word that marks. Which place is meant can be told only of the rows
 * that the beginning leaves. Undefined where nothing is marked, or nothing stands before it.
 */
export function partMark({ wish, tokens, links }: LinkedWish): PartedWish | undefined {
  const has = (at: number, isMeant: (sense: string) => boolean): boolean =>
    (links[at] ?? []).some(({ target }) => target.kind === 'sense' && isMeant(target.sense));
  const isJoint = (at: number): boolean =>
    /^[,;.،؛]$/.test(tokens[at]?.text ?? '') || has(at, (sense) => JOINTS.has(sense));
  const at = tokens.findIndex((_, place) => isJoint(place - 1) && has(place, (sense) => sense === 'highlightVerb'));
  let last = at - 1;
  while (isJoint(last)) last--;
  const [verb, end] = [tokens[at], tokens[last]];
  return verb === undefined || end === undefined
    ? undefined
    : { before: wish.slice(0, end.end), mark: wish.slice(verb.start) };
}

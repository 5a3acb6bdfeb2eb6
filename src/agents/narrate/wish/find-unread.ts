import { FREE_SENSES, FUNCTION_SENSES } from '../../../language/lexicon/senses.ts';
import { stemWord } from '../../../language/text/stem.ts';
import type { FoundNames } from './find-names.ts';
import type { Sighting } from './sighting.ts';

/**
 * Stretches of words that steer nothing here: those that mean nothing at all, and what a prompt refuses ("no dates") where that is
 * nothing that a story is made of. Words of `subjects` are known: the chart shows what they name.
 */
export function findUnread(
  { linked, senses, taken }: Sighting,
  { places }: FoundNames,
  subjects: ReadonlySet<string>,
): readonly string[] {
  const { tokens, links } = linked;
  const isSubject = (folded = ''): boolean => subjects.has(folded) || subjects.has(stemWord(folded));
  const isRead = (at: number): boolean =>
    places.has(at) ||
    taken.has(at) ||
    isSubject(tokens[at]?.folded) ||
    senses.some(({ start, end }) => at >= start && at < end);
  const isFiller = (at: number): boolean =>
    (links[at] ?? []).some(
      ({ target }) => target.kind === 'sense' && (FREE_SENSES.has(target.sense) || FUNCTION_SENSES.has(target.sense)),
    );
  const refused = new Set(
    senses.flatMap(({ sense, end }) => {
      if (sense !== 'tool:without') return [];
      const at = isFiller(end) ? end + 1 : end;
      return isRead(end) || isRead(at) || isFiller(at) ? [] : [at];
    }),
  );
  const isUnread = tokens.map(({ kind }, at) => {
    if (kind !== 'word' || isRead(at)) return false;
    return refused.has(at) || !(links[at] ?? []).some(({ target }) => target.kind !== 'word');
  });
  const stretches: string[] = [];
  for (const [at, { text }] of tokens.entries()) {
    if (isUnread[at] !== true) continue;
    if (isUnread[at - 1] === true) stretches.push(`${stretches.pop() ?? ''} ${text}`.trim());
    else stretches.push(text);
  }
  return stretches;
}

import type { Sense } from '../lexicon/senses.ts';
import type { Token } from '../text/tokens.ts';
import type { Link } from './link.ts';

/** A name is as sure as its words are: what they mean elsewhere says nothing. */
const NAME_SCORE = 0.85;
const LONGEST_NAME = 6;
const BEFORE_NAMES: ReadonlySet<Sense> = new Set<Sense>(['to', 'into', 'as']);

const hasSense = (links: readonly Link[], wanted: ReadonlySet<Sense>): boolean =>
  links.some(({ target }) => target.kind === 'sense' && wanted.has(target.sense));

const RENAMES: ReadonlySet<Sense> = new Set<Sense>(['renameVerb']);
const JOINTS: ReadonlySet<Sense> = new Set<Sense>(['and']);

/**
 * The new names that a wish gives columns: "rename Quantity to Total count and Price to Fee", «غير اسم الكمية إلى العدد». Each is a text
 * whatever its words mean, and ends at the next mark, at "and", or with the wish.
 */
export function linkNewNames(
  links: readonly (readonly Link[])[],
  tokens: readonly Token[],
  wish: string,
): readonly Link[] {
  const isStop = (at: number): boolean => {
    const { kind, text } = tokens[at] ?? { kind: 'mark', text: ',' };
    return (kind === 'mark' && /^[,;.،؛]$/u.test(text)) || hasSense(links[at] ?? [], JOINTS);
  };
  const found: Link[] = [];
  let from = links.findIndex((here) => hasSense(here, RENAMES));
  while (from >= 0) {
    const name = nextName(from + 1, { links, tokens, isStop });
    if (name === undefined) break;
    const text = wish.slice(tokens[name.start]?.start, tokens[name.end - 1]?.end);
    found.push({ ...name, score: NAME_SCORE, target: { kind: 'text', text } });
    from = name.end;
  }
  return found;
}

type Setting = {
  readonly links: readonly (readonly Link[])[];
  readonly tokens: readonly Token[];
  readonly isStop: (at: number) => boolean;
};

/** The name behind the next "to", which stands within a few words. */
function nextName(
  from: number,
  { links, tokens, isStop }: Setting,
): { readonly start: number; readonly end: number } | undefined {
  const before = links.findIndex((own, at) => at > from && hasSense(own, BEFORE_NAMES));
  const start = before + 1;
  if (before < 0 || before - from > LONGEST_NAME || tokens[start]?.kind !== 'word') return undefined;
  let end = start;
  while (end < tokens.length && !isStop(end)) end++;
  return end > start && end - start <= LONGEST_NAME ? { start, end } : undefined;
}

import type { LinkedWish } from '../../../language/links/link-words.ts';
import { type SenseKind, STORY_SENSES, type StorySense } from './senses.ts';
import type { SenseLink } from './story-index.ts';

/** A prompt with what its words may mean. */
export type Sighting = {
  readonly linked: LinkedWish;
  readonly senses: readonly SenseLink[];
  /** Tokens that say how long the texts may be. */
  readonly taken: ReadonlySet<number>;
};

/** The values of one kind among some meanings, in their order. */
export function valuesOf<Kind extends SenseKind>(
  senses: readonly SenseLink[],
  kind: Kind,
): readonly (typeof STORY_SENSES)[Kind][number][] {
  const values: readonly (typeof STORY_SENSES)[Kind][number][] = STORY_SENSES[kind];
  return senses.flatMap(({ sense }) => values.filter((value) => sense === `${kind}:${value}`));
}

/** Tools among the three stretches before a link, as far as nothing of another kind stands between. */
export function toolsBefore({ senses }: Sighting, link: SenseLink): readonly StorySense[] {
  const place = senses.indexOf(link);
  const before = senses.slice(Math.max(0, place - 2), place).reverse();
  const tools: StorySense[] = [];
  let end = link.start;
  for (const one of before) {
    if (!one.sense.startsWith('tool:') || end - one.end > 2) break;
    tools.push(one.sense);
    end = one.start;
  }
  return tools;
}

/** Words between two things that are denied together: "no percentages or emoji" is none of both. */
export const TOGETHER: ReadonlySet<string> = new Set(['and', 'or', 'nor', 'e', 'ou', 'nem', 'و', 'او']);

const DEFINITE: ReadonlySet<string> = new Set(['the', 'any', 'o', 'os', 'as']);

/** True behind "without", "no", "do not use", and for what is joined to such a thing of its kind. */
export function isDenied(sighting: Sighting, link: SenseLink): boolean {
  if (toolsBefore(sighting, link).includes('tool:without')) return true;
  const { senses, linked } = sighting;
  const before = senses[senses.indexOf(link) - 1];
  if (before === undefined || kindOf(before) !== kindOf(link)) return false;
  const between = linked.tokens.slice(before.end, link.start);
  const [joint, article, ...more] = between;
  const isApart = more.length > 0 || (joint !== undefined && !TOGETHER.has(joint.folded));
  return !isApart && (article === undefined || DEFINITE.has(article.folded)) && isDenied(sighting, before);
}

const kindOf = ({ sense }: SenseLink): string => sense.slice(0, sense.indexOf(':'));

/** Items that a test takes, and the others. */
export function partition<Item>(
  items: readonly Item[],
  isFirst: (item: Item) => boolean,
): readonly [readonly Item[], readonly Item[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}

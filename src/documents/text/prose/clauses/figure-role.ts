import type { Item } from '../tokens/item.ts';
import type { WordItem } from '../tokens/words.ts';
import type { Constituent } from './constituent.ts';
import type { FigureRole, Frame } from './frame.ts';
import type { Segment } from './segments.ts';

/** The preposition or linking word right before the figure. */
export function leadOf(items: readonly Item[]): WordItem | undefined {
  for (let index = items.length - 1; index >= 0; index--) {
    const item = items[index];
    if (item?.kind !== 'word') return undefined;
    if (
      item.roles.has('versus') ||
      (['from', 'to', 'by', 'link', 'genitive'] as const).some((role) => item.roles.has(role))
    )
      return item;
    if (!item.roles.has('hedge') && !item.roles.has('determiner') && !item.roles.has('adverb')) return undefined;
  }
  return undefined;
}

/** What tells the role of a figure: its verb, the word right before it, the constituents behind it. */
export type RoleClues = {
  readonly verbClass: Frame['verbClass'];
  readonly lead: WordItem | undefined;
  readonly after: readonly Constituent[];
};

/** How a figure stands to the one before it, as far as its own clause says; undefined where it says nothing. */
export function roleOf({ opener, before }: Segment, { verbClass, lead, after }: RoleClues): FigureRole | undefined {
  const isVersus = opener === 'versus' || (lead?.roles.has('versus') === true && !lead.roles.has('hedge'));
  if (isVersus) return 'versus';
  if (compareDirection(after) !== undefined) return 'change';
  const isMove = verbClass === 'rise' || verbClass === 'fall';
  if (lead?.roles.has('to') === true && (isMove || verbClass === undefined || before.length === 1 || opener === 'step'))
    return 'to';
  if (lead?.roles.has('from') === true && !lead.roles.has('genitive')) return 'from';
  if (lead?.roles.has('from') === true && isMove) return 'from';
  if (!isMove) return verbClass === undefined ? undefined : 'level';
  return lead === undefined || lead.roles.has('by') || lead.roles.has('genitive') ? 'change' : 'level';
}

/** The direction of a comparison behind a figure: "5% higher". */
export function compareDirection(after: readonly Constituent[]): 'rise' | 'fall' | undefined {
  const [first, second] = after;
  const compare = first?.kind === 'compare' ? first : second?.kind === 'compare' ? second : undefined;
  return compare === undefined ? undefined : compare.isMore ? 'rise' : 'fall';
}

/** True where a word such as "about" or "more than" stands right before the figure, or "or so" behind it. */
export function isHedged({ before }: Segment): boolean {
  for (let index = before.length - 1; index >= 0; index--) {
    const item = before[index];
    if (item?.kind === 'mark') return /^[~≈<>]$/.test(item.text);
    if (item?.kind !== 'word') return false;
    if (item.roles.has('hedge')) return true;
    if (
      !(
        item.roles.has('link') ||
        item.roles.has('determiner') ||
        item.roles.has('adverb') ||
        item.roles.has('preposition')
      )
    )
      return false;
  }
  return false;
}

/** True right behind "between", or behind a verb such as "ranges". */
export function isLimited(items: readonly Item[]): boolean {
  return items.some((item, index) => {
    if (item.kind !== 'word' || !item.roles.has('range')) return false;
    return index === items.length - 1 || !item.roles.has('preposition');
  });
}

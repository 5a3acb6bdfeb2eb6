import type { TimePhrase } from '../tokens/time-phrase.ts';
import type { Constituent, NounGroup } from './constituent.ts';
import { readConstituents } from './constituents.ts';
import type { Frame, SlotName } from './frame.ts';
import type { ProseContext } from './frame-draft.ts';
import { nounSlots } from './noun-slots.ts';
import { type Phrase, wholePhrase } from './phrase.ts';
import type { Piece, Segment } from './segments.ts';

/** What one figure of a list gets from the list of names or times beside it. */
type Share = { readonly slots: readonly (readonly [SlotName, Phrase])[]; readonly time?: TimePhrase };

/** A `wall` is a mark that parts clauses: no list goes over it. */
type Element = Constituent | { readonly kind: 'mark' | 'wall' };

/**
 * Gives each figure of a run of bare figures ("320, 145 and 98") its name or time from a run of as many names or times in the same
 * sentence, before or behind: "A, B and C made 1, 2 and 3 million respectively".
 */
export function alignLists(
  segments: readonly Segment[],
  frames: readonly Frame[],
  context: ProseContext,
): readonly Frame[] {
  const aligned = [...frames];
  const isSaid = segments.some((segment) => saysRespectively(segment));
  let start = 0;
  while (start < aligned.length) {
    let end = start + 1;
    while (end < aligned.length && isBareFollower(aligned[end])) end++;
    const shares = end - start < 2 ? undefined : findShares(segments, start, end, context);
    shares?.forEach((share, index) => {
      const frame = aligned[start + index];
      if (frame !== undefined) aligned[start + index] = withShare(frame, share, isSaid);
    });
    start = end;
  }
  return aligned;
}

function isBareFollower(frame: Frame | undefined): boolean {
  if (frame === undefined || !frame.isElliptic || frame.opener === 'versus' || frame.opener === 'step') return false;
  return [...frame.slots.keys()].every((name) => name === 'unit' || name.startsWith('at:')) && frame.heads.size === 0;
}

function saysRespectively({ after, tail, before, pieces }: Segment): boolean {
  const items = [
    ...before,
    ...after,
    ...pieces.flatMap((piece) => piece.items),
    ...tail.flatMap((piece) => piece.items),
  ];
  return items.some((item) => item.kind === 'word' && item.roles.has('respectively'));
}

function withShare(frame: Frame, { slots, time }: Share, isSaid: boolean): Frame {
  return {
    ...frame,
    slots: new Map([...frame.slots, ...slots]),
    ...(time === undefined ? {} : { time }),
    isAligned: !isSaid,
  };
}

function findShares(
  segments: readonly Segment[],
  start: number,
  end: number,
  context: ProseContext,
): readonly Share[] | undefined {
  const first = segments[start];
  const last = segments[end - 1];
  if (first === undefined || last === undefined) return undefined;
  const before = flatten([...first.pieces, { opener: first.opening, items: first.before }], context);
  const behind = flatten([{ opener: 'comma', items: last.after }, ...last.tail], context);
  return runOf(before, end - start, context) ?? runOf(behind, end - start, context);
}

function flatten(pieces: readonly Piece[], { lexicon }: ProseContext): readonly Element[] {
  return pieces.flatMap((piece, index): readonly Element[] => {
    const parts = readConstituents(piece.items, lexicon, 'apart');
    const isWall = piece.opener === 'colon' || piece.opener === 'clause';
    return index === 0 ? parts : [{ kind: isWall ? 'wall' : 'mark' }, ...parts];
  });
}

/** A run of just so many times or names, parted by marks and joining words. */
function runOf(elements: readonly Element[], length: number, context: ProseContext): readonly Share[] | undefined {
  for (let start = 0; start < elements.length; start++) {
    const run = runFrom(elements, start);
    if (run.length === length) return sharesOf(run, context);
    if (run.length > 1) start += run.length;
  }
  return undefined;
}

function runFrom(elements: readonly Element[], start: number): readonly Constituent[] {
  const run: Constituent[] = [];
  let index = start;
  while (index < elements.length) {
    const element = elements[index];
    if (element === undefined || !isPart(element) || !canFollow(run, element)) break;
    run.push(element);
    const next = skipJoins(elements, index + 1);
    if (next === index + 1) break;
    index = next;
  }
  return run;
}

function isPart(element: Element): element is Constituent {
  return element.kind !== 'mark' && element.kind !== 'wall';
}

function skipJoins(elements: readonly Element[], from: number): number {
  let index = from;
  while (elements[index]?.kind === 'mark' || elements[index]?.kind === 'and') index++;
  return index;
}

function canFollow(run: readonly Constituent[], element: Constituent): boolean {
  const [first] = run;
  if (element.kind === 'time') return first === undefined || first.kind === 'time';
  if (element.kind === 'noun') return first === undefined || first.kind !== 'time';
  if (element.kind === 'place' || element.kind === 'of') return first === undefined || first.kind === element.kind;
  return false;
}

function sharesOf(run: readonly Constituent[], context: ProseContext): readonly Share[] {
  const [first] = run;
  const common = first?.kind === 'noun' ? nounSlots(first.group, context.lexicon, context.source) : undefined;
  const areOwners = common?.measure !== undefined && common.entity !== undefined;
  return run.map((part, index): Share => {
    if (part.kind === 'time') return { slots: [], time: part.time };
    if (part.kind !== 'noun' && part.kind !== 'place' && part.kind !== 'of') return { slots: [] };
    const name: SlotName = first?.kind === 'place' ? `at:${first.preposition.fold}` : 'entity';
    if (areOwners && common.measure !== undefined && common.entity !== undefined) {
      const entity = index === 0 ? common.entity : wholePhrase(part.group, context.source);
      return { slots: [['measure', common.measure], ...(entity === undefined ? [] : ([['entity', entity]] as const))] };
    }
    return { slots: ownSlots(part.group, name, context) };
  });
}

function ownSlots(group: NounGroup, name: SlotName, { lexicon, source }: ProseContext): Share['slots'] {
  const { measure, entity, whole } = nounSlots(group, lexicon, source);
  if (name === 'entity' && measure !== undefined && entity === undefined) return [['measure', measure]];
  const phrase = whole ?? entity;
  return phrase === undefined ? [] : [[name, phrase]];
}

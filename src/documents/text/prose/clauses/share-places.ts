import { stem } from '../tokens/stem.ts';
import { type Frame, HEADING, type SlotName } from './frame.ts';

/** A name that stands behind the last figure of a list, and the slot that it fills. */
type Ending = { readonly name: SlotName; readonly key: string };

/**
 * "16 gold, 8 silver for Kenya; 10 gold, 4 silver for Spain": where a sentence has several lists and each ends with a place or an owner
 * of its own, that is the place of all its figures. Lists end at a mark that parts clauses, or where the same things begin anew.
 * Changes the frames from `start` to `end`, the last not included.
 */
export function sharePlaces(frames: Frame[], start: number, end: number): void {
  const sentence = frames.slice(start, end);
  for (const starts of [clauseStarts(sentence), roundStarts(sentence)]) {
    const lists = starts.map((from, index) => sentence.slice(from, starts[index + 1] ?? sentence.length));
    const endings = lists.map(endingOf);
    const [first] = endings;
    const isOfEach = endings.every((ending) => ending !== undefined && ending.name === first?.name);
    const isDistinct = new Set(endings.map((ending) => ending?.key)).size === lists.length;
    if (lists.length < 2 || first === undefined || !isOfEach || !isDistinct) continue;
    lists.forEach((list, index) => {
      const place = list.at(-1)?.slots.get(first.name);
      if (place === undefined) return;
      list.forEach((frame, at) => {
        const slots = new Map(frame.slots).set(first.name, place);
        frames[start + (starts[index] ?? 0) + at] = { ...frame, slots };
      });
    });
    return;
  }
}

/** The place behind the last figure of a list of different things, where no other figure of it has one or a name of its own. */
function endingOf(list: readonly Frame[]): Ending | undefined {
  const last = list.at(-1);
  if (last === undefined || list.length < 2 || !haveOwnThings(list)) return undefined;
  const isList = list.slice(1).every(({ opener }) => opener === 'comma' || opener === 'and');
  const isOpen = list.every(({ heads, role }) => heads.size === 0 && (role === undefined || role === 'level'));
  const places = [...last.slots].filter(([name]) => isPlace(name));
  const [place] = places;
  if (!isList || !isOpen || place === undefined || places.length > 1) return undefined;
  const areOthersFree = list.slice(0, -1).every(({ slots }) => ![...slots.keys()].some((name) => isName(name)));
  return areOthersFree && !last.slots.has('entity') ? { name: place[0], key: place[1].key } : undefined;
}

const isPlace = (name: SlotName): boolean => name.startsWith('at:') && name !== HEADING;
const isName = (name: SlotName): boolean => name.startsWith('at:') || name === 'entity' || name === 'answer';

function haveOwnThings(list: readonly Frame[]): boolean {
  const things = list.map(thingOf);
  return things.every((thing) => thing !== undefined) && new Set(things).size === things.length;
}

/** What a figure counts: "gold", "de ouro". */
function thingOf({ slots }: Frame): string | undefined {
  const thing = slots.get('unit') ?? slots.get('of');
  return thing === undefined || thing.isUnit === true ? undefined : stem(thing.key);
}

function clauseStarts(sentence: readonly Frame[]): readonly number[] {
  return sentence.flatMap(({ opener }, index) => (index === 0 || opener === 'clause' ? [index] : []));
}

/** Where the things of the first list begin anew, all of them and in their order; only the start where they do not. */
function roundStarts(sentence: readonly Frame[]): readonly number[] {
  const things = sentence.map(thingOf);
  const length = things.indexOf(things[0], 1);
  const areRounds = length > 1 && things.length % length === 0;
  const isSame = things.every((thing, index) => thing !== undefined && thing === things[index % length]);
  return areRounds && isSame ? things.flatMap((_, index) => (index % length === 0 ? [index] : [])) : [0];
}

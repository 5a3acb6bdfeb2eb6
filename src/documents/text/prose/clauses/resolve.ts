import { type Frame, HEADING, type SlotName } from './frame.ts';
import { type Group, groupFrames } from './groups.ts';
import type { Phrase } from './phrase.ts';
import { sentencesOf } from './settle.ts';

/** Slots that a clause leaves out when they are those of the clause before. */
const CARRIED: readonly SlotName[] = ['entity', 'measure', 'verb', 'unit', 'object', 'of'];

/** Figures looked back at for a thing that a later clause shortens. */
const FARTHEST = 12;

/**
 * Fills what clauses leave out: two lists of one length by their order, otherwise what the clause before said, where it
 * said one thing only. Nothing is taken over where the clause before is of two minds.
 */
export function resolveFrames(frames: readonly Frame[]): readonly Frame[] {
  const resolved: Frame[] = [];
  let before: Group = { frames: [] };
  for (const group of groupFrames(frames)) {
    const aligned = alignThings(alignGroup(group, before), resolved);
    const filled: Frame[] = [];
    for (const frame of aligned.frames) filled.push(fillFrame(frame, filled.at(-1), before));
    before = { frames: filled };
    if (filled.some(({ isShortened }) => isShortened)) shortenEarlier(resolved);
    resolved.push(...filled);
  }
  return backfill(resolved);
}

/** Gives the figures of a group, by their order, what tells the figures of the group before apart. */
function alignGroup(group: Group, before: Group): Group {
  const { frames } = group;
  if (frames.length < 2 || frames.length !== before.frames.length || isToldApart(frames)) return group;
  const names = [...new Set(before.frames.flatMap(({ slots }) => [...slots.keys()]))].filter(
    (name) =>
      frames.every(({ slots }) => !slots.has(name)) &&
      isDistinct(before.frames.map(({ slots }) => slots.get(name)?.key)),
  );
  const hasTime =
    frames.every(({ time }) => time === undefined) && isDistinct(before.frames.map(({ time }) => time?.text));
  if (names.length === 0 && !hasTime) return group;
  return {
    frames: frames.map((frame, index) => {
      const model = before.frames[index];
      if (model === undefined) return frame;
      const slots = new Map(frame.slots);
      for (const name of names) {
        const phrase = model.slots.get(name);
        if (phrase !== undefined && !(name === 'verb' && frame.verbClass !== undefined)) slots.set(name, phrase);
      }
      return { ...frame, slots, ...(hasTime && model.time !== undefined ? { time: model.time } : {}) };
    }),
  };
}

function isDistinct(keys: readonly (string | undefined)[]): boolean {
  return keys.every((key) => key !== undefined) && new Set(keys).size === keys.length;
}

/** "Men earned 5 and women 4; in 2013 they earned 3 and 2": things named one by one before, in their order. */
function alignThings(group: Group, earlier: readonly Frame[]): Group {
  const { frames } = group;
  const models = earlier.slice(-frames.length).map(({ slots }) => slots.get('entity'));
  const isOpen = frames.length > 1 && frames.every(({ slots }) => !slots.has('entity')) && !isToldApart(frames);
  if (!isOpen || models.length !== frames.length || !isDistinct(models.map((model) => model?.key))) return group;
  if (frames.some(({ role, time }, index) => role === 'from' || role === 'to' || (index > 0 && time !== undefined)))
    return group;
  return {
    frames: frames.map((frame, index) => {
      const entity = models[index];
      return entity === undefined ? frame : { ...frame, slots: new Map([...frame.slots, ['entity', entity] as const]) };
    }),
  };
}

/** True where the figures of a group are told apart by what their own clauses say. */
function isToldApart(frames: readonly Frame[]): boolean {
  const names = new Set(frames.flatMap(({ slots }) => [...slots.keys()]));
  return [...names].some((name) => name !== 'verb' && isDistinct(frames.map(({ slots }) => slots.get(name)?.key)));
}

function fillFrame(frame: Frame, sibling: Frame | undefined, before: Group): Frame {
  const model = sibling ?? before.frames.at(-1);
  if (model === undefined) return frame;
  const crossed = crossPlace(asObject(asThing(frame, before.frames[0] ?? model), model), model);
  const slots = new Map(crossed.slots);
  const isSameSentence = model.sentence === frame.sentence;
  for (const name of carriedNames(crossed, model, isSameSentence)) {
    const phrase = sibling === undefined ? sharedPhrase(before, name) : model.slots.get(name);
    if (phrase !== undefined && !slots.has(name)) slots.set(name, phrase);
  }
  const time =
    crossed.time ??
    (isOwnTime(crossed) ? timeOfRole(before, crossed) : sibling === undefined ? sharedTime(before) : sibling.time);
  const isSameKind = crossed.quantity?.kind === model.quantity?.kind && crossed.opener !== 'step';
  const inherits = crossed.role === undefined && crossed.verbClass === undefined && isSameSentence && isSameKind;
  return {
    ...crossed,
    slots,
    ...(time === undefined ? {} : { time }),
    ...(inherits && model.role === 'change' ? { role: 'change' as const } : {}),
    ...(inherits && model.role === 'change' && model.direction !== undefined ? { direction: model.direction } : {}),
    ...(inherits && model.role === 'change' && model.roleWord !== undefined ? { roleWord: model.roleWord } : {}),
    ...(crossed.complement === undefined && !crossed.slots.has('entity') && model.complement !== undefined
      ? { complement: model.complement }
      : {}),
    ...(crossed.whole === undefined && crossed.heads.size === 0 && model.whole !== undefined
      ? { whole: model.whole }
      : {}),
  };
}

/** "Engineering has 48 people, sales 31": in a row of things the name of a measure is a thing too. */
function asThing(frame: Frame, model: Frame): Frame {
  const measure = frame.slots.get('measure');
  const isRow =
    frame.heads.has('measure') &&
    frame.verbClass === undefined &&
    frame.sentence === model.sentence &&
    !frame.slots.has('entity');
  const known = model.slots.get('measure');
  const isHeaded = known !== undefined && known.key === model.slots.get(HEADING)?.key;
  if (measure === undefined || !isRow || !model.heads.has('entity') || (known !== undefined && !isHeaded)) return frame;
  const slots = new Map(frame.slots);
  slots.delete('measure');
  slots.set('entity', measure);
  return { ...frame, slots, heads: new Set(['entity'] as const) };
}

/** "340 chose science, 290 art": behind a figure that chose, a noun is what was chosen, not what is counted. */
function asObject(frame: Frame, model: Frame): Frame {
  const unit = frame.slots.get('unit');
  const isChoice = model.slots.has('object') && frame.sentence === model.sentence;
  if (unit === undefined || !isChoice || !frame.isElliptic || frame.slots.has('object')) return frame;
  const slots = new Map(frame.slots);
  slots.delete('unit');
  slots.set('object', unit);
  return { ...frame, slots };
}

/** A figure set against another is of another time or thing: it takes no time over. */
const isOwnTime = ({ role }: Frame): boolean => role === 'from' || role === 'versus';

function carriedNames(frame: Frame, model: Frame, isSameSentence: boolean): readonly SlotName[] {
  const { slots, heads, verbClass } = frame;
  const isNewSubject = heads.has('entity') || slots.has('entity');
  const isSameKind =
    frame.quantity === undefined || model.quantity === undefined || frame.quantity.kind === model.quantity.kind;
  const hasOwnMeasure = slots.has('measure') || verbClass === 'verb';
  return [...CARRIED, ...[...model.slots.keys()].filter((name) => name.startsWith('at:'))].filter((name) => {
    if (name === 'entity') return !isNewSubject && (isSameSentence || !slots.has('measure'));
    if (name === 'measure') return !hasOwnMeasure && !(slots.has('unit') && !isSameKind);
    if (name === 'unit') return isSameKind && !slots.has('measure') && !slots.has('unit');
    if (name === 'verb') return verbClass === undefined || verbClass === 'light';
    return isSameSentence && !isNewSubject;
  });
}

/** "Cairo's sales were 120, against 95 in Alexandria": a place stands in for the owner of the measure. */
function crossPlace(frame: Frame, model: Frame): Frame {
  if (frame.slots.has('entity')) return frame;
  if (!model.slots.has('entity') || (!model.isOwner && frame.role !== 'versus')) return splitGenitive(frame, model);
  const place = [...frame.slots].find(([name]) => {
    const canStand = name.startsWith('at:') || name === 'of';
    return canStand && name !== HEADING && !model.slots.has(name);
  });
  if (place === undefined) return frame;
  const slots = new Map(frame.slots);
  slots.delete(place[0]);
  slots.set('entity', place[1]);
  return { ...frame, slots, isOwner: true };
}

/** "60% of tourists came from Spain, 25% from France" where one preposition says both "of" and "from". */
function splitGenitive(frame: Frame, model: Frame): Frame {
  const of = frame.slots.get('of');
  if (of === undefined || !model.slots.has('of') || !model.slots.has('at:de') || frame.slots.has('at:de')) return frame;
  const slots = new Map(frame.slots);
  slots.delete('of');
  slots.set('at:de', of);
  return { ...frame, slots };
}

/** "to 42% from 39% a year ago, … to 18% from 15%": the time of the figure set against the other in the same way. */
function timeOfRole({ frames }: Group, { role, sentence }: Frame): Frame['time'] {
  return frames.find((frame) => frame.role === role && frame.sentence === sentence)?.time;
}

/** What all figures of a group say of a slot, where they say one thing. */
function sharedPhrase({ frames }: Group, name: SlotName): Phrase | undefined {
  const phrases = frames.map(({ slots }) => slots.get(name));
  const [first] = phrases;
  return phrases.every((phrase) => phrase?.key === first?.key) ? first : undefined;
}

function sharedTime({ frames }: Group): Frame['time'] {
  const levels = frames.filter((frame) => !isOwnTime(frame));
  const [first] = levels;
  return levels.every(({ time }) => time?.text === first?.time?.text) ? first?.time : undefined;
}

/** "The Lisbon shop …, that of Porto …": the things before are shortened to what they are of. */
function shortenEarlier(frames: Frame[]): void {
  for (let index = frames.length - 1; index >= Math.max(0, frames.length - FARTHEST); index--) {
    const frame = frames[index];
    if (frame?.complement === undefined || frame.isOwner) {
      if (
        frame?.isShortened === true ||
        frame?.slots.get('entity')?.key === frames[index + 1]?.slots.get('entity')?.key
      )
        continue;
      return;
    }
    const old = frame.slots.get('entity')?.key;
    for (let next = index; next < frames.length; next++) {
      const follower = frames[next];
      if (follower === undefined || follower.slots.get('entity')?.key !== old) break;
      frames[next] = { ...follower, slots: new Map([...follower.slots, ['entity', frame.complement]]) };
    }
  }
}

/** A unit or a time said once, with the last figure of a sentence, holds for those before it that have none. */
function backfill(frames: readonly Frame[]): readonly Frame[] {
  const filled = [...frames];
  for (const [start, end] of sentencesOf(filled)) backfillSentence(filled, start, end);
  return filled;
}

function backfillSentence(frames: Frame[], start: number, end: number): void {
  const last = frames[end - 1];
  if (last === undefined || end - start < 2) return;
  const others = frames.slice(start, end - 1);
  const unit = last.slots.get('unit');
  const canLendUnit = unit !== undefined && others.every(({ slots }) => !slots.has('unit') && !slots.has('measure'));
  const canLendTime =
    last.time !== undefined &&
    !isOwnTime(last) &&
    others.every(({ time, role }) => time === undefined && role === undefined);
  others.forEach((frame, index) => {
    const isSameKind = frame.quantity?.kind === last.quantity?.kind;
    const slots = canLendUnit && isSameKind ? new Map([...frame.slots, ['unit', unit] as const]) : frame.slots;
    frames[start + index] = { ...frame, slots, ...(canLendTime && last.time !== undefined ? { time: last.time } : {}) };
  });
}

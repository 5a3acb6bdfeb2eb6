import type { Lexicon } from '../lexicon/lexicon.ts';
import { type Frame, HEADING, type SlotName } from './frame.ts';
import type { Phrase } from './phrase.ts';
import { sharePlaces } from './share-places.ts';

/**
 * Settles what neighbouring figures say of each other before anything is carried over: limits of ranges, totals told before a
 * colon, the two levels of a rise or fall, and a noun said once for several kinds of a thing.
 */
export function settleFrames(frames: readonly Frame[], lexicon: Lexicon): readonly Frame[] {
  const settled = [...frames];
  settled.forEach((frame, index) => {
    const next = settled[index + 1];
    if (next === undefined || next.sentence !== frame.sentence) return;
    if (isStepped(frame, next, lexicon)) {
      const [from, to] = settleSteps({ ...frame, role: 'from' }, next);
      settled[index] = from;
      settled[index + 1] = to;
    } else if (isRange(frame, next)) {
      settled[index] = { ...frame, isLimit: true };
      settled[index + 1] = { ...next, isLimit: true };
    }
  });
  for (const [start, end] of sentencesOf(settled)) {
    readStandstill(settled, start, end);
    leaveTotalOut(settled, start, end);
    nameFirst(settled, start, end);
    shareTimes(settled, start, end);
    sharePlaces(settled, start, end);
    shareHead(settled, start, end, lexicon);
    nameBehindWhole(settled, start, end);
  }
  return settled;
}

/** "from 5 to 7", "de 9,0% para 8,2%": two levels of one thing. */
function isStepped(frame: Frame, next: Frame, { roles }: Lexicon): boolean {
  if (frame.isLimit || next.role !== 'to') return false;
  return (
    frame.role === 'from' || (next.opener === 'step' && roles.get(frame.roleWord?.key ?? '')?.has('from') === true)
  );
}

/** "10 to 13 years", "between 5 and 7 million": two limits of one value. */
function isRange(frame: Frame, next: Frame): boolean {
  if (!next.isElliptic || frame.role === 'from') return frame.isLimit && next.role === 'to';
  if (frame.isLimit) return next.opener === 'and' || next.opener === 'step';
  const isMove = frame.verbClass === 'rise' || frame.verbClass === 'fall';
  return (
    next.opener === 'step' &&
    next.role === 'to' &&
    !isMove &&
    next.quantity?.kind === frame.quantity?.kind &&
    frame.slots.get('unit') === undefined
  );
}

/** "In 2023 sales rose from 5 to 7 in Porto": the time said first is that of the level reached; a place said last is of both. */
function settleSteps(frame: Frame, next: Frame): readonly [Frame, Frame] {
  const places = [...next.slots].filter(
    ([name]) => (name.startsWith('at:') || name === 'of') && !frame.slots.has(name),
  );
  const slots = new Map<SlotName, Phrase>([...frame.slots, ...places]);
  const { time, ...rest } = frame;
  if (time === undefined || !frame.heads.has('time') || next.time !== undefined) return [{ ...frame, slots }, next];
  const heads = new Set([...frame.heads].filter((head) => head !== 'time'));
  return [
    { ...rest, slots, heads },
    { ...next, time },
  ];
}

/** First and last positions of the frames of each sentence, the last not included. */
export function sentencesOf(frames: readonly Frame[]): readonly (readonly [number, number])[] {
  const bounds: (readonly [number, number])[] = [];
  let start = 0;
  for (let index = 1; index <= frames.length; index++) {
    if (index < frames.length && frames[index]?.sentence === frames[start]?.sentence) continue;
    bounds.push([start, index]);
    start = index;
  }
  return bounds;
}

/** "Europe grew 5%, Asia fell 3% and America was flat at 0%": beside changes, 0% of a thing of its own is a change too. */
function readStandstill(frames: Frame[], start: number, end: number): void {
  const others = frames.slice(start, end).filter((frame) => !isStandstill(frame));
  if (others.length === 0 || others.some(({ role, quantity }) => role !== 'change' || quantity?.kind !== 'percent'))
    return;
  for (let index = start; index < end; index++) {
    const frame = frames[index];
    if (frame !== undefined && isStandstill(frame)) frames[index] = { ...frame, role: 'change' };
  }
}

const isStandstill = ({ quantity, role }: Frame): boolean =>
  quantity?.kind === 'percent' && quantity.value === 0 && (role === undefined || role === 'level');

/** "Revenue was $10M: Europe made $4M and Asia $6M": the figure before the colon is of the whole. */
function leaveTotalOut(frames: Frame[], start: number, end: number): void {
  const first = frames[start];
  const isList = frames[start + 1]?.opener === 'colon' && end - start > 2;
  if (isList && first !== undefined) frames[start] = { ...first, isLimit: true };
}

/** "Hydro energy made 58%, wind 14%": the name of a measure is a thing where the clauses behind go on with things. */
function nameFirst(frames: Frame[], start: number, end: number): void {
  const [first, ...rest] = frames.slice(start, end);
  const measure = first?.whole ?? first?.slots.get('measure');
  if (first === undefined || measure === undefined || rest.length === 0 || first.time !== undefined) return;
  const isPlaced = (name: SlotName): boolean => name === 'entity' || (name.startsWith('at:') && name !== HEADING);
  const isAlone = first.heads.has('measure') && ![...first.slots.keys()].some(isPlaced);
  // "Budget: salaries 45%, rent 30%": what the heading says is measured is that of all of them.
  const own = rest[0]?.slots.get('measure');
  const isHeaded = own === undefined || (first.heading !== undefined && first.heading.key !== measure.key);
  const areThings = rest.every((frame) => {
    const isOfHeading = isHeaded && frame.slots.get('measure')?.key === own?.key && !frame.heads.has('measure');
    const isThing = frame.heads.has('entity') && isOfHeading && frame.verbClass === undefined;
    return isThing && frame.quantity?.kind === first.quantity?.kind && frame.time === undefined;
  });
  if (!isAlone || !areThings) return;
  if (isSumOf(first, rest)) {
    frames[start] = { ...first, isLimit: true };
    return;
  }
  const slots = new Map([...first.slots].filter(([name]) => name !== 'measure'));
  slots.set('entity', measure);
  if (own !== undefined) slots.set('measure', own);
  frames[start] = { ...first, slots, heads: new Set(['entity'] as const) };
}

/** True for a figure that the others add up to. */
function isSumOf({ quantity }: Frame, parts: readonly Frame[]): boolean {
  const sum = parts.reduce((total, part) => total + (part.quantity?.value ?? Number.NaN), 0);
  return (
    quantity !== undefined && parts.length > 1 && Math.abs(sum - quantity.value) <= Math.abs(quantity.value) * 1e-9
  );
}

/** "40% of pupils come by bus, 35% walk": beside shares named by what follows them, the words behind the whole are the name. */
function nameBehindWhole(frames: Frame[], start: number, end: number): void {
  const shares = frames.slice(start, end);
  if (shares.some(({ quantity }) => quantity?.kind !== 'percent')) return;
  const named = shares.filter(({ slots }) => slots.has('object'));
  if (named.length * 2 < shares.length) return;
  shares.forEach((frame, index) => {
    const { behindWhole, slots, heads } = frame;
    const isNamed = [...slots.keys()].some((slot) => /^(?:object|answer|entity|at:.*)$/.test(slot));
    if (isNamed || heads.size > 0 || behindWhole === undefined) return;
    frames[start + index] = { ...frame, slots: new Map(slots).set('object', behindWhole) };
  });
}

/** "40 gold, 44 silver and 42 bronze medals": the noun said with one of them is what all are. */
function shareHead(frames: Frame[], start: number, end: number, { isHeadFirst }: Lexicon): void {
  const units = frames.slice(start, end).map(({ slots }) => slots.get('unit'));
  const long = units.filter((unit) => unit !== undefined && unit.isUnit !== true && unit.text.includes(' '));
  const short = units.filter((unit) => unit !== undefined && !unit.text.includes(' '));
  const heads = new Set(long.map((unit) => headOf(unit, isHeadFirst).head));
  const [head = ''] = heads;
  const areKinds = short.every((unit) => unit !== undefined && isKindOf(unit.key, long[0]?.key ?? '', isHeadFirst));
  if (heads.size !== 1 || short.length === 0 || !areKinds) return;
  for (let index = start; index < end; index++) {
    const frame = frames[index];
    const unit = frame?.slots.get('unit');
    if (frame === undefined || unit === undefined) continue;
    const slots = new Map(frame.slots);
    slots.set(
      'unit',
      unit.text.includes(' ')
        ? { ...unit, text: headOf(unit, isHeadFirst).rest, key: headOf(unit, isHeadFirst).rest.toLowerCase() }
        : unit,
    );
    if (!slots.has('measure'))
      slots.set('measure', { text: head, key: head.toLowerCase(), spans: long[0]?.spans ?? [] });
    frames[index] = { ...frame, slots };
  }
}

/** "120 apples and 45 plums in May; in June 150 apples …": a time behind the last figure of a clause's list is that of all of them. */
function shareTimes(frames: Frame[], start: number, end: number): void {
  const starts = [start];
  for (let index = start + 1; index < end; index++) if (frames[index]?.opener === 'clause') starts.push(index);
  if (starts.length < 2) return;
  starts.forEach((from, clause) => {
    const list = frames.slice(from, starts[clause + 1] ?? end);
    const last = list.at(-1);
    const isList = list.slice(1).every(({ opener }) => opener === 'comma' || opener === 'and');
    const isLastAlone = list.every((frame) => (frame === last) === (frame.time !== undefined));
    const { time } = last ?? {};
    if (time === undefined || last?.heads.has('time') === true || !isList || !isLastAlone || !haveOwnThings(list))
      return;
    list.forEach((frame, index) => {
      frames[from + index] = { ...frame, time };
    });
  });
}

/** True where each figure is of something else, as its own words say. */
function haveOwnThings(list: readonly Frame[]): boolean {
  return (['unit', 'entity', 'object'] as const).some((name) => {
    const keys = list.map(({ slots }) => slots.get(name)?.key);
    return keys.every((key) => key !== undefined) && new Set(keys).size === keys.length;
  });
}

function headOf(unit: Phrase | undefined, isHeadFirst: boolean): { readonly head: string; readonly rest: string } {
  const text = unit?.text ?? '';
  const cut = isHeadFirst ? text.indexOf(' ') : text.lastIndexOf(' ');
  return isHeadFirst
    ? { head: text.slice(0, cut), rest: text.slice(cut + 1) }
    : { head: text.slice(cut + 1), rest: text.slice(0, cut) };
}

/** A lone word that says a kind, not a thing: no plural of its own beside "bronze medals"; in Arabic an ending like the kind's. */
function isKindOf(word: string, long: string, isHeadFirst: boolean): boolean {
  return isHeadFirst ? word.at(-1) === long.at(-1) : !word.endsWith('s') && long.endsWith('s');
}

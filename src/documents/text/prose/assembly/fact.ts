import { type Frame, HEADING, type SlotName } from '../clauses/frame.ts';
import type { Phrase } from '../clauses/phrase.ts';
import type { Quantity } from '../tokens/quantity.ts';
import { stem } from '../tokens/stem.ts';

/** A dimension a table can be laid out by. */
export type Dimension = SlotName | 'time' | 'any';

/** A figure with all that is known of it, ready for a table. */
export type Fact = {
  readonly frame: Frame;
  readonly quantity: Quantity;
  readonly isChange: boolean;
  readonly places: ReadonlyMap<Dimension, Phrase>;
};

/** Facts of frames whose quantity is known. A verb of the same stem as a measure named nearby ("exported", "exports") is that measure. */
export function factsOf(frames: readonly Frame[]): readonly Fact[] {
  const measures = new Map(
    frames.flatMap(({ slots }) => {
      const measure = slots.get('measure');
      return measure === undefined ? [] : [[stem(measure.key), measure] as const];
    }),
  );
  return frames.flatMap((frame) => {
    const { quantity, slots, time } = frame;
    if (quantity === undefined) return [];
    const places = new Map<Dimension, Phrase>(slots);
    const named = places.has('measure') ? undefined : measures.get(stem(slots.get('verb')?.key ?? ''));
    if (named !== undefined) places.set('measure', named);
    const period =
      time === undefined
        ? stepOf(frame)
        : { text: time.text, key: `time:${time.text.toLowerCase()}`, spans: time.spans };
    if (period !== undefined) places.set('time', period);
    const any = anyOf(frame);
    if (any !== undefined) places.set('any', any);
    return [{ frame, quantity, isChange: frame.role === 'change', places }];
  });
}

/** A level told only as where another came from or led to is told apart by that word: "from", "to". */
function stepOf({ role, roleWord }: Frame): Phrase | undefined {
  return role === 'from' || role === 'to' || role === 'versus' ? roleWord : undefined;
}

/** The first name a frame has, whatever its place in the clause: for lists that change their wording half way. */
function anyOf({ slots }: Frame): Phrase | undefined {
  const named = slots.get('entity') ?? slots.get('answer') ?? slots.get('object');
  if (named !== undefined) return named;
  for (const [name, phrase] of slots) if (name.startsWith('at:') && name !== HEADING) return phrase;
  return slots.get('of') ?? (slots.get('unit')?.isUnit === true ? undefined : slots.get('unit'));
}

import type { Lexicon } from '../lexicon/lexicon.ts';
import { readNumber } from '../tokens/figures.ts';
import type { Quantity } from '../tokens/quantity.ts';
import { uniqueSpans } from './complete-quantities.ts';
import type { Frame } from './frame.ts';

/** Figures looked back at. */
const FARTHEST = 24;

/**
 * Works out figures that are not written but follow: what remains of a whole of shares ("the rest"), and multiples of a figure
 * named before ("twice as many as Porto"). What can't be worked out stays without a quantity.
 */
export function deriveQuantities(frames: readonly Frame[], lexicon: Lexicon): readonly Frame[] {
  const derived: Frame[] = [];
  for (const frame of frames) {
    const quantity = frame.quantity ?? quantityOf(frame, derived, lexicon);
    derived.push(quantity === frame.quantity ? frame : { ...frame, quantity });
  }
  return derived;
}

function quantityOf(frame: Frame, before: readonly Frame[], lexicon: Lexicon): Quantity | undefined {
  if (frame.figure.kind === 'rest') return restOf(frame, before, lexicon);
  if (frame.figure.kind !== 'multiple') return undefined;
  const reference = referenceOf(frame, before);
  return reference === undefined ? undefined : multipleOf(frame, reference, lexicon);
}

/** 100 less the shares of the same sentence, where they leave something. */
function restOf(frame: Frame, before: readonly Frame[], lexicon: Lexicon): Quantity | undefined {
  const shares = before
    .slice(-FARTHEST)
    .filter(({ sentence }) => sentence === frame.sentence)
    .map(({ quantity }) => quantity);
  const [first] = shares;
  if (first === undefined || shares.some((share) => share?.kind !== 'percent' || share.isHedged)) return undefined;
  const sum = shares.reduce((total, share) => total + (share?.value ?? 0), 0);
  const value = rounded(100 - sum);
  if (value <= 0 || sum <= 0) return undefined;
  const spans = [frame.figure.span, ...shares.flatMap((share) => share?.spans ?? [])];
  return remade(first, value, lexicon, { spans, derivation: 'rest' });
}

/** The figure a multiple is of: that of the thing named behind "as", else the one before. */
function referenceOf(frame: Frame, before: readonly Frame[]): Frame | undefined {
  const named = [...frame.slots]
    .filter(([name]) => name.startsWith('at:') || name === 'of')
    .map(([, phrase]) => phrase.key);
  const candidates = before
    .slice(-FARTHEST)
    .filter(({ quantity, role }) => quantity !== undefined && role !== 'change');
  const found = candidates.findLast(({ slots }) => [...slots.values()].some(({ key }) => named.includes(key)));
  return found ?? (named.length === 0 ? candidates.at(-1) : undefined);
}

function multipleOf({ figure }: Frame, { quantity }: Frame, lexicon: Lexicon): Quantity | undefined {
  if (quantity === undefined || figure.kind !== 'multiple' || quantity.isHedged) return undefined;
  const digits = readNumber(quantity.digits, lexicon);
  if (digits === undefined) return undefined;
  const spans = [figure.span, ...quantity.spans];
  return remade(quantity, rounded(digits.value * figure.factor), lexicon, {
    spans,
    derivation: { factor: figure.factor },
  });
}

const rounded = (value: number): number => Number(value.toPrecision(12));

/** A quantity written like another with another number in it. */
function remade(
  model: Quantity,
  number: number,
  lexicon: Lexicon,
  origin: Required<Pick<Quantity, 'derivation' | 'spans'>>,
): Quantity | undefined {
  const digits = String(number).replace('.', lexicon.decimalMark);
  const text = `${model.prefix}${digits}${model.suffix}`;
  const parsed = readNumber(text, lexicon);
  if (parsed === undefined) return undefined;
  return { ...model, ...origin, spans: uniqueSpans(origin.spans), digits, text, value: parsed.value };
}

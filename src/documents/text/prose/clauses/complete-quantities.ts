import type { Span } from '../../../source-table.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { readNumber } from '../tokens/figures.ts';
import { isBare, type Quantity } from '../tokens/quantity.ts';
import { stem } from '../tokens/stem.ts';
import type { Frame } from './frame.ts';
import { groupFrames } from './groups.ts';

/** Beyond this ratio of the written numbers a scale is not taken over from the figure before. */
const WIDEST_RATIO = 200;

/**
 * Gives figures the scale, currency or per cent sign that the sentence states once for several: "1, 2 and 3 million", "from 5 to 7%",
 * "$1.9M …, 0.4M", "120 mil euros … 80 mil". Each figure so completed points at both places.
 */
export function completeQuantities(frames: readonly Frame[], lexicon: Lexicon): readonly Frame[] {
  const completed = [...frames];
  for (let index = completed.length - 2; index >= 0; index--) {
    const frame = completed[index];
    const next = completed[index + 1];
    if (frame === undefined || next === undefined || !isOneList(frame, next)) continue;
    completed[index] = withQuantity(frame, fromLater(frame, next, lexicon));
  }
  return borrowEarlier(completed, lexicon);
}

/**
 * A figure borrows from the one in its place in the group before ("14 contracts worth £320,000, … 9 worth £185,000"), or from the
 * one before it in its own group.
 */
function borrowEarlier(frames: readonly Frame[], lexicon: Lexicon): readonly Frame[] {
  const done: Frame[] = [];
  let before: readonly Frame[] = [];
  for (const group of groupFrames(frames)) {
    const own: Frame[] = [];
    const isNewMeasure = measuresOther(group.frames[0], before);
    for (const frame of group.frames) {
      const lenders = isNewMeasure ? [] : before;
      const lender = lenders[own.length] ?? own.findLast(({ role }) => role !== 'change') ?? lenders.at(-1);
      // A course goes on behind its second figure: "from 1 million euros … to 2 million … and 3 million".
      const isCourse = frame.role === 'to' || (lender?.role === 'to' && lender.sentence === frame.sentence);
      const isPlaced = isCourse || (lender?.opener === 'step') === (frame.opener === 'step');
      const canLend = lender !== undefined && isPlaced && isNear(frame, lender);
      own.push(canLend ? withQuantity(frame, fromEarlier(frame, lender, lexicon)) : frame);
    }
    done.push(...own);
    before = own;
  }
  return done;
}

/** True for a group that opens with a measure that the group before does not speak of: its figures have a scale of their own. */
function measuresOther(first: Frame | undefined, before: readonly Frame[]): boolean {
  const measure = first?.slots.get('measure');
  const others = before.flatMap(({ slots }) => slots.get('measure') ?? []);
  return measure !== undefined && others.length > 0 && others.every(({ key }) => stem(key) !== stem(measure.key));
}

/** Within a sentence; from the sentence before only a currency, and only to a figure that has its scale. */
function isNear({ sentence, quantity }: Frame, lender: Frame): boolean {
  if (lender.sentence === sentence) return true;
  return lender.sentence === sentence - 1 && quantity?.hasScale === true && lender.quantity?.hasScale === true;
}

function withQuantity(frame: Frame, quantity: Quantity | undefined): Frame {
  return quantity === undefined ? frame : { ...frame, quantity };
}

/** True where a figure is followed at once by another of the same list. */
function isOneList(frame: Frame, next: Frame): boolean {
  if (frame.sentence !== next.sentence || !next.isElliptic || (next.opener === 'step' && next.role !== 'to'))
    return false;
  return !frame.slots.has('unit') && !frame.slots.has('object');
}

function fromLater({ quantity }: Frame, next: Frame, lexicon: Lexicon): Quantity | undefined {
  const later = next.quantity;
  if (quantity === undefined || later === undefined || !isBare(quantity) || isBare(later)) return undefined;
  if (next.role === 'change' || !isSimilar(quantity, later)) return undefined;
  return rebuilt(quantity, completed(quantity, later), later, lexicon);
}

const SIGN = /^[-−+]\s?/;

function fromEarlier(
  { quantity, slots, role, isFollowed }: Frame,
  before: Frame,
  lexicon: Lexicon,
): Quantity | undefined {
  const earlier = before.quantity;
  if (quantity === undefined || earlier === undefined || slots.has('unit')) return undefined;
  if (quantity.kind !== 'count' || role === 'change' || before.role === 'change') return undefined;
  if (isBare(quantity)) {
    if (isFollowed || isBare(earlier) || !isSimilar(quantity, earlier)) return undefined;
    return rebuilt(quantity, completed(quantity, earlier), earlier, lexicon);
  }
  if (earlier.kind !== 'money') return undefined;
  const text =
    earlier.prefix === '' ? `${quantity.text}${currencyTail(earlier, lexicon)}` : `${earlier.prefix}${quantity.text}`;
  return rebuilt(quantity, text, earlier, lexicon);
}

/** A figure in its own digits and sign, with the currency, scale or unit of another. */
function completed({ digits, prefix: own }: Quantity, { prefix, suffix }: Quantity): string {
  return `${SIGN.exec(own)?.[0] ?? ''}${prefix.replace(SIGN, '')}${digits}${suffix}`;
}

/** True where the written numbers are of one size, so that the scale of one may be meant for both. */
function isSimilar(left: Quantity, right: Quantity): boolean {
  if (!right.hasScale) return true;
  const [a, b] = [Math.abs(left.value), Math.abs(right.value)];
  const scaled = b / (scaleOf(right) || 1);
  return a < 1000 && a * WIDEST_RATIO >= scaled && scaled * WIDEST_RATIO >= a;
}

function scaleOf({ value, digits }: Quantity): number {
  const plain = Number(digits.replace(',', '.'));
  return Number.isFinite(plain) && plain !== 0 ? Math.abs(value) / plain : 1;
}

/** The words of the currency behind the scale: " de euros" of " milhões de euros". */
function currencyTail({ suffix }: Quantity, lexicon: Lexicon): string {
  for (let cut = suffix.length - 1; cut >= 0; cut--) {
    const parsed = readNumber(`1${suffix.slice(cut)}`, lexicon);
    if (parsed?.currency === undefined || parsed.scale !== undefined) continue;
    const isWhole =
      cut === 0 ||
      suffix.charAt(cut) === ' ' ||
      !/\p{L}/u.test(suffix.charAt(cut - 1)) ||
      !/\p{L}/u.test(suffix.charAt(cut));
    if (isWhole) return joinTail(suffix, suffix.charAt(cut - 1) === ' ' ? cut - 1 : cut);
  }
  return '';
}

/** Takes the joining word before a currency along: " de euros" rather than " euros". */
function joinTail(suffix: string, cut: number): string {
  const joining = / (?:de|of)$/.exec(suffix.slice(0, cut));
  return joining === null ? suffix.slice(cut) : suffix.slice(cut - joining[0].length);
}

function rebuilt(quantity: Quantity, text: string, lender: Quantity, lexicon: Lexicon): Quantity | undefined {
  const parsed = readNumber(text, lexicon);
  if (parsed === undefined) return undefined;
  const at = text.indexOf(quantity.digits);
  return {
    ...quantity,
    text,
    spans: uniqueSpans([...quantity.spans, ...lender.spans.slice(-1)]),
    value: parsed.value,
    kind: parsed.isPercentage ? 'percent' : parsed.currency === undefined ? 'count' : 'money',
    ...(parsed.currency === undefined ? {} : { currency: parsed.currency }),
    prefix: text.slice(0, at),
    suffix: text.slice(at + quantity.digits.length),
    hasScale: parsed.scale !== undefined,
  };
}

/** Spans without repeats, in the order given. */
export function uniqueSpans(spans: readonly Span[]): readonly Span[] {
  const seen = new Set<string>();
  return spans.filter(({ start, end }) => {
    const key = `${start}-${end}`;
    return !seen.has(key) && seen.add(key) !== undefined;
  });
}

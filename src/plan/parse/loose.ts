import { z } from 'zod';
import { quoteValue } from './plan-parse-error.ts';

/** Letters and digits of a name, without case: how a name is compared that was written by ear. */
export function lettersOf(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

const PLAIN_NUMBER = /^[+-]?\d+(?:\.\d+)?$/;
const SHORTEST_BEGINNING = 3;

/** The text of a plain number as that number; anything else as it is. */
export function toNumber(value: unknown): unknown {
  return typeof value === 'string' && PLAIN_NUMBER.test(value.trim()) ? Number(value) : value;
}

/** The words of truth as truth; anything else as it is. */
export function toTruth(value: unknown): unknown {
  if (value === 'true') return true;
  return value === 'false' ? false : value;
}

/** A finite number, or the plain text of one. */
export const looseNumber = z.preprocess(toNumber, z.number());

/** A whole number of at least `least`, or the plain text of one. */
export const looseCount = (least: number) => z.preprocess(toNumber, z.int().min(least));

/** True, false, or the word for it. */
export const looseTruth = z.preprocess(toTruth, z.boolean());

/** A list; a single item stands for a list of one. */
export function looseList<Item extends z.ZodType>(item: Item) {
  return z.preprocess((value) => (value === undefined || Array.isArray(value) ? value : [value]), z.array(item));
}

/**
 * One of a closed set of names, whatever its case and punctuation, or the one name it is the beginning of ("desc"). What is
 * none is refused with the names there are.
 */
export function looseChoice<const Name extends string>(names: readonly Name[]) {
  return z.unknown().transform((value, context): Name => {
    const found = typeof value === 'string' ? findChoice(value, names) : undefined;
    if (found !== undefined) return found;
    const said = value === undefined ? 'it is missing; it is one of' : `${quoteValue(value)} is none of`;
    context.addIssue({ code: 'custom', message: `${said} ${names.join(', ')}` });
    return z.NEVER;
  });
}

/** The name of a set that somebody meant, by its letters alone or by its beginning. */
export function findChoice<Name extends string>(value: string, names: readonly Name[]): Name | undefined {
  const letters = lettersOf(value);
  const same = names.find((name) => name === value) ?? names.find((name) => lettersOf(name) === letters);
  if (same !== undefined || letters.length < SHORTEST_BEGINNING) return same;
  const begun = names.filter((name) => lettersOf(name).startsWith(letters));
  return begun.length === 1 ? begun[0] : undefined;
}

/** Readers of settings that callers write by hand: what is not of the expected form counts as not set. */

/** A field of an object's own, or nothing. */
export function fieldOf(value: unknown, name: string): unknown {
  return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

/** True for an object that is no array. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A finite number, or nothing. */
export function maybeNumber(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

/** A finite number held within two bounds, or nothing. */
export function maybeNumberWithin(value: unknown, [least, most]: readonly [number, number]): number | undefined {
  const number = maybeNumber(value);
  return number === undefined ? undefined : Math.min(most, Math.max(least, number));
}

/** A text that is not blank, or nothing. */
export function maybeText(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

/** A colour as hexadecimal digits (`#abc`, `#aabbcc`, with or without transparency), or nothing. */
export function maybeHexColor(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(value)) return undefined;
  const digits = value.slice(1).toLowerCase();
  return `#${digits.length <= 4 ? Array.from(digits, (digit) => digit + digit).join('') : digits}`;
}

/** One of a closed set of words, or nothing. */
export function maybeOneOf<const Word extends string>(value: unknown, words: readonly Word[]): Word | undefined {
  return words.find((word) => word === value);
}

/** True or false, by default where it is neither. */
export function booleanOr(value: unknown, fallback: boolean): boolean {
  return typeof value === 'boolean' ? value : fallback;
}

const BOOLEAN_TEXTS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
  ['TRUE', true],
  ['FALSE', false],
  ['True', true],
  ['False', false],
]);

const LONGEST = 5;

/** The truth value that a whole text writes as programs do; undefined for any other text, "yes" included. */
export function maybeBoolean(text: string): boolean | undefined {
  return text.length <= LONGEST ? BOOLEAN_TEXTS.get(text) : undefined;
}

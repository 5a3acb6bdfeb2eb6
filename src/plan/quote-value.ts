const LONGEST_SHOWN = 80;

/** A value as messages show it: in the notation of JSON, cut where it is long. */
export function quoteValue(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
}

/** A phrase as the beginning of a sentence. Scripts without capitals stay as they are. */
export function capitalise(phrase: string): string {
  const [first = ''] = phrase;
  return first.toUpperCase() + phrase.slice(first.length);
}

const LONGEST_VALUE = 60;

/** A value that somebody sent, as text to quote: texts without their quotation marks, anything else as JSON. */
export function showValue(value: unknown): string {
  if (typeof value === 'string') return value;
  return (JSON.stringify(value) ?? String(value)).slice(0, LONGEST_VALUE);
}

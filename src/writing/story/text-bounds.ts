/** Letters and words of a text, at most and at least. */
export type TextBounds = {
  readonly longest?: number;
  readonly shortest?: number;
  readonly mostWords?: number;
  readonly leastWords?: number;
};

/** How a text misses its bounds. */
export type Misfit = 'too-long' | 'too-many-words' | 'too-short' | 'too-few-words';

/** Words of a text, parted by blanks. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length;
}

/** Which of its bounds a text misses, those above first; undefined for one that keeps them. */
export function misfitOf(text: string, bounds: TextBounds): Misfit | undefined {
  const words = countWords(text);
  if (words > (bounds.mostWords ?? Number.POSITIVE_INFINITY)) return 'too-many-words';
  if (text.length > (bounds.longest ?? Number.POSITIVE_INFINITY)) return 'too-long';
  if (words < (bounds.leastWords ?? 0)) return 'too-few-words';
  return text.length < (bounds.shortest ?? 0) ? 'too-short' : undefined;
}

/** True for a text that is no longer than its bounds allow. */
export function isWithin(text: string, bounds: TextBounds): boolean {
  const misfit = misfitOf(text, bounds);
  return misfit !== 'too-long' && misfit !== 'too-many-words';
}

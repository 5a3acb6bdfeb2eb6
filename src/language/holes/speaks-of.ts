import { conceptsOf, toCanonical } from '../links/table-index.ts';

/** True where a label has one of the words, or a synonym of one. */
export function speaksOf(label: string, words: readonly string[]): boolean {
  const concepts = words.flatMap(conceptsOf);
  return toCanonical(label).some(
    (word) => words.includes(word) || conceptsOf(word).some((concept) => concepts.includes(concept)),
  );
}

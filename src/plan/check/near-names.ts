import { distance } from 'fastest-levenshtein';

/** Longer texts are no slip of the keys. */
const LONGEST_NAME = 80;
const MOST_NAMES = 4;

/** The letters and digits of a name, without case, accents and punctuation. */
export function toLetters(name: string): string {
  return name
    .slice(0, LONGEST_NAME + 1)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/**
 * The names of a set that somebody may have meant, best first: the same letters, else names that begin alike, else slips of
 * the keys. None where nothing is near.
 * @example findNearNames('sale', ['Sales', 'Region']) // ['Sales']
 */
export function findNearNames<Name extends string>(name: string, allowed: readonly Name[]): readonly Name[] {
  const wanted = toLetters(name);
  if (wanted.length < 2 || name.length > LONGEST_NAME) return [];
  const known = allowed.map((candidate) => ({ candidate, letters: toLetters(candidate) }));
  const fewestSlips = Math.min(...known.map(({ letters }) => distance(letters, wanted)));
  const mostSlips = Math.floor((wanted.length + 1) / 4);
  const tests: readonly ((letters: string) => boolean)[] = [
    (letters) => letters === wanted,
    (letters) => letters.length > 1 && (letters.startsWith(wanted) || wanted.startsWith(letters)),
    (letters) => fewestSlips <= mostSlips && distance(letters, wanted) === fewestSlips,
  ];
  for (const test of tests) {
    const near = known.filter(({ letters }) => test(letters)).map(({ candidate }) => candidate);
    if (near.length > 0) return near.slice(0, MOST_NAMES);
  }
  return [];
}

import { distance } from 'fastest-levenshtein';

/** Longer texts are no slip of the keys. */
const LONGEST_NAME = 40;

/**
 * The names of a closed set that a caller may have meant: the same letters in other case or punctuation, else a longer or
 * shorter form of the name, else a slip of the keys. None where nothing is near.
 * @example findNearNames('en-US', ['EN_GB', 'EN_US']) // ['EN_US']
 */
export function findNearNames(name: string, allowed: readonly string[]): readonly string[] {
  const wanted = toLetters(name);
  if (wanted.length < 2 || name.length > LONGEST_NAME) return [];
  const slips = new Map(allowed.map((candidate) => [candidate, distance(toLetters(candidate), wanted)]));
  const fewest = Math.min(...slips.values());
  const most = Math.floor((wanted.length + 1) / 4);
  const tests: readonly ((candidate: string) => boolean)[] = [
    (candidate) => slips.get(candidate) === 0,
    (candidate) => toLetters(candidate).startsWith(wanted) || wanted.startsWith(toLetters(candidate)),
    (candidate) => fewest <= most && slips.get(candidate) === fewest,
  ];
  for (const test of tests) {
    const near = allowed.filter(test);
    if (near.length > 0) return near;
  }
  return [];
}

function toLetters(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '');
}

import { canonicalWord, toCanonical } from '../links/table-index.ts';

const COUNT = canonicalWord('count');
const NUMBER = canonicalWord('number');

/** What a column holds the number of, by its label: "room" of Room Count and of "No. of rooms". Undefined where the label says no number. */
export function countedIn(label: string): string | undefined {
  const words = toCanonical(label);
  if (words.length < 2) return undefined;
  if (words.at(-1) === COUNT) return words.slice(0, -1).join('');
  return words[0] === NUMBER ? words.slice(words[1] === 'of' ? 2 : 1).join('') : undefined;
}

/** Longer texts are no labels and no words; they are worked out anew. */
const LONGEST = 80;

/**
 * A pure function of a text that remembers what it gave for the last texts, `most` of them at the most: labels and words come again
 * and again within a wish, and from one request to the next.
 */
export function remembering<Value>(work: (text: string) => Value, most: number): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const remembered = known.get(text);
    if (remembered !== undefined) return remembered;
    const value = work(text);
    if (text.length > LONGEST) return value;
    if (known.size >= most) known.clear();
    known.set(text, value);
    return value;
  };
}

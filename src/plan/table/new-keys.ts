/** A key for each label, unlike each other and unlike the keys that are taken: the label itself, numbered from 2 where it must be. */
export function newKeys(labels: readonly string[], taken: Iterable<string>): readonly string[] {
  const used = new Set(taken);
  const nextOf = new Map<string, number>();
  return labels.map((label) => {
    let key = label;
    let count = nextOf.get(label) ?? 2;
    while (used.has(key)) key = `${label}_${count++}`;
    nextOf.set(label, count);
    used.add(key);
    return key;
  });
}

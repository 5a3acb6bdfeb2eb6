/** A key for each label, unlike each other and unlike the keys that are taken: the label itself, numbered from 2 where it must be. */
export function newKeys(labels: readonly string[], taken: Iterable<string>): readonly string[] {
  const used = new Set(taken);
  return labels.map((label) => {
    let key = label;
    for (let count = 2; used.has(key); count++) key = `${label}_${count}`;
    used.add(key);
    return key;
  });
}

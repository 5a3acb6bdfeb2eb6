/** Gives keys that no column has: the wanted one, or the wanted one with a number. */
export class NewKeys {
  private readonly taken: Set<string>;

  constructor(taken: Iterable<string>) {
    this.taken = new Set(taken);
  }

  /** A key like the wanted one, from now on taken. */
  take(wanted: string): string {
    let key = wanted;
    for (let count = 2; this.taken.has(key); count++) key = `${wanted}_${count}`;
    this.taken.add(key);
    return key;
  }
}

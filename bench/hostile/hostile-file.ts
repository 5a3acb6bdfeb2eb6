/** A file that means harm, or is broken, as an attachment of `extract` carries it. */
export type HostileFile = {
  readonly name: string;
  readonly kind: 'spreadsheet' | 'document' | 'image';
  readonly mimeType: string;
  readonly bytes: Uint8Array;
};

/** Numbers that look random and are the same in every run (Lehmer's generator, Park and Miller, CACM 1988), from 0 to below 1. */
export function createDraw(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** The file cut off at places all along it, and with single bytes changed; its first `spared` bytes stay. */
export function spoil(
  name: string,
  bytes: Uint8Array,
  { cuts, flips, spared }: { readonly cuts: number; readonly flips: number; readonly spared: number },
): ReadonlyMap<string, Uint8Array> {
  const spoiled = new Map<string, Uint8Array>();
  for (let i = 1; i <= cuts; i += 1) {
    const length = Math.max(spared, Math.floor((bytes.length * i) / (cuts + 1)));
    spoiled.set(`${name} cut off after ${length} bytes`, bytes.slice(0, length));
  }
  const draw = createDraw(7);
  for (let i = 0; i < flips; i += 1) {
    const changed = Uint8Array.from(bytes);
    for (let n = 0; n <= i % 5; n += 1) {
      const at = spared + Math.floor(draw() * Math.max(1, bytes.length - spared));
      if (at < changed.length) changed[at] = Math.floor(draw() * 256);
    }
    spoiled.set(`${name} with changed bytes ${i + 1}`, changed);
  }
  return spoiled;
}

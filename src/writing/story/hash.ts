const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/** A whole number from 0 to 2^32 that depends on every letter of a text (FNV-1a, with a last stir so that low bits differ too). */
export function hashText(text: string): number {
  let hash = OFFSET;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}

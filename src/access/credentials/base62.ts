const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Writes bytes as one big-endian number in base 62, padded with zeros to the given length, which must be enough for them. */
export function toBase62(bytes: Uint8Array, length: number): string {
  let rest = BigInt(`0x0${Buffer.from(bytes).toString('hex')}`);
  let text = '';
  while (rest > 0n) {
    text = DIGITS.charAt(Number(rest % 62n)) + text;
    rest /= 62n;
  }
  return text.padStart(length, '0');
}

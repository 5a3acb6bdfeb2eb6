/** What is wrong with a text that should be base64, in words that say what would be right. */
export type Base64Fault = string;

const FOREIGN = /[^A-Za-z0-9+/]/g;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/**
 * Looks for the first fault of a base64 text by RFC 4648: the standard alphabet, padding to a multiple of four, no white
 * space, and no bits set behind the last byte (section 3.5), so that every file has one spelling. Nothing is decoded.
 */
export function findBase64Fault(text: string): Base64Fault | undefined {
  if (text === '') return 'This is empty: send the bytes of the file as base64.';
  if (/^data:/i.test(text)) return 'This is a data: URL: send only the base64 after its comma.';
  FOREIGN.lastIndex = 0;
  const foreign = FOREIGN.exec(text);
  const end = foreign === null ? text.length : foreign.index;
  const padding = text.length - end;
  if (padding > 2 || !'=='.startsWith(text.slice(end))) return describeForeign(text, end);
  if (text.length % 4 !== 0) {
    return `The length must be a multiple of 4, padding (=) included; it is ${text.length}. The text may be cut off.`;
  }
  return hasSpareBits(text, end, padding) ? 'This has bits set after the last byte: encode the file again.' : undefined;
}

/** The number of bytes that a faultless base64 text stands for. */
export function toDecodedLength(text: string): number {
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  return (text.length / 4) * 3 - padding;
}

/** The first bytes that a faultless base64 text stands for, at most `length`, without decoding the rest. */
export function decodeHead(text: string, length: number): Uint8Array {
  return Buffer.from(text.slice(0, Math.ceil(length / 3) * 4), 'base64').subarray(0, length);
}

function describeForeign(text: string, position: number): Base64Fault {
  const [character = ''] = text.slice(position);
  const place = `at position ${position}`;
  if (/\s/.test(character)) return `This has white space ${place}: send base64 without line breaks or spaces.`;
  if (character === '-' || character === '_') {
    return `This has "${character}" ${place}, a letter of the URL-safe alphabet: use the standard one, with + and /.`;
  }
  return `This has ${JSON.stringify(character)} ${place}, which is not base64 (letters, digits, + and /, padding at the end).`;
}

function hasSpareBits(text: string, end: number, padding: number): boolean {
  const last = ALPHABET.indexOf(text.charAt(end - 1));
  return last % 4 ** padding !== 0;
}

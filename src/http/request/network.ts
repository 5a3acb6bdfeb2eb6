import { isIPv4, isIPv6 } from 'node:net';

/**
 * The network an address belongs to: an IPv4 address as it is (also one written inside IPv6), the /64 of an IPv6
 * address, written in full as `2001:db8:0:1::/64`. A port, brackets or a zone, as some proxies add them, are ignored.
 * Anything that is no address is one network called `unknown`, so that garbage in a header never buys a fresh limit.
 */
export function toNetwork(address: string): string {
  const bare = toBareAddress(address);
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return 'unknown';
  const groups = toGroups(bare);
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = groups;
  const isMapped = a + b + c + d + e === 0 && f === 0xffff;
  if (isMapped) return [g >> 8, g & 255, h >> 8, h & 255].join('.');
  return `${[a, b, c, d].map((group) => group.toString(16)).join(':')}::/64`;
}

function toBareAddress(address: string): string {
  const text = address.trim();
  if (text.startsWith('[')) return withoutZone(text.slice(1).split(']')[0] ?? '');
  const [host = '', ...ports] = text.split(':');
  return ports.length === 1 ? host : withoutZone(text);
}

const withoutZone = (address: string): string => address.split('%')[0] ?? '';

/** The eight 16-bit groups of a valid IPv6 address. */
function toGroups(address: string): readonly number[] {
  const [head = '', tail] = withHexTail(address).split('::');
  const left = parseGroups(head);
  if (tail === undefined) return left;
  const right = parseGroups(tail);
  return [...left, ...Array<number>(8 - left.length - right.length).fill(0), ...right];
}

const parseGroups = (text: string): number[] => (text === '' ? [] : text.split(':').map((g) => Number.parseInt(g, 16)));

/** Writes a dotted IPv4 tail (`::ffff:1.2.3.4`) as two groups. */
function withHexTail(address: string): string {
  if (!address.includes('.')) return address;
  const start = address.lastIndexOf(':') + 1;
  const [a = 0, b = 0, c = 0, d = 0] = address.slice(start).split('.').map(Number);
  return `${address.slice(0, start)}${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
}

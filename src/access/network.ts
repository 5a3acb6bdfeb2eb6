import { isIPv4, isIPv6 } from 'node:net';

/** The network of a caller whose address can't be read. All such callers share one. */
export const UNKNOWN_NETWORK = 'unknown';

/** Prefix of an IPv4 address written as IPv6, `::ffff:0:0/96` (RFC 4291, 2.5.5.2). */
const MAPPED_IPV4 = [0, 0, 0, 0, 0, 0xffff];

/**
 * The network a request comes from: an IPv4 address, or the /64 of an IPv6 address such as `2001:db8:0:1::/64`, since one
 * subscriber commonly has a whole /64. Never throws.
 *
 * `forwardedFor` is the `X-Forwarded-For` header: each proxy appends the address it was called from, so only the last
 * `trustedHops` entries were written by our own proxies, and only the one the farthest of them wrote is believed. With no
 * trusted hop the header is not looked at. Where that entry is no address, the next one towards us stands for it.
 */
export function networkOf(
  remoteAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedHops: number,
): string {
  const forwarded = trustedHops > 0 && forwardedFor !== undefined ? forwardedFor.split(',') : [];
  const believed = [...forwarded, remoteAddress ?? ''].slice(-(trustedHops + 1));
  for (const entry of believed) {
    const network = maybeNetwork(toAddress(entry));
    if (network !== undefined) return network;
  }
  return UNKNOWN_NETWORK;
}

/** An address without quotes, brackets, port and zone: `[2001:db8::1]:443`, `192.0.2.1:5000`, `fe80::1%eth0`. */
function toAddress(entry: string): string {
  const text = entry.trim().replaceAll('"', '');
  const [withoutZone = ''] = text.split('%');
  if (withoutZone.startsWith('[')) return withoutZone.slice(1).split(']')[0] ?? '';
  const [host = '', port, ...others] = withoutZone.split(':');
  return port !== undefined && others.length === 0 ? host : withoutZone;
}

function maybeNetwork(address: string): string | undefined {
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return undefined;
  const groups = toGroups(address);
  if (MAPPED_IPV4.every((group, index) => groups[index] === group)) {
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.');
  }
  const prefix = groups.slice(0, 4).map((group) => group.toString(16));
  return `${prefix.join(':')}::/64`;
}

/** The eight groups of a valid IPv6 address. */
function toGroups(address: string): readonly number[] {
  const [head = '', tail] = address.split('::');
  const start = parseGroups(head);
  const end = tail === undefined ? [] : parseGroups(tail);
  return [...start, ...Array.from({ length: 8 - start.length - end.length }, () => 0), ...end];
}

function parseGroups(text: string): readonly number[] {
  if (text === '') return [];
  return text.split(':').flatMap((group) => {
    if (!group.includes('.')) return [Number.parseInt(group, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
    return [(a << 8) | b, (c << 8) | d];
  });
}

import { BlockList } from 'node:net';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { networkOf, UNKNOWN_NETWORK } from './network.ts';

describe('the network of a caller', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::ffff:c000:0201', '192.0.2.1'],
    ['0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:0:1:2:3:4:5', '2001:db8:0:1::/64'],
    ['2001:0DB8:0000:0001::9', '2001:db8:0:1::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
    ['1:2:3:4:5:6:7::', '1:2:3:4::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address, undefined, 0)).toBe(network);
  });

  test('is one for two hosts of one /64, and another for another /64', () => {
    const [first, second, other] = ['2001:db8::1', '2001:db8::ffff:2', '2001:db8:0:1::1'].map((address) =>
      networkOf(address, undefined, 0),
    );
    expect(first).toBe(second);
    expect(first).not.toBe(other);
  });

  test.each([undefined, '', 'unknown', '256.1.1.1', '01.2.3.4', '1.2.3', ':::', '2001:db8', '[', '%', '-1'])(
    'of %s is unknown',
    (address) => {
      expect(networkOf(address, undefined, 0)).toBe(UNKNOWN_NETWORK);
    },
  );
});

describe('a forwarding header', () => {
  const header = '203.0.113.9, 198.51.100.1, 192.0.2.44';

  test.each([
    [0, '10.0.0.1'],
    [1, '192.0.2.44'],
    [2, '198.51.100.1'],
    [3, '203.0.113.9'],
    [9, '203.0.113.9'],
  ])('with %i trusted hops gives %s', (hops, network) => {
    expect(networkOf('10.0.0.1', header, hops)).toBe(network);
  });

  test('can be forged only to the left of what trusted proxies wrote', () => {
    expect(networkOf('10.0.0.1', '1.1.1.1, 2.2.2.2, 192.0.2.44', 1)).toBe('192.0.2.44');
  });

  test('may carry ports, brackets, quotes and spaces', () => {
    expect(networkOf('10.0.0.1', '192.0.2.44:5000', 1)).toBe('192.0.2.44');
    expect(networkOf('10.0.0.1', ' "[2001:db8:0:1::7]:443" ', 1)).toBe('2001:db8:0:1::/64');
    expect(networkOf('10.0.0.1', '[2001:db8:0:1::7]', 1)).toBe('2001:db8:0:1::/64');
  });

  test.each(['', ',', 'unknown', 'for=192.0.2.1', '_hidden', '<script>'])('that says %s gives the proxy', (entry) => {
    expect(networkOf('10.0.0.1', entry, 1)).toBe('10.0.0.1');
  });

  test('and remote address of any content never throw', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.nat(12), (remote, forwarded, hops) => {
        expect(networkOf(remote, forwarded, hops)).not.toBe('');
      }),
    );
  });

  test('that any client sends does not change its network behind one trusted proxy', () => {
    fc.assert(
      fc.property(fc.string(), fc.ipV4(), (forged, client) => {
        expect(networkOf('10.0.0.1', `${forged}, ${client}`, 1)).toBe(client);
      }),
    );
  });
});

describe('the /64 of an IPv6 address', () => {
  test('holds that address, whatever its spelling', () => {
    fc.assert(
      fc.property(fc.ipV6(), (address) => {
        const network = networkOf(address, undefined, 0);
        if (!network.endsWith('/64')) return;
        const oracle = new BlockList();
        oracle.addSubnet(network.replace('/64', ''), 64, 'ipv6');
        expect(oracle.check(address, 'ipv6')).toBe(true);
      }),
    );
  });
});

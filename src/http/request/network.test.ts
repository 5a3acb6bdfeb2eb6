import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toNetwork } from './network.ts';

describe('the network of an address', () => {
  test.each([
    ['127.0.0.1', '127.0.0.1'],
    ['203.0.113.9:4711', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::ffff:cb00:7109', '203.0.113.9'],
    ['[::ffff:203.0.113.9]:80', '203.0.113.9'],
    ['2001:db8:0:1::7', '2001:db8:0:1::/64'],
    ['2001:0DB8:0000:0001:ffff:ffff:ffff:ffff', '2001:db8:0:1::/64'],
    ['[2001:db8:0:1::7]:443', '2001:db8:0:1::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    [' 10.0.0.1 ', '10.0.0.1'],
  ])('of %s is %s', (address, network) => {
    expect(toNetwork(address)).toBe(network);
  });

  test.each(['', 'unknown', '_hidden', '1.2.3', '1.2.3.4.5', 'localhost:80', ':::', '<script>'])(
    'of %j, which is no address, is the one unknown network',
    (address) => {
      expect(toNetwork(address)).toBe('unknown');
    },
  );

  test('of an IPv6 address depends on its first 64 bits alone', () => {
    const group = fc.integer({ min: 1, max: 0xffff }).map((value) => value.toString(16));
    const half = fc.array(group, { minLength: 4, maxLength: 4 }).map((groups) => groups.join(':'));
    fc.assert(
      fc.property(half, half, half, (network, one, other) => {
        expect(toNetwork(`${network}:${one}`)).toBe(toNetwork(`${network}:${other}`));
      }),
    );
  });

  test('never throws', () => {
    fc.assert(fc.property(fc.string(), (text) => typeof toNetwork(text) === 'string'));
  });
});

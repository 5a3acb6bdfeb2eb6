import { expect, test } from 'vitest';
import { describeEachStore, openAt } from '../../test/stores/each-store.ts';
import type { MintRequest } from '../access/credentials/token-store.ts';

const HOUR_MS = 3_600_000;
const rule = { limit: 10, windowMs: HOUR_MS };

function createRequest(publicId: string, changes: Partial<MintRequest> = {}): MintRequest {
  return { publicId, secretHash: `hash of ${publicId}`, network: '192.0.2.1', rule, nowMs: 0, ...changes };
}

describeEachStore('anonymous tokens', (stores) => {
  test('are found by their public id once minted, and no other is', async () => {
    const store = await stores.create();
    expect(await store.mintToken(createRequest('a1'))).toBe(0);
    expect(await store.findTokenHash('a1')).toBe('hash of a1');
    expect(await store.findTokenHash('a2')).toBeUndefined();
  });

  test('are ten for one network in any hour', async () => {
    const store = await stores.create();
    for (let index = 0; index < 10; index += 1) {
      expect(await store.readMintWaitMs('192.0.2.1', rule, index * 1000)).toBe(0);
      expect(await store.mintToken(createRequest(`a${index}`, { nowMs: index * 1000 }))).toBe(0);
    }
    expect(await store.readMintWaitMs('192.0.2.1', rule, 10_000)).toBe(HOUR_MS - 10_000);
    expect(await store.mintToken(createRequest('late', { nowMs: 10_000 }))).toBe(HOUR_MS - 10_000);
    expect(await store.findTokenHash('late')).toBeUndefined();
    expect(await store.mintToken(createRequest('other', { nowMs: 10_000, network: '192.0.2.2' }))).toBe(0);
    expect(await store.mintToken(createRequest('early', { nowMs: HOUR_MS - 1 }))).toBe(1);
    expect(await store.mintToken(createRequest('next', { nowMs: HOUR_MS }))).toBe(0);
    expect(await store.mintToken(createRequest('early', { nowMs: HOUR_MS }))).toBe(1000);
  });

  test('are exactly ten of fifty that one network asks for at once', async () => {
    const store = await stores.create();
    const waits = await Promise.all(
      Array.from({ length: 50 }, (_, index) => store.mintToken(createRequest(`a${index}`))),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
    const stored = await Promise.all(waits.map((_, index) => store.findTokenHash(`a${index}`)));
    expect(stored.filter((hash) => hash !== undefined)).toHaveLength(10);
  });

  test('are exactly ten of those that two processes are asked for at once', async () => {
    const address = stores.createAddress();
    const [one, two] = await Promise.all([openAt(address), openAt(address)]);
    const mints = Array.from({ length: 30 }, (_, index) => [
      one.mintToken(createRequest(`one ${index}`)),
      two.mintToken(createRequest(`two ${index}`)),
    ]);
    const waits = await Promise.all(mints.flat());
    expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
    await Promise.all([one.close(), two.close()]);
  });

  test('and the count of a network are there after a restart', async () => {
    const address = stores.createAddress();
    const before = await openAt(address);
    for (let index = 0; index < 10; index += 1) await before.mintToken(createRequest(`a${index}`));
    await before.close();
    const after = await openAt(address);
    expect(await after.findTokenHash('a0')).toBe('hash of a0');
    expect(await after.readMintWaitMs('192.0.2.1', rule, 1000)).toBe(HOUR_MS - 1000);
    await after.close();
  });

  test('with an id that is taken are refused, and not counted', async () => {
    const store = await stores.create();
    await store.mintToken(createRequest('a1'));
    await expect(store.mintToken(createRequest('a1', { network: '192.0.2.9' }))).rejects.toThrow();
    expect(await store.findTokenHash('a1')).toBe('hash of a1');
    for (let index = 0; index < 10; index += 1) {
      expect(await store.mintToken(createRequest(`b${index}`, { network: '192.0.2.9' }))).toBe(0);
    }
  });
});

import { expect, test } from 'vitest';
import { describeEachStore, openAt } from '../../test/stores/each-store.ts';
import type { StoredKey } from '../access/credentials/key-store.ts';

function createStoredKey(publicId: string, changes: Partial<StoredKey> = {}): StoredKey {
  return {
    publicId,
    name: 'Zoë’s "reports"',
    permissions: ['extract', 'evaluate'],
    createdAtMs: 1000,
    revokedAtMs: null,
    secrets: [{ secretHash: `hash of ${publicId}`, createdAtMs: 1000, expiresAtMs: null }],
    ...changes,
  };
}

describeEachStore('keys', (stores) => {
  test('come back as they were stored', async () => {
    const store = await stores.create();
    const keys = [
      createStoredKey('k1'),
      createStoredKey('k2', { permissions: null }),
      createStoredKey('k3', { permissions: [] }),
    ];
    for (const key of keys) await store.insertKey(key);
    expect(await store.findKey('k1')).toEqual(keys[0]);
    expect(await store.findKey('k2')).toEqual(keys[1]);
    expect(await store.findKey('k4')).toBeUndefined();
    expect(await store.listKeys()).toEqual(keys);
  });

  test('are listed from the oldest', async () => {
    const store = await stores.create();
    await store.insertKey(createStoredKey('k1', { createdAtMs: 2000 }));
    await store.insertKey(createStoredKey('k2', { createdAtMs: 1000 }));
    expect((await store.listKeys()).map((key) => key.publicId)).toEqual(['k2', 'k1']);
  });

  test('with an id that is taken are refused', async () => {
    const store = await stores.create();
    await store.insertKey(createStoredKey('k1'));
    await expect(store.insertKey(createStoredKey('k1', { name: 'other' }))).rejects.toThrow();
    expect(await store.findKey('k1')).toEqual(createStoredKey('k1'));
  });

  test('keep two secrets after a rotation, and after a second one the last two', async () => {
    const store = await stores.create();
    await store.insertKey(createStoredKey('k1'));
    const rotate = (secretHash: string, nowMs: number) =>
      store.rotateSecret({ publicId: 'k1', secretHash, nowMs, previousExpiresAtMs: nowMs + 500 });
    expect(await rotate('second', 2000)).toBe(true);
    expect((await store.findKey('k1'))?.secrets).toEqual([
      { secretHash: 'second', createdAtMs: 2000, expiresAtMs: null },
      { secretHash: 'hash of k1', createdAtMs: 1000, expiresAtMs: 2500 },
    ]);
    expect(await rotate('third', 2100)).toBe(true);
    expect((await store.findKey('k1'))?.secrets).toEqual([
      { secretHash: 'third', createdAtMs: 2100, expiresAtMs: null },
      { secretHash: 'second', createdAtMs: 2000, expiresAtMs: 2600 },
    ]);
  });

  test('rotated by many at once have one lasting secret and one that expires', async () => {
    const store = await stores.create();
    await store.insertKey(createStoredKey('k1'));
    const rotations = Array.from({ length: 10 }, (_, index) =>
      store.rotateSecret({ publicId: 'k1', secretHash: `hash ${index}`, nowMs: 2000, previousExpiresAtMs: 3000 }),
    );
    expect(await Promise.all(rotations)).toEqual(Array(10).fill(true));
    const secrets = (await store.findKey('k1'))?.secrets ?? [];
    expect(secrets.map((secret) => secret.expiresAtMs).toSorted()).toEqual([3000, null]);
  });

  test('are revoked once, and not rotated after', async () => {
    const store = await stores.create();
    await store.insertKey(createStoredKey('k1'));
    expect(await store.revokeKey('k1', 5000)).toBe(true);
    expect(await store.revokeKey('k1', 6000)).toBe(true);
    expect((await store.findKey('k1'))?.revokedAtMs).toBe(5000);
    const rotation = { publicId: 'k1', secretHash: 'new', nowMs: 7000, previousExpiresAtMs: 8000 };
    expect(await store.rotateSecret(rotation)).toBe(false);
    expect((await store.findKey('k1'))?.secrets).toEqual(createStoredKey('k1').secrets);
  });

  test('that are not there are neither revoked nor rotated', async () => {
    const store = await stores.create();
    expect(await store.revokeKey('k1', 5000)).toBe(false);
    const rotation = { publicId: 'k1', secretHash: 'new', nowMs: 7000, previousExpiresAtMs: 8000 };
    expect(await store.rotateSecret(rotation)).toBe(false);
  });

  test('that one process revokes are revoked for another at once', async () => {
    const address = stores.createAddress();
    const [service, commandLine] = await Promise.all([openAt(address), openAt(address)]);
    await commandLine.insertKey(createStoredKey('k1'));
    expect(await service.findKey('k1')).toEqual(createStoredKey('k1'));
    await commandLine.revokeKey('k1', 5000);
    expect((await service.findKey('k1'))?.revokedAtMs).toBe(5000);
    await Promise.all([service.close(), commandLine.close()]);
  });
});

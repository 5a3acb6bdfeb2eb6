import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { proves } from '../../test/proves.ts';
import { identifyCaller } from '../access/credentials/identify-caller.ts';
import { createManualClock, type ManualClock } from '../access/manual-clock.ts';
import { systemRandom } from '../access/random.ts';
import { openMemoryStore, type Store } from '../storage/open-store.ts';
import { StorageError } from '../storage/storage-error.ts';
import { runCli } from './run-cli.ts';
import { createSystemFiles } from './system-files.ts';

type Outcome = { readonly code: number; readonly stdout: string; readonly stderr: string };

let clock: ManualClock;
let store: Store;

beforeEach(async () => {
  clock = createManualClock('2026-03-15T12:00:00Z');
  store = await openMemoryStore(clock);
});
afterEach(() => store.close());

async function run(line: string, openStore?: () => Promise<Store>): Promise<Outcome> {
  const written = { stdout: '', stderr: '' };
  const code = await runCli(line === '' ? [] : line.split(' '), {
    version: '1.2.3',
    clock,
    random: systemRandom,
    keyPrefix: 'cha',
    stdout: { write: (text) => (written.stdout += text) },
    stderr: { write: (text) => (written.stderr += text) },
    files: createSystemFiles([]),
    sourceTextLength: 500_000,
    openStore: openStore ?? (async () => ({ ...store, close: async () => {} })),
  });
  return { code, ...written };
}

function identify(key: string) {
  return identifyCaller({ store, clock, keyPrefix: 'cha' }, `Bearer ${key}`, '192.0.2.1');
}

async function createKey(options = '--name test'): Promise<{ readonly key: string; readonly id: string }> {
  const { stdout } = await run(`keys create ${options}`);
  const key = stdout.trim();
  return { key, id: key.split('_')[1] ?? '' };
}

describe('keys create', () => {
  test(proves('keys.create', 'a key that works, alone on one line'), async () => {
    const { code, stdout, stderr } = await run('keys create --name reports');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^cha_k\w{11}_\w{49}\n$/);
    expect(stderr).toContain('for every endpoint, stored in memory');
    expect(await identify(stdout.trim())).toMatchObject({ kind: 'key' });
  });

  test('gives the key the permissions that are named', async () => {
    const { key } = await createKey('--name x --permissions suggestions,extract');
    expect(await identify(key)).toMatchObject({ permissions: new Set(['extract', 'suggestions']) });
  });

  test.each([
    ['keys create', 'A key needs a name'],
    ['keys create --name=', 'A key needs a name'],
    [`keys create --name ${'x'.repeat(101)}`, 'at most 100 characters'],
    ['keys create --name a\u001b[2J', 'no control characters'],
    ['keys create --name x --permissions extact', '"extact" is no endpoint'],
    ['keys create --name x --permissions=', '"" is no endpoint'],
    ['keys create --name x extra', 'does not take "extra"'],
    ['keys create --nmae x', "Unknown option '--nmae'"],
  ])('refuses %s before it opens the store', async (line, complaint) => {
    const outcome = await run(line, () => Promise.reject(new Error('The store was opened.')));
    expect(outcome).toMatchObject({ code: 2, stdout: '' });
    expect(outcome.stderr).toContain(complaint);
  });
});

describe('keys list', () => {
  test('shows every key with its state, and no secret', async () => {
    const first = await createKey('--name first --permissions extract');
    clock.advance(1000);
    const second = await createKey('--name second');
    await run(`keys revoke ${first.id}`);
    await run(`keys rotate ${second.id} --overlap 1h`);
    const { stdout } = await run('keys list');
    expect(stdout.split('\n').map((line) => line.split(/ {2,}/))).toEqual([
      ['ID', 'CREATED', 'STATE', 'PERMISSIONS', 'NAME'],
      [first.id, '2026-03-15T12:00:00Z', 'revoked 2026-03-15T12:00:01Z', 'extract', 'first'],
      [second.id, '2026-03-15T12:00:01Z', 'live, old secret until 2026-03-15T13:00:01Z', 'all', 'second'],
      [''],
    ]);
    expect(stdout).not.toContain(first.key.slice(18));
  });

  test('says where it looked when there are none', async () => {
    expect(await run('keys list')).toEqual({ code: 0, stdout: '', stderr: 'There are no keys in memory.\n' });
  });
});

describe('keys rotate', () => {
  test('prints a new key; the one before works until the overlap is over', async () => {
    const { key, id } = await createKey();
    const { stdout, stderr } = await run(`keys rotate ${id} --overlap 30m`);
    expect(stderr).toBe('The key before it works until 2026-03-15T12:30:00Z.\n');
    clock.advance(30 * 60_000 - 1);
    await expect(identify(key)).resolves.toMatchObject({ accountId: id });
    await expect(identify(stdout.trim())).resolves.toMatchObject({ accountId: id });
    clock.advance(1);
    await expect(identify(key)).rejects.toMatchObject({ code: 'AUTHENTICATION_ERROR' });
    await expect(identify(stdout.trim())).resolves.toMatchObject({ accountId: id });
  });

  test('without an overlap ends the key before at once', async () => {
    const { key, id } = await createKey();
    await run(`keys rotate ${id} --overlap 0`);
    await expect(identify(key)).rejects.toMatchObject({ code: 'AUTHENTICATION_ERROR' });
  });

  test('a second time leaves two keys that work, and ends the oldest', async () => {
    const { key, id } = await createKey();
    const second = (await run(`keys rotate ${id}`)).stdout.trim();
    const third = (await run(`keys rotate ${id}`)).stdout.trim();
    await expect(identify(key)).rejects.toMatchObject({ code: 'AUTHENTICATION_ERROR' });
    await expect(identify(second)).resolves.toMatchObject({ accountId: id });
    await expect(identify(third)).resolves.toMatchObject({ accountId: id });
  });

  test.each(['soon', '1.5h', '-1h', '1w', '999999d'])('refuses an overlap of %s', async (overlap) => {
    const { id } = await createKey();
    expect(await run(`keys rotate ${id} --overlap=${overlap}`)).toMatchObject({ code: 2, stdout: '' });
  });

  test('refuses a key that is not there, or is revoked', async () => {
    const { id } = await createKey();
    await run(`keys revoke ${id}`);
    expect(await run('keys rotate k0')).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringContaining('no key k0'),
    });
    expect(await run(`keys rotate ${id}`)).toMatchObject({ code: 1, stderr: expect.stringContaining('is revoked') });
    expect(await run('keys rotate')).toMatchObject({ code: 2, stderr: expect.stringContaining('needs ID') });
  });
});

describe('keys revoke', () => {
  test('refuses the key and its old secret from then on, and may be repeated', async () => {
    const { key, id } = await createKey();
    const second = (await run(`keys rotate ${id}`)).stdout.trim();
    expect(await run(`keys revoke ${id}`)).toEqual({ code: 0, stdout: '', stderr: `Key ${id} is revoked.\n` });
    await expect(identify(key)).rejects.toMatchObject({ code: 'AUTHENTICATION_ERROR' });
    await expect(identify(second)).rejects.toMatchObject({ code: 'AUTHENTICATION_ERROR' });
    expect(await run(`keys revoke ${id}`)).toMatchObject({ code: 0 });
  });

  test('of a key that is not there fails', async () => {
    expect(await run('keys revoke k0')).toMatchObject({ code: 1, stderr: expect.stringContaining('no key k0') });
  });
});

describe('ledger audit', () => {
  const charges = [{ accountId: 'k1', limitMicros: 100 }];
  const request = { requestId: 'r', charges, amountMicros: 60, month: '2026-03', nowMs: 0, expiresAtMs: 1 };

  test('agrees with what the service wrote, with exit code 0', async () => {
    await store.reserve({ ...request, holdId: 'h' });
    expect(await run('ledger audit')).toEqual({
      code: 0,
      stdout: 'Ledger entries: 1, monthly balances: 1, open holds: 1. All agree.\n',
      stderr: '',
    });
  });

  test('reports each disagreement, with exit code 1', async () => {
    const readMoney: Store['readMoney'] = (use) =>
      store.readMoney((snapshot) =>
        use({
          ...snapshot,
          balances: [{ accountId: 'k1', month: '2026-03', heldMicros: 5, spentMicros: 0 }],
        }),
      );
    const outcome = await run('ledger audit', async () => ({ ...store, readMoney, close: async () => {} }));
    expect(outcome).toMatchObject({
      code: 1,
      stdout:
        'Balance of k1 in 2026-03: the ledger gives 0 held and 0 spent, the store says 5 held and 0 spent.\n' +
        'Ledger entries: 0, monthly balances: 1, open holds: 0. Disagreements: 1.\n',
    });
  });
});

describe('the command line', () => {
  test.each(['--help', '-h', 'keys --help', 'keys create --help', 'keys create -h', 'ledger audit --help'])(
    '%s explains without opening the store',
    async (line) => {
      const outcome = await run(line, () => Promise.reject(new Error('The store was opened.')));
      expect(outcome).toMatchObject({ code: 0, stderr: '' });
      expect(outcome.stdout).toMatch(/^Usage: chart-agents /);
    },
  );

  test('help of a group shows that group alone', async () => {
    const { stdout } = await run('keys --help');
    expect(stdout).toContain('keys rotate ID [--overlap TIME]');
    expect(stdout).not.toContain('ledger');
  });

  test.each([
    ['', 'This needs a command.'],
    ['keys', 'This needs a command.'],
    ['frob', 'There is no command "frob".'],
    ['keys frob --help', 'There is no command "keys frob".'],
    ['keys list extra', 'keys list does not take "extra".'],
  ])('refuses "%s" with exit code 2', async (line, complaint) => {
    const outcome = await run(line);
    expect(outcome).toMatchObject({ code: 2, stdout: '' });
    expect(outcome.stderr).toContain(complaint);
  });

  test('--version prints the version alone', async () => {
    expect(await run('--version')).toEqual({ code: 0, stdout: '1.2.3\n', stderr: '' });
  });

  test('tells of a store that cannot be opened in one line', async () => {
    const refuse = () => Promise.reject(new StorageError("The store at /data can't be used: disk full."));
    expect(await run('keys list', refuse)).toEqual({
      code: 1,
      stdout: '',
      stderr: "chart-agents: The store at /data can't be used: disk full.\n",
    });
  });
});

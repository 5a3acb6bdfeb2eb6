import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { describeEachStore, openAt, type StoreAddress } from '../../test/stores/each-store.ts';
import { createTestGate } from '../../test/stores/test-gate.ts';
import { systemClock } from '../access/clock.ts';

const PROGRAM = fileURLToPath(new URL('../../bin/chart-agents.cjs', import.meta.url));

type Outcome = { readonly status: number | null; readonly stdout: string; readonly stderr: string };

function run(args: readonly string[], environment: Readonly<Record<string, string>>): Outcome {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...args], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ...environment },
  });
  return { status, stdout, stderr };
}

function toEnvironment({ dataDir, databaseUrl }: StoreAddress): Readonly<Record<string, string>> {
  return { CHART_AGENTS_DATA_DIR: dataDir, CHART_AGENTS_DATABASE_URL: databaseUrl, CHART_AGENTS_KEY_PREFIX: 'acme' };
}

describeEachStore('the program beside a running service', (stores) => {
  test('makes a key that the service takes at once, and revokes it for the next request', async () => {
    const address = stores.createAddress();
    const store = await openAt(address);
    const gate = createTestGate(store, systemClock, { keyPrefix: 'acme' });

    const created = run(['keys', 'create', '--name', 'reports'], toEnvironment(address));
    expect(created).toMatchObject({ status: 0, stdout: expect.stringMatching(/^acme_k\w{11}_\w{49}\n$/) });
    const key = created.stdout.trim();
    const identity = await gate.identify(`Bearer ${key}`, '192.0.2.1');
    expect(identity.kind).toBe('key');

    await (await gate.hold(identity, 100, 'r1')).settle(40);
    expect(run(['ledger', 'audit'], toEnvironment(address))).toMatchObject({
      status: 0,
      stdout: 'Ledger entries: 2, monthly balances: 1, open holds: 0. All agree.\n',
    });

    expect(run(['keys', 'revoke', key.split('_')[1] ?? ''], toEnvironment(address)).status).toBe(0);
    await expect(gate.identify(`Bearer ${key}`, '192.0.2.1')).rejects.toMatchObject({ code: 'AUTHENTICATION_ERROR' });
    await store.close();
  });
});

describe('the program', () => {
  test('makes a chart of its standard input', () => {
    const input = 'Month,Sales\nJan,120\nFeb,135\nMar,128\n';
    const { status, stdout } = spawnSync(process.execPath, [PROGRAM, 'extract', '-'], { encoding: 'utf8', input });
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ data: { rows: [{}, {}, {}] } });
  });

  test('ends quietly where nobody reads on', async () => {
    const program = spawn(process.execPath, [PROGRAM, 'extract', '-']);
    let complaints = '';
    program.stderr.on('data', (text) => {
      complaints += text;
    });
    program.stdout.once('data', () => program.stdout.destroy());
    program.stdin.end(`Row,Value\n${Array.from({ length: 20_000 }, (_, index) => `r${index},${index}\n`).join('')}`);
    const [status] = await once(program, 'close');
    expect(status).toBe(0);
    expect(complaints).toMatch(/^Read 20,000 rows[^\n]*\n(- [^\n]*\n)*$/);
  });

  test('tells of a setting that can not be in one line', () => {
    expect(run(['keys', 'list'], { CHART_AGENTS_KEY_PREFIX: 'a_b' })).toEqual({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(/^chart-agents: CHART_AGENTS_KEY_PREFIX=a_b can't be used: .*\n$/),
    });
  });

  test('tells of a store that can not be opened in one line', () => {
    expect(run(['keys', 'list'], { CHART_AGENTS_DATA_DIR: PROGRAM })).toEqual({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(/^chart-agents: The store at .* can't be used: .*\n$/),
    });
  });
});

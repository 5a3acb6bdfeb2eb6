import { afterAll, describe, expect, it } from 'vitest';
import { Sandbox, type SandboxOptions } from './sandbox.ts';

const OPTIONS: SandboxOptions = { memoryMb: 96, cpuSeconds: 20, wallMs: 15_000, children: 2, idleMs: 5000 };
const NEVER = new AbortController().signal;

const sandbox = new Sandbox(OPTIONS);
const hasty = new Sandbox({ ...OPTIONS, wallMs: 1000 });
const frugal = new Sandbox({ ...OPTIONS, cpuSeconds: 1 });
afterAll(() => {
  for (const each of [sandbox, hasty, frugal]) each.close();
});

/** A module whose task is the given body of a generator. */
function taskOf(body: string): string {
  return `data:text/javascript,${encodeURIComponent(`export async function* runTask(bytes, options) {${body}}`)}`;
}

async function run(body: string, { within = sandbox, signal = NEVER } = {}): Promise<readonly unknown[]> {
  const order = { moduleUrl: taskOf(body), bytes: Uint8Array.of(1, 2, 3), options: { step: 2 } };
  const pieces: unknown[] = [];
  for await (const piece of within.run(order, signal)) pieces.push(piece);
  return pieces;
}

describe('a task in the sandbox', { timeout: 30_000 }, () => {
  it('gets bytes and options, and gives its pieces in order', async () => {
    const body = 'for (const byte of bytes) yield { value: byte * options.step };';
    expect(await run(body)).toEqual([{ value: 2 }, { value: 4 }, { value: 6 }]);
  });

  it('takes one process each, so that nothing stays for the next', async () => {
    const body = 'globalThis.seen ??= 0; globalThis.seen += 1; yield globalThis.seen;';
    expect([await run(body), await run(body)]).toEqual([[1], [1]]);
  });

  it('has an empty environment', async () => {
    const body =
      'yield Object.keys(process.env).filter((name) => !/^(?:NODE_CHANNEL|PWD$|OLDPWD$|SHLVL$|_$)/.test(name));';
    expect(await run(body)).toEqual([[]]);
  });

  it.each([
    ['read a file', "yield (await import('node:fs')).readFileSync('/etc/passwd', 'utf8');"],
    ['write a file', "yield (await import('node:fs')).writeFileSync('/tmp/sandbox-was-here', 'x');"],
    ['start a process', "yield (await import('node:child_process')).execSync('id').toString();"],
    ['start a thread', "yield String(new (await import('node:worker_threads')).Worker('1', { eval: true }));"],
    ['make code of text', "yield eval('1 + 1');"],
  ])('may not %s', async (_, body) => {
    await expect(run(body)).rejects.toThrow(/Access to this API has been restricted|Code generation from strings/);
  });

  it('that allocates without end is refused', async () => {
    const heap = 'const all = []; for (;;) all.push({ at: all.length });';
    const buffers = 'const all = []; for (;;) all.push(Buffer.alloc(1e7, 1));';
    await expect(run(heap)).rejects.toMatchObject({ reason: 'too-much-memory' });
    await expect(run(buffers)).rejects.toMatchObject({ reason: 'too-much-memory' });
  });

  it('that never gives way is refused by the clock and by processor time', async () => {
    await expect(run('for (;;);', { within: hasty })).rejects.toMatchObject({ reason: 'too-slow' });
    await expect(run('for (;;);', { within: frugal })).rejects.toMatchObject({ reason: 'too-slow' });
  });

  it('ends when its caller leaves, whatever it is doing', async () => {
    const leave = new AbortController();
    const running = run('for (;;);', { signal: leave.signal });
    setTimeout(() => leave.abort(new Error('left')), 300);
    await expect(running).rejects.toThrow('left');
    await expect(run('yield 1;', { signal: leave.signal })).rejects.toThrow('left');
  });

  it('that throws is told with what it threw, and the next one works', async () => {
    await expect(run("throw new TypeError('broken inside');")).rejects.toThrow('broken inside');
    await expect(run('process.exit(3);')).rejects.toThrow('A process ended: 3');
    expect(await run('yield 1;')).toEqual([1]);
  });

  it('waits for its turn where as many run as may, and leaves the queue with its caller', async () => {
    const slow = "await new Promise((resolve) => setTimeout(resolve, 400)); yield 'slow';";
    const leave = new AbortController();
    const first = [run(slow), run(slow)];
    const left = run('yield 1;', { signal: leave.signal });
    const waiting = run('yield 2;');
    leave.abort(new Error('left'));
    await expect(left).rejects.toThrow('left');
    expect(await Promise.all([...first, waiting])).toEqual([['slow'], ['slow'], [2]]);
  });
});

describe('a spare process', { timeout: 30_000 }, () => {
  it('keeps nobody from ending', async () => {
    const { spawnSync } = await import('node:child_process');
    const program = `
      import { Sandbox } from ${JSON.stringify(new URL('./sandbox.ts', import.meta.url).href)};
      const sandbox = new Sandbox(${JSON.stringify({ ...OPTIONS, idleMs: 60_000 })});
      const order = { moduleUrl: ${JSON.stringify(taskOf('yield 1;'))}, bytes: new Uint8Array(), options: {} };
      for await (const piece of sandbox.run(order, new AbortController().signal)) console.log(piece);`;
    const ended = spawnSync(process.execPath, ['--input-type=module', '-e', program], { timeout: 20_000 });
    expect([ended.stdout.toString(), ended.status]).toEqual(['1\n', 0]);
  });
});

describe('the network of the sandbox', { timeout: 30_000 }, () => {
  it('is not there, where the system can take it away', async () => {
    const body = `
      const { networkInterfaces } = await import('node:os');
      yield Object.values(networkInterfaces()).flat().filter(({ internal }) => !internal).length;`;
    const { spawnSync } = await import('node:child_process');
    const canTakeAway = spawnSync('unshare', ['-rn', 'true']).status === 0;
    if (canTakeAway) expect(await run(body)).toEqual([0]);
    else expect(await run(body)).toHaveLength(1);
  });
});

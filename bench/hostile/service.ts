import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import nodeOptions from '../../scripts/node-options.json' with { type: 'json' };

/** A service in a process of its own, as `npm start` runs it. */
export type Service = {
  readonly base: string;
  /** Of the main process. */
  readonly pid: number | undefined;
  /** Memory of the main process in MB, now and at its highest; undefined where the system does not tell. */
  readonly memory: () => { readonly now: number; readonly peak: number } | undefined;
  readonly isAlive: () => boolean;
  readonly stop: () => void;
};

/** Starts a service on a free port with a store of its own, and waits until it answers. Throws where it does not start. */
export async function startService(): Promise<Service> {
  const port = await findFreePort();
  const folder = mkdtempSync(join(tmpdir(), 'chart-agents-bench-'));
  const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
  const child = spawn(process.execPath, [...nodeOptions, main], {
    env: {
      ...process.env,
      CHART_AGENTS_PORT: String(port),
      CHART_AGENTS_DATA_DIR: folder,
      CHART_AGENTS_REQUESTS_PER_MINUTE: '1000000',
      CHART_AGENTS_TOKENS_PER_HOUR: '1000000',
      CHART_AGENTS_LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  // Where it cannot start, it says why and ends.
  const [said] = await once(child.stderr, 'data');
  if (!String(said).includes('ready')) throw new Error(`The service did not start: ${said}`);
  child.stderr.pipe(process.stderr);
  return {
    base: `http://127.0.0.1:${port}/api/v0`,
    pid: child.pid,
    memory: () => readMemory(child.pid),
    isAlive: () => child.exitCode === null && child.signalCode === null,
    stop() {
      child.kill('SIGTERM');
      child.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    },
  };
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}

function readMemory(pid: number | undefined): { readonly now: number; readonly peak: number } | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const megabytes = (field: string): number => Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
    return { now: megabytes('VmRSS'), peak: megabytes('VmHWM') };
  } catch {
    return undefined;
  }
}

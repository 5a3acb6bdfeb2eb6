import { spawnSync } from 'node:child_process';
import { chownSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A PostgreSQL server of this test run alone. */
export type TemporaryPostgres = {
  /** Makes an empty database and gives its address. */
  createDatabase(name: string): string;
  /** Ends the server and every connection, as a crash would; `resume` starts it again on the same data and port. */
  halt(): void;
  resume(): void;
  /** Ends the server and deletes its data. */
  stop(): void;
};

/** Where Debian and Ubuntu keep the programs, the newest last. */
const PROGRAM_FOLDERS = globSync('/usr/lib/postgresql/*/bin').toSorted();

/** Why there is no PostgreSQL to test on, for the title of a skipped suite; undefined where there is one. */
export const POSTGRES_MISSING =
  PROGRAM_FOLDERS.length > 0
    ? undefined
    : 'no PostgreSQL programs in /usr/lib/postgresql; install the package postgresql';

if (POSTGRES_MISSING !== undefined && process.env.CI === 'true') throw new Error(POSTGRES_MISSING);

/**
 * Starts a server on a free port with its data in a temporary folder, on the settings it has out of the box but one:
 * nothing is forced to the disk (`fsync`), which only a crash of the whole machine could tell.
 */
export async function startTemporaryPostgres(): Promise<TemporaryPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'chart-agents-postgres-'));
  const port = await findFreePort();
  const dataDir = join(folder, 'data');
  if (isRoot()) giveToPostgres(folder);
  run('initdb', ['--pgdata', dataDir, '--username', 'tester', '--auth', 'trust', '--encoding', 'UTF8', '--no-sync']);
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off`;
  const resume = (): void =>
    run('pg_ctl', ['start', '--wait', '--pgdata', dataDir, '--log', join(folder, 'log'), '--options', options]);
  const halt = (): void => run('pg_ctl', ['stop', '--pgdata', dataDir, '--mode', 'immediate']);
  resume();
  return {
    halt,
    resume,
    createDatabase(name) {
      run('createdb', ['--host', '127.0.0.1', '--port', String(port), '--username', 'tester', name]);
      return `postgres://tester@127.0.0.1:${port}/${name}`;
    },
    stop() {
      halt();
      rmSync(folder, { recursive: true });
    },
  };
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** The server refuses to run as root: the package's own user runs it then. */
function giveToPostgres(folder: string): void {
  const [uid, gid] = ['-u', '-g'].map((flag) =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout),
  );
  if (uid === undefined || gid === undefined) throw new Error('There is no user postgres.');
  chownSync(folder, uid, gid);
}

function run(program: string, args: readonly string[]): void {
  const path = join(PROGRAM_FOLDERS.at(-1) ?? '', program);
  const [command = path, ...before] = isRoot() ? ['runuser', '-u', 'postgres', '--', path] : [path];
  const result = spawnSync(command, [...before, ...args], {
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
  });
  if (result.status !== 0) throw new Error(`${program} failed: ${result.stderr || result.error?.message}`);
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

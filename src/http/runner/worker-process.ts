import { type ChildProcess, fork } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StopTimer, Timers } from '../timers.ts';
import type { WorkerNotice, WorkerReply, WorkerRequest, WorkerSetup } from './messages.ts';

/** What a worker may use and when it ends by itself. */
export type WorkerProcessOptions = {
  /** How long it may be idle before it is ended. */
  readonly idleMs: number;
  /** The most memory its objects may take, in MB; beyond it the process dies. */
  readonly memoryMb: number;
  readonly setup: WorkerSetup;
  readonly timers: Timers;
};

/** One child process and the question it is at. */
export interface WorkerProcess {
  readonly isDead: boolean;
  /** Hands over a piece of a body; kept once there is room for the next. */
  feed(bytes: Uint8Array): Promise<void>;
  /** Asks one thing and waits for its answer. Throws when the process dies meanwhile. */
  ask(request: WorkerRequest): Promise<WorkerReply>;
  /** Forgets the call and starts the clock after which an idle worker is ended. */
  sleep(): void;
  /** Stops that clock. */
  wake(): void;
  /** Ends the process at once, whatever it is doing; kept once it is over. */
  end(): Promise<void>;
}

/** V8 ends a process that is out of memory in this way. */
const OUT_OF_MEMORY = ['SIGABRT', 134];

const LAST_WORDS_LENGTH = 1000;

/** A worker process that ended by itself, with the last it said. For the log. */
export class WorkerDeath extends Error {
  readonly isOutOfMemory: boolean;
  readonly lastWords: string;

  constructor(how: string | number | null, lastWords: string) {
    super(`A worker process ended: ${how}.`);
    this.name = 'WorkerDeath';
    this.lastWords = lastWords;
    this.isOutOfMemory = how !== null && OUT_OF_MEMORY.includes(how);
  }
}

/** The extension is that of this file: `.ts` from source, `.js` when compiled. */
const WORKER_FILE = fileURLToPath(import.meta.url.replace(/worker-process(\.\w+)$/, 'worker$1'));

/** Starts a worker. Of the environment it is given nothing that may be secret. */
export function startWorkerProcess(options: WorkerProcessOptions, onDeath: () => void): WorkerProcess {
  const child = fork(WORKER_FILE, [], {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${options.memoryMb}`],
    env: toEnvironment(getCompileCacheDir()),
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  send(child, { kind: 'setup', setup: options.setup });
  let pending: PromiseWithResolvers<WorkerReply> | undefined;
  let death: Error | undefined;
  let stopIdleTimer: StopTimer = () => undefined;

  child.on('message', (reply: WorkerReply) => {
    const answered = pending;
    pending = undefined;
    answered?.resolve(reply);
  });
  const die = (error: Error): void => {
    if (death !== undefined) return;
    death = error;
    stopIdleTimer();
    pending?.reject(error);
    onDeath();
  };
  const over = untilOver(child).then(die);
  const end = async (): Promise<void> => {
    child.kill('SIGKILL');
    // At once, not when the system says so: nobody may be given a worker that is dying.
    die(new Error('The worker was ended.'));
    await over;
  };

  return {
    get isDead() {
      return death !== undefined;
    },
    feed: (bytes) => Promise.race([send(child, { kind: 'chunk', bytes }), over]),
    ask(request) {
      if (death !== undefined) return Promise.reject(death);
      pending = Promise.withResolvers();
      send(child, request);
      return pending.promise;
    },
    sleep() {
      send(child, { kind: 'discard' });
      stopIdleTimer = options.timers.after(options.idleMs, () => void end());
    },
    wake: () => stopIdleTimer(),
    end,
  };
}

/** Where Node keeps compiled sources, which makes the start of a worker several times faster. */
function toEnvironment(compileCacheDir: string | undefined): NodeJS.ProcessEnv {
  return compileCacheDir === undefined ? {} : { NODE_COMPILE_CACHE: dirname(compileCacheDir) };
}

/** A message that cannot be sent needs no care of its own: then the process is dying, and that is noticed. */
function send(child: ChildProcess, message: WorkerRequest | WorkerNotice): Promise<void> {
  return new Promise((resolve) => child.send(message, () => resolve()));
}

function untilOver(child: ChildProcess): Promise<Error> {
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text) => {
    said = (said + text).slice(-LAST_WORDS_LENGTH);
  });
  return new Promise((resolve) => {
    child.once('error', (cause) => resolve(new Error('A worker process could not be started.', { cause })));
    child.once('close', (code, signal) => resolve(new WorkerDeath(signal ?? code, said)));
  });
}

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

/** V8 ends a process that is out of memory in these ways. */
const OUT_OF_MEMORY: readonly (string | number)[] = ['SIGABRT', 'SIGTRAP', 'SIGILL', 134, 133, 132];

const LAST_WORDS_LENGTH = 1000;

/** What is left to V8 grows with what is made in between: this took a fifth off the memory of a table of 300,000 rows. */
const YOUNG_MEMORY_MB = 8;

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

/** One child process and the question it is at. Of the environment it is given nothing that may be secret. */
export class WorkerProcess {
  readonly #options: WorkerProcessOptions;
  readonly #child: ChildProcess;
  readonly #onDeath: () => void;
  readonly #over: Promise<void>;
  #death: Error | undefined;
  #answer: PromiseWithResolvers<WorkerReply> | undefined;
  #room: PromiseWithResolvers<void> | undefined;
  #stopIdleTimer: StopTimer = () => undefined;

  constructor(options: WorkerProcessOptions, onDeath: () => void) {
    this.#options = options;
    this.#onDeath = onDeath;
    this.#child = fork(WORKER_FILE, [], {
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${options.memoryMb}`, `--max-semi-space-size=${YOUNG_MEMORY_MB}`, '--expose-gc'],
      env: toEnvironment(getCompileCacheDir()),
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.#child.on('message', (reply: WorkerReply) => this.#answer?.resolve(reply));
    this.#over = untilOver(this.#child).then((error) => this.#die(error));
    send(this.#child, { kind: 'setup', setup: options.setup });
  }

  get isDead(): boolean {
    return this.#death !== undefined;
  }

  /** Hands over a piece of a body; kept once there is room for the next. Throws when the process dies meanwhile. */
  async feed(bytes: Uint8Array): Promise<void> {
    if (this.#death !== undefined) throw this.#death;
    this.#room = Promise.withResolvers();
    send(this.#child, { kind: 'chunk', bytes }, this.#room.resolve);
    await this.#room.promise;
  }

  /** Asks one thing and waits for its answer. Throws when the process dies meanwhile. */
  async ask(request: WorkerRequest): Promise<WorkerReply> {
    if (this.#death !== undefined) throw this.#death;
    this.#answer = Promise.withResolvers();
    send(this.#child, request);
    return await this.#answer.promise;
  }

  /** Forgets the call and starts the clock after which an idle worker is ended. */
  sleep(): void {
    send(this.#child, { kind: 'discard' });
    this.#stopIdleTimer = this.#options.timers.after(this.#options.idleMs, () => void this.end());
  }

  /** Stops that clock. */
  wake(): void {
    this.#stopIdleTimer();
  }

  /** Ends the process at once, whatever it is doing; kept once it is over. */
  async end(): Promise<void> {
    this.#child.kill('SIGKILL');
    // At once, not when the system says so: nobody may be given a worker that is dying.
    this.#die(new Error('The worker was ended.'));
    await this.#over;
  }

  #die(error: Error): void {
    if (this.#death !== undefined) return;
    this.#death = error;
    this.#stopIdleTimer();
    this.#room?.reject(error);
    this.#answer?.reject(error);
    this.#onDeath();
  }
}

/** Where Node keeps compiled sources, which makes the start of a worker several times faster. */
function toEnvironment(compileCacheDir: string | undefined): NodeJS.ProcessEnv {
  return compileCacheDir === undefined ? {} : { NODE_COMPILE_CACHE: dirname(compileCacheDir) };
}

/** What cannot be sent needs no care of its own: then the process is dying, and that is noticed. */
function send(child: ChildProcess, message: WorkerRequest | WorkerNotice, whenSent = () => {}): void {
  child.send(message, () => whenSent());
}

function untilOver(child: ChildProcess): Promise<Error> {
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text) => {
    said = (said + text).slice(-LAST_WORDS_LENGTH);
  });
  return new Promise((resolve) => {
    child.on('error', (cause) => resolve(new Error('A worker process could not be started.', { cause })));
    child.once('close', (code, signal) => resolve(new WorkerDeath(signal ?? code, said)));
  });
}

import type { ChildProcess } from 'node:child_process';
import { Socket } from 'node:net';
import { DocumentRefusal, type RefusalReason } from '../document-refusal.ts';
import type { SandboxHint, SandboxOrder, SandboxWord } from './messages.ts';
import { type ChildLimits, startChild } from './start-child.ts';

/** What one task may use, and how many may be carried out at a time. */
export type SandboxOptions = ChildLimits & {
  /** How long a task may take by the clock. */
  readonly wallMs: number;
  /** Tasks at a time; others wait for their turn. */
  readonly children: number;
  /** How long a process that is ready for the next task is kept. */
  readonly idleMs: number;
};

/** Limits under which the largest files that the contract takes are read with room to spare. */
export const SANDBOX_OPTIONS: SandboxOptions = {
  memoryMb: 480,
  cpuSeconds: 18,
  wallMs: 18_000,
  children: 2,
  idleMs: 30_000,
};

/** The same for what decodes pictures and reads letters: native libraries, which take memory, threads and so two processors of their own. */
export const NATIVE_SANDBOX_OPTIONS: SandboxOptions = {
  ...SANDBOX_OPTIONS,
  memoryMb: 900,
  cpuSeconds: 30,
  mayLoadNative: true,
};

/** The ends of a process that is out of memory: V8 aborts or traps, the system kills. */
const OUT_OF_MEMORY: ReadonlySet<string> = new Set(['SIGABRT', 'SIGTRAP', 'SIGILL', 'SIGSEGV', '134', '133', '132']);
const OUT_OF_TIME: ReadonlySet<string> = new Set(['SIGXCPU', 'SIGKILL', '152', '137']);
/** What V8, zlib and the system say where there is no room for one thing more. */
const NO_MEMORY_LEFT =
  /array buffer allocation failed|invalid (?:array|string|typed array) length|(?:map|set) maximum size|out of memory|allocation failure|Z_MEM_ERROR|ENOMEM|bad_alloc/i;
const LAST_WORDS_LENGTH = 1000;

/**
 * Reads documents in processes of their own, one process for one document. A spare one waits ready, so that nobody waits for
 * its start; it ends by itself when nothing comes.
 */
export class Sandbox {
  readonly #options: SandboxOptions;
  readonly #waiting: (() => void)[] = [];
  readonly #running = new Set<ChildProcess>();
  #spare: ChildProcess | undefined;
  #busy = 0;
  #isClosed = false;

  /** No process starts before the first task. */
  constructor(options: SandboxOptions) {
    this.#options = options;
  }

  /**
   * Carries out a task and gives its pieces. Throws `DocumentRefusal` where the document is refused or uses more than it may,
   * the signal's reason where the caller leaves; in every case the process is ended.
   */
  async *run(order: SandboxOrder, signal: AbortSignal): AsyncGenerator<unknown, void, void> {
    signal.throwIfAborted();
    await this.#takeTurn(signal);
    try {
      yield* this.#runNow(order, signal);
    } finally {
      this.#busy -= 1;
      this.#waiting.shift()?.();
    }
  }

  /** Ends every process. Tasks under way fail. */
  close(): void {
    this.#isClosed = true;
    for (const child of this.#running) child.kill('SIGKILL');
    this.#spare?.kill('SIGKILL');
    this.#spare = undefined;
  }

  async *#runNow(order: SandboxOrder, signal: AbortSignal): AsyncGenerator<unknown, void, void> {
    const child = this.#spare ?? this.#start();
    this.#spare = undefined;
    child.ref();
    this.#running.add(child);
    const task = new RunningTask(child, this.#options.wallMs, signal);
    try {
      task.begin(order);
      yield* task.pieces();
    } finally {
      task.end();
      this.#running.delete(child);
      this.#keepSpare({ likelyModuleUrl: order.moduleUrl });
    }
  }

  async #takeTurn(signal: AbortSignal): Promise<void> {
    if (this.#busy >= this.#options.children) {
      const turn = Promise.withResolvers<void>();
      const leave = (): void => turn.reject(signal.reason);
      this.#waiting.push(turn.resolve);
      signal.addEventListener('abort', leave);
      try {
        await turn.promise;
      } catch (reason) {
        const at = this.#waiting.indexOf(turn.resolve);
        if (at >= 0) this.#waiting.splice(at, 1);
        throw reason;
      } finally {
        signal.removeEventListener('abort', leave);
      }
    }
    this.#busy += 1;
  }

  #start(): ChildProcess {
    if (this.#isClosed) throw new Error('The sandbox is closed.');
    return startChild(this.#options);
  }

  #keepSpare(hint: SandboxHint): void {
    if (this.#isClosed || this.#spare !== undefined) return;
    const spare = this.#start();
    this.#spare = spare;
    spare.send(hint, () => undefined);
    letGo(spare);
    const timer = setTimeout(() => spare === this.#spare && this.#dismissSpare(), this.#options.idleMs).unref();
    const forget = (): void => {
      clearTimeout(timer);
      if (this.#spare === spare) this.#spare = undefined;
    };
    spare.once('exit', forget).once('error', forget);
  }

  #dismissSpare(): void {
    this.#spare?.kill('SIGKILL');
    this.#spare = undefined;
  }
}

/** One task in its process: what it said and was not yet taken, and how it ended. */
class RunningTask {
  readonly #child: ChildProcess;
  readonly #signal: AbortSignal;
  readonly #timer: NodeJS.Timeout;
  readonly #said: SandboxWord[] = [];
  #lastWords = '';
  #failure: unknown;
  #isOver = false;
  #news = Promise.withResolvers<void>();

  constructor(child: ChildProcess, wallMs: number, signal: AbortSignal) {
    this.#child = child;
    this.#signal = signal;
    this.#timer = setTimeout(() => this.#fail(new DocumentRefusal('too-slow', `more than ${wallMs} ms`)), wallMs);
    child.on('message', this.#onWord);
    child.on('error', this.#onError);
    child.on('close', this.#onClose);
    child.stderr?.setEncoding('utf8').on('data', this.#onStderr);
    signal.addEventListener('abort', this.#onAbort);
  }

  begin(order: SandboxOrder): void {
    // What cannot be sent needs no care of its own: then the process is dying, and that is noticed.
    this.#child.send(order, () => undefined);
  }

  async *pieces(): AsyncGenerator<unknown, void, void> {
    for (;;) {
      const word = this.#said.shift();
      if (word?.kind === 'piece') yield word.piece;
      else if (word !== undefined) return finish(word);
      else if (this.#isOver) throw this.#failure;
      else {
        await this.#news.promise;
        this.#news = Promise.withResolvers();
      }
    }
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#signal.removeEventListener('abort', this.#onAbort);
    this.#child.off('message', this.#onWord);
    this.#child.kill('SIGKILL');
  }

  readonly #onWord = (word: SandboxWord): void => {
    this.#said.push(word);
    this.#news.resolve();
  };

  readonly #onStderr = (text: string): void => {
    this.#lastWords = (this.#lastWords + text).slice(-LAST_WORDS_LENGTH);
  };

  readonly #onAbort = (): void => this.#fail(this.#signal.reason);
  readonly #onError = (cause: Error): void => this.#fail(new Error('A process could not be started.', { cause }));
  readonly #onClose = (code: number | null, signal: string | null): void => {
    const how = String(signal ?? code);
    const said = `${how} ${this.#lastWords}`;
    const reason = reasonOf(how) ?? (NO_MEMORY_LEFT.test(this.#lastWords) ? 'too-much-memory' : undefined);
    this.#fail(reason === undefined ? new Error(`A process ended: ${said}`) : new DocumentRefusal(reason, said));
  };

  #fail(error: unknown): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#failure = error;
    this.#child.kill('SIGKILL');
    this.#news.resolve();
  }
}

/** Lets this process end while the child waits: nobody is to wait for a spare one. */
function letGo(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
  if (child.stderr instanceof Socket) child.stderr.unref();
}

function reasonOf(how: string): RefusalReason | undefined {
  if (OUT_OF_MEMORY.has(how)) return 'too-much-memory';
  return OUT_OF_TIME.has(how) ? 'too-slow' : undefined;
}

function finish(word: Exclude<SandboxWord, { kind: 'piece' }>): void {
  if (word.kind === 'done') return;
  if (word.kind === 'refused') throw new DocumentRefusal(word.reason, word.detail);
  if (NO_MEMORY_LEFT.test(word.detail)) throw new DocumentRefusal('too-much-memory', word.detail);
  throw new Error(`A document could not be read: ${word.detail}`);
}

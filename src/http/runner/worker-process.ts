import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { StopTimer, Timers } from '../timers.ts';
import type { WorkerReply, WorkerRequest, WorkerSetup } from './messages.ts';

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
  /** Asks one thing and waits for its answer. Throws when the process dies meanwhile. */
  ask(request: WorkerRequest): Promise<WorkerReply>;
  /** Forgets the call and starts the clock after which an idle worker is ended. */
  sleep(): void;
  /** Stops that clock. */
  wake(): void;
  /** Ends the process at once, whatever it is doing; kept once it is over. */
  end(): Promise<void>;
}

/** The extension is that of this file: `.ts` from source, `.js` when compiled. */
const WORKER_FILE = fileURLToPath(import.meta.url.replace(/worker-process(\.\w+)$/, 'worker$1'));

/** Starts a worker. It is given no environment: it needs none, and secrets stay where they are. */
export function startWorkerProcess(options: WorkerProcessOptions, onDeath: () => void): WorkerProcess {
  const child = fork(WORKER_FILE, [JSON.stringify(options.setup)], {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${options.memoryMb}`],
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
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

/** A message that cannot be sent needs no care of its own: then the process is dying, and that is noticed. */
function send(child: ChildProcess, request: WorkerRequest): void {
  child.send(request, () => undefined);
}

function untilOver(child: ChildProcess): Promise<Error> {
  return new Promise((resolve) => {
    child.once('error', (cause) => resolve(new Error('A worker process could not be started.', { cause })));
    child.once('exit', (code, signal) => resolve(new Error(`A worker process ended: ${signal ?? code}.`)));
  });
}

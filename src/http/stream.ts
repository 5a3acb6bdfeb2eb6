import type { ServerResponse } from 'node:http';
import type { Locale } from '../chart/locale.ts';
import { type ServiceError, toErrorEvent, toServiceError } from './errors.ts';
import { type EventName, HEARTBEAT, type Payload, serialise, toPieces } from './frames.ts';
import { CallerGone, untilStopped } from './stop.ts';
import { type StopTimer, type Timers, withinTime } from './timers.ts';

/** The headers of every stream. */
const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache, no-transform',
  'x-accel-buffering': 'no',
} as const;

/** The work behind a stream. */
export type StreamWork = {
  /** Yields progress and returns the result, both serialised. */
  run(signal: AbortSignal): AsyncGenerator<Payload, Payload, void>;
  /**
   * Called exactly once, when the work has ended or was stopped. The last event waits for it, though not for ever: a store
   * that hangs must not keep an answer from its caller. Never fails.
   */
  settle(): Promise<void>;
};

/** Where a stream goes, and how patiently. */
export type StreamTarget = {
  readonly response: ServerResponse;
  readonly headers: Readonly<Record<string, string | number | string[] | undefined>>;
  /** The language of an error at its end. */
  readonly locale: Locale;
  /** Stops the work; its reason is what the caller is told, or `CallerGone`. */
  readonly stop: AbortController;
  readonly timers: Timers;
  /** Silence after which a comment is sent; 0 for never. */
  readonly heartbeatMs: number;
  /** How long a reader may take nothing before it is dropped. */
  readonly slowReaderMs: number;
};

/** How a stream ended, for the log. */
export type StreamEnd =
  | { readonly kind: 'complete' }
  | { readonly kind: 'error'; readonly error: ServiceError }
  | { readonly kind: 'gone'; readonly reason: string };

/** How long the last event waits for the work to be settled. */
const SETTLE_LIMIT_MS = 5_000;

/**
 * Answers with a stream: progress, then exactly one `complete` or `error`, then the end. Whatever the work does (throw,
 * hang, return what cannot be written), the stream ends as it should. Kept once the stream has ended and the work is
 * settled. Never throws.
 */
export async function writeStream(target: StreamTarget, work: StreamWork): Promise<StreamEnd> {
  const writer = createWriter(target);
  const settle = once(() => work.settle());
  const settleInTime = (): Promise<void> => withinTime(settle(), target.timers, SETTLE_LIMIT_MS);
  try {
    const result = await relayProgress(work.run(target.stop.signal), writer, target.stop.signal);
    await settleInTime();
    await writer.end('complete', result);
    return { kind: 'complete' };
  } catch (thrown) {
    target.stop.abort(thrown);
    await settleInTime();
    return await endWithError(target, writer, thrown);
  } finally {
    writer.close();
    await settle();
  }
}

async function relayProgress(
  steps: AsyncGenerator<Payload, Payload, void>,
  writer: FrameWriter,
  signal: AbortSignal,
): Promise<Payload> {
  try {
    for (;;) {
      signal.throwIfAborted();
      const step = await untilStopped(steps.next(), signal);
      if (step.done === true) return step.value;
      await writer.write('progress', step.value);
    }
  } catch (error) {
    // Not awaited: a generator that hangs would never return. What it throws while it ends is of no use to anybody.
    steps.return('{}').catch(() => undefined);
    throw signal.aborted ? signal.reason : error;
  }
}

async function endWithError(target: StreamTarget, writer: FrameWriter, thrown: unknown): Promise<StreamEnd> {
  const { response } = target;
  if (thrown instanceof CallerGone) {
    response.destroy();
    return { kind: 'gone', reason: thrown.message };
  }
  const error = toServiceError(thrown);
  try {
    await writer.end('error', serialise(toErrorEvent(error, target.locale)));
    return { kind: 'error', error };
  } catch (failure) {
    response.destroy();
    return { kind: 'gone', reason: failure instanceof Error ? failure.message : String(failure) };
  }
}

type FrameWriter = {
  /** Writes an event and waits until there is room for the next. Throws `CallerGone` where nobody reads. */
  write(event: EventName, payload: Payload): Promise<void>;
  /** Writes the last event and waits until it is out. */
  end(event: EventName, payload: Payload): Promise<void>;
  close(): void;
};

function createWriter({ response, headers, timers, heartbeatMs, slowReaderMs }: StreamTarget): FrameWriter {
  const heartbeat = createHeartbeat(timers, heartbeatMs, () => response.write(HEARTBEAT));
  const ahead = sendHeadersAhead(response, { ...headers, ...STREAM_HEADERS });
  const take = async (piece: string | Uint8Array): Promise<void> => {
    if (response.destroyed) throw new CallerGone('left');
    if (!response.write(piece)) await waitFor('drain', response, timers, slowReaderMs);
  };
  const writePieces = async (pieces: readonly (string | Uint8Array)[]): Promise<void> => {
    heartbeat.stop();
    for (const piece of pieces) await take(piece);
  };
  return {
    async write(event, payload) {
      await writePieces([...toPieces(event, payload)]);
      heartbeat.restart();
    },
    async end(event, payload) {
      const pieces = [...toPieces(event, payload)];
      const last = pieces.pop();
      await writePieces(pieces);
      if (response.destroyed) throw new CallerGone('left');
      const finished = waitFor('finish', response, timers, slowReaderMs);
      response.end(last);
      await finished;
    },
    close() {
      heartbeat.stop();
      clearImmediate(ahead);
    },
  };
}

/** An answer that is there at once goes out as one piece with its length; any other sends its headers ahead. */
function sendHeadersAhead(response: ServerResponse, headers: StreamTarget['headers']): NodeJS.Immediate {
  response.statusCode = 200;
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) response.setHeader(name, value);
  }
  return setImmediate(() => {
    if (!response.headersSent && !response.destroyed) response.flushHeaders();
  });
}

function createHeartbeat(timers: Timers, silenceMs: number, beat: () => void): { restart(): void; stop(): void } {
  let stopTimer: StopTimer = () => undefined;
  const restart = (): void => {
    stopTimer();
    if (silenceMs <= 0) return;
    stopTimer = timers.after(silenceMs, () => {
      beat();
      restart();
    });
  };
  restart();
  return { restart, stop: () => stopTimer() };
}

/** Waits for an event of the response; throws `CallerGone` when it closes first or the reader takes nothing in time. */
async function waitFor(
  event: 'drain' | 'finish',
  response: ServerResponse,
  timers: Timers,
  limitMs: number,
): Promise<void> {
  const waiting = Promise.withResolvers<void>();
  const onClose = (): void => waiting.reject(new CallerGone('left'));
  const stopTimer = timers.after(limitMs, () => waiting.reject(new CallerGone('reads nothing')));
  response.once(event, waiting.resolve).once('close', onClose);
  try {
    await waiting.promise;
  } finally {
    stopTimer();
    response.off(event, waiting.resolve).off('close', onClose);
  }
}

function once(run: () => Promise<void>): () => Promise<void> {
  let result: Promise<void> | undefined;
  return () => {
    result ??= run();
    return result;
  };
}

import type { IncomingMessage } from 'node:http';
import type { Body } from '../runner/runner.ts';
import { ValidationError } from '../v0/endpoint.ts';
import type { UploadSlot, UploadSlots } from './upload-slots.ts';

/** A body held in memory; `release` gives its slot back and has an effect once. */
export type ReceivedBody = Body & { readonly release: () => void };

/** The declared length of a body in bytes, where there is one. Node has already refused malformed values. */
export function declaredLength(request: IncomingMessage): number | undefined {
  const header = request.headers['content-length'];
  return header === undefined ? undefined : Number(header);
}

/** Refuses a body of more than `limitBytes`: a `ValidationError` that names the limit and the value. */
export function checkSize(sizeBytes: number, limitBytes: number, hedge: '' | 'at least ' = ''): void {
  if (sizeBytes <= limitBytes) return;
  const message = `The request body has ${hedge}${sizeBytes} bytes; the limit is ${limitBytes} bytes. Send less data.`;
  throw new ValidationError([{ path: '', message }]);
}

type ReadOptions = {
  readonly limitBytes: number;
  /** A body above this size takes one of the slots. */
  readonly largeBodyBytes: number;
  readonly slots: UploadSlots;
  readonly signal: AbortSignal;
};

/**
 * Reads a request body whole, counting what arrives whatever was declared. Throws a `ValidationError` above the limit,
 * `RATE_LIMIT_ERROR` where too many large bodies are in flight, and the signal's reason when it aborts. What is left
 * unread after a failure is the caller's to discard.
 */
export async function readBody(request: IncomingMessage, options: ReadOptions): Promise<ReceivedBody> {
  const { limitBytes, largeBodyBytes, slots, signal } = options;
  let slot: UploadSlot | undefined;
  const takeSlot = (sizeBytes: number): void => {
    if (sizeBytes > largeBodyBytes) slot ??= slots.take();
  };
  try {
    takeSlot(declaredLength(request) ?? 0);
    const gatherer = createGatherer();
    let sizeBytes = 0;
    await eachChunk(request, signal, (chunk) => {
      sizeBytes += chunk.length;
      checkSize(sizeBytes, limitBytes, 'at least ');
      takeSlot(sizeBytes);
      // What is only declared holds no bytes: a few who declare much and send nothing would shut out everybody.
      slot?.growTo(sizeBytes);
      gatherer.add(chunk);
    });
    return { chunks: gatherer.finish(), sizeBytes, release: () => slot?.release() };
  } catch (error) {
    slot?.release();
    throw error;
  }
}

const PIECE_BYTES = 65_536;

/** Gathers bytes in pieces of some size. Their sender chooses the chunks, and a million of one byte each would be dear. */
function createGatherer(): { add(chunk: Uint8Array): void; finish(): readonly Uint8Array[] } {
  const pieces: Uint8Array[] = [];
  let small: Uint8Array[] = [];
  let smallBytes = 0;
  const flush = (): void => {
    const [first, ...others] = small;
    // Whole chunks are kept as they came: another copy of every body would be much to clear away.
    if (first !== undefined) pieces.push(others.length === 0 ? first : Buffer.concat(small, smallBytes));
    small = [];
    smallBytes = 0;
  };
  return {
    add(chunk) {
      small.push(chunk);
      smallBytes += chunk.length;
      if (smallBytes >= PIECE_BYTES) flush();
    },
    finish() {
      flush();
      return pieces;
    },
  };
}

/** Hands on the chunks of a request without ever destroying it: a refusal must still find its way back. */
function eachChunk(request: IncomingMessage, signal: AbortSignal, take: (chunk: Uint8Array) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const finish = (settle: () => void): void => {
      request.off('data', onData).off('end', onEnd).off('error', onError);
      signal.removeEventListener('abort', onAbort);
      request.pause();
      settle();
    };
    const onData = (chunk: Buffer): void => {
      try {
        take(chunk);
      } catch (error) {
        finish(() => reject(error));
      }
    };
    const onEnd = (): void => finish(resolve);
    const onError = (error: Error): void => finish(() => reject(error));
    const onAbort = (): void => finish(() => reject(signal.reason));
    if (signal.aborted) return reject(signal.reason);
    signal.addEventListener('abort', onAbort);
    request.on('data', onData).on('end', onEnd).on('error', onError);
  });
}

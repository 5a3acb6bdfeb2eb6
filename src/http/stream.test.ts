import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { bodyOf, openRaw, type RawConnection, toRequest } from '../../test/http/raw-client.ts';
import { parseEvents } from '../../test/http/start-service.ts';
import { ServiceError } from './errors.ts';
import type { Payload } from './frames.ts';
import { createStop } from './stop.ts';
import { type StreamEnd, writeStream } from './stream.ts';
import { createManualTimers, type ManualTimers } from './timers.ts';

type Run = (signal: AbortSignal) => AsyncGenerator<Payload, Payload, void>;

type OpenStream = {
  readonly client: RawConnection;
  readonly timers: ManualTimers;
  readonly stop: AbortController;
  readonly end: Promise<StreamEnd>;
  /** How often the work was settled. */
  readonly settled: () => number;
};

const HEARTBEAT_MS = 15_000;
const SLOW_READER_MS = 30_000;
const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** Answers one request over a real socket with the stream of some work. */
async function openStream(
  run: Run,
  { heartbeatMs = HEARTBEAT_MS, settling = async () => {} } = {},
): Promise<OpenStream> {
  const timers = createManualTimers();
  let settledTimes = 0;
  const begun = Promise.withResolvers<{ stop: AbortController; end: Promise<StreamEnd> }>();
  const server = createServer((_request, response) => {
    const stop = createStop(response);
    const end = writeStream(
      {
        response,
        headers: { 'x-request-id': 'r1' },
        locale: 'EN_US',
        stop,
        timers,
        heartbeatMs,
        slowReaderMs: SLOW_READER_MS,
      },
      {
        run,
        settle: async () => {
          settledTimes += 1;
          await settling();
        },
      },
    );
    begun.resolve({ stop, end });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const client = await openRaw((server.address() as AddressInfo).port);
  closers.push(
    () => client.socket.destroy(),
    () => server.close(),
  );
  client.send(toRequest('/', '{}', { connection: 'close' }));
  return { client, timers, settled: () => settledTimes, ...(await begun.promise) };
}

const eventsOf = async ({ client }: OpenStream) => parseEvents(bodyOf(await client.untilClosed()));

const forever = () => new Promise<never>(() => undefined);

describe('a stream', () => {
  test('is progress, one complete, and the end', async () => {
    const stream = await openStream(async function* () {
      yield '{"message":"a"}';
      yield '{"message":"b"}';
      return '{"done":true}';
    });
    expect(await eventsOf(stream)).toEqual([
      { event: 'progress', data: { message: 'a' } },
      { event: 'progress', data: { message: 'b' } },
      { event: 'complete', data: { done: true } },
    ]);
    expect(await stream.end).toEqual({ kind: 'complete' });
    expect(stream.settled()).toBe(1);
    expect(stream.timers.waiting).toBe(0);
  });

  test('that is one event goes out in one piece with its length', async () => {
    // biome-ignore lint/correctness/useYield: work without progress is the point.
    const stream = await openStream(async function* () {
      return '{}';
    });
    const received = await stream.client.untilClosed();
    expect(received.toLowerCase()).toContain('content-length: 26\r\n');
    expect(received).toContain('event: complete\ndata: {}\n\n');
    expect(received).toContain('x-request-id: r1');
  });

  test('sends its headers ahead of work that takes time', async () => {
    // biome-ignore lint/correctness/useYield: work without progress is the point.
    const stream = await openStream(async function* () {
      return await forever();
    });
    const head = await stream.client.until('\r\n\r\n');
    expect(head).toContain('content-type: text/event-stream; charset=utf-8\r\n');
    expect(head).toContain('cache-control: no-cache, no-transform\r\n');
    expect(head).toContain('x-accel-buffering: no\r\n');
  });

  test('carries a result of many megabytes unharmed', async () => {
    const text = 'é€😀'.repeat(1_000_000);
    // biome-ignore lint/correctness/useYield: work without progress is the point.
    const stream = await openStream(async function* () {
      return JSON.stringify({ text });
    });
    expect(await eventsOf(stream)).toEqual([{ event: 'complete', data: { text } }]);
  });
});

describe('work that fails', () => {
  test.each([
    ['throws at once', () => Promise.reject(new Error('secret'))],
    ['throws something that is no error', () => Promise.reject('secret')],
  ])('ends in one error event after the progress: it %s', async (_how, fail) => {
    const stream = await openStream(async function* () {
      yield '{"message":"a"}';
      return await fail();
    });
    const events = await eventsOf(stream);
    expect(events).toEqual([
      { event: 'progress', data: { message: 'a' } },
      {
        event: 'error',
        data: expect.objectContaining({ code: 'PROCESSING_ERROR', retryable: true, message: events[1]?.data.error }),
      },
    ]);
    expect(JSON.stringify(events)).not.toContain('secret');
    expect(await stream.end).toMatchObject({ kind: 'error' });
    expect(stream.settled()).toBe(1);
  });

  test('is not kept from its caller by a store that hangs, and is over once it was settled', async () => {
    const store = Promise.withResolvers<void>();
    const work = async function* (): AsyncGenerator<Payload, Payload, void> {
      yield '{"message":"a"}';
      return '{"done":true}';
    };
    const stream = await openStream(work, { settling: () => store.promise });
    await stream.client.until('event: progress');
    while (stream.settled() === 0) await pause(1);
    let isOver = false;
    stream.end.then(() => {
      isOver = true;
    });
    stream.timers.advance(4_999);
    await pause(5);
    expect(stream.client.socket.destroyed).toBe(false);
    stream.timers.advance(1);
    expect((await eventsOf(stream)).at(-1)).toMatchObject({ event: 'complete' });
    expect(isOver).toBe(false);
    store.resolve();
    expect(await stream.end).toMatchObject({ kind: 'complete' });
    expect(stream.settled()).toBe(1);
  });

  test('that hangs ends in the error that stopped it', async () => {
    const stream = await openStream(async function* () {
      yield '{"message":"a"}';
      return await forever();
    });
    await stream.client.until('event: progress');
    stream.stop.abort(new ServiceError('TIMEOUT_ERROR'));
    expect((await eventsOf(stream)).at(-1)).toMatchObject({ event: 'error', data: { code: 'TIMEOUT_ERROR' } });
    expect(stream.settled()).toBe(1);
  });
});

describe('a caller who leaves', () => {
  test('stops the work at once and settles it once', async () => {
    const aborted = Promise.withResolvers<void>();
    const stream = await openStream(async function* (signal) {
      signal.addEventListener('abort', () => aborted.resolve());
      yield '{"message":"a"}';
      return await forever();
    });
    await stream.client.until('event: progress');
    stream.client.socket.destroy();
    await aborted.promise;
    expect(await stream.end).toEqual({ kind: 'gone', reason: 'The caller left.' });
    expect(stream.settled()).toBe(1);
    expect(stream.timers.waiting).toBe(0);
  });

  test('stops no work that has ended', async () => {
    const stream = await openStream(async function* () {
      yield '{"message":"a"}';
      return '{}';
    });
    await stream.client.untilClosed();
    await stream.end;
    expect(stream.stop.signal.aborted).toBe(false);
  });
});

describe('silence', () => {
  test('is broken by a comment every 15 seconds, and not before', async () => {
    // biome-ignore lint/correctness/useYield: work without progress is the point.
    const stream = await openStream(async function* () {
      return await forever();
    });
    stream.timers.advance(HEARTBEAT_MS - 1);
    expect(await stream.client.until('\r\n\r\n')).not.toContain('heartbeat');
    stream.timers.advance(1);
    await stream.client.until(': heartbeat\n\n');
    stream.timers.advance(HEARTBEAT_MS);
    expect(bodyOf(await twoHeartbeats(stream.client))).toBe(': heartbeat\n\n: heartbeat\n\n');
  });

  test('begins anew with every event', async () => {
    const go = Promise.withResolvers<void>();
    const stream = await openStream(async function* () {
      await go.promise;
      yield '{"message":"a"}';
      return await forever();
    });
    stream.timers.advance(HEARTBEAT_MS - 1);
    go.resolve();
    await stream.client.until('event: progress');
    stream.timers.advance(HEARTBEAT_MS - 1);
    await pause(20);
    expect(await stream.client.until('event: progress')).not.toContain('heartbeat');
    stream.timers.advance(1);
    await stream.client.until('heartbeat');
  });

  test('stays silence where heartbeats are off', async () => {
    // biome-ignore lint/correctness/useYield: work without progress is the point.
    const silent = async function* (): AsyncGenerator<Payload, Payload, void> {
      return await forever();
    };
    const stream = await openStream(silent, { heartbeatMs: 0 });
    await stream.client.until('\r\n\r\n');
    expect(stream.timers.waiting).toBe(0);
  });
});

async function twoHeartbeats(client: RawConnection): Promise<string> {
  for (;;) {
    const received = await client.until('heartbeat');
    if (received.split('heartbeat').length > 2) return received;
    await pause(5);
  }
}

describe('a slow reader', () => {
  /** Progress without end, in large pieces; counts what was asked for. */
  function createFlood(): { run: Run; made: () => number } {
    let made = 0;
    return {
      made: () => made,
      run: async function* () {
        for (;;) {
          made += 1;
          yield JSON.stringify({ message: 'x'.repeat(60_000) });
        }
      },
    };
  }

  /** Waits until the flood stands still. */
  async function untilStill(made: () => number): Promise<number> {
    for (let before = -1; ; ) {
      const now = made();
      if (now === before && now > 0) return now;
      before = now;
      await pause(100);
    }
  }

  test('holds the work back instead of filling the memory', async () => {
    const flood = createFlood();
    const stream = await openStream(flood.run);
    stream.client.socket.pause();
    const held = await untilStill(flood.made);
    expect(held).toBeLessThan(1000);
    stream.client.socket.resume();
    await stream.client.until('x'.repeat(60_000));
    while (flood.made() <= held) await pause(5);
  });

  test('that reads nothing for 30 seconds is dropped, and the work with it', async () => {
    const flood = createFlood();
    const stream = await openStream(flood.run);
    stream.client.socket.pause();
    await untilStill(flood.made);
    stream.timers.advance(SLOW_READER_MS - 1);
    expect(stream.stop.signal.aborted).toBe(false);
    stream.timers.advance(1);
    expect(await stream.end).toEqual({ kind: 'gone', reason: 'The caller reads nothing.' });
    expect(stream.stop.signal.aborted).toBe(true);
    expect(stream.settled()).toBe(1);
  });

  test('that reads nothing of a large result is dropped too', async () => {
    // biome-ignore lint/correctness/useYield: work without progress is the point.
    const stream = await openStream(async function* () {
      return JSON.stringify({ text: 'x'.repeat(50_000_000) });
    });
    stream.client.socket.pause();
    while (stream.timers.waiting === 0) await pause(5);
    await pause(100);
    stream.timers.advance(SLOW_READER_MS);
    expect(await stream.end).toEqual({ kind: 'gone', reason: 'The caller reads nothing.' });
  });

  test('is kept while it reads, however slowly', async () => {
    const flood = createFlood();
    const stream = await openStream(flood.run);
    for (let round = 0; round < 5; round += 1) {
      stream.client.socket.pause();
      const held = await untilStill(flood.made);
      stream.timers.advance(SLOW_READER_MS - 1);
      stream.client.socket.resume();
      while (flood.made() <= held) await pause(5);
    }
    expect(stream.stop.signal.aborted).toBe(false);
  });
});

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { openRaw, type RawConnection, toRequest } from '../../../test/http/raw-client.ts';
import { type ReceivedBody, readBody } from './body.ts';
import { createUploadSlots } from './upload-slots.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

type Reading = { readonly client: RawConnection; readonly body: Promise<ReceivedBody>; readonly stop: AbortController };

/** Reads the body of one request over a real socket. */
async function startReading(head: string, slots = createUploadSlots({ count: 1, bytes: 1_000_000 })): Promise<Reading> {
  const stop = new AbortController();
  const begun = Promise.withResolvers<{ body: Promise<ReceivedBody> }>();
  const server = createServer((request) => {
    const body = readBody(request, { limitBytes: 1_000_000, largeBodyBytes: 1000, slots, signal: stop.signal });
    body.catch(() => undefined);
    begun.resolve({ body });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // An address without a port is that of a pipe.
  const client = await openRaw((server.address() as AddressInfo).port);
  closers.push(
    () => client.socket.destroy(),
    () => server.close(),
  );
  client.send(head);
  const { body } = await begun.promise;
  return { client, body, stop };
}

const CHUNKED = 'POST / HTTP/1.1\r\nhost: test\r\ntransfer-encoding: chunked\r\n\r\n';
const textOf = ({ chunks }: ReceivedBody): string => Buffer.concat(chunks).toString();

describe('a body', () => {
  test('is read whole', async () => {
    const { body } = await startReading(toRequest('/', 'olá'));
    expect(textOf(await body)).toBe('olá');
    expect((await body).sizeBytes).toBe(4);
  });

  test('may be empty', async () => {
    const { body } = await startReading(toRequest('/', ''));
    expect(await body).toMatchObject({ chunks: [], sizeBytes: 0 });
  });

  test('is held in few pieces, in however many chunks it is sent', async () => {
    const { client, body } = await startReading(CHUNKED);
    client.send(`${'1\r\nx\r\n'.repeat(200_000)}0\r\n\r\n`);
    expect((await body).sizeBytes).toBe(200_000);
    expect((await body).chunks.length).toBeLessThan(5);
    expect(textOf(await body)).toBe('x'.repeat(200_000));
  });

  test('is given up where its sender leaves', async () => {
    const { client, body } = await startReading(toRequest('/', 'half', { 'content-length': '8' }));
    client.socket.destroy();
    await expect(body).rejects.toThrow();
  });

  test('is given up when the signal says so', async () => {
    const { body, stop } = await startReading(toRequest('/', 'half', { 'content-length': '8' }));
    stop.abort(new Error('enough'));
    await expect(body).rejects.toThrow('enough');
  });
});

describe('a large body', () => {
  test('takes a slot by its declared length before it arrives, and gives it back', async () => {
    const slots = createUploadSlots({ count: 1, bytes: 1_000_000 });
    const { client, body } = await startReading(toRequest('/', '', { 'content-length': '1001' }), slots);
    expect(() => slots.take()).toThrow('busy');
    client.send('x'.repeat(1001));
    const { release } = await body;
    expect(() => slots.take()).toThrow('busy');
    release();
    const again = slots.take();
    release();
    expect(() => slots.take()).toThrow('busy');
    again.release();
  });

  test('takes a slot by what has arrived where it declares no length', async () => {
    const slots = createUploadSlots({ count: 0, bytes: 1_000_000 });
    const { client, body } = await startReading(CHUNKED, slots);
    client.send(`3e8\r\n${'x'.repeat(1000)}\r\n1\r\nx\r\n`);
    await expect(body).rejects.toMatchObject({ code: 'RATE_LIMIT_ERROR' });
  });

  test('holds no bytes before they arrive', async () => {
    const slots = createUploadSlots({ count: 2, bytes: 10_000 });
    const { client, body } = await startReading(toRequest('/', '', { 'content-length': '10000' }), slots);
    const other = slots.take();
    other.growTo(5_000);
    client.send('x'.repeat(10_000));
    await expect(body).rejects.toMatchObject({ code: 'RATE_LIMIT_ERROR' });
  });

  test('gives its slot back where it fails', async () => {
    const slots = createUploadSlots({ count: 1, bytes: 1_000_000 });
    const { client, body } = await startReading(CHUNKED, slots);
    client.send(`${'2710\r\n'}${'x'.repeat(10_000)}\r\n`);
    client.send(`f4240\r\n${'x'.repeat(1_000_000)}\r\n`);
    await expect(body).rejects.toThrow('at least');
    slots.take().release();
  });
});

describe('a small body', () => {
  test('takes no slot', async () => {
    const { body } = await startReading(
      toRequest('/', 'x'.repeat(1000)),
      createUploadSlots({ count: 0, bytes: 1_000_000 }),
    );
    expect((await body).sizeBytes).toBe(1000);
  });
});

import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openRaw } from '../http/raw-client.ts';
import { startService, type TestService } from '../http/start-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({ gate: { tokensPerHour: 100_000, requestsPerMinute: 100_000 } });
});
afterAll(() => service.stop());

const HEADERS = [
  'host: test',
  'content-type: application/json',
  'content-length: 17',
  'transfer-encoding: chunked',
  'expect: 100-continue',
  'connection: keep-alive',
  'upgrade: websocket',
  'authorization: Bearer x',
];
const BODIES = ['{"do":"complete"}', '11\r\n{"do":"complete"}\r\n0\r\n\r\n', ''];

/** Almost a request, or several at once: some of the headers, with a few bytes changed. */
const mangled = fc
  .record({
    headers: fc.subarray(HEADERS),
    body: fc.constantFrom(...BODIES),
    changes: fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { maxLength: 3 }),
    cut: fc.nat(),
    leave: fc.constantFrom('end', 'destroy', 'resetAndDestroy'),
    times: fc.integer({ min: 1, max: 3 }),
    waitMs: fc.nat({ max: 5 }),
  })
  .map(({ headers, body, changes, cut, times, ...rest }) => {
    const request = `${['POST /api/v0/evaluate HTTP/1.1', ...headers].join('\r\n')}\r\n\r\n${body}`;
    const bytes = Buffer.from(request.repeat(times));
    for (const [at, value] of changes) bytes[at % bytes.length] = value;
    return { bytes, cut: cut % bytes.length, ...rest };
  });

describe('a service that is sent broken bytes', () => {
  test('goes on, wherever they break off', async () => {
    await fc.assert(
      fc.asyncProperty(mangled, async ({ bytes, cut, leave, waitMs }) => {
        const client = await openRaw(service.port);
        client.send(bytes.subarray(0, cut));
        await pause(1);
        client.send(bytes.subarray(cut));
        await pause(waitMs);
        client.socket[leave]();
      }),
      { numRuns: 300 },
    );
    expect((await fetch(`${service.base}/healthz`)).status).toBe(200);
    expect(service.log.filter(({ msg }) => msg === 'unexpected error')).toEqual([]);
  });
});

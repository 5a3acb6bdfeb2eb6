import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createManualTimers } from '../../src/http/timers.ts';
import { createFakeGate } from '../http/fake-gate.ts';
import { bodyOf, openRaw, toRequest } from '../http/raw-client.ts';
import { witnessed } from '../http/scripted-endpoints.ts';
import { parseEvents, readEvents, startService, type TestService } from '../http/start-service.ts';
import { proves } from '../proves.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({ gate: { tokensPerHour: 1000 } });
});
afterAll(() => service.stop());

/** Makes a body large, so that it is answered in a worker. */
const PADDING = ' '.repeat(300_000);
const PLACES = [
  ['in the service', ''],
  ['in a worker', PADDING],
] as const;

describe.each(PLACES)('a stream from work %s', (_place, padding) => {
  test(proves('stream.frame', 'an event is an event line, a data line and a blank line, nothing else'), async () => {
    const text = await (await service.post('generate', { do: 'complete', progress: 2, padding })).text();
    expect(text).toBe(
      [
        'event: progress\ndata: {"message":"step 1"}\n\n',
        'event: progress\ndata: {"message":"step 2"}\n\n',
        'event: complete\ndata: {"text":"done"}\n\n',
      ].join(''),
    );
  });

  test(proves('stream.one-final', 'one complete or error is last, whatever the work does'), async () => {
    for (const action of ['complete', 'fail', 'circular', 'nothing']) {
      const events = await readEvents(await service.post('generate', { do: action, progress: 2, padding }));
      expect(events.map(({ event }) => event)).toEqual([
        'progress',
        'progress',
        action === 'complete' ? 'complete' : 'error',
      ]);
    }
  });

  test(proves('events.json', 'the data of each event is a JSON object, on one line for every reader'), async () => {
    const text = 'a\u2028b\u2029c\u0085d\r\ne\ud800f';
    const response = await service.post('generate', { do: 'complete', text, progress: 1, padding });
    const received = await response.text();
    expect(received.split(/\r\n|[\n\r\u0085\u2028\u2029]/)).toHaveLength(7);
    expect(parseEvents(received).at(-1)?.data).toEqual({ text });
  });

  test('carries a result of many megabytes', async () => {
    const events = await readEvents(await service.post('generate', { do: 'huge', length: 10_000_000, padding }));
    expect(events).toEqual([{ event: 'complete', data: { text: 'é'.repeat(10_000_000) } }]);
  });
});

describe('the events', () => {
  test(proves('events.progress', 'progress carries a message, zero or more times'), async () => {
    for (const progress of [0, 1, 5]) {
      const events = await readEvents(await service.post('generate', { do: 'complete', progress }));
      expect(events).toHaveLength(progress + 1);
      for (const { event, data } of events.slice(0, -1)) {
        expect(event).toBe('progress');
        expect(data).toEqual({ message: expect.any(String) });
      }
    }
  });

  test(proves('events.complete-last', 'success ends with complete'), async () => {
    const events = await readEvents(await service.post('extract', { do: 'complete', progress: 3 }));
    expect(events.at(-1)?.event).toBe('complete');
  });

  test(proves('events.no-others', 'there are no other kinds'), async () => {
    for (const action of ['complete', 'fail']) {
      const events = await readEvents(await service.post('generate', { do: action, progress: 1 }));
      for (const { event } of events) expect(['progress', 'complete', 'error']).toContain(event);
    }
  });

  test('arrive as they happen', async () => {
    const client = await openRaw(service.port);
    client.send(toRequest('/api/v0/generate', JSON.stringify({ do: 'hang', progress: 1 })));
    await client.until('event: progress');
    client.socket.destroy();
  });
});

describe('silence', () => {
  test(proves('stream.heartbeat', 'a comment breaks it after 15 seconds, where it is not switched off'), async () => {
    for (const heartbeatMs of [15_000, 0]) {
      const timers = createManualTimers();
      const quiet = await startService({ parts: { timers }, http: { heartbeatMs, answerMs: 1e9, shutdownMs: 0 } });
      const client = await openRaw(quiet.port);
      client.send(toRequest('/api/v0/generate', JSON.stringify({ do: 'hang', progress: 1 })));
      await client.until('event: progress');
      while (timers.waiting < (heartbeatMs === 0 ? 1 : 2)) await pause(5);
      timers.advance(14_999);
      await pause(20);
      expect(await client.until('progress')).not.toContain('heartbeat');
      timers.advance(1);
      if (heartbeatMs > 0) expect(bodyOf(await client.until('heartbeat\n\n'))).toMatch(/\n\n: heartbeat\n\n$/);
      else expect(timers.waiting).toBe(1);
      client.socket.destroy();
    }
  });
});

describe('a caller who leaves', () => {
  test(proves('stream.abort', 'the work stops at once and the budget is settled'), async () => {
    const gate = createFakeGate();
    const watched = await startService({ parts: { gate } });
    const abortedBefore = witnessed.aborted;
    const client = await openRaw(watched.port);
    const script = { do: 'wait-for-abort', progress: 1, worstCaseMicros: 9, usedMicros: 4 };
    client.send(toRequest('/api/v0/generate', JSON.stringify(script)));
    await client.until('event: progress');
    client.socket.destroy();
    while (gate.holds[0]?.ended.length !== 1) await pause(5);
    expect(gate.holds[0]?.ended).toEqual(['settle 4']);
    expect(witnessed.aborted).toBeGreaterThan(abortedBefore);
    await watched.stop();
  });

  test('ends work in a worker, though it never gives way', async () => {
    const single = await startService({ workers: 1 });
    const client = await openRaw(single.port);
    client.send(toRequest('/api/v0/generate', JSON.stringify({ do: 'spin', progress: 1, padding: PADDING })));
    await client.until('event: progress');
    client.socket.destroy();
    const next = await single.post('generate', { do: 'complete', padding: PADDING });
    expect((await readEvents(next)).at(-1)?.event).toBe('complete');
    await single.stop();
  });
});

describe('a reader', () => {
  test(
    proves('stream.backpressure', 'one that reads nothing for 30 seconds is dropped, and its work ended'),
    async () => {
      const timers = createManualTimers();
      const gate = createFakeGate();
      const patient = await startService({ parts: { timers, gate }, http: { heartbeatMs: 0, answerMs: 1e9 } });
      const client = await openRaw(patient.port);
      client.socket.pause();
      client.send(
        toRequest('/api/v0/generate', JSON.stringify({ do: 'huge', length: 20_000_000, worstCaseMicros: 1 })),
      );
      while (gate.holds[0]?.ended.length !== 1) await pause(5);
      await pause(200);
      timers.advance(29_999);
      await pause(20);
      expect(patient.log.filter(({ msg }) => msg === 'request')).toEqual([]);
      timers.advance(1);
      while (patient.log.length === 0) await pause(5);
      expect(patient.log[0]).toMatchObject({ outcome: 'The caller reads nothing.' });
      client.socket.destroy();
    },
  );
});

describe('large work', () => {
  test('leaves the service free for others', async () => {
    const client = await openRaw(service.port);
    client.send(toRequest('/api/v0/generate', JSON.stringify({ do: 'spin', progress: 1, padding: PADDING })));
    await client.until('event: progress');
    for (let count = 0; count < 5; count += 1) {
      const events = await readEvents(await service.post('evaluate', { do: 'complete' }));
      expect(events.at(-1)?.event).toBe('complete');
    }
    client.socket.destroy();
  });
});

import { describe, expect, test } from 'vitest';
import { bodyOf, openRaw, toRequest } from '../../test/http/raw-client.ts';
import { parseEvents, startService } from '../../test/http/start-service.ts';

const script = (told: object): string => toRequest('/api/v0/generate', JSON.stringify(told));

describe('a service that is told to stop', () => {
  test('lets the streams in flight finish, and takes no new connection', async () => {
    const service = await startService();
    const client = await openRaw(service.port);
    client.send(script({ do: 'complete', progress: 5, pauseMs: 50 }));
    await client.until('step 1');
    const stopped = service.stop();
    await expect(openRaw(service.port)).rejects.toThrow('ECONNREFUSED');
    await stopped;
    const events = parseEvents(bodyOf(await client.untilClosed()));
    expect(events.map(({ event }) => event)).toEqual([...Array(5).fill('progress'), 'complete']);
  });

  test('ends what takes longer with an error that may be retried', async () => {
    const service = await startService({ http: { shutdownMs: 50 } });
    const clients = await Promise.all([openRaw(service.port), openRaw(service.port)]);
    const padding = ' '.repeat(300_000);
    clients[0].send(script({ do: 'hang', progress: 1 }));
    clients[1].send(script({ do: 'spin', progress: 1, padding }));
    for (const client of clients) await client.until('step 1');
    await service.stop();
    for (const client of clients) {
      const events = parseEvents(bodyOf(await client.untilClosed()));
      expect(events.map(({ event }) => event)).toEqual(['progress', 'error']);
      expect(events[1]?.data).toMatchObject({ retryable: true, message: expect.stringContaining('restarting') });
    }
  });

  test('closes connections that are kept open for nothing', async () => {
    const service = await startService();
    const client = await openRaw(service.port);
    client.send(script({ do: 'complete' }));
    await client.until('event: complete');
    await service.stop();
    await client.untilClosed();
  });

  test('says on open connections that it is not ready', async () => {
    const service = await startService();
    const [busy, probe] = await Promise.all([openRaw(service.port), openRaw(service.port)]);
    busy.send(script({ do: 'complete', progress: 10, pauseMs: 30 }));
    await busy.until('step 1');
    probe.send('GET /readyz HTTP/1.1\r\nhost: test\r\n');
    await new Promise((resolve) => setTimeout(resolve, 30));
    const stopped = service.stop();
    probe.send('\r\n');
    const answer = await probe.untilClosed();
    expect(answer).toContain('HTTP/1.1 503 ');
    expect(answer).toContain('connection: close');
    await stopped;
  });

  test('stops once, however often it is told', async () => {
    const service = await startService();
    await Promise.all([service.stop(), service.stop()]);
    await service.stop();
  });
});

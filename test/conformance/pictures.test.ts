import { deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestService } from '../http/start-service.ts';
import { startRealService } from './start-real.ts';

let service: TestService;
beforeAll(async () => {
  service = await startRealService();
});
afterAll(() => service.stop());

const CONFIG = {
  type: 'column',
  data: {
    columns: [
      { key: 'city', label: 'City' },
      { key: 'rain', label: 'Rain' },
    ],
    rows: [
      { city: 'Porto', rain: 1237 },
      { city: 'Faro', rain: 511 },
    ],
  },
  content: { title: 'Rain <in> Portugal & elsewhere' },
};
const PNG = [0x89, 0x50, 0x4e, 0x47];

const get = (path: string, query: Record<string, string>): Promise<Response> =>
  fetch(`${service.base}${path}?${new URLSearchParams(query)}`);

function post(path: string, body: unknown): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return fetch(`${service.base}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

describe('GET /chart.svg', () => {
  test.each([
    ['JSON', JSON.stringify(CONFIG)],
    ['base64url', Buffer.from(JSON.stringify(CONFIG)).toString('base64url')],
    ['compressed', deflateRawSync(JSON.stringify(CONFIG)).toString('base64url')],
  ])('draws the chart in its address: %s', async (_form, config) => {
    const response = await get('/chart.svg', { config });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
    const svg = await response.text();
    expect(svg).toMatch(/^<svg /);
    expect(svg).toContain('Porto');
    expect(svg).toContain('Rain &lt;in&gt; Portugal &amp; elsewhere');
  });

  test('takes size, mode and locale', async () => {
    const query = { config: JSON.stringify(CONFIG), width: '1000', height: '300', mode: 'dark', locale: 'AR' };
    const svg = await (await get('/chart.svg', query)).text();
    expect(svg).toContain('viewBox="0 0 1000 300"');
    expect(svg).not.toBe(await (await get('/chart.svg', { ...query, mode: 'light' })).text());
  });

  test('needs no key, mints no token, and says how many are left', async () => {
    const response = await get('/chart.svg', { config: JSON.stringify(CONFIG) });
    expect(response.headers.get('x-service-anonymous-token')).toBeNull();
    expect(Number(response.headers.get('x-ratelimit-remaining'))).toBeGreaterThan(0);
  });

  test('lets no script run in it', async () => {
    const response = await get('/chart.svg', { config: JSON.stringify(CONFIG) });
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none';.*sandbox$/);
  });

  test.each([
    ['no chart', {}, 'config: This is required'],
    ['what is no JSON', { config: '{"type":' }, 'The chart in the address is not valid JSON: it ends too early'],
    ['what is no base64url', { config: '***' }, 'neither JSON nor base64url'],
    ['a wrong type', { config: '{"type":"Pie","data":{}}' }, 'Did you mean pie?'],
    ['a size that can’t be', { config: JSON.stringify(CONFIG), width: '9' }, 'width: This must be an integer from 120'],
    ['a mode that is none', { config: JSON.stringify(CONFIG), mode: 'dim' }, 'mode: This must be one of light, dark'],
  ])('refuses %s with a plain 400', async (_name, query: Record<string, string>, message) => {
    const response = await get('/chart.svg', query);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: 'VALIDATION_ERROR',
      message: expect.stringContaining(message),
    });
  });
});

describe('/chart.png', () => {
  test('gives a PNG by GET and by POST, at the scale asked for', async () => {
    const small = await get('/chart.png', { config: JSON.stringify(CONFIG), width: '300', height: '200' });
    expect(small.headers.get('content-type')).toBe('image/png');
    const large = await post('/chart.png', { config: CONFIG, width: 300, height: 200, scale: 2 });
    const [one, two] = await Promise.all(
      [small, large].map(async (response) => Buffer.from(await response.arrayBuffer())),
    );
    expect([...(one?.subarray(0, 4) ?? [])]).toEqual(PNG);
    expect([one?.readUInt32BE(16), two?.readUInt32BE(16)]).toEqual([300, 600]);
  });
});

describe('POST /chart.svg', () => {
  test('draws the same picture as the address', async () => {
    const drawn = await (await post('/chart.svg', { config: CONFIG })).text();
    expect(drawn).toBe(await (await get('/chart.svg', { config: JSON.stringify(CONFIG) })).text());
  });

  test('takes JSON alone, and no more than 262,144 bytes of it', async () => {
    const form = await fetch(`${service.base}/chart.svg`, { method: 'POST', body: new URLSearchParams({ a: 'b' }) });
    expect(form.status).toBe(415);
    const large = await post('/chart.svg', { config: CONFIG, padding: 'x'.repeat(300_000) });
    expect(large.status).toBe(400);
    expect(await large.text()).toContain('the limit is 262144 bytes');
  });

  test('draws a sentence where there is nothing to draw', async () => {
    const response = await post('/chart.svg', { config: { type: 'line', data: {} } });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('There is nothing to draw');
  });
});

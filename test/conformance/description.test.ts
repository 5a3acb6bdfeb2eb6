import { get } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApiDocument } from '../../src/http/openapi.ts';
import { createEndpoints } from '../../src/http/v0/endpoints.ts';
import { readEvents, type TestService } from '../http/start-service.ts';
import { startRealService } from './start-real.ts';

let service: TestService;
beforeAll(async () => {
  service = await startRealService();
});
afterAll(() => service.stop());

const MOUNTED = createEndpoints().map((endpoint) => endpoint.name);

async function readDescription(): Promise<ApiDocument> {
  const response = await fetch(`${service.base}/openapi.json`);
  expect(response.status).toBe(200);
  // What the service serves there is what `createApiDocument` made.
  return (await response.json()) as ApiDocument;
}

describe('/openapi.json', () => {
  test('is JSON, for any web page to read', async () => {
    const response = await fetch(`${service.base}/openapi.json`, { headers: { origin: 'https://example.com' } });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });

  test('describes the endpoints that are mounted, and those alone', async () => {
    const { paths } = await readDescription();
    expect(Object.keys(paths)).toEqual([...MOUNTED.map((name) => `/api/v0/${name}`), '/chart.svg', '/chart.png']);
  });

  test('has an example for each that completes as it stands', async () => {
    const { paths } = await readDescription();
    const key = await service.authorize();
    for (const [path, { post }] of Object.entries(paths).filter(([name]) => name.startsWith('/api/'))) {
      const { example } = post.requestBody.content['application/json'];
      const events = await readEvents(await service.post(path.replace('/api/v0/', ''), example, key));
      expect(events.at(-1)?.event, path).toBe('complete');
    }
  });
});

describe('the pictures in /openapi.json', () => {
  test('are drawn as their example asks, by a body and by an address', async () => {
    const { paths } = await readDescription();
    for (const [path, type] of [
      ['/chart.svg', 'image/svg+xml'],
      ['/chart.png', 'image/png'],
    ] as const) {
      const { example } = paths[path]?.post.requestBody.content['application/json'] ?? {};
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify(example);
      const posted = await fetch(service.base + path, { method: 'POST', headers, body });
      expect([posted.status, posted.headers.get('content-type')?.split(';')[0]]).toEqual([200, type]);
      const { config } = JSON.parse(body);
      const shown = await fetch(
        `${service.base}${path}?config=${encodeURIComponent(JSON.stringify(config))}&width=300`,
      );
      expect([shown.status, shown.headers.get('content-type')?.split(';')[0]]).toEqual([200, type]);
    }
  });

  test('need a chart and nothing else', async () => {
    const { components } = await readDescription();
    expect(components.schemas.PictureRequest?.required).toEqual(['config']);
  });
});

describe('/docs', () => {
  test('is linked from the page at the address of the service', async () => {
    const response = await fetch(service.base);
    expect(response.status).toBe(200);
    expect(response.url).toBe(`${service.base}/`);
    expect(await response.text()).toContain('href="/docs"');
  });

  test('is a page that may bring its own style and nothing else', async () => {
    const response = await fetch(`${service.base}/docs`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-[^']+';/);
    expect(await response.text()).toContain('/api/v0/evaluate');
  });

  test('shows commands with the address that it was read under, and no host that is none', async () => {
    const readAt = (host: string): Promise<string> =>
      new Promise((resolve, reject) => {
        get(`${service.base}/docs`, { headers: { host } }, (response) => {
          const parts: string[] = [];
          response.setEncoding('utf8');
          response.on('data', (part: string) => parts.push(part));
          response.on('end', () => resolve(parts.join('')));
        }).on('error', reject);
      });
    expect(await (await fetch(`${service.base}/docs`)).text()).toContain(`curl -N ${service.base}/api/v0/extract`);
    expect(await readAt('charts.example:8080')).toContain('curl -N http://charts.example:8080/api/v0/extract');
    expect(await readAt('x"><b>')).not.toContain('x"><b>');
  });
});

import { fastify } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { registerPage } from './register-page.ts';

const app = fastify();
registerPage(app);
let document: string;
beforeAll(async () => {
  document = (await app.inject('/')).body;
});

const addresses = () => [...document.matchAll(/(?:href|src)="(\/page\/[^"]+)"/g)].map(([, address = '']) => address);

describe('the first page', () => {
  test('may use what comes from this service, and nothing else', async () => {
    const { headers } = await app.inject('/');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
  });

  test('has no script or style of its own, and names no other host', () => {
    expect(document).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=/);
    expect(document).not.toMatch(/(?:href|src)="(?:https?:)?\/\//);
  });

  test('tells of every module at once, so that none is found late', async () => {
    const scripts = addresses().filter((address) => address.endsWith('.ts'));
    for (const address of scripts) {
      const { body } = await app.inject(address);
      for (const [, specifier = ''] of body.matchAll(/from '(\.[^']+)'/g)) {
        expect(scripts).toContain(new URL(specifier, `http://x${address}`).pathname);
      }
    }
    expect(scripts.length).toBeGreaterThan(10);
  });

  test('serves all it names, modules without types, for ever', async () => {
    for (const address of addresses()) {
      const { statusCode, headers, body } = await app.inject(address);
      expect(statusCode, address).toBe(200);
      expect(headers['cache-control']).toContain('immutable');
      if (!address.endsWith('.ts')) continue;
      expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
      expect(body, address).not.toMatch(/^(?:export )?(?:type|interface) /m);
    }
  });

  test('serves the fonts its style names', async () => {
    const style = addresses().find((address) => address.endsWith('/style.css')) ?? '';
    const fonts = [...(await app.inject(style)).body.matchAll(/url\("\.\/([^"]+)"\)/g)].map(([, name = '']) => name);
    expect(fonts).toHaveLength(4);
    for (const name of fonts) {
      expect((await app.inject(new URL(name, `http://x${style}`).pathname)).headers['content-type']).toBe('font/ttf');
    }
  });

  test('is compressed for who takes it, and not sent again to who has it', async () => {
    const headers = { 'accept-encoding': 'br, gzip' };
    const { headers: sent, rawPayload } = await app.inject({ url: '/', headers });
    expect(sent).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding', 'cache-control': 'no-cache' });
    expect(rawPayload.length).toBeLessThan(document.length / 2);
    const again = await app.inject({ url: '/', headers: { ...headers, 'if-none-match': String(sent.etag) } });
    expect(again).toMatchObject({ statusCode: 304, body: '' });
  });

  test.each([
    '/page/',
    '/page/x',
    '/page/../package.json',
    '/page/%2e%2e/package.json',
    '/page/x/web/first-page/main.ts',
  ])('has nothing at %s', async (url) => {
    expect((await app.inject(url)).statusCode).not.toBe(200);
  });

  test('stays small: under 80 KB without its fonts', async () => {
    const sizes = await Promise.all(
      ['/', ...addresses()].map(
        async (url) => (await app.inject({ url, headers: { 'accept-encoding': 'gzip' } })).rawPayload.length,
      ),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(80 * 1024);
  });
});

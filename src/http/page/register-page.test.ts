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

/** The script of what draws, as the first names it. */
const findDrawing = async (): Promise<string> => {
  const script = addresses().find((address) => address.endsWith('.js')) ?? '';
  const [, name = ''] = /import\('\.\/([\w-]+\.js)'\)/.exec((await app.inject(script)).body) ?? [];
  return new URL(name, `http://x${script}`).pathname;
};

const listFonts = async (): Promise<readonly string[]> => {
  const style = addresses().find((address) => address.endsWith('/style.css')) ?? '';
  const { body } = await app.inject(style);
  return Array.from(
    body.matchAll(/url\("\.\/([^"]+)"\)/g),
    ([, name = '']) => new URL(name, `http://x${style}`).pathname,
  );
};

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

  test('is one script that names a second, without types, and all it names is served for ever', async () => {
    const scripts = addresses().filter((address) => address.endsWith('.js'));
    expect(scripts).toHaveLength(1);
    for (const address of [...addresses(), await findDrawing()]) {
      const { statusCode, headers, body } = await app.inject(address);
      expect(statusCode, address).toBe(200);
      expect(headers['cache-control']).toContain('immutable');
      if (!address.endsWith('.js')) continue;
      expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
      expect(body, address).not.toMatch(/^(?:type|interface) [A-Z]|^import (?!\{[^}]*\} from '\.\/page\.js';)/m);
    }
  });

  test('serves the fonts its style names, each in parts that are fetched where a text needs them', async () => {
    const fonts = await listFonts();
    expect(fonts).toHaveLength(6);
    for (const font of fonts) expect((await app.inject(font)).headers['content-type']).toBe('font/woff2');
    expect(addresses().filter((address) => address.endsWith('.woff2'))).toEqual([fonts[0], fonts[2]]);
  });

  test('is compressed for who takes it, and not sent again to who has it', async () => {
    const headers = { 'accept-encoding': 'br, gzip' };
    const { headers: sent, rawPayload } = await app.inject({ url: '/', headers });
    expect(sent).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding', 'cache-control': 'no-cache' });
    expect(rawPayload.length).toBeLessThan(document.length / 2);
    const again = await app.inject({ url: '/', headers: { ...headers, 'if-none-match': String(sent.etag) } });
    expect(again).toMatchObject({ statusCode: 304, body: '' });
  });

  test.each(['/page/', '/page/x', '/page/../package.json', '/page/%2e%2e/package.json', '/page/x/page.js'])(
    'has nothing at %s',
    async (url) => {
      expect((await app.inject(url)).statusCode).not.toBe(200);
    },
  );

  test('stays small: 60 KB to begin with, 220 KB with what draws, 600 KB with the fonts of all languages', async () => {
    const sizeOf = async (url: string): Promise<number> =>
      (await app.inject({ url, headers: { 'accept-encoding': 'gzip' } })).rawPayload.length;
    const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);
    const others = addresses().filter((address) => !address.endsWith('.woff2'));
    const begun = sum(await Promise.all(['/', ...others].map(sizeOf)));
    expect(begun).toBeLessThan(60 * 1024);
    const own = begun + (await sizeOf(await findDrawing()));
    expect(own).toBeLessThan(220 * 1024);
    expect(own + sum(await Promise.all((await listFonts()).map(sizeOf)))).toBeLessThan(600 * 1024);
  });
});

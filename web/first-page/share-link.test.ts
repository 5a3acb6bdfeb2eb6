import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { decodeConfig } from '../../src/http/pictures/config-link.ts';
import { readShareLink, toShareLink } from './share-link.ts';

const CONFIG = {
  type: 'pie',
  data: { columns: [{ key: 'ن', label: 'الاسم' }, { key: 'b' }], rows: [{ ن: 'é', b: 1 }] },
  own: { kept: true },
} as const;

test('a chart comes out of a link as it went in', async () => {
  const link = await toShareLink(CONFIG, 'http://host/?a=1#old');
  expect(link).toMatch(/^http:\/\/host\/\?a=1#config=[\w-]+$/);
  expect(await readShareLink(new URL(link).hash)).toEqual(CONFIG);
});

test('pictures of the service read the same text from their address', async () => {
  const [, text = ''] = (await toShareLink(CONFIG, 'http://host/')).split('#config=');
  expect(JSON.parse(Buffer.from(decodeConfig(text, 10_000)).toString())).toEqual(CONFIG);
});

test.each([
  '',
  '#other',
  '#config=',
  '#config=!!',
  '#config=AAAA',
  `#config=${deflateRawSync('{"data":1}').toString('base64url')}`,
])('there is no chart in %j', async (hash) => {
  expect(await readShareLink(hash)).toBeUndefined();
});

import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startRealService } from './conformance/start-real.ts';
import { readEvents, type TestService } from './http/start-service.ts';

const README = new URL('../README.md', import.meta.url);
const REQUEST =
  /curl -N http:\/\/127\.0\.0\.1:3000\/api\/v0\/(\w+)[^']*'content-type: application\/json' \\\n {2}-d '([^']*)'/g;
const ANSWER = /<!-- answer of extract[^>]*-->\n```\n([\s\S]*?)```/;

let service: TestService;
beforeAll(async () => {
  service = await startRealService();
});
afterAll(() => service.stop());

const requests = Array.from(readFileSync(README, 'utf8').matchAll(REQUEST), ([, endpoint = '', body = '']) => ({
  endpoint,
  body,
}));

/** JSON as a person would write it: short things on one line, others indented. */
function print(value: unknown, indent = ''): string {
  const line = JSON.stringify(value, undefined, 1).replace(/\n\s*/g, ' ');
  if (indent.length + line.length <= 110 || typeof value !== 'object' || value === null) return line;
  const deeper = `${indent}  `;
  const isList = Array.isArray(value);
  const parts = Object.entries(value).map(
    ([key, item]) => `${deeper}${isList ? '' : `"${key}": `}${print(item, deeper)}`,
  );
  return `${isList ? '[' : '{'}\n${parts.join(',\n')}\n${indent}${isList ? ']' : '}'}`;
}

test('each request of the README completes as it stands', async () => {
  expect(requests.map(({ endpoint }) => endpoint)).toEqual(['extract', 'evaluate', 'generate']);
  for (const { endpoint, body } of requests) {
    const events = await readEvents(await service.post(endpoint, body));
    expect(events.at(-1)?.event, endpoint).toBe('complete');
  }
});

test('the answer in the README is what the service says', async () => {
  const events = await readEvents(await service.post('extract', requests[0]?.body));
  const answer = print(events.at(-1)?.data);
  const shown = ANSWER.exec(readFileSync(README, 'utf8'))?.[1];
  expect(shown, 'put the answer that the service gives now into the README').toBe(`${answer}\n`);
});

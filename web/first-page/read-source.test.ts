import { expect, test } from 'vitest';
import { readSource } from './read-source.ts';

const CONFIG = { type: 'bar', data: { columns: [{ key: 'a' }], rows: [{ a: 1 }] }, extra: 1 };

test.each(['', ' \n\t'])('white space is nothing: %j', (text) => {
  expect(readSource(text)).toEqual({ kind: 'nothing' });
});

test.each([
  ['a chart', CONFIG],
  ['the answer of the service', { config: CONFIG, response: { message: 'x' } }],
])('%s is taken as the chart it holds', (_name, value) => {
  expect(readSource(`\n${JSON.stringify(value)}`)).toEqual({ kind: 'config', config: CONFIG });
});

test('a chart without a type is one: the ranking chooses', () => {
  const { data } = CONFIG;
  expect(readSource(JSON.stringify({ data }))).toEqual({ kind: 'config', config: { data } });
});

test.each(['Tea 3', '{"a":1}', '{"data":[1]}', '{"data":{"columns":[]}}', '{ broken', '[{"a":1}]', '{"config":null}'])(
  'anything else is a text for the service to read: %s',
  (text) => {
    expect(readSource(text)).toEqual({ kind: 'text', text });
  },
);

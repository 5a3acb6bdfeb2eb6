import { expect, test } from 'vitest';
import type { ExtractResult } from '../../src/client/wire.ts';
import { PAGE_TEXTS } from './page-texts.ts';
import { listChoices, readSpans } from './read-doubt.ts';

const reading = (message: string, data: object = {}): ExtractResult => ({
  config: { type: 'column', data: { columns: [{ key: 'day', label: 'Day' }], rows: [], ...data } },
  response: { message },
  extractMeta: { confidence: 'medium', needsUserInput: true, warnings: [] },
});
const choices = (message: string, sourceText = '', data: object = {}) =>
  listChoices({ reading: reading(message, data), sourceText, texts: PAGE_TEXTS.EN_US });

test('a day that can be read two ways is offered both ways', () => {
  expect(choices('In “Day”, what is “3/4/2025”?')).toEqual([
    { label: 'April 3, 2025', locale: 'EN_GB' },
    { label: 'March 4, 2025', locale: 'EN_US' },
  ]);
  expect(choices('In “Day”, what is “3.4.”?').map(({ label }) => label)).toEqual(['April 3', 'March 4']);
  expect(choices('In “Day”, what is “13/4/2025”?')).toEqual([]);
});

test.each([
  ['1.234', ['1234', '1.234'], ['PT_PT', 'EN_US']],
  ['€ 2,500', ['2500', '2.500'], ['EN_US', 'PT_PT']],
])('a number with one mark, %s, is offered whole and broken', (text, labels, locales) => {
  const offered = choices(`In “Area”, what is “${text}”?`);
  expect(offered.map(({ label }) => label)).toEqual(labels);
  expect(offered.map(({ locale }) => locale)).toEqual(locales);
});

test('the second of two tables is read from the text without the first', () => {
  const text = 'A\nx,y\nt,1\n\nB\nv,w\nu,2\n';
  const provenance = {
    sources: [{ source: 'sourceText', kind: 'text' }],
    columns: ['x', 'y'],
    rows: [['6-7', '8-9']],
  };
  const [first, second] = choices('Read “x” and “y”. “A” or “B”?', text, { _provenance: provenance });
  expect(first).toEqual({ label: 'A', sourceText: text });
  expect(second?.label).toBe('B');
  expect(second?.sourceText).toHaveLength(text.length);
  expect(second?.sourceText?.trim().replace(/\s*\n\s*/g, '|')).toBe('A|B|v,w|u,2');
});

test('a question of another kind has no ready answers', () => {
  expect(choices('What is the unit of “Day”?')).toEqual([]);
});

test('places in a text are read, and others are none', () => {
  expect(readSpans('14-20+31-35')).toEqual([
    [14, 20],
    [31, 35],
  ]);
  expect(readSpans('B7')).toEqual([]);
});

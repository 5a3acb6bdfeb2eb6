import { expect, test } from 'vitest';
import {
  advance,
  goBack,
  goForward,
  isContinued,
  NOTHING_ASKED,
  type PageState,
  replace,
  type Version,
} from './page-state.ts';

const source = (sourceText: string) => ({ sourceText, files: [], reading: undefined, choices: [] });
const version = (sourceText: string, fields: Partial<Version> = {}): Version => ({
  config: { type: 'bar', data: { columns: [], rows: [] } },
  type: 'bar',
  ranking: [],
  label: sourceText,
  hidden: new Set(),
  provenance: undefined,
  origin: source(sourceText),
  isAsRead: true,
  ...fields,
});
const EMPTY: PageState = {
  ...NOTHING_ASKED,
  drawing: undefined,
  locale: 'EN_US',
  isLocaleChosen: false,
  theme: 'auto',
  isSystemDark: false,
};
const after = (state: PageState, fields: Partial<PageState>): PageState => ({ ...state, ...fields });

test.each([
  ['a\t1\nb\t2', 'a\t1\nb\t2\nc\t3', true],
  ['a\t1\nb\t2', 'a\t1\nb\t25', true],
  ['a\t1\nb\t2', 'Tree,Height\nOak,21', false],
  ['', 'a\t1', false],
  ['', '', true],
])('%j gone on with as %j is the same work: %j', (before, next, isSame) => {
  expect(isContinued(source(before), source(next))).toBe(isSame);
});

test('typing on is no step, other data and data that was worked on are', () => {
  const read = after(EMPTY, replace(EMPTY, version('a\t1\nb\t2')));
  expect(read.past).toEqual([]);
  expect(replace(read, version('a\t1\nb\t2\nc\t3')).past ?? read.past).toEqual([]);
  expect(replace(read, version('Tree,Height\nOak,21')).past).toHaveLength(1);
  const worked = after(read, { version: version('a\t1\nb\t2', { isAsRead: false }) });
  expect(replace(worked, version('a\t1\nb\t2\nc\t3')).past).toHaveLength(1);
});

test('undo leads back to the source of a version, from an empty page too, and redo on', () => {
  const first = after(EMPTY, { ...advance(EMPTY, version('one')), ...source('one') });
  const second = after(first, { ...advance(first, version('two')), ...source('two') });
  const back = after(second, goBack(second));
  expect([back.version?.label, back.sourceText]).toEqual(['one', 'one']);
  expect(after(back, goForward(back)).sourceText).toBe('two');
  const cleared = after(second, { ...advance(second, undefined), ...source('') });
  expect(after(cleared, goBack(cleared)).sourceText).toBe('two');
});

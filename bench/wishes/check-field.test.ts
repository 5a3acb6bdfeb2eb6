import { expect, test } from 'vitest';
import { meets } from './check-field.ts';
import { findChanges } from './find-changes.ts';

const document = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Sales 2024' }] }] };

test('a text is the same plain or rich', () => {
  const check = { path: 'content.title', text: 'sales 2024' };
  expect(meets({ content: { title: document } }, check)).toBe(true);
  expect(meets({ content: { title: 'Sales 2024' } }, check)).toBe(true);
  expect(meets({ content: { title: 'Sales' } }, check)).toBe(false);
});

test('a text is gone where it is absent or hidden', () => {
  const check = { path: 'content.title', isGone: true } as const;
  expect(meets({}, check)).toBe(true);
  expect(meets({ content: { title: document, isTitleHidden: true } }, check)).toBe(true);
  expect(meets({ content: { title: document } }, check)).toBe(false);
});

test.each([
  ['#e53935', 'red', true],
  ['#00f', 'blue', true],
  ['#1e3a8a', 'blue', true],
  ['#888888', 'grey', true],
  ['#e53935', 'green', false],
  ['red', 'red', false],
])('%s as %s: %s', (value, color, wanted) => {
  expect(meets({ a: value }, { path: 'a', color })).toBe(wanted);
});

test('a list holds an item with the fields, and a number lies above', () => {
  const config = { annotations: [{ type: 'highlight', rowIndex: 2 }], size: 3 };
  expect(meets(config, { path: 'annotations', some: { rowIndex: 2 } })).toBe(true);
  expect(meets(config, { path: 'annotations', some: { rowIndex: 1 } })).toBe(false);
  expect(meets(config, { path: 'size', above: 2 })).toBe(true);
  expect(meets(config, { path: 'size', above: 3 })).toBe(false);
});

test('null among the values means absent', () => {
  expect(meets({}, { path: 'a.b', oneOf: [null, false] })).toBe(true);
  expect(meets({ a: { b: true } }, { path: 'a.b', oneOf: [null, false] })).toBe(false);
});

test('changes are named by their path, beside those that may be', () => {
  const before = { type: 'bar', legend: { position: 'top' }, content: { title: 'Sales 2024' } };
  const after = { type: 'line', legend: {}, content: { title: document }, axes: { y: { min: 0 } } };
  expect(findChanges(before, after, ['type'])).toEqual(['legend.position', 'axes.y.min']);
  expect(findChanges(before, before, [])).toEqual([]);
});

test('a cell that reads the same has not changed', () => {
  const columns = [{ key: 'a' }];
  const data = (cell: unknown, label?: string) => ({
    data: { columns: label ? [{ key: 'a', label }] : columns, rows: [{ a: cell }] },
  });
  expect(findChanges(data('5'), data(5), [])).toEqual([]);
  expect(findChanges(data('5'), data(6), [])).toEqual(['data.rows']);
  expect(findChanges(data(5), data(5, 'A'), [])).toEqual(['data.columns']);
});

import { expect, test } from 'vitest';
import { PAGE_TEXTS } from './page-texts.ts';
import { createSourceField } from './source-field.ts';

/** As much of a field as is used. */
const createElement = () => ({
  value: '',
  readOnly: false,
  wrap: 'soft',
  selectionStart: 0,
  selectionEnd: 0,
  setRangeText(text: string) {
    this.value = text;
  },
});
const open = () => {
  const element = createElement();
  return { element, field: createSourceField(element, () => PAGE_TEXTS.EN_US) };
};
const LONG = `x,y\n${Array.from({ length: 20_000 }, (_, index) => `r${index},${index}`).join('\n')}\n`;

test('a long text is read whole, though only its beginning is shown', () => {
  const { element, field } = open();
  expect(field.takePaste(LONG)).toBe(true);
  expect(field.read()).toBe(LONG);
  expect(element.value.split('\n')).toHaveLength(201);
  expect(element.value).toContain('20,001');
  expect(element.readOnly).toBe(true);
});

test('the next paste takes its place, and can be written into', () => {
  const { element, field } = open();
  field.show(LONG);
  expect(field.takePaste('a,b\n1,2')).toBe(true);
  expect(field.read()).toBe('a,b\n1,2');
  expect(element.readOnly).toBe(false);
});

test('a short paste is left to the browser', () => {
  const { field } = open();
  expect(field.takePaste('a,b\n1,2')).toBe(false);
});

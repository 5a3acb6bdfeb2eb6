import { expect, test } from 'vitest';
import type { Figure } from '../../insight/figure.ts';
import { writeFigure, writeSize } from './write-figure.ts';

const percent = (value: number): Figure => ({
  value,
  unit: { kind: 'percent' },
  operation: { name: 'sum' },
  cells: [],
});

test.each([
  [12.34, '12.3%'],
  [0, '0%'],
  [0.05, '0.1%'],
  [0.0078, '0.0078%'],
])('%d percent is %s, and never nothing where there is something', (value, text) => {
  expect(writeFigure(percent(value), 'EN_US')).toBe(text);
  expect(writeSize(percent(-value), 'EN_US')).toBe(text);
});

test.each([
  ['EN_US', '$1.08B'],
  ['PT_PT', '1,08 mM US$'],
] as const)('millions of dollars are written in full in %s', (locale, text) => {
  const unit = { kind: 'column', columnKey: 'a', format: 'currency', currency: 'USD', statedScale: 'm' } as const;
  const figure: Figure = { value: 1084, unit, operation: { name: 'sum' }, cells: [] };
  expect(writeFigure(figure, locale)?.replaceAll(/\s/g, ' ')).toBe(text);
});

test.each([
  ['EN_US', 7.2, '7.2 percentage points'],
  ['EN_GB', 1, '1 percentage point'],
  ['PT_PT', 7.25, '7,3 pontos percentuais'],
  ['AR', 5, '٥ نقاط مئوية'],
  ['AR', 12, '١٢ نقطة مئوية'],
] as const)('in %s a difference of percentages of %d is %s', (locale, value, text) => {
  expect(writeFigure({ value, unit: { kind: 'points' }, operation: { name: 'difference' }, cells: [] }, locale)).toBe(
    text,
  );
});

test.each([
  [6.6, 'R$6.60'],
  [786.5, 'R$786.50'],
  [28, 'R$28'],
  [2632.4, 'R$2,632'],
])('money has both of its cents or none: %d', (value, text) => {
  const unit = { kind: 'column', columnKey: 'a', format: 'currency', currency: 'BRL' } as const;
  expect(writeFigure({ value, unit, operation: { name: 'value' }, cells: [] }, 'EN_GB')).toBe(text);
});

test.each([
  ['JPY', 786.4, '¥786.4'],
  ['KWD', 6.6, 'KWD 6.600'],
  ['XQ', 6.6, '6.6'],
])('money has as many cents as its currency has: %s', (currency, value, text) => {
  const unit = { kind: 'column', columnKey: 'a', format: 'currency', currency } as const;
  const written = writeFigure({ value, unit, operation: { name: 'value' }, cells: [] }, 'EN_US');
  expect(written?.replace(/\u00a0/g, ' ')).toBe(text);
});

import { expect, test } from 'vitest';
import type { ValueLabel } from '../labels/read-value-labels.ts';
import type { Fact } from './chart-facts.ts';
import { isTotal, matchLabels, printFacts, scaleLengths, withLostPoints } from './match-labels.ts';

/** Columns 40 pixels wide on a base at 200, `tall` pixels high. */
const column = (index: number, tall: number): Fact => ({
  order: index,
  key: `${index}`,
  series: 0,
  value: String(tall),
  extent: { left: 60 * index, right: 60 * index + 40, top: 200 - tall, bottom: 200 },
});
const above = ({ extent }: Fact, value: number): ValueLabel => ({
  extent: { left: extent.left + 8, right: extent.right - 8, top: extent.top - 14, bottom: extent.top - 4 },
  value,
  unit: '',
  isInside: false,
});
const PIXELS = { kind: 'linear', slope: -1, intercept: 200, support: 0, total: 0, residual: 0 } as const;
const columns = [120, 40, 80, 60].map((tall, index) => column(index, tall));

test('each label goes to the mark whose end it stands at', () => {
  const labels = columns.map((fact) => above(fact, Number(fact.value) / 4)).reverse();
  const matches = matchLabels(columns, labels, true);
  expect(matches).toHaveLength(4);
  for (const { fact, label } of matches) expect(label.value).toBe(Number(fact.value) / 4);
});

test('lengths are scaled by what most labels share, and one misread label does not move it', () => {
  const labels = columns.map((fact, index) => above(fact, index === 2 ? 999 : Number(fact.value) / 4));
  const scale = scaleLengths(matchLabels(columns, labels, true), PIXELS);
  expect(scale).toMatchObject({ slope: -0.25, intercept: 50, support: 3, total: 4 });
});

test('labels that no scale explains give none', () => {
  const labels = columns.map((fact, index) => above(fact, [7, 300, 1, 90][index] ?? 0));
  expect(scaleLengths(matchLabels(columns, labels, true), PIXELS)).toBeUndefined();
});

test('printed numbers replace measured ones that agree, and a set that disagrees is dropped', () => {
  const near = matchLabels(
    columns,
    columns.map((fact) => above(fact, Number(fact.value) + 1)),
    true,
  );
  expect(printFacts(columns, near, 1)?.facts.map(({ value }) => value)).toEqual(['121', '41', '81', '61']);
  const off = matchLabels(
    columns,
    columns.map((fact) => above(fact, 2 * Number(fact.value))),
    true,
  );
  expect(printFacts(columns, off, 1)).toBeUndefined();
});

test('a decimal point that was lost is put back where the mark bears it out', () => {
  const facts = columns.map((fact, index) => ({ ...fact, value: String([12.1, 4.2, 8.3, 6.1][index]) }));
  const valuesOf = (numbers: readonly number[]) =>
    withLostPoints(
      matchLabels(
        facts,
        facts.map((fact, index) => above(fact, numbers[index] ?? 0)),
        true,
      ),
      0.1,
    ).map(({ label }) => label.value);
  expect(valuesOf([12.1, 4.2, 83, 6.1]).sort()).toEqual([12.1, 4.2, 6.1, 8.3].sort());
  expect(valuesOf([12.1, 4.2, 95, 6.1])).toContain(95);
});

test('the sum of a stack is told from the value of its last part', () => {
  const [first = column(0, 120), second = column(1, 40)] = columns;
  const last = { ...second, key: first.key, order: first.order, series: 1 };
  const stack = [first, last];
  expect(isTotal({ fact: last, label: above(last, 160) }, stack, 1)).toBe(true);
  expect(isTotal({ fact: last, label: above(last, 40) }, stack, 1)).toBe(false);
  expect(isTotal({ fact: second, label: above(second, 160) }, columns, 1)).toBe(false);
});

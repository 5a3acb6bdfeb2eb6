import { describe, expect, test } from 'vitest';
import type { GraphConfig } from '../../chart/graph-config.ts';
import type { Locale } from '../../chart/locale.ts';
import { writeNarrative } from './write-narrative.ts';

/** Two years of months; those of the second are a fifth higher, and a season goes over both. */
function sales(count = 24): GraphConfig {
  const columns = ['Month', 'North', 'South', 'West'].map((label) => ({ key: label, label }));
  const rows = Array.from({ length: count }, (_, at) => {
    const level = (at < 12 ? 1000 : 1200) + 10 * Math.round(4 * Math.sin((at * Math.PI) / 6));
    const month = String((at % 12) + 1).padStart(2, '0');
    return { Month: `${at < 12 ? 2023 : 2024}-${month}`, North: level, South: level - 200, West: level + 300 };
  });
  return { type: 'line', data: { columns, rows }, axes: { y: { label: 'Revenue' } } };
}

function ask(config: GraphConfig, prompt: string, locale: Locale = 'EN_US') {
  const { texts, notes } = writeNarrative(config, { fields: ['title', 'caption'], locale, prompt });
  return { title: texts.title?.text ?? '', caption: texts.caption?.text ?? '', notes };
}

describe('all groups together', () => {
  test('are what a total is of, and an average', () => {
    expect(ask(sales(), 'mention the total').title).toBe('Revenue came to 81,600 in all, an average of 3,400 a month');
    expect(ask(sales(), 'what was the average?').title).toBe('Revenue averaged 3,400 a month');
    expect(ask(sales(), 'menciona o total', 'PT_PT').title).toMatch(/^O total d.* 81/);
    expect(ask(sales(), 'اذكر الإجمالي', 'AR').title).toMatch(/٨١٬٦٠٠/);
  });

  test('are not told where one of them is asked for that went farthest', () => {
    expect(ask(sales(), 'which one grew the most?').title).toMatch(/^South’s revenue \S+ 25% from 2023 to 2024$/);
    expect(ask(sales(), 'qual cresceu mais?', 'PT_PT').title).toMatch(/South .* 25%/);
    expect(ask(sales(), 'من الأكثر نموا؟', 'AR').title).toMatch(/South.*٢٥٪/);
  });
});

test.each([
  [4, true],
  [14, true],
  [24, false],
])('%i groups are a whole only where all of them are looked at', (count, isTold) => {
  const names = Array.from({ length: count }, (_, at) => `Place ${String.fromCodePoint(65 + at)}`);
  const columns = ['Month', ...names].map((label) => ({ key: label, label }));
  const rows = sales().data.rows.map((row, at) => ({
    Month: row.Month,
    ...Object.fromEntries(names.map((name) => [name, name === 'Place A' ? 100 + 10 * at : 100])),
  }));
  const config: GraphConfig = { type: 'line', data: { columns, rows }, axes: { y: { label: 'Revenue' } } };
  const total = 24 * 100 * count + (10 * 23 * 24) / 2;
  expect(ask(config, 'mention the total').title.includes(total.toLocaleString('en-US'))).toBe(isTold);
  const share = `${Math.round((330 / (330 + 100 * (count - 1))) * 100)}% of`;
  const { title } = ask(config, 'what are the shares?');
  expect(title.includes(share) || /to (\d+)%/.exec(title)?.[1] === share.slice(0, -4)).toBe(isTold);
});

test('one that leaves a month out is not passed over where it grew the most', () => {
  const { data, ...look } = sales();
  const rows = data.rows.map((row, at) => ({ ...row, East: at === 3 ? null : 500 + at * 60 }));
  const columns = [...data.columns, { key: 'East', label: 'East' }];
  const { title } = ask({ ...look, data: { columns, rows } }, 'which one grew the most?');
  expect(title).toMatch(/^East’s revenue /);
});

describe('a year against the one before it', () => {
  test('is told of all groups together, under the title of their axis', () => {
    expect(ask(sales(), 'tell it').title).toMatch(/^Revenue \S+ 19% from 2023 to 2024$/);
    expect(ask(sales(), 'tell it').caption).toMatch(/^The total of the year went from 37,200 to 44,400\./);
  });

  test.each([
    ['year over year', 'EN_US', /^Revenue \S+ 19% from 2023 to 2024$/],
    ['how did 2024 compare with 2023?', 'EN_US', /^Revenue \S+ 19% from 2023 to 2024$/],
    ['variação homóloga', 'PT_PT', / 19% de 2023 para 2024$/],
    ['مقارنة بالعام الماضي', 'AR', /بنسبة ١٩٪ من عام ٢٠٢٣ إلى عام ٢٠٢٤$/],
  ] as const)('is what "%s" asks for', (prompt, locale, title) => {
    expect(ask(sales(), prompt, locale).title).toMatch(title);
  });

  test('goes without numbers where none are wanted', () => {
    const { title, caption } = ask(sales(), 'year over year, no numbers');
    expect(title).toMatch(/^Revenue \S+ from 2023 to 2024$/);
    expect(caption).not.toMatch(/%|as a share of the total/);
  });

  test('is not told of a year that is not over', () => {
    expect(ask(sales(20), 'tell it').title).not.toMatch(/from 2023 to 2024/);
    expect(ask(sales(20), 'year over year').notes).toEqual([{ kind: 'nothing-found' }]);
  });

  test('is an average where a sum means nothing', () => {
    const columns = ['Month', 'Price'].map((label) => ({ key: label, label }));
    const rows = sales().data.rows.map((row) => ({ Month: row.Month, Price: Number(row.North) / 100 }));
    const { title, caption } = ask({ type: 'line', data: { columns, rows } }, 'year over year');
    expect(title).toBe('Price averaged 20% higher in 2024 than in 2023');
    expect(caption).toMatch(/^The average of the year went from 10 to 12/);
  });
});

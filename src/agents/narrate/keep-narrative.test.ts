import { describe, expect, test } from 'vitest';
import type { GraphConfig } from '../../chart/graph-config.ts';
import { toDocument, toPlainText } from '../../chart/rich-text.ts';
import { keepNarrative } from './keep-narrative.ts';

const CHART: GraphConfig = {
  type: 'column',
  data: {
    columns: [
      { key: 'a', label: 'Shop' },
      { key: 'b', label: 'Sales' },
    ],
    rows: [
      { a: 'Porto', b: 90 },
      { a: 'Faro', b: 20 },
      { a: 'Braga', b: 31 },
    ],
  },
};
const SETTING = { level: 'medium', locale: 'EN_US' } as const;
const withoutFirst = (chart: GraphConfig): GraphConfig => ({
  ...chart,
  data: { ...chart.data, rows: chart.data.rows.slice(1) },
});
const textsOf = ({ content }: GraphConfig): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(content ?? {}).map(([field, text]) => [field, toPlainText(text)]));

describe('the texts of a chart after a change', () => {
  test('are written where there were none', () => {
    expect(textsOf(keepNarrative(CHART, { ...CHART, type: 'bar' }, SETTING))).toEqual({
      title: expect.stringContaining('Porto'),
      caption: expect.stringContaining('Braga'),
    });
  });

  test('stay away at the level none', () => {
    const after = { ...CHART, type: 'bar' } as const;
    expect(keepNarrative(CHART, after, { ...SETTING, level: 'none' })).toBe(after);
  });

  test('follow the data where they are ours', () => {
    const told = keepNarrative(CHART, CHART, SETTING);
    const after = keepNarrative(told, withoutFirst(told), SETTING);
    expect(textsOf(told).title).toContain('Porto');
    expect(JSON.stringify(after.content)).not.toContain('Porto');
    expect(textsOf(after).title).toContain('Braga');
  });

  test('follow the data in the language they were written in before, told in the one of the call', () => {
    const told = keepNarrative(CHART, CHART, { ...SETTING, locale: 'PT_PT' });
    expect(textsOf(keepNarrative(told, withoutFirst(told), SETTING)).title).toMatch(/Braga .*sales/i);
  });

  test('stay as they are where somebody wrote them', () => {
    const own = { ...CHART, content: { title: toDocument('Our shops') } };
    const after = keepNarrative(own, withoutFirst(own), SETTING);
    expect(textsOf(after)).toEqual({ title: 'Our shops', caption: expect.stringContaining('Faro') });
  });

  test('stay as the change itself wrote them', () => {
    const told = keepNarrative(CHART, CHART, SETTING);
    const renamed = { ...withoutFirst(told), content: { ...textsOf(told), title: toDocument('Two shops') } };
    expect(textsOf(keepNarrative(told, renamed, SETTING)).title).toBe('Two shops');
  });

  test('do not come back where they were taken away', () => {
    const told = keepNarrative(CHART, CHART, SETTING);
    const { caption } = textsOf(told);
    const bare = keepNarrative(told, { ...told, content: { caption } }, SETTING);
    expect(bare.content).toEqual({ caption, title: null });
    expect(keepNarrative(bare, withoutFirst(bare), SETTING).content).toMatchObject({ title: null });
  });

  test.each(['low', 'medium', 'high'] as const)('are those of a chart that had none, at the level %s', (level) => {
    for (let seed = 1; seed <= 25; seed++) {
      const bare = yearsApart(seed);
      const told = keepNarrative(bare, bare, { ...SETTING, level });
      const changed = { ...told, data: yearsApart(seed + 100).data };
      const { content } = keepNarrative(told, changed, { ...SETTING, level });
      const fresh = { ...changed, content: {} };
      expect(content).toEqual(keepNarrative(fresh, fresh, { ...SETTING, level }).content);
    }
  });
});

/** Months of two years beside each other, other figures for each seed. */
function yearsApart(seed: number): GraphConfig {
  const rows = Array.from({ length: 12 }, (_, at) => ({
    month: new Date(Date.UTC(2024, at, 1)).toISOString().slice(0, 7),
    a: 500 + ((seed * 7919 + at * 3571) % 2000),
    b: 400 + ((seed * 104_729 + at * 2699) % 3000),
  }));
  return {
    type: 'line',
    data: {
      columns: [
        { key: 'month', label: 'Month' },
        { key: 'a', label: '2024' },
        { key: 'b', label: '2025' },
      ],
      rows,
    },
  };
}

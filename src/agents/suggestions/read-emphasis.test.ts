import { describe, expect, it } from 'vitest';
import { SUGGESTION_TABLES } from '../../../test/fixtures/suggestions/tables.ts';
import type { Locale } from '../../chart/locale.ts';
import { linkWords } from '../../language/links/link-words.ts';
import { parseTable } from '../../table/parse-table.ts';
import { profileTyped } from '../../table/profile-table.ts';
import { type Emphasis, readEmphasis } from './read-emphasis.ts';

function emphasisOf(prompt: string, locale: Locale = 'EN_US'): Emphasis {
  const [first] = SUGGESTION_TABLES;
  if (first === undefined) throw new Error('There is no table.');
  const { config } = first;
  const table = parseTable(config.data);
  return readEmphasis(linkWords(prompt, { config, table, profile: profileTyped(table), locale, purpose: 'chart' }));
}

describe('pictures that a prompt refuses', () => {
  it.each([
    ['no pies', 'EN_US'],
    ['some ideas without pie charts', 'EN_GB'],
    ['sem tartes', 'PT_PT'],
    ['بدون دوائر', 'AR'],
  ] as const)('are left out: %s', (prompt, locale) => {
    const { unwanted, types } = emphasisOf(prompt, locale);
    expect(unwanted).toEqual(['pie', 'donut']);
    expect(types).toEqual([]);
  });

  it('are no others than those near the refusal', () => {
    expect(emphasisOf('no pies, but do show me one plain line chart')).toMatchObject({
      unwanted: ['pie', 'donut'],
      types: ['line'],
    });
  });
});

describe('what a prompt wants alone', () => {
  it.each([
    ['only trends', 'EN_US'],
    ['trends only', 'EN_US'],
    ['apenas tendências', 'PT_PT'],
    ['الاتجاهات فقط', 'AR'],
  ] as const)('is told from what it wants besides: %s', (prompt, locale) => {
    expect(emphasisOf(prompt, locale)).toMatchObject({ goals: ['trend', 'change'], isOnly: true });
  });

  it('is nothing where it says no such thing', () => {
    expect(emphasisOf('trends, please')).toMatchObject({ goals: ['trend', 'change'], isOnly: false });
    expect(emphasisOf('something for a board meeting')).toEqual({
      types: [],
      goals: [],
      unwanted: [],
      unwantedGoals: [],
      isOnly: false,
    });
  });
});

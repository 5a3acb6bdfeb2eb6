import { describe, expect, test } from 'vitest';
import { plantFalsehoods } from '../../../../test/fixtures/plant-falsehoods.ts';
import { storyTables } from '../../../../test/fixtures/story-tables.ts';
import { LOCALES } from '../../../chart/locale.ts';
import { findInsights } from '../../../insight/find-insights.ts';
import { parseTable } from '../../../table/parse-table.ts';
import { profileTyped } from '../../../table/profile-table.ts';
import { TONES } from '../../../writing/story/grammar.ts';
import { plainWish, STORY_FIELDS } from '../../../writing/story/story-wish.ts';
import { writeStory } from '../../../writing/story/write-story.ts';
import { checkText } from './check-text.ts';

/** Enough to see a grammar that states what it may not; the bench looks at many more. */
const TABLES = storyTables(42);

describe('the checker of texts', () => {
  test.for(LOCALES)('%s: bears out what is written and catches every falsehood that is planted', (locale) => {
    const alarms: string[] = [];
    const missed: string[] = [];
    let planted = 0;
    for (const [at, { name, data }] of TABLES.entries()) {
      const table = parseTable(data);
      const matter = { table, profile: profileTyped(table), insights: findInsights(table, profileTyped(table)) };
      const tone = TONES[at % TONES.length] ?? 'neutral';
      const { fields } = writeStory(matter, { ...plainWish(locale, STORY_FIELDS), tone, hasNumbers: at % 4 !== 3 });
      for (const { text, claims } of Object.values(fields)) {
        if (checkText(text, claims, { table, locale }).length > 0) alarms.push(`${name}: ${text}`);
        for (const falsehood of plantFalsehoods(text, claims, locale)) {
          planted++;
          if (checkText(falsehood.text, claims, { table, locale }).length === 0) missed.push(falsehood.text);
        }
      }
    }
    expect(alarms).toEqual([]);
    expect(missed).toEqual([]);
    expect(planted).toBeGreaterThan(900);
  });

  const data = {
    columns: [
      { key: 'a', label: 'Shop' },
      { key: 'b', label: 'Sales' },
    ],
    rows: [
      { a: 'Porto', b: 90 },
      { a: 'Faro', b: 20 },
      { a: 'Braga', b: 31 },
    ],
  };
  const table = parseTable(data);
  const setting = { table, locale: 'EN_US' } as const;
  const value = (rowIndex: number, stated: number) =>
    ({
      kind: 'figure',
      isSize: false,
      figure: {
        value: stated,
        unit: { kind: 'column', columnKey: 'b', format: 'integer' },
        cells: [{ rowIndex, columnKey: 'b' }],
        operation: { name: 'value' },
      },
    }) as const;

  test('believes no figure whose cells say otherwise', () => {
    expect(checkText('It came to 20', [{ ...value(1, 20), written: '20' }], setting)).toEqual([]);
    expect(checkText('It came to 21', [{ ...value(1, 21), written: '21' }], setting)).toEqual([
      { kind: 'false', words: '21' },
    ]);
  });

  test('lets nothing stand that no claim bears', () => {
    expect(checkText('It rose to 20', [{ ...value(1, 20), written: '20' }], setting)[0]?.kind).toBe('false');
    expect(checkText('It came to 20, up from 19', [{ ...value(1, 20), written: '20' }], setting)).toEqual([
      { kind: 'unsupported', words: 'up' },
    ]);
    expect(checkText('It was large', [{ ...value(1, 20), written: '20' }], setting)).toEqual([
      { kind: 'unsaid', words: '20' },
    ]);
  });

  test('takes a percentage for no number of the column', () => {
    expect(checkText('It came to 20%', [{ ...value(1, 20), written: '20%' }], setting)).toHaveLength(1);
  });

  test('believes no superlative of a cell that another lies beyond', () => {
    const among = [0, 1, 2].map((rowIndex) => ({ rowIndex, columnKey: 'b' }));
    const claim = { kind: 'extreme', side: 'most', among, written: 'highest' } as const;
    expect(checkText('the highest', [{ ...claim, at: among.slice(0, 1) }], setting)).toEqual([]);
    expect(checkText('the highest', [{ ...claim, at: among.slice(1, 2) }], setting)).toHaveLength(1);
    expect(checkText('the lowest', [{ ...claim, at: among.slice(0, 1) }], setting)).toHaveLength(1);
  });

  test('believes no name that the cell does not hold', () => {
    const source = { of: 'cell', columnKey: 'a', rowIndex: 1 } as const;
    expect(checkText('in Faro', [{ kind: 'name', source, written: 'Faro' }], setting)).toEqual([]);
    expect(checkText('in Porto', [{ kind: 'name', source, written: 'Porto' }], setting)).toEqual([
      { kind: 'false', words: 'Porto' },
    ]);
  });
});

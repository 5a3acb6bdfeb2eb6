import { describe, expect, test } from 'vitest';
import { contextOf } from '../../../test/fixtures/ask-agent.ts';
import { readTextCases } from '../../../test/fixtures/text-tables/corpus.ts';
import { proves } from '../../../test/proves.ts';
import { LOCALES, type Locale } from '../../chart/locale.ts';
import type { AgentContext } from '../agent.ts';
import { createExtract, type ExtractResult } from './agent.ts';

const extract = createExtract();

const spokenIn = (locale: Locale | undefined): AgentContext =>
  locale === undefined ? contextOf() : contextOf({ locale, isLocaleExplicit: true });

async function run(
  sourceText: string,
  locale?: Locale,
): Promise<ExtractResult & { readonly progress: readonly string[] }> {
  const steps = extract({ sourceText, attachments: [] }, spokenIn(locale));
  const progress: string[] = [];
  for (;;) {
    const step = await steps.next();
    if (step.done === true) return { ...step.value, progress };
    progress.push(step.value.message);
  }
}

function gridOf({ config }: ExtractResult): readonly (readonly unknown[])[] {
  const { columns, rows } = config.data;
  return [columns.map(({ label }) => label), ...rows.map((row) => columns.map(({ key }) => row[key]))];
}

const CASES = readTextCases();

describe('extract on messy texts', () => {
  test.each(CASES)('$name', async ({ text, locale, labels, rows, asks }) => {
    const result = await run(text, locale);
    expect(gridOf(result)).toEqual([labels, ...rows]);
    expect(result.extractMeta.needsUserInput).toBe(asks || labels.length === 0);
  });

  test('is right at least 95 times in 100 where it says high', async () => {
    let high = 0;
    let right = 0;
    for (const { text, locale, labels, rows } of CASES) {
      const result = await run(text, locale);
      if (result.extractMeta.confidence !== 'high') continue;
      high += 1;
      if (JSON.stringify(gridOf(result)) === JSON.stringify([labels, ...rows])) right += 1;
    }
    expect(high).toBeGreaterThan(CASES.length / 2);
    expect(right / high).toBeGreaterThanOrEqual(0.95);
  });
});

describe('the answer of extract', () => {
  const SALES = 'Month,Sales ($)\nJan,"1,200"\nFeb,"1,350"\nMar,"1,100"\n';

  test('is a chart with readable keys, typed rows and formats on the columns', async () => {
    const { config, response, extractMeta } = await run(SALES);
    expect(config.type).not.toBe('table');
    expect(config.data.columns).toMatchObject([
      { key: 'month', label: 'Month', valueFormat: 'month' },
      { key: 'sales', label: 'Sales ($)', currency: 'USD' },
    ]);
    expect(config.data.rows[0]).toEqual({ month: 'Jan', sales: 1200 });
    expect(response.message).toContain('“Month”');
    expect(extractMeta).toEqual({ confidence: 'high', needsUserInput: false, warnings: [] });
  });

  test('tells its progress in the language of the caller', async () => {
    const { progress } = await run(SALES, 'PT_PT');
    expect(progress).toHaveLength(3);
    expect(progress[1]).toContain('1 tabela');
  });

  test('is an empty table, unsure and asking, for a text without figures', async () => {
    for (const locale of LOCALES) {
      const { config, extractMeta, response, lastAccuracyEvaluation } = await run(
        'Thank you for the kind letter.',
        locale,
      );
      expect(config).toEqual({ type: 'table', data: { columns: [], rows: [] } });
      expect(extractMeta).toEqual({ confidence: 'low', needsUserInput: true, warnings: [] });
      expect(response.message).toMatch(/[?؟]$/);
      expect(lastAccuracyEvaluation).toBeUndefined();
    }
  });

  test(proves('values.ambiguity-asked', 'reads an open date order the commoner way and asks'), async () => {
    const { extractMeta, response } = await run('Day,Sales\n05/03/2024,10\n02/04/2024,12\n03/02/2024,9');
    expect(response.message).toContain('does “05/03/2024” mean');
    expect(extractMeta.needsUserInput).toBe(true);
    expect(extractMeta.confidence).not.toBe('high');
    expect(extractMeta.warnings.join()).toContain('“Day”');
  });

  test('lets an explicit locale settle an open date order', async () => {
    const { extractMeta, config } = await run('Day,Sales\n05/03/2024,10\n02/04/2024,12\n03/02/2024,9', 'EN_GB');
    expect(extractMeta.needsUserInput).toBe(false);
    expect(config.data.rows[0]).toEqual({ day: '2024-03-05', sales: 10 });
  });

  test('names the tables that were not taken', async () => {
    const text =
      'Desks\nOffice,Desks\nLisbon,40\nPorto,22\n\nMonth,Visits,Orders\nJan,1,2\nFeb,2,3\nMar,3,4\nApr,4,5\nMay,5,6';
    const { warnings } = (await run(text)).extractMeta;
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain('“Desks”');
  });

  test('keeps the odd text in a column of numbers and says so', async () => {
    const rows = Array.from({ length: 30 }, (_, i) => `r${i},${i === 7 ? 'withdrawn' : i * 3}`);
    const { config, extractMeta } = await run(`name,score\n${rows.join('\n')}`);
    expect(config.data.rows[7]).toEqual({ name: 'r7', score: 'withdrawn' });
    expect(config.data.rows[8]).toEqual({ name: 'r8', score: 24 });
    expect(extractMeta.warnings).toEqual(['1 cell in “score” was kept as text (“withdrawn”).']);
  });

  test('keeps cells with a unit of their own as the table has them, and says so', async () => {
    const { config, extractMeta } = await run('Fruit,Weight\nApples,1.2 kg\nPears,3.4 kg\nPlums,2 kg');
    expect(config.data.rows[0]).toEqual({ fruit: 'Apples', weight: '1.2 kg' });
    expect(extractMeta.warnings).toEqual([expect.stringMatching(/^“Weight” was kept as text/)]);
    expect(extractMeta.confidence).toBe('medium');
  });

  test('reports a total that does not add up', async () => {
    const { lastAccuracyEvaluation } = await run('Item,Cost\nRent,900\nFood,450\nTravel,150\nTotal,1700');
    expect(lastAccuracyEvaluation?.issues).toHaveLength(1);
    expect(lastAccuracyEvaluation?.issues[0]).toMatch(/“Cost”.*1,700.*1,500/);
    expect(lastAccuracyEvaluation?.sufficient).toBe(false);
  });

  test('finds every number again in the text', async () => {
    const { lastAccuracyEvaluation } = await run(SALES);
    expect(lastAccuracyEvaluation).toMatchObject({ score: 1, issues: [], sufficient: true });
    expect(lastAccuracyEvaluation?.summary).toContain('3 of 3');
  });

  test('stops when the caller goes away', async () => {
    const controller = new AbortController();
    const steps = extract(
      { sourceText: SALES, attachments: [] },
      contextOf({ isLocaleExplicit: true, signal: controller.signal }),
    );
    await steps.next();
    controller.abort();
    await expect(steps.next()).rejects.toThrow();
  });
});

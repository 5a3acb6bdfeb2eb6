import { describe, expect, it } from 'vitest';
import { contextOf, NOW_MS } from '../../../test/fixtures/ask-agent.ts';
import { SUGGESTION_TABLES, tableOf } from '../../../test/fixtures/suggestions/tables.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import { suggest } from './agent.ts';
import type { Suggestion } from './suggestion.ts';

const CONTEXT = contextOf();

type Asked = { readonly suggestions: readonly Suggestion[]; readonly progress: readonly string[] };

async function ask(config: GraphConfig, userPrompt?: string, most = 4, context = CONTEXT): Promise<Asked> {
  const run = suggest({ config, userPrompt, maxSuggestionCount: most, nowMs: NOW_MS }, context);
  const progress: string[] = [];
  for (;;) {
    const step = await run.next();
    if (step.done === true) return { ...step.value, progress };
    progress.push(step.value.message);
  }
}

const table = (name: string): GraphConfig => {
  const found = SUGGESTION_TABLES.find((one) => one.name === name);
  if (found === undefined) throw new Error(`No table is called ${name}.`);
  return found.config;
};

const pictures = ({ suggestions }: Asked): readonly string[] =>
  suggestions.map(({ chartType, dataPrepPrompt }) => `${chartType} ${dataPrepPrompt}`);

describe('suggestions without a prompt', () => {
  it('begin with data that are ready as they are', async () => {
    const [first] = (await ask(table('cities'))).suggestions;
    expect(first).toMatchObject({ dataPrepPrompt: 'Keep the data as it is.', chartType: 'column' });
    expect(first?.summary).toContain('“Lisbon”, at 600,000');
  });

  it('set plan and outcome against each other where a third column is of another kind', async () => {
    const plans = [1200, 800, 2400, 600, 300, 250];
    const budget = tableOf(['Department', 'Budget', 'Actual', 'Headcount'], plans.length, (at) => {
      const planned = 1000 * (plans[at] ?? 0);
      return [`Department ${at}`, planned, at === 0 ? planned + 115_000 : planned - 2000, 5 + at];
    });
    const pair = (await ask(budget)).suggestions.find(({ chartType }) => chartType === 'groupedColumn');
    expect(pair).toEqual({
      chartType: 'groupedColumn',
      dataPrepPrompt: 'Keep only the columns “Department”, “Budget”, and “Actual”.',
      summary: 'The gap between “Actual” and “Budget” is widest for “Department 0”, at 115,000.',
    });
  });

  it('say what they show in sentences that begin with a capital, whatever stands first', async () => {
    const start = Date.UTC(2024, 0, 1);
    const visits = tableOf(['Day', 'Visits'], 84, (at) => [
      new Date(start + at * 86_400_000).toISOString().slice(0, 10),
      at >= 35 && at < 42 ? 900 : 100 + ((at * 37) % 11),
    ]);
    const { suggestions } = await ask(visits, 'visits by week');
    expect(suggestions.map(({ summary }) => summary).join(' ')).toMatch(/Week \d+ of 2024 stands out/);
  });

  it('differ in picture, and say different things', async () => {
    for (const { config } of SUGGESTION_TABLES) {
      const asked = await ask(config);
      expect(new Set(pictures(asked)).size).toBe(asked.suggestions.length);
      expect(new Set(asked.suggestions.map(({ summary }) => summary)).size).toBe(asked.suggestions.length);
    }
  });

  it('are no more than aimed at', async () => {
    for (const most of [1, 2, 3]) expect((await ask(table('orders'), undefined, most)).suggestions).toHaveLength(most);
  });

  it('are the same every time', async () => {
    expect(await ask(table('orders'))).toEqual(await ask(table('orders')));
  });

  it('leave hidden columns out', async () => {
    const { data, type } = table('orders');
    const columns = data.columns.map((column) =>
      column.label === 'Revenue' ? { ...column, _metadata: { isHidden: true } } : column,
    );
    expect(JSON.stringify(await ask({ type, data: { ...data, columns } }))).not.toContain('Revenue');
  });
});

describe('a prompt', () => {
  it('that names a type gets that type', async () => {
    const { suggestions } = await ask(table('orders'), 'only bar charts');
    expect(new Set(suggestions.map(({ chartType }) => chartType))).toEqual(new Set(['bar']));
  });

  it('that keeps rows keeps them in every request', async () => {
    const { suggestions } = await ask(table('orders'), 'ideas for something about North');
    expect(suggestions.length).toBeGreaterThan(0);
    for (const { dataPrepPrompt } of suggestions) expect(dataPrepPrompt).toContain('“Region” is “North”');
  });

  it('that names columns gets views of them first', async () => {
    const [first] = (await ask(table('orders'), 'how do the products compare on rating?')).suggestions;
    expect(first?.dataPrepPrompt).toContain('“Product”');
    expect(first?.dataPrepPrompt).toContain('“Rating”');
  });

  it('that asks for what is not there is told so, and gets views of the data all the same', async () => {
    const { suggestions, progress } = await ask(table('orders'), 'happiness by region');
    expect(progress.some((line) => line.includes('“happiness” is no column'))).toBe(true);
    expect(suggestions.length).toBeGreaterThan(1);
  });

  it.each(['no bars', 'sem barras', 'بدون أعمدة'])('that refuses a picture does not get it: %s', async (prompt) => {
    const { suggestions } = await ask(table('cities'), prompt);
    expect(suggestions.length).toBeGreaterThan(0);
    expect(suggestions.map(({ chartType }) => chartType)).not.toContain('column');
    expect(suggestions.map(({ chartType }) => chartType)).not.toContain('bar');
  });

  it('that wants trends alone gets nothing else', async () => {
    const { suggestions, progress } = await ask(table('orders'), 'only trends');
    expect(suggestions.length).toBeGreaterThan(1);
    for (const { dataPrepPrompt } of suggestions) expect(dataPrepPrompt).toMatch(/Order Date/);
    expect(progress.join(' ')).not.toContain('Nothing in these data');
  });

  it('that wants what these data cannot show is told so, and gets views all the same', async () => {
    const { suggestions, progress } = await ask(table('cities'), 'only trends');
    expect(progress).toContain(
      'Nothing in these data can be shown in just the way that was asked for. The views are of the data as a whole.',
    );
    expect(suggestions.length).toBeGreaterThan(0);
  });

  it('that has nothing to do with the data is told so', async () => {
    const { suggestions, progress } = await ask(table('cities'), 'something for a board meeting');
    expect(progress).toContain(
      'The request names nothing that is in these data. The views are of the data as a whole.',
    );
    expect(suggestions.length).toBeGreaterThan(0);
  });

  it('may be in another language than the answer', async () => {
    const { suggestions } = await ask(table('orders'), 'só gráficos de barras');
    expect(suggestions.every(({ chartType }) => chartType === 'bar' || chartType === 'column')).toBe(true);
  });
});

describe('data that no chart can show', () => {
  it('get no suggestion without rows', async () => {
    const { data } = table('orders');
    expect((await ask({ type: 'table', data: { ...data, rows: [] } })).suggestions).toEqual([]);
    expect((await ask({ type: 'table', data: { columns: [], rows: [{}, {}] } })).suggestions).toEqual([]);
  });

  it('are suggested as a table', async () => {
    const { suggestions } = await ask(
      tableOf(['Name', 'Comment'], 3, (at) => [`Person ${at}`, `They had this to say, number ${at}, and no more.`]),
    );
    expect(suggestions).toEqual([
      {
        dataPrepPrompt: 'Keep the data as it is.',
        chartType: 'table',
        summary: 'The table has 3 rows and 2 columns: “Name” and “Comment”.',
      },
    ]);
  });
});

it.each([
  ['EN_US', '“Points” is much the same throughout: from 1,000 to 1,005.'],
  ['PT_PT', '«Points» varia muito pouco: de 1000 a 1005.'],
] as const)('bars of about one height are called that: %s', async (locale, sentence) => {
  const even = tableOf(['Team', 'Points'], 6, (at) => [`Team ${'ABCDEF'[at]}`, 1000 + at]);
  const { suggestions } = await ask(even, undefined, 1, { ...CONTEXT, locale });
  expect(suggestions.map(({ summary }) => summary)).toEqual([sentence]);
});

describe('data at the edge', () => {
  const day = (at: number): string => new Date(Date.UTC(2024, 0, 1 + at)).toISOString().slice(0, 10);
  const LETTERS = 'abcdefghij';
  it.each([
    ['one row', tableOf(['City', 'Sales'], 1, () => ['Lisbon', 5])],
    ['one column of numbers', tableOf(['Sales'], 40, (at) => [(at * at) % 97])],
    ['one cell', tableOf(['X'], 1, () => [3])],
    ['text alone', tableOf(['Name', 'Tag'], 20, (at) => [`Person ${at}`, LETTERS[at % 2] ?? ''])],
    ['dates alone', tableOf(['Start', 'End'], 30, (at) => [day(at), day(at + 5)])],
    ['negative numbers', tableOf(['Month', 'Profit'], 12, (at) => [day(at * 31), ((at * 37) % 23) - 11])],
    ['one value over and over', tableOf(['City', 'Sales'], 6, (at) => [LETTERS[at] ?? '', 10])],
    [
      'fifty columns',
      tableOf(
        Array.from({ length: 50 }, (_, at) => `Metric ${at}`),
        40,
        (at) => Array.from({ length: 50 }, (_, place) => (at * 31 + place * 17) % 97),
      ),
    ],
    ['columns of one name', tableOf(['A', 'A', 'A'], 8, (at) => [LETTERS[at] ?? '', at * 2, 90 - at])],
    [
      'names from right to left',
      tableOf(['المدينة', 'السكان'], 4, (at) => [['جدة', 'مكة', 'أبها', 'تبوك'][at] ?? '', 9 - at]),
    ],
  ])('get a suggestion that says something: %s', async (_, config) => {
    const { suggestions } = await ask(config);
    expect(suggestions.length).toBeGreaterThan(0);
    for (const { dataPrepPrompt, summary } of suggestions) {
      expect(dataPrepPrompt.trim()).not.toBe('');
      expect(summary.trim()).not.toBe('');
    }
  });
});

it('stops where the caller goes', async () => {
  const gone = new AbortController();
  gone.abort(new Error('gone'));
  await expect(ask(table('orders'), undefined, 4, { ...CONTEXT, signal: gone.signal })).rejects.toThrow('gone');
});

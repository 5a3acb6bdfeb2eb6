import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GraphConfig } from '../../src/chart/graph-config.ts';
import { chartResultSchema } from '../../src/http/v0/answers.ts';
import { readEvents, type TestService } from '../http/start-service.ts';
import { proves } from '../proves.ts';
import { startRealService } from './start-real.ts';

let service: TestService;
beforeAll(async () => {
  service = await startRealService();
});
afterAll(() => service.stop());

const SALES: GraphConfig = {
  type: 'column',
  data: {
    columns: [
      { key: 'month', label: 'Month' },
      { key: 'region', label: 'Region' },
      { key: 'sales', label: 'Sales' },
    ],
    rows: [
      { month: '2024-01', region: 'North', sales: '$1,200', note: { of: 'the host' } },
      { month: '2024-01', region: 'South', sales: '$900' },
      { month: '2024-02', region: 'North', sales: '$1,500' },
      { month: '2024-02', region: 'South', sales: '$700' },
      { month: '2024-03', region: 'North', sales: '$1,100' },
    ],
  },
  appearance: { paletteId: 'preset:pastel', ofTheHost: { deep: [1, 2] } },
  legend: { position: 'top' },
};

type Change = 'generate' | 'mutate';
type Answer = {
  readonly config: GraphConfig;
  readonly response: { readonly message: string; readonly steps?: readonly string[] };
};

async function ask(endpoint: Change, userPrompt: string | undefined, locale?: string, config = SALES): Promise<Answer> {
  const metadata = locale === undefined ? undefined : { callId: 'test', locale };
  const response = await service.post(endpoint, { config, userPrompt, metadata });
  expect(response.status).toBe(200);
  const events = await readEvents(response);
  expect(events.slice(0, -1).every(({ event }) => event === 'progress')).toBe(true);
  expect(events.at(-1)?.event).toBe('complete');
  chartResultSchema.parse(events.at(-1)?.data);
  // The schema has said so; it would leave out the fields that it does not name.
  return events.at(-1)?.data as Answer;
}

const cellsOf = ({ config: { data } }: Answer): readonly unknown[][] =>
  data.rows.map((row) => data.columns.map(({ key }) => row[key]));

describe('mutate', () => {
  test(proves('mutate.transforms', 'groups and sorts the rows as the instruction says'), async () => {
    const answer = await ask('mutate', 'total sales per region, lowest first');
    expect(cellsOf(answer)).toEqual([
      ['South', 1600],
      ['North', 3800],
    ]);
  });

  test(proves('mutate.complete', 'tells each step in past tense with its figures'), async () => {
    const { response } = await ask('mutate', 'only the North region');
    expect(response.steps).toEqual(['Kept 3 of 5 rows where “Region” is “North”.']);
    expect(response.message).toContain('Kept 3 of 5 rows');
  });

  test(proves('values.untouched-cells', 'keeps cells, unknown fields and the drawing as they were'), async () => {
    const { config } = await ask('mutate', 'only the North region');
    expect(config.data.rows[0]).toEqual({
      month: '2024-01',
      region: 'North',
      sales: '$1,200',
      note: { of: 'the host' },
    });
    expect(config).toMatchObject({ appearance: SALES.appearance, legend: SALES.legend, type: 'column' });
  });

  test(
    proves('prompt.mutate-without', 'without a prompt reads numbers, drops empty and total rows, and says so'),
    async () => {
      const rows = [...SALES.data.rows, {}, { month: 'Total', sales: '$5,400' }];
      const messy = { ...SALES, data: { ...SALES.data, rows } };
      const answer = await ask('mutate', undefined, undefined, messy);
      expect(cellsOf(answer)).toEqual(
        SALES.data.rows.map(({ month, region, sales }) => [month, region, Number(String(sales).replace(/\D/g, ''))]),
      );
      expect(answer.response.steps?.length).toBe(3);
      const again = await ask('mutate', '  ', undefined, answer.config);
      expect(again.config).toEqual(answer.config);
      expect(again.response.message).toContain('tidy already');
    },
  );

  test(
    proves('instructions.mutate', 'leaves the chart alone where a column is not there, and names the word'),
    async () => {
      const { config, response } = await ask('mutate', 'average profit by region');
      expect(config).toEqual(SALES);
      expect(response.message).toContain('“profit”');
      expect(response.message).toContain('“Sales”');
      expect(response.steps).toBeUndefined();
    },
  );
});

describe('generate', () => {
  test(proves('generate.modifies', 'changes what was asked for and keeps earlier edits'), async () => {
    const north = { ...SALES.data, rows: SALES.data.rows.filter(({ region }) => region === 'North') };
    const chart = { ...SALES, data: north };
    const { config } = await ask('generate', 'make it a line chart', undefined, chart);
    const { content, ...rest } = config;
    expect(rest).toEqual({ ...chart, type: 'line' });
    expect(Object.keys(content ?? {})).toEqual(['title', 'caption']);
  });

  test(proves('generate.complete', 'brings the data into the form that the picture needs'), async () => {
    const answer = await ask('generate', 'show total sales over time', undefined, { ...SALES, type: 'table' });
    expect(answer.config.type).toBe('line');
    expect(cellsOf(answer)).toEqual([
      ['2024-01', 2100],
      ['2024-02', 2200],
      ['2024-03', 1100],
    ]);
    expect(answer.response.steps?.at(-1)).toBe('Made it a line chart.');
  });

  test(proves('prompt.generate-without', 'without a prompt takes the type that fits best, and says why'), async () => {
    const columns = SALES.data.columns.slice(0, 2);
    const rows = [
      { month: 'Ann', region: 3 },
      { month: 'Ben', region: 5 },
      { month: 'Cem', region: 4 },
    ];
    const { config, response } = await ask('generate', undefined, undefined, { type: 'line', data: { columns, rows } });
    expect(['bar', 'column']).toContain(config.type);
    expect(response.message).toMatch(/^Chose a (bar|column) chart\. \S+/);
  });

  test(
    proves('instructions.generate', 'leaves the chart alone where the wish is no chart’s, and says what failed'),
    async () => {
      const { config, response } = await ask('generate', 'send it to Zork by pigeon');
      expect(config).toEqual(SALES);
      expect(response.message).toMatch(/^Nothing was changed\./);
    },
  );

  test('without a prompt gives long data one column for each series', async () => {
    const answer = await ask('generate', undefined);
    expect(answer.config.data.columns.map(({ label, key }) => label ?? key)).toEqual(['Month', 'North', 'South']);
    expect(cellsOf(answer)).toEqual([
      ['2024-01', 1200, 900],
      ['2024-02', 1500, 700],
      ['2024-03', 1100, null],
    ]);
  });

  test('refuses a type that can’t show the data, and offers one that can', async () => {
    const rows = [
      { month: 'Jan', sales: -5 },
      { month: 'Feb', sales: 8 },
    ];
    const columns = [
      { key: 'month', label: 'Month' },
      { key: 'sales', label: 'Change' },
    ];
    const negative = { type: 'column', data: { columns, rows } } as const;
    const { config, response } = await ask('generate', 'make it a pie chart', undefined, negative);
    expect(config).toEqual(negative);
    expect(response.message).toContain('can’t be shown as a pie chart');
    expect(response.message).toMatch(/It can be shown as a (bar|column) chart/);
  });
});

describe('instructions', () => {
  test.each([
    ['EN_US', /^Kept 3 of 5 rows/],
    ['PT_PT', /^Mantiveram-se 3 das 5 linhas/],
    ['AR', /^جرى الإبقاء على ٣ صفوف من أصل ٥/],
  ])(proves('values.prompt-language', 'may be in another language than the answer: %s'), async (locale, start) => {
    expect((await ask('mutate', 'only the North region', locale)).response.message).toMatch(start);
    expect((await ask('mutate', 'só a região North', locale)).response.message).toMatch(start);
  });
});

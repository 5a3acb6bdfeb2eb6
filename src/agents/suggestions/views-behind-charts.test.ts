import { describe, expect, it } from 'vitest';
import { askAgent, contextOf, NOW_MS, resultOf } from '../../../test/fixtures/ask-agent.ts';
import { SUGGESTION_TABLES } from '../../../test/fixtures/suggestions/tables.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import { rankData } from '../change/judge-type.ts';
import { generate } from '../generate/agent.ts';
import { mutate } from '../mutate/agent.ts';
import { suggest } from './agent.ts';
import type { Suggestion } from './suggestion.ts';

const ORDERS: GraphConfig = (() => {
  const found = SUGGESTION_TABLES.find(({ name }) => name === 'orders');
  if (found === undefined) throw new Error('The orders are gone.');
  return found.config;
})();

const draw = async (wish: string): Promise<GraphConfig> => (await askAgent(generate, wish, ORDERS)).config;
const change = async (config: GraphConfig, wish: string): Promise<GraphConfig> =>
  (await askAgent(mutate, wish, config)).config;

async function ask(config: GraphConfig, userPrompt?: string): Promise<readonly Suggestion[]> {
  const input = { config, userPrompt, maxSuggestionCount: 4, nowMs: NOW_MS };
  return (await resultOf(suggest(input, contextOf()))).suggestions;
}

const requestsOf = (suggestions: readonly Suggestion[]): readonly string[] =>
  suggestions.map(({ dataPrepPrompt }) => dataPrepPrompt);
const labelsOf = ({ data }: GraphConfig): readonly string[] => data.columns.map(({ key, label }) => label ?? key);

describe('a chart that rows were brought together for', () => {
  it('gets other views of those rows, each of which mutate makes of it', async () => {
    const chart = await draw('revenue by region');
    const suggestions = await ask(chart);
    expect(suggestions).toHaveLength(4);
    expect(requestsOf(suggestions)).toContainEqual(expect.stringContaining('for each month of “Order Date”'));
    for (const { dataPrepPrompt, chartType } of suggestions) {
      const { data } = await change(chart, dataPrepPrompt);
      expect(rankData(data, { locale: undefined }).find(({ type }) => type === chartType)?.verdict).toBe('ok');
    }
  });

  it('is itself none of them', async () => {
    const chart = await draw('revenue by region, highest first');
    for (const { dataPrepPrompt, chartType } of await ask(chart, 'compare the regions')) {
      const made = await change(chart, dataPrepPrompt);
      const isSame = chartType === chart.type && JSON.stringify(made.data.rows) === JSON.stringify(chart.data.rows);
      expect(isSame, dataPrepPrompt).toBe(false);
    }
  });

  it('gets views of the rows that were picked for it alone', async () => {
    const chart = await draw('revenue by region for tea only');
    const tea = await change(ORDERS, 'only tea');
    const suggestions = await ask(chart, 'units by region');
    expect(requestsOf(suggestions)).toContainEqual(expect.stringContaining('“Units” for each “Region”'));
    for (const { dataPrepPrompt } of suggestions)
      expect((await change(chart, dataPrepPrompt)).data.rows).toEqual((await change(tea, dataPrepPrompt)).data.rows);
  });

  it('gets views of what it shows where somebody edited that', async () => {
    const chart = await draw('revenue by region');
    const [first, ...others] = chart.data.rows;
    const [, revenue] = chart.data.columns;
    const edited = { ...first, [revenue?.key ?? '']: 1 };
    const after = { ...chart, data: { ...chart.data, rows: [edited, ...others] } };
    expect(requestsOf(await ask(after)).join(' ')).not.toContain('Order Date');
  });
});

/** The chart as if some steps had come before those that made it. */
const madeAfter = (chart: GraphConfig, steps: readonly object[]): GraphConfig => {
  const copy = JSON.parse(JSON.stringify(chart));
  copy.data.madeFrom.plans.at(-1).steps.unshift(...steps);
  return copy;
};

describe('a chart that carries the steps it was made by', () => {
  it('gets views of the rows of one period where a condition was on periods', async () => {
    const month = { key: 'month', label: 'Month' };
    const chart = madeAfter(await draw('revenue by region'), [
      { verb: 'truncateTime', column: 'Order Date', part: 'month', as: month },
      { verb: 'filter', where: '[month] = date("2024-03-01")' },
    ]);
    const march = await change(ORDERS, 'only orders in March');
    const [{ dataPrepPrompt = '' } = {}] = await ask(chart, 'revenue by product');
    expect((await change(chart, dataPrepPrompt)).data.rows).toEqual((await change(march, dataPrepPrompt)).data.rows);
  });

  it('is changed as it stands where these cannot be carried out, as rows read in another locale may not suit them', async () => {
    const twice = { verb: 'derive', as: { key: 'twice', label: 'Twice' }, expression: '[Region] * 2' };
    const chart = madeAfter(await draw('revenue by region'), [twice]);
    expect((await change(chart, 'only North')).data.rows).toHaveLength(1);
    expect(requestsOf(await ask(chart)).join(' ')).not.toContain('Order Date');
  });
});

describe('a request in our own wording to such a chart', () => {
  it('means the rows behind it where it gathers them anew', async () => {
    const chart = await draw('total revenue by region and product');
    const request = 'Average “Revenue” for each “Region”, highest first.';
    const ofRows = await change(ORDERS, request);
    expect((await change(chart, request)).data.rows).toEqual(ofRows.data.rows);
  });

  it('means the rows that were picked for it, where it names a column that was worked out, too', async () => {
    const tea = await change(await change(ORDERS, 'only tea'), 'add a column Profit as revenue minus units');
    const chart = await change(tea, 'total profit by region');
    const request = 'Average “Profit” for each “Region”, highest first.';
    expect((await change(chart, request)).data.rows).toEqual((await change(tea, request)).data.rows);
  });

  it('means what is shown where that answers it', async () => {
    const chart = await draw('units and revenue by region');
    const kept = await change(chart, `Keep only the columns “Region” and “${labelsOf(chart)[1]}”.`);
    expect(kept.data.rows).toHaveLength(chart.data.rows.length);
    expect((await change(chart, 'Keep the data as it is.')).data.rows).toEqual(chart.data.rows);
  });
});

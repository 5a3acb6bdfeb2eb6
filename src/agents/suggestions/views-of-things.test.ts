import { describe, expect, it } from 'vitest';
import { contextOf, NOW_MS, resultOf } from '../../../test/fixtures/ask-agent.ts';
import { tableOf } from '../../../test/fixtures/suggestions/tables.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import { rankCharts } from '../../fit/rank.ts';
import { examineData } from '../../table/examine-data.ts';
import { suggest } from './agent.ts';
import { listCandidates } from './list-candidates.ts';
import type { Suggestion } from './suggestion.ts';

async function ask(config: GraphConfig): Promise<readonly Suggestion[]> {
  const input = { config, userPrompt: undefined, maxSuggestionCount: 4, nowMs: NOW_MS };
  return (await resultOf(suggest(input, contextOf()))).suggestions;
}

const requestsOf = (suggestions: readonly Suggestion[]): string =>
  suggestions.map(({ dataPrepPrompt }) => dataPrepPrompt).join('\n');
const typesOf = (suggestions: readonly Suggestion[]): readonly string[] =>
  suggestions.map(({ chartType }) => chartType);

/** Numbers from 0 to 1 that look thrown, the same every time. */
const thrown = (at: number, seed: number): number => Math.abs(Math.sin(at * 12.9898 + seed * 78.233) * 43_758.5453) % 1;
const oneOf = (names: readonly string[], at: number, seed: number): string =>
  names[Math.floor(thrown(at, seed) * names.length)] ?? '';

describe('views of things that were measured', () => {
  it('average what the things of each kind measure, and add none of it up', async () => {
    const wines = tableOf(['Alcohol', 'Malic acid', 'Ash', 'Class'], 90, (at) => {
      const kind = at % 3;
      return [
        (12 + 0.8 * kind + thrown(at, 1)).toFixed(2),
        (2 + 0.5 * kind + thrown(at, 2)).toFixed(2),
        (2.1 + 0.4 * thrown(at, 3)).toFixed(2),
        `Class ${'ABC'[kind]}`,
      ];
    });
    const asked = requestsOf(await ask(wines));
    expect(asked).toContain('Average “Alcohol” for each “Class”');
    expect(asked).not.toContain('Add up');
  });

  it('set prices against areas rather than areas against the few numbers of bedrooms', async () => {
    const houses = tableOf(['Price', 'Area', 'Bedrooms', 'District', 'Built'], 120, (at) => {
      const area = 40 + Math.floor(180 * thrown(at, 1));
      const district = at % 3;
      const price = Math.round(area * (3000 + 900 * district) + 60_000 * thrown(at, 2));
      return [
        price,
        area,
        Math.max(1, Math.floor(area / 45)),
        ['Alfama', 'Belém', 'Chiado'][district] ?? '',
        1900 + at,
      ];
    });
    const suggestions = await ask(houses);
    expect(suggestions).toHaveLength(4);
    const asked = requestsOf(suggestions);
    expect(asked).toContain('“Price”, and “Area”');
    expect(asked).toContain('Average “Price” for each “District”');
  });

  it('tell of what was sold, and not of the prices that products have', async () => {
    const products = ['Bread', 'Cake', 'Coffee', 'Juice', 'Sandwich'];
    const sales = tableOf(['Date', 'Shop', 'Product', 'Quantity', 'Unit price', 'Total'], 200, (at) => {
      const product = Math.floor(thrown(at, 1) * products.length);
      const [quantity, price] = [1 + Math.floor(thrown(at, 2) * 8), 1 + product];
      return [
        new Date(Date.UTC(2024, 0, 1 + Math.floor(1.7 * at))).toISOString().slice(0, 10),
        oneOf(['Braga', 'Lisbon', 'Porto'], at, 3),
        products[product] ?? '',
        quantity,
        price,
        quantity * price,
      ];
    });
    const asked = requestsOf(await ask(sales));
    expect(asked).toContain('Add up “Total”');
    expect(asked).not.toContain('Average “Unit price”');
  });

  it('show parts of what is never negative, whatever else in the table is', async () => {
    const deals = tableOf(['Region', 'Sales', 'Profit'], 90, (at) => [
      oneOf(['North', 'South', 'East'], at, 1),
      Math.round(100 + 900 * thrown(at, 2)),
      Math.round(200 * thrown(at, 3) - 60),
    ]);
    const { profile } = examineData(deals.data, undefined);
    const parts = listCandidates({ profile, ranking: rankCharts(profile), wanted: new Set() }).flatMap(
      ({ goal, about }) => (goal === 'composition' ? about : []),
    );
    const labelOf = (key: string) => deals.data.columns.find((column) => column.key === key)?.label;
    expect(new Set(parts.map(labelOf))).toEqual(new Set(['Region', 'Sales']));
  });

  it('show slices to who asks for them, though one is much like the other', async () => {
    const halls = tableOf(['Hall', 'Visitors'], 40, (at) => [at % 2 === 0 ? 'East' : 'West', 500 + (at % 7)]);
    const input = { config: halls, userPrompt: 'as a pie', maxSuggestionCount: 4, nowMs: NOW_MS };
    expect(typesOf((await resultOf(suggest(input, contextOf()))).suggestions)).toEqual(['pie']);
  });

  it('tell the share of those of whom something is so', async () => {
    const passengers = tableOf(['Survived', 'Sex', 'Age', 'Port'], 160, (at) => {
      const sex = oneOf(['female', 'male'], at, 1);
      const isSaved = thrown(at, 2) < (sex === 'female' ? 0.8 : 0.2);
      return [isSaved ? 1 : 0, sex, 1 + Math.floor(70 * thrown(at, 3)), oneOf(['S', 'C', 'Q'], at, 4)];
    });
    expect(requestsOf(await ask(passengers))).toContain('Average “Survived” for each “Sex”');
  });

  it('begin with that share though another column says the same in words', async () => {
    const passengers = tableOf(['Survived', 'Sex', 'Fare', 'Alive'], 160, (at) => {
      const sex = oneOf(['female', 'male'], at, 1);
      const isSaved = thrown(at, 2) < (sex === 'female' ? 0.8 : 0.2);
      return [isSaved ? 1 : 0, sex, Math.round(5 + 90 * thrown(at, 3)), isSaved ? 'yes' : 'no'];
    });
    expect((await ask(passengers))[0]?.dataPrepPrompt).toContain('Average “Survived” for each “Sex”');
  });

  it('lay amounts along years that stand in no order', async () => {
    const gifts = tableOf(['Year', 'Fund', 'Gifts (EUR)'], 80, (at) => {
      const year = 2010 + ((at * 7) % 12);
      return [
        year,
        oneOf(['Arts', 'Health', 'Schools'], at, 1),
        Math.round((year - 2008) ** 2 * 40 * (0.5 + thrown(at, 2))),
      ];
    });
    expect(requestsOf(await ask(gifts))).toContain('Add up “Gifts (EUR)” for each “Year”');
  });
});

describe('views beside one that says little', () => {
  it('are shown of other figures of the same names, which may say much', async () => {
    const plants = tableOf(['Plant', 'Region', 'Output (t)', 'Staff', 'Cost (EUR)'], 21, (at) => {
      const near = (place: number): number => Math.round(((at % 3) + 1) * 10 ** place * (1 + thrown(at, 34 + place)));
      const even = 1000 + Math.floor(thrown(at, 7) * 12);
      return [`Plant ${at + 1}`, ['North', 'South', 'West'][at % 3] ?? '', near(1), near(2), even];
    });
    const asked = requestsOf(await ask(plants));
    expect(asked).toContain('“Plant” and “Output (t)”');
    expect(asked).toContain('“Plant” and “Staff”');
    expect(asked).not.toContain('Cost');
  });
});

describe('views of grids', () => {
  it('cross weekdays with hours, and lay hours along the day', async () => {
    const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
    const calls = tableOf(['Weekday', 'Hour', 'Calls'], 168, (at) => {
      const hour = at % 24;
      return [
        days[Math.floor(at / 24)] ?? '',
        hour,
        Math.round(5 + 60 * Math.exp(-(((hour - 14) / 4) ** 2)) + 4 * thrown(at, 1)),
      ];
    });
    const suggestions = await ask(calls);
    expect(suggestions[0]).toMatchObject({ chartType: 'heatmap' });
    expect(requestsOf(suggestions)).not.toContain('top 10 “Hour”');
  });

  it('add up nothing of what each thing has to do with each of the others', async () => {
    const names = ['Price', 'Mileage', 'Age', 'Power'];
    const pairs = tableOf(['Variable 1', 'Variable 2', 'Correlation'], 16, (at) => {
      const [one, other] = [Math.floor(at / 4), at % 4];
      return [names[one] ?? '', names[other] ?? '', one === other ? 1 : Math.sin(one * other + one + other).toFixed(2)];
    });
    const suggestions = await ask(pairs);
    expect(suggestions[0]).toMatchObject({ chartType: 'heatmap' });
    expect(requestsOf(suggestions)).not.toMatch(/for each “Variable \d”(?:,highest first)?\.$/m);
  });

  it('heap no plans on what came of them', async () => {
    const rows = [
      ['IT', 120, 131, 140, 138],
      ['HR', 80, 76, 82, 85],
      ['Sales', 200, 215, 230, 251],
      ['Marketing', 150, 160, 155, 149],
    ] as const;
    const labels = ['Department', 'Budget 2023', 'Actual 2023', 'Budget 2024', 'Actual 2024'];
    const suggestions = await ask(tableOf(labels, rows.length, (at) => rows[at] ?? []));
    expect(typesOf(suggestions)).toContain('groupedColumn');
    expect(typesOf(suggestions).filter((type) => /stacked|mekko/i.test(type))).toEqual([]);
  });

  it('colour no columns of which some come to others', async () => {
    const table = tableOf(['Team', 'Played', 'Won', 'Drawn', 'Lost', 'Points'], 10, (at) => {
      const [won, drawn] = [26 - 2 * at, 2 + (at % 4)];
      return [`Team ${'ABCDEFGHIJ'[at]}`, 34, won, drawn, 34 - won - drawn, 3 * won + drawn];
    });
    expect(typesOf(await ask(table))).not.toContain('heatmap');
  });

  it('set no countries against the continents that they lie in', async () => {
    const countries = ['Peru', 'Chile', 'Japan', 'India', 'Spain', 'Italy', 'Kenya', 'Ghana'];
    const continents = ['Americas', 'Asia', 'Europe', 'Africa'];
    const visits = tableOf(['Country', 'Continent', 'Visitors'], 96, (at) => [
      countries[at % 8] ?? '',
      continents[(at % 8) >> 1] ?? '',
      Math.floor(100 + 900 * thrown(at, 1) + 300 * (at % 8)),
    ]);
    const asked = requestsOf(await ask(visits));
    expect(asked).toContain('for each “Country”');
    expect(asked).not.toContain('with one column per');
  });
});

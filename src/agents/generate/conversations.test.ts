import { describe, expect, test } from 'vitest';
import { askAgent } from '../../../test/fixtures/ask-agent.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import type { Locale } from '../../chart/locale.ts';
import { generate } from './agent.ts';

const LINES = [
  ['2024-01-05', 'Riverside', 'Latte', 2, 3.5, 'yes'],
  ['2024-01-09', 'Old Town', 'Mocha', 1, 4.1, 'no'],
  ['2024-02-05', 'Riverside', 'Tea', 3, 2.5, 'yes'],
  ['2024-02-11', 'Airport', 'Latte', 2, 3.5, 'no'],
  ['2024-03-05', 'Old Town', 'Tea', 4, 2.5, 'no'],
  ['2024-03-25', 'Airport', 'Mocha', 1, 4.1, 'yes'],
  ['2024-04-05', 'Riverside', 'Latte', 2, 3.5, 'yes'],
] as const;

function ordersOf(labels: readonly string[]): GraphConfig {
  return {
    type: 'table',
    data: {
      columns: labels.map((label, at) => ({ key: `c${at}`, label })),
      rows: LINES.map((line) => Object.fromEntries(line.map((cell, at) => [`c${at}`, cell]))),
    },
  };
}

const ENGLISH = ordersOf(['date', 'store', 'drink', 'qty', 'unit_price', 'member']);
const PORTUGUESE = ordersOf(['Data', 'Loja', 'Bebida', 'Quantidade', 'Preço unitário', 'Sócio']);
const ARABIC = ordersOf(['التاريخ', 'الفرع', 'المشروب', 'الكمية', 'سعر الوحدة', 'عضو']);

/** The chart that wishes make one after the other: its type, its labels, and its rows in the order of its columns. */
async function talk(first: GraphConfig, wishes: readonly string[], locale: Locale = 'EN_US') {
  let config = first;
  for (const wish of wishes) config = (await askAgent(generate, wish, config, { locale })).config;
  const { columns, rows } = config.data;
  return {
    type: config.type,
    labels: columns.map(({ label }) => label),
    rows: rows.map((row) => columns.map(({ key }) => row[key])),
  };
}

describe('a figure in the place of another', () => {
  test('is multiplied in each row before it is added up', async () => {
    const { labels, rows } = await talk(ENGLISH, ['qty by drink', 'revenue instead']);
    expect(labels).toEqual(['drink', 'Revenue']);
    expect(Object.fromEntries(rows.map(([drink, revenue]) => [drink, revenue]))).toEqual({
      Latte: 21,
      Mocha: 8.2,
      Tea: 17.5,
    });
  });

  test('stays as the rows and the groups change', async () => {
    const { labels, rows } = await talk(ENGLISH, ['qty by drink', 'revenue instead', 'only members', 'per month']);
    expect(labels).toEqual(['date', 'Revenue']);
    expect(rows.map(([, revenue]) => revenue)).toEqual([7, 7.5, 4.1, 7]);
  });

  test('is asked for by "em vez disso" in Portuguese', async () => {
    const { labels } = await talk(PORTUGUESE, ['quantidade por bebida', 'em vez disso, o preço unitário'], 'PT_PT');
    expect(labels).toHaveLength(2);
    expect(labels[1]).toContain('Preço unitário');
  });

  test('is joined by one that is added, and by none that is there', async () => {
    expect((await talk(ENGLISH, ['qty by drink', 'add the quantity'])).labels).toEqual(['drink', 'qty']);
    expect((await talk(ENGLISH, ['revenue by drink', 'add the quantity'])).labels).toHaveLength(3);
  });
});

describe('"of those"', () => {
  const STAFF: GraphConfig = {
    type: 'table',
    data: {
      columns: ['Name', 'Department', 'Hire date'].map((label, at) => ({ key: `c${at}`, label })),
      rows: [
        { c0: 'Ana', c1: 'Sales', c2: '2015-03-01' },
        { c0: 'Bo', c1: 'IT', c2: '2019-05-01' },
        { c0: 'Cy', c1: 'IT', c2: '2020-07-01' },
        { c0: 'Di', c1: 'Sales', c2: '2012-02-01' },
      ],
    },
  };

  test('keeps rows by a date, and gathers none by it', async () => {
    const { labels, rows } = await talk(STAFF, ['headcount per department', 'of those hired after 2018']);
    expect(labels[0]).toBe('Department');
    expect(rows).toEqual([['IT', 2]]);
  });
});

describe('what was done to some of the rows, in a column of dates that others lack', () => {
  const ticketsOf = (labels: readonly string[]): GraphConfig => ({
    type: 'table',
    data: {
      columns: labels.map((label, at) => ({ key: `c${at}`, label })),
      rows: [
        { c0: 'TK-1001', c1: 'A', c2: '2024-01-03', c3: '2024-01-05' },
        { c0: 'TK-1002', c1: 'A', c2: '2024-01-05', c3: null },
        { c0: 'TK-1003', c1: 'B', c2: '2024-01-21', c3: '2024-02-09' },
        { c0: 'TK-1004', c1: 'B', c2: '2024-02-07', c3: '2024-02-10' },
        { c0: 'TK-1005', c1: 'A', c2: '2024-03-01', c3: null },
      ],
    },
  });
  const TICKETS = ticketsOf(['Ticket', 'Team', 'Opened', 'Closed']);
  const CHAMADOS = ticketsOf(['Chamado', 'Equipa', 'Aberto em', 'Fechado em']);

  test.each([
    'how many closed tickets per team',
    'closed tickets per team',
    'number of tickets closed by team',
    'how many tickets were closed per team',
  ])('is counted for those rows alone: "%s"', async (wish) => {
    expect((await talk(TICKETS, [wish])).rows).toEqual([
      ['A', 1],
      ['B', 2],
    ]);
  });

  test('is counted by its own dates', async () => {
    const months = [
      ['2024-01', 1],
      ['2024-02', 2],
    ];
    expect((await talk(TICKETS, ['closed tickets per month'])).rows).toEqual(months);
    expect((await talk(CHAMADOS, ['chamados fechados por mês'], 'PT_PT')).rows).toEqual(months);
  });

  test('is read in Portuguese', async () => {
    const rows = [
      ['A', 1],
      ['B', 2],
    ];
    expect((await talk(CHAMADOS, ['chamados fechados por equipa'], 'PT_PT')).rows).toEqual(rows);
    expect((await talk(CHAMADOS, ['quantos chamados foram fechados por equipa'], 'PT_PT')).rows).toEqual(rows);
  });
});

describe('what a follow-up tells', () => {
  test('names the columns that the chart showed and shows no more, and no others', async () => {
    const first = (await askAgent(generate, 'qty by drink', ENGLISH)).config;
    const members = await askAgent(generate, 'only members', first);
    expect(members.response.message).not.toContain('no longer there');
    const months = await askAgent(generate, 'per month', members.config);
    expect(months.response.message).toContain('“drink” is no longer there');
  });
});

describe('a wish for shares alone', () => {
  test.each(['show it as share', 'show shares', 'in percent', 'show percentages'])(
    'makes the one figure of a chart a share: "%s"',
    async (wish) => {
      const { rows } = await talk(ENGLISH, ['qty by drink', wish]);
      expect(rows.reduce((sum, [, share]) => sum + Number(share), 0)).toBeCloseTo(100, 6);
    },
  );

  test('is understood in Portuguese and Arabic', async () => {
    const own = await talk(PORTUGUESE, ['quantidade por bebida', 'mostra as quotas'], 'PT_PT');
    expect(own.labels).toEqual(['Bebida', 'Quota de Quantidade (%)']);
    const arabic = await talk(ARABIC, ['الكمية حسب المشروب', 'أظهر النسب'], 'AR');
    expect(arabic.labels).toEqual(['المشروب', 'حصة الكمية (%)']);
  });

  test('fills stacks', async () => {
    const wishes = ['qty per month and store as stacked columns', 'show shares'];
    expect((await talk(ENGLISH, wishes)).type).toBe('100StackedColumn');
  });

  test('is none where figures of several kinds are drawn', async () => {
    expect((await talk(ENGLISH, ['qty and unit_price by drink', 'show shares'])).labels).not.toContain(
      'Share of unit_price (%)',
    );
  });
});

describe('"non-members"', () => {
  test.each(['only non-members', 'only non members'])('are all but the members: "%s"', async (wish) => {
    expect((await talk(ENGLISH, [wish])).rows.map((row) => row.at(-1))).toEqual(['no', 'no', 'no']);
  });

  test.each(['members vs non-members', 'compare members with non-members'])(
    'stand beside the members: "%s"',
    async (wish) => {
      expect((await talk(ENGLISH, ['qty by drink', wish])).labels).toEqual(['drink', 'yes', 'no']);
    },
  );
});

describe('a line for each', () => {
  test.each([
    ['EN_US', ENGLISH, 'qty per month as columns', 'one line per store'],
    ['PT_PT', PORTUGUESE, 'quantidade por mês em colunas', 'uma linha por loja'],
    ['AR', ARABIC, 'الكمية حسب الشهر أعمدة', 'خط لكل فرع'],
  ] as const)('makes columns lines: %s', async (locale, config, first, next) => {
    const { type, labels } = await talk(config, [first, next], locale);
    expect(type).toBe('line');
    expect(labels).toHaveLength(4);
  });
});

describe('amounts after shares', () => {
  const AMOUNTS = { Latte: 6, Mocha: 2, Tea: 7 };

  test.each([
    ['EN_US', ENGLISH, ['qty by drink', 'as percentages', 'back to amounts']],
    ['EN_US', ENGLISH, ['qty by drink', 'as percentages', 'go back to the values']],
    ['EN_US', ENGLISH, ['qty by drink', 'as percentages', 'back to the qty']],
    ['EN_US', ENGLISH, ['qty by drink', 'as percentages', 'without percentages']],
    ['PT_PT', PORTUGUESE, ['quantidade por bebida', 'em percentagem', 'volta aos valores']],
    ['AR', ARABIC, ['الكمية حسب المشروب', 'كنسب مئوية', 'ارجع إلى القيم']],
  ] as const)('come back: %s', async (locale, config, wishes) => {
    const { rows } = await talk(config, wishes, locale);
    expect(Object.fromEntries(rows)).toEqual(AMOUNTS);
  });

  test('come back in each series', async () => {
    const wishes = ['qty per month as a line', 'one line per store'];
    const before = await talk(ENGLISH, wishes);
    expect(await talk(ENGLISH, [...wishes, 'in percent of the total', 'back to amounts'])).toEqual(before);
  });

  test('come back in filled stacks', async () => {
    const wishes = ['qty per month and store as stacked columns', 'show shares', 'back to the values'];
    expect((await talk(ENGLISH, wishes)).type).toBe('stackedColumn');
  });

  test('stay shares of other rows and other groups, until another figure is asked for', async () => {
    const wishes = ['qty by drink', 'as percentages', 'only Riverside'];
    const shares = await talk(ENGLISH, wishes);
    expect(shares.labels).toEqual(['drink', 'Share of qty (%)']);
    expect(shares.rows.map(([, share]) => Math.round(Number(share)))).toEqual([57, 43]);
    expect((await talk(ENGLISH, [...wishes, 'by store'])).rows).toEqual([['Riverside', 100]]);
    expect((await talk(ENGLISH, [...wishes, 'revenue instead'])).labels).toEqual(['drink', 'Revenue']);
  });
});

describe('"compare with" what is not shown', () => {
  test('sets it beside what the chart is narrowed to', async () => {
    const wishes = ['qty by drink', 'only Riverside', 'compare with Airport'];
    expect(await talk(ENGLISH, wishes)).toEqual({
      type: 'groupedColumn',
      labels: ['drink', 'Riverside', 'Airport'],
      rows: [
        ['Latte', 4, 2],
        ['Tea', 3, null],
        ['Mocha', null, 1],
      ],
    });
  });

  test('joins several that the chart is narrowed to', async () => {
    const wishes = ['qty by store', 'only latte and tea', 'compare with mocha'];
    expect((await talk(ENGLISH, wishes)).labels.toSorted()).toEqual(['Latte', 'Mocha', 'Tea', 'store']);
  });

  test('takes the place of other series', async () => {
    const wishes = ['qty by drink', 'split by store', 'only members', 'compare with non-members'];
    expect((await talk(ENGLISH, wishes)).labels).toEqual(['drink', 'yes', 'no']);
  });

  test.each([
    ['EN_US', ENGLISH, ['qty by drink', 'only members', 'compare with non-members']],
    ['PT_PT', PORTUGUESE, ['quantidade por bebida', 'só sócios', 'compara com não sócios']],
  ] as const)('knows those who are not: %s', async (locale, config, wishes) => {
    const { rows } = await talk(config, wishes, locale);
    expect(Object.fromEntries(rows.map(([drink, yes, no]) => [drink, [yes, no]]))).toEqual({
      Latte: [4, 2],
      Mocha: [1, 1],
      Tea: [3, 4],
    });
  });

  test.each([
    ['PT_PT', PORTUGUESE, ['quantidade por bebida', 'só Riverside', 'compara com Airport']],
    ['AR', ARABIC, ['الكمية حسب المشروب', 'فقط Riverside', 'قارن مع Airport']],
  ] as const)('is understood: %s', async (locale, config, wishes) => {
    expect((await talk(config, wishes, locale)).labels.slice(1)).toEqual(['Riverside', 'Airport']);
  });

  test('sets the year before beside the year of the data, period by period', async () => {
    const lines = [...LINES.slice(0, 3), ['2023-01-05', 'Airport', 'Tea', 9, 2.5, 'no'] as const];
    const rows = lines.map((line) => Object.fromEntries(line.map((cell, at) => [`c${at}`, cell])));
    const twoYears: GraphConfig = { ...ENGLISH, data: { ...ENGLISH.data, rows } };
    const { labels, rows: shown } = await talk(twoYears, ['qty per month', 'compare with last year']);
    expect(labels).toEqual(['Month', '2023', '2024']);
    expect(shown[0]).toEqual(['January', 9, 3]);
  });

  test('puts another figure beside the one there is', async () => {
    const { labels } = await talk(ENGLISH, ['qty by drink', 'compare with the unit price']);
    expect(labels).toHaveLength(3);
  });
});

describe('the percentage of several values', () => {
  const LEVELS = ['Very low', 'Low', 'Neutral', 'High', 'Very high'];
  const SURVEY: GraphConfig = {
    type: 'table',
    data: {
      columns: ['Answer', 'Country', 'Satisfaction', 'Recommends'].map((label, at) => ({ key: `c${at}`, label })),
      rows: Array.from({ length: 40 }, (_, at) => ({
        c0: `R${at}`,
        c1: ['PT', 'ES'][at % 2] ?? '',
        c2: LEVELS[(at * 3) % 5] ?? '',
        c3: at % 4 === 0 ? 'Yes' : 'No',
      })),
    },
  };

  test('of many is that of both together, in each group', async () => {
    const { labels, rows } = await talk(SURVEY, ['percentage of low and very low by country']);
    expect(labels).toEqual(['Country', 'Low, Very low (%)']);
    expect(rows.map(([, share]) => share)).toEqual([40, 40]);
  });

  test('of all is how each group falls to them', async () => {
    const { rows } = await talk(SURVEY, ['percentage of yes and no by country']);
    expect(rows.map(([country, one, other]) => [country, Number(one) + Number(other)])).toEqual([
      ['PT', 100],
      ['ES', 100],
    ]);
  });

  test('stands along what it is told by, and a distribution along itself', async () => {
    expect((await talk(SURVEY, ['satisfaction by country'])).labels).toEqual(['Country', ...LEVELS]);
    expect((await talk(SURVEY, ['distribution of satisfaction by country'])).labels).toEqual([
      'Satisfaction',
      'PT',
      'ES',
    ]);
  });

  test('stands in the order of a scale with a neutral middle', async () => {
    const { rows } = await talk(SURVEY, ['count by satisfaction']);
    expect(rows.map(([level]) => level)).toEqual(LEVELS);
  });
});

describe('periods set against one another', () => {
  test.each([
    ['Jan 2024 vs Mar 2024', ENGLISH, 'EN_US', 2],
    ['Q1 2024 vs Q2 2024', ENGLISH, 'EN_US', 2],
    ['Q1 2024 vs Q2 2024', PORTUGUESE, 'PT_PT', 2],
    ['النصف الأول مقابل النصف الثاني', ARABIC, 'AR', 1],
  ] as const)('are compared by a figure where points were shown before: %s', async (wish, orders, locale, count) => {
    const { labels, rows, type } = await talk({ ...orders, type: 'scatter' }, [wish], locale);
    expect(type).not.toBe('scatter');
    expect([labels.length, rows.length]).toEqual([2, count]);
  });
});

describe('a kind of chart that is none of the types', () => {
  test.each([
    ['make it a Sankey', 'EN_US', 'Nothing was changed. “Sankey” is none of the 20 chart types.'],
    ['gráfico de radar', 'PT_PT', 'Nada foi alterado. «radar» não é nenhum dos 20 tipos de gráfico.'],
    ['خريطة شجرية', 'AR', 'لم يتغير شيء. «خريطة شجرية» ليس من أنواع المخططات العشرين.'],
  ] as const)('is told, with the nearest: "%s"', async (wish, locale, told) => {
    const chart = (await askAgent(generate, 'qty by drink', ENGLISH)).config;
    const { config, response } = await askAgent(generate, wish, chart, { locale, isLocaleExplicit: true });
    expect(config).toEqual(chart);
    expect(response.message.startsWith(told)).toBe(true);
    expect(response.message.length).toBeGreaterThan(told.length);
  });

  test('is no reason to refuse what is understood', async () => {
    const roads: GraphConfig = {
      type: 'table',
      data: {
        columns: [
          { key: 'c0', label: 'Map' },
          { key: 'c1', label: 'Roads' },
        ],
        rows: [
          { c0: 'North', c1: 4 },
          { c0: 'South', c1: 7 },
        ],
      },
    };
    expect((await talk(roads, ['roads by map as bars'])).type).toBe('bar');
  });
});

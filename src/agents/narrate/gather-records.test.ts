import { describe, expect, test } from 'vitest';
import type { ChartType } from '../../chart/chart-type.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import type { Locale } from '../../chart/locale.ts';
import { keepNarrative } from './keep-narrative.ts';
import { findUnborne } from './kept/find-stale.ts';
import { writeNarrative } from './write-narrative.ts';

const MONTH_FACTORS = [10, 11, 12, 14, 15, 17, 18, 20, 22, 25, 27, 30];
const SALES = [
  ['North', 3],
  ['North', 2],
  ['South', 3],
  ['East', 2],
] as const;

/** Four orders a day, over the whole of 2025: amounts grow by the month and differ by region. */
function ordersOf(labels: readonly [date: string, region: string, units: string, amount: string]): GraphConfig['data'] {
  const rows = Array.from({ length: 365 }, (_, day) => new Date(Date.UTC(2025, 0, 1 + day))).flatMap((date) =>
    SALES.map(([region, share], at) => [
      date.toISOString().slice(0, 10),
      region,
      1 + ((date.getUTCDate() * 7 + at * 5) % 19),
      share * (MONTH_FACTORS[date.getUTCMonth()] ?? 0),
    ]),
  );
  return {
    columns: labels.map((label, at) => ({ key: `c${at}`, label })),
    rows: rows.map((row) => Object.fromEntries(row.map((cell, at) => [`c${at}`, cell]))),
  };
}

const ORDERS = ordersOf(['Date', 'Region', 'Units', 'Amount (€)']);
const chartOf = (type: ChartType, data = ORDERS): GraphConfig => ({ type, data });

type Texts = { readonly title: string; readonly subtitle: string; readonly caption: string };

function tell(chart: GraphConfig, locale: Locale = 'EN_US', prompt = 'Tell it'): Texts {
  const { texts } = writeNarrative(chart, { fields: ['title', 'subtitle', 'caption'], locale, prompt });
  const of = (field: keyof Texts): string => texts[field]?.text ?? '';
  return { title: of('title'), subtitle: of('subtitle'), caption: of('caption') };
}

describe('the story of single events', () => {
  test('is that of their totals by month where a line shows them', () => {
    const { title, subtitle, caption } = tell(chartOf('line'));
    expect(title).toMatch(/^(?:Amount|Between|From)/);
    expect(subtitle).toBe('Amount by month, January to December 2025, in euros (totals of 1,460 rows)');
    expect(caption).toMatch(/€3,100/);
    expect(caption).toMatch(/€9,300/);
  });

  test('is that of their totals by group where slices show them', () => {
    const { title, subtitle } = tell(chartOf('pie'));
    expect(title).toMatch(/North.*50%|50%.*North/);
    expect(subtitle).toBe('Amount by region, in euros (totals of 1,460 rows)');
  });

  test('says in the caption what its figures are, where there is no subtitle', () => {
    const captionIn = (locale: Locale): string | undefined =>
      writeNarrative(chartOf('line'), { fields: ['title', 'caption'], locale }).texts.caption?.text;
    expect(captionIn('EN_US')).toMatch(/Figures are monthly totals of 1,460 rows\.$/);
    expect(captionIn('PT_PT')).toMatch(/Os valores são totais mensais de 1460 linhas\.$/);
    expect(captionIn('AR')).toMatch(/القيم مجاميع شهرية محسوبة من ١٬٤٦٠ صفًا\.$/);
  });

  test('tells of the groups and the measures that the prompt names', () => {
    expect(tell(chartOf('line'), 'EN_US', 'mention South').title).toMatch(/South/);
    expect(tell(chartOf('line'), 'EN_US', 'about the units').subtitle).toMatch(/^Units by /);
    expect(tell(chartOf('line'), 'EN_US', 'what share does each region have').title).toMatch(/50%/);
  });

  test('leaves out a month that the data hold a part of', () => {
    const data = { ...ORDERS, rows: ORDERS.rows.filter(({ c0 }) => String(c0) < '2025-12-08') };
    expect(tell(chartOf('line', data)).subtitle).toMatch(/January to November 2025/);
  });

  test('tells a level as an average, and never the average of averages', () => {
    const rows = ORDERS.rows.map((row, at) => ({ ...row, c3: 60 + (at % 7) + Number(String(row.c0).slice(5, 7)) }));
    const columns = [...ORDERS.columns.slice(0, 3), { key: 'c3', label: 'Temperature (°C)' }];
    const { subtitle, caption } = tell(chartOf('line', { columns, rows }), 'EN_US', 'about the temperature');
    expect(subtitle).toBe('Average temperature by month, January to December 2025, in °C (averages of 1,460 rows)');
    expect(caption).not.toMatch(/averaged|in all/);
  });

  test('is renewed with the data in whatever language it was written', () => {
    const setting = { level: 'medium', locale: 'EN_US' } as const;
    const before = keepNarrative(chartOf('line'), chartOf('line'), { ...setting, locale: 'PT_PT' });
    const half = { ...ORDERS, rows: ORDERS.rows.slice(0, 733) };
    const after = keepNarrative(before, { ...before, data: half }, setting);
    expect(JSON.stringify(after.content)).not.toContain('1460');
  });

  test('bears out the figures of a caption that stays', () => {
    const { content } = writeNarrative(chartOf('line'), { fields: ['title', 'caption'], locale: 'EN_US' });
    expect(findUnborne({ ...chartOf('line'), content }, { title: content.title })).toEqual([]);
    const wrong = JSON.parse(JSON.stringify(content).replaceAll('€9,300', '€9,311')) as typeof content;
    expect(findUnborne({ ...chartOf('line'), content: wrong }, { title: content.title })).not.toEqual([]);
  });

  test('tells of visits on dates that stand once each, and of which group waits longest rather than of chance', () => {
    const clinics = ['North', 'South', 'East'];
    const rows = Array.from({ length: 60 }, (_, at) => ({
      d: new Date(Date.UTC(2025, 0, 2 + at * 2 + (at % 3 === 0 ? 1 : 0))).toISOString().slice(0, 10),
      c: clinics[(at * 7) % 3],
      w: ((at * 7) % 3 === 1 ? 50 : 20) + ((at * 11) % 9),
    }));
    const columns = [
      { key: 'd', label: 'Date' },
      { key: 'c', label: 'Clinic' },
      { key: 'w', label: 'Minutes to reply' },
    ];
    const { title, subtitle } = tell(chartOf('column', { columns, rows }));
    expect(title).toMatch(/average minutes to reply.*South|South.*average minutes to reply/i);
    expect(subtitle).toBe('Average minutes to reply by clinic (averages of 60 rows)');
    expect(tell(chartOf('bar'), 'EN_US', 'by region').subtitle).toMatch(/^Amount by region/);
  });

  test('leaves tables alone whose rows are not single events', () => {
    const byRegion = { columns: ORDERS.columns.slice(1), rows: ORDERS.rows.slice(0, 3) };
    expect(tell(chartOf('column', byRegion)).subtitle).toMatch(/\(3 rows\)$/);
    expect(tell(chartOf('scatter')).subtitle).toMatch(/\(1,460 rows\)$/);
  });
});

import { expect, test } from 'vitest';
import { askAgent } from '../../../test/fixtures/ask-agent.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import type { Locale } from '../../chart/locale.ts';
import { generate } from '../generate/agent.ts';
import { writeNarrative } from './write-narrative.ts';

const NORTH = [44, 46, 47, 49, 47, 45, 44, 42, 46, 48, 51, 57];
const SOUTH = [31, 32.6, 33, 34.9, 32.8, 31, 30.4, 28.1, 32, 33.8, 36.1, 40.7];

/** A line of average salaries for each region, its axis of values titled anew. */
async function spreadAverages(label: string): Promise<GraphConfig> {
  const columns = ['Year', 'Region', 'Salary'].map((name) => ({ key: name, label: name }));
  const rows = [2021, 2022, 2023, 2024].flatMap((year) =>
    ['North', 'South'].flatMap((region, at) =>
      [30, 34].map((pay) => ({ Year: String(year), Region: region, Salary: (pay - 5 * at + year - 2021) * 1000 })),
    ),
  );
  const config: GraphConfig = { type: 'table', data: { columns, rows } };
  const drawn = await askAgent(generate, 'line chart of the average salary by year for each region', config);
  return { ...drawn.config, axes: { y: { label } } };
}

/** Lines of two regions that move together, under a title of the axis of values. */
function chart(label: string, names: readonly [string, string] = ['North', 'South']): GraphConfig {
  const columns = ['Month', ...names].map((name) => ({ key: name, label: name }));
  const rows = NORTH.map((north, at) => ({
    Month: `2024-${String(at + 1).padStart(2, '0')}`,
    [names[0]]: north * 1000,
    [names[1]]: (SOUTH[at] ?? 0) * 1000,
  }));
  return { type: 'line', data: { columns, rows }, axes: { y: { label } } };
}

function tell(config: GraphConfig, prompt = 'tell it', locale: Locale = 'EN_US') {
  const { texts, notes } = writeNarrative(config, { fields: ['title', 'subtitle', 'caption'], locale, prompt });
  const [title, subtitle, caption] = [texts.title, texts.subtitle, texts.caption].map((text) => text?.text ?? '');
  return { title, subtitle, caption, notes };
}

test('the title of the axis of values says what groups are measured by', () => {
  expect(tell(chart('Revenue (EUR)')).subtitle).toMatch(/^Revenue for North and South by month, January to December/);
  expect(tell(chart('Receita'), 'conta', 'PT_PT').subtitle).toMatch(/^Receita de North e South por /);
  expect(tell(chart('الإيرادات'), 'اكتب', 'AR').subtitle).toMatch(/^الإيرادات: /);
});

test('a unit over measures is no name of what they are', () => {
  const { subtitle } = tell(chart('Million tonnes', ['Exports', 'Imports']));
  expect(subtitle).toMatch(/^Exports and imports by month/);
});

test('that groups of one measure move together is told where somebody asks, and else not', () => {
  expect(tell(chart('Revenue')).caption).not.toMatch(/together|correlation/);
  expect(tell(chart('Revenue'), 'how are they related?').title).toMatch(/the higher/i);
  expect(tell(chart('Million tonnes', ['Exports', 'Imports'])).caption).toMatch(/correlation/);
});

test('what is measured may be named in a prompt', () => {
  expect(tell(chart('Revenue (EUR)'), 'tell the story of revenue').notes).toEqual([]);
});

test('groups are told with what they are measured by', () => {
  const told = (prompt: string, label: string, locale: Locale = 'EN_US') => tell(chart(label), prompt, locale).title;
  expect(told('compare them', 'Revenue (EUR)')).toMatch(/^North’s revenue .* South’s/);
  expect(told('compara', 'Receita', 'PT_PT')).toMatch(/receita de North/);
  expect(told('قارن', 'الإيرادات', 'AR')).toMatch(/الإيرادات/);
});

test.each([
  ['Average salary', 'EN_US', 'mention the total'],
  ['Highest salary', 'EN_US', 'mention the total'],
  ['Number of different customers', 'EN_US', 'mention the total'],
  ['Employees', 'EN_US', 'mention the total'],
  ['Running total of revenue', 'EN_US', 'mention the total'],
  ['Média de Salário', 'PT_PT', 'menciona o total'],
  ['Número de clientes diferentes', 'PT_PT', 'menciona o total'],
  ['Total acumulado de Receita', 'PT_PT', 'menciona o total'],
  ['متوسط الراتب', 'AR', 'اذكر المجموع'],
  ['وسيط الراتب', 'AR', 'اذكر المجموع'],
] as const)('groups of "%s" are not added up', (label, locale, prompt) => {
  const { title, caption } = tell(chart(label), prompt, locale);
  expect(`${title} ${caption}`).not.toMatch(/in all|مجموع|961|566|395|٩٦١|٥٦٦|٣٩٥/u);
});

test('groups of averages have no shares', () => {
  const shares = (label: string) => {
    const { data, ...look } = chart(label);
    const columns = [...data.columns, { key: 'West', label: 'West' }];
    const rows = data.rows.map((row) => ({ ...row, West: 20_000 }));
    return tell({ ...look, data: { columns, rows } }, 'what are the shares?');
  };
  expect(shares('Revenue').title).toMatch(/% of the total|share of/);
  expect(shares('Average revenue').title).not.toMatch(/% of the|share of/);
  expect(shares('Average revenue').notes).toEqual([{ kind: 'nothing-found' }]);
});

test('averages that were spread are not added up under another title of their axis', async () => {
  const made = await spreadAverages('Pay');
  const { title, caption } = tell(made, 'mention the total');
  expect(`${title} ${caption}`).not.toMatch(/in all|of the total/);
});

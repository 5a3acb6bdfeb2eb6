import { expect, test } from 'vitest';
import type { GraphConfig } from '../../chart/graph-config.ts';
import type { Locale } from '../../chart/locale.ts';
import { writeNarrative } from './write-narrative.ts';

const NORTH = [44, 46, 47, 49, 47, 45, 44, 42, 46, 48, 51, 57];
const SOUTH = [31, 32.6, 33, 34.9, 32.8, 31, 30.4, 28.1, 32, 33.8, 36.1, 40.7];

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

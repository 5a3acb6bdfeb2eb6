import { expect, it } from 'vitest';
import { askAgent } from '../../../test/fixtures/ask-agent.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import type { Locale } from '../../chart/locale.ts';
import { generate } from './agent.ts';

/** Eight people in two departments; bonuses are few round numbers, and a rating stands behind them. */
function staff(labels: readonly string[]): GraphConfig {
  const rows = Array.from({ length: 8 }, (_, at) => [
    `P${at}`,
    at % 2 === 0 ? 'IT' : 'HR',
    30_000 + 1711 * at,
    1000 * (at % 3),
    1 + (at % 5),
  ]);
  return {
    type: 'table',
    data: {
      columns: labels.map((label, at) => ({ key: `c${at}`, label })),
      rows: rows.map((row) => Object.fromEntries(row.map((cell, at) => [`c${at}`, cell]))),
    },
  };
}

const ENGLISH = ['Name', 'Department', 'Salary', 'Bonus', 'Rating'];
const PORTUGUESE = ['Nome', 'Departamento', 'Salário', 'Bónus', 'Avaliação'];
const ARABIC = ['الاسم', 'القسم', 'الراتب', 'المكافأة', 'التقييم'];

it.each([
  ['EN_US', ENGLISH, 'average salary by department with a bonus axis'],
  ['EN_US', ENGLISH, 'salary and bonus by department, bonus on second axis'],
  ['PT_PT', PORTUGUESE, 'salário médio por departamento com um eixo para o bónus'],
  ['PT_PT', PORTUGUESE, 'salário e bónus por departamento, bónus no eixo secundário'],
  ['AR', ARABIC, 'متوسط الراتب حسب القسم مع محور ثان للمكافأة'],
] as const)(
  'the figure that has an axis of its own is the last, and no group: %s %s',
  async (locale: Locale, labels, wish) => {
    const { config } = await askAgent(generate, wish, staff(labels), { locale });
    expect(config.type).toBe('combo');
    expect(config.data.rows).toHaveLength(2);
    expect(config.data.columns).toHaveLength(3);
    expect(config.data.columns[2]?.label).toContain(labels[3]);
    expect(config).toMatchObject({ axes: { hasDualYAxis: true } });
  },
);

import { describe, expect, it } from 'vitest';
import { CHART_TYPES } from '../../chart/chart-type.ts';
import type { ChartData } from '../../chart/graph-config.ts';
import type { AgentContext } from '../agent.ts';
import { type EvaluateInput, evaluate } from './agent.ts';

const CONTEXT: AgentContext = {
  locale: 'EN_US',
  isLocaleExplicit: false,
  effort: 'medium',
  signal: new AbortController().signal,
};

const DATA: ChartData = {
  columns: [
    { key: 'r', label: 'Region' },
    { key: 's', label: 'Sales' },
  ],
  rows: [
    ['North', 40],
    ['South', 25],
    ['East', 61],
  ].map(([r, s]) => ({ r, s })),
};

async function run(input: EvaluateInput, context: Partial<AgentContext> = {}) {
  const steps = evaluate(input, { ...CONTEXT, ...context });
  const step = await steps.next();
  if (step.done !== true) throw new Error('evaluate has no progress to tell');
  return step.value.ranking;
}

describe('evaluate', () => {
  it('returns every type, best first, without a word of progress', async () => {
    const ranking = await run({ data: DATA });
    expect(ranking.length).toBe(CHART_TYPES.length);
    expect(ranking[0]).toMatchObject({ rank: 1, type: 'column', verdict: 'ok' });
    expect(ranking[0]?.factors[0]).toEqual({
      kind: 'pro',
      label: 'Lengths to compare',
      weight: 40,
      reason: 'Lengths on one scale compare the values of 3 categories in “Region” precisely.',
    });
  });

  it('gives its reasons in the locale of the request', async () => {
    const reasonOf = async (locale: AgentContext['locale']) =>
      (await run({ data: DATA }, { locale }))[0]?.factors[0]?.reason;
    expect(await reasonOf('PT_PT')).toBe(
      'Comprimentos numa mesma escala permitem comparar com rigor os valores de 3 categorias em «Region».',
    );
    expect(await reasonOf('AR')).toBe(
      'تتيح الأطوال على تدريج واحد مقارنة دقيقة بين قيم ٣ فئات في «\u2068Region\u2069».',
    );
  });

  it('lifts the types of the family asked for', async () => {
    const placeOf = (ranking: Awaited<ReturnType<typeof run>>) => ranking.find(({ type }) => type === 'pie')?.rank ?? 0;
    const [plain, lifted] = [await run({ data: DATA }), await run({ data: DATA, chartFamily: 'composition' })];
    expect(placeOf(lifted)).toBeLessThan(placeOf(plain));
  });

  it('reads ambiguous notations by a locale only where the request names it', async () => {
    const data: ChartData = {
      columns: [
        { key: 'r', label: 'Region' },
        { key: 'a', label: 'Old' },
        { key: 'b', label: 'New' },
      ],
      rows: [
        { r: 'North', a: '1.234', b: 1500 },
        { r: 'South', a: '2.345', b: 2600 },
        { r: 'East', a: '3.456', b: 3100 },
      ],
    };
    const labelsOf = async (context: Partial<AgentContext>) =>
      (await run({ data }, { locale: 'PT_PT', ...context }))
        .find(({ type }) => type === 'groupedColumn')
        ?.factors.map(({ label }) => label);
    expect(await labelsOf({ isLocaleExplicit: true })).not.toContain('Escalas diferentes');
    expect(await labelsOf({ isLocaleExplicit: false })).toContain('Escalas diferentes');
  });
});

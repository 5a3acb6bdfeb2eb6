import { expect, it } from 'vitest';
import type { GraphConfig } from '../../chart/graph-config.ts';
import { generate } from './agent.ts';

const MARKS = [9, 5, 18, 12, 9, 5, 12, 12, 9, 5, 18, 12, 9, 5, 12, 12];
const PUPILS: GraphConfig = {
  type: 'table',
  data: {
    columns: [
      { key: 'p', label: 'Aluno' },
      { key: 'n', label: 'Nota' },
    ],
    rows: MARKS.map((n, at) => ({ p: `Aluno ${at + 1}`, n })),
  },
};

async function ask(userPrompt: string) {
  const context = {
    locale: 'PT_PT',
    isLocaleExplicit: false,
    effort: 'medium',
    signal: new AbortController().signal,
  } as const;
  const run = generate({ config: PUPILS, userPrompt, nowMs: Date.UTC(2026, 0, 1) }, context);
  let step = await run.next();
  while (step.done !== true) step = await run.next();
  return step.value;
}

it.each(['histograma das notas', 'número de alunos por nota'])(
  'groups that numbers name run upwards: %s',
  async (wish) => {
    const { config } = await ask(wish);
    expect(config.content).toBeUndefined();
    expect(config.data.rows.map((row) => Object.values(row).map(Number))).toEqual([
      [5, 4],
      [9, 4],
      [12, 6],
      [18, 2],
    ]);
  },
);

import { expect, it } from 'vitest';
import { askAgent } from '../../../test/fixtures/ask-agent.ts';
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

it.each(['histograma das notas', 'número de alunos por nota'])(
  'groups that numbers name run upwards: %s',
  async (wish) => {
    const { config } = await askAgent(generate, wish, PUPILS, { locale: 'PT_PT' });
    expect(config.content).toBeUndefined();
    expect(config.data.rows.map((row) => Object.values(row).map(Number))).toEqual([
      [5, 4],
      [9, 4],
      [12, 6],
      [18, 2],
    ]);
  },
);

import { describe, expect, test } from 'vitest';
import { createSituation } from '../../../test/fixtures/language/sample-situation.ts';
import { tableOf } from '../../../test/fixtures/small-chart.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import type { Locale } from '../../chart/locale.ts';
import { understand } from '../understand.ts';

const PUPILS = tableOf(
  ['Aluno', 'Turma', 'História', 'Geografia', 'Faltas'],
  ['Ana', 'Rui', 'Eva', 'Gil'].map((name, at) => [name, 'AB'[at % 2] ?? '', 11 + at, 17 - at, at]),
);
const stepsOf = (wish: string, config: GraphConfig, locale: Locale) =>
  understand(wish, createSituation(config, { locale, purpose: 'data' })).readings[0]?.plan.steps ?? [];
const cell = (key: string) => ({ kind: 'column', key });

describe('what is brought down of each, where each has one row', () => {
  test.each([
    ['média de cada aluno', 'PT_PT', 'Média de História e Geografia'],
    ['average of each Aluno', 'EN_US', 'Average História and Geografia'],
    ['معدل كل Aluno', 'AR', 'متوسط História وGeografia'],
  ] as const)('is the average of the figures of one scale that stand in it: "%s"', (wish, locale, label) => {
    expect(stepsOf(wish, PUPILS, locale)).toMatchObject([
      {
        verb: 'derive',
        expression: {
          operator: '/',
          left: { operator: '+', left: cell('c2'), right: cell('c3') },
          right: { value: 2 },
        },
        as: { label },
      },
      { verb: 'select' },
    ]);
  });

  test('is that of each column where rows are gathered', () => {
    expect(stepsOf('média por turma', PUPILS, 'PT_PT')).toMatchObject([{ verb: 'group', by: ['c1'] }]);
  });

  test('is no sum of figures of different scales or units', () => {
    const places = tableOf(
      ['Vila', 'Área (km2)', 'Habitantes'],
      ['Sines', 'Loulé', 'Moura'].map((name, at) => [name, 20 + at, 9000 + at * 700]),
    );
    expect(stepsOf('total de cada vila', places, 'PT_PT').some(({ verb }) => verb === 'derive')).toBe(false);
  });
});

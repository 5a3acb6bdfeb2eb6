import { describe, expect, test } from 'vitest';
import { createSituation } from '../../test/fixtures/language/sample-situation.ts';
import { tableOf } from '../../test/fixtures/small-chart.ts';
import type { GraphConfig } from '../chart/graph-config.ts';
import type { Locale } from '../chart/locale.ts';
import { understand } from './understand.ts';

const CLASS = tableOf(
  ['Aluno', 'Turma', 'Física', 'Desenho', 'Faltas'],
  ['Ana', 'Rui', 'Eva', 'Gil', 'Zoé', 'Ivo'].map((name, at) => [name, 'ABC'[at % 3] ?? '', 9 + at, 18 - at, at % 4]),
);
const ARABIC_CLASS = tableOf(
  ['الطالب', 'الفصل', 'الكيمياء', 'الرسم'],
  ['سعاد', 'ماهر', 'رامي', 'لمى', 'هيا', 'زيد'].map((name, at) => [
    name,
    ['أ', 'ب'][at % 2] ?? '',
    50 + at * 7,
    90 - at * 3,
  ]),
);
const stepsOf = (wish: string, config: GraphConfig, locale: Locale) =>
  understand(wish, createSituation(config, { locale, purpose: 'data' })).readings[0]?.plan.steps ?? [];
const keyOf = ({ data }: GraphConfig, label: string): string =>
  data.columns.find((column) => column.label === label)?.key ?? '';

describe('the mark in a subject that a column is called by', () => {
  test.each([
    ['average grade in Física by Turma', CLASS, 'EN_US', 'Física'],
    ['média das notas de desenho por turma', CLASS, 'PT_PT', 'Desenho'],
    ['متوسط درجات الكيمياء لكل فصل', ARABIC_CLASS, 'AR', 'الكيمياء'],
    ['متوسط درجات الطلاب في الرسم لكل فصل', ARABIC_CLASS, 'AR', 'الرسم'],
  ] as const)('is averaged: "%s"', (wish, table, locale, subject) => {
    expect(stepsOf(wish, table, locale)[0]).toMatchObject({
      verb: 'group',
      measures: [{ operation: 'mean', column: keyOf(table, subject) }],
    });
  });

  test('is no subject where a column is called a mark', () => {
    const rated = tableOf(
      ['Aluno', 'Nota', 'Desenho'],
      [
        ['Ana', 4, 18],
        ['Rui', 5, 12],
        ['Eva', 3, 9],
      ],
    );
    const [first] = stepsOf('média das notas', rated, 'PT_PT');
    expect(first).toMatchObject({ verb: 'group', measures: [{ column: keyOf(rated, 'Nota') }] });
  });
});

describe('an operation and the ends of one figure', () => {
  const operationsOf = (wish: string, config: GraphConfig, locale: Locale): readonly string[] =>
    stepsOf(wish, config, locale).flatMap((step) =>
      step.verb === 'group' ? step.measures.map(({ operation }) => operation) : [],
    );

  test.each([
    ['average, lowest and highest Física', CLASS, 'EN_US', ['mean', 'min', 'max']],
    ['média, menor e maior nota de física por turma', CLASS, 'PT_PT', ['mean', 'min', 'max']],
    ['o menor, o maior e o valor médio de desenho', CLASS, 'PT_PT', ['min', 'max', 'mean']],
    ['متوسط وأقل وأعلى درجة في الكيمياء', ARABIC_CLASS, 'AR', ['mean', 'min', 'max']],
    ['أعلى وأقل ومتوسط الرسم لكل فصل', ARABIC_CLASS, 'AR', ['max', 'min', 'mean']],
  ] as const)('are all worked out, as they are said: "%s"', (wish, config, locale, wanted) => {
    expect(operationsOf(wish, config, locale)).toEqual(wanted);
  });

  test('are no bound where no number stands before them, and one behind a number', () => {
    expect(stepsOf('الكيمياء ٧٠ وأقل', ARABIC_CLASS, 'AR')).toMatchObject([
      { verb: 'filter', where: { operator: '<=', right: { value: 70 } } },
    ]);
  });
});

describe('words of a league', () => {
  const LEAGUE = tableOf(
    ['الفريق', 'لعب', 'فاز', 'تعادل', 'خسر'],
    ['نسور', 'فهود', 'صقور', 'أسود'].map((name, at) => [name, 20, 12 - at * 3, 3 + (at % 2), 5 + at * 3 - (at % 2)]),
  );

  test('name the losses by their root, which is no word for what does not pay there', () => {
    expect(stepsOf('الفرق التي خسرت أكثر من ٧ مباريات', LEAGUE, 'AR')).toMatchObject([
      { verb: 'filter', where: { operator: '>', left: { key: keyOf(LEAGUE, 'خسر') }, right: { value: 7 } } },
    ]);
  });

  test('say how many times something came about', () => {
    expect(stepsOf('عدد مرات الفوز والتعادل والخسارة لكل فريق', LEAGUE, 'AR')[0]).toMatchObject({
      columns: ['الفريق', 'فاز', 'تعادل', 'خسر'].map((label) => keyOf(LEAGUE, label)),
    });
  });

  test('make the rate of wins of wins and matches', () => {
    expect(stepsOf('نسبة الفوز لكل فريق', LEAGUE, 'AR')[0]).toMatchObject({
      verb: 'derive',
      expression: { left: { left: { key: keyOf(LEAGUE, 'فاز') }, right: { key: keyOf(LEAGUE, 'لعب') } } },
    });
  });
});

test('a Brazilian time is a team, and chamados are tickets', () => {
  const desk = tableOf(
    ['Ticket ID', 'Opened', 'Team', 'Rating'],
    Array.from({ length: 12 }, (_, at) => [900 + at, `2025-03-${10 + at}`, 'XYZ'[at % 3] ?? '', 1 + (at % 5)]),
  );
  expect(stepsOf('média de avaliação por time', desk, 'PT_PT')).toMatchObject([
    { verb: 'group', by: [keyOf(desk, 'Team')] },
  ]);
  const drawn = understand(
    'evolução semanal de chamados',
    createSituation({ ...desk, type: 'line' }, { locale: 'PT_PT', purpose: 'chart' }),
  ).readings[0]?.plan.steps;
  expect(drawn?.find(({ verb }) => verb === 'group')).toMatchObject({ measures: [{ operation: 'count' }] });
});

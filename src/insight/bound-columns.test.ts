import { describe, expect, it } from 'vitest';
import { insightsOf, tableOf } from '../../test/fixtures/insight-tables.ts';
import type { Insight } from './insight.ts';

type Kind = Insight['kind'];

const pairsIn = (insights: readonly Insight[], kind: 'correlation' | 'gap'): readonly string[] =>
  insights.flatMap((fact) => {
    if (fact.kind === 'correlation' && kind === 'correlation') return [`${fact.left.measure} ${fact.right.measure}`];
    return fact.kind === 'gap' && kind === 'gap' ? [`${fact.upper.measure} ${fact.lower.measure}`] : [];
  });

const kindsOf = (insights: readonly Insight[]): ReadonlySet<Kind> => new Set(insights.map(({ kind }) => kind));

describe('what follows from other columns by arithmetic', () => {
  const WON = [27, 24, 21, 19, 16, 13, 11, 8, 6, 4];
  const DRAWN = [6, 8, 9, 10, 9, 11, 9, 8, 9, 7];
  const league = tableOf(
    ['Team', 'Played', 'Won', 'Drawn', 'Lost'],
    WON.map((won, at) => [`T${at}`, 38, won, DRAWN[at] ?? 0, 38 - won - (DRAWN[at] ?? 0)]),
  );

  it('is no correlation and no gap between parts of a sum that is the same in every row', () => {
    const found = insightsOf(league);
    expect(pairsIn(found, 'correlation')).toEqual([]);
    expect(pairsIn(found, 'gap')).toEqual([]);
  });

  it('is no correlation between a measure and itself in another unit, which tells little a second time', () => {
    const minutes = [140.2, 171.9, 188.4, 203.7, 160.1, 233.3, 149.6, 215.8, 178.3, 196.5];
    const ages = [24, 31, 38, 41, 27, 58, 22, 49, 35, 44];
    const runs = tableOf(
      ['Runner', 'Time', 'Pace', 'Age'],
      minutes.map((time, at) => [`R${at}`, time, Math.round((time / 42.195) * 100) / 100, ages[at] ?? 0]),
    );
    const found = insightsOf(runs, { type: 'scatter' });
    expect(pairsIn(found, 'correlation')).not.toContain('Time Pace');
    expect(pairsIn(found, 'correlation')).toContain('Time Age');
  });

  it('is no share of a column where each row is a whole, nor of all rows together, whose sizes nobody knows', () => {
    const survey = tableOf(
      ['Question', 'Agree', 'Neutral', 'Disagree'],
      [
        ['Pay', 27, 23, 50],
        ['Trust', 69, 16, 15],
        ['Future', 47, 29, 24],
      ],
    );
    const kinds = kindsOf(insightsOf(survey, { type: '100StackedBar' }));
    expect(kinds).not.toContain('share');
    expect(kinds).not.toContain('concentration');
    expect(kinds).not.toContain('part-to-whole');
    expect(kinds).toContain('extremes');
  });
});

describe('two columns that should be alike', () => {
  const PLAN = [1200, 800, 2400, 600, 300, 250];
  const budget = (outcome: (planned: number, at: number) => number) =>
    insightsOf(
      tableOf(
        ['Department', 'Budget', 'Actual'],
        PLAN.map((planned, at) => [`D${at}`, planned, outcome(planned, at)]),
      ),
      { type: 'groupedColumn' },
    );
  const placeOfGap = (insights: readonly Insight[]): number => insights.findIndex(({ kind }) => kind === 'gap');

  it('are told by where they lie apart, the more the farther', () => {
    const far = budget((planned, at) => (at === 0 ? planned + 300 : planned - 5));
    const gap = far[placeOfGap(far)];
    expect(gap).toMatchObject({ kind: 'gap', widest: { at: { name: 'D0' }, difference: { value: 300 } } });
    const near = budget((planned) => planned - 1);
    expect(gap?.score).toBeGreaterThan(2 * (near[placeOfGap(near)]?.score ?? 0));
  });

  it('are set against each other only in one unit', () => {
    const units = tableOf(
      ['City', 'Rain (mm)', 'Sun (h)', 'Wind (km/h)'],
      PLAN.map((value, at) => [`C${at}`, value, value + 40 * at, value - 30 * at]),
    );
    expect(pairsIn(insightsOf(units, { type: 'groupedColumn' }), 'gap')).toEqual([]);
  });
});

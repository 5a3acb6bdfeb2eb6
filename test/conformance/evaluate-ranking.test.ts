import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHART_TYPES } from '../../src/chart/chart-type.ts';
import { FACTOR_KINDS } from '../../src/fit/factor.ts';
import { evaluateResultSchema } from '../../src/http/v0/answers.ts';
import { readEvents } from '../http/start-service.ts';
import { proves } from '../proves.ts';
import {
  CHANGES,
  type EvaluateClient,
  SALES,
  SHARES,
  startEvaluateClient,
  TABLES,
  typesOf,
} from './evaluate-client.ts';

let client: EvaluateClient;
beforeAll(async () => {
  client = await startEvaluateClient();
});
afterAll(() => client.service.stop());

const rank = (data: object, further?: object) => client.rank(data, further);

describe('a ranking', () => {
  test(proves('evaluate.single-event', 'is one complete event'), async () => {
    const events = await readEvents(await client.service.post('evaluate', { config: { data: SALES } }));
    expect(events.map((event) => event.event)).toEqual(['complete']);
  });

  test.each(Object.entries(TABLES))(
    proves('evaluate.complete', 'holds every type once, best first: %s'),
    async (_, data) => {
      const ranking = await rank(data);
      expect(typesOf(ranking).toSorted()).toEqual([...CHART_TYPES].toSorted());
      for (const verdict of ['ok', 'disqualified']) {
        const scores = ranking.filter((entry) => entry.verdict === verdict).map((entry) => entry.score);
        expect(scores).toEqual(scores.toSorted((a, b) => b - a));
      }
    },
  );

  test.each(Object.entries(TABLES))(
    proves('evaluate.all-types', 'counts ranks from 1, every ok before every disqualified: %s'),
    async (_, data) => {
      const ranking = await rank(data);
      expect(ranking.map((entry) => entry.rank)).toEqual(CHART_TYPES.map((_type, index) => index + 1));
      const verdicts = ranking.map((entry) => entry.verdict);
      expect(verdicts.lastIndexOf('ok')).toBeLessThan(verdicts.indexOf('disqualified'));
    },
  );

  test(
    proves('evaluate.scores', 'puts a line over months ahead and disqualifies slices of negative values'),
    async () => {
      expect(typesOf(await rank(SALES)).slice(0, 3)).toContain('line');
      const changes = new Map((await rank(CHANGES)).map((entry) => [entry.type, entry.verdict]));
      for (const type of ['pie', 'donut', 'funnel', 'mekko', '100StackedBar'] as const) {
        expect(changes.get(type)).toBe('disqualified');
      }
    },
  );

  test(proves('evaluate.entry', 'is made of rank, type, score, verdict and factors, and nothing else'), async () => {
    for (const entry of await rank(SHARES)) {
      expect(Object.keys(entry).toSorted()).toEqual(['factors', 'rank', 'score', 'type', 'verdict']);
      expect(entry.factors.length).toBeGreaterThan(0);
    }
  });

  test(proves('evaluate.factor', 'has factors of kind, label, weight and reason, in words'), async () => {
    for (const factor of (await rank(SHARES)).flatMap((entry) => entry.factors)) {
      expect(Object.keys(factor).toSorted()).toEqual(['kind', 'label', 'reason', 'weight']);
      expect(factor.label).toMatch(/\S/);
      expect(factor.reason).toMatch(/\S/);
    }
  });

  test(proves('evaluate.kinds', 'knows the kinds that are documented'), async () => {
    const documented = evaluateResultSchema.shape.ranking.element.shape.factors.element.shape.kind.options;
    expect(documented).toEqual([...FACTOR_KINDS]);
    expect(documented).toEqual(['deal-breaker', 'pro', 'con', 'family', 'specificity', 'continuity']);
  });

  test.each(Object.entries(TABLES))(proves('evaluate.score-is-sum', 'adds up: %s'), async (_, data) => {
    for (const { score, factors } of await rank(data, { chartFamily: 'composition' })) {
      expect(factors.reduce((sum, factor) => sum + factor.weight, 0)).toBe(score);
    }
  });

  test.each(Object.entries(TABLES))(
    proves('evaluate.deal-breaker', 'is decided by deal-breakers: %s'),
    async (_, data) => {
      for (const { verdict, factors } of await rank(data)) {
        expect(factors.some((factor) => factor.kind === 'deal-breaker')).toBe(verdict === 'disqualified');
      }
    },
  );

  test.each(Object.entries(TABLES))(
    proves('evaluate.ties', 'breaks ties by the order of the enum: %s'),
    async (_, data) => {
      const ranking = await rank(data);
      for (const [index, entry] of ranking.entries()) {
        const next = ranking[index + 1];
        if (next?.score !== entry.score || next.verdict !== entry.verdict) continue;
        expect(CHART_TYPES.indexOf(entry.type)).toBeLessThan(CHART_TYPES.indexOf(next.type));
      }
    },
  );
});

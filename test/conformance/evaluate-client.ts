import { expect } from 'vitest';
import type { ChartType } from '../../src/chart/chart-type.ts';
import { evaluateResultSchema } from '../../src/http/v0/answers.ts';
import { readEvents, type TestService } from '../http/start-service.ts';
import { startRealService } from './start-real.ts';

/** Two measures over months. */
export const SALES = {
  columns: [
    { key: 'a', label: 'Month' },
    { key: 'b', label: 'Revenue' },
    { key: 'c', label: 'Cost' },
  ],
  rows: [
    { a: 'Jan 2024', b: 120, c: 80 },
    { a: 'Feb 2024', b: 132, c: 85 },
    { a: 'Mar 2024', b: 128, c: 90 },
    { a: 'Apr 2024', b: 145, c: 92 },
    { a: 'May 2024', b: 151, c: 97 },
  ],
};
/** Shares of one whole. */
export const SHARES = {
  columns: [
    { key: 'k', label: 'Product' },
    { key: 'v', label: 'Share' },
  ],
  rows: [
    { k: 'Tea', v: '45%' },
    { k: 'Coffee', v: '35%' },
    { k: 'Cocoa', v: '20%' },
  ],
};
/** Changes of both signs. */
export const CHANGES = {
  columns: [
    { key: 'k', label: 'Team' },
    { key: 'v', label: 'Change' },
  ],
  rows: [
    { k: 'North', v: 12 },
    { k: 'South', v: -7 },
    { k: 'East', v: 3 },
    { k: 'West', v: -2 },
  ],
};
/** All of them, by name. */
export const TABLES = { SALES, SHARES, CHANGES };

type Ranking = ReturnType<(typeof evaluateResultSchema)['parse']>['ranking'];

/** A running service and the ways the tests of `evaluate` call it. */
export type EvaluateClient = {
  readonly service: TestService;
  /** Sends a body; expects one complete event with a ranking of the documented shape and nothing beside. */
  readonly evaluate: (body: object) => Promise<Ranking>;
  /** The same for a dataset and further fields of the request. */
  readonly rank: (data: object, further?: object) => Promise<Ranking>;
};

/** Starts a service to rank charts with. */
export async function startEvaluateClient(): Promise<EvaluateClient> {
  const service = await startRealService();
  const evaluate = async (body: object): Promise<Ranking> => {
    const response = await service.post('evaluate', body);
    expect(response.status).toBe(200);
    const [event, ...others] = await readEvents(response);
    expect(others).toEqual([]);
    expect(event?.event).toBe('complete');
    return evaluateResultSchema.strict().parse(event?.data).ranking;
  };
  return { service, evaluate, rank: (data, further = {}) => evaluate({ config: { data }, ...further }) };
}

/** The chart types of a ranking, in its order. */
export function typesOf(ranking: Ranking): readonly ChartType[] {
  return ranking.map((entry) => entry.type);
}

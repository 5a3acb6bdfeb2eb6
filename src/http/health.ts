import type { FastifyInstance } from 'fastify';
import { untilStopped } from './stop.ts';
import type { Timers } from './timers.ts';

/** What the probes look at. */
export type HealthSources = {
  /** Reaches for the store; throws where it is not there. */
  readonly ping: (() => Promise<void>) | undefined;
  readonly isStopping: () => boolean;
  readonly timers: Timers;
};

const PING_LIMIT_MS = 2000;

/** Adds `/healthz` (the process answers) and `/readyz` (it can take requests: the store is there and nothing stops). */
export function addHealthRoutes(app: FastifyInstance, sources: HealthSources): void {
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const problem = sources.isStopping() ? 'stopping' : await findProblem(sources);
    if (problem === undefined) return { status: 'ok' };
    return reply.code(503).header('retry-after', '1').send({ status: problem });
  });
}

async function findProblem({ ping, timers }: HealthSources): Promise<'store unavailable' | undefined> {
  const limit = new AbortController();
  const stopTimer = timers.after(PING_LIMIT_MS, () => limit.abort());
  try {
    if (ping !== undefined) await untilStopped(ping(), limit.signal);
    return undefined;
  } catch {
    // Why is the store's to log; a probe asks only whether.
    return 'store unavailable';
  } finally {
    stopTimer();
  }
}

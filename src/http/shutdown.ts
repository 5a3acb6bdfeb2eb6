import type { FastifyInstance } from 'fastify';
import type { OpenCall } from './call.ts';
import { ServiceError } from './errors.ts';
import type { Runner } from './runner/runner.ts';
import { type Timers, withinTime } from './timers.ts';

/** What has to come to an end. */
export type ShutdownParts = {
  readonly app: FastifyInstance;
  readonly calls: ReadonlySet<OpenCall>;
  readonly runner: Runner;
  readonly timers: Timers;
  readonly shutdownMs: number;
};

/** How long streams that were told to end may take to say so. */
const LAST_WORD_MS = 1000;

/**
 * Stops accepting connections, lets the calls in flight finish for a while, ends the rest with an `error` event that
 * says to send the request again, and closes what is still open.
 */
export async function shutDown({ app, calls, runner, timers, shutdownMs }: ShutdownParts): Promise<void> {
  const closed = app.close();
  await withinTime(allOver(calls), timers, shutdownMs);
  for (const { stop } of calls) stop.abort(new ServiceError('PROCESSING_ERROR', { detail: 'shutdown' }));
  await withinTime(allOver(calls), timers, LAST_WORD_MS);
  app.server.closeIdleConnections();
  await withinTime(closed, timers, LAST_WORD_MS);
  app.server.closeAllConnections();
  await closed;
  await runner.close();
}

/** Kept once no call is in flight; others may begin on open connections meanwhile. */
async function allOver(calls: ReadonlySet<OpenCall>): Promise<void> {
  while (calls.size > 0) await Promise.all(Array.from(calls, (call) => call.over));
}

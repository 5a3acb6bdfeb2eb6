import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { RateState } from '../access/access-error.ts';
import type { EndpointName } from '../access/endpoints.ts';
import type { CountedRequest, Gate, Hold, Identity } from '../access/gate.ts';
import { networkOf } from '../access/network.ts';
import { type ErrorDetail, overloaded, ServiceError, toServiceError } from './errors.ts';
import type { HttpSettings } from './http-settings.ts';
import { checkSize, declaredLength, readBody } from './request/body.ts';
import { requireJson } from './request/media-type.ts';
import type { UploadSlots } from './request/upload-slots.ts';
import type { RunnableCall, Runner } from './runner/runner.ts';
import { createStop } from './stop.ts';
import { type StreamEnd, writeStream } from './stream.ts';
import type { Timers } from './timers.ts';

/** What the calls of an app share. */
export type CallServices = {
  readonly gate: Gate;
  readonly runner: Runner;
  readonly settings: HttpSettings;
  readonly timers: Timers;
  readonly logger: Logger;
  readonly slots: UploadSlots;
  /** The calls in flight, for the end of the service. */
  readonly calls: Set<OpenCall>;
};

/** A call in flight: the switch that stops it, and a promise that is kept once it is over. */
export type OpenCall = { readonly stop: AbortController; readonly over: Promise<void> };

/** One request to a mounted endpoint, on its way through the checks. */
type Visit = {
  readonly services: CallServices;
  readonly endpoint: EndpointName;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly stop: AbortController;
};

/**
 * Answers a call of a mounted endpoint. The checks come in the order of the contract: media type, `Authorization`,
 * endpoint, rate, size, mint limit, body, mint, budget; then the stream. Throws for the caller it refuses.
 */
export async function answerCall(
  services: CallServices,
  endpoint: EndpointName,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const stop = createStop(reply.raw);
  const { promise: over, resolve: finish } = Promise.withResolvers<void>();
  const call: OpenCall = { stop, over };
  services.calls.add(call);
  try {
    await admit({ services, endpoint, request, reply, stop });
  } catch (error) {
    throw stop.signal.aborted ? stop.signal.reason : error;
  } finally {
    services.calls.delete(call);
    finish();
  }
}

/** Answers a call of an endpoint that is not built: the rules about who may call hold, and then there is nothing. */
export async function answerUnbuilt(
  services: CallServices,
  endpoint: EndpointName,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<never> {
  const identity = await identify(services, endpoint, request, reply);
  if (identity.kind !== 'keyless') setRateHeaders(reply, await services.gate.readRate(identity));
  throw new ServiceError('NOT_FOUND', { detail: 'unbuilt' });
}

async function admit(visit: Visit): Promise<void> {
  const { services, endpoint, request, reply } = visit;
  requireJson(request.headers);
  const identity = await identify(services, endpoint, request, reply);
  const counted = await services.gate.countRequest(identity);
  setRateHeaders(reply, counted);
  try {
    await serve(visit, identity);
  } catch (thrown) {
    const error = toServiceError(thrown);
    if (error.isRefusal) await uncount(visit, identity, counted);
    throw error;
  }
}

async function identify(
  { gate, settings }: CallServices,
  endpoint: EndpointName,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Identity> {
  request.record.endpoint = endpoint;
  // Node keeps the first of several headers; two credentials in one request are malformed, not a choice.
  const authorization = request.raw.headersDistinct.authorization?.join(', ');
  const network = networkOf(
    request.socket.remoteAddress,
    request.raw.headersDistinct['x-forwarded-for']?.join(','),
    settings.trustedProxyHops,
  );
  const identity = await gate.identify(authorization, network);
  request.record.identity = identity.kind;
  try {
    gate.permit(identity, endpoint);
  } catch (error) {
    if (identity.kind !== 'keyless') setRateHeaders(reply, await gate.readRate(identity));
    throw error;
  }
  return identity;
}

async function uncount({ services, reply }: Visit, identity: Identity, counted: CountedRequest): Promise<void> {
  await counted.uncount();
  if (reply.hasHeader(services.settings.anonymousTokenHeader)) return;
  setRateHeaders(reply, await services.gate.readRate(identity));
}

async function serve(visit: Visit, identity: Identity): Promise<void> {
  const call = await receive(visit, identity);
  try {
    visit.stop.signal.throwIfAborted();
    const payer = identity.kind === 'keyless' ? await mint(visit, identity) : identity;
    const hold = await holdFor(visit, payer, call);
    await stream(visit, call, hold);
  } finally {
    call.discard();
  }
}

/** Sets the worst case aside. Where the budget is spent and the operator wishes it so, the built-in mind answers for nothing. */
async function holdFor({ services, request }: Visit, payer: Identity, call: RunnableCall): Promise<Hold> {
  const { gate, settings } = services;
  const { requestId } = request.record;
  try {
    return await gate.hold(payer, call.worstCaseMicros, requestId);
  } catch (error) {
    if (settings.onSpentBudget !== 'built-in' || !SPENT.has(toServiceError(error).code)) throw error;
    call.goWithoutModels();
    return await gate.hold(payer, 0, requestId);
  }
}

/** Refusals for want of money. */
const SPENT: ReadonlySet<string> = new Set(['QUOTA_EXCEEDED', 'ANONYMOUS_CAPACITY_EXCEEDED']);

/** Reads and checks the body. What can be said from the headers is said before it is read. */
async function receive(visit: Visit, identity: Identity): Promise<RunnableCall> {
  const { services, endpoint, request, reply, stop } = visit;
  const { bodyLimitBytes: limitBytes, largeBodyBytes, answerMs } = services.settings;
  const { calls, slots, timers } = services;
  if (calls.size > services.settings.callsInFlight) throw overloaded();
  checkSize(declaredLength(request.raw) ?? 0, limitBytes);
  await withDetail('mint-limit', services.gate.checkMint(identity));
  if (request.headers.expect?.toLowerCase() === '100-continue') reply.raw.writeContinue();
  const body = await readBody(request.raw, { limitBytes, largeBodyBytes, slots, signal: stop.signal });
  request.record.sizeBytes = body.sizeBytes;
  const stopTimer = timers.after(answerMs, () => stop.abort(new ServiceError('TIMEOUT_ERROR')));
  reply.raw.once('close', stopTimer);
  try {
    const call = await services.runner.prepare(endpoint, body, stop.signal);
    request.record.callId = call.callId;
    return call;
  } finally {
    body.release();
  }
}

async function mint({ services, reply }: Visit, identity: Extract<Identity, { kind: 'keyless' }>): Promise<Identity> {
  const minted = await withDetail('mint-limit', services.gate.mint(identity));
  reply.header(services.settings.anonymousTokenHeader, minted.token);
  setRateHeaders(reply, minted.rate);
  return minted.identity;
}

/** Gives a refusal for want of a new token its own words; they belong to `RATE_LIMIT_ERROR` alone. */
async function withDetail<Value>(detail: ErrorDetail, work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (thrown) {
    const error = toServiceError(thrown);
    throw error.code === 'RATE_LIMIT_ERROR' ? toServiceError(thrown, detail) : error;
  }
}

async function stream({ services, request, reply, stop }: Visit, call: RunnableCall, hold: Hold): Promise<void> {
  const { settings, timers, logger } = services;
  const { record } = request;
  await begin(hold, stop.signal);
  reply.hijack();
  const end = await writeStream(
    { response: reply.raw, headers: reply.getHeaders(), locale: call.locale, stop, timers, ...settings },
    {
      run: (signal) => call.run(signal),
      settle: () => hold.settle(call.usedMicros()).catch((error) => logError(logger, record.requestId, error)),
    },
  );
  record.outcome = toOutcome(end);
  if (end.kind === 'error' && end.error.cause !== undefined) logError(logger, record.requestId, end.error.cause);
}

/** Says that work begins, or gives the hold back where it can't: then nothing was spent. */
async function begin(hold: Hold, signal: AbortSignal): Promise<void> {
  try {
    signal.throwIfAborted();
    await hold.dispatch();
  } catch (error) {
    await hold.cancel();
    throw error;
  }
}

function toOutcome(end: StreamEnd): string {
  if (end.kind === 'error') return end.error.code;
  return end.kind === 'gone' ? end.reason : 'complete';
}

function setRateHeaders(reply: FastifyReply, { limit, remaining }: RateState): void {
  reply.header('x-ratelimit-limit', limit).header('x-ratelimit-remaining', remaining);
}

function logError(logger: Logger, requestId: string, error: unknown): void {
  logger.error({ requestId, err: error }, 'unexpected error');
}

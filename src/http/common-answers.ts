import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { toCorsHeaders, toPreflightHeaders } from './cors.ts';
import { ServiceError } from './errors.ts';
import type { HttpSettings } from './http-settings.ts';
import { noteAnswer, sendError } from './send-error.ts';
import type { Timers } from './timers.ts';
import { ValidationError } from './v0/endpoint.ts';

type CommonParts = {
  readonly settings: HttpSettings;
  readonly logger: Logger;
  readonly timers: Timers;
  readonly newId: () => string;
  readonly nowMs: () => number;
  readonly isStopping: () => boolean;
};

const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

/**
 * Adds what every answer has, whatever was asked: a request id, CORS and security headers, a line in the log, errors from
 * the one table, preflights, 404 and 405.
 */
export function addCommonAnswers(app: FastifyInstance, parts: CommonParts): void {
  const methodsOf = collectMethods(app);
  app.decorateRequest('record');
  app.setErrorHandler((error, request, reply) => sendError(parts, error, request, reply));
  app.addHook('onRequest', async (request, reply) => {
    const requestId = parts.newId();
    request.record = { requestId, startedMs: parts.nowMs() };
    noteAnswer(reply.raw);
    // A connection may break at any moment, also while nobody listens; unheard, that would end the process.
    request.raw.on('error', () => undefined);
    reply.raw.on('error', () => undefined);
    // Once everybody who waits for the end has been told: one of them may know how it came.
    reply.raw.once('close', () => setImmediate(() => logRequest(parts, request, reply.raw)));
    reply.headers({
      'x-request-id': requestId,
      ...SECURITY_HEADERS,
      ...toCorsHeaders(parts.settings, request.headers.origin),
      ...(parts.isStopping() ? { connection: 'close' } : {}),
    });
    requireHost(request);
    if (!request.is404) return;
    const methods = methodsOf(request.url);
    if (methods === undefined) throw new ServiceError('NOT_FOUND');
    if (!isPreflight(request)) throw new ServiceError('METHOD_NOT_ALLOWED', { allow: methods });
    await reply.code(204).headers(toPreflightHeaders(methods)).send();
  });
}

/** HTTP/1.1 asks for it (RFC 9112, 3.2). Node would refuse with an empty answer. */
function requireHost({ raw, headers }: FastifyRequest): void {
  if (headers.host !== undefined || raw.httpVersion !== '1.1') return;
  throw new ValidationError([
    { path: '', message: 'The request has no Host header. Send the name of this service in it.' },
  ]);
}

function isPreflight({ method, headers }: FastifyRequest): boolean {
  return method === 'OPTIONS' && headers.origin !== undefined && 'access-control-request-method' in headers;
}

/** Follows the routes as they are added; gives the methods that the path of an address takes, if there is anything. */
function collectMethods(app: FastifyInstance): (url: string) => string | undefined {
  const methods = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const known = methods.get(url) ?? new Set();
    for (const name of [method].flat()) known.add(name);
    methods.set(url, known);
  });
  return (url) => {
    // The router too compares paths decoded; those that can't be have already become another.
    const path = decodeURI(url.split(/[?#]/, 1)[0] ?? '');
    const route = methods.has(path) ? path : [...methods.keys()].find((known) => isBelow(path, known));
    const known = route === undefined ? undefined : methods.get(route);
    return known && [...known].join(', ');
  };
}

/** Whether a path belongs to a route that ends in `/*`. */
function isBelow(path: string, route: string): boolean {
  return route.endsWith('/*') && path.startsWith(route.slice(0, -1));
}

function logRequest(
  { logger, nowMs }: CommonParts,
  { record, method, routeOptions }: FastifyRequest,
  { statusCode: status, writableFinished }: ServerResponse,
): void {
  const { startedMs, outcome = writableFinished ? undefined : 'The caller left.', ...told } = record;
  const ms = Math.round(nowMs() - startedMs);
  logger.info({ ...told, method, route: routeOptions.url, status, outcome, ms }, 'request');
}

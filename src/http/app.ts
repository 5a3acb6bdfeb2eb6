import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify';
import type { Logger } from 'pino';
import { ENDPOINT_NAMES } from '../access/endpoints.ts';
import type { Gate } from '../access/gate.ts';
import { answerCall, answerUnbuilt, type CallServices, type OpenCall } from './call.ts';
import { addCommonAnswers } from './common-answers.ts';
import { addHealthRoutes } from './health.ts';
import type { HttpSettings } from './http-settings.ts';
import { createUploadSlots } from './request/upload-slots.ts';
import type { Runner } from './runner/runner.ts';
import { sendProtocolError } from './send-error.ts';
import { shutDown } from './shutdown.ts';
import type { Timers } from './timers.ts';
import type { Endpoint } from './v0/endpoint.ts';

/** Everything the transport is made of. */
export type AppParts = {
  readonly gate: Gate;
  /** The endpoints that work; the others of the contract answer 404 to those who may call them. */
  readonly endpoints: readonly Endpoint[];
  readonly runner: Runner;
  readonly settings: HttpSettings;
  readonly logger: Logger;
  readonly timers: Timers;
  /** Makes the id of a request. */
  readonly newId: () => string;
  /** Milliseconds of a clock that never goes back. */
  readonly nowMs: () => number;
  /** Reaches for the store, for `/readyz`; throws where it is not there. */
  readonly ping?: () => Promise<void>;
  /** Adds pages beside the endpoints, such as `/openapi.json` and `/docs`. */
  readonly addPages?: (app: FastifyInstance) => void;
};

/** The service on HTTP. */
export type HttpService = {
  /** Not yet listening: `app.listen({ host, port })` starts it. */
  readonly app: FastifyInstance;
  /** Ends it in good order: see `shutDown`. Further calls wait for the first. */
  readonly stop: () => Promise<void>;
};

const MAX_HEADER_BYTES = 16_384;
/** How often connections are looked over for requests that do not arrive. */
const LONGEST_CHECK_MS = 5_000;
const NOWHERE = '/api/v0';
const ANY_METHOD = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Puts the transport together: routes, headers, errors, streams. Opens no port. */
export function createApp(parts: AppParts): HttpService {
  const { settings, timers, runner } = parts;
  const calls = new Set<OpenCall>();
  const slots = createUploadSlots({ count: settings.uploadsInFlight, bytes: settings.uploadsInFlightBytes });
  const services: CallServices = { ...parts, calls, slots };
  const app = createServer(parts);
  let stopping: Promise<void> | undefined;
  const isStopping = (): boolean => stopping !== undefined;

  addCommonAnswers(app, { ...parts, isStopping });
  addEndpointRoutes(app, services, parts.endpoints);
  addHealthRoutes(app, { ping: parts.ping, isStopping, timers });
  parts.addPages?.(app);
  const stop = (): Promise<void> => {
    stopping ??= shutDown({ app, calls, runner, timers, shutdownMs: settings.shutdownMs });
    return stopping;
  };
  return { app, stop };
}

function addEndpointRoutes(app: FastifyInstance, services: CallServices, endpoints: readonly Endpoint[]): void {
  const mounted = new Set(endpoints.map((endpoint) => endpoint.name));
  for (const name of ENDPOINT_NAMES) {
    const url = `/api/v0/${name}`;
    if (mounted.has(name)) {
      app.post(url, (request, reply) => answerCall(services, name, request, reply));
      continue;
    }
    const answer = (request: FastifyRequest, reply: FastifyReply) => answerUnbuilt(services, name, request, reply);
    // The contract names neither paths nor methods of the attachment endpoints; its identity rules hold for all of them.
    if (name === 'attachments') {
      app.route({ url, method: ANY_METHOD, handler: answer });
      app.route({ url: `${url}/*`, method: ANY_METHOD, handler: answer });
    } else app.post(url, answer);
  }
}

/** Routes have no schemas: bodies are checked in `v0/`. Without compilers of its own the framework loads two of them. */
const refuseSchema = (): never => {
  throw new Error('Schemas belong into v0, not on routes.');
};
const NO_SCHEMAS = { buildValidator: () => refuseSchema, buildSerializer: () => refuseSchema };

function createServer({ settings, newId }: AppParts): FastifyInstance {
  const app = fastify({
    keepAliveTimeout: settings.keepAliveMs,
    requestTimeout: settings.requestTimeoutMs,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: MAX_HEADER_BYTES },
    rewriteUrl: toDecodable,
    schemaController: { compilersFactory: NO_SCHEMAS },
    http: {
      headersTimeout: settings.headersTimeoutMs,
      connectionsCheckingInterval: Math.min(LONGEST_CHECK_MS, settings.headersTimeoutMs),
      maxHeaderSize: MAX_HEADER_BYTES,
      requireHostHeader: false,
    },
    clientErrorHandler: (error, socket) => sendProtocolError(error, socket, newId()),
  });
  // The endpoints read their bodies themselves, after the checks that need headers only.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.server.maxConnections = settings.connections;
  // Node would invite or refuse such a body by itself.
  app.server.on('checkContinue', (request, response) => app.server.emit('request', request, response));
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  return app;
}

/** The address of a request; for a path that no decoder can read, one where there is never anything. */
function toDecodable({ url = NOWHERE }: { readonly url?: string | undefined }): string {
  try {
    decodeURI(url.split('?', 1)[0] ?? '');
    return url;
  } catch {
    return NOWHERE;
  }
}

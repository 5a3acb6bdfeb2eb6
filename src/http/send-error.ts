import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { ServiceError, toErrorBody, toServiceError } from './errors.ts';
import type { HttpSettings } from './http-settings.ts';
import { answerWhileReceiving, isStillSending } from './request/linger.ts';
import { CallerGone } from './stop.ts';
import type { Timers } from './timers.ts';
import { ValidationError } from './v0/endpoint.ts';

type ErrorServices = { readonly settings: HttpSettings; readonly timers: Timers; readonly logger: Logger };

/** Answers a request with an error of the table, whatever was thrown, and logs what nobody expected. */
export function sendError(
  { settings, timers, logger }: ErrorServices,
  thrown: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const { record } = request;
  // Into the middle of an answer nothing can be said.
  if (thrown instanceof CallerGone || reply.raw.destroyed || reply.raw.headersSent) {
    record.outcome = 'The caller left.';
    reply.hijack();
    reply.raw.destroy();
    return;
  }
  const error = fromFramework(thrown) ?? toServiceError(thrown);
  record.outcome = error.code;
  if (error.status >= 500) logger.error({ requestId: record.requestId, err: error.cause ?? error }, 'unexpected error');
  if (error.rate !== undefined) {
    reply.header('x-ratelimit-limit', error.rate.limit).header('x-ratelimit-remaining', error.rate.remaining);
  }
  reply.headers({ ...error.headers, 'content-type': 'application/json' });
  const body = JSON.stringify(toErrorBody(error, record.requestId));
  if (!isStillSending(request.raw)) {
    reply.code(error.status).send(Buffer.from(body));
    return;
  }
  reply.hijack();
  const answer = { status: error.status, headers: reply.getHeaders(), body };
  answerWhileReceiving(request.raw, reply.raw, answer, { timers, lingerMs: settings.lingerMs });
}

/** What the framework itself refuses before a handler runs. */
function fromFramework(thrown: unknown): ServiceError | undefined {
  const code = thrown instanceof Error && 'code' in thrown ? thrown.code : undefined;
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new ServiceError('UNSUPPORTED_MEDIA_TYPE', { cause: thrown });
  return code === 'FST_ERR_BAD_URL' ? new ServiceError('NOT_FOUND', { cause: thrown }) : undefined;
}

const PROTOCOL_FAULTS: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW:
    'The request headers are too long, the address counted with them. Send shorter ones; a long chart goes into a POST.',
  ERR_HTTP_REQUEST_TIMEOUT: 'The request did not arrive in time. Send it whole, without long pauses.',
};

const answers = new WeakMap<Duplex, ServerResponse>();

/** Remembers which answer a connection is at, so that nothing is ever written into the middle of it. */
export function noteAnswer(response: ServerResponse): void {
  if (response.socket !== null) answers.set(response.socket, response);
}

/** Answers bytes that are no HTTP request, on the bare connection, and closes it. */
export function sendProtocolError(error: Error & { readonly code?: string }, socket: Duplex, requestId: string): void {
  const answer = answers.get(socket);
  if (!socket.writable || (answer?.headersSent && !answer.writableFinished)) {
    socket.destroy();
    return;
  }
  const message = PROTOCOL_FAULTS[error.code ?? ''] ?? 'This is not a valid HTTP/1.1 request.';
  const refusal = toServiceError(new ValidationError([{ path: '', message }]));
  const body = JSON.stringify(toErrorBody(refusal, requestId));
  const head = [
    `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    `x-request-id: ${requestId}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

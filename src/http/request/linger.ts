import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Timers } from '../timers.ts';

/** What is left of a body up to this size is read by Node itself, and the connection stays open. */
const SHORT_BODY_BYTES = 65_536;

/** True for a request whose answer is ready while much of its body, or an unknown part, may still be on its way. */
export function isStillSending(request: IncomingMessage): boolean {
  if (request.complete) return false;
  if (request.headers.expect !== undefined) return true;
  return !(Number(request.headers['content-length']) <= SHORT_BODY_BYTES);
}

type Answer = {
  readonly status: number;
  readonly headers: NodeJS.Dict<string | number | string[]>;
  readonly body: string;
};

type Patience = { readonly timers: Timers; readonly lingerMs: number };

/**
 * Answers a request while its body is still arriving. The answer goes out at once; then the rest is read and thrown away
 * for a while before the connection closes, because closing it with unread bytes resets it and the sender may never see
 * the answer.
 */
export function answerWhileReceiving(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: Answer,
  { timers, lingerMs }: Patience,
): void {
  response.writeHead(status, { ...headers, connection: 'close', 'content-length': Buffer.byteLength(body) });
  response.write(body);
  const stopTimer = timers.after(lingerMs, () => response.destroy());
  const finish = (): void => {
    stopTimer();
    response.end();
  };
  response.once('close', stopTimer);
  request.once('end', finish).once('error', finish).resume();
}

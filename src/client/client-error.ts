import type { Issue } from './wire.ts';

type ClientErrorFields = {
  readonly code: string;
  readonly status: number;
  readonly retryable: boolean;
  readonly issues?: readonly Issue[];
  readonly retryAfter?: number | undefined;
  readonly requestId?: string | undefined;
  readonly cause?: unknown;
};

/**
 * Why a call failed. `code` is the service's (`VALIDATION_ERROR`, `RATE_LIMIT_ERROR`, …) or one of our own: no connection
 * (`CONNECTION_FAILED`), a stream that ended without an answer (`STREAM_BROKEN`), an answer that is not this service's
 * (`UNEXPECTED_ANSWER`).
 */
export class ClientError extends Error {
  readonly code: string;
  /** The HTTP status; 200 for an error inside a stream, 0 where there was no answer. */
  readonly status: number;
  /** Whether the same request may simply be sent again. */
  readonly retryable: boolean;
  /** Every wrong value of the request body, with `VALIDATION_ERROR`. */
  readonly issues: readonly Issue[];
  /** Seconds to wait before the next call, where the service said so. */
  readonly retryAfter: number | undefined;
  /** The service's name for the request, for reports. */
  readonly requestId: string | undefined;

  constructor(message: string, { code, status, retryable, issues, retryAfter, requestId, cause }: ClientErrorFields) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'ClientError';
    this.code = code;
    this.status = status;
    this.retryable = retryable;
    this.issues = issues ?? [];
    this.retryAfter = retryAfter;
    this.requestId = requestId;
  }
}

/** No answer came: the service is not there, or the network is not. */
export function connectionFailed(url: string, cause: unknown): ClientError {
  return new ClientError(`There was no answer from ${url}.`, {
    code: 'CONNECTION_FAILED',
    status: 0,
    retryable: true,
    cause,
  });
}

/** The stream ended, or broke, before it told a result or an error. */
export function streamBroken(response: Response, cause?: unknown): ClientError {
  return new ClientError('The answer broke off before it was complete.', {
    code: 'STREAM_BROKEN',
    retryable: true,
    cause,
    ...headersOf(response),
  });
}

/** What answered does not speak as the service does. */
export function unexpectedAnswer(response: Response, detail: string, cause?: unknown): ClientError {
  return new ClientError(`The answer is not one of this service: ${detail}.`, {
    code: 'UNEXPECTED_ANSWER',
    retryable: false,
    cause,
    ...headersOf(response),
  });
}

/** Reads the JSON of an error answer that came in place of a stream. */
export async function readErrorAnswer(response: Response): Promise<ClientError> {
  const text = await response.text();
  const body = maybeObject(text);
  if (body === undefined) return unexpectedAnswer(response, `status ${response.status} without a JSON object`);
  return toClientError(body, response);
}

/** Makes the error of an error body or of the data of an `error` event. */
export function toClientError(body: Readonly<Record<string, unknown>>, response: Response): ClientError {
  const { message, error, code, retryable, issues } = body;
  return new ClientError(String(message ?? error ?? `The service answered ${response.status}.`), {
    code: typeof code === 'string' ? code : 'UNEXPECTED_ANSWER',
    retryable: retryable === true,
    issues: Array.isArray(issues) ? issues.filter(isIssue) : [],
    ...headersOf(response),
  });
}

/** The object a JSON text holds; undefined for anything else. */
export function maybeObject(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    // An object of JSON has texts for keys, and nothing is assumed of its values.
    return value instanceof Object && !Array.isArray(value) ? (value as Readonly<Record<string, unknown>>) : undefined;
  } catch {
    return undefined;
  }
}

function headersOf({ status, headers }: Response) {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return {
    status,
    retryAfter: Number.isFinite(seconds) ? seconds : undefined,
    requestId: headers.get('x-request-id') ?? undefined,
  };
}

function isIssue(value: unknown): value is Issue {
  return (
    value instanceof Object &&
    'path' in value &&
    'message' in value &&
    typeof value.path === 'string' &&
    typeof value.message === 'string'
  );
}

/** The named refusals of the access rules. What each means for HTTP stands in the one table of `http/errors.ts`. */
export type AccessErrorCode =
  | 'AUTHENTICATION_ERROR'
  | 'AUTHORIZATION_ERROR'
  | 'ANONYMOUS_ACCESS_FORBIDDEN'
  | 'ANONYMOUS_CAPACITY_EXCEEDED'
  | 'QUOTA_EXCEEDED'
  | 'RATE_LIMIT_ERROR'
  | 'ANONYMOUS_MINT_UNAVAILABLE';

/** The state of a caller's request window, for the `x-ratelimit-*` headers. */
export type RateState = { readonly limit: number; readonly remaining: number };

/** A refusal by the access rules. `retryAfterMs` is set on every code that maps to 429 or 503. */
export class AccessError extends Error {
  readonly code: AccessErrorCode;
  readonly retryAfterMs: number | undefined;
  readonly rate: RateState | undefined;

  constructor(
    code: AccessErrorCode,
    details: { readonly retryAfterMs?: number; readonly rate?: RateState; readonly cause?: unknown } = {},
  ) {
    super(code, details.cause === undefined ? undefined : { cause: details.cause });
    this.name = 'AccessError';
    this.code = code;
    this.retryAfterMs = details.retryAfterMs;
    this.rate = details.rate;
  }
}

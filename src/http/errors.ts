import { AccessError, type RateState } from '../access/access-error.ts';
import { SourceRefusal } from '../agents/source-refusal.ts';
import { DEFAULT_LOCALE, type Locale } from '../chart/locale.ts';
import { ValidationError, type ValidationIssue } from './v0/endpoint.ts';

type ErrorEntry = { readonly status: number; readonly isRetryable: boolean; readonly text: string };

/**
 * Every error a caller can meet: its code, HTTP status, whether the same request may simply be sent again, and its text.
 * The named codes are the contract's; it asks not to retry its 4xx codes immediately, so they are not retryable here and
 * a 429 says in `Retry-After` when to come back.
 */
export const ERRORS = {
  VALIDATION_ERROR: { status: 400, isRetryable: false, text: 'The request body is not valid.' },
  AUTHENTICATION_ERROR: {
    status: 401,
    isRetryable: false,
    text: 'The API key or token is malformed, unknown or revoked. Send it as "Authorization: Bearer <key>".',
  },
  AUTHORIZATION_ERROR: {
    status: 403,
    isRetryable: false,
    text: 'This API key has no permission for this endpoint. Use a key that has it.',
  },
  ANONYMOUS_ACCESS_FORBIDDEN: {
    status: 403,
    isRetryable: false,
    text: 'This endpoint needs an API key; an anonymous token is not enough. Send "Authorization: Bearer <API key>".',
  },
  NOT_FOUND: {
    status: 404,
    isRetryable: false,
    text: 'There is nothing at this address. The endpoints are POST /api/v0/<name>; /docs lists them.',
  },
  METHOD_NOT_ALLOWED: {
    status: 405,
    isRetryable: false,
    text: 'This address does not take this method. The Allow header names the methods it takes.',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    isRetryable: false,
    text: 'The request body must be JSON. Send it with "Content-Type: application/json".',
  },
  RATE_LIMIT_ERROR: {
    status: 429,
    isRetryable: false,
    text: 'Too many requests. Wait the number of seconds in the Retry-After header, then try again.',
  },
  QUOTA_EXCEEDED: {
    status: 429,
    isRetryable: false,
    text: 'This key or token has spent its budget for the month. It is renewed when the next month (UTC) begins, after the number of seconds in the Retry-After header.',
  },
  ANONYMOUS_CAPACITY_EXCEEDED: {
    status: 429,
    isRetryable: false,
    text: 'The budget that all anonymous callers share is spent for the month. Use an API key, or wait the number of seconds in the Retry-After header.',
  },
  PROCESSING_ERROR: {
    status: 500,
    isRetryable: true,
    text: 'Something went wrong inside the service. Try again; if it happens again, give the request id to those who run the service.',
  },
  ANONYMOUS_MINT_UNAVAILABLE: {
    status: 503,
    isRetryable: true,
    text: 'An anonymous token could not be issued just now. Wait the number of seconds in the Retry-After header, then try again.',
  },
  TIMEOUT_ERROR: {
    status: 504,
    isRetryable: true,
    text: 'The answer took too long and was stopped. Try again, or send less data.',
  },
} as const satisfies Record<string, ErrorEntry>;

/** A code of the error table. */
export type ErrorCode = keyof typeof ERRORS;

/** Texts for particular causes of a code, where they can say more than the code's own text. */
const DETAILS = {
  'encoded-body': 'Compressed bodies are not accepted. Send the body as it is, without a Content-Encoding header.',
  'foreign-charset': 'The request body must be JSON in UTF-8. Send it with "Content-Type: application/json".',
  'mint-limit':
    'This network has been given as many new anonymous tokens as one network may have in an hour. Send the token you have as "Authorization: Bearer <token>", or wait the number of seconds in the Retry-After header.',
  overload: 'The service is busy. Wait the number of seconds in the Retry-After header, then try again.',
  shutdown: 'The service is restarting. Send the request again.',
  unbuilt: 'This endpoint is not part of this service. /docs lists those that are.',
} as const satisfies Record<string, string>;

/** A particular cause of an error code. */
export type ErrorDetail = keyof typeof DETAILS;

/** The texts that end a stream, where the language of the caller is known; English stands above. */
const TRANSLATIONS: Partial<Record<ErrorCode | ErrorDetail, Partial<Record<Locale, string>>>> = {
  PROCESSING_ERROR: {
    AR: 'حدث خطأ داخل الخدمة. حاول مرة أخرى، وإذا تكرر الخطأ فأبلغ القائمين على الخدمة بمعرّف الطلب.',
    PT_PT:
      'Algo correu mal no serviço. Tente de novo; se voltar a acontecer, indique o identificador do pedido a quem gere o serviço.',
  },
  TIMEOUT_ERROR: {
    AR: 'استغرق إعداد الإجابة وقتًا أطول من اللازم فأُوقف. حاول مرة أخرى، أو أرسل بيانات أقل.',
    PT_PT: 'A resposta demorou demasiado e foi interrompida. Tente de novo ou envie menos dados.',
  },
  shutdown: {
    AR: 'يُعاد تشغيل الخدمة الآن. أرسل الطلب مرة أخرى.',
    PT_PT: 'O serviço está a ser reiniciado. Envie o pedido de novo.',
  },
};

type ServiceErrorOptions = {
  readonly detail?: ErrorDetail | undefined;
  readonly issues?: readonly ValidationIssue[];
  /** How long to wait, for codes that map to 429 and 503; at least a second where it is absent. */
  readonly retryAfterMs?: number | undefined;
  readonly rate?: RateState | undefined;
  /** The methods an address takes, for `METHOD_NOT_ALLOWED`. */
  readonly allow?: string;
  readonly cause?: unknown;
};

/** An error as a caller sees it: a code of the table, its text and headers. The cause is for the log alone. */
export class ServiceError extends Error {
  readonly code: ErrorCode;
  readonly detail: ErrorDetail | undefined;
  readonly issues: readonly ValidationIssue[] | undefined;
  readonly rate: RateState | undefined;
  readonly #retryAfterMs: number;
  readonly #allow: string | undefined;

  constructor(code: ErrorCode, options: ServiceErrorOptions = {}) {
    super(toText(code, options), options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'ServiceError';
    this.code = code;
    this.detail = options.detail;
    this.issues = options.issues;
    this.rate = options.rate;
    this.#retryAfterMs = options.retryAfterMs ?? 0;
    this.#allow = options.allow;
  }

  get status(): number {
    return ERRORS[this.code].status;
  }

  /** The headers that belong to the code: `Retry-After` in whole seconds on 429 and 503, `Allow` on 405, the scheme that 401 asks for. */
  get headers(): Readonly<Record<string, string>> {
    return {
      ...(this.status === 429 || this.status === 503 ? { 'retry-after': toRetryAfter(this.#retryAfterMs) } : {}),
      ...(this.status === 401 ? { 'www-authenticate': 'Bearer' } : {}),
      ...(this.#allow === undefined ? {} : { allow: this.#allow }),
    };
  }

  /** True for a caller that was turned away: such a request does not count against the request rate. */
  get isRefusal(): boolean {
    return [401, 403, 429, 503].includes(this.status);
  }
}

/** The refusal of a request for which there is no room just now. */
export function overloaded(): ServiceError {
  return new ServiceError('RATE_LIMIT_ERROR', { detail: 'overload', retryAfterMs: 1000 });
}

/** The `Retry-After` of a wait: whole seconds, rounded up, at least 1. */
export function toRetryAfter(waitMs: number): string {
  return String(Math.max(1, Math.ceil(waitMs / 1000)));
}

/**
 * What a caller may see of a thrown value. Refusals and invalid bodies keep their meaning; whatever else it is becomes
 * `PROCESSING_ERROR` with its one fixed text and keeps the thrown value as its cause.
 */
export function toServiceError(thrown: unknown, detail?: ErrorDetail): ServiceError {
  if (thrown instanceof ServiceError) return thrown;
  if (thrown instanceof ValidationError) {
    return new ServiceError('VALIDATION_ERROR', { issues: thrown.issues, cause: thrown });
  }
  // Its words come from the table of refusals, in the caller's language.
  if (thrown instanceof SourceRefusal) {
    const { message, cause } = thrown;
    return new ServiceError('VALIDATION_ERROR', { issues: [{ path: '', message }], cause });
  }
  if (thrown instanceof AccessError) {
    const { code, retryAfterMs, rate } = thrown;
    return new ServiceError(code, { retryAfterMs, rate, cause: thrown, detail });
  }
  return new ServiceError('PROCESSING_ERROR', { cause: thrown });
}

/** The JSON body of an error before the stream. `error` and `message` are the same: clients read one or the other. */
export function toErrorBody(error: ServiceError, requestId: string): Readonly<Record<string, unknown>> {
  return {
    ...toErrorEvent(error, DEFAULT_LOCALE),
    requestId,
    ...(error.issues === undefined ? {} : { issues: error.issues }),
  };
}

/** The data of an `error` event, in the caller's language where there is a translation. */
export function toErrorEvent(error: ServiceError, locale: Locale): Readonly<Record<string, unknown>> {
  const { code, detail = code } = error;
  const message = TRANSLATIONS[detail]?.[locale] ?? error.message;
  return { error: message, message, code, retryable: ERRORS[code].isRetryable };
}

function toText(code: ErrorCode, { detail, issues, allow }: ServiceErrorOptions): string {
  if (allow !== undefined) return `This address does not take this method. It takes ${allow}.`;
  const [first, ...rest] = issues ?? [];
  if (first === undefined) return detail === undefined ? ERRORS[code].text : DETAILS[detail];
  const text = first.path === '' ? first.message : `${first.path}: ${first.message}`;
  return rest.length === 0 ? text : `${text} (and ${rest.length} more, see issues)`;
}

import type { EndpointName } from '../../access/endpoints.ts';
import type { Locale } from '../../chart/locale.ts';
import type { ValidationIssue } from '../v0/endpoint.ts';
import type { RequestLimits } from '../v0/limits.ts';

/** What a worker is started with. */
export type WorkerSetup = { readonly endpointsUrl: string; readonly limits: RequestLimits };

/** What a worker is asked, one thing at a time. Each is answered by exactly one `WorkerReply`, `discard` by none. */
export type WorkerRequest =
  | { readonly kind: 'prepare'; readonly endpoint: EndpointName; readonly body: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'next' }
  | { readonly kind: 'discard' };

/** What a worker answers. */
export type WorkerReply =
  | {
      readonly kind: 'prepared';
      readonly locale: Locale;
      readonly callId: string | undefined;
      readonly worstCaseMicros: number;
    }
  | { readonly kind: 'invalid'; readonly issues: readonly ValidationIssue[] }
  | { readonly kind: 'progress'; readonly data: string; readonly usedMicros: number }
  | { readonly kind: 'complete'; readonly data: Uint8Array<ArrayBuffer>; readonly usedMicros: number }
  | { readonly kind: 'failed'; readonly reason: string; readonly usedMicros: number };

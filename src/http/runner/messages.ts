import type { EndpointName } from '../../access/endpoints.ts';
import type { ModelOrder, ModelQuestion, OfferedHelp, SentAnswer } from '../../agents/model-access.ts';
import type { Locale } from '../../chart/locale.ts';
import type { ValidationIssue } from '../v0/endpoint.ts';
import type { EndpointSettings } from '../v0/limits.ts';

/** What a worker is started with. */
export type WorkerSetup = { readonly endpointsUrl: string; readonly settings: EndpointSettings };

/** What a worker is asked, one thing at a time. Each is answered by exactly one `WorkerReply`. */
export type WorkerRequest =
  /** Parse and check the body that was told before. */
  | { readonly kind: 'prepare'; readonly endpoint: EndpointName }
  /** Begin the call, with this help; answered by its first step. */
  | { readonly kind: 'begin'; readonly offer: OfferedHelp }
  /** Take one more step, or give one more piece of the result. */
  | { readonly kind: 'next' }
  /** What a model answered to what was asked; answered by the next step. */
  | { readonly kind: 'answered'; readonly answer: SentAnswer };

/** What a worker is told, without an answer. Bodies and results travel in pieces, so that no message holds anybody up. */
export type WorkerNotice =
  /** Comes first, and once. */
  | { readonly kind: 'setup'; readonly setup: WorkerSetup }
  | { readonly kind: 'chunk'; readonly bytes: Uint8Array }
  /** Forget the call and whatever there is of a body. */
  | { readonly kind: 'discard' };

/** What a worker answers. */
export type WorkerReply =
  | {
      readonly kind: 'prepared';
      readonly locale: Locale;
      readonly callId: string | undefined;
      readonly worstCaseMicros: number;
      readonly order: ModelOrder | undefined;
    }
  | { readonly kind: 'invalid'; readonly issues: readonly ValidationIssue[] }
  /** A question for a model, which this process has no keys for. */
  | { readonly kind: 'ask'; readonly question: ModelQuestion; readonly usedMicros: number }
  | { readonly kind: 'progress'; readonly data: string; readonly usedMicros: number }
  | {
      readonly kind: 'result';
      readonly piece: Uint8Array;
      readonly isLast: boolean;
      readonly usedMicros: number;
    }
  /** A source that cannot be read; the message is for the caller, the reason for the log. */
  | {
      readonly kind: 'refused';
      readonly message: string;
      readonly reason?: string;
      readonly usedMicros: number;
    }
  | { readonly kind: 'failed'; readonly reason: string; readonly usedMicros: number };

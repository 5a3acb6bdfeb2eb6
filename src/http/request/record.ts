import type { EndpointName } from '../../access/endpoints.ts';
import type { Identity } from '../../access/gate.ts';

/** What the log says of a request. Never keys, tokens, prompts or data. */
export type RequestRecord = {
  readonly requestId: string;
  readonly startedMs: number;
  endpoint?: EndpointName;
  identity?: Identity['kind'];
  callId?: string | undefined;
  sizeBytes?: number;
  /** How it ended, where the status does not say: an error code, or how a stream ended. */
  outcome?: string;
};

declare module 'fastify' {
  interface FastifyRequest {
    record: RequestRecord;
  }
}

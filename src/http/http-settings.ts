import { CONTRACT_LIMITS, MEGABYTE } from './v0/limits.ts';

/** How the transport behaves. Times are in milliseconds, sizes in bytes. */
export type HttpSettings = {
  /** The web origins whose pages may call the service. */
  readonly corsOrigins: readonly string[] | '*';
  /** How many proxies in front may be believed about the address of a caller. */
  readonly trustedProxyHops: number;
  /** The response header that carries a new anonymous token, in lower case. */
  readonly anonymousTokenHeader: string;
  /** What follows a spent budget: a refusal, or an answer by the built-in mind. */
  readonly onSpentBudget: 'refuse' | 'built-in';
  /** Silence after which a stream sends a comment; 0 for never. */
  readonly heartbeatMs: number;
  /** How long a reader may take nothing before it is dropped. */
  readonly slowReaderMs: number;
  /** How long one answer may take, from its whole body on. */
  readonly answerMs: number;
  /** How long running streams may go on once the service is told to stop. */
  readonly shutdownMs: number;
  /** Connections that may be open at once; Node closes further ones unheard. */
  readonly connections: number;
  /** Calls that may be under way at once, from their headers to the end of their stream. */
  readonly callsInFlight: number;
  /** Large bodies that may be read and worked on at once. */
  readonly uploadsInFlight: number;
  /** What large bodies may take together. One alone may always come, up to the size of a body. */
  readonly uploadsInFlightBytes: number;
  readonly bodyLimitBytes: number;
  /** A body above this size is large: it takes an upload slot and is answered in a worker. */
  readonly largeBodyBytes: number;
  readonly headersTimeoutMs: number;
  /** How long a request may take to arrive whole. */
  readonly requestTimeoutMs: number;
  readonly keepAliveMs: number;
  /** How long the rest of a refused body is read and thrown away, so that its sender gets to see the refusal. */
  readonly lingerMs: number;
};

const BASE64_GROWTH = 4 / 3;
/** A character of text as the longest escape of JSON: `\u1234`. */
const LONGEST_ESCAPE = 6;
const CONFIG_ROOM_BYTES = 32 * MEGABYTE;

const ATTACHMENTS_ROOM_BYTES = CONTRACT_LIMITS.attachmentsBytes * BASE64_GROWTH;
const TEXT_ROOM_BYTES = CONTRACT_LIMITS.sourceTextLength * LONGEST_ESCAPE;

/**
 * Room for everything the contract allows in one body, in whole megabytes: the attachments as base64, the longest text
 * with every character escaped, and a config of some 200,000 rows.
 */
const BODY_LIMIT_BYTES =
  Math.ceil((ATTACHMENTS_ROOM_BYTES + TEXT_ROOM_BYTES + CONFIG_ROOM_BYTES) / MEGABYTE) * MEGABYTE;

/** The contract's values where it has one, else ours. */
export const DEFAULT_HTTP_SETTINGS: HttpSettings = {
  corsOrigins: '*',
  trustedProxyHops: 0,
  anonymousTokenHeader: 'x-service-anonymous-token',
  onSpentBudget: 'refuse',
  heartbeatMs: 15_000,
  slowReaderMs: 30_000,
  answerMs: 60_000,
  shutdownMs: 10_000,
  connections: 5_000,
  callsInFlight: 2_000,
  uploadsInFlight: 100,
  uploadsInFlightBytes: 256 * MEGABYTE,
  bodyLimitBytes: BODY_LIMIT_BYTES,
  largeBodyBytes: 256 * 1024,
  headersTimeoutMs: 15_000,
  requestTimeoutMs: 120_000,
  keepAliveMs: 60_000,
  lingerMs: 5_000,
};

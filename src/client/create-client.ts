import {
  ClientError,
  connectionFailed,
  maybeObject,
  readErrorAnswer,
  streamBroken,
  toClientError,
  unexpectedAnswer,
} from './client-error.ts';
import { type Credentials, createAnonymousCredentials, createKeyCredentials } from './credentials.ts';
import { readEvents } from './read-events.ts';
import type { ServerEvent } from './server-event.ts';
import type {
  ChartRequest,
  ChartResult,
  EvaluateRequest,
  EvaluateResult,
  ExtractRequest,
  ExtractResult,
  NarrateRequest,
  NarrateResult,
  Progress,
  SuggestionsRequest,
  SuggestionsResult,
} from './wire.ts';

/** Where the service is, and who calls. */
export type ClientOptions = {
  /** The address of the service, such as `http://127.0.0.1:3000`. */
  readonly base: string;
  /** An API key. Never in a web page: whoever reads the page reads the key. Without one the client calls anonymously. */
  readonly key?: string;
  /** An anonymous token kept from before. */
  readonly token?: string | undefined;
  /** Is told of the anonymous token to keep; of undefined where the service no longer knows it. */
  readonly onToken?: (token: string | undefined) => void;
  /** The response header in which tokens are issued, where the service is set up with another. */
  readonly tokenHeader?: string;
  /** In place of the global `fetch`. */
  readonly fetch?: typeof fetch;
};

/** What goes with one call. */
export type CallOptions = {
  /** Ends the call: its generator then throws the reason of the signal. */
  readonly signal?: AbortSignal | undefined;
  /** Sees every event of the stream as it came, `complete` and `error` too. */
  readonly onEvent?: (event: ServerEvent) => void;
};

/** A call under way: yields progress, returns the result, throws a `ClientError`. It is sent when the first step is asked for. */
export type Call<Result> = AsyncGenerator<Progress, Result, void>;

/** The endpoints of the service as functions. */
export type Client = {
  extract(request: ExtractRequest, options?: CallOptions): Call<ExtractResult>;
  suggestions(request: SuggestionsRequest, options?: CallOptions): Call<SuggestionsResult>;
  generate(request: ChartRequest, options?: CallOptions): Call<ChartResult>;
  mutate(request: ChartRequest, options?: CallOptions): Call<ChartResult>;
  narrate(request: NarrateRequest, options?: CallOptions): Call<NarrateResult>;
  annotate(request: ChartRequest, options?: CallOptions): Call<ChartResult>;
  evaluate(request: EvaluateRequest, options?: CallOptions): Call<EvaluateResult>;
};

type Connection = { readonly base: string; readonly credentials: Credentials; readonly fetch: typeof fetch };

const TOKEN_HEADER = 'x-service-anonymous-token';

/**
 * Makes a client of one service, for programs (Node 22.18 or newer) and pages. It holds the anonymous token it is issued
 * and sends it with every later call.
 * @example
 * const client = createClient({ base: 'http://127.0.0.1:3000' });
 * const { config } = await finish(client.extract({ sourceText: 'Tea 3, coffee 5' }));
 */
export function createClient({ base, key, token, onToken, tokenHeader, fetch: send }: ClientOptions): Client {
  const anonymous = { token, onToken: onToken ?? (() => undefined), tokenHeader: tokenHeader ?? TOKEN_HEADER };
  const connection: Connection = {
    base: base.replace(/\/$/, ''),
    credentials: key === undefined ? createAnonymousCredentials(anonymous) : createKeyCredentials(key),
    // In a page `fetch` wants to be called by itself, not as the method of another object.
    fetch: send ?? ((input, init) => fetch(input, init)),
  };
  return {
    extract: (request, options) => call(connection, 'extract', request, options),
    suggestions: (request, options) => call(connection, 'suggestions', request, options),
    generate: (request, options) => call(connection, 'generate', request, options),
    mutate: (request, options) => call(connection, 'mutate', request, options),
    narrate: (request, options) => call(connection, 'narrate', request, options),
    annotate: (request, options) => call(connection, 'annotate', request, options),
    evaluate: (request, options) => call(connection, 'evaluate', request, options),
  };
}

/** Runs a call to its end and gives the result alone. */
export async function finish<Result>(running: Call<Result>): Promise<Result> {
  for (;;) {
    const step = await running.next();
    if (step.done === true) return step.value;
  }
}

async function* call<Result>(
  connection: Connection,
  endpoint: keyof Client,
  request: object,
  { signal, onEvent }: CallOptions = {},
): Call<Result> {
  const response = await open(connection, endpoint, request, signal);
  if (!response.ok) throw await readErrorAnswer(response);
  const { body } = response;
  const mediaType = response.headers.get('content-type') ?? 'nothing';
  if (body === null || !mediaType.startsWith('text/event-stream')) {
    throw unexpectedAnswer(response, `it is ${mediaType}, not a stream of events`);
  }
  let result: Result | undefined;
  try {
    for await (const event of readEvents(body)) {
      onEvent?.(event);
      const data = maybeObject(event.data);
      if (data === undefined) throw unexpectedAnswer(response, `the data of "${event.event}" is no JSON object`);
      if (event.event === 'error') throw toClientError(data, response);
      // The service checks what leaves it against the schemas that its tests hold equal to these types.
      if (event.event === 'complete') result = data as Result;
      if (event.event === 'progress') yield { message: String(data.message) };
    }
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof ClientError) throw error;
    // A connection that breaks behind the answer has done its work.
    if (result === undefined) throw streamBroken(response, error);
  }
  // The stream was read to its end, which leaves the connection for the next call.
  if (result === undefined) throw streamBroken(response);
  return result;
}

async function open(
  { base, credentials, fetch: send }: Connection,
  endpoint: string,
  request: object,
  signal: AbortSignal | undefined,
): Promise<Response> {
  const url = `${base}/api/v0/${endpoint}`;
  const body = JSON.stringify(request);
  try {
    return await credentials.send((authorization) =>
      send(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(authorization === undefined ? {} : { authorization }) },
        body,
        ...(signal === undefined ? {} : { signal }),
      }),
    );
  } catch (error) {
    signal?.throwIfAborted();
    throw connectionFailed(url, error);
  }
}

/** Sends one request with an `Authorization`, or without one. */
export type Send = (authorization: string | undefined) => Promise<Response>;

/** Says who is calling. */
export type Credentials = {
  /** Sends a request as the caller; keeps the anonymous token of the answer. */
  send(request: Send): Promise<Response>;
};

type AnonymousOptions = {
  /** A token from before. */
  readonly token: string | undefined;
  /** The response header in which a token is issued. */
  readonly tokenHeader: string;
  /** Is told of a token to keep, and of one that the service no longer knows as undefined. */
  readonly onToken: (token: string | undefined) => void;
};

/** Calls with an API key. */
export function createKeyCredentials(key: string): Credentials {
  return { send: (request) => request(`Bearer ${key}`) };
}

/**
 * Calls without a key: the first answer issues a token, and every later call carries it. Calls that are made together wait
 * for the first, so that one token is issued and not many. A token the service does not know (its data may be new) is
 * dropped and the call sent again without it.
 */
export function createAnonymousCredentials({ token: kept, tokenHeader, onToken }: AnonymousOptions): Credentials {
  let token = kept;
  let issuing: Promise<unknown> | undefined;

  const keep = (next: string | undefined): void => {
    token = next;
    onToken(next);
  };
  const askForToken = async (request: Send): Promise<Response> => {
    const response = await request(undefined);
    const issued = response.headers.get(tokenHeader);
    if (issued !== null) keep(issued);
    return response;
  };
  const sendWithout = async (request: Send): Promise<Response> => {
    const asking = askForToken(request);
    const settled = asking.then(noted, noted);
    issuing = settled;
    try {
      return await asking;
    } finally {
      if (issuing === settled) issuing = undefined;
    }
  };
  const send = async (request: Send): Promise<Response> => {
    while (token === undefined && issuing !== undefined) await issuing;
    if (token === undefined) return sendWithout(request);
    const used = token;
    const response = await request(`Bearer ${used}`);
    if (response.status !== 401) return response;
    await response.body?.cancel();
    if (token === used) keep(undefined);
    return send(request);
  };
  return { send };
}

/** How a request ended is its caller's concern; who waits for a token only needs to know that it ended. */
function noted(): void {}

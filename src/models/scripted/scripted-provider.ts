import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { countTokens, type Fault, type Invoice, type Script, type ScriptedRequest } from './scripted-reply.ts';
import { type Frame, type Usage, WIRE_PROTOCOLS, type WireProtocol } from './wire-protocols.ts';

/** A provider that answers by a script, for tests and for trying the service without a network. */
export interface ScriptedProvider {
  /** Where it listens, without the path of a protocol: `http://127.0.0.1:40123`. */
  readonly url: string;
  /** What it was asked, in order. */
  readonly requests: readonly ScriptedRequest[];
  invoice(): Invoice;
  /** How many answers were let go of by whoever asked, before their end. */
  abandoned(): number;
  close(): Promise<void>;
}

const PIECE_LENGTH = 24;
const HUGE_BYTES = 100 * 1_048_576;
const HUGE_PIECE = 'x'.repeat(65_536);
const DRIP_MS = 400;
const ABSURD = { inputTokens: 9_007_199_254_740_991, outputTokens: 9_007_199_254_740_991 };

/** A second apart; what the clock says does not matter. */
const NOW = 'Wed, 21 Oct 2026 07:28:00 GMT';
const SOON = 'Wed, 21 Oct 2026 07:28:01 GMT';
const TOO_LOW = { inputTokens: 1, outputTokens: 1 };

/** Faults that need no stream: what the provider sends at once. */
const TURNED_AWAY: Partial<Record<Fault, { readonly status: number; readonly headers?: Record<string, string> }>> = {
  'rate-limited': { status: 429 },
  'rate-limited-with-wait': { status: 429, headers: { 'retry-after': '1' } },
  'rate-limited-until-date': { status: 429, headers: { 'retry-after': SOON, date: NOW } },
  'rate-limited-for-long': { status: 429, headers: { 'retry-after': '3600' } },
  'internal-error': { status: 500 },
  'error-that-tells-all': { status: 400 },
  overloaded: { status: 529 },
  'error-body-with-200': { status: 200 },
  redirect: { status: 307, headers: { location: 'http://127.0.0.1:9/' } },
};

/** What is counted where the fault lies in the counting. */
const COUNTS: Partial<Record<Fault, Usage>> = { 'usage-absurd': ABSURD, 'usage-too-low': TOO_LOW };

/** Starts a scripted provider on the loopback interface, on a port of its own. */
export async function startScriptedProvider(script: Script): Promise<ScriptedProvider> {
  const requests: ScriptedRequest[] = [];
  const bill = { calls: 0, inputTokens: 0, outputTokens: 0 };
  let abandoned = 0;
  const server = createServer((request, response) => {
    response.on('error', () => undefined);
    response.once('close', () => {
      if (!response.writableEnded) abandoned += 1;
    });
    answer({ request, response, script, requests, bill }).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    requests,
    invoice: () => ({ ...bill }),
    abandoned: () => abandoned,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The scripted provider does not listen.');
  return address.port;
}

type Exchange = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly script: Script;
  readonly requests: ScriptedRequest[];
  readonly bill: { calls: number; inputTokens: number; outputTokens: number };
};

async function answer({ request, response, script, requests, bill }: Exchange): Promise<void> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const protocol = WIRE_PROTOCOLS.find(({ path }) => path === request.url);
  if (protocol === undefined) return void response.writeHead(404).end();
  const read = protocol.read(JSON.parse(Buffer.concat(chunks).toString()), request.headers);
  requests.push(read);
  const reply = script(read);
  const { fault } = reply;
  if (fault === 'reset') return void request.socket.destroy();
  const refusal = fault === undefined ? undefined : TURNED_AWAY[fault];
  if (refusal !== undefined) {
    response.writeHead(refusal.status, { 'content-type': 'application/json', ...refusal.headers });
    const said = fault === 'error-that-tells-all' ? JSON.stringify([read, request.headers]) : 'scripted error';
    return void response.end(protocol.errorBody(said));
  }
  const inputTokens = countTokens([read.instructions, ...read.texts].join('\n'));
  bill.calls += 1;
  bill.inputTokens += inputTokens;
  if (fault === 'hang-before-headers') return;
  const speech = new Speech(response, protocol, (tokens) => {
    bill.outputTokens += tokens;
  });
  await speech.give(reply.text, { fault, finish: reply.finish ?? 'stop', inputTokens });
}

type Manner = { readonly fault: Fault | undefined; readonly finish: 'stop' | 'length'; readonly inputTokens: number };

/** One answer on its way out, as honest or as broken as the script wants it. */
class Speech {
  readonly #response: ServerResponse;
  readonly #protocol: WireProtocol;
  readonly #count: (tokens: number) => void;

  constructor(response: ServerResponse, protocol: WireProtocol, count: (tokens: number) => void) {
    this.#response = response;
    this.#protocol = protocol;
    this.#count = count;
  }

  async give(text: string, { fault, finish, inputTokens }: Manner): Promise<void> {
    const type = fault === 'wrong-content-type' ? 'text/html' : 'text/event-stream';
    this.#response.writeHead(200, { 'content-type': type }).flushHeaders();
    if (fault === 'hang-after-headers') return;
    if (fault === 'wrong-content-type') return void this.#response.end('<html><body>maintenance</body></html>');
    if (fault === 'garbage') return void this.#response.end('data: {{{not json\n\ndata: "\u0000\n\n');
    if (fault === 'huge') return await this.#giveHuge();
    for (const frame of this.#protocol.begin(inputTokens)) await this.#write(frame);
    if (fault === 'tool-calls') for (const frame of this.#protocol.toolCall()) await this.#write(frame);
    if (fault === 'error-in-the-stream') return void this.#response.end(this.#protocol.errorFrame());
    if (fault === 'endless') return await this.#giveEndless();
    const given = this.#shape(text, fault);
    if (!(await this.#giveText(given, fault))) return;
    const counted = COUNTS[fault ?? 'drip'] ?? { inputTokens, outputTokens: countTokens(given) };
    const isCounted = fault !== 'usage-missing';
    const end = this.#protocol.end(isCounted ? counted : undefined, fault === 'tool-calls' ? 'tool' : finish);
    for (const frame of fault === 'duplicate-finish' ? [...end, ...end] : end) await this.#write(frame);
    this.#response.end();
  }

  /** The text as the fault leaves it. */
  #shape(text: string, fault: Fault | undefined): string {
    if (fault === 'empty' || fault === 'tool-calls') return '';
    return fault === 'truncated-json' ? text.slice(0, Math.floor(text.length / 2)) : text;
  }

  /** True where the answer is to be ended in good order. */
  async #giveText(text: string, fault: Fault | undefined): Promise<boolean> {
    const halfway = Math.floor(text.length / 2);
    for (let at = 0; at < text.length; at += PIECE_LENGTH) {
      if (at >= halfway && this.#breaksOff(fault)) return false;
      if (this.#response.destroyed) return false;
      const piece = text.slice(at, at + PIECE_LENGTH);
      this.#count(countTokens(piece));
      await this.#write(this.#protocol.text(piece));
      if (fault === 'drip') await new Promise((resolve) => setTimeout(resolve, DRIP_MS));
    }
    return true;
  }

  /** Ends the answer as the fault wants it; false where there is none of these. */
  #breaksOff(fault: Fault | undefined): boolean {
    if (fault === 'truncated') this.#response.end();
    if (fault === 'reset-in-the-middle') this.#response.destroy();
    return fault === 'truncated' || fault === 'reset-in-the-middle' || fault === 'hang-in-the-middle';
  }

  async #giveEndless(): Promise<void> {
    while (!this.#response.destroyed) {
      this.#count(countTokens('[1,2,3],'));
      await this.#write(this.#protocol.text('[1,2,3],'));
    }
  }

  async #giveHuge(): Promise<void> {
    for (let sent = 0; sent < HUGE_BYTES && !this.#response.destroyed; sent += HUGE_PIECE.length) {
      await this.#write(`: ${HUGE_PIECE}\n\n`);
    }
    this.#response.end();
  }

  #write(frame: Frame): Promise<void> {
    return new Promise((resolve) => {
      if (this.#response.destroyed) return resolve();
      const settle = (): void => {
        this.#response.off('close', settle);
        resolve();
      };
      this.#response.once('close', settle);
      this.#response.write(frame, settle);
    });
  }
}

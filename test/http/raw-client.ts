import { connect, type Socket } from 'node:net';

/** A bare connection, to send what no HTTP client would and to read only when told. What it receives is one letter a byte. */
export type RawConnection = {
  readonly socket: Socket;
  send(text: string | Uint8Array): void;
  /** Waits until what was received holds a text; gives everything received so far. */
  until(text: string): Promise<string>;
  /** Waits until the other side has closed; gives everything received. */
  untilClosed(): Promise<string>;
};

/** Opens a bare connection to a port of this machine. */
export async function openRaw(port: number): Promise<RawConnection> {
  const socket = connect(port, '127.0.0.1');
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  let received = '';
  socket.setEncoding('latin1');
  socket.on('data', (text) => {
    received += text;
  });
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.on('error', () => undefined);
  return {
    socket,
    send: (text) => void socket.write(text),
    async until(text) {
      while (!received.includes(text)) {
        if (socket.destroyed) throw new Error(`closed before ${JSON.stringify(text)}: ${received}`);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      return received;
    },
    async untilClosed() {
      await closed;
      return received;
    },
  };
}

/** The head and body of a POST as bytes on the wire. */
export function toRequest(path: string, body: string, headers: Readonly<Record<string, string>> = {}): string {
  const all = {
    host: 'test',
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}

/** The body of a received answer as text; joins the pieces of a chunked one. */
export function bodyOf(received: string): string {
  const start = received.indexOf('\r\n\r\n') + 4;
  const isChunked = received.slice(0, start).toLowerCase().includes('transfer-encoding: chunked');
  const bytes = Buffer.from(received.slice(start), 'latin1');
  return (isChunked ? Buffer.concat([...readChunks(bytes)]) : bytes).toString();
}

function* readChunks(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; ) {
    const data = bytes.indexOf('\r\n', at) + 2;
    const size = Number.parseInt(bytes.subarray(at, data).toString('latin1'), 16);
    yield bytes.subarray(data, data + size);
    at = data + size + 2;
  }
}

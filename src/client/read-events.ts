import { createEventReader, type ServerEvent } from './server-event.ts';

/** Reads the events of a body as they arrive. Leaving early, by `break` or `return`, gives the connection up. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent, void, void> {
  const reader = body.getReader();
  // A character may be cut between pieces: the decoder holds its first bytes back.
  const decoder = new TextDecoder();
  const readPiece = createEventReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      yield* readPiece(decoder.decode(value, { stream: !done }));
      if (done) return;
    }
  } finally {
    // After the end this does nothing; before it the service hears that nobody listens.
    await reader.cancel().catch(() => undefined);
  }
}

/** One JSON object as it travels: a text, or its UTF-8 bytes in pieces where it comes from a worker. */
export type Payload = string | readonly Uint8Array[];

/** The events of the contract. */
export type EventName = 'progress' | 'complete' | 'error';

/** A comment line: nothing to a reader of the stream, a sign of life to everything between. */
export const HEARTBEAT = ': heartbeat\n\n';

/** Line ends beyond CR and LF, which some readers of streams split at. JSON lets them stand as they are. */
const OTHER_LINE_ENDS = /[\u0085\u2028\u2029]/g;

/**
 * Writes a value as one line of JSON that every reader takes for one line. Lone surrogates become escapes. Throws a
 * `TypeError` for a value that is no JSON object or cannot be written as one.
 */
export function serialise(value: unknown): string {
  const json = JSON.stringify(value);
  if (json === undefined || !json.startsWith('{')) throw new TypeError('The data of an event must be an object.');
  return escapeLineEnds(json);
}

/** JSON with the line ends beyond CR and LF as escapes. */
export function escapeLineEnds(json: string): string {
  return json.replace(OTHER_LINE_ENDS, (end) => `\\u${end.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

const FRAME_END = '\n\n';

/**
 * Cuts an event into the pieces in which it is written: one string where it is short, else slices of bytes, so that a
 * slow reader is noticed between them.
 */
export function* toPieces(event: EventName, payload: Payload, sliceBytes = 65_536): Generator<string | Uint8Array> {
  const start = `event: ${event}\ndata: `;
  if (typeof payload === 'string' && payload.length <= sliceBytes) {
    yield start + payload + FRAME_END;
    return;
  }
  yield start;
  for (const bytes of typeof payload === 'string' ? [Buffer.from(payload)] : payload)
    yield* toSlices(bytes, sliceBytes);
  yield FRAME_END;
}

/** Cuts bytes into slices of at most a size, without copying. */
export function* toSlices(bytes: Uint8Array, sliceBytes: number): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += sliceBytes) yield bytes.subarray(at, at + sliceBytes);
}

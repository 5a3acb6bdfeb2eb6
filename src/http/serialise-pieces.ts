import { escapeLineEnds, type Payload, serialise } from './frames.ts';

/** Items of a list that become text at a time. Shorter lists are written with what holds them. */
const BATCH_ITEMS = 2000;
/** No list of an answer stands deeper: `config.data._provenance.rows` is the fourth. */
const DEEPEST = 5;
/** Pieces are about this long or longer, so that few of them travel. */
const PIECE_LENGTH = 200_000;

/**
 * Writes what `serialise` writes, as bytes in pieces where the value holds a long list: the text of the whole is never in memory. That
 * of 300,000 rows has 24 million characters, and takes twice the room where a single one of them is Arabic. Throws as `serialise` does.
 */
export function serialiseInPieces(value: unknown): Payload {
  if (!isPlainRecord(value) || !holdsLongList(value, DEEPEST)) return serialise(value);
  const encoder = new TextEncoder();
  const pieces: Uint8Array[] = [];
  let text = '';
  for (const part of writeParts(value, DEEPEST)) {
    text += part;
    if (text.length < PIECE_LENGTH) continue;
    pieces.push(encoder.encode(escapeLineEnds(text)));
    text = '';
  }
  return [...pieces, encoder.encode(escapeLineEnds(text))];
}

type PlainRecord = Readonly<Record<string, unknown>>;

/** True for what JSON writes property by property: no list, no date, nothing that says itself how it is written. */
function isPlainRecord(value: unknown): value is PlainRecord {
  if (typeof value !== 'object' || value === null || 'toJSON' in value) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function holdsLongList(value: unknown, depth: number): boolean {
  if (Array.isArray(value)) return value.length > BATCH_ITEMS;
  return depth > 0 && isPlainRecord(value) && Object.values(value).some((child) => holdsLongList(child, depth - 1));
}

/** The JSON of a record in parts; what holds no long list is one part. */
function* writeParts(record: PlainRecord, depth: number): Generator<string, void, void> {
  let before = '{';
  for (const [key, value] of Object.entries(record)) {
    const name = `${before}${JSON.stringify(key)}:`;
    if (holdsLongList(value, depth - 1)) {
      yield name;
      yield* Array.isArray(value) ? writeList(value) : writeParts(value as PlainRecord, depth - 1);
    } else {
      const text: string | undefined = JSON.stringify(value);
      // Functions and what is undefined are left out.
      if (text === undefined) continue;
      yield name + text;
    }
    before = ',';
  }
  yield before === '{' ? '{}' : '}';
}

function* writeList(list: readonly unknown[]): Generator<string, void, void> {
  for (let from = 0; from < list.length; from += BATCH_ITEMS) {
    const items = JSON.stringify(list.slice(from, from + BATCH_ITEMS)).slice(1, -1);
    yield (from === 0 ? '[' : ',') + items;
  }
  yield ']';
}

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readEvents } from './read-events.ts';
import { createEventReader, type ServerEvent } from './server-event.ts';

const read = (...pieces: readonly string[]): readonly ServerEvent[] => {
  const readPiece = createEventReader();
  return pieces.flatMap((piece) => readPiece(piece));
};

describe('a reader of events', () => {
  test.each<[string, string, readonly ServerEvent[]]>([
    ['a named event', 'event: progress\ndata: {"a":1}\n\n', [{ event: 'progress', data: '{"a":1}' }]],
    ['no name', 'data: x\n\n', [{ event: 'message', data: 'x' }]],
    ['CRLF', 'event: a\r\ndata: x\r\n\r\n', [{ event: 'a', data: 'x' }]],
    ['CR alone', 'event: a\rdata: x\r\r', [{ event: 'a', data: 'x' }]],
    ['several data lines', 'data: a\ndata\ndata: b\n\n', [{ event: 'message', data: 'a\n\nb' }]],
    ['comments', ': heartbeat\n\ndata: x\n:\n\n', [{ event: 'message', data: 'x' }]],
    ['one space after the colon', 'data:  x\ndata:y\n\n', [{ event: 'message', data: ' x\ny' }]],
    ['a colon in the value', 'data: a: b\n\n', [{ event: 'message', data: 'a: b' }]],
    ['the last of several names', 'event: a\nevent: b\ndata: x\n\n', [{ event: 'b', data: 'x' }]],
    ['an event without data', 'event: a\n\ndata: x\n\n', [{ event: 'message', data: 'x' }]],
    ['empty data', 'data:\n\n', [{ event: 'message', data: '' }]],
    ['fields it does not know', 'id: 1\nretry: 2\nfoo: 3\ndata: x\n\n', [{ event: 'message', data: 'x' }]],
    ['a byte order mark', '\ufeffdata: x\n\n', [{ event: 'message', data: 'x' }]],
    ['an event that is not ended', 'data: x\n\ndata: y\n', [{ event: 'message', data: 'x' }]],
    ['other line ends in a value', 'data: a\u2028b\u0085c\n\n', [{ event: 'message', data: 'a\u2028b\u0085c' }]],
  ])('reads %s', (_name, text, events) => {
    expect(read(text)).toEqual(events);
  });

  test('gives an event with the piece that ends it', () => {
    const readPiece = createEventReader();
    expect(readPiece('data: x\n')).toEqual([]);
    expect(readPiece('\n')).toHaveLength(1);
  });

  test('ends at a CR without waiting for what follows', () => {
    const readPiece = createEventReader();
    expect(readPiece('data: x\r\n\r')).toHaveLength(1);
    expect(readPiece('\ndata: y\r\n\r\n')).toEqual([{ event: 'message', data: 'y' }]);
  });

  test('reads a line of two million pieces in time that grows with it', () => {
    const readPiece = createEventReader();
    readPiece('data: ');
    for (let count = 0; count < 2_000_000; count++) readPiece('x');
    expect(readPiece('\n\n')[0]?.data).toHaveLength(2_000_000);
  });
});

const streamPart = fc.constantFrom(
  'event',
  'data',
  ':',
  ' ',
  '\r',
  '\n',
  '\r\n',
  '\n\n',
  'x',
  'é',
  '📊',
  'م',
  '\ufeff',
  '\u2028',
);
const streamText = fc.array(streamPart, { maxLength: 60 }).map((parts) => parts.join(''));

function cutAt<Whole extends { readonly length: number; slice(from: number, to: number): Whole }>(
  whole: Whole,
  cuts: readonly number[],
): readonly Whole[] {
  const places = [0, ...cuts.map((cut) => Math.floor(cut * whole.length)).toSorted((a, b) => a - b), whole.length];
  return places.slice(1).map((end, index) => whole.slice(places[index] ?? 0, end));
}

const cutPlaces = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 12 });

/** The same rules in another form: the whole text at once, line ends made one, blocks between blank lines. */
function readWhole(text: string): readonly ServerEvent[] {
  const lines = text
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .split('\n');
  const blankLines = lines.slice(0, -1).flatMap((line, index) => (line === '' ? [index] : []));
  return blankLines.flatMap((end, index) => {
    const block = lines.slice((blankLines[index - 1] ?? -1) + 1, end);
    const valuesOf = (name: string) =>
      block.flatMap((line) => {
        const match = /^([^:]*)(?:: ?(.*))?$/su.exec(line);
        return match?.[1] === name ? [match[2] ?? ''] : [];
      });
    const data = valuesOf('data');
    return data.length === 0 ? [] : [{ event: valuesOf('event').at(-1) || 'message', data: data.join('\n') }];
  });
}

describe('any text of a stream', () => {
  test('gives what the rules give when it is read whole', () => {
    fc.assert(
      fc.property(streamText, (text) => {
        expect(read(text)).toEqual(readWhole(text));
      }),
      { numRuns: 2000 },
    );
  });

  test('gives the same events wherever it is cut', () => {
    fc.assert(
      fc.property(streamText, cutPlaces, (text, cuts) => {
        expect(read(...cutAt(text, cuts))).toEqual(read(text));
      }),
      { numRuns: 2000 },
    );
  });

  test('gives the same events wherever its bytes are cut, within characters too', async () => {
    await fc.assert(
      fc.asyncProperty(streamText, cutPlaces, async (text, cuts) => {
        const bytes = new TextEncoder().encode(text.replaceAll('\ufeff', ''));
        const events: ServerEvent[] = [];
        for await (const event of readEvents(streamOf(cutAt(bytes, cuts)))) events.push(event);
        expect(events).toEqual(read(text.replaceAll('\ufeff', '')));
      }),
      { numRuns: 500 },
    );
  });
});

function streamOf(pieces: readonly Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
}

test('leaving early gives the connection up', async () => {
  let isCancelled = false;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new TextEncoder().encode('data: x\n\n')),
    cancel: () => {
      isCancelled = true;
    },
  });
  for await (const event of readEvents(body)) {
    expect(event.data).toBe('x');
    break;
  }
  expect(isCancelled).toBe(true);
});

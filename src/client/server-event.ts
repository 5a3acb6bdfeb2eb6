/** One event of a stream. `event` is `message` where the stream gave no name. */
export type ServerEvent = { readonly event: string; readonly data: string };

/**
 * Takes the text of a stream in pieces, cut anywhere, and gives the events that a piece completes. An event that no blank
 * line ended is none, as in browsers.
 */
export type EventReader = (piece: string) => readonly ServerEvent[];

const LINE_FEED = '\n';

/**
 * Creates a reader of Server-Sent Events (WHATWG HTML, 9.2.6): lines end in LF, CR or CRLF, comments are skipped, several
 * `data` lines are one text with line feeds between, one space after a colon is no part of the value, and a byte order
 * mark at the start is dropped. The fields `id` and `retry` serve reconnection, which these streams do not know. Time is
 * linear in the text: what was looked at is not looked at again.
 */
export function createEventReader(): EventReader {
  let isFirst = true;
  let mayContinueLineEnd = false;
  const line = createTextBuffer();
  const fields = createFields();

  return (text) => {
    if (text === '') return [];
    let rest = text;
    if (isFirst) rest = rest.startsWith('\ufeff') ? rest.slice(1) : rest;
    isFirst = false;
    // A CR ended the piece before: an LF now belongs to it.
    if (mayContinueLineEnd && rest.startsWith(LINE_FEED)) rest = rest.slice(1);
    mayContinueLineEnd = rest === '' ? false : rest.endsWith('\r');
    const events: ServerEvent[] = [];
    const pieces = rest.split(/\r\n|\n|\r/);
    for (const [index, piece] of pieces.entries()) {
      line.add(piece);
      if (index === pieces.length - 1) break;
      const event = fields.take(line.drain());
      if (event !== undefined) events.push(event);
    }
    return events;
  };
}

type TextBuffer = { add(text: string): void; drain(): string };

/** Collects pieces and joins them once: a line of many pieces would otherwise be copied with each. */
function createTextBuffer(): TextBuffer {
  let pieces: string[] = [];
  return {
    add: (text) => {
      if (text !== '') pieces.push(text);
    },
    drain: () => {
      const text = pieces.join('');
      pieces = [];
      return text;
    },
  };
}

/** Takes the lines of an event one by one; a blank one gives the event, if it has data. */
function createFields(): { take(line: string): ServerEvent | undefined } {
  let event = '';
  let data: string[] = [];
  return {
    take(line) {
      if (line === '') {
        const done = data.length === 0 ? undefined : { event: event || 'message', data: data.join(LINE_FEED) };
        event = '';
        data = [];
        return done;
      }
      const { name, value } = readField(line);
      if (name === 'event') event = value;
      else if (name === 'data') data.push(value);
      return undefined;
    },
  };
}

function readField(line: string): { readonly name: string; readonly value: string } {
  const colon = line.indexOf(':');
  if (colon === -1) return { name: line, value: '' };
  const start = line.startsWith(' ', colon + 1) ? colon + 2 : colon + 1;
  return { name: line.slice(0, colon), value: line.slice(start) };
}
